"""Sea zones: cells around seeds on the coast and in the open sea, without detached bits.

Every coast gets seeds; the zone of a coast seed is that of the nearest main seed among the zones which
the facts connect with this land (and the fillers). So a coast with one zone needs no thought, and a zone
border meets the coast exactly at the land border.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import shapely
from scipy.spatial import Voronoi, cKDTree
from shapely import Geometry, Polygon
from shapely.affinity import translate

from .coverage import Shapes, give_away, polygons_of, rings_of
from .definition import Definition
from .errors import MapError
from .facts import Facts
from .project import Plane, Points
from .topology import OUTSIDE, build

SMALL = 1.5  # square map units; smaller bits of a filler are given away
MENDINGS = 4
GROUPS_AT_MOST = 200
SLIPPED = 0.8  # map units of coast that a wrong zone may have taken by accident
FAR = 400.0  # distance of the helping seeds that close all cells


class Seeds(NamedTuple):
    """Points of the plane and the zone each of them stands for."""

    points: Points
    zones: list[str]

    def turned(self, plane: Plane) -> Seeds:
        """With copies one turn to the left and to the right when the map wraps."""
        if not plane.wraps:
            return self
        shifts = [self.points + np.array([turn * plane.width, 0.0]) for turn in (-1, 0, 1)]
        return Seeds(np.concatenate(shifts), self.zones * 3)


def sea_zones(definition: Definition, facts: Facts, plane: Plane, land: Shapes) -> Shapes:
    """Zones and fillers that together with the land fill the frame; land fills enclosed puddles."""
    seeds = all_seeds(definition, facts, plane, land)
    for _ in range(MENDINGS):
        shapes = _shapes(definition, plane, land, seeds)
        more = _mending_seeds(definition, facts, plane, shapes, seeds)
        if not more.zones:
            break
        seeds = Seeds(np.concatenate([seeds.points, more.points]), [*seeds.zones, *more.zones])
    if missing := [zone for zone in facts.sea if zone not in shapes]:
        raise MapError(f"no water is left for {', '.join(missing)}; give main seeds under [sea]")
    return shapes


def _shapes(definition: Definition, plane: Plane, land: Shapes, seeds: Seeds) -> Shapes:
    """Land and zones for these seeds."""
    faces, owners = _faces(plane, land, seeds)
    join_fragments(faces, owners, plane, set(land), set(definition.filler))
    groups: dict[str, list[Polygon]] = {}
    for face, owner in zip(faces, owners, strict=True):
        groups.setdefault(owner or "", []).append(face)
    return {name: shapely.coverage_union_all(parts) for name, parts in sorted(groups.items())}


def _mending_seeds(definition: Definition, facts: Facts, plane: Plane, shapes: Shapes, seeds: Seeds) -> Seeds:
    """Close seeds along short stretches of coast that a wrong zone reaches.

    At a crooked coast the cell of a neighbour's seed may slip around a corner; long stretches are left
    alone, because there the main seeds are wrong and somebody should look.
    """
    names, scale = list(shapes), definition.detail.grid * 20
    topology = build([rings_of(shape, scale) for shape in shapes.values()])
    points, zones = [np.empty((0, 2))], []
    for arc in topology.arcs:
        if OUTSIDE in (arc.left, arc.right):
            continue
        a, b = names[arc.left], names[arc.right]
        land, zone = (a, b) if a in facts.land else (b, a)
        line = np.array(arc.points, dtype=float) / scale
        if land in facts.land and zone in facts.sea and zone not in facts.zones_of(land):
            if shapely.LineString(line).length > SLIPPED:
                continue
            places = _walk(line, 0.06, 0.02)
            right = _zones_for(definition, facts, land)
            around = Seeds(
                seeds.points[[z in right for z in seeds.zones]], [z for z in seeds.zones if z in right]
            )
            _, index = cKDTree(around.turned(plane).points).query(places)
            points.append(places)
            zones += [around.turned(plane).zones[i] for i in index]
    return Seeds(np.concatenate(points), zones)


def all_seeds(definition: Definition, facts: Facts, plane: Plane, land: Shapes) -> Seeds:
    """Main seeds of the definition and coast seeds of the facts."""
    points: list[tuple[float, float]] = []
    zones: list[str] = []
    for table in (definition.sea, definition.filler):
        for zone, places in table.items():
            points += [plane.point(place) for place in places]
            zones += [zone] * len(places)
    main = Seeds(np.array(points), zones)
    coast = _coast_seeds(definition, facts, plane, land, main)
    return Seeds(np.concatenate([main.points, coast.points]), [*main.zones, *coast.zones])


def _coast_seeds(definition: Definition, facts: Facts, plane: Plane, land: Shapes, main: Seeds) -> Seeds:
    names, scale = list(land), definition.detail.grid
    topology = build([rings_of(shape, scale) for shape in land.values()])
    walks: dict[str, list[Points]] = {}
    for arc in topology.arcs:
        if OUTSIDE in (arc.left, arc.right):
            line = np.array(arc.points, dtype=float) / scale
            walk = _walk(line, definition.detail.coast_step, definition.detail.coast_end)
            walks.setdefault(names[max(arc.left, arc.right)], []).append(walk)
    points, zones = [], []
    for name, lines in walks.items():
        near = _zones_for(definition, facts, name)
        around = Seeds(main.points[[z in near for z in main.zones]], [z for z in main.zones if z in near])
        if not around.zones:
            raise MapError(f"{name}: its coast has no zone in the facts and there is no filler")
        around = around.turned(plane)
        places = np.concatenate(lines)
        _, index = cKDTree(around.points).query(places)
        points.append(places)
        zones += [around.zones[i] for i in index]
    return Seeds(np.concatenate(points), zones)


def _zones_for(definition: Definition, facts: Facts, area: str) -> set[str]:
    if area not in facts.land:
        return {*facts.sea, *definition.filler}
    return {*facts.zones_of(area), *definition.filler}


def _walk(line: Points, step: float, end: float) -> Points:
    """Points along a line, about `step` apart, closer near its ends, the first and last `end` from them."""
    path = shapely.LineString(line)
    if path.length <= 2 * end:
        middle: Points = shapely.get_coordinates(path.interpolate(0.5, normalized=True))
        return middle
    half = path.length / 2
    near = [end * 2**k for k in range(12) if end * 2**k < min(step, half)]
    count = max(1, round((path.length - 2 * near[-1]) / step))
    between = np.linspace(near[-1], path.length - near[-1], count + 1)
    along = np.concatenate([near[:-1], between, [path.length - d for d in reversed(near[:-1])]])
    places: Points = shapely.get_coordinates(shapely.line_interpolate_point(path, along))
    return places


def zone_lines(plane: Plane, seeds: Seeds) -> Geometry:
    """The lines between cells of different zones, longer than the frame needs."""
    around = seeds.turned(plane)
    w, h = plane.width, plane.height
    far = [(-w - FAR, -FAR), (2 * w + FAR, -FAR), (-w - FAR, h + FAR), (2 * w + FAR, h + FAR)]
    cells = Voronoi(np.concatenate([around.points, np.array(far)]))
    zones = [*around.zones, "", "", "", ""]
    lines = [
        cells.vertices[ridge]
        for (a, b), ridge in zip(cells.ridge_points, cells.ridge_vertices, strict=True)
        if -1 not in ridge and zones[a] != zones[b]
    ]
    return shapely.multilinestrings(list(shapely.linestrings(lines)))


def _faces(plane: Plane, land: Shapes, seeds: Seeds) -> tuple[list[Polygon], list[str | None]]:
    """Faces of the frame, each with its land area or the zone of the nearest seed."""
    frame = plane.outline()
    # Lines run on over land and frame, so that noding finds every crossing and no line ends short of a coast.
    lines = shapely.intersection(zone_lines(plane, seeds), frame.buffer(5))
    edges = shapely.union_all([lines, frame.boundary, *(shape.boundary for shape in land.values())])
    cells = shapely.get_parts(shapely.polygonize(shapely.get_parts(edges)))
    faces = [face for face in cells if shapely.contains_properly(frame, face.point_on_surface())]
    inner = shapely.point_on_surface(faces)
    around = seeds.turned(plane)
    _, nearest = cKDTree(around.points).query(shapely.get_coordinates(inner))
    owners: list[str | None] = [around.zones[i] for i in nearest]
    parts = [(name, part) for name, shape in land.items() for part in polygons_of(shape)]
    for face, part in shapely.STRtree([p for _, p in parts]).query(inner, predicate="intersects").T:
        owners[face] = parts[part][0]
    return faces, owners


def join_fragments(
    faces: list[Polygon], owners: list[str | None], plane: Plane, land: set[str], fillers: set[str]
) -> None:
    """Give every detached bit of a zone to the neighbor with the longest border, water before land."""
    for _ in range(6):
        loose = set(_fragments(faces, owners, plane, land, fillers))
        if not loose:
            return
        give_away(faces, owners, loose.__contains__, last=land)
    # Puddles that swap their owners among each other go as groups, the smallest first.
    for _ in range(GROUPS_AT_MOST):
        loose = set(_fragments(faces, owners, plane, land, fillers))
        if not loose:
            return
        _give_smallest(faces, owners, plane, loose, land)
    raise MapError(f"detached bits of water remain: {sorted({str(owners[i]) for i in loose})}")


def _give_smallest(
    faces: list[Polygon], owners: list[str | None], plane: Plane, loose: set[int], land: set[str]
) -> None:
    """The smallest group of loose faces of one zone, whole, to whom it has the longest border with."""
    groups: dict[tuple[str | None, int], list[int]] = {}
    members = sorted(loose)
    for i, cluster in zip(members, _clusters([faces[i] for i in members], plane), strict=True):
        groups.setdefault((owners[i], cluster), []).append(i)
    group = min(groups.values(), key=lambda some: (sum(faces[i].area for i in some), some))
    tree = shapely.STRtree(faces)
    around: dict[str, float] = {}
    for i in group:
        for other in map(int, tree.query(faces[i], predicate="intersects")):
            owner = owners[other]
            if other not in group and owner is not None and owner != owners[group[0]]:
                length = faces[i].boundary.intersection(faces[other].boundary).length
                around[owner] = around.get(owner, 0.0) + length * (0.01 if other in loose else 1.0)
    best = {name: x for name, x in around.items() if x > 0 and name not in land} or around
    if not best:
        raise MapError(f"a detached bit of {owners[group[0]]} has no neighbor")
    for i in group:
        owners[i] = max(sorted(best), key=lambda name: best[name])


def _fragments(
    faces: list[Polygon], owners: list[str | None], plane: Plane, land: set[str], fillers: set[str]
) -> list[int]:
    """Faces of zones that do not hang together with the largest part; fillers only lose small bits."""
    groups: dict[str, list[int]] = {}
    for i, owner in enumerate(owners):
        if owner is not None and owner not in land:
            groups.setdefault(owner, []).append(i)
    loose = []
    for owner, members in groups.items():
        clusters = _clusters([faces[i] for i in members], plane)
        sizes: dict[int, float] = {}
        for i, cluster in zip(members, clusters, strict=True):
            sizes[cluster] = sizes.get(cluster, 0.0) + faces[i].area
        best = max(sizes, key=lambda c: sizes[c])
        kept = {c for c in sizes if c == best or (owner in fillers and sizes[c] >= SMALL)}
        loose += [i for i, cluster in zip(members, clusters, strict=True) if cluster not in kept]
    return loose


def _clusters(faces: list[Polygon], plane: Plane) -> list[int]:
    """A number per face; equal numbers hang together by a border, also across the cut."""
    parent = list(range(len(faces)))

    def root(i: int) -> int:
        while parent[i] != i:
            i = parent[i]
        return i

    shifted = [*faces]
    if plane.wraps:
        shifted += [translate(f, plane.width) for f in faces]
    for a, b in shapely.STRtree(shifted).query(shifted, predicate="intersects").T:
        if a < b and shifted[a].boundary.intersection(shifted[b].boundary).length > 0.05:
            parent[root(a % len(faces))] = root(b % len(faces))
    return [root(i) for i in range(len(faces))]
