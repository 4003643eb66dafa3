"""Areas that fill the land without gaps: noding, faces, slivers; and shapes as integer rings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import numpy as np
import shapely
from shapely import Geometry, Polygon, STRtree

from .errors import MapError
from .topology import Ring, tidy

Shapes = dict[str, Geometry]


def polygons_of(shape: Geometry) -> list[Polygon]:
    """The polygons of a shape, without points and lines that an intersection may leave."""
    parts = shapely.get_parts(shapely.get_parts(shape))
    return [p for p in parts if p.geom_type == "Polygon" and not p.is_empty]


def rings_of(shape: Geometry, scale: float) -> list[Ring]:
    """Integer rings of a shape on a grid of `scale` steps per unit, with the shape on their left."""
    rings: list[Ring] = []
    for polygon in polygons_of(shape):
        turned = shapely.orient_polygons(polygon)
        for line in (turned.exterior, *turned.interiors):
            grid = np.rint(shapely.get_coordinates(line) * scale).astype(int)
            rings.append(tidy((int(x), int(y)) for x, y in grid))
    return rings


def without_small_parts(shape: Geometry, size: Callable[[Polygon], float], smallest: float) -> Geometry:
    """A shape without its small parts; the largest one always stays."""
    parts = polygons_of(shape)
    largest = max(parts, key=size)
    return shapely.multipolygons([p for p in parts if p is largest or size(p) >= smallest])


def true_size(polygon: Polygon) -> float:
    """Area in square degrees of the equator."""
    return float(polygon.area * np.cos(np.radians(polygon.centroid.y)))


def noded(shapes: Mapping[str, Geometry], sliver: float, grid: float | None = None) -> Shapes:
    """The same areas with common borders exactly common; gaps smaller than `sliver` are given away."""
    lines = [shapely.boundary(shape) for shape in shapes.values()]
    edges = shapely.union_all(lines, grid_size=grid) if grid else shapely.union_all(lines)
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(edges)))
    return assemble(faces, label(faces, shapes), tuple(shapes), sliver)


def label(faces: Iterable[Polygon], shapes: Mapping[str, Geometry]) -> list[str | None]:
    """For each face the area that covers most of it, or None when less than half of it is covered."""
    names, parts = [], []
    for name, shape in shapes.items():
        for part in polygons_of(shape):
            names.append(name)
            parts.append(part)
    tree = STRtree(parts)
    faces = list(faces)
    owners: list[str | None] = [None] * len(faces)
    inner = shapely.point_on_surface(faces)
    hits = tree.query(inner, predicate="intersects")
    candidates: dict[int, set[int]] = {}
    for face, part in hits.T:
        candidates.setdefault(int(face), set()).add(int(part))
    for face, some in candidates.items():
        if len(some) == 1:
            owners[face] = names[next(iter(some))]
        else:
            owners[face] = names[max(sorted(some), key=lambda i: faces[face].intersection(parts[i]).area)]
    return owners


def assemble(
    faces: Iterable[Polygon], owners: list[str | None], names: Iterable[str], sliver: float
) -> Shapes:
    """Areas from labeled faces; unlabeled faces below `sliver` go to the longest border's area."""
    faces = list(faces)
    give_away(faces, owners, lambda i: owners[i] is None and faces[i].area < sliver)
    groups: dict[str, list[Polygon]] = {}
    for face, owner in zip(faces, owners, strict=True):
        if owner is not None:
            groups.setdefault(owner, []).append(face)
    return {name: shapely.coverage_union_all(groups[name]) for name in names if name in groups}


def give_away(
    faces: list[Polygon],
    owners: list[str | None],
    wanted: Callable[[int], bool],
    last: set[str] | None = None,
) -> None:
    """Change the owner of each wanted face to that of the neighbor with the longest common border.

    Owners in `last` get it only when there is no other neighbor.
    """
    tree = STRtree(faces)
    for face in [i for i in range(len(faces)) if wanted(i)]:
        lengths: dict[str, float] = {}
        for other in tree.query(faces[face], predicate="intersects"):
            owner = owners[int(other)]
            if other != face and owner is not None and owner != owners[face]:
                border = faces[face].boundary.intersection(faces[int(other)].boundary).length
                lengths[owner] = lengths.get(owner, 0.0) + border
        if lengths and max(lengths.values()) > 0:
            best = {name: x for name, x in lengths.items() if x > 0 and name not in (last or ())} or lengths
            owners[face] = max(sorted(best), key=lambda name: best[name])


def assert_valid(shapes: Mapping[str, Geometry], stage: str) -> None:
    """Fail when two areas overlap or do not share their border exactly."""
    if not shapely.coverage_is_valid(list(shapes.values())):
        bad = shapely.coverage_invalid_edges(list(shapes.values()))
        names = [name for name, edge in zip(shapes, bad, strict=True) if not edge.is_empty]
        raise MapError(f"{stage}: not a coverage, see the borders of {', '.join(names)}")
