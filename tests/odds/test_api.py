"""The calls: text, positions, plans, raids, orders, and errors that name the part."""

from __future__ import annotations

import doctest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.games.axis.classic.actions import ClassicAction, Fight
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll, Setup
from sandtable.odds import Odds, OddsError, Orders
from sandtable.odds.axis.branches import _rolls
from sandtable.odds.axis.classic import Raid, battle, pending, preview, raid, raid_of_text, rocket
from sandtable.odds.axis.classic.edition import EDITION
from sandtable.odds.axis.classic.scene import Text, scene
from sandtable.odds.axis.decide import decision, ranks
from sandtable.odds.axis.position import still_there

DOCS = Path(__file__).parents[2] / "docs" / "odds.md"


def arranged(*lines: str, edition: str = "2nd") -> State:
    state = CLASSIC.start(Setup("classic", edition))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def test_the_document_runs() -> None:
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0


# Errors name the part


@pytest.mark.parametrize(
    ("words", "part"),
    [
        pytest.param({"attack": "germany: -3 inf"}, "attack: cannot read units at '-3 inf'", id="negative"),
        pytest.param({"attack": "germany: 3 tank"}, "attack: unknown unit 'tank'", id="unknown unit"),
        pytest.param({"attack": "prussia: 3 inf"}, "attack: unknown nation 'prussia'", id="unknown nation"),
        pytest.param({"attack": "3 inf"}, "attack: cannot read '3 inf'", id="no nation"),
        pytest.param(
            {"attack": "germany: 1 inf | japan: 1 inf"},
            "attack: japan never attacks together with germany",
            id="two nations",
        ),
        pytest.param({"attack": "germany: 1 aa"}, "attack: aa_gun cannot attack", id="guns do not attack"),
        pytest.param(
            {"attack": "germany: 1 sub 1 inf"}, "attack: submarine cannot attack land", id="sub on land"
        ),
        pytest.param(
            {"attack": "germany: 1 trn(arm,inf)"}, "does not fit on a transport", id="too much cargo"
        ),
        pytest.param(
            {"attack": "germany: 1 bb(inf)"}, "battleship carries no cargo", id="cargo of a battleship"
        ),
        pytest.param({"attack": "germany: 2000 inf"}, "between 1 and 999", id="too many"),
        pytest.param(
            {"attack": "germany: 900 inf"}, "attack: more than 400 units", id="more than can be computed"
        ),
        pytest.param({"defend": "japan: 1 inf"}, "defend: japan does not fight against germany", id="allies"),
        pytest.param(
            {"defend": "ussr: 1 bb", "at": "karelia_ssr"},
            "defend: battleship cannot defend on land",
            id="bb on land",
        ),
        pytest.param({"at": "atlantis"}, "at: unknown space 'atlantis'", id="unknown space"),
        pytest.param({"at": "switzerland", "defend": ""}, "at: switzerland is neutral", id="neutral land"),
        pytest.param({"at": "sz_baltic"}, "attack: infantry cannot be in a sea battle", id="infantry at sea"),
        pytest.param({"edition": "4th"}, "edition: unknown edition '4th'", id="unknown edition"),
        pytest.param({"tech": "germany:warp"}, "tech: unknown development 'warp'", id="unknown tech"),
        pytest.param(
            {"orders": "attacker=bravest"}, "orders: 'bravest' is neither a policy", id="unknown policy"
        ),
        pytest.param({"orders": "general=cheapest"}, "orders: unknown part 'general'", id="unknown side"),
        pytest.param({"orders": "attacker_subs=swim"}, "orders: attacker_subs is stay or leave", id="subs"),
        pytest.param({"goal": "glory"}, "goal: 'glory'", id="unknown goal"),
        pytest.param({"rounds": -1}, "rounds: a number from 0 on, not -1", id="negative rounds"),
        pytest.param({"method": "guess"}, "method: 'guess'", id="unknown method"),
        pytest.param(
            {"method": "play", "orders": "both"}, "method: optimal orders are solved", id="play optimal"
        ),
        pytest.param({"options": {"magic": True}}, "option: unknown option 'magic'", id="unknown option"),
        pytest.param({"attack": "germany: 0 inf"}, "attack: '0 inf'", id="none of them"),
        pytest.param({"attack": "germany: 1 inf 0 arm"}, "attack: '0 arm'", id="some and none"),
        pytest.param({"defend": "ussr: 2 tanks"}, "defend: unknown unit 'tanks'", id="the whole word"),
        pytest.param({"defend": "ussr: 2 aa"}, "defend: 2 aa_gun in one territory", id="two guns"),
        pytest.param({"defend": "ussr: 1 aa | uk: 1 aa"}, "defend: 2 aa_gun in one", id="two guns of allies"),
        pytest.param({"defend": "ussr: 2 ic"}, "defend: 2 industrial_complex in one", id="two complexes"),
        pytest.param(
            {"defend": "ussr: 1 trn 1 aa"},
            "defend: transport and aa_gun never defend together",
            id="a ship and a gun",
        ),
        pytest.param(
            {"attack": "germany: 1 bb", "defend": "uk: 1 ftr"},
            "defend: fighter: 1 at sea and carrier decks for 0",
            id="no carrier",
        ),
        pytest.param(
            {"attack": "germany: 1 bb", "defend": "uk: 1 cv 2 ftr | usa: 1 ftr"},
            "defend: fighter: 3 at sea and carrier decks for 2",
            id="a full carrier",
        ),
        pytest.param(
            {"attack": "germany: 1 trn(inf)", "ships": "ussr: 1 sub 1 ftr"},
            "ships: fighter: 1 at sea and carrier decks for 0",
            id="no carrier off the coast",
        ),
        pytest.param({"ships": "japan: 1 bb"}, "ships: japan does not fight", id="ships of an ally"),
        pytest.param({"fleet": "japan: 1 bb"}, "fleet: japan never attacks together", id="fleet of an ally"),
        pytest.param(
            {"attack": "germany: 1 trn(aa)"}, "attack: aa_gun cannot assault a coast", id="gun in the attack"
        ),
        pytest.param(
            {"at": "sz_baltic", "ships": "ussr: 1 bb"}, "ships: sz_baltic is sea", id="ships in a sea battle"
        ),
        pytest.param({"tech": "germany:"}, "tech: cannot read 'germany:'", id="no development named"),
        pytest.param({"orders": "bogus"}, "orders: 'bogus' is neither", id="the whole word of an order"),
        pytest.param({"orders": "ftr"}, "orders: the attacker has no fighter", id="order of nobody"),
        pytest.param(
            {"orders": "defender=inf aa"}, "orders: the defender has no aa_gun", id="guns are not lost"
        ),
        pytest.param({"orders": "attacker=0 inf"}, "orders: cannot read '0 inf'", id="order of none"),
        pytest.param({"orders": "attacker=inf 2"}, "orders: cannot read '2'", id="order without a unit"),
        pytest.param({"orders": "attacker="}, "orders: an order is missing after 'attacker='", id="no order"),
        pytest.param(
            {"orders": "both,defender=cheapest"},
            "orders: 'defender=cheapest' contradicts",
            id="contradiction",
        ),
        pytest.param({"orders": "weakest,both"}, "orders: 'both' contradicts", id="contradiction before"),
        pytest.param({"orders": "attacker=both"}, "orders: 'attacker=both'", id="both for one"),
        pytest.param(
            {"orders": "optimal,attacker_subs=stay"}, "orders: attacker_subs: an optimal", id="optimal subs"
        ),
        pytest.param({"retreat_at": -2}, "retreat_at: a number from 0 on, not -2", id="negative threshold"),
        pytest.param({"fleet": "germany: 1 inf"}, "fleet: infantry cannot be at sea", id="fleet on foot"),
        pytest.param({"ships": "ussr: 1 bmb"}, "ships: bomber cannot defend at sea", id="bomber at sea"),
    ],
)
def test_impossible_input_names_its_part(words: dict[str, Any], part: str) -> None:
    with pytest.raises(OddsError, match=part.replace("(", r"\(")):
        battle(**{"attack": "germany: 2 inf", "defend": "ussr: 1 inf", **words})


