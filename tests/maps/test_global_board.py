"""The committed board of Global 1940, read and checked without any geometry library."""

from __future__ import annotations

import gzip
import math

import pytest

from sandtable.games.axis.global40.data import board_table
from sandtable.maps import check, definition, facts, geometry, mapfile
from sandtable.maps.facts import Facts
from sandtable.maps.mapfile import Area, MapFile
from sandtable.maps.preview.names import Names
from sandtable.maps.style import finger_radius
from sandtable.maps.topology import signed_area

WINDOW = (1440, 900)
IMPASSABLE = {
    "himalayas": {"india", "sikang", "szechwan", "west_india", "yunnan", "burma"},
    "pripet_marshes": {"belarus", "bryansk", "eastern_poland", "western_ukraine"},
    "sahara_desert": {
        "algeria",
        "anglo_egyptian_sudan",
        "french_west_africa",
        "libya",
        "rio_de_oro",
        "tobruk",
    },
}
"""Impassable land, and land that looks at it over a border on this board."""


@pytest.fixture(scope="module")
def board() -> MapFile:
    return mapfile.load("global40")


@pytest.fixture(scope="module")
def known() -> Facts:
    return facts.load(definition.load("global40").facts)


def test_no_problem_is_found(board: MapFile, known: Facts) -> None:
    assert check.check(board, known).problems == []


def test_touching_pairs_are_the_825_connections(board: MapFile, known: Facts) -> None:
    game = {*known.land, *known.sea}
    lengths = check.contacts(board, board.lines())
    touching = {p for p, size in lengths.items() if size >= board.touch and {*p} <= game}
    assert (len(known.land) + len(known.impassable), len(known.sea), len(known.pairs)) == (206, 128, 825)
    assert known.pairs - touching == {("sz_64", "sz_89"), ("sz_81", "sz_98"), ("sz_100", "sz_99")}
    assert touching - known.pairs == set()
    assert (board.exceptions, board.closed) == ((), ())


def test_facts_are_those_of_the_game(known: Facts) -> None:
    table = board_table()
    assert {*known.land, *known.impassable} == {*table.land}
    assert known.sea == tuple(table.sea)
    assert set(known.canals) == {canal.id for canal in table.canal}
    assert set(known.impassable) == set(IMPASSABLE)


def test_canals_are_drawn_and_narrows_cross_a_border(board: MapFile) -> None:
    assert {link.id: link.kind for link in board.links} == {
        "panama_canal": "canal",
        "suez_canal": "canal",
        "turkish_straits": "strait",
        "strait_of_gibraltar": "narrows",
        "danish_straits": "narrows",
    }


def test_impassable_land_lies_between_its_neighbours(board: MapFile) -> None:
    lengths = check.contacts(board, board.lines())
    for waste, wanted in IMPASSABLE.items():
        assert board.areas[waste].kind == "impassable"
        near = {
            a if b == waste else b for (a, b), x in lengths.items() if x >= board.touch and waste in (a, b)
        }
        assert wanted <= near


def test_it_wraps_and_is_small(board: MapFile) -> None:
    assert board.wrap == board.size[0] == 360 * board.grid
    assert len(gzip.compress(mapfile.path_of("global40").read_bytes(), 9, mtime=0)) < 200_000
    assert mapfile.encode(board) == mapfile.path_of("global40").read_bytes()


def test_the_seam_lies_in_water_and_in_the_ice(board: MapFile) -> None:
    sides = check.users(board)
    cut = {name for number in board.borders["cut"] for name, _ in sides[number]}
    assert {name for name in cut if board.areas[name].kind not in ("sea", "filler")} <= {
        "aleutian_islands",
        "alaska",
    }
    lines = board.lines()
    alaska = mapfile.rings(board.areas["alaska"], lines)
    halves = [polygon for polygon in alaska if any(x in (0, board.wrap) for x, _ in polygon[0])]
    assert all(abs(signed_area(polygon[0])) < 4 * board.grid**2 for polygon in halves), "islands, no mainland"


def test_symbols_stand_where_the_game_has_them(board: MapFile, known: Facts) -> None:
    def with_symbol(key: str) -> set[str]:
        return {name for name, area in board.areas.items() if key in area.symbols}

    table = board_table()
    assert with_symbol("city") == {name for name, row in table.land.items() if row.city}
    assert with_symbol("convoy") == {name for name, row in table.sea.items() if row.convoy}
    assert with_symbol("kamikaze") == {name for name, row in table.sea.items() if row.kamikaze}
    assert (len(with_symbol("city")), len(with_symbol("convoy")), len(with_symbol("kamikaze"))) == (19, 34, 6)
    assert with_symbol("facility") == {*known.land}
    assert {len(board.areas[name].symbols["facility"]) for name in known.land} == {3}


def test_symbols_of_an_area_do_not_cover_each_other(board: MapFile) -> None:
    for name, area in board.areas.items():
        spots = [spot for some in area.symbols.values() for spot in some]
        for i, (x, y, r) in enumerate(spots):
            for a, b, s in spots[:i]:
                assert math.hypot(x - a, y - b) > 0.8 * (r + s), name


def zoom_of(view: tuple[int, int, int, int], grid: int) -> float:
    """Pixels per map unit when a window shows a view whole."""
    left, top, right, bottom = (v / grid for v in view)
    return min(WINDOW[0] / (right - left), WINDOW[1] / (bottom - top))


def is_in(area: Area, view: tuple[int, int, int, int], wrap: int) -> bool:
    assert area.label is not None
    x, y = area.label.x, area.label.y
    return any(view[0] <= x + turn <= view[2] and view[1] <= y <= view[3] for turn in (0, wrap))


