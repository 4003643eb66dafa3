"""Land battles under named policies: the chances of all pairs of conditions, followed round by round."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from msgspec import Struct, field

from ...games.attack.pieces import ARMY_KINDS
from ..toll import Losses, losses, ways
from .dice import Counts, Floats, at_most, hits
from .folding import Fold
from .model import Fight, LandOdds, Plan, Policy
from .policies import DEAD, Place, commit, place_of, reinforce, struck, total, value

LEFT_OVER = 1e-13
"""The battle is followed until less than this is still undecided."""
FORGOTTEN = 1e-13
"""Conditions that are less likely than this are dropped."""


class Ends(Struct):
    """How a battle may end: survivors of both sides, and the round."""

    attackers: dict[Counts, float] = field(default_factory=dict)
    """Survivors where the attacker took the region."""
    defenders: dict[Counts, float] = field(default_factory=dict)
    """Survivors where it was held."""
    rounds: dict[int, float] = field(default_factory=dict)

    def note(self, left: dict[Counts, float], place: Place, number: int, chance: float) -> None:
        counts = total(place)
        left[counts] = left.get(counts, 0.0) + chance
        self.rounds[number] = self.rounds.get(number, 0.0) + chance


class _Chain:
    """The chances of pairs of conditions: rows are the attacker's, columns the defender's."""

    def __init__(self, attack: Place, defense: Place) -> None:
        self.rows, self.columns = [attack], [defense]
        self.chances: Floats = np.ones((1, 1))

    def change(self, side: str, new: Callable[[Place], Place]) -> None:
        """Every condition of a side becomes another one; those alike are joined."""
        places = self.rows if side == "attacker" else self.columns
        after = [new(place) for place in places]
        if after != places:
            self._set(side, after, self._by(side))

    def fire(self, side: str) -> None:
        """The side rolls, the other loses units."""
        hurt, places = ("defender", self.columns) if side == "attacker" else ("attacker", self.rows)
        shooters = self.rows if side == "attacker" else self.columns
        most = max(sum(place[0]) for place in places)
        after = [struck(place, n) for n in range(most + 1) for place in places]
        volley = np.stack([at_most(hits(place[0]), most) for place in shooters], axis=1)
        spread = volley[:, None, :] * self._by(hurt)[None, :, :]
        self._set(hurt, after, spread.reshape(len(after), len(shooters)))

    def _by(self, side: str) -> Floats:
        """The chances with the conditions of this side as rows."""
        return self.chances if side == "attacker" else self.chances.T

    def _set(self, side: str, after: list[Place], spread: Floats) -> None:
        """The side's conditions are now these, a row of chances for each; those alike are added up."""
        index = {place: i for i, place in enumerate(dict.fromkeys(after))}
        found = Fold([index[place] for place in after], len(index))(spread)
        if side == "attacker":
            self.rows, self.chances = list(index), found
        else:
            self.columns, self.chances = list(index), found.T

    def settle(self, ends: Ends, number: int) -> None:
        """Take out the pairs in which a side is gone, and drop what hardly happens."""
        self._take_out(ends, number)
        rows = self.chances.sum(axis=1) > FORGOTTEN
        columns = self.chances.sum(axis=0) > FORGOTTEN
        self.rows = [place for place, kept in zip(self.rows, rows, strict=True) if kept]
        self.columns = [place for place, kept in zip(self.columns, columns, strict=True) if kept]
        self.chances = self.chances[np.ix_(rows, columns)]

    def _take_out(self, ends: Ends, number: int) -> None:
        if DEAD in self.columns:
            at = self.columns.index(DEAD)
            for place, chance in zip(self.rows, self.chances[:, at], strict=True):
                ends.note(ends.attackers, place, number, float(chance))
            self.chances[:, at] = 0.0
        if DEAD in self.rows:
            at = self.rows.index(DEAD)
            for place, chance in zip(self.columns, self.chances[at], strict=True):
                ends.note(ends.defenders, place, number, float(chance))
            self.chances[at] = 0.0


def follow(fight: Fight, plan: Plan) -> Ends:
    """How a battle ends under named policies."""
    ends, number = Ends(), fight.round
    policies = {"attacker": plan.attacker, "defender": plan.defender}
    chain = _Chain(*_committed(fight, plan))
    chain.settle(ends, 0)
    side, reinforces = next_roll(fight)
    while chain.chances.sum() > LEFT_OVER:
        if reinforces:
            chain.change(side, _reinforcing(policies[side], number))
        chain.fire(side)
        chain.settle(ends, number)
        number += side == "attacker"
        side, reinforces = "defender" if side == "attacker" else "attacker", True
    return ends


def _reinforcing(policy: Policy, number: int) -> Callable[[Place], Place]:
    return lambda place: reinforce(place, policy, number)


def _committed(fight: Fight, plan: Plan) -> tuple[Place, Place]:
    """Both sides, with their first units forward if they are still to go."""
    attack, defense = place_of(fight.attack), place_of(fight.defense)
    if fight.step != "commit" or DEAD in (attack, defense):
        return attack, defense
    if fight.side == "attacker":
        attack = commit(attack, plan.attacker)
    return attack, commit(defense, plan.defender)


def next_roll(fight: Fight) -> tuple[str, bool]:
    """Who rolls next, and whether that side may reinforce before."""
    return ("defender", True) if fight.step == "commit" else (fight.side, fight.step == "reinforce")


# The answer


def answer(fight: Fight, ends: Ends, plan: Plan, note: str = "") -> LandOdds:
    """The odds made of the ways a battle may end; what was left undecided is shared out."""
    attack, defense = total(place_of(fight.attack)), total(place_of(fight.defense))
    whole = sum(ends.rounds.values())
    takes, holds = (sum(left.values()) / whole for left in (ends.attackers, ends.defenders))
    nobody: Counts = (0, 0, 0, 0)
    left_a = _scaled({**ends.attackers, nobody: holds * whole}, whole)
    left_d = _scaled({**ends.defenders, nobody: takes * whole}, whole)
    mine, theirs = _lost(attack, left_a), _lost(defense, left_d)
    rounds = {number: chance / whole for number, chance in sorted(ends.rounds.items()) if chance > 0}
    return LandOdds(
        takes=takes,
        holds=holds,
        attacker=ways(ARMY_KINDS, left_a),
        defender=ways(ARMY_KINDS, left_d),
        attacker_losses=mine,
        defender_losses=theirs,
        swing=theirs.expected - mine.expected,
        rounds={str(number): chance for number, chance in rounds.items()},
        expected_rounds=sum(number * chance for number, chance in rounds.items()),
        plan=plan,
        note=note,
    )


def _scaled(left: dict[Counts, float], whole: float) -> dict[Counts, float]:
    return {counts: chance / whole for counts, chance in left.items() if chance > 0}


def _lost(start: Counts, left: dict[Counts, float]) -> Losses:
    return losses(left, lambda counts: value(start) - value(counts))


@lru_cache(maxsize=1 << 12)
def followed(fight: Fight, plan: Plan) -> LandOdds:
    """The odds of a battle under named policies."""
    return answer(fight, follow(fight, plan), plan)
