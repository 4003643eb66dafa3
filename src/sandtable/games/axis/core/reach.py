"""Graph searches over sets of spaces held as bits. Pure functions of integers, so they can be cached."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .board import bits

FAR = 99


@lru_cache(maxsize=65536)
def spread(near: tuple[int, ...], start: int, steps: int, through: int, into: int) -> int:
    """All spaces of `into` within so many steps, passing only `through`; the start is left out."""
    reached = start
    frontier = start
    found = 0
    for _ in range(steps):
        ring = _beside(near, frontier) & ~reached
        if not ring:
            break
        found |= ring & into
        reached |= ring
        frontier = ring & through
    return found & ~start


@lru_cache(maxsize=16384)
def distances(near: tuple[int, ...], goals: int, through: int) -> tuple[int, ...]:
    """For each space the number of steps to the nearest goal, passing only `through`; FAR if none.

    A space outside `through` may be the start of the way, and a goal its end.
    """
    result = [FAR] * len(near)
    for i in bits(goals):
        result[i] = 0
    reached = goals
    frontier = goals
    steps = 0
    while frontier:
        steps += 1
        ring = _beside(near, frontier) & ~reached
        for i in bits(ring):
            result[i] = steps
        reached |= ring
        frontier = ring & through
    return tuple(result)


@lru_cache(maxsize=16384)
def within(near: tuple[int, ...], goals: int, through: int, steps: int) -> tuple[int, ...]:
    """For 0, 1, ... steps the spaces that have one of the goals in so many, passing only `through`.

    As in `distances`, a space outside `through` may be the start of the way, and a goal its end.
    """
    rings = [goals]
    reached = frontier = goals
    for _ in range(steps):
        ring = _beside(near, frontier) & ~reached
        reached |= ring
        frontier = ring & through
        rings.append(reached)
    return tuple(rings)


@lru_cache(maxsize=1024)
def ranks(around: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    """The rank of each space when all are sorted by how soon a search from the start meets them."""
    met = {start: 0}
    for place in (waiting := [start]):
        for nxt in around[place]:
            if nxt not in met:
                met[nxt] = len(met)
                waiting.append(nxt)
    return tuple(met.get(i, FAR) for i in range(len(around)))


def _beside(near: tuple[int, ...], spaces: int) -> int:
    """All neighbors of these spaces."""
    found = 0
    while spaces:
        low = spaces & -spaces
        found |= near[low.bit_length() - 1]
        spaces ^= low
    return found


class Air(Struct, frozen=True):
    """What bounds a flight: where from, how many steps, and the spaces that cost a toll."""

    start: int
    steps: int
    closed: int
    """Spaces that may be crossed going home only where a toll was paid going out."""
    tolled: int
    """Those of them that cost a toll when first entered; only these can be entered anew."""
    tolls: int
    """The most tolls of one flight."""
    ends: int = 0
    """Tolled spaces that may be the end of a flight for nothing, never on its way."""


@lru_cache(maxsize=16384)
def round_trips(near: tuple[int, ...], around: tuple[tuple[int, ...], ...], air: Air, goals: int) -> int:
    """The spaces to fly to and still come down on one of the goals; the start is left out.

    Most are settled by the steps out and home that cost nothing. Ways through tolled spaces are
    searched only for spaces that could be reached at all if there were no tolls.
    """
    everywhere = (1 << len(near)) - 1
    start, steps = 1 << air.start, air.steps
    out = within(near, start, everywhere & ~air.tolled, steps)
    home = within(near, goals, everywhere & ~air.closed, steps)
    sure = _both_ways(out, home) & ~start
    if not air.tolls or not air.tolled:
        return sure & ~(air.tolled & ~air.ends)
    free = within(near, goals, everywhere, steps)
    unsure = _both_ways(within(near, start, everywhere, steps), free) & ~sure & ~start
    if not unsure:
        return sure
    ways = flights(around, air, worth_while(near, unsure, free))
    for place in bits(unsure):
        for depth, paid in ways.get(place, ()):
            if within(near, goals, everywhere & ~(air.closed & ~paid), steps)[steps - depth] >> place & 1:
                sure |= 1 << place
                break
    return sure


def _both_ways(out: tuple[int, ...], home: tuple[int, ...]) -> int:
    """The spaces that are so near to the start that the steps left bring home."""
    found = 0
    for there, back in zip(out, reversed(home), strict=True):
        found |= there & back
    return found


def worth_while(near: tuple[int, ...], ends: int, home: tuple[int, ...]) -> tuple[int, ...]:
    """For 0, 1, ... steps left the spaces from which one of the ends and then home may be reached."""
    found = [ends & home[0]]
    for back in home[1:]:
        found.append(found[-1] | _beside(near, found[-1]) | ends & back)
    return tuple(found)


@lru_cache(maxsize=8192)
def flights(
    around: tuple[tuple[int, ...], ...], air: Air, worth: tuple[int, ...]
) -> dict[int, tuple[tuple[int, int], ...]]:
    """Ways by air to every space: for each a tuple of (steps, tolled spaces entered), shortest first.

    A way is dropped as soon as it enters a space that is not worth while with the steps then left, and
    when another way is no longer and has entered the same tolled spaces.
    """
    ways: dict[int, dict[int, int]] = {air.start: {0: 0}}
    frontier = [(air.start, 0)]
    for depth in range(1, air.steps + 1):
        good = worth[air.steps - depth]
        ring: list[tuple[int, int]] = []
        for place, paid in frontier:
            for nxt in around[place]:
                if not good >> nxt & 1:
                    continue
                here = paid
                if air.tolled >> nxt & 1 and not paid >> nxt & 1:
                    here |= 1 << nxt
                    if here.bit_count() > air.tolls:
                        continue
                found = ways.setdefault(nxt, {})
                if here not in found:
                    found[here] = depth
                    ring.append((nxt, here))
        frontier = ring
    return {place: tuple(sorted((d, paid) for paid, d in found.items())) for place, found in ways.items()}


def best_route(
    near: tuple[int, ...], start: int, goal: int, steps: int, through: int, weight: dict[int, int]
) -> list[int] | None:
    """The shortest way from start to goal, the start left out; among equals the least total weight.

    Passes only `through` before the goal; ties go to the lower space numbers, so that it is always
    the same way.
    """
    layer: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    seen = 1 << start
    for _ in range(steps):
        ring: dict[int, tuple[int, list[int]]] = {}
        for place, (cost, way) in layer.items():
            for nxt in bits(near[place] & ~seen):
                if nxt != goal and not through >> nxt & 1:
                    continue
                found = (cost + weight.get(nxt, 0), [*way, nxt])
                if nxt not in ring or found < ring[nxt]:
                    ring[nxt] = found
        if goal in ring:
            return ring[goal][1]
        for place in ring:
            seen |= 1 << place
        layer = ring
    return None
