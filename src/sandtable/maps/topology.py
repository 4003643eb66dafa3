"""The borders of a coverage, each once: arcs between nodes, and areas as lists of arc references.

Points are pairs of integers (a fine grid), so that two areas share a border exactly or not at all.
An arc is referred to by its number n when it is walked forwards and by ~n when it is walked backwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

Point = tuple[int, int]
Ring = list[Point]
OUTSIDE = -1


class Arc(NamedTuple):
    """A line between two nodes (or a closed line without nodes), and the faces on its two sides."""

    points: tuple[Point, ...]
    left: int
    right: int


class Topology(NamedTuple):
    """All arcs, and per face its rings as arc references; outer rings run with the face on the left."""

    arcs: list[Arc]
    faces: list[list[list[int]]]


def tidy(ring: Iterable[Point]) -> Ring:
    """The ring without a repeated end and without repeated points."""
    points: Ring = []
    for point in ring:
        if not points or points[-1] != point:
            points.append(point)
    while len(points) > 1 and points[0] == points[-1]:
        points.pop()
    return points


def signed_area(ring: Sequence[Point]) -> float:
    """Area of a ring; positive when it runs from the x axis toward the y axis."""
    twice = 0
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        twice += x0 * y1 - x1 * y0
        x0, y0 = x1, y1
    return twice / 2


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    last = ring[-1]
    for point in ring:
        yield last, point
        last = point


def build(faces: Sequence[Sequence[Ring]], corners: Iterable[Point] = ()) -> Topology:
    """Arcs and references for faces given as rings with the face on the left of every edge.

    Arcs also end at the `corners`, although nothing meets there.
    """
    side: dict[tuple[Point, Point], int] = {}
    for number, rings in enumerate(faces):
        for ring in rings:
            for edge in edges(ring):
                side[edge] = number
    nodes = _nodes(side).union(corners)
    arcs: list[Arc] = []
    known: dict[tuple[Point, Point], int] = {}
    references: list[list[list[int]]] = []
    for rings in faces:
        references.append([[_reference(part, side, arcs, known) for part in _split(r, nodes)] for r in rings])
    return Topology(arcs, references)


def _nodes(side: dict[tuple[Point, Point], int]) -> set[Point]:
    """Points where more or fewer than two borders meet."""
    neighbours: dict[Point, set[Point]] = {}
    for a, b in side:
        neighbours.setdefault(a, set()).add(b)
        neighbours.setdefault(b, set()).add(a)
    return {point for point, others in neighbours.items() if len(others) != 2}


def _split(ring: Ring, nodes: set[Point]) -> Iterator[Ring]:
    """The pieces of a ring from node to node; the whole ring from its smallest point when it has none."""
    starts = [i for i, point in enumerate(ring) if point in nodes]
    if not starts:
        first = ring.index(min(ring))
        yield [*ring[first:], *ring[: first + 1]]
        return
    turned = [*ring[starts[0] :], *ring[: starts[0] + 1]]
    piece = [turned[0]]
    for point in turned[1:]:
        piece.append(point)
        if point in nodes:
            yield piece
            piece = [point]


def _reference(
    piece: Ring,
    side: dict[tuple[Point, Point], int],
    arcs: list[Arc],
    known: dict[tuple[Point, Point], int],
) -> int:
    """The number of this arc, entered when it is new."""
    first, last = (piece[0], piece[1]), (piece[-1], piece[-2])
    if last in known and len(arcs[known[last]].points) == len(piece):
        return ~known[last]
    known[first] = len(arcs)
    arcs.append(Arc(tuple(piece), side[first], side.get((piece[1], piece[0]), OUTSIDE)))
    return known[first]


def points_of(references: Iterable[int], arcs: Sequence[Sequence[Point]]) -> Ring:
    """The ring that a list of arc references draws, without its repeated end."""
    ring: Ring = []
    for number in references:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring.extend(line[1:] if ring else line)
    return ring[:-1]