@pytest.mark.parametrize("method", ["exact", "play"])
@pytest.mark.parametrize(
    ("attack", "defend", "result"),
    [
        pytest.param("", "ussr: 1 inf", "defender_wins", id="nobody attacks"),
        pytest.param("germany:", "ussr: 1 inf", "defender_wins", id="a nation with nothing"),
        pytest.param("germany: 1 inf", "", "attacker_wins", id="nobody defends"),
        pytest.param("germany:", "ussr:", "both_destroyed", id="nobody at all"),
        pytest.param("germany: 1 sub", "uk:", "attacker_wins", id="an empty sea"),
    ],
)
def test_an_empty_side_is_answered(attack: str, defend: str, result: str, method: str) -> None:
    found = battle(attack, defend, method=method, battles=5)
    assert getattr(found, result) == 1
    assert found.rounds == {"0": 1.0}


@pytest.mark.parametrize(
    "words",
    [
        pytest.param({"attack": "germany: 3 ftr", "defend": "uk: 1 trn"}, id="attacking fighters fly in"),
        pytest.param({"attack": "germany: 1 bb", "defend": "uk: 1 cv | usa: 2 ftr"}, id="decks of an ally"),
        pytest.param(
            {"attack": "germany: 1 ftr", "defend": "uk: 2 aa 1 inf", "edition": "3rd"}, id="3rd guns"
        ),
        pytest.param(
            {
                "attack": "uk: 1 trn(inf)",
                "defend": "germany: 1 inf",
                "ships": "germany: 1 sub",
                "orders": "trn",
            },
            id="an order for the sea battle",
        ),
    ],
)
def test_what_can_be_is_answered(words: dict[str, Any]) -> None:
    assert 0 <= battle(**words).attacker_wins <= 1


