"""Units of the source to areas of the board: defaults, overrides, cuts, carved water, fills."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from random import Random

import shapely
from shapely import Geometry

from .coverage import Shapes, polygons_of
from .definition import Calm, Definition, LonLat, Part
from .errors import MapError
from .sources import Unit

DROPPED = "unused"
SNAP = 0.0005  # degrees; borders nearer than this are one
STRAIGHT = 0.45  # degrees; shorter stretches of a rough cut stay straight


def assign(definition: Definition, units: tuple[Unit, ...]) -> Shapes:
    """Each area's land in degrees; `unused` and units nobody asks for are left out."""
    _check_selectors(definition, units)
    pieces: dict[str, list[Geometry]] = {}
    for unit in units:
        for area, shape in _share(definition, unit):
            if area != DROPPED and not shape.is_empty:
                pieces.setdefault(area, []).append(shape)
    shapes = {
        area: shapely.union_all(parts, grid_size=SNAP) for area, parts in sorted(pieces.items()) if parts
    }
    return _repair(definition, shapes)


def part_shape(part: Part) -> Geometry:
    """The shape of a `Part`, in degrees."""
    if part.box:
        return shapely.box(*part.box)
    if part.disc:
        lon, lat, radius = part.disc
        return shapely.Point(lon, lat).buffer(radius, quad_segs=12)
    if len(part.polygon) > 2:
        return shapely.make_valid(shapely.Polygon(part.polygon))
    raise MapError("a part needs a box, a disc or a polygon of three points or more")


def roughened(shape: Geometry, rough: float) -> Geometry:
    """A shape whose long straight lines stray a little; a line that two shapes have strays alike in both."""
    if not rough:
        return shape
    line = shapely.get_coordinates(shape)
    points = [p for a, b in pairwise(map(tuple, line.tolist())) for p in _stray(a, b, rough)]
    return shapely.make_valid(shapely.Polygon(points))


def _stray(a: LonLat, b: LonLat, rough: float) -> list[LonLat]:
    """Points from a on, without b, by moving middles aside."""
    if a > b:
        return [a, *reversed(_stray(b, a, rough)[1:])]
    (x0, y0), (x1, y1) = a, b
    if hypot(x1 - x0, y1 - y0) < STRAIGHT:
        return [a]
    aside = Random(f"{x0:.4f} {y0:.4f} {x1:.4f} {y1:.4f}").uniform(-rough, rough)
    middle = ((x0 + x1) / 2 - (y1 - y0) * aside, (y0 + y1) / 2 + (x1 - x0) * aside)
    return [*_stray(a, middle, rough), *_stray(middle, b, rough)]


def _share(definition: Definition, unit: Unit) -> list[tuple[str, Geometry]]:
    """The areas that get a piece of a unit, with their piece."""
    rest, shares = unit.shape, []
    for cut in definition.cut:
        if (cut.country, cut.unit) == (unit.country, unit.name):
            inside = roughened(part_shape(cut.inside), cut.rough)
            shares.append((cut.to, shapely.intersection(rest, inside)))
            rest = shapely.difference(rest, inside)
    area = _area_of(definition, unit)
    return [*shares, (area, rest)] if area else shares


def _area_of(definition: Definition, unit: Unit) -> str | None:
    """The area of a unit: by its own name first, then by its country."""
    for table in (definition.units, definition.scenery):
        for area, countries in table.items():
            if unit.name in countries.get(unit.country, ()):
                return area
    for area, codes in definition.land.items():
        if unit.country in codes:
            return area
    for area, countries in definition.scenery.items():
        if "*" in countries.get(unit.country, ()):
            return area
    return None


def _check_selectors(definition: Definition, units: tuple[Unit, ...]) -> None:
    """Every country code and unit name in the definition exists in the source."""
    countries = {unit.country for unit in units}
    names = {(unit.country, unit.name) for unit in units}
    wanted = [(a, c, n) for t in (definition.units, definition.scenery) for a, row in t.items()
              for c, many in row.items() for n in many]  # fmt: skip
    wanted += [(cut.to, cut.country, cut.unit) for cut in definition.cut]
    for area, codes in definition.land.items():
        for code in codes:
            if code not in countries:
                raise MapError(f"{area}: unknown country {code!r}")
    for area, country, name in wanted:
        if (country, name) not in names and not (name == "*" and country in countries):
            raise MapError(f"{area}: unknown unit {country} {name!r}")


def _repair(definition: Definition, shapes: Shapes) -> Shapes:
    """The areas after filling and calming what is listed and then carving water into them."""
    for fill in definition.fill:
        inside = part_shape(fill.inside)
        if fill.areas:
            for area in fill.areas:
                _need(shapes, area, fill.what)
            inside = shapely.intersection(inside, shapely.union_all([shapes[a] for a in fill.areas]))
        for area in shapes:
            if area != fill.to and shapely.intersects(shapes[area], inside):
                shapes[area] = shapely.difference(shapes[area], inside)
        shapes[fill.to] = shapely.union(shapes.get(fill.to, shapely.Polygon()), inside)
    for calm in definition.calm:
        for area in calm.areas:
            _need(shapes, area, calm.what)
            shapes[area] = _calmed(calm, area, shapes)
    for carve in definition.carve:
        water = shapely.LineString(carve.line).buffer(carve.width / 2, quad_segs=4)
        for area in carve.areas or tuple(shapes):
            _need(shapes, area, carve.what)
            shapes[area] = shapely.difference(shapes[area], water)
    return {area: shapely.multipolygons(polygons_of(shape)) for area, shape in shapes.items()}


def _calmed(calm: Calm, area: str, shapes: Shapes) -> Geometry:
    """An area whose coast is closed where it is cleft; what belongs to others stays theirs."""
    inside = part_shape(calm.inside)
    here = shapely.intersection(shapes[area], inside)
    half = calm.width / 2
    closed = shapely.intersection(here.buffer(half, quad_segs=4).buffer(-half, quad_segs=4), inside)
    others = [s for a, s in shapes.items() if a != area and shapely.intersects(s, closed)]
    more = shapely.difference(closed, shapely.union_all(others))
    whole = shapely.union(shapes[area], more, grid_size=SNAP)
    return shapely.multipolygons(polygons_of(whole))  # what the grid flattened to lines is left out


def _need(shapes: Shapes, area: str, what: str) -> None:
    if area not in shapes:
        raise MapError(f"{what}: {area!r} has no land")
