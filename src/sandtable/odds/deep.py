"""The chain of a sea battle in which submarines of both sides dive, or strike before all others.

A destroyer keeps the submarines of the other side from both, and lets aircraft of its own hit them. So dice
fall into three classes: what may hit anything, what hits ships, and what hits all but submarines; both sides
fire by what the other has. Hits are placed to the full, the first in order as far as they can be hit.

Rounds begin with transports that nothing protects, which are sunk, and with submarines that dive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Protocol

import numpy as np
from msgspec import Struct

from .chain import Chain, moved
from .dice import Bools, Floats, Ints, hits
from .forces import (
    Force,
    Leave,
    Sort,
    is_air,
    is_no_sub,
    is_ship,
    is_sub,
    leaving,
    losing,
    may_leave,
    shots_of,
)
from .model import LEAVE, Battle, Counts, Ends, Orders, Side, Unit
from .orders import order_of
from .rounds import Exchange, Volleys

DIVE = leaving(may_leave)


def is_prey(unit: Unit) -> bool:
    return unit.is_prey


def is_hunter(unit: Unit) -> bool:
    return unit.hunts


def is_surface(unit: Unit) -> bool:
    return is_ship(unit) and not is_sub(unit)


SINK = losing(is_prey)
CROP = 0.85
"""The share of pairs of conditions still possible at which the others are left out."""
APART = (is_ship, is_no_sub, is_surface)
"""What may be lost apart: what submarines hit, what aircraft without a destroyer hit, what both do."""


class Reach(Struct, frozen=True):
    """What each node of a side fires with, and what of it can be hit; by node."""

    free: Bools
    """Something fires at anything."""
    seen: Bools
    """Something fires at all but submarines."""
    torpedoes: Bools
    guns: Bools
    """Something fires at all."""
    there: Bools
    above: Bools
    """There is something else than submarines."""
    afloat: Bools
    prey: Bools
    guarded: tuple[Bools, Bools, Bools]
    """The same three without what is defenseless."""
    hunts: Bools

    def finds(self, other: Reach, bare: bool = False) -> Bools:
        """[own node, other node]: whether a die could hit anybody, or anybody that is not defenseless."""
        there, above, afloat = other.guarded if bare else (other.there, other.above, other.afloat)
        found: Bools = (self.free[:, None] & there) | (self.seen[:, None] & above)
        return found | (self.torpedoes[:, None] & afloat)


class Counted(Protocol):
    """Nodes of a side, whatever they are kept in."""

    @property
    def total(self) -> Ints: ...
    @property
    def ships(self) -> Ints: ...
    def count(self, among: Sort) -> Ints: ...


def reach_of(force: Counted) -> Reach:
    """What each node of a side can do and suffer."""
    hunts = force.count(is_hunter) > 0
    planes = force.count(lambda unit: is_air(unit) and unit.strength > 0) > 0
    surface = force.count(lambda unit: is_surface(unit) and unit.strength > 0) > 0
    subs = force.count(lambda unit: is_sub(unit) and unit.strength > 0) > 0
    prey, own_subs = force.count(is_prey), force.count(is_sub)
    bare, ships = force.total - prey, force.ships - prey
    return Reach(
        free=surface | (planes & hunts),
        seen=planes & ~hunts,
        torpedoes=subs,
        guns=surface | planes | subs,
        there=force.total > 0,
        above=force.total > own_subs,
        afloat=force.ships > 0,
        prey=prey > 0,
        guarded=(bare > 0, bare > own_subs, ships > 0),
        hunts=hunts,
    )


def standoffs(mine: Reach, theirs: Reach, can_retreat: bool) -> tuple[Bools, tuple[Bools, Bools], Bools]:
    """Pairs of nodes in which nobody can hit anybody; in which the defenders' transports go down without
    dice, or the attackers'; and of the first those in which only transports defend."""
    finds = theirs.finds(mine).T
    there = mine.there[:, None] & theirs.there[None, :]
    stale: Bools = ~(mine.finds(theirs) | finds) & there
    lost = theirs.prey[None, :] & mine.guns[:, None] & ~(mine.finds(theirs, bare=True) | finds)
    alone = mine.prey & ~mine.guarded[0] & (not can_retreat)
    only_prey = theirs.there & ~theirs.guarded[0]
    return stale, (lost, alone[:, None] & theirs.guns[None, :]), stale & only_prey[None, :]


