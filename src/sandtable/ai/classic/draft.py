"""A plan in the making: the position as far as it has been thought through, and the actions so far."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.ai.players import Decision, Reason
from sandtable.games.axis.classic.actions import ClassicAction
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Entry


class Draft:
    """Actions that passed `check` one after the other, on the imagined position."""

    def __init__(self, state: State) -> None:
        self.state, self.seat = state, state.seat
        self.steps: list[Decision] = []

    def does(self, action: ClassicAction, *reasons: Reason) -> bool:
        """Add an action if it may be made; whether it was."""
        entry: Entry[ClassicAction] = Entry(self.seat, action)
        if CLASSIC.check(self.state, entry) is not None:
            return False
        self.state = CLASSIC.apply(self.state, entry).state
        self.steps.append(Decision(action, reasons))
        return True

    def does_all(self, actions: Iterable[ClassicAction], *reasons: Reason) -> bool:
        """Add several actions, all or none."""
        state, count = self.state, len(self.steps)
        for action in actions:
            if not self.does(action, *reasons):
                self.back_to(state, count)
                return False
        return True

    def back_to(self, state: State, count: int) -> None:
        """Take back all but so many actions; the position was that one then."""
        self.state, self.steps = state, self.steps[:count]
