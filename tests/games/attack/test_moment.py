"""How far a turn of Attack! has come, as every view tells it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.attack.frames import Bid, March, Opening, Turn
from sandtable.games.attack.game import ATTACK
from sandtable.kernel.protocol import Setup

START = ATTACK.start(Setup("attack", "base"))


@pytest.mark.parametrize(
    ("used", "under_way", "stage"),
    [
        pytest.param((), {}, "action_1", id="nothing is done yet"),
        pytest.param((), {"march": March("move")}, "action_1", id="a move that does not count yet"),
        pytest.param(
            ("move",), {"march": March("move", "battles")}, "action_1", id="battles belong to the move"
        ),
        pytest.param(("move",), {}, "action_2", id="the move is done"),
        pytest.param(("move", "diplomacy"), {"bid": Bid("peru")}, "action_2", id="diplomacy is under way"),
        pytest.param(("move", "trade", "diplomacy"), {}, "action_3", id="there is no fourth"),
    ],
)
def test_actions_are_counted(used: tuple[str, ...], under_way: dict[str, Any], stage: str) -> None:
    state = replace(START, opening=None, round=2, turn=Turn(used), **under_way)
    assert ATTACK.moment(state).stage == stage
    assert ATTACK.view(state, None).moment == ATTACK.moment(state)


@pytest.mark.parametrize(
    ("step", "stage"),
    [("deal", "claim"), ("start", "claim"), ("claim", "claim"), ("place", "place"), ("capital", "capital")],
)
def test_the_setup_has_three_parts(step: Any, stage: str) -> None:
    state = replace(START, opening=Opening(step))
    assert replace(ATTACK.moment(state), phase="") == replace(ATTACK.moment(START), phase="", stage=stage)
