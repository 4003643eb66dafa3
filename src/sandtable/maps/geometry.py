"""Plane geometry on a grid of integers, in plain Python: enough to check a finished board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from .topology import Point, Ring

Polygons = list[list[Ring]]
CELL = 64  # grid steps of the buckets in which crossings are looked for


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def inside(point: Point, shape: Polygons, wrap: int) -> bool:
    """Whether a point lies in a shape, here or one turn of the map away."""
    shifts = (0, wrap, -wrap) if wrap else (0,)
    return any(_inside((point[0] + s, point[1]), shape) for s in shifts)


def _inside(point: Point, shape: Polygons) -> bool:
    x, y = point
    odd = False
    for polygon in shape:
        for ring in polygon:
            x0, y0 = ring[-1]
            for x1, y1 in ring:
                if (y0 <= y) != (y1 <= y) and (x1 - x0) * (y - y0) / (y1 - y0) + x0 > x:
                    odd = not odd
                x0, y0 = x1, y1
    return odd


def distance(point: Point, shape: Polygons, wrap: int) -> float:
    """Distance from a point to the border of a shape; the cut of the map is no border."""
    best = math.inf
    for shift in (0, wrap, -wrap) if wrap else (0,):
        at = (point[0] + shift, point[1])
        for polygon in shape:
            for ring in polygon:
                for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                    if not (wrap and a[0] == b[0] and a[0] in (0, wrap)):
                        best = min(best, _to_segment(at, a, b))
    return best


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, t))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def count_glued(shape: Polygons, wrap: int) -> int:
    """Number of pieces when polygons that meet at the cut count as one."""
    parent = list(range(len(shape)))

    def root(i: int) -> int:
        while parent[i] != i:
            i = parent[i]
        return i

    left = [(i, span) for i, p in enumerate(shape) for span in _spans(p[0], 0)]
    right = [(i, span) for i, p in enumerate(shape) for span in _spans(p[0], wrap)] if wrap else []
    for i, (a0, a1) in left:
        for j, (b0, b1) in right:
            if min(a1, b1) > max(a0, b0):
                parent[root(i)] = root(j)
    return len({root(i) for i in range(len(shape))})


def _spans(ring: Ring, x: int) -> Iterator[tuple[int, int]]:
    """Stretches of a ring that run along the upright line at x."""
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        if a[0] == b[0] == x:
            yield min(a[1], b[1]), max(a[1], b[1])


def crossings(lines: Sequence[Sequence[Point]]) -> Iterator[tuple[int, int, Point]]:
    """Pairs of lines that cross, overlap or touch elsewhere than at common points of both."""
    buckets: dict[tuple[int, int], list[tuple[int, Point, Point]]] = {}
    for number, line in enumerate(lines):
        for a, b in pairwise(line):
            for cell in _cells(a, b):
                buckets.setdefault(cell, []).append((number, a, b))
    seen: set[tuple[Point, Point, Point, Point]] = set()
    for members in buckets.values():
        for i, (m, a, b) in enumerate(members):
            for n, c, d in members[i + 1 :]:
                if _meet(a, b, c, d) and (a, b, c, d) not in seen:
                    seen.add((a, b, c, d))
                    yield m, n, a


def _cells(a: Point, b: Point) -> Iterator[tuple[int, int]]:
    (x0, x1), (y0, y1) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    for cx in range(x0 // CELL, x1 // CELL + 1):
        for cy in range(y0 // CELL, y1 // CELL + 1):
            yield cx, cy


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common that is not an end of both."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    if {a, b} == {c, d}:
        return True
    common = {a, b} & {c, d}
    if common:
        return _overlap(next(iter(common)), *({a, b} - common), *({c, d} - common))
    d1, d2, d3, d4 = _turn(c, d, a), _turn(c, d, b), _turn(a, b, c), _turn(a, b, d)
    return ((d1 > 0) != (d2 > 0) and (d3 > 0) != (d4 > 0)) or (0 in (d1, d2, d3, d4) and _touch(a, b, c, d))


def _touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _on(a, c, d) or _on(b, c, d) or _on(c, a, b) or _on(d, a, b)


def _on(p: Point, a: Point, b: Point) -> bool:
    if _turn(a, b, p):
        return False
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def _overlap(start: Point, one: Point, two: Point) -> bool:
    """Whether two segments from one point run along each other."""
    along = (one[0] - start[0]) * (two[0] - start[0]) + (one[1] - start[1]) * (two[1] - start[1])
    return _turn(start, one, two) == 0 and along > 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
