"""Judging orders to board and to go ashore, and carrying them out; assaults that are announced."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.protocol import Refusal, refuse
from ....tabletop.stepping import Stepping
from .actions import Load, Unload
from .passage import own_pieces, room_in_land
from .position import COMBAT_MOVE, NONCOMBAT_MOVE, P, Position, has_enemies, is_friendly_land
from .theatre import Theatre
from .transport import ashore, boarded, can_load, is_assault, ships_for


def why_not_load(state: Position, action: Load) -> Refusal | None:
    """Why the units may not board."""
    rules, kinds = state.rules, state.kinds(state.seat)
    board, book = rules.board, rules.book
    if state.phase not in (COMBAT_MOVE, NONCOMBAT_MOVE):
        return refuse("wrong_phase", book.sequence, phase=state.phase)
    for space in (action.start, action.zone):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if board.is_sea(action.start) or not board.is_sea(action.zone):
        return refuse("wrong_terrain", book.transport, space=action.zone)
    if action.zone not in board.neighbours[action.start]:
        return refuse("not_adjacent", book.transport, start=action.start, space=action.zone)
    for spec, count in action.units.items():
        picked = own_pieces(state.at(action.start), state.seat, spec, count)
        if picked is None:
            return refuse("not_there", "notation", unit=spec, count=count, space=action.start)
        kind = kinds[picked[0].kind]
        if not kind.load:
            return refuse("cannot_be_carried", book.transport, unit=kind.name)
        if "noncombat" in kind.traits and state.phase == COMBAT_MOVE:
            return refuse("noncombat_only", book.guns, unit=kind.name)
        if any(p.used for p in picked):
            return refuse("has_moved", book.transport, unit=kind.name)
    if not action.units:
        return refuse("no_units", "notation")
    return (
        None
        if boarded(state, action.units, action.start, action.zone, action.ship)
        else _why_no_ship(state, action)
    )


def _why_no_ship(state: Position, action: Load) -> Refusal:
    """Why no transport in the zone takes the units: none there, none that may load now, or no room."""
    book = state.rules.book
    ships = ships_for(state, action.zone, state.at(action.zone), action.ship)
    if not ships:
        return refuse("no_transport", book.transport, space=action.zone)
    if boarded(state, action.units, action.start, action.zone, action.ship, idle_too=True) is None:
        return refuse("no_room", book.transport, space=action.zone)
    idle = next(p for p in ships if not can_load(state, action.zone, p))
    if any(p.task == "spent" for p in ships):
        return refuse("has_unloaded", book.transport, unit=idle.kind)
    if idle.came:
        return refuse("stopped_by_enemy", book.transport, unit=idle.kind, space=action.zone)
    return refuse("has_moved", book.transport, unit=idle.kind)


def loaded(step: Stepping[P], action: Load, all_alike: bool = False) -> None:
    """Embark the units; where all ships are alike, nobody asks again which of them may load."""
    state = boarded(step.state, action.units, action.start, action.zone, action.ship, all_alike)
    assert state is not None
    step.tell("loaded", units=_said(action.units), start=action.start, zone=action.zone, by=state.seat)
    step.state = state


def _said(units: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"{count} {spec}" for spec, count in units.items())


def why_not_unload(state: P, action: Unload, theatre: Callable[[P], Theatre]) -> Refusal | None:
    """Why the cargo may not go ashore there."""
    rules = state.rules
    board, book = rules.board, rules.book
    if state.phase not in (COMBAT_MOVE, NONCOMBAT_MOVE):
        return refuse("wrong_phase", book.sequence, phase=state.phase)
    for space in (action.zone, action.coast):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if action.coast not in board.neighbours[action.zone] or board.is_sea(action.coast):
        return refuse("not_adjacent", book.transport, start=action.zone, space=action.coast)
    if not action.units:
        return refuse("no_units", "notation")
    th = theatre(state)
    slow = rules.roster.having["noncombat"]
    for kind, count in sorted(action.units.items(), key=lambda item: item[0] not in slow):
        refusal = why_not_ashore(state, th, action.zone, action.coast, kind, count)
        if refusal:
            return refusal
    if ashore(state, action.units, action.zone, action.coast, action.ship) is None:
        return refuse("not_aboard", book.transport, space=action.zone)
    return None


def why_not_ashore(
    state: Position, th: Theatre, zone: str, coast: str, kind: str = "", count: int = 0
) -> Refusal | None:
    """Why so many of a kind may not go ashore from a zone to a coast now."""
    rules = state.rules
    if rules.manners.why_not_ashore:
        return rules.manners.why_not_ashore(state, th, zone, coast, kind, count)
    bit, book = rules.board.bit[coast], rules.book
    friendly = is_friendly_land(state, coast)
    if friendly and has_enemies(state, zone):
        return refuse("enemy_in_zone", book.landings, space=zone)
    if state.phase == NONCOMBAT_MOVE:
        if not friendly:
            return refuse("not_friendly", book.noncombat, space=coast)
        if kind in rules.most_in_land and count > room_in_land(state, kind, coast):
            return refuse("gun_there_already", book.guns, space=coast)
        return None
    if kind in rules.roster.having["noncombat"]:
        return refuse("noncombat_only", book.guns)
    if bit & th.barred:
        return refuse("no_attack_yet", book.truce, space=coast)
    if bit & th.neutral & ~th.announced and not th.tolls:
        return refuse("cannot_pay_fine", book.neutrals, ipc=state.ipc[state.seat])
    return None


def unloaded(step: Stepping[P], action: Unload) -> None:
    """Put cargo ashore, or announce the assault."""
    state = ashore(step.state, action.units, action.zone, action.coast, action.ship)
    assert state is not None
    what = "assault_announced" if is_assault(state, action.coast) else "unloaded"
    step.tell(what, units=_said(action.units), zone=action.zone, space=action.coast, by=state.seat)
    step.state = state
