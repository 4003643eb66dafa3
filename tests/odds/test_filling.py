"""A battle of the board in the calculator has the odds that the table shows for it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.attack.game import ATTACK
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.protocol import Entry, Setup
from sandtable.odds.attack.advice import ADVISOR as ATTACK_ADVISOR
from sandtable.odds.axis.classic.advisor import ClassicAdvisor
from sandtable.odds.calculator import Calculated, Filled, Question, ask

ADVISOR = ClassicAdvisor()


def classic(*lines: str, edition: str = "2nd") -> Any:
    state = CLASSIC.start(Setup("classic", edition))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def filled(state: Any, seat: str, space: str) -> tuple[Filled, Calculated]:
    found = ADVISOR.ask(state, seat, {"what": "calculator", "space": space})
    assert isinstance(found, Filled)
    return found, ask("classic", Question(found.mode, found.values, found.options))


@pytest.mark.parametrize(
    ("moves", "seat", "space", "mode"),
    [
        pytest.param(
            ["move 3 inf ukraine_ssr > caucasus", "move 1 arm ukraine_ssr > caucasus"],
            "germany",
            "caucasus",
            "land",
            id="by land",
        ),
    ],
)
def test_an_ordered_attack(moves: list[str], seat: str, space: str, mode: str) -> None:
    state = classic(f"turn {seat} combat_move")
    for move in moves:
        entry: Any = Entry(seat, CLASSIC.parse(state, seat, move))
        assert CLASSIC.check(state, entry) is None
        state = CLASSIC.apply(state, entry).state
    found, answer = filled(state, seat, space)
    assert found.mode == mode
    shown = next(one for one in ADVISOR.brief(state, (seat,)).battles if one.space == space)
    assert answer.outcome.chance == pytest.approx(shown.win)
    assert answer.outcome.swing == pytest.approx(shown.swing)


def test_those_who_could_come() -> None:
    state = classic("turn germany combat_move")
    found, answer = filled(state, "germany", "karelia_ssr")
    assert str(found.values["attack"]).startswith("germany: ")
    assert str(found.values["defend"]).startswith("ussr: ")
    assert answer.outcome.chance is not None
    mine, _ = filled(state, "germany", "germany")
    assert str(mine.values["defend"]).startswith("germany: ")
    assert not str(mine.values["attack"]).startswith("germany")


def test_every_space_of_the_start_is_answered() -> None:
    state = classic("turn japan combat_move")
    for space in state.rules.board.names[::6]:
        found, answer = filled(state, "japan", space)
        assert answer.outcome.kind in ("land", "sea", "amphibious"), (space, found)
    with pytest.raises(ValueError, match="space"):
        ADVISOR.ask(state, "japan", {"what": "calculator", "space": "atlantis"})


def test_regions_of_attack() -> None:
    setup = Setup("attack", ATTACK.rulesets()[0])
    state = ATTACK.start(setup)
    seat = state.rules.seats[0]
    for space in (*state.rules.board.regions[::9], "sea"):
        found = ATTACK_ADVISOR.ask(state, seat, {"what": "calculator", "space": space})
        assert isinstance(found, Filled)
        if found.mode != "sea":
            assert ask("attack", Question(found.mode, found.values)).outcome.chance is not None
