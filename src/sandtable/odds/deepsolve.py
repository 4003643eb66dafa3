"""Best orders of a deep battle by backward induction over all that may be left of both sides.

A round: both sides strike, the defender choosing before the attacker; attack, the defender chooses; answer,
the attacker chooses; then he may go back; then submarines dive, the attacker's first, and the next begins.
Choices are found again where play leads (`deepfollow.py`); here only worth is kept.
"""

from __future__ import annotations

from itertools import product
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from .deep import SINK, reach_of, standoffs, unless_hunted, volleys
from .deepgrid import DeepGrid, Ways, flat_rolls
from .dice import Bools, Floats, Ints, hits, table
from .forces import is_sub, shots_of
from .grid import CLOSE
from .model import LEAVE, OPTIMAL, Battle, Counts, Orders
from .rounds import multiplied
from .solve import SETTLED, Worth, fixed_point, is_piece

Dives: TypeAlias = list[Ints]
"""For each choice of submarines that dive the node that remains, -1 where they are not all there."""


class Values(Struct):
    """What pairs of nodes are worth: when casualties are removed, once dives are decided, when a round has
    struck, and when it is fought."""

    closed: Floats
    begun: Floats
    fire: Floats
    fight: Floats
    retreats: Bools


class Choices(Struct, frozen=True):
    """Where rolls may lead nodes of one size, in one row."""

    owner: Ints
    """Which of the nodes."""
    to: Ints
    starts: Ints
    """Where the choices of each node and group of rolls begin."""
    node: Ints
    """The node of each group."""
    group: Ints
    """[node, roll]: its group."""
    idle: Ints
    """The group of each node in which nothing is lost, or one more than there are."""

    def least(self, worth: Floats, chances: Floats) -> tuple[Floats, Floats]:
        """What rolls with these chances leave the attackers, and the chance that nothing is lost."""
        best = np.minimum.reduceat(worth[self.owner, self.to], self.starts)
        chance: Floats = np.bincount(self.group.ravel(), chances.ravel(), len(best) + 1).astype(
            float, copy=False
        )
        found: Floats = np.bincount(self.node, chance[:-1] * best, len(self.group)).astype(float, copy=False)
        return found, chance[self.idle]


def _choices(ways: list[Ways], nodes: Ints) -> Choices:
    some = [ways[node] for node in nodes]
    sizes = np.cumsum([0, *(one.size for one in some)])
    lengths = np.cumsum([0, *(len(one.to) for one in some)])
    whole = int(sizes[-1])
    return Choices(
        owner=np.repeat(np.arange(len(some)), [len(one.to) for one in some]),
        to=np.concatenate([one.to for one in some]),
        starts=np.concatenate([one.starts + at for one, at in zip(some, lengths, strict=False)]),
        node=np.repeat(np.arange(len(some)), [one.size for one in some]),
        group=np.stack([one.group + at for one, at in zip(some, sizes, strict=False)]),
        idle=np.array(
            [one.idle + at if one.idle >= 0 else whole for one, at in zip(some, sizes, strict=False)]
        ),
    )


class Layer(Struct, frozen=True):
    """The defenders' nodes of one size."""

    nodes: Ints
    hit: Choices
    struck: Choices


