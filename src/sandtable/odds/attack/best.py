"""Optimal reinforcement by backward induction over all conditions of both sides.

The attacker maximizes and the defender minimizes a goal; both see everything. From the round on in which the
limit stops no unit, rounds are alike, and their common value is found by repeating one until it stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from .dice import Floats, at_most, hits
from .folding import Fold
from .land import LEFT_OVER, Ends, answer, followed
from .model import Fight, Goal, LandOdds, Plan, Policy
from .policies import (
    DEAD,
    Place,
    commit,
    commits,
    limit,
    place_of,
    reinforce,
    reinforcements,
    struck,
    total,
    value,
)

SAME = 1e-12
MOST_PLACES = 1500
"""Conditions of one side that are still looked at."""
MOST_PAIRS = 200_000
NAMED: tuple[Policy, ...] = ("screen", "all", "cheapest", "none")
Ints: TypeAlias = NDArray[np.int64]


class TooLargeError(Exception):
    """There are too many conditions to look at them all."""


class Options(Struct, frozen=True):
    """What each condition may be turned into: `after[starts[i]:starts[i + 1]]`."""

    after: Ints
    starts: Ints


class Side:
    """All conditions a side may come into, what it may do and what it may lose."""

    def __init__(self, start: tuple[Place, ...], policy: Policy, rounds: range) -> None:
        self.policy = policy
        self.places = _closure(start, policy, rounds)
        self.index = {place: i for i, place in enumerate(self.places)}
        self.most = max(sum(place[0]) for place in self.places)
        self.loss = [self._indices(struck(place, n) for place in self.places) for n in range(self.most + 1)]
        self.folds = [Fold(lost, len(self.places)) for lost in self.loss]
        self.options = {number: self._options(number) for number in rounds}
        self.dead = self.index[DEAD]
        self.worth = np.array([float(value(total(place))) for place in self.places])

    def _indices(self, places: Iterable[Place]) -> Ints:
        return np.array([self.index[place] for place in places], dtype=np.int64)

    def _options(self, number: int) -> Options:
        many = [self._after(i, place, number) for i, place in enumerate(self.places)]
        starts = np.cumsum([0, *(len(one) for one in many)])[:-1]
        return Options(np.array([i for one in many for i in one], dtype=np.int64), starts)

    def _after(self, i: int, place: Place, number: int) -> list[int]:
        """What may become of a condition in a round; one that this round never sees stays as it is."""
        if sum(place[0]) > limit(number):
            return [i]
        ways = [self.index.get(new, i) for new in _ways(place, self.policy, number)]
        return list(dict.fromkeys(ways))

    def volley(self, most: int) -> Floats:
        """The chances of 0 to `most` hits for each condition; more count as that many."""
        return np.stack([at_most(hits(front), most) for front, _ in self.places])


def _ways(place: Place, policy: Policy, number: int) -> Iterable[Place]:
    """What a side may do in a round."""
    return reinforcements(place, number) if policy == "optimal" else (reinforce(place, policy, number),)


def _closure(start: tuple[Place, ...], policy: Policy, rounds: range) -> list[Place]:
    """Everything a side may come to from here: it reinforces by its policy and loses any number of units."""
    found: dict[Place, None] = {DEAD: None} | _with_losses(start)
    for number in rounds:
        _grow(found, policy, number)
    while _grow(found, policy, rounds[-1]):
        pass
    return list(found)


def _grow(found: dict[Place, None], policy: Policy, number: int) -> bool:
    """Add what the conditions found may become in a round; whether there was anything new."""
    fit = [place for place in found if sum(place[0]) <= limit(number)]
    after = dict.fromkeys(new for place in fit for new in _ways(place, policy, number))
    before = len(found)
    found |= _with_losses(after)
    if len(found) > MOST_PLACES:
        raise TooLargeError
    return len(found) > before


def _with_losses(places: Iterable[Place]) -> dict[Place, None]:
    return dict.fromkeys(struck(place, n) for place in places for n in range(sum(place[0]) + 1))


class Solved:
    """A battle solved: what every pair of conditions is worth before each step of each round."""

    def __init__(self, fight: Fight, plan: Plan) -> None:
        self.fight, self.plan = fight, plan
        starts = _starts(fight, plan)
        last = max(fight.round, *(sum(total(place)) for place in (starts[0][0], starts[1][0])))
        self.rounds = range(fight.round, max(fight.round, last - limit(0)) + 1)
        self.attack = side_of(starts[0], plan.attacker, self.rounds)
        self.defense = side_of(starts[1], plan.defender, self.rounds)
        self._check_size()
        self.volley_a = self.attack.volley(self.defense.most)
        self.volley_d = self.defense.volley(self.attack.most)
        self.steps: dict[int, dict[str, Floats]] = {}
        self._solve()

    def _check_size(self) -> None:
        pairs = len(self.attack.places) * len(self.defense.places)
        if pairs > MOST_PAIRS:
            raise TooLargeError

    def _solve(self) -> None:
        last = self.rounds[-1]
        then = _terminal(self.attack, self.defense, self.plan.goal)
        while True:
            steps = self._round(last, then)
            if np.abs(steps["defender reinforce"] - then).max() < SAME:
                break
            then = steps["defender reinforce"]
        self.steps[last] = steps
        for number in reversed(self.rounds[:-1]):
            self.steps[number] = steps = self._round(number, steps["defender reinforce"])

    def _round(self, number: int, then: Floats) -> dict[str, Floats]:
        """Values before each step of a round, from those after it; rows are the attacker's."""
        steps: dict[str, Floats] = {}
        fired = sum(self.volley_a[:, n : n + 1] * then[:, lost] for n, lost in enumerate(self.defense.loss))
        steps["attacker roll"] = np.asarray(fired)
        steps["attacker reinforce"] = _chosen(np.maximum, self.attack.options[number], steps["attacker roll"])
        fired = sum(
            self.volley_d[:, n] * steps["attacker reinforce"][lost] for n, lost in enumerate(self.attack.loss)
        )
        steps["defender roll"] = np.asarray(fired)
        options = self.defense.options[number]
        steps["defender reinforce"] = _chosen(np.minimum, options, steps["defender roll"].T).T
        return steps

    # Decisions

    def values(self, number: int, what: str) -> Floats:
        return self.steps[min(number, self.rounds[-1])][what]

    def decide(self, fight: Fight) -> tuple[Place, float]:
        """The best condition for the side that commits or reinforces, and the value of the battle then."""
        mine, theirs = place_of(fight.attack), place_of(fight.defense)
        before = self.values(fight.round, "defender reinforce")
        if fight.step == "commit" and fight.side == "attacker":
            return max(((new, self._held(new, theirs, before)) for new in commits(mine)), key=_second)
        if fight.step == "commit":
            return min(((new, self._value(mine, new, before)) for new in commits(theirs)), key=_second)
        after = self.values(fight.round, f"{fight.side} roll")
        if fight.side == "attacker":
            ways = reinforcements(mine, fight.round)
            return max(((new, self._value(new, theirs, after)) for new in ways), key=_second)
        ways = reinforcements(theirs, fight.round)
        return min(((new, self._value(mine, new, after)) for new in ways), key=_second)

    def _value(self, mine: Place, theirs: Place, values: Floats) -> float:
        return float(values[self.attack.index[mine], self.defense.index[theirs]])

    def _held(self, mine: Place, theirs: Place, values: Floats) -> float:
        """What a commitment is worth against the defender's answer to it."""
        if self.plan.defender != "optimal":
            return self._value(mine, commit(theirs, self.plan.defender), values)
        return min(self._value(mine, new, values) for new in commits(theirs))

    # Following

    def follow(self) -> Ends:
        """How the battle ends when both keep to their plans."""
        ends, fight = Ends(), self.fight
        mine, theirs = self._committed()
        chances = np.zeros((len(self.attack.places), len(self.defense.places)))
        chances[self.attack.index[mine], self.defense.index[theirs]] = 1.0
        side, reinforces = (
            ("defender", True) if fight.step == "commit" else (fight.side, fight.step != "roll")
        )
        number = fight.round
        while chances.sum() > LEFT_OVER:
            if reinforces:
                chances = self._reinforced(chances, side, number)
            chances = self._fired(chances, side)
            self._take_out(chances, ends, number)
            number += side == "attacker"
            side, reinforces = "defender" if side == "attacker" else "attacker", True
        return ends

    def _committed(self) -> tuple[Place, Place]:
        fight, plan = self.fight, self.plan
        mine, theirs = place_of(fight.attack), place_of(fight.defense)
        if fight.step != "commit":
            return mine, theirs
        if fight.side == "attacker":
            mine = self.decide(fight)[0] if plan.attacker == "optimal" else commit(mine, plan.attacker)
        if plan.defender != "optimal":
            return mine, commit(theirs, plan.defender)
        before = self.values(fight.round, "defender reinforce")
        return mine, min(commits(theirs), key=lambda new: self._value(mine, new, before))

    def _reinforced(self, chances: Floats, side: str, number: int) -> Floats:
        number = min(number, self.rounds[-1])
        after = self.values(number, f"{side} roll")
        if side == "attacker":
            return _moved(chances, _picks(np.maximum, self.attack.options[number], after))
        return _moved(chances.T, _picks(np.minimum, self.defense.options[number], after.T)).T

    def _fired(self, chances: Floats, side: str) -> Floats:
        if side == "attacker":
            parts = [
                fold((chances * self.volley_a[:, n : n + 1]).T) for n, fold in enumerate(self.defense.folds)
            ]
            return np.asarray(sum(parts)).T
        return np.asarray(
            sum(fold(chances * self.volley_d[:, n]) for n, fold in enumerate(self.attack.folds))
        )

    def _take_out(self, chances: Floats, ends: Ends, number: int) -> None:
        for i in np.flatnonzero(chances[:, self.defense.dead]):
            chance = float(chances[i, self.defense.dead])
            ends.note(ends.attackers, self.attack.places[i], number, chance)
        for j in np.flatnonzero(chances[self.attack.dead]):
            chance = float(chances[self.attack.dead, j])
            ends.note(ends.defenders, self.defense.places[j], number, chance)
        chances[:, self.defense.dead] = 0.0
        chances[self.attack.dead] = 0.0


