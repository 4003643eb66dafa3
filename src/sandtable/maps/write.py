"""From finished shapes to the board file: typed arcs, areas, labels, anchors, call-outs, links, lakes."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import Geometry

from . import mapfile, sources
from .callouts import Callouts
from .coverage import Shapes, polygons_of, rings_of
from .definition import Definition, Name, Place
from .errors import MapError
from .facts import Facts, pair
from .labels import Berth, Disc, anchors, berth_at, berth_for, main_part, pole, symbol_spots
from .mapfile import Area, Callout, Closed, Exempt, Label, Link, MapFile, steps
from .project import Plane
from .smooth import chaikin
from .style import finger_radius, least_em, text_width
from .topology import OUTSIDE, Arc, Point, build, signed_area

CLEAR = 1.8  # radii around a call-out that names of seas keep away
SMALLEST_LAKE = 0.7  # square map units


def board(
    definition: Definition, facts: Facts, plane: Plane, shapes: Shapes, names: dict[str, Name]
) -> MapFile:
    """The board file of finished shapes."""
    every = (*facts.land, *facts.impassable, *facts.sea)
    if unnamed := [a for a in every if a not in names]:
        raise MapError(f"{definition.names} has no name for {', '.join(unnamed)}")
    grid = definition.detail.grid
    order = [*every, *(a for a in sorted(shapes) if a not in every)]
    width, height = round(plane.width * grid), round(plane.height * grid)
    corners = [(0, 0), (width, 0), (0, height), (width, height)]
    rings = [rings_of(shapes[a], grid) for a in order]
    topology = build(rings, corners)
    kinds = {a: kind_of(a, definition, facts) for a in order}
    writer = _Places(definition, facts, plane, shapes, names)
    areas = {}
    for area, faces, lines in zip(order, topology.faces, rings, strict=True):
        areas[area] = writer.area(area, kinds[area], _polygons(faces, lines))
    borders: dict[str, list[int]] = {}
    exempt = {pair(*row.pair) for row in definition.exception}
    for number, arc in enumerate(topology.arcs):
        kind = _border_kind(arc, order, kinds, exempt, width if plane.wraps else 0)
        borders.setdefault(kind, []).append(number)
    return MapFile(
        format=mapfile.FORMAT,
        game=definition.game,
        title=definition.title,
        credit=sources.load().credit,
        grid=grid,
        size=(width, height),
        wrap=width if plane.wraps else 0,
        touch=round(definition.detail.touch * grid),
        views={view.id: _view(view.box, plane, grid) for view in definition.view},
        borders={kind: tuple(numbers) for kind, numbers in sorted(borders.items())},
        links=_links(definition, facts, plane),
        exceptions=tuple(Exempt(pair(*row.pair), row.why) for row in definition.exception),
        closed=tuple(
            Closed(pair(*r.pair), r.rulesets, _between(topology.arcs, order, r.pair), r.why)
            for r in definition.closed
        ),
        areas=areas,
        lakes=_lakes(definition, plane, shapes),
        graticule=_graticule(plane, grid),
        arcs=tuple(steps(arc.points) for arc in topology.arcs),
    )


def kind_of(area: str, definition: Definition, facts: Facts) -> str:
    if area in facts.land:
        return "land"
    if area in facts.impassable:
        return "impassable"
    if area in facts.sea:
        return "sea"
    return "filler" if area in definition.filler else "inert"


def _polygons(faces: list[list[int]], rings: list[list[Point]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Rings grouped to polygons: an outer ring is followed by its holes."""
    groups: list[list[tuple[int, ...]]] = []
    for face, ring in zip(faces, rings, strict=True):
        if signed_area(ring) > 0:
            groups.append([tuple(face)])
        else:
            groups[-1].append(tuple(face))
    return tuple(tuple(group) for group in groups)


def _border_kind(
    arc: Arc, order: list[str], kinds: dict[str, str], exempt: set[tuple[str, str]], wrap: int
) -> str:
    """What a border separates; see docs/maps.md."""
    if OUTSIDE in (arc.left, arc.right):
        upright = {x for x, _ in arc.points}
        return "cut" if wrap and upright in ({0}, {wrap}) else "frame"
    a, b = order[arc.left], order[arc.right]
    if pair(a, b) in exempt:
        return "closed"
    wet = [kinds[x] in ("sea", "filler") for x in (a, b)]
    if all(wet):
        return "ice" if any(kinds[x] == "filler" and x.startswith("ice") for x in (a, b)) else "sea"
    return "coast" if any(wet) else "land"


def _between(arcs: list[Arc], order: list[str], wanted: tuple[str, str]) -> tuple[int, ...]:
    return tuple(
        i
        for i, arc in enumerate(arcs)
        if OUTSIDE not in (arc.left, arc.right) and {order[arc.left], order[arc.right]} == {*wanted}
    )


