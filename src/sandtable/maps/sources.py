"""The geography that every board is made from, read from one packed file in `source/`."""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import shapely
from shapely import Geometry

from .topology import Point, points_of

SOURCE = Path(__file__).parent / "source" / "natural_earth.json.xz"
SCALE = 1000  # grid steps per degree


class Unit(NamedTuple):
    """A state or province of Natural Earth: country code (adm0_a3), name, ISO code, shape in degrees."""

    country: str
    name: str
    iso: str
    shape: Geometry


class Geography(NamedTuple):
    credit: str
    units: tuple[Unit, ...]
    lakes: tuple[Geometry, ...]


@lru_cache(maxsize=1)
def load() -> Geography:
    """Units and lakes. Takes about three seconds."""
    content = json.loads(lzma.decompress(SOURCE.read_bytes()))
    arcs = [undelta(flat) for flat in content["arcs"]]
    units = tuple(
        Unit(country, name, iso, _shape([points_of(ring, arcs) for ring in rings]))
        for country, name, iso, rings in content["units"]
    )
    lakes = tuple(_shape([undelta(flat)[:-1]]) for flat in content["lakes"])
    return Geography(content["credit"], units, lakes)


def undelta(flat: Sequence[int]) -> list[Point]:
    """Points from a flat list: first point, then steps."""
    return list(zip(accumulate(flat[::2]), accumulate(flat[1::2]), strict=True))


def _shape(rings: list[list[Point]]) -> Geometry:
    """The area that lies inside an odd number of the rings."""
    lines = [[(x / SCALE, y / SCALE) for x, y in [*ring, ring[0]]] for ring in rings if len(ring) > 2]
    polygons = [shapely.make_valid(shapely.Polygon(line)) for line in lines]
    outer = [p for p, line in zip(polygons, lines, strict=True) if shapely.is_ccw(shapely.LinearRing(line))]
    inner = [
        p for p, line in zip(polygons, lines, strict=True) if not shapely.is_ccw(shapely.LinearRing(line))
    ]
    whole = shapely.union_all(outer)
    return shapely.difference(whole, shapely.union_all(inner)) if inner else whole