def _second(pair: tuple[Place, float]) -> float:
    return round(pair[1], 11)


def _starts(fight: Fight, plan: Plan) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """The conditions both sides may begin the rounds in."""
    mine, theirs = place_of(fight.attack), place_of(fight.defense)
    if fight.step != "commit":
        return (mine,), (theirs,)
    ours = (mine,) if fight.side == "defender" else _commits(mine, plan.attacker)
    return ours, _commits(theirs, plan.defender)


def _commits(place: Place, policy: Policy) -> tuple[Place, ...]:
    return tuple(commits(place)) if policy == "optimal" else (commit(place, policy),)


def _terminal(attack: Side, defense: Side, goal: Goal) -> Floats:
    """What a battle that is over is worth; 0 where it is not over."""
    found = np.zeros((len(attack.places), len(defense.places)))
    found[:, defense.dead] = 1.0 if goal == "take" else attack.worth
    found[attack.dead] = 0.0 if goal == "take" else -defense.worth
    return found


def _chosen(best: np.ufunc, options: Options, after: Floats) -> Floats:
    """The best value each row can be turned into."""
    found: Floats = best.reduceat(after[options.after], options.starts, axis=0)
    return found


def _picks(best: np.ufunc, options: Options, after: Floats) -> Ints:
    """What each row is turned into, for each column: the first of the best."""
    values = after[options.after]
    sizes = np.diff(np.r_[options.starts, len(options.after)])
    reached = np.repeat(best.reduceat(values, options.starts, axis=0), sizes, axis=0)
    places = np.arange(len(values))[:, None]
    first = np.minimum.reduceat(np.where(values == reached, places, len(values)), options.starts, axis=0)
    found: Ints = options.after[first]
    return found


