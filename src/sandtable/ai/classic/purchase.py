"""Buying: first what keeps the capital, then what the fronts and the ships can use; the rest is saved."""

from __future__ import annotations

from collections import Counter

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Buy
from sandtable.games.axis.classic.economy import output_left, working_factories
from sandtable.games.axis.classic.state import holds_capital

from .danger import Danger, force_at
from .draft import Draft
from .fronts import Fronts
from .kinds import ROLES
from .overseas import Overseas
from .style import Style
from .till import Till

SAFE = 0.04
"""A capital is safe while no enemy takes it with a better chance."""


class Purchase:
    """What a nation buys."""

    def __init__(self, draft: Draft, danger: Danger, style: Style) -> None:
        self.draft, self.danger, self.style = draft, danger, style
        self.state, self.seat = draft.state, draft.seat
        self.till = Till(self.state)

    def order(self) -> None:
        """Buy, and say why."""
        factories = working_factories(self.state)
        if not holds_capital(self.state, self.seat) or not factories:
            return
        fronts = Fronts(self.state, self.seat)
        busy = [f for f in factories if fronts.needs_troops(f)]
        rear = [f for f in factories if f not in busy]
        self._defend()
        overseas = Overseas(self.draft, self.danger, self.style, fronts, self.till, rear)
        if rear:
            overseas.order_ships()
        self._army(sum(output_left(self.state, f) for f in busy))
        if rear:
            overseas.order_troops()
        bought = +self.till.bought
        if bought:
            spent = self.state.ipc[self.seat] - self.till.left
            self.draft.does(Buy(dict(bought)), because("buy", spent=spent))

    def _defend(self) -> None:
        """Recruits for the capital until it is safe."""
        capital, recruit = self.danger.capital, ROLES.recruit
        here = Counter(force_at(self.state, capital, self.seat))
        while self.danger.chance(capital, here) > SAFE and self.till.take(recruit):
            here[recruit] += 1

    def _army(self, places: int) -> None:
        """Recruits with strikers behind them for so many places; what is left over makes strikers of more."""
        recruit, striker = ROLES.recruit, ROLES.striker
        places -= self.till.bought[recruit] if places < 999 else 0
        count = min(places, int(self.till.affordable(striker) * self.style.strikers))
        self.till.take(striker, count)
        self.till.take(recruit, min(places - count, self.till.affordable(recruit)))
        self.till.upgrade(recruit, striker)
