"""Transports: boarding, going ashore, amphibious assaults announced (2nd: ch. 4, transports).

A transport holds two infantry, or one armor, or one gun. It may load before, between and after
its moves; once it unloads, its turn is over. Units travel with an ally over three turns: they board
in their own turn, sail in his, and go ashore in their next.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.passage import own_pieces, room_in_land
from ..core.pieces import (
    FULL,
    Cargo,
    Pile,
    Piles,
    add,
    counted,
    in_order,
    is_meant,
    read_spec,
    take,
)
from ..core.position import has_enemies, is_friendly_land, with_all_piles
from ..core.theatre import Theatre
from .actions import Load, Unload
from .state import State, Stepping
from .theatre import theatre


def room_on(state: State, ship: Pile) -> int:
    """Room left on each transport of a pile."""
    roster = state.rules.roster
    return roster.holds[ship.kind] - sum(roster.load[c.kind] for c in ship.cargo)


def _ships(state: State, piles: Piles, wanted: str) -> Piles:
    """Transports of the side among these pieces, own ones first; those an order names only."""
    seat, holds = state.seat, state.rules.roster.holds
    ours = state.relations.shares[seat]
    spec = read_spec(wanted) if wanted else None
    found = (p for p in piles if p.kind in holds and p.nation in ours)
    return tuple(
        sorted((p for p in found if spec is None or is_meant(p, spec, seat)), key=lambda p: p.nation != seat)
    )


def can_load(state: State, ship: Pile) -> bool:
    """Whether a transport may take anything aboard now: not after it unloaded, met the enemy or moved
    in an earlier phase."""
    if ship.nation != state.seat:
        return True
    return ship.task != "spent" and ship.used != FULL


def why_not_load(state: State, action: Load) -> Refusal | None:
    """Why the units may not board."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    if state.phase not in ("combat_move", "noncombat_move"):
        return refuse("wrong_phase", "1.sequence", phase=state.phase)
    for space in (action.start, action.zone):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if board.is_sea(action.start) or not board.is_sea(action.zone):
        return refuse("wrong_terrain", "4.transport", space=action.zone)
    if action.zone not in board.neighbours[action.start]:
        return refuse("not_adjacent", "4.transport", start=action.start, space=action.zone)
    for spec, count in action.units.items():
        picked = own_pieces(state.at(action.start), state.seat, spec, count)
        if picked is None:
            return refuse("not_there", "notation", unit=spec, count=count, space=action.start)
        kind = kinds[picked[0].kind]
        if not kind.load:
            return refuse("cannot_be_carried", "4.transport", unit=kind.name)
        if "noncombat" in kind.traits and state.phase == "combat_move":
            return refuse("noncombat_only", "4.aa", unit=kind.name)
        if any(p.used for p in picked):
            return refuse("has_moved", "4.transport", unit=kind.name)
    if not action.units:
        return refuse("no_units", "notation")
    return None if _boarded(state, action) else _why_no_ship(state, action)


def _why_no_ship(state: State, action: Load) -> Refusal:
    """Why no transport in the zone takes the units: none there, none that may load now, or no room."""
    ships = _ships(state, state.at(action.zone), action.ship)
    if not ships:
        return refuse("no_transport", "4.transport", space=action.zone)
    if _boarded(state, action, idle_too=True) is None:
        return refuse("no_room", "4.transport", space=action.zone)
    idle = next(p for p in ships if not can_load(state, p))
    if any(p.task == "spent" for p in ships):
        return refuse("has_unloaded", "4.transport", unit=idle.kind)
    if idle.came:
        return refuse("stopped_by_enemy", "4.transport", unit=idle.kind, space=action.zone)
    return refuse("has_moved", "4.transport", unit=idle.kind)


def loaded(step: Stepping, action: Load) -> None:
    """Embark the units."""
    state = _boarded(step.state, action)
    assert state is not None
    step.tell("loaded", units=_said(action.units), start=action.start, zone=action.zone, by=state.seat)
    step.state = state


