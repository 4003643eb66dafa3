"""A plan in the making: the position as far as it has been thought through, and the actions so far."""

from __future__ import annotations

from sandtable.ai.players import Decision, Reason
from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Entry


class Draft:
    """Actions that passed `check` one after the other, on the imagined position."""

    def __init__(self, state: State, seat: str) -> None:
        self.state, self.seat = state, seat
        self.steps: list[Decision] = []

    def does(self, action: AttackAction, *reasons: Reason) -> bool:
        """Add an action if it may be made; whether it was."""
        entry: Entry[AttackAction] = Entry(self.seat, action)
        if ATTACK.check(self.state, entry) is not None:
            return False
        self.state = ATTACK.apply(self.state, entry).state
        self.steps.append(Decision(action, reasons))
        return True