class DeepSolution:
    """A deep battle solved for one or both sides."""

    def __init__(self, battle: Battle, orders: Orders, worth: Worth, kept: tuple[Floats, Floats]) -> None:
        self.battle, self.orders, self.worth = battle, orders, worth
        self.a, self.d = (
            DeepGrid(battle.attackers, orders.attacker),
            DeepGrid(battle.defenders, orders.defender),
        )
        self.kept = (self.a.counts @ kept[0], self.d.counts @ kept[1])
        self._tables()
        self._ends()
        self.plans = self._solve()

    def plan(self, done: int) -> Values:
        """What pairs are worth when so many rounds have been fought."""
        return self.plans[min(max(0, done - self.battle.fought), len(self.plans) - 1)]

    def _tables(self) -> None:
        a, d = self.a, self.d
        self.reach = reach_of(a), reach_of(d)
        self.hunts = self.reach[0].hunts, self.reach[1].hunts
        rolls, self.attack = flat_rolls(volleys(a.side, a.nodes))
        self.hit = d.ways(rolls, self.attack)
        rolls, self.answer = flat_rolls(volleys(d.side, d.nodes))
        self.struck_back = a.ways(rolls, self.answer)
        self.strike, self.counter = (unless_hunted(_strikes(grid)) for grid in (a, d))
        self.struck = d.ways([(0, n, 0) for n in range(self.strike.shape[2])], self.strike)
        self.countered = a.ways([(0, n, 0) for n in range(self.counter.shape[2])], self.counter)
        self.layers = [
            Layer(nodes, _choices(self.hit, nodes), _choices(self.struck, nodes)) for nodes in d.layers()
        ]
        self.has_strikes = max(self.strike.shape[2], self.counter.shape[2]) > 1
        self.dives = _dives(a, self.orders.attacker_subs), _dives(d, self.orders.defender_subs)
        self.sunk = a.after(SINK), d.after(SINK)

    def _ends(self) -> None:
        """Pairs in which the battle is over or somebody goes down, and what ends are worth."""
        a, d, worth = self.a, self.d, self.worth
        self.stale, self.lost, self.clear = standoffs(*self.reach, self.battle.can_retreat)
        lost = np.array([worth("defender_wins", a.nodes[0], here) for here in d.nodes])
        won = np.array([worth("attacker_wins", here, d.nodes[0]) for here in a.nodes])
        won[0] = lost[0] = worth("both_destroyed", a.nodes[0], d.nodes[0])
        self.over = np.zeros((len(a), len(d)))
        self.over[:, 0], self.over[0] = won, lost
        mine = np.array([worth("retreat", here, d.nodes[0]) for here in a.nodes])
        theirs = np.array([worth("retreat", a.nodes[0], here) for here in d.nodes])
        self.back: Floats = mine[:, None] + (theirs - mine[0])[None, :]
        self.stay = np.where(self.clear, 0.0, self.back)
        for i, j in np.argwhere(self.clear).tolist():
            self.stay[i, j] = worth("cleared", a.nodes[i], d.nodes[j])
        only_air = a.ships == 0
        self.may_retreat = (only_air | self.battle.can_retreat) & (a.total > 0)
        self.small = a.count(is_piece) <= self.orders.retreat_at

    # Backward induction

    def _solve(self) -> list[Values]:
        rounds, fought = self.orders.rounds, self.battle.fought
        late = self._swept(None, forced=bool(rounds))
        plans = [late]
        while rounds and len(plans) <= max(0, rounds - fought):
            new = self._swept(plans[0], forced=False)
            if np.abs(new.closed - plans[0].closed).max() < SETTLED and len(plans) > 1:
                plans = [new] * (max(0, rounds - fought) + 1 - len(plans)) + plans
                break
            plans.insert(0, new)
        return plans if rounds else [late]

    def _swept(self, following: Values | None, forced: bool) -> Values:
        """Values from those of the round after, or of a round that leads back to itself."""
        size = (len(self.a), len(self.d))
        closed, begun, fire, fight = (np.zeros(size) for _ in range(4))
        values = Values(closed, begun, fire, fight, np.zeros(size, dtype=bool))
        for part in (values.closed, values.begun, values.fire):
            part[0], part[:, 0] = self.over[0], self.over[:, 0]
        for a in range(1, len(self.a)):
            _Row(self, values, following, forced, a).run()
        return values


def _strikes(grid: DeepGrid) -> Floats:
    shots = shots_of(grid.side)
    return table([hits(shots(grid.side, here, is_sub)) for here in grid.nodes])


def _dives(grid: DeepGrid, policy: str) -> Dives:
    """For an optimal side every choice, for a stated one that of its orders."""
    may = [range(unit.count + 1) if unit.may_leave else range(1) for unit in grid.side]
    if grid.policy == OPTIMAL:
        gone = [some for some in product(*may) if any(some)]
        return [np.array([grid.index.get(_minus(here, some), -1) for here in grid.nodes]) for some in gone]
    if policy != LEAVE:
        return []
    rest = [
        tuple(0 if u.may_leave else n for u, n in zip(grid.side, here, strict=True)) for here in grid.nodes
    ]
    return [
        np.array(
            [grid.index[left] if left != here else -1 for left, here in zip(rest, grid.nodes, strict=True)]
        )
    ]


def _minus(here: Counts, gone: Counts) -> Counts:
    return tuple(a - b for a, b in zip(here, gone, strict=True))


