"""Best orders by backward induction over all that may be left of both sides.

A round: first strike, the defender picks; attack, the defender picks; answer, the attacker picks; then
submarines may leave and the attacker may retreat. The attacker maximises the goal, the defender
minimises it; a side with stated orders has one choice. Smaller battles are solved before larger ones;
a round without any hit leads back to itself, which a division removes.

Values: `value` when a round begins, `stage` before the attacker decides on retreat, `asked` before the
defender's submarines decide, `after` when casualties are removed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TypeAlias

import numpy as np

from .dice import Bools, Floats, Ints
from .forces import anything, is_air, is_no_sub, is_ship, is_sub
from .grid import CLOSE, Grid, is_better
from .model import LEAVE, OPTIMAL, Battle, Counts, Orders, Result

Worth: TypeAlias = Callable[[Result, Counts, Counts], float]
"""What an end of the battle is worth to the attacker, given what is left in it on both sides."""

Bounds: TypeAlias = tuple[Floats, Floats]

MOST_STATES = 16_000_000


class Solution:
    """A battle solved for one or both sides; `follow.py` plays it out."""

    def __init__(self, battle: Battle, orders: Orders, worth: Worth, leaving: tuple[Floats, Floats]) -> None:
        self.battle, self.orders = battle, orders
        self.optimal = (orders.attacker == OPTIMAL, orders.defender == OPTIMAL)
        self.a, self.d = Grid(battle.attackers, orders.attacker), Grid(battle.defenders, orders.defender)
        self._tables()
        self.leaving = (self.a.counts @ leaving[0], self.d.counts @ leaving[1])
        size = (len(self.a), len(self.d))
        self.value, self.stage, self.asked, self.after = (np.zeros(size) for _ in range(4))
        self.left_a = np.broadcast_to(np.arange(size[0])[:, None], size).copy()
        self.left_d = np.broadcast_to(np.arange(size[1])[None, :], size).copy()
        self.retreats, self.stale = np.zeros(size, dtype=bool), np.zeros(size, dtype=bool)
        self.lost = np.zeros((self.most + 1, self.air + 1, *size))
        self.lost_pick = np.zeros(self.lost.shape, dtype=np.int16)
        self.hit_pick = np.zeros((self.attack.shape[1], *size), dtype=np.int16)
        self.struck = np.zeros((self.strike.shape[1], *size))
        self.struck_pick = np.zeros(self.struck.shape, dtype=np.int16)
        self._worths(worth)
        self._leaves()
        self._solve()

    # Tables

    def _tables(self) -> None:
        a, d, at_sea = self.a, self.d, self.battle.kind == "sea"
        self.strike = a.fire(is_sub) if at_sea else np.ones((len(a), 1))
        self.attack = a.fire(is_no_sub if at_sea else anything)
        free = d.fire(is_no_sub if at_sea else anything)
        torpedoes = d.fire(is_sub) if at_sea else np.ones((len(d), 1))
        self.most = int(a.total[-1])
        self.limited = torpedoes.shape[1] > 1
        self.air = int(a.count(is_air)[-1]) if self.limited else 0
        self.answer = np.zeros((len(d), self.most + 1, self.air + 1))
        """[defenders, losses, aircraft among them at most]: chances of such an answer."""
        for h, t in product(range(free.shape[1]), range(torpedoes.shape[1])):
            self.answer[:, min(h + t, self.most), min(h, self.air)] += free[:, h] * torpedoes[:, t]
        self.afloat_a, self.afloat_d = a.count(is_ship) > 0, d.count(is_ship) > 0

    def _worths(self, worth: Worth) -> None:
        """What every end is worth: a side gone, or the attackers going back."""
        a, d = self.a, self.d
        for i, j in [*((0, j) for j in range(len(d))), *((i, 0) for i in range(1, len(a)))]:
            result: Result = (
                "both_destroyed" if not i and not j else "attacker_wins" if i else "defender_wins"
            )
            self._known(i, j, worth(result, a.nodes[i], d.nodes[j]))
        # A retreat is worth what each side keeps, so that the two parts may be added.
        mine = np.array([worth("retreat", here, d.nodes[0]) for here in a.nodes])
        theirs = np.array([worth("retreat", a.nodes[0], here) for here in d.nodes])
        self.back = mine[:, None] + theirs[None, :] - mine[0]

    def _known(self, i: int, j: int, value: float) -> None:
        for part in (self.value, self.stage, self.asked, self.after):
            part[i, j] = value
        self.struck[:, i, j] = value

    def _leaves(self) -> None:
        """Which nodes remain when some submarines leave."""
        self.ways = (
            _ways(self.a, self.optimal[0], self.orders.attacker_subs),
            _ways(self.d, self.optimal[1], self.orders.defender_subs),
        )
        planes = self.a.count(is_air)
        only_air = (planes == self.a.total) & (planes > 0)
        battle = self.battle
        if battle.landed:
            able = (planes > 0) & battle.planes_may_leave
            self.goes_back, self.flies_off = able & only_air, able & ~only_air
        else:
            self.goes_back = only_air | (battle.can_retreat & (self.a.total > 0))
            self.flies_off = np.zeros_like(only_air)
        self.grounded = self.a.without(is_air)

    # Backward induction

    def _solve(self) -> None:
        for d in self.d.layers:
            self._lose(self.a.layers[0], d)
        for a in self.a.layers[1:]:
            self._lose(a, self.d.layers[0])
        for d in self.d.layers[1:]:
            rest = np.stack([self._attacked(j) for j in range(d.start, d.stop)], axis=1)
            self._strike(d)
            for a in self.a.layers[1:]:
                self._lose(a, d)
                self._round(a, d, rest[a])

    def _lose(self, a: slice, d: slice) -> None:
        """Value and choice of the attacker when k pieces must go, at most m of them aircraft."""
        self.lost[0, :, a, d] = self.after[a, d]
        self.lost_pick[:, :, a, d] = np.arange(a.start, a.stop)[:, None]
        for m in range(self.air + 1):
            choices = self.a.ship if self.limited and not m else self.a.any
            for k in range(1, self.most + 1):
                value, pick = self.lost[k, m, a, d], self.lost_pick[k, m, a, d]
                some = np.zeros((a.stop - a.start, 1), dtype=bool)
                for loss in choices:
                    child, may = loss.child[a], (loss.child[a] >= 0)[:, None]
                    under = np.where(loss.air[a], max(m - 1, 0), m) if self.limited else np.zeros_like(child)
                    new = self.lost[k - 1, under, child, d]
                    better = may & (~some | is_better(np.maximum, new, value))
                    value[...] = np.where(better, new, value)
                    pick[...] = np.where(better, self.lost_pick[k - 1, under, child, d], pick)
                    some = some | may
                if not a.start or not d.start:
                    value[...] = np.where(some, value, self.after[a, d])

    def _attacked(self, j: int) -> Floats:
        """For defenders j, with any attackers: the part of a round in which the attack hits."""
        chances = self.answer[j]
        k, m = np.nonzero(chances)
        rest = np.zeros(len(self.a))
        groups = self.d.below(j)
        self.hit_pick[0, :, j] = j
        for h in range(1, self.attack.shape[1]):
            left = groups[min(h, len(groups) - 1)]
            if h < len(groups):
                part = self.lost[k[:, None], m[:, None], :, left[None, :]]
                values = np.einsum("q,qsa->as", chances[k, m], part)
                choice = _first_least(values)
                best = values[np.arange(len(values)), choice]
            self.hit_pick[h, :, j] = left[choice]
            rest += self.attack[:, h] * best
        return rest

    def _strike(self, d: slice) -> None:
        """Value and choice of the defender when t ships must go to the first strike."""
        self.struck_pick[:, :, d] = np.arange(d.start, d.stop)
        for t in range(1, self.strike.shape[1]):
            value, pick = self.struck[t, :, d], self.struck_pick[t, :, d]
            some = np.zeros((1, d.stop - d.start), dtype=bool)
            for loss in self.d.ship:
                child, may = loss.child[d], (loss.child[d] >= 0)[None, :]
                new = self.struck[t - 1][:, child]
                better = may & (~some | is_better(np.minimum, new, value))
                value[...] = np.where(better, new, value)
                pick[...] = np.where(better, self.struck_pick[t - 1][:, child], pick)
                some = some | may

    def _round(self, a: slice, d: slice, rest: Floats) -> None:
        """Solve the battles of one size."""
        calm = self.attack[a, 0, None]
        same = self.answer[d, 0, 0][None, :] + np.where(
            self.afloat_a[a][:, None], 0.0, self.answer[d, 1:, 0].sum(axis=1)[None, :] * self.limited
        )
        hurt = np.einsum("dkm,kmad->ad", self.answer[d, 1:], self.lost[1:, :, a, d])
        known, loop = rest + calm * hurt, calm * same
        strike = np.where(self.afloat_d[d][None, :], self.strike[a, 0, None], 1.0)
        first = np.einsum("at,tad->ad", self.strike[a, 1:], self.struck[1:, a, d])
        whole = strike * known + np.where(self.afloat_d[d][None, :], first, 0.0)
        self._close(a, d, whole, strike * loop)
        self.struck[0, a, d] = known + loop * self.after[a, d]
        self.struck[1:, a, d] = np.where(self.afloat_d[d], self.struck[1:, a, d], self.struck[0, a, d])
        stuck = ~self.afloat_a[a] & self.limited
        for k in range(1, self.most + 1):
            self.lost[k, 0, a, d] = np.where(stuck[:, None], self.after[a, d], self.lost[k, 0, a, d])
        self.lost[0, :, a, d] = self.after[a, d]

    def _close(self, a: slice, d: slice, whole: Floats, loop: Floats) -> None:
        """Retreat and submarines: bounds on what a round is worth, then the round itself."""
        low, high, back = self._retreat_bounds(a, d)
        leave_d, leave_a = self._leave(a, d, 1), self._leave(a, d, 0)
        bounds = [(low, high)]
        bounds.append(_bound(low, high, leave_d[0], np.minimum, self.optimal[1]) if leave_d else bounds[-1])
        bounds.append(_bound(*bounds[-1], leave_a[0], np.maximum, self.optimal[0]) if leave_a else bounds[-1])
        value = _fixed_point(whole, loop, *bounds[-1], self.back[a, d])
        stage, asked, after = (np.clip(value, *bound) for bound in bounds)
        self.stale[a, d] = loop > 1 - 1e-12
        self.value[a, d], self.stage[a, d], self.asked[a, d], self.after[a, d] = value, stage, asked, after
        self.retreats[a, d] = back & (stage > value + CLOSE) if self.optimal[0] else back
        if leave_d:
            gone = stage > leave_d[0] + CLOSE if self.optimal[1] else np.isfinite(leave_d[0])
            self.left_d[a, d] = np.where(gone, leave_d[1], self.left_d[a, d])
        if leave_a:
            gone = asked < leave_a[0] - CLOSE if self.optimal[0] else np.isfinite(leave_a[0])
            self.left_a[a, d] = np.where(gone, leave_a[1], self.left_a[a, d])

    def _retreat_bounds(self, a: slice, d: slice) -> tuple[Floats, Floats, Bools]:
        flown = (
            self.value[self.grounded[a], d]
            + (self.leaving[0][a] - self.leaving[0][self.grounded[a]])[:, None]
        )
        worth = np.where(self.goes_back[a][:, None], self.back[a, d], flown)
        may = (self.goes_back | self.flies_off)[a][:, None]
        if not self.optimal[0]:
            may = may & (self.a.total[a] <= self.orders.retreat_at)[:, None]
        low = np.where(may, worth, -np.inf)
        high = np.full_like(low, np.inf) if self.optimal[0] else np.where(may, worth, np.inf)
        return low, high, np.broadcast_to(may, low.shape)

    def _leave(self, a: slice, d: slice, side: int) -> tuple[Floats, Ints] | None:
        """The best value when at least one submarine leaves, and what remains; None: none ever can.

        Not finite where none can here.
        """
        ways = self.ways[side]
        if not ways:
            return None
        size = (a.stop - a.start, d.stop - d.start)
        worst = np.inf if side else -np.inf
        best, to = np.full(size, worst), np.zeros(size, dtype=np.intp)
        for way in ways:
            new, target = self._left(way, a, d, side)
            better = is_better(np.minimum if side else np.maximum, new, best) & np.isfinite(new)
            best, to = np.where(better, new, best), np.where(better, target, to)
        return best, to

    def _left(self, way: Ints, a: slice, d: slice, side: int) -> tuple[Floats, Ints]:
        value = self.leaving[side]
        if side:
            there = way[d]
            gain = value[there] - value[d]
            new = self.stage[a][:, there] + gain[None, :]
            return np.where(there[None, :] >= 0, new, np.inf), np.broadcast_to(there[None, :], new.shape)
        there = way[a]
        gain = value[a] - value[there]
        then = np.where((there == 0)[:, None], self.back[0, d][None, :], self.asked[there, d])
        new = then + gain[:, None]
        return np.where(there[:, None] >= 0, new, -np.inf), np.broadcast_to(there[:, None], new.shape)


def _ways(grid: Grid, optimal: bool, policy: str) -> list[Ints]:
    """For each choice of submarines that leave: what remains of a node, -1 where they are not all there."""
    may = [range(unit.count + 1) if unit.may_leave else range(1) for unit in grid.side]
    if optimal:
        return [
            np.array([grid.index.get(_minus(here, gone), -1) for here in grid.nodes])
            for gone in product(*may)
            if any(gone)
        ]
    if policy != LEAVE:
        return []
    rest = grid.without(lambda unit: unit.may_leave)
    return [np.where(rest == np.arange(len(grid)), -1, rest)]


def _minus(here: Counts, gone: Counts) -> Counts:
    return tuple(a - b for a, b in zip(here, gone, strict=True))


def _first_least(values: Floats) -> Ints:
    """In each row the first of the least values."""
    found: Ints = np.argmax(values <= values.min(axis=1, keepdims=True) + CLOSE, axis=1)
    return found


def _bound(low: Floats, high: Floats, leave: Floats, best: Callable[..., Floats], free: bool) -> Bounds:
    """Bounds when submarines may leave for this value, or must."""
    if free:
        return best(low, leave), best(high, leave)
    some = np.isfinite(leave)
    return np.where(some, leave, low), np.where(some, leave, high)


def _fixed_point(whole: Floats, loop: Floats, low: Floats, high: Floats, back: Floats) -> Floats:
    """The value v = whole + loop * clip(v, low, high); where nobody can hit, the attackers go back."""
    stale = loop > 1 - 1e-12
    free = whole / np.where(stale, 1.0, 1 - loop)
    value = np.where(free < low, whole + loop * low, np.where(free > high, whole + loop * high, free))
    return np.where(stale, back, value)
