"""Mobilising in figures: what factories make together, and whom bought carriers save."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.pieces import FULL, Pile
from sandtable.games.axis.core.position import put
from sandtable.games.axis.global40 import factories, landing
from sandtable.games.axis.global40.state import State, Stepping, Turn
from tests.games.global40.positions import start


def with_factories(*lands: str) -> State:
    """An empty board with minor German factories, in the noncombat move."""
    state = replace(start(), units={}, phase="noncombat_move")
    for land in lands:
        state = put(
            replace(state, owner={**state.owner, land: "germany"}), land, Pile("germany", "minor_factory")
        )
    return replace(state, turn=Turn(held=state.owner, factories=lands))


@pytest.mark.parametrize(
    ("made", "makers", "left"),
    [
        pytest.param({}, {"norway"}, 3, id="three each"),
        pytest.param({}, {"norway", "western_germany"}, 6, id="six together"),
        pytest.param({"norway": 2}, {"norway", "western_germany"}, 4, id="what one made counts"),
        pytest.param({"norway+western_germany": 3}, {"norway"}, 3, id="the other one may have made them"),
        pytest.param({"norway+western_germany": 4}, {"norway"}, 2, id="not all of them"),
        pytest.param({"norway+western_germany": 3, "western_germany": 2}, {"norway"}, 1, id="one is full"),
        pytest.param(
            {"norway+western_germany": 3, "germany+western_germany": 3}, {"norway"}, 3, id="over a third one"
        ),
        pytest.param(
            {"norway+western_germany": 3, "germany+western_germany": 3, "germany": 2},
            {"norway"},
            1,
            id="all three are nearly full",
        ),
    ],
)
def test_output_left(made: dict[str, int], makers: set[str], left: int) -> None:
    state = with_factories("norway", "western_germany", "germany")
    state = replace(state, turn=replace(state.turn, made=made))
    assert factories.output_left(state, frozenset(makers)) == left


def test_a_bought_carrier_saves_as_many_as_it_can() -> None:
    """Three aircraft without range over two zones, one carrier to come: one is lost."""
    state = with_factories("western_germany")
    state = put(state, "sz_112", Pile("germany", "tactical_bomber", 2, used=FULL))
    state = put(state, "sz_113", Pile("germany", "fighter", 1, used=FULL))
    state = replace(state, bought={"aircraft_carrier": 1})
    assert landing.why_not_close_flights(state) is None
    step = Stepping(state, [])
    landing.crash(step)
    flying = [p for zone in ("sz_112", "sz_113") for p in step.state.at(zone)]
    assert sum(p.count for p in flying) == 2


def test_without_a_carrier_all_are_lost() -> None:
    state = put(with_factories("western_germany"), "sz_112", Pile("germany", "fighter", 2, used=FULL))
    step = Stepping(state, [])
    landing.crash(step)
    assert step.state.at("sz_112") == ()
