"""The printed tables of Global 1940, checked against each other and against the rule book."""

from __future__ import annotations

from collections import Counter, deque

import pytest
from msgspec.structs import replace

from sandtable.games.axis.global40.cases import arrange
from sandtable.games.axis.global40.data import (
    board_table,
    facility_table,
    objective_table,
    politics_table,
    setup_table,
    tech_table,
    unit_table,
)
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.positions import production
from sandtable.games.axis.global40.ruleset import ruleset, variant_of
from sandtable.kernel.protocol import Scalar, Setup

START = GLOBAL40.start(Setup("global40", "2nd"))
RULES = START.rules
BOARD = RULES.board
LAND, SEA = board_table().land, board_table().sea
INCOME = {
    "germany": 30,
    "ussr": 37,
    "japan": 26,
    "usa": 52,
    "china": 12,
    "uk_europe": 28,
    "uk_pacific": 17,
    "italy": 10,
    "anzac": 10,
    "france": 19,
}


def test_so_many_spaces_and_links() -> None:
    links = [(a, b) for a in BOARD.names for b in BOARD.neighbours[a]]
    assert (len(LAND), len(SEA), len(links)) == (206, 128, 2 * 825)
    assert all(a in BOARD.neighbours[b] for a, b in links)
    by_terrain = Counter(BOARD.is_sea(a) + BOARD.is_sea(b) for a, b in links)
    assert by_terrain == {0: 2 * 320, 1: 2 * 210, 2: 2 * 295}


@pytest.mark.parametrize(
    ("a", "b", "touch"),
    [
        ("alberta_saskatchewan_manitoba", "yukon", True),
        ("central_united_states", "western_united_states", True),
        ("southeastern_mexico", "mexico", True),
        ("sz_11", "sz_64", True),
        ("sz_28", "sz_64", True),
        ("sz_51", "sz_65", True),
        ("sz_52", "sz_66", True),
        ("sz_52", "sz_64", False),
        ("sz_28", "sz_65", False),
        ("united_kingdom", "sz_111", False),
        ("western_united_states", "sz_1", False),
        ("japan", "sz_19", True),
        ("egypt", "trans_jordan", True),
    ],
)
def test_neighbours_that_the_book_names(a: str, b: str, touch: bool) -> None:
    assert (b in BOARD.neighbours[a]) is touch


def test_all_but_impassable_land_and_the_caspian_hangs_together() -> None:
    seen, queue = {"germany"}, deque(["germany"])
    while queue:
        for near in BOARD.neighbours[queue.popleft()]:
            if near not in seen:
                seen.add(near)
                queue.append(near)
    assert set(BOARD.names) - seen == set(BOARD.names_of(RULES.impassable))
    caspian = set(BOARD.neighbours["sz_caspian"])
    assert len(caspian) == 6
    assert not caspian & set(SEA)


def test_money_at_the_start_is_the_income() -> None:
    assert START.ipc == INCOME
    assert production(START) == INCOME


def test_neutral_land() -> None:
    kinds = Counter(START.neutral.values())
    assert kinds == {"strict": 28, "pro_axis": 3, "pro_allies": 8, "dutch": 5}
    assert BOARD.names_of(RULES.impassable) == ("himalayas", "pripet_marshes", "sahara_desert")
    assert len(START.army) == 23
    assert all(START.neutral[space] for space in START.army)
    assert {space for space, owner in START.owner.items() if not owner} == {
        *START.neutral,
        *BOARD.names_of(RULES.impassable),
    }
    assert len(BOARD.names_of(RULES.mongolia)) == 6


def test_china() -> None:
    chinese = BOARD.names_of(RULES.chinese)
    assert len(chinese) == 18
    assert sum(START.owner[space] == "japan" for space in chinese) == 6
    assert all(RULES.first[space] == "china" for space in chinese)
    assert set(BOARD.names_of(RULES.open_to_china)) - set(chinese) == {"burma", "kwangtung"}


def test_cities_and_capitals() -> None:
    assert {half: len(cities) for half, cities in RULES.cities.items()} == {"europe": 11, "pacific": 8}
    axis = sum(START.owner[city] in RULES.teams["axis"] for many in RULES.cities.values() for city in many)
    assert axis == 5
    assert {LAND[space].capital for space in RULES.purse_capital.values()} == set(RULES.order) - {"china"}
    for purse, capital in RULES.purse_capital.items():
        assert START.owner[capital] == RULES.purse_owner[purse]


def test_economies_of_the_uk() -> None:
    assert RULES.economy["west_india"] == "uk_pacific"
    for space in ("british_columbia", "yukon", "alaska", "western_united_states", "mexico"):
        assert RULES.economy[space] == "uk_europe"
    assert RULES.economy["borneo"] == "uk_pacific"
    home = [s for s in LAND if RULES.first[s] == "uk" and RULES.economy[s] == "uk_europe"]
    assert len(home) == 27


