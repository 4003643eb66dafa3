"""Sea borders made smooth away from the coast; their feet on the coast and all meeting points stay."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import Polygon

from .coverage import Shapes, assemble, give_away, polygons_of, rings_of
from .definition import Definition
from .project import Plane, Points
from .seas import join_fragments
from .topology import OUTSIDE, build

ROUNDS = 3
CRUMB = 0.03  # square map units; smaller faces are left over from the grid


def smooth(definition: Definition, plane: Plane, shapes: Shapes, water: set[str]) -> Shapes:
    """All areas again, on the output grid, with smooth borders between zones."""
    detail, names = definition.detail, list(shapes)
    scale = detail.grid * 20
    topology = build([rings_of(shape, scale) for shape in shapes.values()])
    land = [p for name in names if name not in water for p in polygons_of(shapes[name])]
    tree = shapely.STRtree(land)
    lines = []
    for arc in topology.arcs:
        line = np.array(arc.points, dtype=float) / scale
        sides = {arc.left, arc.right}
        if OUTSIDE not in sides and {names[s] for s in sides} <= water:
            line = _smooth_far(line, tree, detail.smooth_from_coast, detail.smooth)
        lines.append(shapely.LineString(line))
    edges = shapely.union_all([*lines, plane.outline().boundary], grid_size=1 / detail.grid)
    faces = list(shapely.get_parts(shapely.polygonize(shapely.get_parts(edges))))
    owners = _owners(faces, shapes)
    give_away(faces, owners, lambda i: faces[i].area < CRUMB)
    join_fragments(faces, owners, plane, set(names) - water, set(definition.filler))
    return assemble(faces, owners, names, 0.0)


def _owners(faces: list[Polygon], shapes: Shapes) -> list[str | None]:
    """For each face the old area that covers most of it."""
    parts = [(name, part) for name, shape in shapes.items() for part in polygons_of(shape)]
    tree = shapely.STRtree([part for _, part in parts])
    owners: list[str | None] = []
    for face in faces:
        over: dict[str, float] = {}
        for i in tree.query(face, predicate="intersects"):
            name, part = parts[int(i)]
            over[name] = over.get(name, 0.0) + face.intersection(part).area
        owners.append(max(sorted(over), key=lambda n: over[n]))
    return owners


def _smooth_far(line: Points, land: shapely.STRtree, near: float, tolerance: float) -> Points:
    """A line with the stretches farther than `near` from land smoothed, the others untouched."""
    dense: Points = shapely.get_coordinates(shapely.segmentize(shapely.LineString(line), 0.5))
    index, distance = land.query_nearest(shapely.points(dense), return_distance=True, all_matches=False)
    far = np.zeros(len(dense), dtype=bool)
    far[index[0]] = distance > near
    result: list[Points] = []
    start = 0
    for end in range(1, len(dense) + 1):
        if end == len(dense) or far[end] != far[start]:
            first = max(start - 1, 0) if far[start] else start
            last = min(end, len(dense) - 1) if far[start] else end - 1
            stretch = dense[first : last + 1]
            if len(stretch):
                result.append(_chaikin(stretch, tolerance) if far[start] else stretch)
            start = end
    joined = np.concatenate(result)
    keep = np.concatenate([[True], np.any(np.diff(joined, axis=0) != 0, axis=1)])
    smoothed: Points = joined[keep]
    return smoothed


def _chaikin(line: Points, tolerance: float) -> Points:
    """Corners cut off after dropping points that matter little; the ends stay."""
    points: Points = (
        shapely.get_coordinates(shapely.LineString(line).simplify(tolerance)) if len(line) > 2 else line
    )
    return chaikin(points)


def chaikin(points: Points) -> Points:
    """Corners cut off, three times; the ends stay."""
    for _ in range(ROUNDS):
        if len(points) < 3:
            break
        a, b = points[:-1], points[1:]
        corners = np.stack((0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b), axis=1).reshape(-1, 2)
        points = np.concatenate([points[:1], corners[1:-1], points[-1:]])
    return points
