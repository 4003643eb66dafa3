"""Politics in figures: purses at the start, waters closed to ships, fronts of the Soviet Union."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.axis.global40 import neutrals, politics, purses
from sandtable.games.axis.global40.relations import sorted_wars
from sandtable.games.axis.global40.state import State
from tests.games.global40.positions import start

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
NEAR_JAPAN = "6 17 19 20 22 32 33 34 36 37"
FAR_WEST = "1 2 3 8 9 10 11 12"


def at_war(*pairs: tuple[str, str]) -> State:
    return replace(start(), wars=sorted_wars((*start().wars, *pairs)))


def zones(text: str) -> set[str]:
    return {f"sz_{number}" for number in text.split()}


@pytest.mark.parametrize(("purse", "ipc"), INCOME.items())
def test_land_of_a_purse_is_worth_its_money_at_the_start(purse: str, ipc: int) -> None:
    assert purses.land_value(start(), purse) == start().ipc[purse] == ipc


def forbidden(state: State, nation: str, is_warship: bool) -> set[str]:
    return set(state.rules.board.names_of(politics.forbidden_waters(state, nation, is_warship)))


def test_japan_keeps_two_zones_away_from_the_american_coast_at_peace() -> None:
    assert forbidden(start(), "japan", is_warship=True) == zones(FAR_WEST)
    assert forbidden(at_war(("japan", "usa")), "japan", is_warship=True) == set()


def test_american_ships_keep_to_their_own_coast_on_the_board_of_europe() -> None:
    rules = start().rules
    europe = {z for z in rules.half if rules.half[z] == "europe" and rules.board.is_sea(z)}
    own = zones("64 89 101 121")
    assert forbidden(at_war(("japan", "usa")), "usa", is_warship=False) == europe - own
    assert forbidden(at_war(("japan", "usa")), "usa", is_warship=True) == europe - own - zones("102")


@pytest.mark.parametrize("foe", ["germany", "italy"])
def test_american_ships_keep_away_from_japanese_land_until_war_with_japan(foe: str) -> None:
    assert forbidden(at_war(("usa", foe)), "usa", is_warship=True) == zones(NEAR_JAPAN)


def test_waters_beside_japanese_land_follow_present_control() -> None:
    state = at_war(("usa", "germany"))
    taken = replace(state, owner={**state.owner, "new_hebrides": "japan"})
    assert forbidden(taken, "usa", is_warship=True) - zones(NEAR_JAPAN) >= zones("53")


@pytest.mark.parametrize(
    ("wars", "europe", "pacific"),
    [
        pytest.param((), False, False, id="at peace it is neutral on both boards"),
        pytest.param((("ussr", "japan"),), False, True, id="war with Japan frees the Pacific only"),
        pytest.param((("ussr", "germany"),), True, False, id="war with Germany frees Europe only"),
        pytest.param((("ussr", "italy"),), True, False, id="war with Italy frees Europe only"),
        pytest.param((("ussr", "italy"), ("ussr", "japan")), True, True, id="both wars free both"),
    ],
)
def test_fronts_of_the_soviet_union(wars: tuple[tuple[str, str], ...], europe: bool, pacific: bool) -> None:
    state = at_war(*wars)
    assert politics.at_war_in(state, "ussr", "europe") == europe
    assert politics.at_war_in(state, "ussr", "pacific") == pacific
    assert politics.may_use(state, "uk", "kazakhstan") == europe
    assert politics.may_use(state, "uk", "timguska") == pacific
    assert neutrals.may_walk_in(state, "ussr", "northwest_persia") == europe


@pytest.mark.parametrize("ally", ["uk", "anzac", "france", "usa", "ussr"])
def test_china_is_closed_until_war_with_japan(ally: str) -> None:
    assert not politics.may_use(start(), ally, "yunnan")
    assert politics.may_use(at_war((ally, "japan")), ally, "yunnan")


@pytest.mark.parametrize(
    ("nation", "space", "stance"),
    [
        ("germany", "bulgaria", "friendly"),
        ("uk", "bulgaria", "unfriendly"),
        ("germany", "yugoslavia", "unfriendly"),
        ("usa", "brazil", "friendly"),
        ("japan", "sweden", "strict"),
        ("ussr", "ulaanbaatar", "strict"),
        ("uk", "java", "dutch"),
        ("uk", "himalayas", "closed"),
    ],
)
def test_stance_of_neutral_land(nation: str, space: str, stance: str) -> None:
    assert neutrals.stance(start(), nation, space) == stance