def test_zones_with_symbols() -> None:
    assert len(BOARD.names_of(RULES.convoy)) == 34
    assert set(BOARD.names_of(RULES.kamikaze_zones)) == {"sz_6", "sz_17", "sz_19", "sz_20", "sz_22", "sz_35"}
    for zone in ("sz_6", "sz_19", "sz_109", "sz_119", "sz_125"):
        assert BOARD.bit[zone] & RULES.convoy


def test_canals_join_neighbours_and_only_submarines_pass_gibraltar() -> None:
    assert len(BOARD.canals) == 5
    for canal in BOARD.canals:
        assert canal.zones[1] in BOARD.neighbours[canal.zones[0]]
        assert all(bank in LAND for bank in canal.hold)
    assert {c.id: c.free for c in BOARD.canals if c.free} == {"strait_of_gibraltar": ("submarine",)}


def test_islands_touch_no_land() -> None:
    for space, row in LAND.items():
        if row.neutral != "impassable":
            alone = all(BOARD.is_sea(near) for near in BOARD.neighbours[space])
            assert row.island is alone, space


@pytest.mark.parametrize(
    ("kind", "figures"),
    [
        ("infantry", (3, 1, 2, 1)),
        ("artillery", (4, 2, 2, 1)),
        ("mechanized_infantry", (4, 1, 2, 2)),
        ("tank", (6, 3, 3, 2)),
        ("aa_gun", (5, 0, 0, 1)),
        ("fighter", (10, 3, 4, 4)),
        ("tactical_bomber", (11, 3, 3, 4)),
        ("strategic_bomber", (12, 4, 1, 6)),
        ("battleship", (20, 4, 4, 2)),
        ("aircraft_carrier", (16, 0, 2, 2)),
        ("cruiser", (12, 3, 3, 2)),
        ("destroyer", (8, 2, 2, 2)),
        ("submarine", (6, 2, 1, 2)),
        ("transport", (7, 0, 0, 2)),
        ("major_factory", (30, 0, 0, 0)),
        ("minor_factory", (12, 0, 0, 0)),
        ("air_base", (15, 0, 0, 0)),
        ("naval_base", (15, 0, 0, 0)),
    ],
)
def test_figures_of_units(kind: str, figures: tuple[int, int, int, int]) -> None:
    row = START.kinds("uk")[kind]
    assert (row.cost, row.attack, row.defense, row.move) == figures


def test_a_transport_takes_any_land_unit_and_an_infantry() -> None:
    rows = unit_table()
    load = {kind: row.load for kind, row in rows.items() if row.load}
    holds = rows["transport"].holds
    fits = [(a, b) for a in load for b in load if load[a] + load[b] <= holds]
    assert all("infantry" in pair for pair in fits)
    assert {b for a, b in fits if a == "infantry"} == set(load)
    assert 3 * load["infantry"] > holds


def test_pieces_of_the_start() -> None:
    pieces = Counter[str]()
    for piles in START.units.values():
        for p in piles:
            pieces[p.nation] += p.count
    assert pieces.total() == 516
    assert {p.kind: p.count for p in START.at("sakha")} == {"infantry": 6, "aa_gun": 2}
    assert {(p.nation, p.kind): p.count for p in START.at("egypt") if p.kind == "infantry"} == {
        ("uk", "infantry"): 1,
        ("anzac", "infantry"): 2,
    }
    for space in politics_table().war_economy["usa"]:
        assert any(p.kind == "minor_factory" for p in START.at(space))


def test_aircraft_at_sea_fit_on_carriers() -> None:
    assert GLOBAL40.why_impossible(START) == ""


DUTCH = "units java france: 1 inf 1 ftr | uk: 1 ftr"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ((DUTCH,), ""),
        (("units java usa: 1 inf",), "java: units on neutral land"),
        (("war usa germany", "units java usa: 1 inf"), ""),
        (("units java germany: 1 inf",), "java: units on neutral land"),
        (("units java uk: 1 inf | germany: 1 inf",), "java: units on neutral land"),
        (("units turkey uk: 1 inf",), "turkey: units on neutral land"),
        (("kamikaze 6",), ""),
        (("kamikaze 7",), "7 kamikaze markers, where there are 6"),
        (
            ("war ussr germany", "units yunnan ussr: 1 inf"),
            "yunnan: units of ussr, not at war with japan, in",
        ),
        (("war ussr japan", "units yunnan ussr: 1 inf"), ""),
        (("units yunnan uk: 1 inf",), "yunnan: units of uk, not at war with japan, in China"),
        (("war japan uk", "war japan anzac", "units yunnan uk: 1 inf"), ""),
        (("owner yunnan japan", "units yunnan italy: 1 inf"), ""),
    ],
)
def test_arranged_positions_that_could_come_about_and_others(lines: tuple[str, ...], wrong: str) -> None:
    state = START
    for line in ("units yunnan none", *lines):
        state = arrange(state, line)
    found = GLOBAL40.why_impossible(state)
    assert found.startswith(wrong) if wrong else found == ""


