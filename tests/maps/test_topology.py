"""Each border once, typed by its two sides; and the plain geometry that checks it."""

from __future__ import annotations

import pytest

from sandtable.maps import geometry
from sandtable.maps.mapfile import points, steps
from sandtable.maps.topology import OUTSIDE, build, points_of, signed_area, tidy

LEFT = [(0, 0), (2, 0), (2, 2), (0, 2)]
RIGHT = [(2, 0), (4, 0), (4, 2), (2, 2)]
AROUND = [(-2, -2), (6, -2), (6, 4), (-2, 4)]
HOLE = [(0, 0), (0, 2), (2, 2), (4, 2), (4, 0), (2, 0)]


def test_two_squares_share_one_arc() -> None:
    topology = build([[LEFT], [RIGHT]])
    sides = sorted((arc.left, arc.right) for arc in topology.arcs)
    assert sides == [(0, OUTSIDE), (0, 1), (1, OUTSIDE)]
    assert sum(len(arc.points) - 1 for arc in topology.arcs) == 7


def test_rings_come_back_from_their_references() -> None:
    topology = build([[LEFT], [RIGHT], [AROUND, HOLE]])
    lines = [arc.points for arc in topology.arcs]
    for rings, given in zip(topology.faces, ([LEFT], [RIGHT], [AROUND, HOLE]), strict=True):
        for ring, expected in zip(rings, given, strict=True):
            again = points_of(ring, lines)
            assert signed_area(again) == signed_area(expected)
            assert set(again) == set(expected)


def test_corners_end_arcs() -> None:
    assert len(build([[LEFT]]).arcs) == 1
    assert len(build([[LEFT]], corners=LEFT).arcs) == 4


def test_tidy_drops_repeated_points() -> None:
    assert tidy([(0, 0), (0, 0), (1, 0), (1, 1), (0, 0)]) == [(0, 0), (1, 0), (1, 1)]


def test_steps_and_points_are_inverse() -> None:
    line = [(5, 5), (7, 4), (7, 9)]
    assert steps(line) == (5, 5, 2, -1, 0, 5)
    assert points(steps(line)) == line


@pytest.mark.parametrize(
    ("one", "two", "bad"),
    [
        pytest.param([(0, 0), (4, 4)], [(0, 4), (4, 0)], True, id="a cross"),
        pytest.param([(0, 0), (4, 0)], [(2, 0), (2, 3)], True, id="a line that ends on another one"),
        pytest.param([(0, 0), (4, 0)], [(1, 0), (3, 0)], True, id="one along the other"),
        pytest.param([(0, 0), (4, 0)], [(0, 0), (2, 0)], True, id="one along the other from a common end"),
        pytest.param([(0, 0), (4, 0)], [(4, 0), (4, 3)], False, id="a common end"),
        pytest.param([(0, 0), (4, 0)], [(4, 0), (6, 0)], False, id="one behind the other"),
        pytest.param([(0, 0), (4, 0)], [(0, 1), (4, 1)], False, id="side by side"),
    ],
)
def test_crossings(one: list[tuple[int, int]], two: list[tuple[int, int]], bad: bool) -> None:
    assert bool(list(geometry.crossings([one, two]))) == bad


def test_inside_and_distance_know_the_turn() -> None:
    shape = [[LEFT]]
    assert geometry.inside((1, 1), shape, 0)
    assert geometry.inside((101, 1), shape, 100)
    assert not geometry.inside((3, 1), shape, 0)
    assert geometry.distance((1, 1), shape, 0) == 1
    assert geometry.distance((0, 1), shape, 100) == 1, "the cut at x = 0 is no border"


def test_pieces_are_glued_at_the_cut() -> None:
    far = [(98, 1), (100, 1), (100, 3), (98, 3)]
    assert geometry.count_glued([[LEFT], [far]], 100) == 1
    assert geometry.count_glued([[LEFT], [far]], 0) == 2