def _said(units: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{count} {spec}" for spec, count in units.items())


def _boarded(state: State, action: Load, idle_too: bool = False) -> State | None:
    """The state with the units aboard, the bulkiest first; None when there is no room.

    With `idle_too` ships count that may not load any more, to tell them from ships that are full.
    """
    kinds = state.kinds(state.seat)
    left, sea = state.at(action.start), state.at(action.zone)
    pieces: list[Pile] = []
    for spec, count in in_order(action.units):
        picked = own_pieces(left, state.seat, spec, count)
        if picked is None:
            return None
        for p in picked:
            left = take(left, p)
            pieces.extend([counted(p, 1)] * p.count)
    loading: list[Pile] = []
    for piece in sorted(pieces, key=lambda p: -kinds[p.kind].load):
        bulk = kinds[piece.kind].load
        ships = (*loading, *_ships(state, sea, action.ship))
        fitting = [p for p in ships if room_on(state, p) >= bulk and (idle_too or can_load(state, p))]
        if not fitting:
            return None
        ship = min(fitting, key=lambda p: (p.nation != state.seat, room_on(state, p), p.used))
        one = counted(ship, 1)
        cargo = (*ship.cargo, Cargo(state.seat, piece.kind, fresh=True))
        laden = replace(one, cargo=tuple(sorted(cargo, key=lambda c: (c.nation, c.kind))))
        loading = [p for p in loading if p != one] + [laden]
        sea = add(take(sea, one), laden)
    return with_all_piles(state, {action.start: left, action.zone: sea})


def why_not_unload(state: State, action: Unload) -> Refusal | None:
    """Why the cargo may not go ashore there."""
    board = state.rules.board
    if state.phase not in ("combat_move", "noncombat_move"):
        return refuse("wrong_phase", "1.sequence", phase=state.phase)
    for space in (action.zone, action.coast):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if action.coast not in board.neighbours[action.zone] or board.is_sea(action.coast):
        return refuse("not_adjacent", "4.transport", start=action.zone, space=action.coast)
    if not action.units:
        return refuse("no_units", "notation")
    th = theatre(state)
    slow = state.rules.roster.having["noncombat"]
    for kind, count in sorted(action.units.items(), key=lambda item: item[0] not in slow):
        refusal = why_not_ashore(state, th, action.zone, action.coast, kind, count)
        if refusal:
            return refusal
    if _ashore(state, action) is None:
        return refuse("not_aboard", "4.transport", space=action.zone)
    return None


def why_not_ashore(
    state: State, th: Theatre, zone: str, coast: str, kind: str = "", count: int = 0
) -> Refusal | None:
    """Why so many of a kind may not go ashore from a zone to a coast now."""
    bit = state.rules.board.bit[coast]
    friendly = is_friendly_land(state, coast)
    if friendly and has_enemies(state, zone):
        return refuse("enemy_in_zone", "4.amphibious", space=zone)
    if state.phase == "noncombat_move":
        if not friendly:
            return refuse("not_friendly", "6.noncombat", space=coast)
        if kind in state.rules.most_in_land and count > room_in_land(state, kind, coast):
            return refuse("gun_there_already", "4.aa", space=coast)
        return None
    if kind in state.rules.roster.having["noncombat"]:
        return refuse("noncombat_only", "4.aa")
    if bit & th.barred:
        return refuse("no_attack_yet", "A4.restricted_soviet_attack", space=coast)
    if bit & th.neutral & ~th.announced and not th.tolls:
        return refuse("cannot_pay_fine", "4.neutral", ipc=state.ipc[state.seat])
    return None


def unloaded(step: Stepping, action: Unload) -> None:
    """Put cargo ashore, or on a coast that is not friendly announce the assault."""
    state = _ashore(step.state, action)
    assert state is not None
    what = "unloaded" if is_friendly_land(state, action.coast) else "assault_announced"
    step.tell(what, units=_said(action.units), zone=action.zone, space=action.coast, by=state.seat)
    step.state = state


def can_unload(state: State, ship: Pile, item: Cargo) -> bool:
    """Whether this cargo may leave this ship now."""
    if item.nation != state.seat or item.lands:
        return False
    if ship.nation != state.seat:
        return not item.fresh
    return state.phase == "combat_move" or ship.used != FULL


def _ashore(state: State, action: Unload) -> State | None:
    """The state with cargo ashore or ordered ashore; None when it is not aboard."""
    lands = "" if is_friendly_land(state, action.coast) else action.coast
    sea, coast = state.at(action.zone), state.at(action.coast)
    unloading: Piles = ()
    for kind, count in in_order(action.units):
        for _ in range(count):
            found = _carrier_of(state, (*unloading, *_ships(state, sea, action.ship)), kind)
            if found is None:
                return None
            ship, item = found
            rest = list(ship.cargo)
            rest.remove(item)
            if lands:
                rest = sorted([*rest, replace(item, lands=lands)], key=lambda c: (c.nation, c.kind))
            else:
                coast = add(coast, Pile(item.nation, item.kind, 1, FULL))
            task = "spent" if ship.nation == state.seat else ship.task
            one = counted(ship, 1)
            lighter = replace(one, cargo=tuple(rest), task=task)
            unloading = (*(p for p in unloading if p != one), lighter)
            sea = add(take(sea, one), lighter)
        if count < 1:
            return None
    return with_all_piles(state, {action.zone: sea, action.coast: coast})


def _carrier_of(state: State, ships: Piles, kind: str) -> tuple[Pile, Cargo] | None:
    """A ship with such cargo: one that is unloading already before one that could still sail."""
    found = [
        (ship, item)
        for ship in ships
        for item in ship.cargo
        if item.kind == kind and can_unload(state, ship, item)
    ]
    return min(found, key=lambda f: (f[0].task != "spent", -f[0].used, len(f[0].cargo))) if found else None
