"""Ways from one space to another, and whether aircraft can still land afterwards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from .board import bits
from .passage import has_decks, passage_together, steps_left
from .pieces import Piles
from .position import COMBAT_MOVE, Position
from .reach import best_route, flights
from .relocate import relocated
from .theatre import Theatre
from .touchdown import Sky, air_from, count_lost


def is_complete(
    state: Position, picks: Piles, start: str, route: tuple[str, ...], sea_near: Callable[[], tuple[int, ...]]
) -> bool:
    """Whether each space of a route borders on the one before; one hop through a closed canal does not
    count, since only its goal may be meant. What ships find near is asked only where it matters."""
    board = state.rules.board
    place = start
    for space in route:
        if space not in board.neighbours[place]:
            return False
        place = space
    if len(route) > 1 or not (board.is_sea(start) and board.is_sea(place)):
        return True
    near, sea = sea_near()[board.index[start]], state.rules.roster.sea
    return bool(near & board.bit[place]) or not any(p.kind in sea for p in picks)


def full_route(
    state: Position, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> tuple[str, ...] | None:
    """The route of an order; when only the goal is named, the shortest with fewest guns and neutrals."""
    if len(route) != 1 or is_complete(state, picks, start, route, lambda: th.sea_near):
        return route
    return find_route(state, th, picks, start, route[0])


def find_route(state: Position, th: Theatre, picks: Piles, start: str, goal: str) -> tuple[str, ...] | None:
    """The shortest legal way for all these pieces, crossing fewest guns and neutrals; None if none."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    domains = {kinds[p.kind].domain for p in picks}
    left = min(steps_left(state, p, kinds[p.kind]) for p in picks)
    through = ends = board.land | board.sea
    for p in picks:
        passing, ending = passage_together(state, th, kinds[p.kind], picks)
        through, ends = through & passing, ends & ending
    if left <= 0 or not ends & board.bit[goal]:
        return None
    near = th.sea_near if "sea" in domains else board.near
    a, b = board.index[start], board.index[goal]
    weight = dict.fromkeys(bits(th.guns | th.neutral), 1)
    if domains != {"air"} or state.phase != COMBAT_MOVE:
        way = best_route(near, a, b, left, through, weight)
        return tuple(board.names[i] for i in way) if way else None
    return _find_flight(state, th, picks, start, goal, left)


def _find_flight(
    state: Position, th: Theatre, picks: Piles, start: str, goal: str, left: int
) -> tuple[str, ...] | None:
    """The best flight out from which all aircraft can still land."""
    board = state.rules.board
    a, b = board.index[start], board.index[goal]
    anywhere = (board.land | board.sea,) * (left + 1)
    ways = flights(th.sky_around, air_from(state, th, a, left), anywhere).get(b, ())
    before = count_lost(state, th)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    for depth, paid in ways:
        weight = dict.fromkeys(bits(th.guns & ~board.bit[goal]), 1) | dict.fromkeys(bits(paid), -100)
        sky = (board.land | board.sea) & ~(th.neutral & ~th.announced & ~paid)
        way = best_route(th.sky_near, a, b, depth, sky, weight)
        if way is None:
            continue
        route = tuple(board.names[i] for i in way)
        crossed = sum(1 for i in way[:-1] if th.guns >> i & 1) + paid.bit_count()
        found.append((len(route), crossed, route))
    for _, _, route in sorted(set(found)):
        if not strands(state, th, picks, start, route, before):
            return route
    return None


def strands(
    state: Position, th: Theatre, picks: Piles, start: str, route: tuple[str, ...], before: int
) -> bool:
    """Whether a move leaves more aircraft without a landing place than there were.

    Carriers pass a zone where the nation fights; the move may begin such a battle at its goal, and give
    one up where nobody is left. A carrier on its way to fetch fighters may go one zone at a time, but
    does not sail away from those that count on it where it lies.
    """
    bit = state.rules.board.bit
    paid = 0
    if state.kinds(state.seat)[picks[0].kind].domain != "sea":
        for space in route:
            paid |= bit[space] & th.neutral
    after = relocated(state, picks, start, route[-1], len(route), for_good=True)
    staying = any(p.nation == state.seat for p in after.at(start))
    ours = (th.ours if staying else th.ours & ~bit[start]) | bit[route[-1]]
    seen = replace(th, neutral=th.neutral & ~paid, ours=ours)
    if count_lost(after, seen) <= before:
        return False
    if not has_decks(state, picks):
        return True
    under_way = Sky(relocated(state, picks, start, route[-1], len(route)), seen)
    return under_way.lost > before or under_way.lost_at_anchor > Sky(state, th).lost_at_anchor
