"""The printed numbers of Classic, checked against each other and against remarks in the rule books."""

from __future__ import annotations

import tomllib
from collections import Counter, deque
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

NATIONS = ["ussr", "germany", "uk", "japan", "usa"]
SHORT_NAMES = ["inf", "arm", "ftr", "bmb", "aa", "bb", "cv", "trn", "sub", "ic"]
Graph = dict[str, set[str]]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("sandtable.games.axis.classic") / "data" / name).read_text(encoding="utf-8"))


BOARD, UNITS, SETUP, TECH, OPTIONS = (
    read(f"{name}.toml") for name in ("board", "units", "setup", "tech", "options")
)
LAND, SEA = BOARD["land"], BOARD["sea"]
PAIRS = [(a, b) for a, near in BOARD["links"].items() for b in near]
PAIRS_2ND = PAIRS + [(a, b) for a, near in BOARD["links_only_2nd"].items() for b in near]


def graph(pairs: list[tuple[str, str]]) -> Graph:
    near: Graph = {space: set() for space in chain(LAND, SEA)}
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    return near


NEAR = graph(PAIRS_2ND)


def distances(near: Graph, start: str) -> dict[str, int]:
    """Steps from start to every space that can be reached."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in near[here] - steps.keys():
            steps[there] = steps[here] + 1
            queue.append(there)
    return steps


def placed(nation: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for units in SETUP["placements"][nation].values():
        total.update(units)
    return total


# Board


def test_counts_of_spaces() -> None:
    assert len(LAND) == 70
    assert len(SEA) == 58
    assert sum(space["owner"] == "" for space in LAND.values()) == 14
    assert not LAND.keys() & SEA.keys()


def test_counts_of_pairs() -> None:
    kinds = Counter((a in SEA) + (b in SEA) for a, b in PAIRS)
    assert kinds == {0: 92, 1: 91, 2: 125}
    assert len(PAIRS) == 308
    assert len(PAIRS_2ND) == 309
    assert set(PAIRS_2ND) - set(PAIRS) == {("sz_east_canada", "western_canada")}


def test_each_pair_stands_once_in_order() -> None:
    assert len(set(PAIRS_2ND)) == len(PAIRS_2ND)
    assert all(a < b for a, b in PAIRS_2ND)
    assert all(near == sorted(near) for near in BOARD["links"].values())
    assert {space for pair in PAIRS_2ND for space in pair} == LAND.keys() | SEA.keys()
    assert all(a in NEAR[b] and b in NEAR[a] for a, b in PAIRS_2ND)


@pytest.mark.parametrize("pairs", [PAIRS, PAIRS_2ND], ids=["3rd", "2nd"])
def test_board_is_connected(pairs: list[tuple[str, str]]) -> None:
    assert len(distances(graph(pairs), "russia")) == 128


def test_one_ocean_and_the_caspian() -> None:
    sea = {zone: NEAR[zone] & SEA.keys() for zone in SEA}
    assert len(distances(sea, "sz_japan")) == 57
    assert not sea["sz_caspian"]
    assert len(NEAR["sz_caspian"]) == 4


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("ukraine_ssr", "caucasus"),
        ("algeria", "sz_west_mediterranean"),
        ("gibraltar", "sz_west_mediterranean"),
        ("eastern_canada", "western_canada"),
        ("eastern_usa", "western_usa"),
        ("mexico", "sz_gulf_of_mexico"),
        ("anglo_egyptian_sudan", "syria_iraq"),
        ("karelia_ssr", "sz_baltic"),
        ("karelia_ssr", "sz_karelia"),
        ("japan", "sz_japan"),
        ("manchuria", "sz_japan"),
        ("united_kingdom", "sz_united_kingdom"),
        ("finland_norway", "sz_united_kingdom"),
        ("western_europe", "sz_united_kingdom"),
        ("sz_black_sea", "sz_central_mediterranean"),
        ("sz_baltic", "sz_united_kingdom"),
        ("kwangtung", "manchuria"),
    ],
)
def test_stated_neighbours(a: str, b: str) -> None:
    assert b in NEAR[a]


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("caucasus", "eastern_europe"),
        ("libya", "sz_west_mediterranean"),
        ("eastern_europe", "finland_norway"),
        ("algeria", "gibraltar"),
        ("eastern_europe", "turkey"),
    ],
)
def test_stated_non_neighbours(a: str, b: str) -> None:
    assert b not in NEAR[a]


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        pytest.param("hawaiian_islands", "midway", 3, id="Hawaii to Midway and back takes 6"),
        pytest.param("sz_caroline_islands", "sz_hawaii", 2, id="Caroline zone to Hawaii zone"),
        pytest.param("philippines", "manchuria", 3, id="Philippines to Manchuria"),
        pytest.param("hawaiian_islands", "australia", 4, id="Hawaii to Australia"),
        pytest.param("japan", "manchuria", 2, id="Japan to Manchuria"),
        pytest.param("sz_east_usa", "sz_west_spain", 2, id="East USA zone to the zone off Algeria"),
    ],
)
def test_stated_distances(a: str, b: str, steps: int) -> None:
    assert distances(NEAR, a)[b] == steps


def test_islands_lie_in_one_zone() -> None:
    assert NEAR["midway"] == {"sz_midway"}
    assert NEAR["wake_island"] == {"sz_wake_island"}
    assert NEAR["madagascar"] < SEA.keys()
    assert len(NEAR["madagascar"]) == 4


def test_canals_join_neighbouring_zones() -> None:
    canals = {canal["id"]: canal for canal in BOARD["canal"]}
    assert canals.keys() == {"panama_canal", "suez_canal"}
    for canal in canals.values():
        a, b = canal["zones"]
        assert b in NEAR[a]
        assert all(LAND[space] for space in canal["hold"])


def test_aliases_lead_to_spaces_and_hide_none() -> None:
    spaces = LAND.keys() | SEA.keys()
    assert set(BOARD["aliases"].values()) <= spaces
    assert not BOARD["aliases"].keys() & spaces
    assert all(alias == alias.lower() and " " not in alias for alias in BOARD["aliases"])
    assert BOARD["aliases"]["england"] == "united_kingdom"


# Money


@pytest.mark.parametrize(
    ("nation", "income"), [("ussr", 24), ("germany", 32), ("uk", 30), ("japan", 25), ("usa", 36)]
)
def test_first_income_is_the_sum_of_values(nation: str, income: int) -> None:
    assert sum(space["value"] for space in LAND.values() if space["owner"] == nation) == income
    assert SETUP["ipc"][nation] == income


@pytest.mark.parametrize(
    ("space", "value"),
    [
        ("anglo_egyptian_sudan", 2),
        ("manchuria", 3),
        ("sinkiang", 2),
        ("gibraltar", 0),
        ("solomon_islands", 0),
    ],
)
def test_values_named_in_the_rules(space: str, value: int) -> None:
    assert LAND[space]["value"] == value


def test_highest_value_and_neutrals() -> None:
    assert max(space["value"] for space in LAND.values()) == LAND["eastern_usa"]["value"] == 12
    assert all(space["value"] == 0 for space in LAND.values() if space["owner"] == "")


# Nations and starting units


def test_nations_sides_and_capitals_agree() -> None:
    assert SETUP["order"] == NATIONS
    assert sorted(chain(*SETUP["sides"].values())) == sorted(NATIONS)
    assert {space["owner"] for space in LAND.values()} == {*NATIONS, ""}
    capitals = {space["capital"]: name for name, space in LAND.items() if "capital" in space}
    assert capitals == SETUP["capitals"]
    assert all(LAND[capital]["owner"] == nation for nation, capital in capitals.items())


def test_seatings_share_out_every_nation_within_a_side() -> None:
    sides = [set(nations) for nations in SETUP["sides"].values()]
    assert list(SETUP["seatings"]) == ["2", "3", "4", "5"]
    for people, shares in SETUP["seatings"].items():
        assert len(shares) == int(people)
        assert sorted(chain(*shares)) == sorted(NATIONS)
        assert all(any(set(share) <= side for side in sides) for share in shares)


@pytest.mark.parametrize(
    ("nation", "text"),
    [
        ("ussr", "19 inf 4 arm 2 ftr 2 aa 1 trn 1 sub 2 ic"),
        ("germany", "19 inf 10 arm 5 ftr 1 bmb 3 aa 1 bb 2 trn 2 sub 2 ic"),
        ("uk", "10 inf 3 arm 3 ftr 1 bmb 1 aa 2 bb 3 trn 1 sub 1 ic"),
        ("japan", "19 inf 1 arm 5 ftr 1 bmb 1 aa 2 bb 1 cv 2 trn 1 sub 1 ic"),
        ("usa", "11 inf 1 arm 4 ftr 1 bmb 2 aa 1 bb 1 cv 2 trn 1 sub 2 ic"),
    ],
)
def test_starting_units(nation: str, text: str) -> None:
    total = placed(nation)
    shown = " ".join(f"{total[unit]} {facts['short']}" for unit, facts in UNITS.items() if total[unit])
    assert shown == text


def test_every_piece_stands_where_it_may() -> None:
    for nation, placements in SETUP["placements"].items():
        for space, units in placements.items():
            assert units.keys() <= UNITS.keys()
            domains = {UNITS[unit]["domain"] for unit in units}
            if space in LAND:
                assert LAND[space]["owner"] == nation
                assert "sea" not in domains
                assert units.get("aa_gun", 0) <= 1
                assert units.get("industrial_complex", 0) <= 1
            else:
                assert space in SEA
                assert "land" not in domains
                carriers = units.get("aircraft_carrier", 0)
                room = carriers * UNITS["aircraft_carrier"]["decks"]
                assert units.get("fighter", 0) <= room
                assert "bomber" not in units


# Units, developments, options


@pytest.mark.parametrize(
    ("unit", "row"),
    [
        ("infantry", (3, 1, 2, 1, 1)),
        ("armor", (5, 3, 2, 2, 2)),
        ("fighter", (12, 3, 4, 4, 0)),
        ("bomber", (15, 4, 1, 6, 0)),
        ("aa_gun", (5, 0, 1, 1, 2)),
        ("battleship", (24, 4, 4, 2, 0)),
        ("aircraft_carrier", (18, 1, 3, 2, 0)),
        ("transport", (8, 0, 1, 2, 0)),
        ("submarine", (8, 2, 2, 2, 0)),
        ("industrial_complex", (15, 0, 0, 0, 0)),
    ],
)
def test_unit_chart(unit: str, row: tuple[int, ...]) -> None:
    fields = ("cost", "attack", "defense", "move", "load")
    assert tuple(UNITS[unit].get(field, 0) for field in fields) == row


def test_short_names() -> None:
    assert [unit["short"] for unit in UNITS.values()] == SHORT_NAMES


def test_developments_fill_the_die_and_change_known_units() -> None:
    developments = TECH["developments"]
    assert [tech["roll"] for tech in developments.values()] == [1, 2, 3, 4, 5, 6]
    assert all(tech["effects"].keys() <= {*UNITS, "all"} for tech in developments.values())
    assert TECH["research"] == {"die_cost": 5, "success": 6}


def test_option_defaults_fit_their_type() -> None:
    assert len(OPTIONS) == 16
    for option in OPTIONS.values():
        kind = {"bool": bool, "int": int}[option["type"]]
        assert option["default"].keys() == {"2nd", "3rd"}
        assert all(type(value) is kind for value in option["default"].values())
        if kind is int:
            assert all(option["low"] <= value <= option["high"] for value in option["default"].values())


def test_options_that_differ_between_the_editions() -> None:
    differ = {name for name, option in OPTIONS.items() if len(set(option["default"].values())) == 2}
    assert differ == {
        "submerging_subs",
        "aircraft_retreat",
        "several_aa_guns",
        "ships_into_enemy_zones",
        "western_canada_atlantic",
        "captured_aa_waits",
        "owner_picks_casualties",
    }
