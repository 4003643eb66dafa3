"""The whole distribution of a battle under fixed orders: a Markov chain run round by round.

A state is a pair of nodes (`forces.py`). One round is a product of two matrices: rows are the states
with any weight, columns where the dice lead the attackers and the defenders. Nothing is sampled; weight
under `TINY` is dropped, and the rounds stop when less than `REST` is still fighting.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from .dice import Bools, Floats, Ints, binomial, hits
from .forces import (
    Force,
    Leave,
    Order,
    Sort,
    anything,
    force,
    going,
    is_no_sub,
    is_ship,
    is_sub,
    leaving,
    may_leave,
    shot_down,
    shots_of,
)
from .model import LEAVE, Battle, Counts, End, Ends, Orders, Result, Unit, flak_shots, start_of
from .orders import order_of
from .rounds import Fire, Rounds

REST = 1e-14


class Chain:
    """A battle under fixed orders, ready to be run."""

    def __init__(self, battle: Battle, orders: Orders, order: Order, defenders: Force | None = None) -> None:
        self.battle, self.orders = battle, orders
        self.goes = going(battle)
        mine, theirs = self._leave()
        self.attackers = force(battle.attackers, order, self._sorts(), mine)
        theirs_first = order_of(battle.defenders, orders.defender)
        self.defenders = defenders or force(battle.defenders, theirs_first, self._sorts(), theirs)
        self.rounds = self._rounds()
        self.torpedoes = self._torpedoes()
        self.decided, self.undecided, self.cleared = (np.zeros(self.rounds.shape) for _ in range(3))
        self.lasted: dict[int, float] = {}
        self.over = (self.attackers.total == 0)[:, None] | (self.defenders.holds == 0)[None, :]
        self.stale = self._stale()
        self.goes_back, self.flies_off = self._may_retreat()

    def _sorts(self) -> tuple[Sort, ...]:
        """What may be lost apart from the rest."""
        return (is_ship,) if self.battle.kind == "sea" else ()

    def _leave(self) -> tuple[list[Leave], list[Leave]]:
        """How pieces of each side leave a battle that goes on."""
        subs = leaving(may_leave)
        mine = [subs] if self.orders.attacker_subs == LEAVE else []
        if self.goes is not None and self._retreats():
            mine.append(self.goes)
        return mine, [subs] if self.orders.defender_subs == LEAVE else []

    def _retreats(self) -> bool:
        return bool(self.orders.rounds or self.orders.retreat_at)

    def _rounds(self) -> Rounds:
        mine, theirs = self.attackers, self.defenders
        if self.battle.kind == "land":
            attack, defense = mine.fire(anything), theirs.fire(anything)
            targets = mine.after_hits(defense.shape[1] - 1)
        else:
            attack = mine.fire(is_no_sub)
            free, torpedoes = theirs.fire(is_no_sub), theirs.fire(is_sub)
            table = mine.after_both(free.shape[1] - 1, torpedoes.shape[1] - 1)
            targets = table.reshape(len(table), -1)
            defense = (free[:, :, None] * torpedoes[:, None, :]).reshape(len(free), -1)
        return Rounds(Fire(theirs.after_hits(attack.shape[1] - 1), attack), Fire(targets, defense))

    def _torpedoes(self) -> Fire | None:
        """The first strike of attacking submarines."""
        if self.battle.kind == "land":
            return None
        chances = self.attackers.fire(is_sub)
        if chances.shape[1] == 1:
            return None
        return Fire(self.defenders.after_torpedoes(chances.shape[1] - 1), chances)

    def _stale(self) -> Bools | None:
        """States in which nobody can ever hit; None when there is none."""
        at_sea = self.battle.kind == "sea"
        if not at_sea and all(unit.strength for unit in self.battle.attackers):
            return None
        mine = _can_hit(self.attackers, at_sea, self.defenders)
        theirs = _can_hit(self.defenders, at_sea, self.attackers)
        found: Bools = ~(mine | theirs.T | self.over)
        return found if found.any() else None

    def _may_retreat(self) -> tuple[Bools, Bools]:
        """Nodes whose pieces may all go back, and nodes whose aircraft alone may leave."""
        force, battle = self.attackers, self.battle
        only_air = (force.planes == force.total) & (force.total > 0)
        if battle.landed:
            able = (force.planes > 0) & battle.planes_may_leave
            return able & only_air, able & ~only_air
        if self.goes is not None and self._retreats():
            to = force.after_leaving(self.goes)
            moves = to != np.arange(len(to))
            return moves & (force.total[to] == 0), moves & (force.total[to] > 0)
        return only_air | (battle.can_retreat & (force.total > 0)), np.zeros_like(only_air)

    # The course of the battle

    def run(self) -> Ends:
        """Every end with its probability, and the number of rounds."""
        weight, fires = self._open()
        number = 0
        if self.battle.closing:
            weight = self._ended_round(weight, number)
        while weight.sum() > REST:
            weight = self._begun(weight, number)
            number += 1
            weight = self.rounds.after(self._struck(weight), fires)
            fires = None
            weight = self._ended_round(weight, number)
        return self._ends()

    def _begun(self, weight: Floats, number: int) -> Floats:
        """The weights when a round begins, so many being over."""
        return weight

    def _ended_round(self, weight: Floats, number: int) -> Floats:
        before = weight.sum()
        weight = self._close(weight, number)
        if (lasted := before - weight.sum()) > 0:
            self.lasted[number] = self.lasted.get(number, 0.0) + float(lasted)
        return weight

    def _open(self) -> tuple[Floats, int | None]:
        """The weights when the first round begins, and who fires for the defenders in it."""
        weight = np.zeros(self.rounds.shape)
        mine, theirs = _first(self.attackers), _first(self.defenders)
        weight[mine, theirs] = 1.0
        self._finish(weight)
        if over := float(self.decided.sum()):
            self.lasted[0] = over
        if not self.battle.bombard or not weight.any():
            return weight, None
        chances = hits(self.battle.bombard)
        spread = np.zeros(self.rounds.shape)
        for hit, chance in zip(self.defenders.after_hits(len(chances) - 1)[theirs], chances, strict=True):
            spread[:, hit] += weight[:, theirs] * chance
        return spread, theirs

    def _struck(self, weight: Floats) -> Floats:
        """The weights after the first strike."""
        if self.torpedoes is None:
            return weight
        fire, found = self.torpedoes, np.zeros_like(weight)
        for hit in range(fire.chances.shape[1]):
            np.add.at(found.T, fire.targets[:, hit], (weight * fire.chances[:, hit, None]).T)
        return found

    def _finish(self, weight: Floats) -> None:
        """Take out the states in which a side is gone."""
        gone = weight * self.over
        self.decided += gone
        weight -= gone

    def _retreat(self, weight: Floats, which: Bools) -> None:
        gone = weight * which
        self.undecided += gone
        weight -= gone

    def _close(self, weight: Floats, number: int) -> Floats:
        """The end of a round: sides that are gone, submarines that leave, retreat."""
        self._finish(weight)
        if self.orders.attacker_subs == LEAVE:
            weight = moved(weight, self.attackers.after_leaving(leaving(may_leave)))
            self._retreat(weight, (self.attackers.total == 0)[:, None])
        if self.orders.defender_subs == LEAVE:
            weight = self._defenders_leave(weight)
            self._finish(weight)
        if self._retreats():
            weight = self._break_off(weight, number)
        if self.stale is not None:
            self._retreat(weight, self.stale)
        return weight

    def _defenders_leave(self, weight: Floats) -> Floats:
        barred = _away(self.attackers) if self.battle.one_way else np.zeros(len(weight), dtype=bool)
        gone = moved(weight.T, self.defenders.after_leaving(leaving(may_leave))).T
        return np.where(barred[:, None], weight, gone)

    def _break_off(self, weight: Floats, number: int) -> Floats:
        orders = self.orders
        now = self.attackers.pieces <= orders.retreat_at
        if orders.rounds and number + self.battle.fought >= orders.rounds:
            now = np.ones_like(now)
        back = np.broadcast_to((now & self.goes_back)[:, None], weight.shape)
        if self.battle.one_way:
            only_air = self.attackers.planes == self.attackers.total
            back = back & (only_air[:, None] | ~_away(self.defenders)[None, :])
        self._retreat(weight, back)
        if self.goes is not None and (now & self.flies_off).any():
            targets = np.where(
                now & self.flies_off, self.attackers.after_leaving(self.goes), np.arange(len(now))
            )
            weight = moved(weight, targets)
        return weight

    def _ends(self) -> Ends:
        found: dict[End, float] = {}
        kinds = ((self.decided, False, False), (self.undecided, True, False), (self.cleared, True, True))
        for weight, retreat, clear in kinds:
            for a, d in zip(*np.nonzero(weight), strict=True):
                result: Result = "retreat" if retreat else self._winner(a, d)
                mine, theirs = self.attackers.nodes[a], self.defenders.nodes[d]
                end = End(result, mine[0], mine[1], theirs[0], theirs[1], clear)
                found[end] = float(weight[a, d])
        return scaled(found, self.lasted)

    def _winner(self, a: int, d: int) -> Result:
        if self.attackers.total[a]:
            return "attacker_wins"
        return "defender_wins" if self.defenders.holds[d] else "both_destroyed"


def run(battle: Battle, orders: Orders) -> Ends:
    """Every end of a battle under fixed orders; what flak may leave of the attackers is run one by one."""
    order = order_of(battle.attackers, orders.attacker)
    dice = flak_shots(battle)
    if dice and battle.closing:
        if sum(start_of(battle.attackers)) <= orders.retreat_at:
            return _stayed_away(battle)
        battle = replace(battle, closing=False)
    if not dice:
        return Chain(battle, orders, order).run()
    found: dict[End, float] = {}
    rounds: dict[int, float] = {}
    defenders: Force | None = None
    for shot, chance in enumerate(binomial(dice, battle.flak).tolist()):
        if chance > REST:
            side, places = shot_down(battle.attackers, order, shot)
            chain = Chain(replace(battle, attackers=side, flak=0), orders, places, defenders)
            defenders, part = chain.defenders, chain.run()
            for end, p in part.ends.items():
                found[end] = found.get(end, 0.0) + chance * p
            for number, p in part.rounds.items():
                rounds[number] = rounds.get(number, 0.0) + chance * p
    return scaled(found, rounds)


def _stayed_away(battle: Battle) -> Ends:
    """The attackers leave before the guns fire."""
    mine, theirs = start_of(battle.attackers), start_of(battle.defenders)
    end = End("retreat", mine, (0,) * len(mine), theirs, (0,) * len(theirs))
    return Ends({end: 1.0}, {0: 1.0})


def scaled(ends: dict[End, float], rounds: dict[int, float]) -> Ends:
    """The chances made to sum to one: what was dropped on the way is shared out."""
    whole, lasted = sum(ends.values()), sum(rounds.values())
    return Ends(
        {end: chance / whole for end, chance in ends.items()},
        {number: chance / lasted for number, chance in sorted(rounds.items()) if chance > 0},
    )


def _first(force: Force) -> int:
    counts: Counts = tuple(unit.count for unit in force.side)
    return force.index[(counts, (0,) * len(counts))]


def _away(force: Force) -> Bools:
    """Nodes in which some have left."""
    return np.array([any(away) for _, away in force.nodes], dtype=bool)


def moved(weight: Floats, targets: Ints) -> Floats:
    """The weights with rows put at their targets."""
    found = np.zeros_like(weight)
    np.add.at(found, targets, weight)
    return found


def _can_hit(force: Force, at_sea: bool, other: Force) -> Bools:
    """[own node, other node]: whether any piece can hit the other side."""
    free = _armed(force, is_no_sub if at_sea else anything)
    torpedoes = _armed(force, is_sub) if at_sea else np.zeros_like(free)
    there = other.total > 0
    found: Bools = (free[:, None] & there[None, :]) | (torpedoes[:, None] & (other.ships > 0)[None, :])
    return found


def _armed(force: Force, among: Callable[[Unit], bool]) -> Bools:
    if any(unit.supported for unit in force.side):
        shots = shots_of(force.side)
        return np.array([bool(shots(force.side, here, among)) for here, _ in force.nodes], dtype=bool)
    which = [n for n, unit in enumerate(force.side) if unit.strength and among(unit)]
    return np.array([any(here[n] for n in which) for here, _ in force.nodes], dtype=bool)
