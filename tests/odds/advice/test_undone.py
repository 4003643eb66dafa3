"""What is asked about before a phase of Classic is closed: only what is useful and left undone."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.axis.classic.state import State
from sandtable.odds.axis.advice.shapes import Warned
from sandtable.odds.axis.classic.advisor import ADVISOR

from .scenes import arranged

FACTORY = ("position empty", "units germany germany: 1 ic")
ENEMY = "units eastern_europe ussr: 1 arm"


def undone(state: State, *planned: dict[str, Any], seat: str = "germany") -> list[Warned]:
    found: Any = ADVISOR.ask(state, seat, {"what": "undone", "planned": list(planned)})
    return list(found.warnings)


def buying(money: int, *lines: str) -> State:
    return arranged(*FACTORY, *lines, f"money germany {money}", "turn germany purchase")


def buy(**units: int) -> dict[str, Any]:
    return {"act": "buy", "units": units}


@pytest.mark.parametrize(
    ("planned", "left"),
    [
        pytest.param([], Warned("unspent", units={"infantry": 4}, ipc=12), id="nothing bought"),
        pytest.param([buy(infantry=3)], Warned("unspent", units={"infantry": 1}, ipc=3), id="one more"),
        pytest.param([buy(infantry=4)], None, id="all spent"),
        pytest.param([buy(armor=2)], None, id="too little for anything"),
    ],
)
def test_money_that_would_buy_something(planned: list[dict[str, Any]], left: Warned | None) -> None:
    assert undone(buying(12), *planned) == ([left] if left else [])


def test_money_without_a_complex_that_has_room() -> None:
    """Eastern Europe makes three units a turn; what is bought already fills it."""
    lines = ("position empty", "units eastern_europe germany: 1 ic", "owner eastern_europe germany")
    state = arranged(*lines, "money germany 30", "turn germany purchase")
    room = state.rules.board.value["eastern_europe"]
    assert undone(state) == [Warned("unspent", units={"infantry": room}, ipc=30)]
    assert undone(state, buy(infantry=room)) == []
    assert undone(arranged("position empty", "money germany 30", "turn germany purchase")) == []


PORT = ("position empty", "units eastern_europe germany: 1 ic", "owner eastern_europe germany")
"""A complex between two seas."""
BALTIC = "units sz_baltic uk: 1 sub"
BLACK_SEA = "units sz_black_sea ussr: 1 sub"
HELD = Warned("zone_held", "sz_baltic", {"transport": 1}, nation="uk", spaces=("sz_baltic", "sz_black_sea"))


@pytest.mark.parametrize(
    ("lines", "planned", "warned"),
    [
        pytest.param((BALTIC, BLACK_SEA), [buy(transport=1)], [HELD], id="submarines off both coasts"),
        pytest.param((BALTIC,), [buy(transport=1)], [], id="one zone is free"),
        pytest.param((BALTIC, BLACK_SEA), [buy(infantry=2)], [], id="troops need no zone"),
        pytest.param((), [buy(infantry=7)], [Warned("no_room", units={"infantry": 4})], id="too many"),
    ],
)
def test_units_that_would_find_no_place_are_told_when_they_are_bought(
    lines: tuple[str, ...], planned: list[dict[str, Any]], warned: list[Warned]
) -> None:
    state = arranged(*PORT, *lines, "money germany 21", "turn germany purchase")
    assert [one for one in undone(state, *planned) if one.what != "unspent"] == warned


def test_new_ships_go_among_enemies_where_the_rules_let_them() -> None:
    lines = (*PORT, BALTIC, BLACK_SEA, "money germany 8", "turn germany purchase")
    assert undone(arranged(*lines, edition="3rd"), buy(transport=1)) == []


def test_an_attack_that_clears_the_zone_ends_the_warning() -> None:
    lines = (*PORT, BALTIC, BLACK_SEA, "bought 1 trn", "units germany germany: 1 ftr")
    state = arranged(*lines, "turn germany combat_move")
    assert [one.what for one in undone(state)] == ["zone_held"]
    attack = {"act": "move", "units": {"fighter": 1}, "start": "germany", "route": ["sz_baltic"]}
    assert undone(state, attack) == []


def test_the_last_moves_say_that_ships_without_a_zone_are_lost() -> None:
    """No battle follows; with nothing to place the turn would end without another question."""
    state = arranged(*PORT, BALTIC, BLACK_SEA, "bought 1 trn", "turn germany noncombat_move")
    zones = ("sz_baltic", "sz_black_sea")
    assert undone(state) == [Warned("not_placed", "", {"transport": 1}, spaces=zones)]


def test_the_brief_says_the_same_as_the_answer() -> None:
    state = buying(12)
    assert ADVISOR.brief(state, ("germany",)).warnings == undone(state)


@pytest.mark.parametrize(
    ("lines", "warned"),
    [
        pytest.param((ENEMY,), True, id="an enemy stands next to it"),
        pytest.param((), False, id="nobody comes"),
        pytest.param((ENEMY, "units germany germany: 1 ic 1 aa"), True, id="a gun is no defender"),
        pytest.param((ENEMY, "units germany germany: 1 ic 1 inf"), False, id="defended"),
        pytest.param((ENEMY, "units germany germany: 1 ic | japan: 1 ftr"), False, id="an ally is there"),
        pytest.param((ENEMY, "bought 1 inf"), False, id="troops can still be placed there"),
        pytest.param((ENEMY, "bought 1 trn"), True, id="ships do not defend it"),
    ],
)
def test_a_capital_that_stands_open(lines: tuple[str, ...], warned: bool) -> None:
    state = arranged(*FACTORY, "owner eastern_europe ussr", *lines, "turn germany noncombat_move")
    found = [one for one in undone(state) if one.what == "open_capital"]
    here = Warned("open_capital", "germany", {"armor": 1}, nation="ussr")
    assert found == ([here] if warned else [])


def test_a_capital_is_looked_at_again_after_placement() -> None:
    lines = (*FACTORY, "owner eastern_europe ussr", ENEMY, "turn germany place")
    assert [one.what for one in undone(arranged(*lines))] == ["open_capital"]


def test_nothing_is_left_undone_by_others_or_in_between() -> None:
    assert undone(buying(12), seat="japan") == []
    lines = (*FACTORY, "owner eastern_europe ussr", ENEMY, "turn germany combat_move")
    assert undone(arranged(*lines)) == []
