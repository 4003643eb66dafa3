"""The chapter that is running is found by the fields of the state, and an entry goes to it."""

from __future__ import annotations

import pytest
from msgspec import Struct

from sandtable.kernel.protocol import CHANCE, Action, Decide, Entry, Roll
from sandtable.tabletop.chapters import Chapter, carry_out, running
from sandtable.tabletop.stepping import Stepping


class Turn(Struct, frozen=True):
    dice: int = 0


class State(Struct, frozen=True):
    battle: str | None = None
    turn: Turn = Turn()


class Go(Action, frozen=True, tag="go"):
    to: str = ""


def _act(step: Stepping[State], seat: str, do: Go) -> Go:
    step.tell("went", by=seat)
    return do if do.to else Go("home")


def _rolled(step: Stepping[State], dice: tuple[int, ...]) -> None:
    step.tell("rolled", dice=dice)


TURN: Chapter[State, Go] = Chapter(lambda _: Decide(("red",), "turn"), act=_act)
BATTLE: Chapter[State, Go] = Chapter(lambda _: Decide(("red",), "battle"))
DICE: Chapter[State, Go] = Chapter(lambda s: Roll(s.turn.dice), rolled=_rolled)
chapter = running({"battle": BATTLE, "turn.dice": DICE}, TURN)


@pytest.mark.parametrize(
    ("state", "found"),
    [
        pytest.param(State(), TURN, id="none: the turn"),
        pytest.param(State(turn=Turn(2)), DICE, id="a field of the turn"),
        pytest.param(State("kiel", Turn(2)), BATTLE, id="the innermost first"),
    ],
)
def test_the_running_chapter(state: State, found: Chapter[State, Go]) -> None:
    assert chapter(state) is found


def test_an_entry_goes_to_its_chapter() -> None:
    step = Stepping(State(), [])
    assert carry_out(TURN, step, Entry("red", Go("kiel"))) is None
    assert carry_out(TURN, step, Entry("red", Go())) == Entry("red", Go("home"))
    assert carry_out(DICE, step, Entry[Go](CHANCE, dice=(3,))) is None
    assert [event.what for event in step.events] == ["went", "went", "rolled"]


def test_what_a_chapter_does_not_await_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="awaited"):
        carry_out(TURN, Stepping(State(), []), Entry[Go](CHANCE, dice=(3,)))
