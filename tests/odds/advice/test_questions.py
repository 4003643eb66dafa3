"""Questions: planned moves, threats, and nonsense."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.odds.advice import questions
from sandtable.odds.axis import classic as odds
from sandtable.odds.axis.advice.shapes import Planned, Threats
from sandtable.odds.axis.classic.advisor import ADVISOR

from .scenes import arranged, attack, ordered, random_states, rolled


def planned(state: State, seat: str, *lines: str) -> Planned:
    actions = [msgspec.to_builtins(CLASSIC.parse(state, seat, line)) for line in lines]
    found = ADVISOR.ask(state, seat, {"what": "odds", "planned": actions})
    assert isinstance(found, questions.Planned)
    return found


def threats(state: State, seat: str) -> Threats:
    found = ADVISOR.ask(state, seat, {"what": "threats"})
    assert isinstance(found, questions.Threats)
    return found


# Planned moves


def test_planned_moves_come_on_top_of_the_orders() -> None:
    state = ordered(arranged("turn germany combat_move"), "move 2 inf ukraine_ssr > caucasus")
    found = planned(
        state, "germany", "move 1 inf ukraine_ssr > caucasus", "move 1 arm ukraine_ssr > caucasus"
    )
    assert found.refused is None
    (one,) = found.battles
    whole = odds.battle("germany: 3 inf 1 arm", "ussr: 5 inf", at="caucasus")
    assert one.win == pytest.approx(whole.attacker_wins, abs=1e-9)
    assert planned(state, "germany") == Planned(ADVISOR.brief(state, ("germany",)).battles)


def test_the_first_bad_one_is_named() -> None:
    state = arranged("turn germany combat_move")
    found = planned(
        state, "germany", "move 3 inf ukraine_ssr > caucasus", "move 9 inf ukraine_ssr > caucasus"
    )
    assert found.refused is not None
    assert found.refused.at == 1
    assert found.refused.refusal.reason == "not_there"
    assert len(found.battles) == 1


def test_losses_can_be_tried() -> None:
    state = attack("karelia_ssr", "ussr: 3 inf 1 ftr", "eastern_europe", "8 arm")
    state = rolled(state, 2)
    (one,) = planned(state, "ussr", "lose 2 inf").battles
    (other,) = planned(state, "ussr", "lose 1 inf 1 ftr").battles
    assert one.lose > other.lose
    assert one.space == "karelia_ssr"


def test_losses_that_end_the_battle_are_told_too() -> None:
    state = attack("karelia_ssr", "ussr: 1 inf", "eastern_europe", "2 inf 1 arm")
    state = rolled(rolled(state, 1), 1)
    (one,) = planned(state, "germany", "lose 1 inf").battles
    assert one.win == 1.0
    assert one.takes == 1.0


# Threats


def test_threats_of_a_plain_position() -> None:
    state = arranged(
        "position empty",
        "units karelia_ssr ussr: 2 inf 1 arm",
        "units eastern_europe germany: 2 inf",
        "units germany germany: 1 arm 1 inf",
        "turn germany combat_move",
    )
    found = threats(state, "germany").threats
    whole = odds.battle("ussr: 2 inf 1 arm", "germany: 2 inf", at="eastern_europe")
    assert found["eastern_europe"].win == pytest.approx(whole.takes_territory, abs=1e-9)
    assert found["eastern_europe"].units == {"infantry": 2, "armor": 1}
    assert found["eastern_europe"].nations == ("ussr",)
    assert found["ukraine_ssr"].win == 1.0
    assert "southern_europe" not in found


def test_threats_from_the_sea() -> None:
    state = arranged(
        "position empty",
        "units united_kingdom uk: 2 inf 1 arm",
        "units sz_united_kingdom uk: 1 trn 1 bb",
        "units western_europe germany: 1 inf",
        "turn germany combat_move",
    )
    found = threats(state, "germany").threats
    whole = odds.battle("uk: 1 bb 1 trn(inf,inf)", "germany: 1 inf", at="western_europe")
    assert found["western_europe"].units == {"infantry": 2}
    assert found["western_europe"].win == pytest.approx(whole.takes_territory, abs=1e-9)
    assert found["finland_norway"].win == 1.0
    assert "japan" not in found


def test_threats_to_a_fleet() -> None:
    state = arranged(
        "position empty",
        "units sz_baltic germany: 1 bb",
        "units united_kingdom uk: 1 ftr 1 bmb",
        "turn germany combat_move",
    )
    found = threats(state, "germany").threats["sz_baltic"]
    whole = odds.battle("uk: 1 ftr 1 bmb", "germany: 1 bb", at="sz_baltic")
    assert found.win == pytest.approx(whole.attacker_wins, abs=1e-9)
    assert found.units == {"fighter": 1, "bomber": 1}


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_threats_can_be_asked_at_any_moment(edition: str) -> None:
    for number, state in enumerate(random_states(edition, 3, 3)):
        if number % 40 == 0:
            seat = state.rules.order[number % 5]
            found = threats(state, seat).threats
            side = state.rules.side
            for space, threat in found.items():
                assert 0.0 <= threat.win <= 1.0 + 1e-9
                assert threat.units
                assert all(side[nation] != side[seat] for nation in threat.nations)
                assert space not in state.owner or side[state.owner[space]] == side[seat]


# Nonsense


def test_spectators_have_no_moves_to_ask_about() -> None:
    with pytest.raises(ValueError, match="None is not a seat"):
        ADVISOR.ask(arranged("turn germany combat_move"), None, {"what": "threats"})


@pytest.mark.parametrize(
    ("question", "text"),
    [
        pytest.param({"what": "weather"}, "unknown question 'weather'; questions are reach", id="unknown"),
        pytest.param({}, "unknown question None", id="empty"),
        pytest.param("reach", "unknown question None", id="no object"),
        pytest.param({"what": ["reach"]}, "unknown question", id="no word"),
        pytest.param({"what": "reach"}, "needs 'origin'", id="no origin"),
        pytest.param({"what": "reach", "origin": 3}, "origin: Expected `str`", id="a number"),
        pytest.param({"what": "reach", "origin": "russia", "kinds": "inf"}, "kinds: Expected", id="kinds"),
        pytest.param({"what": "odds"}, "needs 'planned'", id="no plan"),
        pytest.param({"what": "odds", "planned": [{"act": "fly"}]}, "planned: Invalid value", id="no action"),
        pytest.param({"what": "landing", "origin": "russia"}, "needs 'unit'", id="no unit"),
    ],
)
def test_nonsense_is_named(question: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        ADVISOR.ask(arranged("turn germany combat_move"), "germany", question)


def test_the_document_runs() -> None:
    document = Path(__file__).parents[3] / "docs" / "advice.md"
    assert doctest.testfile(str(document), module_relative=False).failed == 0
