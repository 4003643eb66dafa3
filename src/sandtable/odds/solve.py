"""Best orders by backward induction over all that may be left of both sides.

A round: first strike, the defender picks; attack, the defender picks; answer, the attacker picks; then
submarines may leave and the attacker may retreat. The attacker maximizes the goal, the defender
minimizes it; a side with stated orders has one choice. Smaller battles are solved before larger ones;
a round without any hit leads back to itself, which a division removes.

When rounds are limited there is a plan for each edge of a round, solved from the last to the first: a
round leads to the plan after it. Once the last round is over the attackers go back wherever they can.

Only what pairs of nodes are worth is kept; `follow.py` finds the choices again where they are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Literal, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .dice import Bools, Floats, Ints
from .forces import Leave, Sort, anything, going, is_air, is_no_sub, is_ship, is_sub, leaving, may_leave
from .grid import CLOSE, Grid
from .losses import Losses, cuts
from .model import LEAVE, OPTIMAL, Battle, Counts, Orders, Result, Unit, is_flown
from .rounds import PRODUCT

Worth: TypeAlias = Callable[[Result | Literal["cleared"], Counts, Counts], float]
"""What an end of the battle is worth to the attacker, given what is left in it on both sides.

A sea is cleared when the attackers stay though nothing is left that they could fight."""

Bounds: TypeAlias = tuple[Floats, Floats]
Nodes: TypeAlias = NDArray[np.int16]

ROOM = 1_500_000
"""Numbers in the working tables of one step."""
SETTLED = 1e-13
"""Plans that differ by less are the same, and so are all before them."""


class Plan(Struct):
    """What every pair of nodes is worth at one edge of a round, and what is best there.

    `value` when a round begins, `stage` before the attacker decides on retreat, `asked` before the
    defender's submarines decide, `after` when casualties are removed.
    """

    value: Floats
    stage: Floats
    asked: Floats
    after: Floats
    retreats: Bools
    left_a: Nodes | None
    """What remains when the best submarines leave; None: none ever can."""
    left_d: Nodes | None


class Solution:
    """A battle solved for one or both sides; `follow.py` plays it out."""

    def __init__(self, battle: Battle, orders: Orders, worth: Worth, kept: tuple[Floats, Floats]) -> None:
        self.battle, self.orders = battle, orders
        self.optimal = (orders.attacker == OPTIMAL, orders.defender == OPTIMAL)
        mine, theirs = sorts_of(battle, orders)
        self.a = Grid(battle.attackers, orders.attacker, *mine)
        self.d = Grid(battle.defenders, orders.defender, *theirs)
        self.size = (len(self.a), len(self.d))
        self._tables()
        self.leaving = (self.a.counts @ kept[0], self.d.counts @ kept[1])
        self.gone = self.d.count(is_held) == 0
        self.stale = np.zeros(self.size, dtype=bool)
        self._worths(worth)
        self._leaves()
        self._solve()

    def plan(self, done: int) -> Plan:
        """The plan when so many rounds have been fought."""
        return self.late if done >= self.orders.rounds else self.plans[max(done, self.settled)]

    # Tables

    def _tables(self) -> None:
        a, d, at_sea = self.a, self.d, self.battle.kind == "sea"
        self.strike = a.fire(is_sub) if at_sea else np.ones((len(a), 1))
        self.attack = a.fire(is_no_sub if at_sea else anything)
        torpedoes = d.fire(is_sub) if at_sea else np.ones((len(d), 1))
        limited = torpedoes.shape[1] > 1
        self.answer, hits, planes = self._answers(d.fire(is_no_sub if at_sea else anything), torpedoes)
        """[defenders, answer]: chances of so many hits, so many of them at most on aircraft."""
        self.losses = Losses(a, hits, planes, limited)
        self.hits = [cuts(d, nodes, size) for size, nodes in enumerate(d.layers) if size]
        first = self.strike.shape[1] - 1
        self.strikes = [cuts(d, nodes, first, is_ship) for nodes in d.layers[1:] if first]
        self.afloat = d.count(is_ship) > 0

    def _answers(self, free: Floats, torpedoes: Floats) -> tuple[Floats, Ints, Ints]:
        most = int(self.a.total[-1])
        air = int(self.a.count(is_air)[-1]) if torpedoes.shape[1] > 1 else 0
        found = np.zeros((len(self.d), most + 1, air + 1))
        for h, t in product(range(free.shape[1]), range(torpedoes.shape[1])):
            found[:, min(h + t, most), min(h, air)] += free[:, h] * torpedoes[:, t]
        hits, planes = np.nonzero(found.any(axis=0))
        return np.ascontiguousarray(found[:, hits, planes]), hits, planes

    def _worths(self, worth: Worth) -> None:
        """What every end is worth: a side gone, or the attackers going back."""
        a, d = self.a, self.d
        self.lost = np.array([worth("defender_wins", a.nodes[0], here) for here in d.nodes])
        self.won = np.array([worth("attacker_wins", here, d.nodes[0]) for here in a.nodes])
        self.won[0] = self.lost[0] = worth("both_destroyed", a.nodes[0], d.nodes[0])
        for left in np.flatnonzero(self.gone)[1:]:
            self.lost[left] = worth("both_destroyed", a.nodes[0], d.nodes[left])
        # A retreat is worth what each side keeps, so that the two parts may be added.
        mine = np.array([worth("retreat", here, d.nodes[0]) for here in a.nodes])
        theirs = np.array([worth("retreat", a.nodes[0], here) for here in d.nodes])
        self.back = (mine, theirs - mine[0])

    def _leaves(self) -> None:
        """Which nodes remain when some submarines leave, and who may retreat."""
        self.ways = (
            _ways(self.a, self.optimal[0], self.orders.attacker_subs),
            _ways(self.d, self.optimal[1], self.orders.defender_subs),
        )
        planes = self.a.count(is_air)
        only_air = (planes == self.a.total) & (planes > 0)
        battle = self.battle
        goes = going(battle)
        if battle.landed:
            able = (planes > 0) & battle.planes_may_leave
            self.goes_back, self.flies_off = able & only_air, able & ~only_air
        elif goes is not None:
            moves = self.a.after(goes) != np.arange(len(self.a))
            self.goes_back, self.flies_off = (
                moves & (self.a.after(goes) == 0),
                moves & (self.a.after(goes) > 0),
            )
        else:
            self.goes_back = only_air | (battle.can_retreat & (self.a.total > 0))
            self.flies_off = np.zeros_like(only_air)
        self.grounded = np.where(self.flies_off, self.a.after(goes), 0) if goes else np.zeros_like(planes)

    # Backward induction

    def _solve(self) -> None:
        rounds, first = self.orders.rounds, self.battle.fought
        self.late = self._plan()
        self._sweep(self.late, self.late.after, forced=bool(rounds))
        self.plans: dict[int, Plan] = {}
        self.settled = rounds
        following = self.late
        while self.settled > first:
            plan = self._plan()
            self._sweep(plan, following.after, forced=False)
            _slim(following)
            self.settled -= 1
            self.plans[self.settled] = plan
            if np.abs(plan.after - following.after).max() < SETTLED:
                return
            following = plan

    def _plan(self) -> Plan:
        """A plan that knows only the ends."""
        value, stage = np.zeros(self.size), np.zeros(self.size)
        asked = np.zeros(self.size) if self.ways[1] else stage
        after = np.zeros(self.size) if self.ways[0] else asked
        for part in (value, stage, asked, after):
            part[:, self.gone] = self.won[:, None]
            part[0] = self.lost
        left_a, left_d = (
            np.broadcast_to(np.expand_dims(np.arange(size, dtype=np.int16), 1 - side), self.size).copy()
            if self.ways[side]
            else None
            for side, size in enumerate(self.size)
        )
        return Plan(value, stage, asked, after, np.zeros(self.size, dtype=bool), left_a, left_d)

    def _sweep(self, plan: Plan, after: Floats, forced: bool) -> None:
        """Solve a plan; rounds lead to the values `after`, its own or those of the plan after it."""
        for nodes in self.a.layers[1:]:
            for a in self._parts(nodes):
                self._sweep_part(plan, after, forced, a)

    def _parts(self, nodes: slice) -> Iterator[slice]:
        """The nodes of one size in parts that fit into the working tables."""
        sizes = [(d.stop - d.start) * d.start for d in self.d.layers]
        each = max(sizes) + self.answer.size + 2 * max((len(c.to) for c in self.hits), default=0)
        step = max(1, ROOM // each)
        for begin in range(nodes.start, nodes.stop, step):
            yield slice(begin, min(begin + step, nodes.stop))

    def _sweep_part(self, plan: Plan, after: Floats, forced: bool, a: slice) -> None:
        again = after is plan.after
        answers, answer = self._answers_to(a)
        lost, idle = self.losses.values(after, a, answers), self.losses.idle[a, answers]
        struck = after[a].copy()
        for layer, d in enumerate(self.d.layers[1:]):
            known = self._fire(lost, answer[d], a, d, layer)
            loop = self.attack[a, :1] * (idle @ answer[d].T) if again else np.zeros_like(known)
            whole, repeated = self._strike(struck, known, loop, a, d, layer)
            if again:
                self.stale[a, d] = repeated > 1 - 1e-12
            self._close(plan, forced, a, d, whole, repeated)
            if again:
                lost[:, :, d] = np.where(idle[:, :, None], plan.after[a, None, d], lost[:, :, d])
            struck[:, d] = known + loop * plan.after[a, d]

    def _answers_to(self, a: slice) -> tuple[Ints, Floats]:
        """The answers that differ for these attackers, and the chance of each for all defenders."""
        answers, like = self.losses.alike(a)
        chances = np.zeros((self.size[1], len(answers)))
        np.add.at(chances.T, like, self.answer.T)
        return answers, chances

    def _fire(self, lost: Floats, answer: Floats, a: slice, d: slice, layer: int) -> Floats:
        """What attack and answer are worth, where they lead to something else."""
        attack, some = _lumped(self.attack[a], layer + 1), np.flatnonzero(answer.any(axis=0))
        answer, lost = answer[:, some], lost[:, some, : d.stop]
        best = self.hits[layer].least(_products(answer, lost[:, :, : d.start]))
        hurt = np.einsum("dq,aqd->ad", answer, lost[:, :, d])
        found: Floats = np.einsum("ah,adh->ad", attack[:, 1:], best) + attack[:, :1] * hurt
        return found

    def _strike(
        self, struck: Floats, known: Floats, loop: Floats, a: slice, d: slice, layer: int
    ) -> tuple[Floats, Floats]:
        """The same for the whole round, first strike included."""
        if not self.strikes:
            return known, loop
        calm = np.where(self.afloat[d], self.strike[a, :1], 1.0)
        first = np.einsum("at,adt->ad", self.strike[a, 1:], self.strikes[layer].least(struck))
        return calm * known + np.where(self.afloat[d], first, 0.0), calm * loop

    def _close(self, plan: Plan, forced: bool, a: slice, d: slice, whole: Floats, loop: Floats) -> None:
        """Retreat and submarines: bounds on what a round is worth, then the round itself."""
        free = self.optimal[0] and not forced
        low, high, back = self._retreat_bounds(plan, forced, a, d)
        leave_d, leave_a = self._leave(plan, a, d, 1), self._leave(plan, a, d, 0)
        bounds = [(low, high)]
        bounds.append(_bound(low, high, leave_d[0], np.minimum, self.optimal[1]) if leave_d else bounds[-1])
        bounds.append(_bound(*bounds[-1], leave_a[0], np.maximum, self.optimal[0]) if leave_a else bounds[-1])
        value = fixed_point(whole, loop, *bounds[-1])
        value = np.where(self.stale[a, d], self._back(a, d), value)
        stage, asked, after = (np.clip(value, *bound) for bound in bounds)
        plan.value[a, d], plan.stage[a, d], plan.asked[a, d], plan.after[a, d] = value, stage, asked, after
        plan.retreats[a, d] = back & (stage > value + CLOSE) if free else back
        if leave_d and plan.left_d is not None:
            gone = stage > leave_d[0] + CLOSE if self.optimal[1] else np.isfinite(leave_d[0])
            plan.left_d[a, d] = np.where(gone, leave_d[1], plan.left_d[a, d])
        if leave_a and plan.left_a is not None:
            gone = asked < leave_a[0] - CLOSE if self.optimal[0] else np.isfinite(leave_a[0])
            plan.left_a[a, d] = np.where(gone, leave_a[1], plan.left_a[a, d])
        if self.gone[d].any():
            self._hold_nothing(plan, a, d)

    def _hold_nothing(self, plan: Plan, a: slice, d: slice) -> None:
        """Where only guns are left the battle is won."""
        for part in (plan.value, plan.stage, plan.asked, plan.after):
            part[a, d] = np.where(self.gone[d], self.won[a, None], part[a, d])
        plan.retreats[a, d] &= ~self.gone[d]

    def _back(self, a: slice, d: slice) -> Floats:
        """What it is worth that the attackers go back."""
        found: Floats = self.back[0][a, None] + self.back[1][None, d]
        return found

    def _retreat_bounds(self, plan: Plan, forced: bool, a: slice, d: slice) -> tuple[Floats, Floats, Bools]:
        to = self.grounded[a]
        flown = plan.value[to, d] + (self.leaving[0][a] - self.leaving[0][to])[:, None]
        worth = np.where(self.goes_back[a][:, None], self._back(a, d), flown)
        may = (self.goes_back | self.flies_off)[a][:, None]
        if not self.optimal[0] and not forced:
            may = may & (self.a.count(is_piece)[a] <= self.orders.retreat_at)[:, None]
        low = np.where(may, worth, -np.inf)
        free = self.optimal[0] and not forced
        high = np.full_like(low, np.inf) if free else np.where(may, worth, np.inf)
        return low, high, np.broadcast_to(may, low.shape)

    def _leave(self, plan: Plan, a: slice, d: slice, side: int) -> tuple[Floats, Ints] | None:
        """The best value when at least one submarine leaves, and what remains; None: none ever can.

        Not finite where none can here.
        """
        ways = self.ways[side]
        if not ways:
            return None
        size = (a.stop - a.start, d.stop - d.start)
        best, to = np.full(size, np.inf if side else -np.inf), np.zeros(size, dtype=np.intp)
        for way in ways:
            new, target = self._left(plan, way, a, d, side)
            better = (new < best - CLOSE if side else new > best + CLOSE) & np.isfinite(new)
            best, to = np.where(better, new, best), np.where(better, target, to)
        return best, to

    def _left(self, plan: Plan, way: Ints, a: slice, d: slice, side: int) -> tuple[Floats, Ints]:
        value = self.leaving[side]
        if side:
            there = way[d]
            new = plan.stage[a][:, there] + (value[there] - value[d])[None, :]
            return np.where(there[None, :] >= 0, new, np.inf), np.broadcast_to(there[None, :], new.shape)
        there = way[a]
        then = np.where((there == 0)[:, None], self._back(slice(1), d), plan.asked[there, d])
        new = then + (value[a] - value[there])[:, None]
        return np.where(there[:, None] >= 0, new, -np.inf), np.broadcast_to(there[:, None], new.shape)


Sorts: TypeAlias = tuple[list[Sort], list[Leave]]


def is_piece(unit: Unit) -> bool:
    return not unit.is_hull


def is_held(unit: Unit) -> bool:
    return not unit.is_gun


def sorts_of(battle: Battle, orders: Orders) -> tuple[Sorts, Sorts]:
    """For each side the sorts of pieces that may be lost apart from others, and those that leave together."""
    ships: list[Sort] = [is_ship] if battle.kind == "sea" else []
    flak: list[Sort] = [is_flown] if battle.flak else []
    goes, subs = going(battle), leaving(may_leave)
    flies = [goes] if goes else []
    mine = [subs] if orders.attacker_subs == LEAVE else []
    theirs = [subs] if orders.defender_subs == LEAVE else []
    return ([anything, *ships, *flak], [*mine, *flies]), ([anything, *ships], theirs)


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
    rest = grid.after(leaving(may_leave))
    return [np.where(rest == np.arange(len(grid)), -1, rest)]


def _minus(here: Counts, gone: Counts) -> Counts:
    return tuple(a - b for a, b in zip(here, gone, strict=True))


def _products(answer: Floats, lost: Floats) -> Floats:
    """The products of one matrix with several, in parts that stay on one core."""
    found = np.empty((len(lost), len(answer), lost.shape[2]))
    step = max(1, PRODUCT // answer.size)
    for begin in range(0, lost.shape[2], step):
        part = slice(begin, begin + step)
        np.matmul(answer, lost[:, :, part], out=found[:, :, part])
    return found


def _lumped(chances: Floats, most: int) -> Floats:
    """Chances of 0, 1, ... `most` or more hits."""
    found = np.zeros((len(chances), most + 1))
    width = min(most, chances.shape[1])
    found[:, :width] = chances[:, :width]
    found[:, most] = chances[:, most:].sum(axis=1)
    return found


def _bound(low: Floats, high: Floats, leave: Floats, best: Callable[..., Floats], free: bool) -> Bounds:
    """Bounds when submarines may leave for this value, or must."""
    if free:
        return best(low, leave), best(high, leave)
    some = np.isfinite(leave)
    return np.where(some, leave, low), np.where(some, leave, high)


def fixed_point(whole: Floats, loop: Floats, low: Floats, high: Floats) -> Floats:
    """The value v = whole + loop * clip(v, low, high); where nothing can happen, anything."""
    free = whole / np.where(loop > 1 - 1e-12, 1.0, 1 - loop)
    edge = np.clip(free, low, high)
    return np.where(edge == free, free, whole + loop * edge)


def _slim(plan: Plan) -> None:
    """Drop what only the plan itself needed."""
    plan.value = plan.stage = plan.asked = np.zeros((0, 0))
