"""What would be lost if a phase were closed now, and what has to be done before it can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ....games.axis.core.pieces import Pile, counted
from ....games.axis.core.position import COMBAT_MOVE, NONCOMBAT_MOVE, PLACE, PURCHASE, P, enemies, own, remove
from ....games.axis.core.stranded import misplaced
from ....games.axis.core.targets import targets
from ....games.axis.core.touchdown import count_lost
from ..edition import Edition
from ..position import Position
from .shapes import Warned
from .threats import threats


def warnings(edition: Edition, state: Position) -> list[Warned]:
    """The warnings of the phase, by space."""
    if state.over is not None or state.battle is not None or edition.is_before(state):
        return []
    return [warned for warning in WARNINGS.get(state.phase, ()) for warned in warning(edition, state)]


def _homeless(edition: Edition, state: Position) -> Iterator[Warned]:
    """Bought units that would find no place if the board stayed as it is, and so be lost.

    Ships need a zone without enemies next to a complex that can still make them. Rule: 3.buy, 7.place.
    """
    full = _placed_as_far_as_possible(edition, state)
    zones = _held_zones(edition, full)
    ships = {k: n for k, n in full.bought.items() if zones and state.kinds(state.seat)[k].domain == "sea"}
    others = {k: n for k, n in full.bought.items() if k not in ships}
    if ships:
        yield Warned("zone_held", zones[0], ships, nation=next(enemies(state, zones[0])).nation, spaces=zones)
    if others:
        yield Warned("no_room", units=others)


def _held_zones(edition: Edition, state: Position) -> tuple[str, ...]:
    """Zones in which complexes could still make ships, if the enemy did not lie there."""
    board = state.rules.board
    ports = [port for port, left in edition.factories(state).items() if left > 0]
    near = dict.fromkeys(zone for port in ports for zone in board.neighbours[port] if board.is_sea(zone))
    return tuple(zone for zone in near if not edition.may_launch(state, zone))


def _cleared(state: P) -> P:
    """The position as if every sea battle that is ordered were won."""
    board = state.rules.board
    for space in [space for space in state.units if board.is_sea(space) and any(own(state, space))]:
        for pile in tuple(enemies(state, space)):
            state = remove(state, space, pile)
    return state


def _homeless_after_battles(edition: Edition, state: Position) -> Iterator[Warned]:
    return _homeless(edition, _cleared(state))


def _unspent(edition: Edition, state: Position) -> Iterator[Warned]:
    """Money that would still buy troops, ships or planes for which a complex has room."""
    left, kinds, aside = state.ipc[state.seat], state.kinds(state.seat), state.rules.roster.having["aside"]
    full = _placed_as_far_as_possible(edition, state)
    for kind in sorted(kinds.values(), key=lambda kind: kind.cost):
        if not kind.cost or kind.cost > left or kind.name in aside:
            continue
        room = sum(max(makers.values()) for makers in edition.ways_to_place(full, kind.name).values())
        if room:
            yield Warned("unspent", units={kind.name: min(room, left // kind.cost)}, ipc=left)
            return


def _open_capital(edition: Edition, state: Position) -> Iterator[Warned]:
    """The capital, where nobody defends it or could be placed there, and an enemy can come."""
    capital, roster = edition.capitals(state).get(state.seat, ""), state.rules.roster
    aside = roster.having["aside"]
    can_defend = (kind for kind in state.bought if kind not in roster.sea and kind not in aside)
    if (
        state.owner.get(capital) != state.seat
        or any(pile.kind not in aside for pile in state.at(capital))
        or any(capital in edition.ways_to_place(state, kind) for kind in can_defend)
    ):
        return
    coming = threats(edition, state, state.seat).threats.get(capital)
    if coming is not None:
        yield Warned("open_capital", capital, coming.units, nation=coming.nations[0])


def _stranded(edition: Edition, state: Position) -> Iterator[Warned]:
    """Aircraft that find no landing place after the battles that are ordered."""
    th = edition.theatre(state)
    lost = count_lost(state, th)
    for space, pile in _aircraft(state):
        if not lost:
            return
        without = remove(state, space, pile)
        fewer = count_lost(without, th)
        if fewer < lost:
            yield Warned("no_landing", space, {pile.kind: lost - fewer})
            state, lost = without, fewer


def _aircraft(state: Position) -> list[tuple[str, Pile]]:
    """Own aircraft with least range left first."""
    kinds = state.kinds(state.seat)
    flying = [(space, p) for space in state.units for p in own(state, space) if kinds[p.kind].domain == "air"]
    return sorted(flying, key=lambda found: -found[1].used)


def _in_the_air(edition: Edition, state: Position) -> Iterator[Warned]:
    """Aircraft that still have to land, and those that cannot any more."""
    th = edition.theatre(state)
    for space, piles in misplaced(state, th.airfields).items():
        able: dict[str, int] = {}
        unable: dict[str, int] = {}
        for p in piles:
            found = able if any(targets(state, th, space, counted(p, 1)).values()) else unable
            found[p.kind] = found.get(p.kind, 0) + p.count
        if able:
            yield Warned("must_land", space, able)
        if unable:
            yield Warned("crash", space, unable)


def _in_hand(edition: Edition, state: Position) -> Iterator[Warned]:
    """Bought units that can still be placed, and those that will find no place."""
    left = _placed_as_far_as_possible(edition, state).bought
    able = {kind: count - left.get(kind, 0) for kind, count in state.bought.items()}
    able = {kind: count for kind, count in able.items() if count}
    if able:
        yield Warned("to_place", "", able)
    yield from _unplaceable(edition, state)


def _unplaceable(edition: Edition, state: Position) -> Iterator[Warned]:
    """Bought units that are lost when the turn ends: no battle can make room for them any more."""
    left = _placed_as_far_as_possible(edition, state).bought
    if left:
        yield Warned("not_placed", "", dict(left), spaces=_held_zones(edition, state))


def _placed_as_far_as_possible(edition: Edition, state: Position) -> Position:
    """The position when units have been placed until no more go, the dearest first."""
    kinds, now = state.kinds(state.seat), state
    for kind in sorted(state.bought, key=lambda k: -kinds[k].cost):
        while ways := edition.ways_to_place(now, kind) if now.bought.get(kind) else {}:
            space = max(ways, key=lambda s: max(ways[s].values()))
            most = min(now.bought[kind], max(ways[space].values()))
            now = edition.placed(now, {kind: most}, space)
    return now


WARNINGS: Mapping[str, tuple[Callable[[Edition, Position], Iterator[Warned]], ...]] = {
    PURCHASE: (_homeless, _unspent),
    COMBAT_MOVE: (_stranded, _homeless_after_battles),
    NONCOMBAT_MOVE: (_in_the_air, _unplaceable, _open_capital),
    PLACE: (_in_hand, _open_capital),
}
"""What is looked at in each phase."""
