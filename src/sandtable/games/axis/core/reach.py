"""Graph searches over sets of spaces held as bits. Pure functions of integers, so they can be cached."""

from __future__ import annotations

from functools import lru_cache

from .board import bits

FAR = 99


@lru_cache(maxsize=65536)
def spread(near: tuple[int, ...], start: int, steps: int, through: int, into: int) -> int:
    """All spaces of `into` within so many steps, passing only `through`; the start is left out."""
    reached = start
    frontier = start
    found = 0
    for _ in range(steps):
        ring = 0
        for i in bits(frontier):
            ring |= near[i]
        ring &= ~reached
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
        ring = 0
        for i in bits(frontier):
            ring |= near[i]
        ring &= ~reached
        for i in bits(ring):
            result[i] = steps
        reached |= ring
        frontier = ring & through
    return tuple(result)


@lru_cache(maxsize=8192)
def flights(
    around: tuple[tuple[int, ...], ...],
    start: int,
    steps: int,
    tolled: int,
    most_tolls: int,
    bound: tuple[int, ...],
) -> dict[int, tuple[tuple[int, int], ...]]:
    """Ways by air to every space: for each a tuple of (steps, tolled spaces entered), shortest first.

    Entering one of `tolled` costs a toll the first time, at most so many in all. A way is dropped
    as soon as `bound` (the least number of steps still needed to land) says it cannot end well, and
    when another way is no longer and has entered the same tolled spaces.
    """
    ways: dict[int, dict[int, int]] = {start: {0: 0}}
    frontier = [(start, 0)]
    for depth in range(1, steps + 1):
        left = steps - depth
        ring: list[tuple[int, int]] = []
        for place, paid in frontier:
            for nxt in around[place]:
                if bound[nxt] > left:
                    continue
                here = paid
                if tolled >> nxt & 1 and not paid >> nxt & 1:
                    here |= 1 << nxt
                    if here.bit_count() > most_tolls:
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