def _links(definition: Definition, facts: Facts, plane: Plane) -> tuple[Link, ...]:
    """Drawn connections; every canal and route of the facts must be among them."""
    drawn = {(link.id, pair(*link.between)) for link in definition.link}
    for name, ends in {**facts.canals, **facts.routes}.items():
        if (name, ends) not in drawn:
            raise MapError(
                f"the facts join {ends[0]} and {ends[1]} by {name}: give it a [[link]] with that id"
            )
    grid = definition.detail.grid
    return tuple(
        Link(row.kind, row.id, pair(*row.between), steps(_rounded([plane.point(p) for p in row.line], grid)))
        for row in definition.link
    )


def _rounded(line: list[tuple[float, float]], grid: int) -> list[Point]:
    """A line of the plane on the grid, its corners rounded; the ends stay."""
    smooth = shapely.LineString(chaikin(np.array(line))).simplify(0.02)
    return [_on_grid((x, y), grid) for x, y in smooth.coords]


def _lakes(definition: Definition, plane: Plane, shapes: Shapes) -> tuple[tuple[int, ...], ...]:
    """Lakes on land, simplified, as closed lines."""
    grid = definition.detail.grid
    water = {*definition.sea, *definition.filler}
    land = shapely.union_all([s.buffer(0) for a, s in shapes.items() if a not in water])
    found = []
    for lake in sources.load().lakes:
        flat = plane.back_on_map(plane.shape(plane.on_map(lake)))
        here = shapely.intersection(shapely.simplify(flat, definition.detail.simplify), land)
        for part in polygons_of(here):
            if part.area >= SMALLEST_LAKE:
                ring = rings_of(shapely.Polygon(part.exterior), grid)[0]
                found.append(steps([*ring, ring[0]]))
    return tuple(sorted(found))


def _graticule(plane: Plane, grid: int) -> tuple[tuple[int, ...], ...]:
    """Meridians and parallels every 15 degrees, as the map bends them."""
    south, north = plane.frame.south, plane.frame.north
    lats = [lat for lat in range(-75, 90, 15) if south < lat < north]
    lons = [lon for lon in range(-345, 375, 15) if plane.west < lon < plane.east]
    lines: list[list[tuple[float, float]]] = [[(plane.west, lat), (plane.east, lat)] for lat in lats]
    lines += [[(lon, south), (lon, north)] for lon in lons]
    found = []
    for line in lines:
        flat = shapely.simplify(plane.shape(shapely.LineString(line)), 0.05)
        if not plane.wraps:
            flat = shapely.intersection(flat, plane.outline())
        for part in shapely.get_parts(flat):
            if part.geom_type == "LineString" and not part.is_empty:
                found.append(steps([_on_grid((x, y), grid) for x, y in part.coords]))
    return tuple(found)


def _view(box: tuple[float, float, float, float], plane: Plane, grid: int) -> tuple[int, int, int, int]:
    """A box of degrees in grid steps; one that crosses the cut runs on beyond the width of the map."""
    west, south, east, north = box
    east += 360 if plane.wraps and east <= west else 0
    (left, _), (right, _) = plane.point((west, (south + north) / 2)), plane.point((east, (south + north) / 2))
    right += plane.width if plane.wraps and right <= left else 0
    middle = [west + (east - west) * share for share in (0.3, 0.5, 0.7)]
    top = min(plane.point((lon, north))[1] for lon in middle)
    bottom = max(plane.point((lon, south))[1] for lon in middle)
    return round(left * grid), round(top * grid), round(right * grid), round(bottom * grid)


def _on_grid(point: tuple[float, float], grid: int) -> Point:
    return round(point[0] * grid), round(point[1] * grid)


