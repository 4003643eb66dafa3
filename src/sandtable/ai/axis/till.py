"""The money of one purchase and what has been taken for it so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sandtable.games.axis.core.units import Kind

MOST = 99
"""Of one kind in one turn, whatever it costs."""


class Till:
    """What is left to spend, and what is bought."""

    def __init__(self, kinds: Mapping[str, Kind], money: int) -> None:
        self.kinds, self.left = kinds, money
        self.bought: Counter[str] = Counter()

    def affordable(self, kind: str) -> int:
        """How many of a kind can still be paid."""
        if kind not in self.kinds:
            return 0
        cost, more = self.kinds[kind].cost, MOST - self.bought[kind]
        return max(0, min(more, self.left // cost if cost else more))

    def take(self, kind: str, count: int = 1) -> bool:
        """Buy so many; whether that could be paid."""
        if not 0 < count <= self.affordable(kind):
            return False
        self.left -= self.kinds[kind].cost * count
        self.bought[kind] += count
        return True

    def take_all(self, units: Counter[str]) -> bool:
        """Buy all of these or none; whether they could be paid."""
        cost = sum(self.kinds[kind].cost * count for kind, count in units.items())
        return cost <= self.left and all(self.take(kind, count) for kind, count in units.items())

    def upgrade(self, less: str, more: str, most: int) -> None:
        """So many of one kind at most become another, dearer one while money is left over."""
        step = self.kinds[more].cost - self.kinds[less].cost
        for _ in range(most):
            if step <= 0 or self.left < step:
                return
            self.bought[less] -= 1
            self.bought[more] += 1
            self.left -= step
