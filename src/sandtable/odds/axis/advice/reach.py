"""How far the pieces of one space get: every target that the menu offers them, with its distance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....games.axis.core.actions import Move
from ....games.axis.core.passage import passage
from ....games.axis.core.pieces import Pile, is_meant, read_spec
from ....games.axis.core.position import COMBAT_MOVE, Position, own
from ....games.axis.core.reach import distances, spread
from ....games.axis.core.theatre import Theatre
from ....games.axis.core.touchdown import Sky, zones_in_reach
from ....kernel.protocol import Entry, Offer
from ..edition import Edition
from .shapes import Reach, Target, Touchdown

NEXT_DOOR = ("load", "unload")


def reach(edition: Edition, state: Position, seat: str, origin: str, kinds: Iterable[str] = ()) -> Reach:
    """Every target of the seat's menu from that space; of units bought: where they may be placed ("")."""
    wanted, air, bit = set(kinds), state.rules.roster.air, state.rules.board.bit
    th = edition.theatre(state)
    found: dict[str, Target] = {}
    for offer in edition.game.options(state, seat).offers:
        if offer.origin != origin or not offer.targets or (wanted and offer.kind not in wanted):
            continue
        if not origin and offer.verb != "place":
            continue
        steps = _steps(edition, state, th, offer)
        flies = offer.kind in air and offer.verb != "place"
        attacked = _attacked(edition, state, th, offer.verb, flies)
        for space in offer.targets:
            one = Target(steps[space], bool(bit[space] & attacked), flies)
            found[space] = _joined(found[space], one) if space in found else one
    return Reach(found)


def _joined(one: Target, other: Target) -> Target:
    return Target(min(one.steps, other.steps), one.attack or other.attack, one.air and other.air)


def _attacked(edition: Edition, state: Position, th: Theatre, verb: str, flies: bool) -> int:
    """The spaces where it would start a fight, or take land from an enemy or a neutral."""
    if verb in edition.strikes:
        return state.rules.board.land | state.rules.board.sea
    if state.phase != COMBAT_MOVE or verb == "load":
        return 0
    return th.occupied | (th.neutral if flies else th.neutral | th.hostile)


def _steps(edition: Edition, state: Position, th: Theatre, offer: Offer) -> Mapping[str, int]:
    """The distance of each target of an offer, on the way that an order without a route takes."""
    if offer.verb == "place":
        return dict.fromkeys(offer.targets, 0)
    if offer.verb in NEXT_DOOR:
        return dict.fromkeys(offer.targets, 1)
    board = state.rules.board
    if offer.verb in edition.straight:
        away = distances(board.near, board.bit[offer.origin], board.land | board.sea)
        return {space: away[board.index[space]] for space in offer.targets}
    through, _ = passage(state, th, state.kinds(state.seat)[offer.kind])
    at_sea = state.kinds(state.seat)[offer.kind].domain == "sea"
    away = distances(th.sea_near if at_sea else board.near, board.bit[offer.origin], through)
    return {space: away[board.index[space]] for space in offer.targets}


def touchdown(edition: Edition, state: Position, seat: str, origin: str, unit: str, target: str) -> Touchdown:
    """Where one aircraft could come down after that flight; decks as carriers can still be there."""
    kind = read_spec(unit).kind
    if state.kinds(state.seat).get(kind) is None or state.kinds(state.seat)[kind].domain != "air":
        raise ValueError(f"{unit!r} is not an aircraft")
    entry: Entry[Any] = Entry(seat, edition.order({unit: 1}, origin, (target,)))
    refusal = edition.game.check(state, entry)
    if refusal:
        return Touchdown(0, (), refusal)
    step = edition.game.apply(state, entry)
    flown = step.entry.do if step.entry is not None else entry.do
    assert isinstance(flown, Move)
    before = min(p.used for p in _meant(state, origin, unit))
    left = state.kinds(state.seat)[kind].move - before - len(flown.route)
    return Touchdown(left, _places(step.state, edition.theatre(step.state), kind, target, left))


def _places(state: Position, th: Theatre, kind: str, place: str, left: int) -> tuple[str, ...]:
    board = state.rules.board
    sky = (board.land | board.sea) & ~th.neutral
    found = spread(board.near, board.bit[place], left, sky, th.airfields) | (board.bit[place] & th.airfields)
    if kind in state.rules.roster.deck_load:
        found |= zones_in_reach(state, th, board.index[place], left) & Sky(state, th).zones
    return board.names_of(found)


def _meant(state: Position, origin: str, unit: str) -> list[Pile]:
    return [p for p in own(state, origin) if is_meant(p, read_spec(unit), state.seat)]
