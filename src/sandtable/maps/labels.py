"""Where names and stacks stand: the largest room for a name, poles, anchors for stacks."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import shapely
from scipy.ndimage import distance_transform_cdt
from shapely import Geometry, Polygon
from shapely.affinity import rotate, scale, translate

from .coverage import polygons_of
from .project import Plane, Points

CELLS = 140  # raster across the longer side of an area
ANGLES = (-8, 8, -16, 16, -25, 25, -35, 35, -45, 45, -55, 55, -65, 65, -75, 75)
TILT_COST = 0.7  # share of the size that a quarter turn must win to be worth it
ANCHORS = 4
SMALLEST_ANCHOR = 0.8


class Berth(NamedTuple):
    """The largest box of a wanted shape inside an area."""

    x: float
    y: float
    angle: float
    width: float
    height: float

    def shape(self) -> Polygon:
        box = shapely.box(
            self.x - self.width / 2,
            self.y - self.height / 2,
            self.x + self.width / 2,
            self.y + self.height / 2,
        )
        return rotate(box, self.angle, origin=(self.x, self.y))


class Disc(NamedTuple):
    x: float
    y: float
    r: float


def main_part(shape: Geometry, plane: Plane) -> Polygon:
    """The part that carries the name; halves at the cut are joined when neither is nearly the whole."""
    parts = polygons_of(shape)
    largest = max(parts, key=lambda p: p.area)
    if not plane.wraps or not any(p.bounds[0] < 0.01 for p in parts):
        return largest
    joined = shapely.union_all(
        [translate(p, plane.width) if p.bounds[2] < plane.width / 2 else p for p in parts], grid_size=0.01
    )
    whole = max(polygons_of(joined), key=lambda p: p.area)
    return largest if largest.area > 0.62 * whole.area else whole


def berth_for(part: Polygon, ems: float, enough: float) -> Berth:
    """The largest box for a word so many ems wide; level when that is large `enough` or not much smaller."""
    aspect = max(1.0, ems)
    found = _level_berth(part, aspect)
    if found.height >= enough:
        return found
    best = found.height
    for angle in ANGLES:
        berth = _level_berth(rotate(part, -angle, origin=(0, 0)), aspect)
        score = berth.height * (1 - TILT_COST * abs(angle) / 90)
        if score > best * 1.02:
            turn = math.radians(angle)
            x = berth.x * math.cos(turn) - berth.y * math.sin(turn)
            y = berth.x * math.sin(turn) + berth.y * math.cos(turn)
            best, found = score, Berth(x, y, angle, berth.width, berth.height)
    return found


def berth_at(part: Polygon, x: float, y: float, angle: float, ems: float) -> Berth:
    """The largest box for such a word with its middle at a given point."""
    small, large = 0.0, 30.0
    shapely.prepare(part)
    for _ in range(12):
        height = (small + large) / 2
        if shapely.contains(part, Berth(x, y, angle, height * max(1.0, ems), height).shape()):
            small = height
        else:
            large = height
    return Berth(x, y, angle, small * max(1.0, ems), small)


def _level_berth(part: Polygon, aspect: float) -> Berth:
    """The largest level box: squeezed by its aspect it is the largest square, found on a raster."""
    squeezed = scale(part, 1 / aspect, 1, origin=(0, 0))
    left, top, right, bottom = squeezed.bounds
    cell = max(right - left, bottom - top) / CELLS
    inside = raster(squeezed, left, top, cell)
    reach = distance_transform_cdt(np.pad(inside, 1), metric="chessboard")[1:-1, 1:-1]
    row, column = np.unravel_index(int(np.argmax(reach)), reach.shape)
    half = max(float(reach[row, column]) - 0.9, 0.4) * cell
    x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
    return Berth(x * aspect, y, 0, 2 * half * aspect, 2 * half)


def raster(polygon: Polygon, left: float, top: float, cell: float) -> npt.NDArray[np.bool_]:
    """Cells whose middle lies inside, by counting crossings along each row."""
    _, _, right, bottom = polygon.bounds
    columns, rows = math.ceil((right - left) / cell), math.ceil((bottom - top) / cell)
    crossings = np.zeros((rows, columns + 1), dtype=np.int64)
    for ring in (polygon.exterior, *polygon.interiors):
        _count_crossings(shapely.get_coordinates(ring), left, top, cell, crossings)
    inside: npt.NDArray[np.bool_] = np.cumsum(crossings, axis=1)[:, :columns] % 2 == 1
    return inside


def _count_crossings(
    ring: Points, left: float, top: float, cell: float, crossings: npt.NDArray[np.int64]
) -> None:
    middles = top + (np.arange(crossings.shape[0]) + 0.5) * cell
    y0, y1, x0, x1 = ring[:-1, 1], ring[1:, 1], ring[:-1, 0], ring[1:, 0]
    hit = (y0[None, :] <= middles[:, None]) != (y1[None, :] <= middles[:, None])
    rows, edges = np.nonzero(hit)
    at = x0[edges] + (middles[rows] - y0[edges]) / (y1[edges] - y0[edges]) * (x1[edges] - x0[edges])
    columns = np.clip(np.ceil((at - left) / cell - 0.5).astype(int), 0, crossings.shape[1] - 1)
    np.add.at(crossings, (rows, columns), 1)


def anchors(part: Polygon, name: Polygon | None) -> list[Disc]:
    """Places for stacks: poles of inaccessibility, the name's box and earlier places taken out."""
    free: Geometry = part if name is None else shapely.difference(part, name)
    found: list[Disc] = []
    while len(found) < ANCHORS:
        pieces = polygons_of(free)
        if not pieces:
            break
        best = max((pole(piece) for piece in pieces), key=lambda d: d.r)
        if found and best.r < max(SMALLEST_ANCHOR, 0.35 * found[0].r):
            break
        disc = Disc(best.x, best.y, min(best.r, 6.0))
        found.append(disc)
        free = shapely.difference(free, shapely.Point(disc.x, disc.y).buffer(disc.r * 1.15, quad_segs=8))
    return found


def pole(polygon: Polygon) -> Disc:
    """The middle and radius of the largest circle inside."""
    line = shapely.maximum_inscribed_circle(polygon, 0.05)
    (x, y), _ = line.coords
    return Disc(x, y, line.length)


def symbol_spots(
    part: Geometry, name: Geometry | None, homes: list[tuple[float, float]], r: float
) -> list[Disc]:
    """Places for symbols, each as near to its home as there is room beside the name and earlier ones."""
    free = part if name is None else shapely.difference(part, name)
    found: list[Disc] = []
    for home in homes:
        disc = _near(free, shapely.Point(home), r) or _near(part, shapely.Point(home), r)
        if disc is None:
            break
        found.append(disc)
        free = shapely.difference(free, shapely.Point(disc.x, disc.y).buffer(disc.r, quad_segs=8))
    return found


def _near(free: Geometry, home: Geometry, r: float) -> Disc | None:
    """The disc inside a shape whose middle is nearest to a point; smaller where there is no room."""
    for radius in (r, 0.8 * r, 0.6 * r, 0.4 * r, 0.25 * r):
        middles = shapely.buffer(free, -radius, quad_segs=6)
        if not middles.is_empty:
            x, y = shapely.get_coordinates(shapely.shortest_line(middles, home))[0]
            return Disc(float(x), float(y), radius)
    return None
