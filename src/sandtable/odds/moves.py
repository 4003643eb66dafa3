"""One round under solved orders: where each pair of nodes leads, with chances, found when asked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np

from .dice import Floats, Ints, hits
from .forces import is_ship
from .grid import first_least
from .solve import Plan, Solution

Row: TypeAlias = tuple[Ints, Floats]
"""Pairs of nodes as single numbers, and the chance of each."""


class Moves:
    """The rounds that lead to one plan."""

    def __init__(self, solution: Solution, plan: Plan) -> None:
        self.s, self.plan = solution, plan
        self.rows: dict[int, Row] = {}

    def after(self, pairs: Ints, weights: Floats) -> Row:
        """Where a round leads from these pairs."""
        self._find(pairs)
        rows = [self.rows[pair] for pair in pairs.tolist()]
        parts = [weight * chances for weight, (_, chances) in zip(weights, rows, strict=True)]
        return summed(np.concatenate([to for to, _ in rows]), np.concatenate(parts))

    def _find(self, pairs: Ints) -> None:
        new = [divmod(pair, self.s.size[1]) for pair in pairs.tolist() if pair not in self.rows]
        for a in sorted({a for a, _ in new}):
            round_of = Round(self.s, self.plan, a)
            for d in (d for other, d in new if other == a):
                self.rows[a * self.s.size[1] + d] = round_of.row(d)


class Round:
    """The choices of both sides in a round of the attackers `a`."""

    def __init__(self, solution: Solution, plan: Plan, a: int) -> None:
        self.s, self.plan, self.a = solution, plan, a
        self.lost = solution.losses.values(plan.after, slice(a, a + 1), np.arange(solution.answer.shape[1]))[
            0
        ]
        self.held: dict[tuple[int, int], tuple[float, list[int]]] = {}
        self.kept: dict[int, Ints] = {}

    def row(self, d: int) -> Row:
        """Where the round leads from the defenders `d`."""
        levels = self.s.d.below(d, is_ship)
        parts: list[Row] = []
        for number, chance in enumerate(self.s.strike[self.a].tolist()):
            if chance:
                left = self._least(levels[min(number, len(levels) - 1)])
                to, chances = self.fought(left, left)
                parts.append((to, chance * chances))
        return joined(parts)

    def _least(self, may: Ints) -> int:
        if len(may) == 1:
            return int(may[0])
        worth = np.array([self.attacked(left, left)[0] for left in may.tolist()])
        return int(may[first_least(worth)])

    def attacked(self, fires: int, d: int) -> tuple[float, list[int]]:
        """What the attack on `d` is worth when `fires` answer, and what is left after 0, 1, ... hits."""
        if (fires, d) not in self.held:
            levels = self.s.d.below(d)
            answered = self.s.answer[fires] @ self.lost
            picks = [int(level[first_least(answered[level])]) for level in levels]
            chances = self.s.attack[self.a]
            left = [picks[min(number, len(picks) - 1)] for number in range(len(chances))]
            self.held[fires, d] = float(chances @ answered[left]), left
        return self.held[fires, d]

    def fought(self, fires: int, d: int) -> Row:
        """Where attack on `d` and answer of `fires` lead."""
        left = np.array(self.attacked(fires, d)[1])
        kept = np.stack([self._kept(node) for node in left.tolist()])
        chances = np.outer(self.s.attack[self.a], self.s.answer[fires])
        return summed((kept * self.s.size[1] + left[:, None]).ravel(), chances.ravel())

    def _kept(self, left: int) -> Ints:
        """What the attackers keep after each answer, when these defenders are left."""
        if left not in self.kept:
            self.kept[left] = self.s.losses.picks(self.plan.after, self.a, np.array([left]))[:, 0]
        return self.kept[left]

    # The first round after a bombardment: its victims still answer

    def bombed(self) -> tuple[float, list[int]]:
        """What the round is worth, and what each number of hits by battleships leaves."""
        s, start = self.s, self.s.d.start
        levels, left, worth = s.d.below(start), [], 0.0
        for number, chance in enumerate(hits(s.battle.bombard).tolist()):
            may = levels[min(number, len(levels) - 1)]
            values = np.array([self.attacked(start, node)[0] for node in may.tolist()])
            best = int(first_least(values))
            left.append(int(may[best]))
            worth += chance * values[best]
        return worth, left

    def bombed_row(self) -> Row:
        """Where the bombardment and the round after it lead."""
        s, start = self.s, self.s.d.start
        chances = hits(s.battle.bombard).tolist()
        rows = [(self.fought(start, left), p) for left, p in zip(self.bombed()[1], chances, strict=True)]
        return joined([(to, p * chances) for (to, chances), p in rows])


def summed(to: Ints, chances: Floats) -> Row:
    """Like pairs put together."""
    found, place = np.unique(to, return_inverse=True)
    total: Floats = np.bincount(place, chances, len(found)).astype(float)
    return found, total


def joined(rows: Iterable[Row]) -> Row:
    """The sum of some rows."""
    rows = list(rows)
    return summed(np.concatenate([to for to, _ in rows]), np.concatenate([chances for _, chances in rows]))
