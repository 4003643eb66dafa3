"""Ships that carry troops: boarding, going ashore, landings that are ordered and come to pass or not.

A ship holds what fits by the room each kind takes. It may load before, between and after its moves; once it
unloads, its turn is over. Units travel with an ally over three turns: they board in their own turn, sail in
his, and go ashore in their next.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from .passage import own_pieces
from .pieces import FULL, Cargo, Pile, Piles, add, counted, in_order, is_meant, read_spec, take
from .position import COMBAT_MOVE, P, Position, is_friendly_land, sharing, with_all_piles, with_piles


def room_on(state: Position, ship: Pile) -> int:
    """Room left on each ship of a pile."""
    roster = state.rules.roster
    return roster.holds[ship.kind] - sum(roster.load[c.kind] for c in ship.cargo)


def ships_for(state: Position, zone: str, piles: Piles, wanted: str) -> Piles:
    """Ships in a zone that may carry for the moving nation, own ones first; those an order names only."""
    seat, holds, ours = state.seat, state.rules.roster.holds, sharing(state, zone)
    spec = read_spec(wanted) if wanted else None
    found = (p for p in piles if p.kind in holds and p.nation in ours)
    return tuple(
        sorted((p for p in found if spec is None or is_meant(p, spec, seat)), key=lambda p: p.nation != seat)
    )


def can_load(state: Position, zone: str, ship: Pile) -> bool:
    """Whether a ship may take anything aboard now: not after it unloaded, met the enemy or moved in an
    earlier phase."""
    if state.rules.manners.can_load:
        return state.rules.manners.can_load(state, zone, ship)
    if ship.nation != state.seat:
        return True
    return ship.task != "spent" and ship.used != FULL


def boarded(
    state: P, units: Mapping[str, int], start: str, zone: str, ship: str = "", idle_too: bool = False
) -> P | None:
    """The position with the units aboard, the bulkiest first; None when there is no room.

    With `idle_too` ships count that may not load any more, to tell them from ships that are full.
    """
    load = state.rules.roster.load
    left, sea = state.at(start), state.at(zone)
    pieces: list[Pile] = []
    for spec, count in in_order(units):
        picked = own_pieces(left, state.seat, spec, count)
        if picked is None:
            return None
        for p in picked:
            left = take(left, p)
            pieces.extend([counted(p, 1)] * p.count)
    loading: list[Pile] = []
    for piece in sorted(pieces, key=lambda p: -load[p.kind]):
        ships = (*loading, *ships_for(state, zone, sea, ship))
        able = (p for p in ships if idle_too or can_load(state, zone, p))
        fitting = [p for p in able if room_on(state, p) >= load[piece.kind]]
        if not fitting:
            return None
        best = min(fitting, key=lambda p: (p.nation != state.seat, room_on(state, p), p.used))
        one = counted(best, 1)
        cargo = (*best.cargo, Cargo(state.seat, piece.kind, fresh=True))
        laden = replace(one, cargo=_sorted(cargo))
        loading = [p for p in loading if p != one] + [laden]
        sea = add(take(sea, one), laden)
    return with_all_piles(state, {start: left, zone: sea})


def _sorted(cargo: tuple[Cargo, ...]) -> tuple[Cargo, ...]:
    return tuple(sorted(cargo, key=lambda c: (c.nation, c.kind)))


def can_unload(state: Position, zone: str, ship: Pile, item: Cargo, coast: str = "") -> bool:
    """Whether this cargo may leave this ship now, for a coast where one is named."""
    if state.rules.manners.can_unload:
        return state.rules.manners.can_unload(state, zone, ship, item, coast)
    if item.nation != state.seat or item.lands:
        return False
    if ship.nation != state.seat:
        return not item.fresh
    return state.phase == COMBAT_MOVE or ship.used != FULL


def is_assault(state: Position, coast: str) -> bool:
    """Whether going ashore there is only ordered now, and fought out later."""
    assaults = state.rules.manners.assaults
    return assaults(state, coast) if assaults else not is_friendly_land(state, coast)


def ashore(state: P, units: Mapping[str, int], zone: str, coast: str, wanted: str = "") -> P | None:
    """The position with cargo ashore, or ordered ashore in an assault; None when it is not aboard."""
    lands = coast if is_assault(state, coast) else ""
    mark = coast if state.rules.manners.one_coast and not lands else ""
    sea, land = state.at(zone), state.at(coast)
    unloading: Piles = ()
    for kind, count in in_order(units):
        for _ in range(count):
            ships = (*unloading, *ships_for(state, zone, sea, wanted))
            found = _carrier_of(state, zone, ships, kind, coast)
            if found is None:
                return None
            ship, item = found
            rest = list(ship.cargo)
            rest.remove(item)
            if lands:
                rest.append(replace(item, lands=lands))
            else:
                land = add(land, Pile(item.nation, item.kind, 1, FULL))
            task = "spent" if ship.nation == state.seat else ship.task
            one = counted(ship, 1)
            cargo = _sorted(tuple(rest)) if lands else tuple(rest)
            lighter = replace(one, cargo=cargo, task=task, came=mark or one.came)
            unloading = (*(p for p in unloading if p != one), lighter)
            sea = add(take(sea, one), lighter)
        if count < 1:
            return None
    return with_all_piles(state, {zone: sea, coast: land})


def _carrier_of(state: Position, zone: str, ships: Piles, kind: str, coast: str) -> tuple[Pile, Cargo] | None:
    """A ship with such cargo: one that is unloading already before one that could still sail.

    Where fresh cargo must land, it goes first, for older cargo may stay aboard.
    """
    fresh_first = state.rules.manners.fresh_lands
    found = [
        (ship, item)
        for ship in ships
        for item in ship.cargo
        if item.kind == kind and can_unload(state, zone, ship, item, coast)
    ]
    if not found:
        return None

    def rank(one: tuple[Pile, Cargo]) -> tuple[bool, bool, int, int]:
        ship, item = one
        return (fresh_first and not item.fresh, ship.task != "spent", -ship.used, len(ship.cargo))

    return min(found, key=rank)


# Landings that were ordered


def has_landings(state: Position, zone: str) -> bool:
    """Whether troops in a zone are ordered ashore."""
    seat = state.seat
    for p in state.at(zone):
        for c in p.cargo:
            if c.lands and c.nation == seat:
                return True
    return False


def called_off(state: P, zone: str) -> P:
    """The position with the landings ordered from a zone off: the troops stay aboard."""
    piles: list[Pile] = []
    for p in state.at(zone):
        mine = tuple(replace(c, lands="") if c.nation == state.seat else c for c in p.cargo)
        piles.append(replace(p, cargo=mine) if mine != p.cargo else p)
    return with_piles(state, zone, tuple(piles))


def disembarked(state: P, zone: str) -> tuple[P, tuple[str, ...]]:
    """The position with the troops of a zone on the coasts they were ordered to, and these coasts."""
    landing: dict[str, Piles] = {}
    sea: Piles = ()
    for p in state.at(zone):
        going = tuple(c for c in p.cargo if c.lands and c.nation == state.seat)
        for c in going:
            landed = Pile(c.nation, c.kind, p.count, FULL, zone, "landed")
            landing[c.lands] = add(landing.get(c.lands, state.at(c.lands)), landed)
        sea = add(sea, replace(p, cargo=tuple(c for c in p.cargo if c not in going)) if going else p)
    return (with_all_piles(state, {zone: sea, **landing}) if landing else state), tuple(landing)
