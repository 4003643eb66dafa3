"""The committed board of Attack!, read and checked without any geometry library."""

from __future__ import annotations

import gzip
import math
from itertools import pairwise

import pytest
import shapely
from msgspec.structs import replace

from sandtable.games.attack.data import board_table
from sandtable.maps import check, definition, facts, geometry, mapfile
from sandtable.maps.facts import Facts, pair
from sandtable.maps.mapfile import Link, MapFile
from sandtable.maps.preview.names import Names
from sandtable.maps.topology import Point


@pytest.fixture(scope="module")
def board() -> MapFile:
    return mapfile.load("attack")


@pytest.fixture(scope="module")
def known() -> Facts:
    return facts.load(definition.load("attack").facts)


@pytest.fixture(scope="module")
def shapes(board: MapFile) -> dict[str, geometry.Polygons]:
    lines = board.lines()
    return {name: mapfile.rings(area, lines) for name, area in board.areas.items()}


def test_no_problem_is_found(board: MapFile, known: Facts) -> None:
    assert check.check(board, known).problems == []


def test_touching_land_is_the_98_borders(board: MapFile, known: Facts) -> None:
    lengths = check.contacts(board, board.lines())
    touching = {p for p, size in lengths.items() if size >= board.touch and {*p} <= {*known.land}}
    borders = {pair(a, b) for a, some in board_table().borders.items() for b in some}
    assert len(borders) == 98
    assert touching == borders
    assert board.exceptions == ()


def test_zones_have_exactly_their_members(board: MapFile, known: Facts) -> None:
    lengths = check.contacts(board, board.lines())
    for zone, row in board_table().zones.items():
        coast = {
            a if b == zone else b for (a, b), x in lengths.items() if x >= board.touch and zone in (a, b)
        }
        assert coast & {*known.land} == {*row.regions}
        assert not coast & {*known.sea}


def test_facts_are_those_of_the_game(known: Facts) -> None:
    table = board_table()
    assert (known.land, known.sea) == (tuple(table.regions), tuple(table.zones))
    assert known.routes == {name: pair(*row.ends) for name, row in table.routes.items()}
    assert (len(known.land), len(known.sea), len(known.routes), len(known.pairs)) == (58, 3, 21, 143)


def test_every_route_is_drawn_from_coast_to_coast_clear_of_land(
    board: MapFile, known: Facts, shapes: dict[str, geometry.Polygons]
) -> None:
    assert {link.id: link.between for link in board.links} == known.routes
    dry = {name: shapes[name] for name, area in board.areas.items() if area.kind in ("land", "inert")}
    boxes = {name: box(shape) for name, shape in dry.items()}
    for link in board.links:
        line = mapfile.points(link.line)
        near = {end: nearest(end, link, shapes) for end in (line[0], line[-1])}
        assert {*near.values()} == {*link.between}, link.id
        for end, area in near.items():
            assert geometry.distance(end, shapes[area], 0) < 1.0 * board.grid, (link.id, area)
        for point in open_water(link, board.grid):
            near_it = [name for name in dry if is_in(point, boxes[name])]
            assert not [name for name in near_it if geometry.inside(point, dry[name], 0)], link.id


def box(shape: geometry.Polygons) -> tuple[Point, Point]:
    """Two opposite corners of what a shape lies in."""
    points = [point for rings in shape for ring in rings for point in ring]
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


def is_in(point: Point, corners: tuple[Point, Point]) -> bool:
    (left, top), (right, bottom) = corners
    return left <= point[0] <= right and top <= point[1] <= bottom


def nearest(point: Point, link: Link, shapes: dict[str, geometry.Polygons]) -> str:
    """The one of a route's two regions that a point is nearer to."""
    return min(link.between, key=lambda area: geometry.distance(point, shapes[area], 0))


def open_water(link: Link, grid: int) -> list[Point]:
    """Points along a route, its first and last one and a half map units left out."""
    line = mapfile.points(link.line)
    spots: list[Point] = []
    for a, b in pairwise(line):
        count = max(1, round(math.dist(a, b) / (0.25 * grid)))
        steps = [i / count for i in range(count)]
        spots += [(round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t)) for t in steps]
    away = min(1.5 * grid, 0.4 * geometry.length(line))
    return [p for p in spots if min(math.dist(p, line[0]), math.dist(p, line[-1])) > away]