def test_guns_of_a_raid_are_checked_too() -> None:
    with pytest.raises(OddsError, match="defend: 2 aa_gun"):
        raid_of_text("uk: 1 bmb", "germany: 2 aa")


# Rules that odds must know


def test_aircraft_alone_take_nothing() -> None:
    found = battle("germany: 3 ftr", "ussr: 1 inf")
    assert found.attacker_wins > 0.9
    assert found.takes_territory == 0


def test_keep_land_takes_more_and_wins_less() -> None:
    plain = battle("germany: 2 inf 3 ftr", "ussr: 3 inf")
    kept = battle("germany: 2 inf 3 ftr", "ussr: 3 inf", orders="keep_land")
    assert kept.takes_territory > plain.takes_territory
    assert kept.attacker_wins < plain.attacker_wins


def test_developments_change_the_odds() -> None:
    words: dict[str, Any] = {"attack": "germany: 2 inf 2 bmb", "defend": "ussr: 2 inf 2 ftr"}
    plain = battle(**words).attacker_wins
    assert battle(**words, tech="germany:heavy_bombers").attacker_wins > plain
    assert battle(**words, tech="ussr:jet_power").attacker_wins < plain


def test_submarines_cannot_hit_aircraft() -> None:
    found = battle("japan: 1 ftr", "usa: 3 sub")
    assert found.attacker_wins == pytest.approx(1)


def test_an_army_that_landed_does_not_retreat() -> None:
    landed = battle("uk: 1 trn(inf,inf)", "germany: 1 inf", rounds=1)
    overland = battle("uk: 2 inf", "germany: 1 inf", rounds=1)
    assert landed.retreat == 0
    assert overland.retreat > 0


def test_bombardment_only_without_a_sea_battle() -> None:
    calm = battle("uk: 1 bb 1 trn(inf,inf)", "germany: 1 inf")
    fought = battle("", "germany: 1 inf", fleet="uk: 9 bb 1 trn(inf,inf)", ships="germany: 1 trn")
    assert calm.attacker_wins > fought.attacker_wins
    assert fought.kind == "amphibious"
    assert fought.sea[0].attacker_wins > 0.99


def test_stranded_fighters_are_lost_unless_an_island_is_near() -> None:
    words: dict[str, Any] = {"attack": "japan: 6 sub", "defend": "usa: 1 cv 2 ftr"}
    at_sea, island = battle(**words), battle(**words, at="sz_hawaii")
    assert island.losses.defender.expected < at_sea.losses.defender.expected


def test_beyond_the_solver_the_answer_says_which_orders() -> None:
    big = "germany: 12 inf 10 arm 6 ftr 4 bmb"
    found = battle(big, "ussr: 12 inf 6 arm 4 ftr 3 bmb", orders="both", goal="swing")
    assert found.note.startswith("best of the standard orders")
    assert "optimal" not in (found.orders.attacker, found.orders.defender)


def test_ten_against_ten_is_solved() -> None:
    found = battle(
        "japan: 1 trn 2 sub 2 ftr 2 cv 2 bb 1 bmb", "usa: 2 trn 2 sub 2 ftr 2 cv 2 bb", orders="both"
    )
    assert found.note == ""
    assert found.orders == Orders("optimal", "optimal")


# Positions


def test_pending_lists_every_battle() -> None:
    state = arranged(
        "position empty",
        "units germany germany: 3 inf 1 arm 1 bmb",
        "units eastern_europe ussr: 2 inf",
        "owner eastern_europe ussr",
        "units united_kingdom uk: 1 ic 1 aa",
        "units sz_baltic germany: 1 sub",
        "units sz_united_kingdom uk: 1 trn",
        "turn germany combat_move",
    )
    plan = [
        "move 3 inf germany > eastern_europe",
        "raid 1 bmb germany > united_kingdom",
        "move 1 sub sz_baltic > sz_united_kingdom",
    ]
    found = {(one.kind, one.space): one for one in preview(state, plan)}
    assert set(found) == {
        ("land", "eastern_europe"),
        ("raid", "united_kingdom"),
        ("sea", "sz_united_kingdom"),
    }
    land, text = found["land", "eastern_europe"], battle("germany: 3 inf", "ussr: 2 inf")
    assert isinstance(land, Odds)
    assert land.survivors == text.survivors
    assert isinstance(found["raid", "united_kingdom"], Raid)


