"""From degrees to the plane of the map: x to the right, y downwards, in map units.

The cylinder has parallel edges, so that it can wrap; a flow-based cartogram on it gives room to crowded
places and stays one-to-one. The conic frame is for maps of one continent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

import numpy as np
import numpy.typing as npt
import pyproj
import shapely
from scipy.fft import dct, dctn, idct, idctn
from scipy.ndimage import map_coordinates
from shapely import Geometry
from shapely.affinity import translate

from .definition import Bump, Definition, Frame
from .errors import MapError

Points = npt.NDArray[np.float64]
GALL = 1.707
CELL = 0.5  # map units of the cartogram's grid
STEPS = 24
PAD = 60  # columns repeated at both sides, so that points may cross the cut on their way


class Movement(Protocol):
    """Where points of the flat plane go."""

    def move(self, points: Points) -> Points: ...


class Plane:
    """A frame with its projection; `width` and `height` in map units."""

    def __init__(self, frame: Frame, bumps: tuple[Bump, ...] = ()) -> None:
        self.frame = frame
        self.wraps = frame.wrap
        self.west = frame.centre - 180 if frame.wrap else frame.west
        self.east = self.west + 360 if frame.wrap else frame.east
        if frame.kind == "cylinder":
            self.flat, self.width, self.height = _cylinder(frame, self.west, self.east)
        elif frame.kind == "conic":
            self.flat, self.width, self.height = _conic(frame)
        else:
            raise MapError(f"frame: unknown kind {frame.kind!r}; known are cylinder and conic")
        self.flow: Movement | None = None
        self.offset = 0.0
        if bumps:
            self.bend(Flow(self, bumps))

    def bend(self, flow: Movement) -> None:
        """Move all points; the cut stays where it is at its latitude."""
        self.flow = flow
        if self.wraps:
            self.offset = float(self.points(np.array([[self.west, self.frame.cut_latitude]]))[0, 0])

    def latitude(self, y: Points) -> Points:
        """The latitudes of heights of the flat plane, before anything bends it."""
        if self.frame.kind != "cylinder":
            raise MapError("[room] needs a cylinder")
        unit = self.width / (self.east - self.west)
        top = GALL * np.tan(np.radians(self.frame.north) / 2)
        up: Points = top - np.radians(y / (self.frame.stretch * unit))
        latitudes: Points = np.degrees(2 * np.arctan(up / GALL))
        return latitudes

    def points(self, lonlat: Points) -> Points:
        """Places in degrees as points of the plane."""
        flat = self.flat(np.asarray(lonlat, dtype=float))
        return self.flow.move(flat) - np.array([self.offset, 0.0]) if self.flow else flat

    def point(self, lonlat: tuple[float, float]) -> tuple[float, float]:
        """One place; its longitude is brought onto the map."""
        lon = self.west + (lonlat[0] - self.west) % 360 if self.wraps else lonlat[0]
        x, y = self.points(np.array([[lon, lonlat[1]]]))[0]
        return float(x) % self.width if self.wraps else float(x), float(y)

    def shape(self, shape: Geometry) -> Geometry:
        """A shape in degrees, already on the map (see `on_map`), in the plane."""
        return shapely.transform(shapely.segmentize(shape, 0.5), self.points)

    def on_map(self, shape: Geometry) -> Geometry:
        """A shape in degrees cut to the frame; what lies west of the cut moves to the eastern edge."""
        south, north = self.frame.south - 1, self.frame.north + 1
        if self.wraps:
            return _around(shape, self.west, self.east, south, north)
        # The corners of a cone show more of the world than its box of degrees.
        across, up = (30, 12) if self.frame.kind == "conic" else (3, 0)
        box = shapely.box(self.west - across, south - up, self.east + across, min(north + up, 89))
        return shapely.intersection(shape, box)

    def back_on_map(self, shape: Geometry) -> Geometry:
        """A shape of the plane cut to the frame again; what crossed the cut comes in at the other side."""
        if not self.wraps:
            return shapely.intersection(shape, self.outline())
        return _around(shape, 0, self.width, 0, self.height)

    def outline(self) -> Geometry:
        return shapely.box(0, 0, self.width, self.height)


def _around(shape: Geometry, west: float, east: float, south: float, north: float) -> Geometry:
    """What of a shape lies between west and east, after moving the rest by whole turns."""
    turn = east - west
    pieces = []
    for shift in (-turn, 0, turn):
        piece = shapely.intersection(shape, shapely.box(west - shift, south, east - shift, north))
        if not piece.is_empty:
            pieces.append(translate(piece, shift) if shift else piece)
    return shapely.union_all(pieces)


def plane_of(definition: Definition) -> Plane:
    """The plane of a definition; one with a room is bent when its land is known."""
    return Plane(definition.frame, () if definition.room else definition.bump)


def _cylinder(frame: Frame, west: float, east: float) -> tuple[Callable[[Points], Points], float, float]:
    unit = frame.width / (east - west)

    def up(lat: Any) -> Any:
        return np.degrees(GALL * np.tan(np.radians(lat) / 2)) * frame.stretch * unit

    top = float(up(frame.north))

    def flat(p: Points) -> Points:
        return np.column_stack(((p[:, 0] - west) * unit, top - up(p[:, 1])))

    return flat, frame.width, top - float(up(frame.south))


def _conic(frame: Frame) -> tuple[Callable[[Points], Points], float, float]:
    """Lambert's conformal cone, scaled so that the box west..east, south..north is `width` wide."""
    middle = (frame.south + frame.north) / 2
    lcc = pyproj.Proj(proj="lcc", lat_1=frame.parallels[0], lat_2=frame.parallels[1], lat_0=middle,
                      lon_0=frame.centre, ellps="sphere")  # fmt: skip
    edge = shapely.get_coordinates(
        shapely.segmentize(shapely.box(frame.west, frame.south, frame.east, frame.north), 0.5)
    )
    x, y = lcc(edge[:, 0], edge[:, 1])
    left, top, unit = min(x), max(y), frame.width / (max(x) - min(x))

    def flat(p: Points) -> Points:
        px, py = lcc(p[:, 0], p[:, 1])
        return np.column_stack(((np.asarray(px) - left) * unit, (top - np.asarray(py)) * unit))

    return flat, frame.width, float((max(y) - min(y)) * unit)


