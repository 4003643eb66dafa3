"""Which orders go with a landing that is taken back: those that serve nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.odds.axis.classic.advisor import ADVISOR

from .scenes import arranged

LADEN = "transport(infantry,infantry)"


def load(zone: str, count: int = 2) -> dict[str, Any]:
    return {"act": "load", "units": {"infantry": count}, "start": "united_kingdom", "zone": zone}


def move(unit: str, start: str, to: str, count: int = 1) -> dict[str, Any]:
    return {"act": "move", "units": {unit: count}, "start": start, "route": [to]}


def unload(zone: str, coast: str, count: int = 2) -> dict[str, Any]:
    return {"act": "unload", "units": {"infantry": count}, "zone": zone, "coast": coast}


HOME, SEA = "sz_united_kingdom", "sz_baltic"
SAIL = move(LADEN, HOME, SEA)
ESCORT = move("battleship", HOME, SEA)
FLY = move("fighter", "united_kingdom", "germany")
LANDING = [load(HOME), SAIL, ESCORT, unload(SEA, "germany"), FLY]


@pytest.mark.parametrize(
    ("orders", "plan", "found"),
    [
        pytest.param(LANDING, [], [0, 1, 3], id="loading and sailing"),
        pytest.param(LANDING, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], id="the whole plan"),
        pytest.param([*LANDING, load(HOME)], [], [0, 1, 3], id="loaded for another voyage"),
        pytest.param(
            [load(HOME), SAIL, unload(SEA, "germany"), load(HOME), SAIL, unload(SEA, "karelia_ssr")],
            [],
            [0, 1, 2],
            id="another ship lands elsewhere from the same zone",
        ),
        pytest.param(
            [load(HOME), SAIL, unload(SEA, "germany", 1), unload(SEA, "karelia_ssr", 1)],
            [],
            [2],
            id="one ship, two coasts",
        ),
        pytest.param(
            [*LANDING, load(HOME), SAIL, unload(SEA, "karelia_ssr")],
            [0, 1, 2, 3, 4],
            [0, 1, 3, 4],
            id="the escort has another landing to cover",
        ),
        pytest.param(
            [move("transport", SEA, HOME), load(HOME), SAIL, unload(SEA, "germany")],
            [],
            [0, 1, 2, 3],
            id="the empty ship that fetched them",
        ),
        pytest.param(
            [load(HOME), SAIL, unload(SEA, "germany", 1)], [], [0, 1, 2], id="who stays aboard goes along"
        ),
        pytest.param([load(HOME), SAIL, FLY], [], [], id="a voyage without a landing"),
    ],
)
def test_orders_that_only_serve_a_landing(
    orders: list[dict[str, Any]], plan: list[int], found: list[int]
) -> None:
    state = arranged("position empty", "turn uk combat_move")
    question = {"what": "serving", "target": "germany", "orders": orders, "plan": plan}
    answer: Any = ADVISOR.ask(state, "uk", question)
    assert list(answer.orders) == found


def test_orders_must_be_orders() -> None:
    state = arranged("position empty", "turn uk combat_move")
    with pytest.raises(ValueError, match="orders"):
        ADVISOR.ask(state, "uk", {"what": "serving", "target": "germany", "orders": [{"act": "sing"}]})