def test_preview_knows_the_guns_on_the_way() -> None:
    state = arranged(
        "position empty",
        "units germany germany: 2 ftr",
        "units eastern_europe ussr: 1 aa",
        "owner eastern_europe ussr",
        "units ukraine_ssr ussr: 1 inf",
        "turn germany combat_move",
    )
    found = preview(state, ["move 2 ftr germany > eastern_europe > ukraine_ssr"])[0]
    calm = battle("germany: 2 ftr", "ussr: 1 inf", at="ukraine_ssr")
    one = battle("germany: 1 ftr", "ussr: 1 inf", at="ukraine_ssr")
    none = 0.0
    wanted = 25 / 36 * calm.attacker_wins + 10 / 36 * one.attacker_wins + 1 / 36 * none
    assert isinstance(found, Odds)
    assert found.attacker_wins == pytest.approx(wanted, abs=1e-9)


def test_preview_refuses_an_illegal_plan() -> None:
    state = arranged("turn germany combat_move")
    with pytest.raises(OddsError, match="planned"):
        preview(state, ["move 3 inf germany > japan"])


def test_an_assault_from_a_fleet_that_must_fight_first() -> None:
    state = arranged(
        "position empty",
        "units sz_wake_island japan: 1 bb 1 trn(inf,inf)",
        "units sz_hawaii usa: 1 sub",
        "units hawaiian_islands usa: 1 inf",
        "turn japan combat_move",
    )
    plan = ["move 1 bb 1 trn sz_wake_island > sz_hawaii", "unload 2 inf sz_hawaii > hawaiian_islands"]
    found = {one.kind: one for one in preview(state, plan)}
    whole = battle(
        "", "usa: 1 inf", fleet="japan: 1 bb 1 trn(inf,inf)", ships="usa: 1 sub", at="hawaiian_islands"
    )
    landing = found["amphibious"]
    assert isinstance(landing, Odds)
    assert landing.takes_territory == pytest.approx(whole.takes_territory, abs=1e-9)


@pytest.mark.parametrize(
    "text",
    [
        Text("germany: 2 inf 1 arm 1 ftr", "ussr: 3 inf 1 aa"),
        Text("japan: 1 sub 1 trn 1 ftr 1 bb", "usa: 1 sub 1 cv 2 ftr", "3rd"),
        Text("uk: 1 bb 1 trn(inf,inf) 1 ftr", "germany: 2 inf 1 ftr"),
        Text("japan: 1 trn 1 sub", "usa: 1 sub | uk: 1 trn"),
    ],
    ids=lambda text: text.attack,
)
def test_live_odds_are_the_mean_of_the_odds_after_the_dice(text: Text) -> None:
    """At every roll of a battle played out: the law of total probability."""
    found = scene(text)
    state, orders, rng = found.state, Orders(), Random(3)
    state = CLASSIC.apply(state, Entry(state.seat, Fight(found.space))).state
    known = ranks(EDITION, state, orders)
    while state.battle is not None:
        awaited = CLASSIC.pending(state)
        if isinstance(awaited, Roll):
            rolls = _rolls(EDITION, state)
            mean = sum(p * _won(state, Entry(CHANCE, dice=dice), found.space) for p, dice in rolls)
            assert _wins(state) == pytest.approx(mean, abs=1e-9)
            dice = tuple(rng.randint(1, 6) for _ in range(awaited.count))
            state = CLASSIC.apply(state, Entry(CHANCE, dice=dice)).state
        else:
            assert isinstance(awaited, Decide)
            state = CLASSIC.apply(state, decision(EDITION, state, awaited, orders, known)).state


def _wins(state: State) -> float:
    """The odds of the first battle that stands open."""
    found = pending(state)[0]
    assert isinstance(found, Odds)
    return found.attacker_wins


def _won(state: State, entry: Entry[ClassicAction], space: str) -> float:
    then = CLASSIC.apply(state, entry).state
    if then.battle is not None:
        return _wins(then)
    mine, theirs = still_there(state, then, space)
    return float(mine > 0 and not theirs)


# Raids


def test_a_raid_by_hand() -> None:
    found = raid(1, flak=1, money=4)
    assert found.damage["0"] == pytest.approx(1 / 6)
    assert found.expected_damage == pytest.approx(5 / 6 * 3.5)
    assert found.paid["4"] == pytest.approx(5 / 6 * 3 / 6)
    assert found.expected_loss == pytest.approx(15 / 6)
    assert sum(found.damage.values()) == pytest.approx(1, abs=1e-12)


def test_heavy_bombers_throw_three_dice() -> None:
    assert raid(2, dice=3).expected_damage == pytest.approx(21)


def test_a_rocket_throws_one_die() -> None:
    assert rocket().damage == pytest.approx({str(n): 1 / 6 for n in range(1, 7)})