def test_it_does_not_wrap_and_is_small(board: MapFile) -> None:
    assert (board.wrap, board.size[0]) == (0, 360 * board.grid)
    assert len(gzip.compress(mapfile.path_of("attack").read_bytes(), 9, mtime=0)) < 200_000
    assert mapfile.encode(board) == mapfile.path_of("attack").read_bytes()


def test_unnamed_land_and_idle_sea_are_inert(board: MapFile) -> None:
    kinds = {name: area.kind for name, area in board.areas.items() if area.kind in ("inert", "filler")}
    for name in ("greenland", "switzerland", "madagascar", "arctic_islands"):
        assert kinds[name] == "inert"
    assert {name for name, kind in kinds.items() if kind == "filler"} == {"ocean", "ice"}
    assert all(not board.areas[name].names for name in kinds)


def test_every_kind_of_border_is_there(board: MapFile) -> None:
    assert {"coast", "land", "sea", "ice", "frame"} == set(board.borders)
    assert {"europe", "americas", "africa"} == set(board.views)


def test_europe_is_large_enough_to_play_in(board: MapFile) -> None:
    europe = ("iberia", "france", "germany", "poland", "danube_states", "balkans", "ukraine", "finland")
    for area in (*europe, "great_britain", "low_countries", "italy"):
        pole = board.areas[area].pole
        assert pole is not None
        assert pole[2] / board.grid > (4.5 if area in europe else 3), area
    left, _, right, _ = board.views["europe"]
    assert right - left > 0.4 * board.size[0]


def test_only_panama_and_cuba_need_a_callout(board: MapFile) -> None:
    assert {name for name, area in board.areas.items() if area.callout} == {"panama", "cuba"}


def test_stacks_have_room(board: MapFile) -> None:
    for name, area in board.areas.items():
        if area.kind in ("land", "sea") and not area.callout:
            assert max(r for *_, r in area.anchors) >= board.grid, (
                f"{name}: an anchor of one map unit or more"
            )


def test_english_names_are_those_of_the_game(board: MapFile) -> None:
    table = board_table()
    names = {name: row.name for name, row in table.regions.items()}
    names |= {name: row.name for name, row in table.zones.items()}
    assert {name: board.areas[name].names["en"] for name in names} == names


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [390, 1440, 3840])
def test_names_cover_no_name_and_no_route(board: MapFile, known: Facts, width: int, language: str) -> None:
    names = Names(board, width * board.grid / board.size[0], language, whole=True)
    placed = names.run(known.capitals, known.values)
    boxes = [names._box(p.x, p.y, p.angle, p.width, p.size) for p in placed]
    assert not [
        (placed[i].text, placed[j].text)
        for i in range(len(boxes))
        for j in range(i)
        if boxes[i].intersects(boxes[j])
    ]
    routes = [
        shapely.LineString([(x * names.px, y * names.px) for x, y in mapfile.points(link.line)])
        for link in board.links
    ]
    assert not [
        p.text for p, box in zip(placed, boxes, strict=True) if any(r.intersects(box) for r in routes)
    ]
    shown = {p.area for p in placed}
    assert shown == set() if width == 390 else shown == {*known.land, *known.sea}


def test_the_check_sees_a_missing_route(board: MapFile, known: Facts) -> None:
    problems = check.check(replace(board, links=board.links[1:]), known).problems
    assert "missing contact: iceland and quebec are connected, but do not touch" in problems
    assert "route r01 between iceland and quebec is not drawn" in problems


def test_land_across_a_strait_hangs_together(
    board: MapFile, known: Facts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thrace and Jutland lie against other land; without the rule of the strait they count as cut off."""
    monkeypatch.setattr(check, "STRAIT", 0.0)
    problems = [p for p in check.check(board, known).problems if "detached" in p]
    assert [p.split(":")[0] for p in problems] == ["scandinavia", "turkey"]


@pytest.mark.soak
def test_build_gives_the_committed_bytes() -> None:
    """A quarter of a minute; needs the extra `maps` in the pinned versions."""
    from sandtable.maps.build import build

    assert build("attack", lambda stage: None) == mapfile.path_of("attack").read_bytes()
