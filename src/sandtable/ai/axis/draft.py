"""A plan in the making: the position as far as it has been thought through, and the actions so far."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.ai.players import Decision, Reason
from sandtable.kernel.protocol import Action, Entry

from .edition import Edition
from .position import Position


class Draft:
    """Actions that passed `check` one after the other, on the imagined position."""

    def __init__(self, edition: Edition, state: Position) -> None:
        self.edition, self.state, self.seat = edition, state, state.seat
        self.steps: list[Decision] = []

    def does(self, action: Action, *reasons: Reason) -> bool:
        """Add an action if it may be made; whether it was."""
        game, entry = self.edition.game, Entry(self.seat, action)
        if game.check(self.state, entry) is not None:
            return False
        self.state = game.apply(self.state, entry).state
        self.steps.append(Decision(action, reasons))
        return True

    def does_all(self, actions: Iterable[Action], *reasons: Reason) -> bool:
        """Add several actions, all or none."""
        state, count = self.state, len(self.steps)
        for action in actions:
            if not self.does(action, *reasons):
                self.back_to(state, count)
                return False
        return True

    def back_to(self, state: Position, count: int) -> None:
        """Take back all but so many actions; the position was that one then."""
        self.state, self.steps = state, self.steps[:count]
