"""Whatever players do, the log, the state and the saved file tell one story."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from sandtable.kernel.log import Log, Refused, fold
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Roll
from sandtable.kernel.save import dump, load
from tests.kernel.toygame import RACE, Actions, State, View, find, setup


class AnyPlay(RuleBasedStateMachine):
    """Random acts, dice, undos, redos and removals on one log."""

    def __init__(self) -> None:
        super().__init__()
        self.log: Log[State, Actions, View] = Log.new(RACE, setup(60), game_id="g")
        self.states = [self.log.state]

    @precondition(lambda self: isinstance(self.log.pending, Decide))
    @rule(rng=st.randoms(use_true_random=False), seat=st.sampled_from(["red", "blue"]))
    def act(self, rng: random.Random, seat: str) -> None:
        menu = RACE.options(self.log.state, seat)
        if menu.offers:
            self.log.append(Entry(seat, RACE.pick(self.log.state, menu, rng)))
            self.note()

    @precondition(lambda self: isinstance(self.log.pending, Roll | Draw))
    @rule(a=st.integers(1, 6), b=st.integers(1, 6))
    def throw(self, a: int, b: int) -> None:
        owed = self.log.pending
        if isinstance(owed, Draw):
            self.log.append(Entry(CHANCE, cards=(owed.remaining[a % len(owed.remaining)],)))
        else:
            self.log.append(Entry(CHANCE, dice=(a, b)))
        self.note()

    @rule(seat=st.sampled_from(["red", "blue"]), count=st.integers(1, 4))
    def undo(self, seat: str, count: int) -> None:
        if count > self.log.undoable(seat):
            with pytest.raises(Refused):
                self.log.undo(seat, count)
            return
        line = self.log.line
        self.log.undo(seat, count)
        assert self.log.line == line[:-count]
        assert all(e.by == seat for _, e in line[-count:])
        self.note()

    @rule(seat=st.sampled_from(["red", "blue"]), count=st.integers(1, 4))
    def redo(self, seat: str, count: int) -> None:
        if count > self.log.redoable(seat):
            with pytest.raises(Refused):
                self.log.redo(seat, count)
            return
        line = self.log.line
        self.log.redo(seat, count)
        assert self.log.line[:-count] == line
        self.note()

    @rule(seat=st.sampled_from(["red", "blue"]), back=st.integers(0, 5))
    def remove(self, seat: str, back: int) -> None:
        if back < self.log.undoable(seat):
            n, _ = self.log.line[-1 - back]
            before = len(self.log.entries)
            failed = self.log.remove(seat, n)
            assert len(self.log.entries) + len(failed) == before - 1
            self.note()

    @rule(seat=st.sampled_from(["red", "blue"]))
    def undo_and_the_same_again(self, seat: str) -> None:
        if self.log.undoable(seat):
            state, last = self.log.state, self.log.entries[-1]
            self.log.undo(seat)
            self.log.append(last)
            assert self.log.state == state
            self.note()

    def note(self) -> None:
        """Remember the states as a reader of the records alone would find them."""
        assert self.log.version >= len(self.states)
        self.states += [self.log.state_at(n) for n in range(len(self.states), self.log.version)]
        self.states.append(self.log.state)

    @invariant()
    def folding_gives_the_live_state(self) -> None:
        assert fold(RACE, self.log.header.setup, self.log.entries) == self.log.state

    @invariant()
    def the_past_stays(self) -> None:
        for n, state in enumerate(self.states):
            assert self.log.state_at(n) == state
            assert fold(RACE, self.log.header.setup, self.log.entries_at(n)) == state
            numbered = [self.log.records[m - 1].entry() for m in self.log.numbers_at(n)]
            assert tuple(numbered) == self.log.entries_at(n)

    def teardown(self) -> None:
        again = load(dump(self.log), find)
        assert dump(again) == dump(self.log)
        assert again.line == self.log.line
        assert [again.state_at(n) for n in range(again.version + 1)] == self.states
        for seat in ("red", "blue"):
            assert again.undoable(seat) == self.log.undoable(seat)
            assert again.redoable(seat) == self.log.redoable(seat)


AnyPlay.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
test_any_play = AnyPlay.TestCase
