"""The calls for Global 1940: text, raids, convoys, positions, and errors that name the part."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from sandtable.games.axis.global40.convoys import expected
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Setup
from sandtable.odds import Odds, OddsError
from sandtable.odds.axis.global40 import Raid, battle, convoy, convoy_of_text, pending, preview, raid_of_text

FLEET = {"attack": "usa: 1 bb", "defend": "japan: 1 cv 1 ftr"}
RAID = {"attack": "uk: 2 bmb 1 tac", "defend": "germany: 1 ftr 1 maj 1 ab"}


def arranged(*lines: str) -> State:
    state = GLOBAL40.start(Setup("global40", "2nd"))
    for line in lines:
        state = GLOBAL40.arrange(state, line)
    return state


# Errors name the part


@pytest.mark.parametrize(
    ("words", "part"),
    [
        pytest.param(
            {"defend": "japan: 1 cv 1 aa"}, "defend: aircraft_carrier and aa_gun never", id="gun at sea"
        ),
        pytest.param(
            {"defend": "japan: 1 aa", "at": "sz_6"}, "defend: aa_gun cannot defend at sea", id="a gun there"
        ),
        pytest.param(
            {"defend": "japan: 1 cv 4 ftr"}, "defend: 4 aircraft at sea and decks for 2", id="four on one"
        ),
        pytest.param(
            {"defend": "japan: 1 cv* 1 ftr"}, "defend: 1 aircraft at sea and decks for 0", id="a shut deck"
        ),
        pytest.param(
            {"scramble": "japan: 4 ftr"}, "scramble: 4 aircraft; an air base launches 3", id="four rise"
        ),
        pytest.param({"scramble": "japan: 1 bmb"}, "scramble: strategic_bomber cannot", id="a bomber rises"),
        pytest.param({"kamikaze": "7 bb"}, "kamikaze: more than 6 markers", id="seven markers"),
        pytest.param({"kamikaze": "1 dd"}, "kamikaze: destroyer is not among", id="a ship not there"),
        pytest.param({"kamikaze": "1 ss"}, "kamikaze: submarine is no warship", id="a submarine"),
        pytest.param(
            {"attack": "usa: 1 inf", "at": "sz_6"},
            "attack: infantry cannot be in a sea",
            id="infantry at sea",
        ),
        pytest.param(
            {"attack": "usa: 401 dd"}, "attack: more than 400 units", id="more than can be computed"
        ),
        pytest.param(
            {"attack": "usa: 99 dd 99 ss 99 ftr", "defend": "japan: 99 dd 99 ss"},
            "attack: too many ships, submarines and aircraft",
            id="fleets too large",
        ),
        pytest.param({"attack": "usa: 1 inf*"}, "attack: infantry takes one hit", id="damaged infantry"),
        pytest.param({"defend": "uk: 1 bb"}, "defend: uk does not fight against usa", id="allies"),
        pytest.param({"defend": "siam: 1 bb"}, "defend: unknown nation 'siam'", id="no nation"),
        pytest.param(
            {"attack": "usa: 1 aa", "defend": "japan: 1 inf"},
            "attack: aa_gun cannot attack",
            id="a gun attacks",
        ),
        pytest.param(
            {"attack": "usa: 1 ss 1 inf", "defend": "japan: 1 inf"},
            "attack: submarine cannot attack land",
            id="sub",
        ),
        pytest.param(
            {"attack": "usa: 1 tr(aa)", "defend": "japan: 1 inf"},
            "attack: aa_gun cannot assault",
            id="gun ashore",
        ),
        pytest.param({"attack": "usa: 1 tr(arm,arm)"}, "does not fit on a transport", id="too much cargo"),
        pytest.param(
            {"at": "sahara", "defend": "japan: 1 inf"}, "at: sahara_desert is impassable", id="impassable"
        ),
        pytest.param({"tech": "usa:warp"}, "tech: unknown development 'warp'", id="unknown tech"),
        pytest.param({"orders": "inf"}, "orders: the attacker has no infantry", id="an order of nobody"),
        pytest.param({"goal": "take"}, "goal: a sea zone cannot be taken", id="take the sea"),
        pytest.param({"options": {"magic": True}}, "option: unknown option 'magic'", id="unknown option"),
        pytest.param(
            {"defend": "japan: 1 maj 1 min", "attack": "usa: 1 inf"},
            "minor_factory|major_factory",
            id="two factories",
        ),
    ],
)
def test_impossible_input_names_its_part(words: dict[str, Any], part: str) -> None:
    if "minor" in part:
        with pytest.raises(OddsError, match=r"defend: more than one factory"):
            raid_of_text("usa: 1 bmb", words["defend"])
        return
    with pytest.raises(OddsError, match=part):
        battle(**{**FLEET, **words})


@pytest.mark.parametrize(
    ("words", "part"),
    [
        pytest.param(
            {"targets": "maj: 1 tac"},
            "targets: tactical_bomber cannot raid major_factory",
            id="a tactical one",
        ),
        pytest.param(
            {"defend": "germany: 1 maj"}, "attack: tactical_bomber finds nothing to raid", id="bases only"
        ),
        pytest.param({"targets": "nb: 1 bmb"}, "targets: there is no naval_base", id="no such target"),
        pytest.param({"targets": "2 bmb"}, "targets: cannot read '2 bmb'", id="no facility named"),
        pytest.param({"damage": "7 ab"}, "damage: 7 on air_base; at most 6", id="too much damage"),
        pytest.param({"damage": "1 nb"}, "damage: there is no naval_base", id="damage on nothing"),
        pytest.param({"attack": "uk: 1 inf"}, "attack: infantry cannot raid", id="infantry"),
        pytest.param(
            {"defend": "germany: 1 inf 1 maj"}, "defend: infantry takes no part", id="infantry below"
        ),
        pytest.param({"at": "sz_112"}, "at: sz_112 is sea", id="at sea"),
    ],
)
def test_impossible_raids_name_their_part(words: dict[str, Any], part: str) -> None:
    with pytest.raises(OddsError, match=part):
        raid_of_text(**{**RAID, **words})


@pytest.mark.parametrize("method", ["exact", "play"])
@pytest.mark.parametrize(
    ("attack", "defend", "result"),
    [
        pytest.param("", "ussr: 1 inf", "defender_wins", id="nobody attacks"),
        pytest.param("germany: 1 inf", "ussr:", "attacker_wins", id="nobody defends"),
        pytest.param("germany: 1 inf", "ussr: 2 aa", "attacker_wins", id="guns alone"),
        pytest.param("germany:", "ussr:", "both_destroyed", id="nobody at all"),
    ],
)
def test_an_empty_side_is_answered(attack: str, defend: str, result: str, method: str) -> None:
    found = battle(attack, defend, method=method, battles=5)
    assert getattr(found, result) == 1
    assert found.rounds == {"0": 1.0}


# What only this game has


def test_support_is_counted_anew_each_round() -> None:
    alone = battle("germany: 2 inf 1 tac", "ussr: 2 inf").attacker_wins
    helped = battle("germany: 2 inf 1 tac", "ussr: 2 inf", tech="germany:advanced_artillery").attacker_wins
    assert helped == alone
    guns = battle("germany: 2 inf 1 art 1 tac", "ussr: 2 inf", orders="art").attacker_wins
    assert guns < battle("germany: 2 inf 1 art 1 tac", "ussr: 2 inf").attacker_wins


def test_aircraft_find_submarines_only_beside_a_destroyer() -> None:
    found = battle("japan: 1 ftr", "usa: 1 ss 1 tr")
    assert found.retreat == 1
    assert found.survivors_by_unit.defender == {"submarine": [0.0, 1.0], "transport": [1.0, 0.0]}
    assert battle("japan: 1 dd 1 ftr", "usa: 1 ss 1 tr").attacker_wins > 0.9


def test_a_damaged_carrier_loses_its_aircraft() -> None:
    found = battle("japan: 1 dd", "usa: 1 cv 2 ftr", rounds=1)
    damaged = found.survivors_by_unit.defender["fighter"][0]
    assert damaged == pytest.approx(2 / 6)
    assert found.survivors_by_unit.defender["aircraft_carrier"] == [0.0, 1.0]


def test_kamikaze_forbids_nothing_at_sea_but_may_sink() -> None:
    calm = battle("usa: 1 dd 1 ca", "japan: 1 dd")
    struck = battle("usa: 1 dd 1 ca", "japan: 1 dd", kamikaze="1 dd")
    without = battle("usa: 1 ca", "japan: 1 dd")
    assert struck.attacker_wins == pytest.approx(2 / 3 * calm.attacker_wins + 1 / 3 * without.attacker_wins)


def test_landed_troops_stay_and_others_go() -> None:
    words: dict[str, Any] = {"attack": "uk: 1 tr(inf,inf) 1 arm 1 ftr", "defend": "germany: 4 inf"}
    found = battle(**words, rounds=1)
    overland = battle("uk: 2 inf 1 arm 1 ftr", "germany: 4 inf", rounds=1)
    assert 0 < found.retreat < overland.retreat - 0.3
    assert max(map(int, found.rounds)) > max(map(int, overland.rounds)) == 1


def test_the_army_of_a_neutral_defends_it() -> None:
    found = battle("germany: 6 inf 2 arm", "", at="yugoslavia")
    assert found.survivors_by_unit.defender.keys() == {"infantry"}
    assert len(found.survivors_by_unit.defender["infantry"]) == 6


# Raids and convoys


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(RAID, id="met by a fighter"),
        pytest.param(
            {"attack": "uk: 2 bmb 2 ftr", "defend": "germany: 1 ftr 1 min | italy: 1 ftr"}, id="two nations"
        ),
        pytest.param({**RAID, "targets": "ab: 1 bmb", "damage": "4 ab"}, id="targets"),
        pytest.param({**RAID, "tech": "uk:heavy_bombers,jet_fighters germany:radar"}, id="technologies"),
    ],
)
def test_raids_agree_with_raids_played(words: dict[str, Any]) -> None:
    exact, played = raid_of_text(**words), raid_of_text(**words, method="play", battles=400)
    assert sum(exact.damage.values()) == pytest.approx(1, abs=1e-12)
    for told, seen in (
        (exact.damage, played.damage),
        (exact.bombers_lost, played.bombers_lost),
        *((exact.targets[kind].damage, played.targets[kind].damage) for kind in exact.targets),
    ):
        for key in {*told, *seen}:
            p = told.get(key, 0.0)
            assert abs(seen.get(key, 0.0) - p) <= 4.5 * sqrt(p * (1 - p) / 400) + 3 / 400, key


def test_a_raid_by_hand() -> None:
    """A bomber over a factory: shot down by a 1, else one die and two."""
    found = raid_of_text("uk: 1 bmb", "germany: 1 min")
    assert found.damage["0"] == pytest.approx(1 / 6)
    assert found.damage["3"] == pytest.approx(5 / 36)
    assert found.damage["6"] == pytest.approx(5 / 6 * 3 / 6)
    assert found.swing == pytest.approx(found.expected_paid - 12 / 6)


def test_convoys_by_hand() -> None:
    found = convoy_of_text("germany: 1 dd", "uk", "sz_109")
    assert found.dice == {"sz_109": 1}
    assert found.convoy == pytest.approx({"0": 1 / 2, "1": 1 / 6, "2": 1 / 6, "3": 1 / 6})
    many = convoy_of_text("germany: 9 ss", "uk", "sz_109")
    assert max(map(int, many.convoy)) == 8
    assert many.expected > 7.9


def test_convoys_of_several_zones_have_one_limit() -> None:
    state = arranged(
        "position empty", "units sz_109 germany: 4 ss", "units sz_119 germany: 4 ss", "turn uk noncombat_move"
    )
    found = convoy(state, "uk")
    assert set(found.dice) == {"sz_109", "sz_119"}
    assert max(map(int, found.convoy)) == 8
    assert sum(found.purses[purse].expected for purse in found.purses) == pytest.approx(found.expected)
    told = expected(state, "uk")
    assert {purse: row.expected for purse, row in found.purses.items()} == pytest.approx(told)


# Positions


def test_pending_lists_battles_raids_and_landings() -> None:
    state = arranged(
        "position empty",
        "units germany germany: 3 inf 1 arm 1 bmb",
        "units france france: 2 inf 1 aa",
        "units united_kingdom uk: 1 maj 1 ftr",
        "units sz_112 germany: 1 tr(inf)",
        "units norway uk: 1 inf",
        "owner norway uk",
        "units western_germany germany: 2 inf",
        "turn germany combat_move",
    )
    plan = ["move 2 inf western_germany > france", "raid 1 bmb germany > united_kingdom"]
    found = {(one.kind, one.space): one for one in preview(state, plan)}
    assert set(found) == {("land", "france"), ("raid", "united_kingdom")}
    land, text = found["land", "france"], battle("germany: 2 inf", "france: 2 inf 1 aa", at="france")
    assert isinstance(land, Odds)
    assert land.attacker_wins == pytest.approx(text.attacker_wins, abs=1e-12)
    bombed = found["raid", "united_kingdom"]
    assert isinstance(bombed, Raid)
    met = preview(state, plan, scramble="all")
    assert next(one for one in met if isinstance(one, Raid)).bombers_lost["1"] > bombed.bombers_lost["1"]
    assert pending(state) == []


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(OddsError, match="planned"):
        preview(arranged("turn germany combat_move"), ["move 3 inf germany > japan"])


@pytest.mark.parametrize("goal", ["win", "swing"])
@pytest.mark.parametrize(
    ("attack", "defend"),
    [
        ("japan: 2 ss 1 ftr 1 bb 1 tr", "usa: 1 ss 1 dd 1 cv 2 ftr"),
        ("germany: 3 inf 1 art 1 tac 1 arm", "ussr: 3 inf 1 aa 1 ftr"),
        ("uk: 1 tr(inf,art) 1 bb 1 arm 1 ftr", "germany: 3 inf 1 aa"),
    ],
)
def test_optimal_is_never_worse_than_the_standard_orders(attack: str, defend: str, goal: str) -> None:
    name = {"win": "attacker_wins", "swing": "swing"}[goal]
    best = getattr(battle(attack, defend, orders="optimal", goal=goal), name)
    held = getattr(battle(attack, defend, orders="both", goal=goal), name)
    for orders in ("cheapest", "keep_land", "weakest", "cheapest,attacker_subs=leave"):
        assert getattr(battle(attack, defend, orders=orders, goal=goal), name) <= best + 1e-9
    assert held <= best + 1e-9
    assert battle(attack, defend, orders="both", goal=goal).note == ""


@pytest.mark.parametrize("goal", ["take", "swing"])
def test_so_it_is_in_landings_behind_a_sea_battle(goal: str) -> None:
    words: dict[str, Any] = {
        "attack": "uk: 1 arm 1 ftr",
        "fleet": "uk: 1 bb 1 dd 2 tr(inf,art) 1 ss",
        "ships": "germany: 1 ss 1 dd",
        "scramble": "germany: 1 ftr",
        "defend": "germany: 2 inf 1 aa",
        "goal": goal,
    }
    name = {"take": "takes_territory", "swing": "swing"}[goal]
    best, both = (battle(**words, orders=orders) for orders in ("optimal", "both"))
    plain = [getattr(battle(**words, orders=orders), name) for orders in ("cheapest", "keep_land", "weakest")]
    assert (best.note, both.note) == ("", "")
    assert getattr(best, name) >= max(plain) - 1e-9
    assert getattr(both, name) <= getattr(best, name) + 1e-9


@pytest.mark.parametrize("goal", ["win", "swing"])
def test_more_rounds_never_hurt_an_optimal_attacker(goal: str) -> None:
    sides = "japan: 2 ss 1 ftr 1 bb", "usa: 1 ss 1 dd 1 cv 1 ftr"
    name = {"win": "attacker_wins", "swing": "swing"}[goal]
    limited = [battle(*sides, orders="optimal", goal=goal, rounds=rounds) for rounds in (1, 2, 4, 60)]
    values = [getattr(found, name) for found in limited]
    assert values == pytest.approx(sorted(values), abs=1e-9)
    assert values[-1] == pytest.approx(getattr(battle(*sides, orders="optimal", goal=goal), name), abs=1e-9)
    assert [max(map(int, found.rounds)) for found in limited[:3]] == [1, 2, 4]
    for orders in ("cheapest", "weakest", "cheapest,attacker_subs=leave"):
        assert getattr(battle(*sides, orders=orders, goal=goal, rounds=2), name) <= values[1] + 1e-9
