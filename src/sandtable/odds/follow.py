"""The whole distribution of a battle in which solved orders are followed, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from .chain import REST, scaled
from .dice import Floats, Ints, binomial
from .forces import is_air
from .grid import cascade
from .model import Counts, End, Ends, Result
from .rounds import TINY
from .solve import Solution

Away: TypeAlias = tuple[Counts, Counts]
Weights: TypeAlias = dict[Away, Floats]
"""For each choice of pieces that have left: the chance of every pair of nodes."""


class Follow:
    """One run of a solved battle."""

    def __init__(self, solution: Solution) -> None:
        self.s = solution
        self.size = (len(solution.a), len(solution.d))
        self.ended: dict[End, float] = {}
        self.lasted: dict[int, float] = {}

    def run(self) -> Ends:
        """Every end with its probability, and the number of rounds."""
        weights = self._open()
        number = 0
        if self.s.battle.closing:
            weights = self._ended_round(weights, number, _whole(weights))
        while (before := _whole(weights)) > REST:
            number += 1
            weights = {away: self._round(weight, number) for away, weight in weights.items()}
            weights = self._ended_round(weights, number, before)
        return scaled(self.ended, self.lasted)

    def _ended_round(self, weights: Weights, number: int, before: float) -> Weights:
        weights = self._close(weights)
        self.lasted[number] = self.lasted.get(number, 0.0) + before - _whole(weights)
        return weights

    # Before the first round

    def _open(self) -> Weights:
        s = self.s
        weight = np.zeros(self.size)
        values = self._bombard() if s.battle.bombard else s.value[:, s.d.start].copy()
        planes = int(s.a.count(is_air)[-1]) if s.battle.flak else 0
        _, picks = cascade(values, s.a.air, planes, np.maximum)
        for pick, chance in zip(picks, binomial(planes, s.battle.flak), strict=True):
            weight[pick[s.a.start], s.d.start] += chance
        nobody: Away = ((0,) * len(s.a.side), (0,) * len(s.d.side))
        self._finish(nobody, weight)
        if self.ended:
            self.lasted[0] = sum(self.ended.values())
        return {nobody: weight}

    def _bombard(self) -> Floats:
        """What each attack is worth before the bombardment; remembers the defender's choices."""
        s, start = self.s, self.s.d.start
        answered = np.einsum("km,kmad->da", s.answer[start], s.lost)
        values, self.hit_first = cascade(answered, s.d.any, s.attack.shape[1] - 1, np.minimum)
        attacked = sum(s.attack[:, h] * value for h, value in enumerate(values))
        assert not isinstance(attacked, int)
        values, self.bombed = cascade(attacked, s.d.any, s.battle.bombard, np.minimum)
        chances = binomial(s.battle.bombard, s.battle.bombard_on)
        worth: Floats = sum(c * value[start] for c, value in zip(chances, values, strict=True))
        worth[0] = s.value[0, start]
        return worth

    # A round

    def _round(self, weight: Floats, number: int) -> Floats:
        s = self.s
        if number == 1 and s.battle.bombard:
            return self._bombarded_round(weight)
        a, d, w = _some(self._struck(weight))
        found = np.zeros(self.size)
        for h in range(s.attack.shape[1]):
            chance = w * s.attack[a, h]
            keep = chance > TINY
            if keep.any():
                self._answer(found, a[keep], d[keep], s.hit_pick[h, a[keep], d[keep]], chance[keep])
        return found

    def _struck(self, weight: Floats) -> Floats:
        s = self.s
        if s.strike.shape[1] == 1:
            return weight
        a, d, w = _some(weight)
        found = np.zeros(self.size)
        for t in range(s.strike.shape[1]):
            np.add.at(found, (a, s.struck_pick[t, a, d]), w * s.strike[a, t])
        return found

    def _bombarded_round(self, weight: Floats) -> Floats:
        """The first round after a bombardment: its victims still answer."""
        s, start = self.s, self.s.d.start
        found = np.zeros(self.size)
        a = np.nonzero(weight[:, start] > TINY)[0]
        for pick, bombs in zip(self.bombed, binomial(s.battle.bombard, s.battle.bombard_on), strict=True):
            left = pick[start, a]
            for h, hit in enumerate(self.hit_first):
                chance = weight[a, start] * bombs * s.attack[a, h]
                self._answer(found, a, np.full_like(a, start), hit[left, a], chance)
        return found

    def _answer(self, found: Floats, a: Ints, fires: Ints, left: Ints, chance: Floats) -> None:
        """Add where the answer of the defenders `fires` leads, of whom `left` remain."""
        s, size = self.s, self.size[0] * self.size[1]
        flat = found.ravel()
        for k, m in zip(*np.nonzero(s.answer[fires].any(axis=0)), strict=True):
            targets = s.lost_pick[k, m, a, left].astype(np.intp) * self.size[1] + left
            flat += np.bincount(targets, chance * s.answer[fires, k, m], size)

    # The end of a round

    def _end(self, result: Result, away: Away, a: int, d: int, chance: float) -> None:
        end = End(result, self.s.a.nodes[a], away[0], self.s.d.nodes[d], away[1])
        self.ended[end] = self.ended.get(end, 0.0) + chance

    def _finish(self, away: Away, weight: Floats) -> None:
        """Take out the states in which a side is gone."""
        for d in np.nonzero(weight[0])[0]:
            self._end("defender_wins" if d else "both_destroyed", away, 0, int(d), float(weight[0, d]))
        weight[0] = 0.0
        for a in np.nonzero(weight[:, 0])[0]:
            self._end("attacker_wins", away, int(a), 0, float(weight[a, 0]))
        weight[:, 0] = 0.0

    def _close(self, weights: Weights) -> Weights:
        for away, weight in weights.items():
            self._finish(away, weight)
        if any(self.s.ways):
            weights = self._subs_leave(weights)
        if not (self.s.retreats.any() or self.s.stale.any()):
            return weights
        return _collected(self._retreat(weights), self.size)

    def _subs_leave(self, weights: Weights) -> Weights:
        weights = _collected(self._moved(weights, 0), self.size)
        for away, weight in weights.items():
            for d in np.nonzero(weight[0])[0]:
                self._end("retreat", away, 0, int(d), float(weight[0, d]))
            weight[0] = 0.0
        weights = _collected(self._moved(weights, 1), self.size)
        for away, weight in weights.items():
            self._finish(away, weight)
        return weights

    def _moved(self, weights: Weights, side: int) -> Iterator[tuple[Away, int, int, float]]:
        for away, weight in weights.items():
            for a, d, w in _each(weight):
                if side:
                    to = int(self.s.left_d[a, d])
                    yield (away[0], _gone(self.s.d.nodes, away[1], d, to)), a, to, w
                else:
                    to = int(self.s.left_a[a, d])
                    yield (_gone(self.s.a.nodes, away[0], a, to), away[1]), to, d, w

    def _retreat(self, weights: Weights) -> Iterator[tuple[Away, int, int, float]]:
        s = self.s
        for away, weight in weights.items():
            for a, d, w in _each(weight):
                if s.retreats[a, d] and not s.goes_back[a]:
                    to = int(s.grounded[a])
                    yield (_gone(s.a.nodes, away[0], a, to), away[1]), to, d, w
                elif s.retreats[a, d] or s.stale[a, d]:
                    self._end("retreat", away, a, d, w)
                else:
                    yield away, a, d, w


def _some(weight: Floats) -> tuple[Ints, Ints, Floats]:
    a, d = np.nonzero(weight > TINY)
    return a, d, weight[a, d]


def _each(weight: Floats) -> Iterator[tuple[int, int, float]]:
    a, d, w = _some(weight)
    return zip(a.tolist(), d.tolist(), w.tolist(), strict=True)


def _gone(nodes: list[Counts], away: Counts, before: int, after: int) -> Counts:
    return tuple(w + b - a for w, b, a in zip(away, nodes[before], nodes[after], strict=True))


def _collected(parts: Iterator[tuple[Away, int, int, float]], size: tuple[int, int]) -> Weights:
    found: Weights = {}
    for away, a, d, w in parts:
        if away not in found:
            found[away] = np.zeros(size)
        found[away][a, d] += w
    return found


def _whole(weights: Weights) -> float:
    return float(sum(weight.sum() for weight in weights.values()))


def run(solution: Solution) -> Ends:
    """Every end of a solved battle."""
    return Follow(solution).run()