class Flow:
    """Movement of the plane that evens out a density made of bumps (Gastner and Newman's idea).

    With ∇²φ = ρ - mean, points move with v = ∇φ / ((1-t)ρ + t·mean) for t from 0 to 1. The frame stays
    where it is; in x the field is periodic when the map wraps, mirrored otherwise.
    """

    def __init__(self, plane: Plane, bumps: tuple[Bump, ...]) -> None:
        self.wraps, self.width, self.height = plane.wraps, plane.width, plane.height
        self.around: Literal["wrap", "edge"] = "wrap" if plane.wraps else "edge"
        columns, rows = round(plane.width / CELL), round(plane.height / CELL)
        self.cell = (plane.width / columns, plane.height / rows)
        x: Points = (np.arange(columns, dtype=np.float64) + 0.5) * self.cell[0]
        y: Points = (np.arange(rows, dtype=np.float64) + 0.5) * self.cell[1]
        self.density = self._density(plane, bumps, x, y)
        self.mean = float(self.density.mean())
        push = self._gradient(_potential(self.density - self.mean, self.cell, self.wraps))
        self.fields = [
            np.pad(np.pad(f, ((1, 1), (0, 0)), mode="edge"), ((0, 0), (PAD, PAD)), mode=self.around)
            for f in (self.density, *push)
        ]

    def _density(self, plane: Plane, bumps: tuple[Bump, ...], x: Points, y: Points) -> Points:
        density = np.ones((len(y), len(x)))
        for bump in bumps:
            lon = plane.west + (bump.at[0] - plane.west) % 360 if self.wraps else bump.at[0]
            cx, cy = plane.flat(np.array([[lon, bump.at[1]]]))[0]
            dx = np.abs(x - cx)
            dx = np.minimum(dx, self.width - dx) if self.wraps else dx
            density += bump.height * np.outer(
                np.exp(-0.5 * ((y - cy) / bump.size[1]) ** 2), np.exp(-0.5 * (dx / bump.size[0]) ** 2)
            )
        return np.maximum(density, 0.15)

    def _gradient(self, phi: Points) -> tuple[Points, Points]:
        padded = np.pad(phi, ((1, 1), (0, 0)), mode="edge")
        padded = np.pad(padded, ((0, 0), (1, 1)), mode=self.around)
        return (
            (padded[1:-1, 2:] - padded[1:-1, :-2]) / (2 * self.cell[0]),
            (padded[2:, 1:-1] - padded[:-2, 1:-1]) / (2 * self.cell[1]),
        )

    def _velocity(self, points: Points, t: float) -> Points:
        place = np.array([points[:, 1] / self.cell[1] + 0.5, points[:, 0] / self.cell[0] - 0.5 + PAD])
        density, x, y = (map_coordinates(f, place, order=1, mode="nearest") for f in self.fields)
        flow: Points = np.column_stack((x, y)) / ((1 - t) * density + t * self.mean)[:, None]
        return flow

    def move(self, points: Points) -> Points:
        for step in range(STEPS):
            t, dt = step / STEPS, 1 / STEPS
            middle = points + self._velocity(points, t) * (dt / 2)
            points = points + self._velocity(middle, t + dt / 2) * dt
        return points


def _potential(source: Points, cell: tuple[float, float], wraps: bool) -> Points:
    """φ with ∇²φ = source, mirrored in y and periodic or mirrored in x."""
    rows, columns = source.shape
    ky = (2 - 2 * np.cos(np.pi * np.arange(rows) / rows)) / cell[1] ** 2
    if wraps:
        spectrum = np.fft.rfft(dct(source, axis=0), axis=1)
        kx = (2 - 2 * np.cos(2 * np.pi * np.arange(spectrum.shape[1]) / columns)) / cell[0] ** 2
    else:
        spectrum = dctn(source)
        kx = (2 - 2 * np.cos(np.pi * np.arange(columns) / columns)) / cell[0] ** 2
    total = ky[:, None] + kx[None, :]
    total[0, 0] = 1.0
    spectrum = -spectrum / total
    spectrum[0, 0] = 0.0
    if wraps:
        result: Points = idct(np.fft.irfft(spectrum, n=columns, axis=1), axis=0)
    else:
        result = idctn(spectrum)
    return result
