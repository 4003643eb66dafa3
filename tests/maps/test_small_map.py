"""The whole pipeline on a small map: it comes out right, always the same, and says what is wrong."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sandtable.maps import check, definition, facts, mapfile
from sandtable.maps.build import build_from
from sandtable.maps.definition import Definition, Name
from sandtable.maps.errors import MapError

HERE = Path(__file__).parent
TEXT = (HERE / "small_map.toml").read_text(encoding="utf-8")
TEXT = TEXT.replace('"small_facts.toml"', f"'{HERE / 'small_facts.toml'}'")
NAMES = {
    "portugal": Name(en="Portugal", de="Portugal", nl="Portugal"),
    "spain": Name(en="Spain", de="Spanien", nl="Spanje"),
    "atlantic": Name(en="Atlantic", de="Atlantik", nl="Atlantische Oceaan", short={"nl": "Atlantic"}),
    "mediterranean": Name(en="Mediterranean", de="Mittelmeer", nl="Middellandse Zee"),
}


def small(old: str = "", new: str = "") -> Definition:
    assert old in TEXT
    return definition.decode(TEXT.replace(old, new) if old else TEXT)


def built(made: Definition) -> bytes:
    return build_from(made, NAMES, lambda stage: None)


@pytest.fixture(scope="module")
def board() -> mapfile.MapFile:
    return mapfile.decode(built(small()))


def test_it_passes_its_own_check(board: mapfile.MapFile) -> None:
    assert check.check(board, facts.load(small().facts)).problems == []
    assert (board.wrap, set(board.views)) == (0, {"portugal"})


def test_same_input_same_bytes(board: mapfile.MapFile) -> None:
    assert built(small()) == mapfile.encode(board)


def test_a_cone_instead_of_a_cylinder() -> None:
    made = small('[frame]\n', '[frame]\nkind = "conic"\ncentre = -4\nparallels = [37, 43]\n')  # fmt: skip
    board = mapfile.decode(built(made))
    assert check.check(board, facts.load(made.facts)).problems == []


def test_picture_is_well_formed(board: mapfile.MapFile) -> None:
    from sandtable.maps.preview.svg import picture

    text = picture(board, facts.load(small().facts), 600, "dark", "nl", anchors=True)
    root = ElementTree.fromstring(text)
    assert root.attrib["width"] == "600"
    assert "SPANJE" in text


WRONG = {
    "unknown country": ('"GIB"]', '"XYZ"]', "spain: unknown country 'XYZ'"),
    "unknown unit": ('["Azores", ', '["Atlantis", ', "unused: unknown unit PRT 'Atlantis'"),
    "area without geometry": ('portugal = ["PRT"]\n', "", "no geometry for portugal"),
    "area off the map": ('["PRT"]', '["JPN"]', "no geometry on the map for portugal"),
    "area the game does not have": ("spain = [", "spam = [", "'spam' is neither a land area"),
    "unknown zone": ("mediterranean = [[", "marmara = [[", "'marmara' is not a sea zone"),
    "zone without seed": ("[[1, 38], [-3, 36.2], [-5, 36.1], [3, 42]]", "[]", "no seed for mediterranean"),
    "unknown key": ("[detail]\n", "[detail]\nsimplfy = 1\n", "simplfy"),
    "unknown projection": ("[frame]\n", '[frame]\nkind = "globe"\n', "unknown kind 'globe'"),
}


@pytest.mark.parametrize(("old", "new", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_definition_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(MapError, match=message):
        built(small(old, new))


def test_a_connection_that_geometry_cannot_give_is_named(board: mapfile.MapFile, tmp_path: Path) -> None:
    text = (HERE / "small_facts.toml").read_text(encoding="utf-8")
    (tmp_path / "facts.toml").write_text(
        text.replace('["spain"]\nportugal', '["portugal", "spain"]\nportugal')
    )
    known = facts.load(definition.FactsSource(package="", file=str(tmp_path / "facts.toml")))
    problems = check.check(board, known).problems
    assert problems == ["missing contact: mediterranean and portugal are connected, but do not touch"]


def test_a_contact_that_the_facts_do_not_know_is_named(board: mapfile.MapFile, tmp_path: Path) -> None:
    text = (HERE / "small_facts.toml").read_text(encoding="utf-8")
    (tmp_path / "facts.toml").write_text(text.replace('portugal = ["spain"]\n', ""))
    known = facts.load(definition.FactsSource(package="", file=str(tmp_path / "facts.toml")))
    (problem,) = check.check(board, known).problems
    assert problem.startswith("extra contact: portugal and spain touch for ")


def test_routes_and_members_of_zones_are_facts() -> None:
    tables = {
        "regions": {"a": {}, "b": {}, "c": {}},
        "zones": {"z": {"regions": ["a", "b"]}},
        "borders": {"a": ["b"]},
        "routes": {"r1": {"ends": ["c", "a"]}, "r2": {"ends": ["b", "a"]}},
    }
    source = definition.FactsSource(package="", file="x", land="regions", sea="zones", links=("borders",))
    known = facts.read(tables, source)
    assert known.pairs == {("a", "b"), ("a", "c"), ("a", "z"), ("b", "z")}
    assert known.routes["r1"] == ("a", "c")
    assert known.both == {("a", "b")}


def test_a_route_that_is_not_drawn_is_named(board: mapfile.MapFile) -> None:
    known, ends = facts.load(small().facts), ("mediterranean", "portugal")
    known = replace(known, routes={"r1": ends}, pairs=known.pairs | {ends})
    problems = check.check(board, known).problems
    assert "route r1 between mediterranean and portugal is not drawn" in problems


def test_names_that_lack_a_language_are_named() -> None:
    with pytest.raises(MapError, match=r"names\.toml: spain: .*`nl`"):
        definition.decode_names('spain = { en = "Spain", de = "Spanien" }', "names.toml")
    with pytest.raises(MapError, match=r"names\.toml: spain has no name in de"):
        definition.decode_names('spain = { en = "Spain", de = " ", nl = "Spanje" }', "names.toml")


def test_an_area_without_a_name_is_named() -> None:
    few = {area: name for area, name in NAMES.items() if area != "atlantic"}
    with pytest.raises(MapError, match=r"unused\.toml has no name for atlantic"):
        build_from(small(), few, lambda stage: None)


def wide(tmp_path: Path) -> tuple[Definition, dict[str, Name]]:
    """The same map with impassable land, places for symbols, narrows, a rough cut and room by size."""
    text = (HERE / "small_facts.toml").read_text(encoding="utf-8")
    text = text.replace("[sea]\n", 'andorra = { name = "Andorra", neutral = "impassable" }\n\n[sea]\n')
    text = text.replace('owner = "" }', 'owner = "", neutral = "strict", city = "Madrid" }')
    text = text.replace('{ name = "Atlantic" }', '{ name = "Atlantic", convoy = true }')
    strait = '\n[[canal]]\nid = "gibraltar"\nzones = ["atlantic", "mediterranean"]\n'
    (tmp_path / "facts.toml").write_text(text + strait)
    made = TEXT.replace(str(HERE / "small_facts.toml"), str(tmp_path / "facts.toml"))
    made = made.replace('"AND", "GIB"]\n', '"GIB"]\nandorra = ["AND"]\n')
    made = made.replace(
        "[frame]\n", 'impassable = { neutral = "impassable" }\nsymbols = ["city", "convoy"]\n\n[frame]\n'
    )
    made = made.replace("[detail]\n", "[detail]\nfacilities = 3\n\n[room]\nradius = 3\n", 1).replace(
        "[room]\nradius = 3\nsmallest_island = 0.3\n", "smallest_island = 0.3\n\n[room]\nradius = 3\n"
    )
    made += (
        '\n[[cut]]\ncountry = "ESP"\nunit = "Lérida"\nto = "andorra"\nrough = 0.15\n'
        "inside = { polygon = [[0, 42], [3, 42], [3, 43], [0, 43]] }\n"
        '\n[[link]]\nkind = "narrows"\nid = "gibraltar"\nbetween = ["atlantic", "mediterranean"]\n'
        "line = [[-6.2, 35.95], [-4.9, 36]]\n"
    )
    names = {**NAMES, "andorra": Name(en="Andorra", de="Andorra", nl="Andorra")}
    return definition.decode(made), names


@pytest.fixture(scope="module")
def wider(tmp_path_factory: pytest.TempPathFactory) -> tuple[mapfile.MapFile, facts.Facts]:
    made, names = wide(tmp_path_factory.mktemp("wide"))
    return mapfile.decode(build_from(made, names, lambda stage: None)), facts.load(made.facts)


def test_impassable_land_has_a_name_and_no_place_for_pieces(
    wider: tuple[mapfile.MapFile, facts.Facts],
) -> None:
    board, known = wider
    assert check.check(board, known).problems == []
    assert (known.impassable, "andorra" in known.land) == (("andorra",), False)
    area = board.areas["andorra"]
    assert (area.kind, area.names["de"], area.anchors) == ("impassable", "Andorra", ())
    assert known.neutrals == {"spain": "strict"}


def test_symbols_have_places_in_their_areas(wider: tuple[mapfile.MapFile, facts.Facts]) -> None:
    board, known = wider
    assert known.symbols == {"spain": {"city": "Madrid"}, "atlantic": {"convoy": ""}}
    assert set(board.areas["spain"].symbols) == {"city", "facility"}
    assert set(board.areas["atlantic"].symbols) == {"convoy"}
    assert [len(board.areas[a].symbols["facility"]) for a in ("spain", "portugal")] == [3, 3]
    assert not board.areas["mediterranean"].symbols
    moved = replace(board.areas["spain"], symbols={"city": ((0, 0, 5),)})
    problems = check.check(replace(board, areas={**board.areas, "spain": moved}), known).problems
    assert problems == ["spain: the place for city lies outside"]


def test_narrows_are_drawn_where_zones_touch(
    board: mapfile.MapFile, wider: tuple[mapfile.MapFile, facts.Facts]
) -> None:
    wide_board, known = wider
    (link,) = wide_board.links
    canal = replace(wide_board, links=(replace(link, kind="canal"),))
    assert check.check(canal, known).problems == [
        "link between atlantic and mediterranean, which touch anyway"
    ]
    apart = replace(board, links=(replace(link, between=("mediterranean", "portugal")),))
    problems = check.check(apart, facts.load(small().facts)).problems
    assert "narrows between mediterranean and portugal, which do not touch" in problems


def test_a_connection_with_impassable_land_is_named(tmp_path: Path) -> None:
    made, _ = wide(tmp_path)
    text = (tmp_path / "facts.toml").read_text()
    (tmp_path / "facts.toml").write_text(
        text.replace('portugal = ["spain"]', 'portugal = ["spain", "andorra"]')
    )
    with pytest.raises(MapError, match="names andorra, which is impassable"):
        facts.load(made.facts)


def test_rough_lines_stray_alike_from_both_sides() -> None:
    from shapely import Polygon

    from sandtable.maps.assign import roughened

    line, west, east = [(0.0, 0.0), (4.0, 8.0)], (-9.0, 3.0), (9.0, 3.0)
    left = roughened(Polygon([*line, west]), 0.1)
    right = roughened(Polygon([*reversed(line), east]), 0.1)
    assert left.intersection(right).area == 0
    common = left.boundary.intersection(right.boundary)
    assert common.length > 9
    assert left.equals(roughened(Polygon([*line, west]), 0.1))
