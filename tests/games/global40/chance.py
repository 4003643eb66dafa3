"""Random games of Global 1940, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sandtable.games.axis.global40.actions import GlobalAction
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Event, Over, Roll, Scalar, Setup

MOST_ENTRIES = 60_000


class Change(NamedTuple):
    """What one entry did."""

    before: State
    entry: Entry[GlobalAction]
    after: State
    events: tuple[Event, ...]

    def told(self, *whats: str) -> list[dict[str, Any]]:
        """The facts of the events of these names."""
        return [event.facts for event in self.events if event.what in whats]

    @property
    def ends_turn(self) -> bool:
        """Whether a nation's turn is over with it."""
        return (self.before.seat, self.before.round) != (self.after.seat, self.after.round)


def changes(seed: int, rounds: int, **options: Scalar) -> Iterator[Change]:
    """All entries of a random game and what they did; everything offered passes."""
    rng = Random(seed)
    state = GLOBAL40.start(Setup("global40", "2nd", options=options))
    for _ in range(MOST_ENTRIES):
        awaited = GLOBAL40.pending(state)
        if state.round > rounds or isinstance(awaited, Over):
            return
        if isinstance(awaited, Roll):
            entry = Entry[GlobalAction](CHANCE, dice=tuple(rng.choices(range(1, 7), k=awaited.count)))
        else:
            assert isinstance(awaited, Decide)
            seat = rng.choice(awaited.seats)
            entry = Entry(seat, GLOBAL40.pick(state, GLOBAL40.options(state, seat), rng))
            refusal = GLOBAL40.check(state, entry)
            assert refusal is None, f"offered and refused: {entry}: {refusal}"
        step = GLOBAL40.apply(state, entry)
        yield Change(state, entry, step.state, step.events)
        state = step.state
    raise AssertionError("the game does not come to an end")
