"""The stages of a build up to the finished shapes; each is a plain function of the one before."""

from __future__ import annotations

from collections.abc import Callable

import shapely

from . import assign, coverage, facts, islands, project, room, seas, smooth, sources
from .coverage import Shapes
from .definition import Definition
from .errors import MapError
from .facts import Facts
from .project import Plane

Tell = Callable[[str], None]
SLIVER_DEGREES = 0.02
SLIVER_UNITS = 0.05
INVISIBLE = 0.05  # square map units
CUT_OFF = 1.0  # square map units; larger detached bits are reported by the check
ISLAND_KEPT = 0.02  # square degrees, in areas made of islands


def finished_shapes(definition: Definition, tell: Tell) -> tuple[Facts, Plane, Shapes]:
    """All areas in the plane, on the output grid, filling the frame."""
    known = facts.load(definition.facts)
    check_names(definition, known)
    plane = project.plane_of(definition)
    tell("reading geography")
    geography = sources.load()
    tell("assigning units")
    land = assign.assign(definition, geography.units)
    every = known.land + known.impassable
    if missing := [area for area in every if area not in land]:
        raise MapError(f"no geometry for {', '.join(missing)}")
    tell("cleaning borders")
    land = clean_land(definition, plane, land)
    tell("projecting")
    if definition.room:
        grown = {row.area for row in definition.enlarge}
        small = {area: shape for area, shape in land.items() if area in known.land and area not in grown}
        plane.bend(room.Bent(plane, room.Wishes(plane, definition.room, definition.bump, small)))
    land = flat_land(definition, plane, land)
    if missing := [area for area in every if area not in land]:
        raise MapError(f"no geometry on the map for {', '.join(missing)}; is it cut off or too small?")
    tell("laying out sea zones")
    everything = seas.sea_zones(definition, known, plane, land)
    tell("smoothing sea borders")
    water = {*definition.sea, *definition.filler}
    return known, plane, smooth.smooth(definition, plane, everything, water)


def check_names(definition: Definition, known: Facts) -> None:
    """Every area that the definition speaks of exists."""
    land, sea = {*known.land, *known.impassable}, {*known.sea}
    given = [*(cut.to for cut in definition.cut), *(fill.to for fill in definition.fill)]
    for area in (*definition.land, *definition.units, *given):
        if area not in land | {*definition.scenery, assign.DROPPED}:
            raise MapError(f"{area!r} is neither a land area of the game nor scenery")
    for zone in definition.sea:
        if zone not in sea:
            raise MapError(f"[sea] {zone!r} is not a sea zone of the game")
    if without := [zone for zone in known.sea if not definition.sea.get(zone)]:
        raise MapError(f"[sea] has no seed for {', '.join(without)}")
    pairs = [row.pair for row in definition.exception] + [row.pair for row in definition.closed]
    for pair in (*pairs, *(link.between for link in definition.link)):
        if unknown := {*pair} - land - sea:
            raise MapError(f"a pair names {', '.join(sorted(unknown))}, which is not an area")


def clean_land(definition: Definition, plane: Plane, land: Shapes) -> Shapes:
    """Land in degrees, on the map, without small islands, borders exactly common."""
    grown = {row.area for row in definition.enlarge}
    shapes: Shapes = {}
    for area, shape in land.items():
        here = plane.on_map(shape)
        if here.is_empty or not coverage.polygons_of(here):
            continue
        smallest = ISLAND_KEPT if area in definition.keep_islands else definition.detail.smallest_island
        small = 0.0 if area in grown else smallest
        shapes[area] = coverage.without_small_parts(here, coverage.true_size, small)
    cleaned = coverage.noded({a: s for a, s in shapes.items() if a not in grown}, SLIVER_DEGREES)
    coverage.assert_valid(cleaned, "cleaning")
    return {**cleaned, **{a: shapes[a] for a in grown if a in shapes}}


def flat_land(definition: Definition, plane: Plane, land: Shapes) -> Shapes:
    """Land in the plane, simplified as a whole, islands enlarged, on the output grid."""
    grown = {row.area for row in definition.enlarge}
    flat = {area: plane.shape(shape) for area, shape in land.items()}
    plain = [area for area in flat if area not in grown]
    simple = shapely.coverage_simplify([flat[a] for a in plain], definition.detail.simplify)
    flat.update(zip(plain, simple, strict=True))
    flat = islands.enlarge(definition, plane, flat)
    placed = {area: plane.back_on_map(shape) for area, shape in sorted(flat.items())}
    placed = {area: shape for area, shape in placed.items() if coverage.polygons_of(shape)}
    return tidy_parts(coverage.noded(placed, SLIVER_UNITS, 1 / definition.detail.grid))


def tidy_parts(land: Shapes) -> Shapes:
    """Land without invisible islands, and without small bits that other land cuts off from their area."""
    parts, owners, main = [], [], []
    for area, shape in land.items():
        pieces = sorted(coverage.polygons_of(shape), key=lambda p: -p.area)
        for number, piece in enumerate(pieces):
            if number == 0 or piece.area >= INVISIBLE:
                parts.append(piece)
                owners.append(area)
                main.append(number == 0)
    given: list[str | None] = [*owners]
    coverage.give_away(parts, given, lambda i: not main[i] and parts[i].area < CUT_OFF)
    return coverage.assemble(parts, given, land, 0.0)