def _moved(chances: Floats, picks: Any) -> Floats:
    found = np.zeros_like(chances)
    np.add.at(found, (picks, np.arange(chances.shape[1])[None, :]), chances)
    return found


@lru_cache(maxsize=256)
def side_of(start: tuple[Place, ...], policy: Policy, rounds: range) -> Side:
    """The side's conditions; kept, since the same sides are asked about again and again."""
    return Side(start, policy, rounds)


@lru_cache(maxsize=64)
def solved(fight: Fight, plan: Plan) -> Solved:
    """The battle solved; raises TooLargeError."""
    return Solved(fight, plan)


@lru_cache(maxsize=1 << 12)
def odds(fight: Fight, plan: Plan) -> LandOdds:
    """The odds of a battle under any plan; `note` says where an optimal one was too large to find."""
    if "optimal" not in (plan.attacker, plan.defender) or not _both_alive(fight):
        return followed(fight, plan)
    try:
        return answer(fight, solved(fight, plan).follow(), plan)
    except TooLargeError:
        return _best_named(fight, plan)


def _both_alive(fight: Fight) -> bool:
    return bool(fight.attack.all.size and fight.defense.all.size)


def _best_named(fight: Fight, plan: Plan) -> LandOdds:
    """The best named policies in place of optimal ones: the defender's answer to the attacker's best."""
    ours = _named(plan.attacker)
    theirs = _named(plan.defender)
    found = max(
        (
            min((followed(fight, Plan(a, d, plan.goal)) for d in theirs), key=lambda o: merit(o, plan.goal))
            for a in ours
        ),
        key=lambda o: merit(o, plan.goal),
    )
    return replace(found, note="too large to solve: the best of the named policies")


def _named(policy: Policy) -> tuple[Policy, ...]:
    return NAMED if policy == "optimal" else (policy,)


def merit(found: LandOdds, goal: Goal) -> float:
    """What an attacker with this goal maximizes."""
    return found.takes if goal == "take" else found.swing
