"""What is asked about before a turn of Attack! ends: actions and points that would be wasted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sandtable.games.attack.state import State
from sandtable.odds.attack.advice import ADVISOR
from sandtable.odds.attack.shapes import Warned

from .test_advice import arranged, did


def undone(state: State, *planned: dict[str, Any], seat: str = "brown") -> list[Warned]:
    found: Any = ADVISOR.ask(state, seat, {"what": "undone", "planned": list(planned)})
    return list(found.warnings)


def used(state: State, *actions: str, trading: bool = False) -> State:
    return replace(state, turn=replace(state.turn, used=actions, trading=trading))


def test_actions_that_could_still_be_taken() -> None:
    turn = arranged("turn brown")
    assert undone(turn) == [Warned("actions_left", actions=3)]
    assert undone(used(turn, "move", "produce")) == [Warned("actions_left", actions=1)]
    assert undone(turn, seat="green") == []


def test_a_trade_that_may_go_on_is_no_action_left() -> None:
    assert undone(used(arranged("turn brown"), "move", "produce", "trade", trading=True)) == []


def test_points_that_would_still_buy_something() -> None:
    shop = did(arranged("capital brown poland", "turn brown"), "brown", "choose produce")
    assert undone(shop) == [Warned("points_lost", points=10)]
    assert undone(shop, {"act": "buy", "units": {"infantry": 1}}) == [Warned("points_lost", points=5)]
    assert undone(shop, {"act": "buy", "units": {"infantry": 2}}) == []
    assert undone(shop, {"act": "buy", "units": {"tank": 1}}) == []
    assert undone(shop, seat="green") == []


def test_the_brief_says_the_same_as_the_answer() -> None:
    turn = arranged("turn brown")
    assert ADVISOR.brief(turn, ("brown",)).warnings == undone(turn)
    assert ADVISOR.brief(turn, ("green",)).warnings == []