class _Row:
    """All pairs of one node of the attackers, the smaller ones being known."""

    def __init__(
        self, solution: DeepSolution, values: Values, following: Values | None, forced: bool, a: int
    ) -> None:
        self.s, self.values, self.a, self.forced = solution, values, a, forced
        self.after = following.closed if following else values.closed
        self.again = following is None
        s = solution
        self.hunting, self.hunted = int(s.hunts[0][a]), s.hunts[1].astype(int)
        back = s.struck_back[a]
        self.left = _most(self.after, back)
        self.shots = grouped(s.answer[self.hunting], back)
        self.kept = _most(values.fire, s.countered[a])
        self.counter = grouped(s.counter[self.hunting], s.countered[a])

    def run(self) -> None:
        for layer in self.s.layers:
            self._fire(layer)
            self._close(layer.nodes)

    def _fire(self, layer: Layer) -> None:
        """What the round is worth, as far as it leads elsewhere; and the chance that it leads back."""
        s, a, values, nodes = self.s, self.a, self.values, layer.nodes
        back, again = s.struck_back[a], s.countered[a]
        answer = self.shots[nodes]
        fire, calm = layer.hit.least(
            multiplied(answer, self.left[:, : nodes[-1] + 1]), s.attack[self.hunted[nodes], a]
        )
        values.fire[a, nodes] = fire
        self.idle = calm * answer[:, back.idle] if self.again and back.idle >= 0 else np.zeros(len(nodes))
        if not s.has_strikes:
            values.fight[a, nodes], self.loop = fire, self.idle
            return
        if again.idle >= 0:
            self.kept[again.idle, nodes] = fire
        counter = self.counter[nodes]
        fight, calm = layer.struck.least(
            multiplied(counter, self.kept[:, : nodes[-1] + 1]), s.strike[self.hunted[nodes], a]
        )
        values.fight[a, nodes] = fight
        self.loop = self.idle * calm * (counter[:, again.idle] if again.idle >= 0 else 0.0)

    def _close(self, nodes: Ints) -> None:
        """Dives and retreat bound what a round is worth; then the round itself."""
        s, a, values = self.s, self.a, self.values
        low, high = self._dive_bounds(nodes)
        may = bool(s.may_retreat[a]) and (self.forced or s.orders.attacker == OPTIMAL or bool(s.small[a]))
        must = may and (self.forced or s.orders.attacker != OPTIMAL)
        back = s.back[a, nodes]
        fight = fixed_point(values.fight[a, nodes], self.loop, *_bounds(low, high, back, may, must))
        begun = np.clip(fight, low, high)
        closed = back if must else np.maximum(begun, back) if may else begun
        values.retreats[a, nodes] = may & (must | (back > begun + CLOSE))
        theirs, mine = s.lost[0][a, nodes], s.lost[1][a, nodes]
        for part, found in ((values.closed, closed), (values.begun, fight)):
            found = np.where(s.stale[a, nodes], s.stay[a, nodes], found)
            found = np.where(mine, part[s.sunk[0][a], nodes], found)
            part[a, nodes] = np.where(theirs, part[a, s.sunk[1][nodes]], found)
        values.fight[a, nodes] = fight
        values.fire[a, nodes] += self.idle * values.closed[a, nodes]
        if self.again and s.struck_back[a].idle >= 0:
            self.left[s.struck_back[a].idle, nodes] = values.closed[a, nodes]
        if s.countered[a].idle >= 0:
            self.kept[s.countered[a].idle, nodes] = values.fire[a, nodes]

    def _dive_bounds(self, nodes: Ints) -> tuple[Floats, Floats]:
        """What the attackers have for certain by diving, and the most when the defenders may dive."""
        s, a = self.s, self.a
        low = np.full(len(nodes), -np.inf)
        for way in s.dives[0]:
            left = int(way[a])
            if left >= 0:
                then = dived(s, self.values, left, nodes) + s.kept[0][a] - s.kept[0][left]
                low = np.where(self.hunted[nodes], low, np.maximum(low, then))
        high = defenders_dive(s, self.values, a, nodes)
        least = np.where(np.isfinite(high) & (s.orders.defender != OPTIMAL), high, -np.inf)
        if s.orders.attacker != OPTIMAL:
            must = np.isfinite(low)
            return np.where(must, low, least), np.where(must, low, high)
        return np.maximum(low, least), np.maximum(low, high)


def _bounds(low: Floats, high: Floats, back: Floats, may: bool, must: bool) -> tuple[Floats, Floats]:
    if must:
        return back, back
    least = np.maximum(low, back) if may else low
    return least, np.maximum(high, least)


def defenders_dive(s: DeepSolution, values: Values, a: int, nodes: Ints) -> Floats:
    """What is left to the attackers at most when the defenders may dive; infinite where none can."""
    high = np.full(len(nodes), np.inf)
    if s.hunts[0][a]:
        return high
    for way in s.dives[1]:
        left = way[nodes]
        loss = s.kept[1][left] - s.kept[1][nodes]
        high = np.where(left >= 0, np.minimum(high, values.begun[a, left] + loss), high)
    return high


def dived(s: DeepSolution, values: Values, a: int, nodes: Ints) -> Floats:
    """What a pair is worth once the attackers' dives are decided."""
    if not a:
        back: Floats = s.back[0, nodes]
        return back
    fight, high = values.begun[a, nodes], defenders_dive(s, values, a, nodes)
    free = s.orders.defender == OPTIMAL
    found: Floats = np.minimum(fight, high) if free else np.where(np.isfinite(high), high, fight)
    return found


def _most(values: Floats, ways: Ways) -> Floats:
    """[choices, defenders]: the best that rolls leave to the attackers."""
    found: Floats = np.maximum.reduceat(values[ways.to], ways.starts, axis=0)
    return found


def grouped(chances: Floats, ways: Ways) -> Floats:
    """[node that fires, choices]: the chances of the choices that rolls give to a node."""
    found = np.zeros((len(chances), ways.size))
    np.add.at(found.T, ways.group, chances.T)
    return found
