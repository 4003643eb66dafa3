"""The whole distribution of a deep battle in which solved orders are followed, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from .chain import REST, scaled
from .deepgrid import Ways
from .deepsolve import DeepSolution, Values, dived, grouped
from .dice import Floats
from .grid import CLOSE
from .model import OPTIMAL, Counts, End, Ends, Result

Away: TypeAlias = tuple[Counts, Counts]
Place: TypeAlias = tuple[int, int, Away]
"""What is in the battle on both sides, and what has left it."""
LEAST = 1e-15
"""Weights below it are dropped."""


def run(solution: DeepSolution) -> Ends:
    """Every end of a solved deep battle."""
    return _Follow(solution).run()


class _Follow:
    def __init__(self, solution: DeepSolution) -> None:
        self.s = solution
        self.ended: dict[End, float] = {}
        self.lasted: dict[int, float] = {}
        self.rows: dict[tuple[int, int, int], list[tuple[int, int, float]]] = {}
        self.rounds: dict[tuple[int, int], _Round] = {}

    def run(self) -> Ends:
        s, number = self.s, 0
        nobody: Away = ((0,) * len(s.a.side), (0,) * len(s.d.side))
        weights: dict[Place, float] = {(s.a.start, s.d.start, nobody): 1.0}
        if s.battle.closing:
            weights = self._closed(weights, number)
        while sum(weights.values()) > REST:
            weights = self._begun(weights, number)
            number += 1
            after: dict[Place, float] = {}
            for (a, d, away), weight in weights.items():
                for i, j, chance in self._row(number, a, d):
                    if weight * chance > LEAST:
                        after[i, j, away] = after.get((i, j, away), 0.0) + weight * chance
            weights = self._closed(after, number)
        return scaled(self.ended, self.lasted)

    # Ends

    def _end(self, result: Result, place: Place, weight: float, number: int, clear: bool = False) -> None:
        a, d, away = place
        end = End(result, self.s.a.nodes[a], away[0], self.s.d.nodes[d], away[1], clear)
        self.ended[end] = self.ended.get(end, 0.0) + weight
        self.lasted[number] = self.lasted.get(number, 0.0) + weight

    def _settled(self, weights: dict[Place, float], number: int) -> Iterator[tuple[Place, float]]:
        """What goes on, after what is unprotected has gone down and what is over has been taken out."""
        s = self.s
        for (a, d, away), weight in weights.items():
            if a and d and s.lost[0][a, d]:
                d = int(s.sunk[1][d])
            elif a and d and s.lost[1][a, d]:
                a = int(s.sunk[0][a])
            place = (a, d, away)
            if not a or not d:
                self._end(
                    "attacker_wins" if a else "defender_wins" if d else "both_destroyed",
                    place,
                    weight,
                    number,
                )
            elif s.stale[a, d]:
                self._end("retreat", place, weight, number, bool(s.clear[a, d]))
            else:
                yield place, weight

    def _closed(self, weights: dict[Place, float], number: int) -> dict[Place, float]:
        """The end of a round: who is gone, and who goes back."""
        found: dict[Place, float] = {}
        plan = self.s.plan(self.s.battle.fought + number)
        for place, weight in self._settled(weights, number):
            if plan.retreats[place[:2]]:
                self._end("retreat", place, weight, number)
            else:
                found[place] = found.get(place, 0.0) + weight
        return found

    def _begun(self, weights: dict[Place, float], number: int) -> dict[Place, float]:
        """The beginning of a round: submarines dive."""
        s = self.s
        plan = s.plan(s.battle.fought + number)
        found: dict[Place, float] = {}
        for (a, d, away), weight in self._settled(weights, number):
            if number or not s.battle.has_dived:
                left = self._attackers_dive(plan, a, d)
                away = (_gone(s.a.nodes, away[0], a, left), away[1])
                a = left
                if not a:
                    self._end("retreat", (a, d, away), weight, number)
                    continue
                left = self._defenders_dive(plan, a, d)
                away = (away[0], _gone(s.d.nodes, away[1], d, left))
                d = left
            found[a, d, away] = found.get((a, d, away), 0.0) + weight
        after: dict[Place, float] = {}
        for place, weight in self._settled(found, number):
            after[place] = after.get(place, 0.0) + weight
        return after

    def _attackers_dive(self, plan: Values, a: int, d: int) -> int:
        s, here = self.s, np.array([d])
        if s.hunts[1][d]:
            return a
        best, found = float(dived(s, plan, a, here)[0]), a
        for way in s.dives[0]:
            left = int(way[a])
            if left >= 0:
                worth = float(dived(s, plan, left, here)[0]) + s.kept[0][a] - s.kept[0][left]
                if s.orders.attacker != OPTIMAL or worth > best + CLOSE:
                    best, found = worth, left
        return found

    def _defenders_dive(self, plan: Values, a: int, d: int) -> int:
        s = self.s
        if s.hunts[0][a]:
            return d
        best, found = float(plan.begun[a, d]), d
        for way in s.dives[1]:
            left = int(way[d])
            if left >= 0:
                worth = float(plan.begun[a, left]) + s.kept[1][left] - s.kept[1][d]
                if s.orders.defender != OPTIMAL or worth < best - CLOSE:
                    best, found = worth, left
        return found

    # A round

    def _row(self, number: int, a: int, d: int) -> list[tuple[int, int, float]]:
        """Where the round of this number leads from a pair."""
        fought = self.s.battle.fought + number
        now, then = self.s.plan(fought - 1), self.s.plan(fought)
        key = id(now), a, d
        if key not in self.rows:
            found: dict[tuple[int, int], float] = {}
            for i, j, chance in self._struck(now, a, d):
                for to, left, part in self._round(then, i).row(j):
                    found[to, left] = found.get((to, left), 0.0) + chance * part
            self.rows[key] = [(i, j, chance) for (i, j), chance in found.items()]
        return self.rows[key]

    def _round(self, plan: Values, a: int) -> _Round:
        key = id(plan), a
        if key not in self.rounds:
            self.rounds[key] = _Round(self.s, plan, a)
        return self.rounds[key]

    def _struck(self, plan: Values, a: int, d: int) -> Iterator[tuple[int, int, float]]:
        """What both strikes leave."""
        s = self.s
        if not s.has_strikes:
            yield a, d, 1.0
            return
        ways, back = s.struck[d], s.countered[a]
        first = np.bincount(ways.group, s.strike[int(s.hunts[1][d]), a], ways.size)
        second = np.bincount(back.group, s.counter[int(s.hunts[0][a]), d], back.size)
        kept = np.maximum.reduceat(plan.fire[back.to], back.starts, axis=0)
        worth: Floats = second.astype(float, copy=False) @ kept[:, ways.to]
        for group, chance in enumerate(first.tolist()):
            if chance:
                left = _first_least(worth, ways, group)
                for other, part in enumerate(second.tolist()):
                    if part:
                        yield _first_most(plan.fire[back.to, left], back, other), left, chance * part


class _Round:
    """The regular fire of a round for one node of the attackers."""

    def __init__(self, s: DeepSolution, plan: Values, a: int) -> None:
        self.s, self.plan, self.a = s, plan, a
        self.back = s.struck_back[a]
        self.left = np.maximum.reduceat(plan.closed[self.back.to], self.back.starts, axis=0)
        self.shots = grouped(s.answer[int(s.hunts[0][a])], self.back)
        self.picks: dict[int, list[int]] = {}

    def row(self, d: int) -> Iterator[tuple[int, int, float]]:
        """Where attack and answer lead."""
        s, ways = self.s, self.s.hit[d]
        chances = np.bincount(ways.group, s.attack[int(s.hunts[1][d]), self.a], ways.size)
        worth = self.shots[d] @ self.left[:, ways.to]
        for group, chance in enumerate(chances.tolist()):
            if chance:
                left = _first_least(worth, ways, group)
                for to, part in zip(self._kept(left), self.shots[d].tolist(), strict=True):
                    if part:
                        yield to, left, chance * part

    def _kept(self, left: int) -> list[int]:
        """What the attackers keep after each group of answers, when these defenders are left."""
        if left not in self.picks:
            worth = self.plan.closed[self.back.to, left]
            self.picks[left] = [_first_most(worth, self.back, group) for group in range(self.back.size)]
        return self.picks[left]


def _part(ways: Ways, group: int) -> slice:
    return slice(int(ways.starts[group]), int(ways.starts[group + 1]) if group + 1 < ways.size else None)


def _first_least(worth: Floats, ways: Ways, group: int) -> int:
    some = worth[_part(ways, group)]
    return int(ways.to[_part(ways, group)][np.argmax(some <= some.min() + CLOSE)])


def _first_most(worth: Floats, ways: Ways, group: int) -> int:
    some = worth[_part(ways, group)]
    return int(ways.to[_part(ways, group)][np.argmax(some >= some.max() - CLOSE)])


def _gone(nodes: list[Counts], away: Counts, before: int, after: int) -> Counts:
    return tuple(w + b - a for w, b, a in zip(away, nodes[before], nodes[after], strict=True))
