"""The committed board of Classic, read and checked without any geometry library."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.axis.classic.data import board_table
from sandtable.maps import check, definition, facts, mapfile
from sandtable.maps.facts import Facts
from sandtable.maps.mapfile import MapFile


@pytest.fixture(scope="module")
def board() -> MapFile:
    return mapfile.load("classic")


@pytest.fixture(scope="module")
def known() -> Facts:
    return facts.load(definition.load("classic").facts)


def test_no_problem_is_found(board: MapFile, known: Facts) -> None:
    assert check.check(board, known).problems == []


def test_touching_pairs_are_the_309_connections(board: MapFile, known: Facts) -> None:
    game = {*known.land, *known.sea}
    lengths = check.contacts(board, board.lines())
    touching = {p for p, size in lengths.items() if size >= board.touch and {*p} <= game}
    assert (len(known.land), len(known.sea), len(known.pairs)) == (70, 58, 309)
    assert known.pairs - touching == {
        ("sz_caribbean", "sz_west_panama"),
        ("sz_east_mediterranean", "sz_red_sea"),
    }, "only the two canals are drawn as links"
    assert touching - known.pairs == {("eire", "united_kingdom")}, "the one named exception"


def test_facts_are_those_of_the_game(known: Facts) -> None:
    table = board_table()
    assert known.land == tuple(table.land)
    assert known.sea == tuple(table.sea)
    assert set(known.canals) == {canal.id for canal in table.canal}


def test_hudson_bay_is_closed_in_the_third_edition(board: MapFile) -> None:
    (row,) = board.closed
    assert (row.pair, row.rulesets) == (("sz_east_canada", "western_canada"), ("classic3",))
    assert row.arcs
    assert {*row.arcs} <= {*board.borders["coast"]}


def test_it_wraps_and_is_small(board: MapFile) -> None:
    assert board.wrap == board.size[0] == 360 * board.grid
    assert len(gzip.compress(mapfile.path_of("classic").read_bytes(), 9, mtime=0)) < 200_000
    assert mapfile.encode(board) == mapfile.path_of("classic").read_bytes()


def test_every_kind_of_border_is_there(board: MapFile) -> None:
    assert {"coast", "land", "sea", "closed", "ice", "cut", "frame"} == set(board.borders)
    assert {(link.kind, link.id) for link in board.links} == {
        ("canal", "panama_canal"),
        ("canal", "suez_canal"),
    }


def test_the_view_of_europe_holds_north_africa(board: MapFile) -> None:
    left, top, right, bottom = board.views["europe"]
    for area in ("finland_norway", "united_kingdom", "algeria", "libya", "anglo_egyptian_sudan"):
        label = board.areas[area].label
        assert label is not None
        assert left < label.x < right, area
        assert top < label.y < bottom, area


def test_europe_is_large_enough_to_play_in(board: MapFile) -> None:
    europe = ("germany", "western_europe", "southern_europe", "eastern_europe", "ukraine_ssr", "karelia_ssr")
    for area in europe:
        pole = board.areas[area].pole
        assert pole is not None
        assert pole[2] / board.grid > 3, area
    left, _, right, _ = board.views["europe"]
    assert right - left > 0.3 * board.size[0]


def test_stacks_have_room(board: MapFile) -> None:
    crowded = [a for a, x in board.areas.items() if x.kind == "sea" and max(r for *_, r in x.anchors) < 50]
    assert crowded == [], "every sea zone has an anchor of one map unit or more"


def test_names_of_the_rule_books_are_kept(board: MapFile) -> None:
    def spelt(area: str, language: str) -> str:
        return board.areas[area].names[language].lower().replace(" ", "_").replace("-", "_").replace(".", "")

    aliases = board_table().aliases
    for language in ("de", "nl"):
        for area in ("germany", "russia", "eastern_europe", "southern_europe", "libya", "mongolia"):
            assert aliases[spelt(area, language)] == area


def broken(board: MapFile, **change: Any) -> MapFile:
    return replace(board, **change)


def test_the_check_sees_a_missing_link(board: MapFile, known: Facts) -> None:
    problems = check.check(broken(board, links=board.links[1:]), known).problems
    assert any("missing contact: sz_caribbean and sz_west_panama" in p for p in problems)
    assert "canal panama_canal between sz_caribbean and sz_west_panama is not drawn" in problems


def test_the_check_sees_an_unnamed_exception(board: MapFile, known: Facts) -> None:
    problems = check.check(broken(board, exceptions=()), known).problems
    assert any(p.startswith("extra contact: eire and united_kingdom touch") for p in problems)


def test_the_check_sees_a_moved_border(board: MapFile, known: Facts) -> None:
    arcs = list(board.arcs)
    number = max(board.borders["land"], key=lambda n: len(arcs[n]))
    moved = list(arcs[number])
    moved[4] += 4000
    moved[6] -= 4000
    arcs[number] = tuple(moved)
    assert any("cross" in p for p in check.check(broken(board, arcs=tuple(arcs)), known).problems)


def test_the_check_sees_a_label_outside_and_a_lost_callout(board: MapFile, known: Facts) -> None:
    areas = dict(board.areas)
    label = areas["china"].label
    assert label is not None
    areas["china"] = replace(areas["china"], label=replace(label, x=label.x + 6000))
    areas["wake_island"] = replace(areas["wake_island"], callout=None)
    problems = check.check(broken(board, areas=areas), known).problems
    assert "china: its label lies outside" in problems
    assert "wake_island is smaller than a finger and has no call-out" in problems


@pytest.mark.soak
def test_build_gives_the_committed_bytes() -> None:
    """Half a minute; needs the extra `maps` in the pinned versions."""
    from sandtable.maps.build import build

    assert build("classic", lambda stage: None) == mapfile.path_of("classic").read_bytes()