def nearest(board: MapFile, area: Area) -> tuple[float, str]:
    """The view in which an area is seen largest, and its zoom; the whole world where it is in none."""
    shown = [
        (zoom_of(box, board.grid), view) for view, box in board.views.items() if is_in(area, box, board.wrap)
    ]
    return max(shown, default=(WINDOW[0] * board.grid / board.size[0], "world"))


def test_views_show_all_land_and_none_of_it_too_small(board: MapFile, known: Facts) -> None:
    """In the nearest view that shows it, land is as large as a finger or has a call-out."""
    assert list(board.views) == ["europe", "mediterranean", "russia", "china", "pacific", "africa", "america"]
    small = {}
    for name in known.land:
        area = board.areas[name]
        zoom, _ = nearest(board, area)
        left, top, right, bottom = area.box
        wide, tall = (right - left) / board.grid * zoom, (bottom - top) / board.grid * zoom
        if area.callout is None and min(wide, tall) < 44:
            small[name] = (round(wide), round(tall))
    assert not small


def test_areas_without_a_callout_are_as_large_as_a_finger(board: MapFile, known: Facts) -> None:
    for name in known.land:
        area = board.areas[name]
        assert area.pole is not None
        assert area.callout or area.pole[2] + 1 >= finger_radius() * board.grid, name


@pytest.mark.parametrize(
    ("view", "areas", "least"),
    [
        (
            "europe",
            ("germany", "greater_southern_germany", "western_germany", "france", "northern_italy", "poland"),
            30,
        ),
        ("china", ("anhwe", "shensi", "szechwan", "yunnan", "kiangsi", "kwangsi", "hunan", "suiyuyan"), 26),
    ],
)
def test_stacks_have_room_side_by_side(board: MapFile, view: str, areas: tuple[str, ...], least: int) -> None:
    """Counters of two rows fit into the largest circle of the areas that see most of them."""
    zoom = zoom_of(board.views[view], board.grid)
    for name in areas:
        pole = board.areas[name].pole
        assert pole is not None
        assert pole[2] / board.grid * zoom >= least, name


def test_fleets_have_room(board: MapFile, known: Facts) -> None:
    """On the water of a zone, and beside the call-outs that stand there while the map is far away."""
    for zone in known.sea:
        area = board.areas[zone]
        assert area.pole is not None
        assert area.pole[2] / board.grid >= 1.2, zone
        assert max(r for *_, r in area.anchors) / board.grid >= 0.7, zone


def test_zones_are_numbered_and_land_is_named_as_in_the_game(board: MapFile, known: Facts) -> None:
    table = board_table()
    for name in known.land:
        assert board.areas[name].names["en"] == table.land[name].name
    for zone in known.sea:
        number = zone.removeprefix("sz_")
        if number.isdigit():
            area = board.areas[zone]
            assert {area.short.get(lang, area.names[lang]) for lang in ("en", "de", "nl")} == {number}
            assert all(name == number or name.endswith(f" ({number})") for name in area.names.values())


def test_islands_lie_in_their_own_zone(board: MapFile, known: Facts) -> None:
    """Land looks at no other water than that of its zones, and ice."""
    lengths = check.contacts(board, board.lines())
    for name in known.land:
        zones = known.zones_of(name)
        near = {a if b == name else b for (a, b), x in lengths.items() if x >= board.touch and name in (a, b)}
        wet = {a for a in near if board.areas[a].kind == "sea"}
        assert wet == set(zones), name


def test_no_call_out_covers_land(board: MapFile) -> None:
    lines = board.lines()
    land = {
        n: mapfile.rings(a, lines)
        for n, a in board.areas.items()
        if a.kind in ("land", "impassable", "inert")
    }
    for name, area in board.areas.items():
        if area.callout:
            c = area.callout
            ring = [
                (c.x + round(c.r * math.cos(t)), c.y + round(c.r * math.sin(t)))
                for t in (0, 1.57, 3.14, 4.71)
            ]
            for point in (*ring, (c.x, c.y)):
                over = [n for n, shape in land.items() if geometry.inside(point, shape, board.wrap)]
                assert not over, (name, over)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [390, 1440, 3840])
def test_no_name_covers_another(board: MapFile, known: Facts, width: int, language: str) -> None:
    names = Names(board, width * board.grid / board.size[0], language, whole=True)
    placed = names.run(known.capitals, known.values)
    boxes = [names._box(p.x, p.y, p.angle, p.width, p.size) for p in placed]
    assert not [
        (placed[i].text, placed[j].text)
        for i in range(len(boxes))
        for j in range(i)
        if boxes[i].intersects(boxes[j])
    ]
    shown = {p.area for p in placed}
    if width == 390:
        assert shown <= set(known.capitals), "far away only capitals are named"
    elif width == 3840:
        assert len({*known.land} - shown) <= 5, "near, land is named"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_land_is_named_in_its_own_view(board: MapFile, known: Facts, language: str) -> None:
    named = {
        view: {
            p.area
            for p in Names(board, zoom_of(box, board.grid), language, whole=False).run(
                known.capitals, known.values
            )
        }
        for view, box in board.views.items()
    }
    homes = {name: nearest(board, board.areas[name])[1] for name in known.land}
    assert [name for name, view in homes.items() if view != "world" and name not in named[view]] == []


@pytest.mark.soak
def test_build_gives_the_committed_bytes() -> None:
    """A minute; needs the extra `maps` in the pinned versions."""
    from sandtable.maps.build import build

    assert build("global40", lambda stage: None) == mapfile.path_of("global40").read_bytes()
