"""What would be lost if a phase were closed now, and what has to be done before it can be."""

from __future__ import annotations

from collections.abc import Iterator

from ....games.axis.classic.actions import Place
from ....games.axis.classic.economy import output_left, place, ways_to_place, working_factories
from ....games.axis.classic.state import State, Stepping
from ....games.axis.classic.theatre import theatre
from ....games.axis.classic.turn import misplaced
from ....games.axis.core.landing import count_lost
from ....games.axis.core.pieces import Pile, counted
from ....games.axis.core.position import enemies, own, remove
from ....games.axis.core.targets import targets
from .shapes import Warned
from .threats import threats


def warnings(state: State) -> list[Warned]:
    """The warnings of the phase, by space."""
    if state.over is not None or state.battle is not None or state.flak is not None:
        return []
    if state.phase == "purchase":
        return [*_homeless(state), *_unspent(state)]
    if state.phase == "combat_move":
        return [*_stranded(state), *_homeless(_cleared(state))]
    if state.phase == "noncombat_move":
        return [*_in_the_air(state), *_unplaceable(state), *_open_capital(state)]
    return [*_in_hand(state), *_open_capital(state)] if state.phase == "place" else []


def _homeless(state: State) -> Iterator[Warned]:
    """Bought units that would find no place if the board stayed as it is, and so be lost.

    Ships need a zone without enemies next to a complex that can still make them. Rule: 3.buy, 7.place.
    """
    full = _placed_as_far_as_possible(state)
    zones = _held_zones(full)
    ships = {k: n for k, n in full.bought.items() if zones and state.kinds(state.seat)[k].domain == "sea"}
    others = {k: n for k, n in full.bought.items() if k not in ships}
    if ships:
        yield Warned("zone_held", zones[0], ships, nation=next(enemies(state, zones[0])).nation, spaces=zones)
    if others:
        yield Warned("no_room", units=others)


def _held_zones(state: State) -> tuple[str, ...]:
    """Zones in which complexes could still make ships, if the enemy did not lie there."""
    board = state.rules.board
    ports = [port for port in working_factories(state) if output_left(state, port) > 0]
    near = dict.fromkeys(zone for port in ports for zone in board.neighbours[port] if board.is_sea(zone))
    return tuple(zone for zone in near if not state.rules.may_launch(state, zone))


def _cleared(state: State) -> State:
    """The position as if every sea battle that is ordered were won."""
    board = state.rules.board
    for space in [space for space in state.units if board.is_sea(space) and any(own(state, space))]:
        for pile in tuple(enemies(state, space)):
            state = remove(state, space, pile)
    return state


def _unspent(state: State) -> Iterator[Warned]:
    """Money that would still buy troops, ships or planes for which a complex has room."""
    left, kinds, aside = state.ipc[state.seat], state.kinds(state.seat), state.rules.roster.having["aside"]
    full = _placed_as_far_as_possible(state)
    for kind in sorted(kinds.values(), key=lambda kind: kind.cost):
        if not kind.cost or kind.cost > left or kind.name in aside:
            continue
        room = sum(max(makers.values()) for makers in ways_to_place(full, kind.name).values())
        if room:
            yield Warned("unspent", units={kind.name: min(room, left // kind.cost)}, ipc=left)
            return


def _open_capital(state: State) -> Iterator[Warned]:
    """The capital, where nobody defends it or could be placed there, and an enemy can come."""
    capital, roster = state.rules.capital[state.seat], state.rules.roster
    aside = roster.having["aside"]
    can_defend = (kind for kind in state.bought if kind not in roster.sea and kind not in aside)
    if (
        state.owner[capital] != state.seat
        or any(pile.kind not in aside for pile in state.at(capital))
        or any(capital in ways_to_place(state, kind) for kind in can_defend)
    ):
        return
    coming = threats(state, state.seat).threats.get(capital)
    if coming is not None:
        yield Warned("open_capital", capital, coming.units, nation=coming.nations[0])


def _stranded(state: State) -> Iterator[Warned]:
    """Aircraft that find no landing place after the battles that are ordered."""
    th = theatre(state)
    lost = count_lost(state, th)
    for space, pile in _aircraft(state):
        if not lost:
            return
        without = remove(state, space, pile)
        fewer = count_lost(without, th)
        if fewer < lost:
            yield Warned("no_landing", space, {pile.kind: lost - fewer})
            state, lost = without, fewer


def _aircraft(state: State) -> list[tuple[str, Pile]]:
    """Own aircraft with least range left first."""
    kinds = state.kinds(state.seat)
    flying = [(space, p) for space in state.units for p in own(state, space) if kinds[p.kind].domain == "air"]
    return sorted(flying, key=lambda found: -found[1].used)


def _in_the_air(state: State) -> Iterator[Warned]:
    """Aircraft that still have to land, and those that cannot any more."""
    th = theatre(state)
    for space, piles in misplaced(state).items():
        able: dict[str, int] = {}
        unable: dict[str, int] = {}
        for p in piles:
            found = able if any(targets(state, th, space, counted(p, 1)).values()) else unable
            found[p.kind] = found.get(p.kind, 0) + p.count
        if able:
            yield Warned("must_land", space, able)
        if unable:
            yield Warned("crash", space, unable)


def _in_hand(state: State) -> Iterator[Warned]:
    """Bought units that can still be placed, and those that will find no place."""
    left = _placed_as_far_as_possible(state).bought
    able = {kind: count - left.get(kind, 0) for kind, count in state.bought.items()}
    able = {kind: count for kind, count in able.items() if count}
    if able:
        yield Warned("to_place", "", able)
    yield from _unplaceable(state)


def _unplaceable(state: State) -> Iterator[Warned]:
    """Bought units that are lost when the turn ends: no battle can make room for them any more."""
    left = _placed_as_far_as_possible(state).bought
    if left:
        yield Warned("not_placed", "", left, spaces=_held_zones(state))


def _placed_as_far_as_possible(state: State) -> State:
    """The position when units have been placed until no more go, the dearest first."""
    kinds = state.kinds(state.seat)
    step = Stepping(state, [])
    for kind in sorted(state.bought, key=lambda k: -kinds[k].cost):
        while ways := ways_to_place(step.state, kind) if step.state.bought.get(kind) else {}:
            space = max(ways, key=lambda s: max(ways[s].values()))
            most = min(step.state.bought[kind], max(ways[space].values()))
            place(step, Place({kind: most}, space))
    return step.state
