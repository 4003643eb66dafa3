"""Room where land is divided finely: small areas are large, and the plane leans as little as it can.

Every place has a wish: so many map units a degree, alike in both directions, north up. The plane that comes
closest to all wishes at once is a linear problem. Wishes of land weigh more than those of water, so that the
oceans take what does not fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import shapely
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.sparse import coo_array, csc_array, diags_array
from scipy.sparse.linalg import spsolve
from shapely import Geometry

from .coverage import Shapes, polygons_of
from .definition import Bump, Room
from .labels import pole

if TYPE_CHECKING:
    from .project import Plane

Field = npt.NDArray[np.float64]
CELL = 1.0  # map units between the nodes of the grid
FLATTEST = 0.12  # smallest growth of a place that is good enough
PAD = 8  # columns repeated at both sides


class Wishes:
    """How large every node of a grid wants to be, and how much that matters."""

    def __init__(self, plane: Plane, room: Room, bumps: tuple[Bump, ...], land: Shapes) -> None:
        self.plane, self.room = plane, room
        self.columns, self.rows = round(plane.width / CELL), round(plane.height / CELL) + 1
        self.step = (plane.width / self.columns, plane.height / (self.rows - 1))
        x: Field = np.arange(self.columns, dtype=np.float64) * self.step[0]
        y: Field = np.arange(self.rows, dtype=np.float64) * self.step[1]
        self.lon: Field = plane.west + x * (plane.east - plane.west) / plane.width
        self.lat: Field = plane.latitude(y)
        wish, self.weight = self._sizes(land)
        self.size: Field = wish * self._bumps(bumps, x, y)

    def _sizes(self, land: Shapes) -> tuple[Field, Field]:
        """Wishes of areas by how small they are, spread a little, also over the water beside them."""
        wish = np.full((self.rows, self.columns), np.log(self.room.water))
        dry = np.zeros((self.rows, self.columns))
        lons, lats = (axis.ravel() for axis in np.meshgrid(self.lon, self.lat))
        for shape in land.values():
            size = np.log(self.wanted(shape))
            inside = shapely.contains_xy(shape, lons, lats).reshape(dry.shape)
            home = shape.representative_point()
            inside[int(np.abs(self.lat - home.y).argmin()), int(np.abs(self.lon - home.x).argmin())] = True
            wish[inside], dry[inside] = size, 1.0
        share = np.maximum(dry, 0.02)
        spread = self._blurred(wish * share, self.room.spread) / self._blurred(share, self.room.spread)
        weight = self.room.water_weight + (1 - self.room.water_weight) * self._blurred(dry, 1.0)
        return np.exp(spread), weight

    def wanted(self, shape: Geometry) -> float:
        """Map units a degree that give an area the radius it should have."""
        main = max(polygons_of(shape), key=lambda p: p.area)
        narrow = np.cos(np.radians(main.centroid.y))
        true = pole(shapely.transform(main, lambda p: p * np.array([narrow, 1.0])))
        return float(np.clip(self.room.radius / true.r, self.room.least, self.room.most))

    def _blurred(self, field: Field, size: float) -> Field:
        around = "wrap" if self.plane.wraps else "nearest"
        blurred: Field = gaussian_filter(field, size / CELL, mode=("nearest", around))
        return blurred

    def _bumps(self, bumps: tuple[Bump, ...], x: Field, y: Field) -> Field:
        more = np.ones((self.rows, self.columns))
        for bump in bumps:
            lon = self.plane.west + (bump.at[0] - self.plane.west) % 360 if self.plane.wraps else bump.at[0]
            cx, cy = self.plane.flat(np.array([[lon, bump.at[1]]]))[0]
            dx = np.abs(x - cx)
            dx = np.minimum(dx, self.plane.width - dx) if self.plane.wraps else dx
            more += bump.height * np.outer(
                np.exp(-0.5 * ((y - cy) / bump.size[1]) ** 2), np.exp(-0.5 * (dx / bump.size[0]) ** 2)
            )
        return np.maximum(more, 0.15)


class Bent:
    """The plane nearest to the wishes, as a movement of points of the flat plane."""

    def __init__(self, plane: Plane, wishes: Wishes) -> None:
        self.wraps, self.wishes = plane.wraps, wishes
        self.step, self.shape = wishes.step, wishes.size.shape
        lat = np.radians(wishes.lat)[:, None]
        tall = np.abs(np.gradient(wishes.lat))[:, None] / self.step[1]  # degrees a map unit of the flat plane
        wide = np.abs(np.gradient(wishes.lon).mean()) / self.step[0]
        across = wishes.size * np.cos(lat) ** wishes.room.upright * wide
        down = wishes.size * tall
        whole = self._solved(across, wishes.weight, 1), self._solved(down, wishes.weight, 0)
        # As much of the movement as the flattest place allows.
        for self.share in np.arange(1.0, 0.0, -0.02):
            self.x, self.y = (self.share * field for field in whole)
            if self._growth().min() >= FLATTEST:
                break

    def _solved(self, wish: Field, weight: Field, axis: int) -> Field:
        """Displacement along one axis."""
        rows, columns = self.shape
        number = np.arange(rows * columns).reshape(self.shape)
        right = np.roll(number, -1, axis=1) if self.wraps else number[:, 1:]
        level = (number if self.wraps else number[:, :-1], right)
        upright = (number[:-1], number[1:])
        along, aside = (level, upright) if axis else (upright, level)
        gap = self.step[0 if axis else 1]
        starts, ends = (part.ravel() for part in along)
        wanted = (wish.ravel()[starts] + wish.ravel()[ends]) / 2 * gap - gap
        pull = (weight.ravel()[starts] + weight.ravel()[ends]) / 2
        across, beyond = (part.ravel() for part in aside)
        stiff = (weight.ravel()[across] + weight.ravel()[beyond]) / 2 * self.wishes.room.stiff
        held = np.zeros(rows * columns, dtype=bool)
        if axis:
            held[[0] if self.wraps else np.concatenate([number[:, 0], number[:, -1]])] = True
        else:
            held[np.concatenate([number[0], number[-1]])] = True
        moved = _least_squares((starts, ends, pull, wanted), (across, beyond, stiff), held)
        return moved.reshape(self.shape)

    def _growth(self) -> Field:
        """How much larger every node is than on the flat plane; below 0 where the map folds."""
        x = np.column_stack((self.x, self.x[:, :1] if self.wraps else self.x[:, -1:]))
        (xx, xy), (yx, yy) = ((np.diff(x, axis=1), np.gradient(self.x, axis=0)),
                              (np.gradient(self.y, axis=1), np.gradient(self.y, axis=0)))  # fmt: skip
        growth: Field = (xx / self.step[0] + 1) * (yy / self.step[1] + 1) - xy * yx / (
            self.step[0] * self.step[1]
        )
        return growth

    def move(self, points: Field) -> Field:
        place = np.array([points[:, 1] / self.step[1], points[:, 0] / self.step[0]])
        if self.wraps:
            place[1] = place[1] + PAD
        x, y = (map_coordinates(self._padded(f), place, order=3, mode="nearest") for f in (self.x, self.y))
        moved: Field = points + np.column_stack((x, y))
        return moved

    def _padded(self, field: Field) -> Field:
        return np.pad(field, ((0, 0), (PAD, PAD)), mode="wrap") if self.wraps else field


def _least_squares(
    along: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Field, Field],
    aside: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Field],
    held: npt.NDArray[np.bool_],
) -> Field:
    """Values at nodes whose differences along edges are as wanted, and small aside; held ones are 0."""
    starts, ends, pull, wanted = along
    across, beyond, stiff = aside
    first, last = np.concatenate([starts, across]), np.concatenate([ends, beyond])
    weight = np.concatenate([pull, stiff])
    goal = np.concatenate([wanted, np.zeros(len(stiff))])
    edge = np.arange(len(first))
    sides = (np.concatenate([-np.ones(len(first)), np.ones(len(last))]),
             (np.concatenate([edge, edge]), np.concatenate([first, last])))  # fmt: skip
    slope = csc_array(coo_array(sides, shape=(len(first), len(held))))[:, ~held]
    normal = slope.T @ diags_array(weight) @ slope
    result = np.zeros(len(held))
    result[~held] = spsolve(csc_array(normal), slope.T @ (weight * goal))
    return result
