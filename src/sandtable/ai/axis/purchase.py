"""Buying: first what keeps the capital, then what the fronts and the ships can use; the rest is saved."""

from __future__ import annotations

from collections import Counter

from sandtable.ai.players import because

from .danger import Danger, force_at
from .draft import Draft
from .fronts import Fronts
from .overseas import Overseas
from .style import Style
from .till import Till

NO_LIMIT = 999
"""Places from which on nobody counts them."""
SAFE = 0.04
"""A capital is safe while no enemy takes it with a better chance."""
LIKELY_LOST = 0.7
"""Nothing is bought for a factory that the enemy takes more often."""


class Purchase:
    """What a nation buys."""

    def __init__(self, draft: Draft, danger: Danger, style: Style) -> None:
        self.draft, self.danger, self.style = draft, danger, style
        self.state, self.seat = draft.state, draft.seat
        self.edition, self.money = draft.edition, draft.edition.money(self.state)[self.seat]
        self.till = Till(self.state.kinds(self.seat), self.money)

    def order(self) -> None:
        """Buy, and say why."""
        factories = self.edition.factories(self.state)
        if not self.edition.holds_capital(self.state, self.seat) or not factories:
            return
        fronts = Fronts(self.state, self.seat)
        lasting = [f for f in factories if self._is_kept(f, factories[f])]
        busy = [f for f in lasting if fronts.needs_troops(f)]
        rear = [f for f in lasting if f not in busy]
        self._defend()
        if not self.edition.roles.ferry:
            busy, rear = list(factories), []
        overseas = Overseas(self.draft, self.danger, self.style, fronts, self.till, rear) if rear else None
        if overseas:
            overseas.order_ships()
        taken = self.till.bought[self.edition.roles.recruit] if self.danger.capital in busy else 0
        places = sum(factories[f] for f in busy)
        self._army(places - taken if places < NO_LIMIT else places)
        if overseas:
            overseas.order_troops()
        bought = +self.till.bought
        if bought:
            spent = self.money - self.till.left
            self.draft.does_all(self.edition.buy(bought), because("buy", spent=spent))

    def _defend(self) -> None:
        """Recruits for the capital until it is safe."""
        capital, recruit = self.danger.capital, self.edition.roles.recruit
        here = Counter(force_at(self.state, capital, self.seat))
        while self.danger.chance(capital, here) > SAFE and self.till.take(recruit):
            here[recruit] += 1

    def _is_kept(self, factory: str, places: int) -> bool:
        """Whether a factory is the capital, or likely stays ours when it makes all the troops it can."""
        if factory == self.danger.capital:
            return True
        here = Counter(force_at(self.state, factory, self.seat))
        recruit = self.edition.roles.recruit
        here[recruit] += min(places, self.till.affordable(recruit))
        return self.danger.chance(factory, here) < LIKELY_LOST

    def _army(self, places: int) -> None:
        """Recruits with strikers behind them for so many places; what is left over makes strikers of more."""
        recruit, striker = self.edition.roles.recruit, self.edition.roles.striker
        count = min(places, int(self.till.affordable(striker) * self.style.strikers))
        self.till.take(striker, count)
        others = min(places - count, self.till.affordable(recruit))
        if self.till.take(recruit, others):
            self.till.upgrade(recruit, striker, others)
