"""What the regions of a position are worth to a player, to hold and to take."""

from __future__ import annotations

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.state import State

from .clash import Clash, Troops, cost
from .ground import NEUTRAL
from .style import Style
from .threat import Threatened

UNIT_AT_THE_END = 0.1
"""What a point of units is still worth in the last turn."""


LEAST_LEAD, MOST_LEAD = 0.3, 2.5
"""Limits of how much more or less the loss of a leader counts, or of one who is behind."""


class Field(Threatened):
    """A position with what may be lost and won in it, in production points."""

    def __init__(self, state: State, seat: str, style: Style) -> None:
        super().__init__(state, seat, style)
        self.spite = style.spite / max(1, len(self.rivals))
        self.grudge = style.grudge / max(1, len(self.rivals))

    def danger(self, region: str, garrison: Troops, beaten: str = "") -> float:
        """What is likely lost there before the next turn: the region, and part of its garrison."""
        if not self.threats(region, beaten) and not self.waves(region):
            return 0.0
        worth = self.worth(region)
        if region in self.capital_of:
            worth *= self.style.weights.capital
        stake = worth + self.style.stake * cost(garrison)
        return self.risk(region, garrison, beaten) * stake

    def worth(self, region: str) -> float:
        """What holding a region is worth to its owner: the region, a card, a capital."""
        weights = self.style.weights
        coming = min(weights.income, self.turns_left - 1)
        value = weights.regions + weights.card * coming
        if region in self.capital_of:
            value += setup_table().capital_income * coming
        return value

    def prize(self, target: str) -> float:
        """What taking a region is worth to this player, with what its owner loses."""
        owner, value = self.owner.get(target, NEUTRAL), self.worth(target)
        if owner == NEUTRAL:
            return value
        value += self.grudge * self.lead(owner) * value
        if self.count[owner] <= 2:
            value += self._end(owner)
        return value

    def lead(self, rival: str) -> float:
        """How far ahead of the other rivals one is: its regions by their average, within limits."""
        if not self.style.marks_leader or len(self.rivals) < 2:
            return 1.0
        average = sum(self.count[s] for s in self.rivals) / len(self.rivals)
        return min(MOST_LEAD, max(LEAST_LEAD, self.count[rival] / average)) if average else 1.0

    def gain(self, target: str, battle: Clash) -> float:
        """What an attack promises before anybody strikes back."""
        use = min(1.0, UNIT_AT_THE_END + 0.3 * (self.turns_left - 1))
        lost = self.style.weights.units * battle.lost - self.spite * battle.killed
        return battle.win * self.prize(target) - use * lost

    def _end(self, owner: str) -> float:
        """What it is worth to drive a player to the end: the game is over then, well or badly."""
        weights = self.style.weights
        if len(self.rivals) == 1 and self.count[owner] == 1:
            return weights.victory
        if len(self.rivals) == 1 or self.state.rules.last_standing:
            return weights.eliminate
        ahead = self.count[self.seat] + 1 > max(self.count[s] for s in self.rivals)
        if self.count[owner] == 1:
            return weights.victory if ahead else -weights.victory
        return weights.eliminate if ahead else -weights.eliminate

    def end_of(self, rival: str) -> float:
        """What it is worth to take all a rival has left: the game is over then, or one rival is out."""
        weights = self.style.weights
        others = [self.count[s] for s in self.rivals if s != rival]
        if not others:
            return weights.victory
        if self.state.rules.last_standing:
            return 2 * weights.eliminate
        ahead = self.count[self.seat] + self.count[rival] > max(others)
        return weights.victory if ahead else -weights.victory