class DeepChain(Chain):
    """A deep battle under fixed orders, ready to be run."""

    rounds: Exchange  # type: ignore[assignment]
    stale: Bools
    whole: tuple[Force, Force, Floats, Floats, Floats] | None = None
    """Both sides and what is over, while only a part of them is looked at."""

    def _sorts(self) -> tuple[Sort, ...]:
        return APART

    def _leave(self) -> tuple[list[Leave], list[Leave]]:
        mine, theirs = super()._leave()
        return [*mine, SINK], [*theirs, SINK]

    def _rounds(self) -> Exchange:  # type: ignore[override]
        mine, theirs = self.attackers, self.defenders
        self.reach = reach_of(mine), reach_of(theirs)
        self.hunters = (self.reach[0].hunts, self.reach[1].hunts)
        attack, defense = (volleys(force.side, (here for here, _ in force.nodes)) for force in (mine, theirs))
        sizes = [tuple(size - 1 for size in each.shape[2:]) for each in (attack, defense)]
        return Exchange(
            _used(after_all(theirs, *sizes[0]), attack),
            _used(after_all(mine, *sizes[1]), defense),
            self.hunters,
        )

    def _torpedoes(self) -> None:
        """Both sides strike at once: who is struck strikes still."""
        mine, theirs = self.attackers, self.defenders
        attack, defense = mine.fire(is_sub), theirs.fire(is_sub)
        self.strikes: Exchange | None = None
        if max(attack.shape[1], defense.shape[1]) > 1:
            self.strikes = Exchange(
                Volleys(theirs.after_torpedoes(attack.shape[1] - 1), unless_hunted(attack)),
                Volleys(mine.after_torpedoes(defense.shape[1] - 1), unless_hunted(defense)),
                self.hunters,
            )
        self.sunk = mine.after_leaving(SINK), theirs.after_leaving(SINK)
        self.dived = tuple(
            force.after_leaving(DIVE) if policy == LEAVE else np.arange(len(force.nodes))
            for force, policy in ((mine, self.orders.attacker_subs), (theirs, self.orders.defender_subs))
        )

    def _stale(self) -> Bools | None:
        stale, self.lost, self.is_clear = standoffs(*self.reach, self.battle.can_retreat)
        self.has_prey = bool(self.reach[0].prey.any() or self.reach[1].prey.any())
        return stale

    # The course of the battle

    def _sink(self, weight: Floats) -> Floats:
        """Transports go down that nothing protects: the defenders', and attacking ones that cannot leave."""
        if not self.has_prey:
            return weight
        theirs, mine = (weight * lost for lost in self.lost)
        if theirs.any():
            weight = weight - theirs + moved(theirs.T, self.sunk[1]).T
        if mine.any():
            weight = weight - mine + moved(mine, self.sunk[0])
        return weight

    def _settle(self, weight: Floats) -> Floats:
        """What is over is taken out, after what is unprotected has gone down."""
        weight = self._sink(weight)
        self._finish(weight)
        if self.has_prey:
            self.cleared += weight * self.is_clear
            weight = weight * ~self.is_clear
        self._retreat(weight, self.stale)
        return weight

    def _begun(self, weight: Floats, number: int) -> Floats:
        weight = self._cropped(weight)
        before = weight.sum()
        if not number:
            weight = self._settle(weight.copy())
        dives = LEAVE in (self.orders.attacker_subs, self.orders.defender_subs)
        if dives and (number or not self.battle.has_dived):
            weight = self._settle(self._dived(weight))
        if (over := float(before - weight.sum())) > 0:
            self.lasted[number] = self.lasted.get(number, 0.0) + over
        return weight

    def _dived(self, weight: Floats) -> Floats:
        """The attackers' submarines dive first, then the defenders'; what is hunted stays."""
        if self.orders.attacker_subs == LEAVE:
            free = weight * ~self.hunters[1][None, :]
            weight = weight - free + moved(free, self.dived[0])
            self._retreat(weight, (self.attackers.total == 0)[:, None])
        if self.orders.defender_subs == LEAVE:
            free = weight * ~self.hunters[0][:, None]
            weight = weight - free + moved(free.T, self.dived[1]).T
        return weight

    def _cropped(self, weight: Floats) -> Floats:
        """The weights without the conditions that nobody can be in any more, which come first."""
        top, left = (int(weight.any(axis=axis).argmax()) for axis in (1, 0))
        if (len(weight) - top) * (weight.shape[1] - left) > CROP * weight.size:
            return weight
        if self.whole is None:
            self.whole = self.attackers, self.defenders, self.decided, self.undecided, self.cleared
        here = np.s_[top:, left:]
        self.rounds = self.rounds.cropped(top, left)
        self.strikes = self.strikes.cropped(top, left) if self.strikes else None
        self.hunters = self.rounds.hunters
        self.sunk = self.sunk[0][top:] - top, self.sunk[1][left:] - left
        self.dived = self.dived[0][top:] - top, self.dived[1][left:] - left
        self.over, self.stale, self.is_clear = self.over[here], self.stale[here], self.is_clear[here]
        self.lost = self.lost[0][here], self.lost[1][here]
        self.decided, self.undecided = self.decided[here], self.undecided[here]
        self.cleared = self.cleared[here]
        self.goes_back, self.flies_off = self.goes_back[top:], self.flies_off[top:]
        self.attackers, self.defenders = self.attackers.cropped(top), self.defenders.cropped(left)
        return weight[here]

    def _ends(self) -> Ends:
        if self.whole is not None:
            self.attackers, self.defenders, self.decided, self.undecided, self.cleared = self.whole
        return super()._ends()

    def _struck(self, weight: Floats) -> Floats:
        return self.strikes.after(weight) if self.strikes else weight

    def _close(self, weight: Floats, number: int) -> Floats:
        weight = self._settle(weight)
        return self._break_off(weight, number) if self._retreats() else weight


