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
