"""Islands drawn larger than they are, and islands put on the map."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import Geometry, Polygon
from shapely.affinity import scale, translate

from .coverage import Shapes, polygons_of
from .definition import Definition, Enlarge, Island
from .errors import MapError
from .project import Plane


def enlarge(definition: Definition, plane: Plane, shapes: Shapes) -> Shapes:
    """The shapes of the plane with the listed areas enlarged and the listed islands added."""
    result = dict(shapes)
    for row in definition.enlarge:
        if row.area not in result:
            raise MapError(f"enlarge: {row.area!r} has no land")
        result[row.area] = larger(row, plane, joined(result[row.area], plane))
    for island in definition.island:
        land = result.get(island.id, shapely.Polygon())
        result[island.id] = shapely.union(land, disc(island, plane))
    return result


def joined(shape: Geometry, plane: Plane) -> Geometry:
    """A group that the cut divides, its western half brought to the eastern one."""
    left, _, right, _ = shape.bounds
    if not plane.wraps or right - left < plane.width / 2:
        return shape
    parts = polygons_of(shape)
    return shapely.multipolygons(
        [translate(p, plane.width) if p.centroid.x < plane.width / 2 else p for p in parts]
    )


def larger(row: Enlarge, plane: Plane, shape: Geometry) -> Geometry:
    """One group of islands, each in true shape, larger and farther apart."""
    parts = polygons_of(shape)
    middle = shape.centroid
    target = shapely.Point(plane.point(row.at)) if row.at else middle
    grown = []
    for part in parts:
        across = 2 * shapely.minimum_bounding_radius(part)
        factor = max(row.scale, row.smallest / across if row.smallest else 0.0)
        home = part.centroid
        x = target.x + (home.x - middle.x) * row.spread - home.x
        y = target.y + (home.y - middle.y) * row.spread - home.y
        piece = translate(scale(part, factor, factor, origin=home), x, y)
        if piece.area >= row.drop:
            grown.append(piece)
    if not grown:
        raise MapError(f"enlarge: nothing of {row.area!r} is larger than {row.drop}")
    whole = shapely.union_all(grown)
    if row.soften:
        whole = whole.buffer(row.soften, quad_segs=6).buffer(-0.35 * row.soften, quad_segs=6)
    return whole


def disc(island: Island, plane: Plane) -> Polygon:
    """A round island with a coast that is not quite round."""
    x, y = plane.point(island.at)
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    wave = 1 + 0.10 * np.sin(3 * turn + 1) + 0.07 * np.sin(5 * turn + 2) + 0.04 * np.sin(11 * turn)
    return Polygon(
        np.column_stack((x + island.radius * wave * np.cos(turn), y + island.radius * wave * np.sin(turn)))
    )