def run(battle: Battle, orders: Orders) -> Ends:
    """Every end of a deep battle under fixed orders."""
    return DeepChain(battle, orders, order_of(battle.attackers, orders.attacker)).run()


def _fire_of(side: Side, among: Sort) -> Callable[[Counts], Floats]:
    """The chances of hits of the pieces of that sort, which depend on them and their supporters alone."""
    shots, known = shots_of(side), dict[Counts, Floats]()
    which = [number for number, unit in enumerate(side) if among(unit) or unit.supports]

    def fire(here: Counts) -> Floats:
        key = tuple(here[number] for number in which)
        if key not in known:
            known[key] = hits(shots(side, here, among))
        return known[key]

    return fire


def volleys(side: Side, nodes: Iterable[Counts]) -> Floats:
    """[hunted, node, free hits, torpedoes, hits above water]: the chances of a side's regular fire."""
    air_of, ships_of, subs_of = (_fire_of(side, among) for among in (is_air, is_surface, is_sub))
    hunters = [number for number, unit in enumerate(side) if unit.hunts]
    found: list[list[tuple[Floats, Floats, Floats]]] = [[], []]
    for here in nodes:
        hunts = any(here[number] for number in hunters)
        air, ships, subs = air_of(here), ships_of(here), subs_of(here)
        free, seen = (np.convolve(ships, air), ONE) if hunts else (ships, air)
        found[0].append((free, ONE, seen))
        found[1].append((free, subs, seen))
    sizes = [max(len(rows[n]) for side in found for rows in side) for n in range(3)]
    table = np.zeros((2, len(found[0]), *sizes))
    for hunted, rows in enumerate(found):
        for node, (free, subs, seen) in enumerate(rows):
            joint = free[:, None, None] * subs[None, :, None] * seen[None, None, :]
            table[hunted, node, : len(free), : len(subs), : len(seen)] = joint
    return table


ONE = np.ones(1)


def _used(targets: Ints, chances: Floats) -> Volleys:
    """Rolls that happen at all, in one row."""
    flat = chances.reshape(2, chances.shape[1], -1)
    some = np.flatnonzero(flat.any(axis=(0, 1)))
    return Volleys(targets.reshape(len(targets), -1)[:, some], flat[:, :, some])


def unless_hunted(strike: Floats) -> Floats:
    """The chances of a strike, and of none."""
    none = np.zeros_like(strike)
    none[:, 0] = 1.0
    return np.stack([strike, none])


def after_all(force: Force, free: int, torpedoes: int, seen: int) -> Ints:
    """Node after so many hits of each class: [node, free hits, torpedoes, hits above water]."""
    subs, planes = int(force.count(is_sub).max()), int(force.planes.max())
    most = min(int(force.total.max()), free + torpedoes + seen)
    steps = _placed(force, most, subs, planes)
    found = np.empty((len(force.nodes), free + 1, torpedoes + 1, seen + 1), dtype=np.intp)
    for f, t, s in product(range(free + 1), range(torpedoes + 1), range(seen + 1)):
        found[:, f, t, s] = steps[min(f + t + s, most)][min(f + t, subs)][min(f + s, planes)]
    return found


def _placed(force: Force, most: int, subs: int, planes: int) -> list[list[list[Ints]]]:
    """Node after n losses with at most so many submarines and so many aircraft among them."""
    nodes = np.arange(len(force.nodes))
    ways = {(True, True): force.child, (True, False): force.apart[0], (False, True): force.apart[1]}
    ways[False, False] = force.apart[2]
    own = {True: force.count(is_sub), False: force.planes}
    steps = [[[nodes] * (planes + 1) for _ in range(subs + 1)]]
    for _ in range(most):
        before, now = np.array(steps[-1]), []
        for i in range(subs + 1):
            row = []
            for k in range(planes + 1):
                to = ways[i > 0, k > 0]
                less_subs = i - (own[True][nodes] > own[True][to])
                less_planes = k - (own[False][nodes] > own[False][to])
                row.append(before[less_subs, less_planes, to])
            now.append(row)
        steps.append(now)
    return steps
