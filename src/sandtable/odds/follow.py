"""The whole distribution of a battle in which solved orders are followed, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from .chain import REST, scaled
from .dice import Floats, Ints, binomial
from .grid import first_most
from .model import Counts, End, Ends, Result, flak_shots, is_flown
from .moves import Moves, Round, Row, joined, summed
from .rounds import TINY
from .solve import Plan, Solution

Away: TypeAlias = tuple[Counts, Counts]
Weights: TypeAlias = dict[Away, Row]
"""For each choice of pieces that have left: the chances of pairs of nodes."""


class Follow:
    """One run of a solved battle."""

    def __init__(self, solution: Solution) -> None:
        self.s = solution
        self.width = solution.size[1]
        self.moves: dict[int, Moves] = {}
        self.ended: dict[End, float] = {}
        self.lasted: dict[int, float] = {}

    def run(self) -> Ends:
        """Every end with its probability, and the number of rounds."""
        weights = self._open()
        number, done = 0, self.s.battle.fought
        if self.s.battle.closing:
            weights = self._ended_round(weights, number, _whole(weights))
        while (before := _whole(weights)) > REST:
            number += 1
            plan = self.s.plan(done + number)
            weights = {away: self._round(row, plan, number) for away, row in weights.items() if len(row[0])}
            weights = self._ended_round(weights, number, before)
        return scaled(self.ended, self.lasted)

    def _ended_round(self, weights: Weights, number: int, before: float) -> Weights:
        weights = self._close(weights, self.s.plan(self.s.battle.fought + number))
        self.lasted[number] = self.lasted.get(number, 0.0) + before - _whole(weights)
        return weights

    def _round(self, row: Row, plan: Plan, number: int) -> Row:
        if number == 1 and self.s.battle.bombard:
            return self._bombarded_round(row, plan)
        moves = self.moves.setdefault(id(plan), Moves(self.s, plan))
        to, chances = moves.after(*row)
        some = chances > TINY
        return to[some], chances[some]

    # Before the first round

    def _open(self) -> Weights:
        s = self.s
        shots = flak_shots(s.battle)
        planes = s.a.below(s.a.start, is_flown)[: shots + 1] if shots else [np.array([s.a.start])]
        worth = self._bombed if s.battle.bombard and s.d.start else self._begun
        picks = [int(may[first_most(worth(may))]) for may in planes]
        to = np.array(picks) * self.width + s.d.start
        nobody: Away = ((0,) * len(s.a.side), (0,) * len(s.d.side))
        row = self._finish(nobody, summed(to, binomial(shots, s.battle.flak)))
        if self.ended:
            self.lasted[0] = sum(self.ended.values())
        return {nobody: row}

    def _begun(self, attackers: Ints) -> Floats:
        found: Floats = self.s.plan(self.s.battle.fought).value[attackers, self.s.d.start]
        return found

    def _bombed(self, attackers: Ints) -> Floats:
        """What attacks are worth before the bombardment."""
        plan = self.s.plan(self.s.battle.fought + 1)
        found = [
            Round(self.s, plan, a).bombed()[0] if a else self._begun(np.array([0]))[0] for a in attackers
        ]
        return np.array(found)

    def _bombarded_round(self, row: Row, plan: Plan) -> Row:
        parts = []
        for pair, weight in zip(*row, strict=True):
            to, chances = Round(self.s, plan, int(pair) // self.width).bombed_row()
            parts.append((to, weight * chances))
        return joined(parts)

    # The end of a round

    def _end(self, result: Result, away: Away, a: int, d: int, chance: float) -> None:
        end = End(result, self.s.a.nodes[a], away[0], self.s.d.nodes[d], away[1])
        self.ended[end] = self.ended.get(end, 0.0) + chance

    def _finish(self, away: Away, row: Row) -> Row:
        """Take out the pairs in which a side is gone."""
        a, d = np.divmod(row[0], self.width)
        over = (a == 0) | self.s.gone[d]
        for i, j, chance in zip(a[over].tolist(), d[over].tolist(), row[1][over].tolist(), strict=True):
            held = not self.s.gone[j]
            self._end(
                "attacker_wins" if i else "defender_wins" if held else "both_destroyed", away, i, j, chance
            )
        return row[0][~over], row[1][~over]

    def _close(self, weights: Weights, plan: Plan) -> Weights:
        weights = {away: self._finish(away, row) for away, row in weights.items()}
        if plan.left_a is not None:
            weights = self._collected(self._attackers_leave(weights, plan))
        if plan.left_d is not None:
            weights = self._collected(self._defenders_leave(weights, plan))
            weights = {away: self._finish(away, row) for away, row in weights.items()}
        if not (plan.retreats.any() or self.s.stale.any()):
            return weights
        return self._collected(self._retreat(weights, plan))

    def _attackers_leave(self, weights: Weights, plan: Plan) -> Iterator[tuple[Away, int, int, float]]:
        assert plan.left_a is not None
        for away, a, d, w in self._each(weights):
            to = int(plan.left_a[a, d])
            gone = (_gone(self.s.a.nodes, away[0], a, to), away[1])
            if to:
                yield gone, to, d, w
            else:
                self._end("retreat", gone, 0, d, w)

    def _defenders_leave(self, weights: Weights, plan: Plan) -> Iterator[tuple[Away, int, int, float]]:
        assert plan.left_d is not None
        for away, a, d, w in self._each(weights):
            to = int(plan.left_d[a, d])
            yield (away[0], _gone(self.s.d.nodes, away[1], d, to)), a, to, w

    def _retreat(self, weights: Weights, plan: Plan) -> Iterator[tuple[Away, int, int, float]]:
        s = self.s
        for away, a, d, w in self._each(weights):
            if plan.retreats[a, d] and not s.goes_back[a]:
                to = int(s.grounded[a])
                yield (_gone(s.a.nodes, away[0], a, to), away[1]), to, d, w
            elif plan.retreats[a, d] or s.stale[a, d]:
                self._end("retreat", away, a, d, w)
            else:
                yield away, a, d, w

    def _each(self, weights: Weights) -> Iterator[tuple[Away, int, int, float]]:
        for away, (pairs, chances) in weights.items():
            for pair, chance in zip(pairs.tolist(), chances.tolist(), strict=True):
                yield away, *divmod(pair, self.width), chance

    def _collected(self, parts: Iterator[tuple[Away, int, int, float]]) -> Weights:
        found: dict[Away, dict[int, float]] = {}
        for away, a, d, w in parts:
            row, pair = found.setdefault(away, {}), a * self.width + d
            row[pair] = row.get(pair, 0.0) + w
        return {away: (np.array(list(row)), np.array(list(row.values()))) for away, row in found.items()}


def _gone(nodes: list[Counts], away: Counts, before: int, after: int) -> Counts:
    return tuple(w + b - a for w, b, a in zip(away, nodes[before], nodes[after], strict=True))


def _whole(weights: Weights) -> float:
    return float(sum(chances.sum() for _, chances in weights.values()))


def run(solution: Solution) -> Ends:
    """Every end of a solved battle."""
    return Follow(solution).run()
