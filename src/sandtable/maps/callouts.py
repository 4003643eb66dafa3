"""Call-outs: a disc in open water beside an area that is smaller than a finger."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import Geometry

from .errors import MapError
from .labels import Disc
from .project import Plane

GAP = 0.35  # between a call-out and any land or other call-out
REACH = 26.0
TURNS = 48


class Callouts:
    """Places call-outs one after the other, so that none covers land or another one."""

    def __init__(
        self, plane: Plane, land: list[Geometry], radius: float, bare: tuple[Geometry, ...] = ()
    ) -> None:
        """`bare` is land that no piece ever stands on: far from all water a call-out may lie there."""
        self.plane, self.radius, self.bare = plane, radius, bare
        self.tree = shapely.STRtree(land)
        self.placed: list[Disc] = []

    def put(self, name: str, shape: Geometry, home: Geometry, at: tuple[float, float] | None) -> Disc:
        """The call-out of an area: at a place given by hand, or in the nearest free water.

        It stands wholly inside `home`, the water of the area, when there is room.
        """
        spot = Disc(*at, self.radius) if at else self._search(shape, home) or self._search(shape, None)
        for waste in () if spot else sorted(self.bare, key=lambda land: shapely.distance(land, shape)):
            spot = spot or self._search(shape, waste, on_land=True)
        if spot is None:
            raise MapError(f"{name}: no free water for its call-out; give places.{name}.callout")
        self.placed.append(spot)
        return spot

    def _search(self, shape: Geometry, home: Geometry | None, on_land: bool = False) -> Disc | None:
        middle = shape.centroid
        turn = np.linspace(0, 2 * math.pi, TURNS, endpoint=False)
        best: tuple[float, Disc] | None = None
        for distance in np.arange(self.radius, REACH, 0.4):
            xs, ys = middle.x + distance * np.cos(turn), middle.y + distance * np.sin(turn)
            for x, y in zip(xs, ys, strict=True):
                disc = Disc(float(x), float(y), self.radius)
                away = float(shapely.distance(shape, shapely.Point(x, y)))
                cost = away + 0.15 * abs(y - middle.y)
                is_better = best is None or cost < best[0]
                if is_better and self._is_free(disc, on_land) and _is_inside(disc, home):
                    best = (cost, disc)
            if best and distance > best[0] + 6:
                break
        return best[1] if best else None

    def _is_free(self, disc: Disc, on_land: bool) -> bool:
        edge = disc.r + GAP
        if not (edge < disc.x < self.plane.width - edge and edge < disc.y < self.plane.height - edge):
            return False
        if any(math.hypot(disc.x - p.x, disc.y - p.y) < disc.r + p.r + GAP for p in self.placed):
            return False
        if on_land:
            return True
        near = self.tree.query(shapely.Point(disc.x, disc.y), predicate="dwithin", distance=edge)
        return len(near) == 0


def _is_inside(disc: Disc, home: Geometry | None) -> bool:
    return home is None or bool(
        shapely.contains(home, shapely.Point(disc.x, disc.y).buffer(disc.r, quad_segs=6))
    )
