"""The projection: a frame that stays, a wrap without a seam, a cartogram that never folds."""

from __future__ import annotations

import numpy as np
import pytest
import shapely

from sandtable.maps import definition
from sandtable.maps.definition import Bump, Enlarge, Frame, Room
from sandtable.maps.errors import MapError
from sandtable.maps.islands import joined, larger
from sandtable.maps.project import Plane, plane_of
from sandtable.maps.room import Bent, Wishes

BUMPS = (Bump((13, 50), (17, 17), 3.8), Bump((-75, 25), (25, 15), 0.3), Bump((100, 68), (60, 15), -0.5))


@pytest.fixture(scope="module")
def classic() -> Plane:
    return plane_of(definition.load("classic"))


def grid(plane: Plane) -> np.ndarray:
    lons = np.linspace(plane.west, plane.east, 181)
    lats = np.linspace(plane.frame.south, plane.frame.north, 71)
    x, y = np.meshgrid(lons, lats)
    return plane.points(np.column_stack((x.ravel(), y.ravel()))).reshape(71, 181, 2)


def test_classic_is_360_wide_and_fits_the_window(classic: Plane) -> None:
    assert classic.width == 360
    assert 2.15 < classic.width / classic.height < 2.25


def test_the_cartogram_never_folds(classic: Plane) -> None:
    tiny = 1e-3
    lons, lats = np.arange(classic.west, classic.east, 1.5), np.arange(-56.5, 82.4, 1.5)
    places = np.column_stack([v.ravel() for v in np.meshgrid(lons, lats)])
    here = classic.points(places)
    east, north = (classic.points(places + step) - here for step in ((tiny, 0), (0, tiny)))
    growth = -(east[:, 0] * north[:, 1] - east[:, 1] * north[:, 0]) / tiny**2
    assert growth.min() > 0.3


def test_both_edges_are_the_same_line(classic: Plane) -> None:
    places = grid(classic)
    assert np.allclose(places[:, -1] - places[:, 0], (360, 0), atol=1e-6)


def test_top_and_bottom_stay(classic: Plane) -> None:
    places = grid(classic)
    assert np.allclose(places[-1, :, 1], 0, atol=0.6)
    assert np.allclose(places[0, :, 1], classic.height, atol=0.6)


def test_bumps_make_room() -> None:
    frame = Frame(centre=10, wrap=True)
    flat, bent = Plane(frame), Plane(frame, BUMPS)

    def width(plane: Plane) -> float:
        return plane.point((25, 50))[0] - plane.point((0, 50))[0]

    assert width(bent) > 1.5 * width(flat)


def test_without_wrap_the_sides_stay_too() -> None:
    plane = Plane(Frame(west=-30, east=60, south=30, north=70, width=90), (Bump((10, 50), (10, 10), 3),))
    places = grid(plane)
    assert np.allclose(places[:, 0, 0], 0, atol=0.6)
    assert np.allclose(places[:, -1, 0], 90, atol=0.6)


def test_the_cone_is_as_wide_as_asked() -> None:
    plane = Plane(Frame(kind="conic", centre=16, west=-12, east=45, south=34, north=70, width=200))
    x, y = plane.point((16, 52))
    assert plane.width == 200
    assert 60 < x < 140
    assert 0 < y < plane.height


def test_room_makes_small_areas_large_and_leaves_the_frame() -> None:
    land = {"small": shapely.box(8, 48, 12, 51), "large": shapely.box(60, 45, 110, 65)}
    flat, plane = Plane(Frame(centre=10, wrap=True)), Plane(Frame(centre=10, wrap=True))
    plane.bend(Bent(plane, Wishes(plane, Room(), (), land)))

    def width(of: Plane, west: float, east: float) -> float:
        return of.point((east, 50))[0] - of.point((west, 50))[0]

    assert width(plane, 8, 12) > 1.3 * width(flat, 8, 12)
    assert width(plane, 60, 110) < width(flat, 60, 110)
    places = grid(plane)
    assert np.allclose(places[:, -1] - places[:, 0], (360, 0), atol=1e-6)
    assert np.allclose(places[-1, :, 1], 0, atol=0.6)
    assert np.all(np.diff(places[:, :, 0], axis=1) > 0), "nothing folds"
    assert np.all(np.diff(places[:, :, 1], axis=0) < 0)


def test_room_needs_a_cylinder() -> None:
    plane = Plane(Frame(kind="conic", centre=16, west=-12, east=45, south=34, north=70, width=200))
    with pytest.raises(MapError, match="needs a cylinder"):
        Wishes(plane, Room(), (), {"a": shapely.box(0, 40, 5, 45)})


@pytest.mark.parametrize("wrap", [True, False])
def test_islands_that_the_cut_divides_grow_where_they_are(wrap: bool) -> None:
    plane = Plane(Frame(centre=10, wrap=wrap))
    group = shapely.multipolygons([shapely.box(1, 50, 2, 51), shapely.box(357, 50, 359, 51)])
    grown = larger(Enlarge(area="a", scale=2), plane, joined(group, plane))
    assert (grown.bounds[2] - grown.bounds[0] < 20) == wrap