def test_an_edited_start_is_looked_at_like_an_arranged_one() -> None:
    def start(space: str, units: str) -> str:
        try:
            GLOBAL40.start(Setup("global40", "2nd", options={f"place.{space}": units}))
        except ValueError as error:
            return str(error)
        return ""

    assert start("java", "france: 1 infantry 1 fighter") == ""
    assert start("java", "usa: 1 infantry") == "the start in java: units on neutral land"
    assert "not at war with japan" in start("yunnan", "uk: 1 infantry")


def test_wars_of_the_start() -> None:
    assert START.wars == tuple(sorted(START.wars))
    assert all(a < b and RULES.side[a] != RULES.side[b] for a, b in START.wars)
    foes = {nation: set(START.relations.foes[nation]) for nation in RULES.order}
    assert foes["germany"] == foes["italy"] == {"uk", "anzac", "france"}
    assert foes["japan"] == {"china"}
    assert foes["ussr"] == foes["usa"] == set()
    assert START.relations.shares["usa"] == {"usa"}
    assert START.relations.shares["uk"] == {"uk", "anzac", "france", "china"}


def test_zones_closed_to_japan_lie_within_two_of_the_american_coast() -> None:
    (row,) = (row for row in politics_table().waters if row.nation == "japan")
    near = {z for land in ("western_united_states", "alaska") for z in RULES.coasts[land]}
    near |= {z for zone in near for z in BOARD.neighbours[zone] if BOARD.is_sea(z)}
    assert near == set(row.zones)


def test_objectives_and_developments() -> None:
    counts = Counter(row.purse for row in objective_table().values())
    assert counts == {
        "germany": 6,
        "ussr": 3,
        "japan": 4,
        "usa": 5,
        "china": 1,
        "uk_europe": 1,
        "uk_pacific": 1,
        "italy": 4,
        "anzac": 2,
    }
    spread = {s for s in LAND if RULES.first[s] in ("germany", "italy") or START.neutral.get(s) == "pro_axis"}
    assert set(objective_table()["ussr_spread"].land) == spread
    charts = Counter((row.chart, row.roll) for row in tech_table().developments.values())
    assert charts == Counter((chart, roll) for chart in (1, 2) for roll in range(1, 7))


def test_damage_and_output_of_facilities() -> None:
    rows = facility_table()
    assert {k: r.most_damage for k, r in rows.items()} == {
        "major_factory": 20,
        "minor_factory": 6,
        "air_base": 6,
        "naval_base": 6,
    }
    assert (rows["major_factory"].output, rows["minor_factory"].output) == (10, 3)


@pytest.mark.parametrize(
    ("tech", "kind", "figure", "now"),
    [
        ("advanced_artillery", "artillery", "lifts", 2),
        ("super_submarines", "submarine", "attack", 3),
        ("jet_fighters", "fighter", "attack", 4),
        ("jet_fighters", "fighter", "dogfight", 2),
        ("improved_shipyards", "battleship", "cost", 17),
        ("improved_shipyards", "submarine", "cost", 5),
        ("radar", "aa_gun", "flak_at", 2),
        ("radar", "naval_base", "flak_at", 2),
        ("long_range_aircraft", "strategic_bomber", "move", 7),
        ("heavy_bombers", "strategic_bomber", "dice", 2),
        ("heavy_bombers", "strategic_bomber", "raid_dice", 2),
        ("rockets", "air_base", "rockets", 4),
        ("improved_mechanized_infantry", "mechanized_infantry", "supported_by", ("artillery", "tank")),
        ("improved_mechanized_infantry", "mechanized_infantry", "traits", ("occupies", "rides", "blitz")),
    ],
)
def test_developments_change_figures(tech: str, kind: str, figure: str, now: object) -> None:
    state = replace(START, tech={"uk": (tech,)})
    assert getattr(state.kinds("uk")[kind], figure) == now
    assert state.kinds("usa") == START.kinds("usa")


@pytest.mark.parametrize("people", range(2, 7))
def test_seatings(people: int) -> None:
    seats = GLOBAL40.seatings("2nd", people)
    assert len(seats) == people
    assert sorted(n for share in seats for n in share) == sorted(setup_table().order)
    for share in seats:
        assert len({RULES.side[n] for n in share}) == 1


def test_options_change_board_and_figures() -> None:
    options: dict[str, Scalar] = {
        "japan_touches_sz19": False,
        "naval_base_out_at": 4,
        "major_factory_value": 4,
        "research": True,
    }
    rules = ruleset(variant_of(Setup("global40", "2nd", options=options)))
    assert rules.board.neighbours["japan"] == ("sz_6",)
    assert rules.units["uk"]["naval_base"].breaks_at == 4
    assert rules.units["uk"]["air_base"].breaks_at == 3
    assert rules.facilities["major_factory"].value == 4
    assert rules.facilities["minor_factory"].value == 2
    assert rules.research
    assert not RULES.research