class _Places:
    """Labels, anchors and call-outs, area by area in board order."""

    def __init__(
        self, definition: Definition, facts: Facts, plane: Plane, shapes: Shapes, names: dict[str, Name]
    ) -> None:
        self.definition, self.facts, self.plane = definition, facts, plane
        self.shapes, self.names = shapes, names
        self.grid = definition.detail.grid
        water = {*definition.sea, *definition.filler}
        land: list[Geometry] = [p for a, s in shapes.items() if a not in water for p in polygons_of(s)]
        bare = tuple(s for a, s in shapes.items() if a not in water and a not in facts.land)
        self.callouts = Callouts(plane, land, finger_radius(), bare)
        for area, place in definition.places.items():
            if area not in shapes:
                raise MapError(f"[places.{area}]: no such area")
            if place.callout:
                self.callouts.placed.append(Disc(*plane.point(place.callout), finger_radius()))

    def area(self, area: str, kind: str, polygons: tuple[tuple[tuple[int, ...], ...], ...]) -> Area:
        shape = self.shapes[area]
        left, top, right, bottom = (round(v * self.grid) for v in shape.bounds)
        box = (left, top, right, bottom)
        if area not in self.names:
            return Area(kind=kind, polygons=polygons, box=box)
        name, place = self.names[area], self.definition.places.get(area, Place())
        part = main_part(shape, self.plane)
        clear = self._clear(part) if kind == "sea" else part
        berth, inner = self._berth(clear, kind, name, place), pole(part)
        named = berth.shape() if self._fits(berth, kind, name) else None
        spots = [] if kind == "impassable" else anchors(clear, named)
        callout = None
        small = inner.r < finger_radius() or not self._fits(berth, kind, name)
        if kind == "land" and small:
            callout = self._callout(area, shape, inner, place)
        return Area(
            kind=kind,
            polygons=polygons,
            box=box,
            names={"en": name.en, "de": name.de, "nl": name.nl},
            short=name.short,
            pole=(*self._xy(inner.x, inner.y), int(inner.r * self.grid)),
            label=self._label(berth),
            anchors=tuple((*self._xy(d.x, d.y), int(d.r * self.grid)) for d in spots),
            callout=callout,
            symbols=self._symbols(area, kind, clear, berth, named, callout),
        )

    def _symbols(
        self,
        area: str,
        kind: str,
        part: shapely.Polygon,
        berth: Berth,
        named: shapely.Polygon | None,
        callout: Callout | None,
    ) -> dict[str, tuple[tuple[int, int, int], ...]]:
        """Places for what the game puts on an area: cities above the name, the rest below, or at its disc."""
        r, facilities = self.definition.detail.symbol, self.definition.detail.facilities
        x, y, down = berth.x, berth.y, berth.height / 2 + r
        if callout:
            x, y = callout.x / self.grid, callout.y / self.grid
            down = callout.r / self.grid + r
        wanted = {
            key: [(x, y - down if key == "city" else y + down)] for key in self.facts.symbols.get(area, ())
        }
        if kind == "land" and facilities:
            middle = (facilities - 1) / 2
            wanted["facility"] = [(x + (i - middle) * 2 * r, y + down) for i in range(facilities)]
        if callout:
            found = {key: [Disc(*home, r) for home in homes] for key, homes in wanted.items()}
        else:
            spots = iter(symbol_spots(part, named, [home for homes in wanted.values() for home in homes], r))
            found = {
                key: [disc for _, disc in zip(homes, spots, strict=False)] for key, homes in wanted.items()
            }
        return {
            key: tuple((*self._xy(d.x, d.y), int(d.r * self.grid)) for d in discs)
            for key, discs in found.items()
            if discs
        }

    def _berth(self, part: shapely.Polygon, kind: str, name: Name, place: Place) -> Berth:
        ems = self._longest(name, kind)
        if place.at is None and place.angle is None:
            return berth_for(part, ems, 2 * least_em(kind))
        x, y = self.plane.point(place.at) if place.at else part.centroid.coords[0]
        return berth_at(part, x, y, place.angle or 0.0, ems)

    def _clear(self, part: shapely.Polygon) -> shapely.Polygon:
        """Water without the call-outs that stand in it and the room for their names."""
        discs = [shapely.Point(d.x, d.y).buffer(CLEAR * d.r, quad_segs=6) for d in self.callouts.placed]
        pieces = polygons_of(shapely.difference(part, shapely.union_all(discs)))
        return max(pieces, key=lambda p: p.area) if pieces else part

    def _longest(self, name: Name, kind: str) -> float:
        """Width in ems of the longest short form."""
        words = (name.short.get(lang) or str(getattr(name, lang)) for lang in ("en", "de", "nl"))
        return max(text_width(word, kind) for word in words)

    def _fits(self, berth: Berth, kind: str, name: Name) -> bool:
        em = least_em(kind)
        return berth.height >= em * 0.8 and berth.width >= self._longest(name, kind) * em

    def _callout(self, area: str, shape: Geometry, inner: Disc, place: Place) -> Callout:
        at = self.plane.point(place.callout) if place.callout else None
        zones = [self.shapes[zone] for zone in self.facts.zones_of(area)]
        home = max(zones, key=lambda z: z.area) if zones else shapely.Polygon()
        shapely.prepare(home)
        disc = self.callouts.put(area, shape, home, at)
        return Callout(*self._xy(disc.x, disc.y), int(disc.r * self.grid), self._xy(inner.x, inner.y))

    def _label(self, berth: Berth) -> Label:
        width, height = self._len(berth.width), self._len(berth.height)
        return Label(*self._xy(berth.x, berth.y), round(berth.angle), width, height)

    def _xy(self, x: float, y: float) -> Point:
        turned = x % self.plane.width if self.plane.wraps else x
        return round(turned * self.grid), round(y * self.grid)

    def _len(self, length: float) -> int:
        return int(np.floor(length * self.grid))
