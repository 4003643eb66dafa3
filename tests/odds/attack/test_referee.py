"""Exact odds against battles played through the real rules, under the same policies.

Bound: a share lies within 4.5 standard errors of the exact chance, plus three battles for rare events; a mean
within 4.5 standard errors of an honest spread. Seeds are fixed, so a right engine never fails by luck.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import pytest

from sandtable.games.attack.actions import Line
from sandtable.games.attack.pieces import Army, Fleet
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import CHANCE, Entry
from sandtable.odds.attack import LandOdds, Plan, SeaOdds, land, naval, neutral, sea
from sandtable.odds.attack.model import GOALS, POLICIES, Lines, Policy
from sandtable.odds.attack.pairing import points
from sandtable.odds.attack.policies import counts_of, value
from sandtable.odds.attack.referee import (
    THEM,
    US,
    attack_position,
    did,
    play_land,
    play_out,
    play_sea,
    sea_position,
)
from sandtable.odds.toll import Survivors

FEW, MANY = 400, 6000
ERRORS = 4.5
WAYS: tuple[Lines, ...] = ("screen", "any", "best")


def share(name: str, chance: float, found: float, battles: int) -> None:
    bound = ERRORS * sqrt(max(0.0, chance * (1 - chance)) / battles) + 3 / battles
    assert abs(found - chance) <= bound, (name, chance, found)


def mean_and_spread(ways: list[Survivors]) -> tuple[float, float]:
    """The mean worth of survivors and its variance."""
    worths = [(value(counts_of(Army(**way.units))), way.p) for way in ways]
    mean = sum(worth * p for worth, p in worths)
    return mean, sum((worth - mean) ** 2 * p for worth, p in worths)


def compare_land(exact: LandOdds, played: LandOdds) -> None:
    share("takes", exact.takes, played.takes, played.battles)
    for number in {*exact.rounds, *played.rounds}:
        share(f"round {number}", exact.rounds.get(number, 0), played.rounds.get(number, 0), played.battles)
    for side in ("attacker", "defender"):
        mean, spread = mean_and_spread(getattr(exact, side))
        seen, _ = mean_and_spread(getattr(played, side))
        assert abs(mean - seen) <= ERRORS * sqrt(spread / played.battles) + 100 / played.battles
        ways = {tuple(way.units.items()): way.p for way in getattr(exact, side)}
        assert {tuple(way.units.items()) for way in getattr(played, side)} <= ways.keys()


def some_army(rng: Random, most: int) -> Army:
    return Army(1 + rng.randrange(most), rng.randrange(3), rng.randrange(3), rng.randrange(2))


def judge_land(seed: int, battles: int, policies: tuple[Policy, ...] = POLICIES) -> None:
    rng = Random(seed)
    attackers, defenders = some_army(rng, 5), some_army(rng, 4)
    plan = Plan(rng.choice(policies), rng.choice(policies), rng.choice(GOALS))
    exact = land(attackers, defenders, plan.attacker, plan.defender, plan.goal)
    if exact.note:
        plan = exact.plan
    compare_land(exact, play_land(attackers, defenders, plan, battles, seed))


@pytest.mark.parametrize("seed", range(10))
def test_land_battles_agree_with_the_rules(seed: int) -> None:
    judge_land(seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 50))
def test_many_land_battles_agree_with_the_rules(seed: int) -> None:
    judge_land(seed, MANY)


def judge_neutral(attackers: Army, battles: int) -> None:
    """The region is neutral and the whole deck is in the pile; the other player commands."""
    exact = neutral(attackers)
    start, rng, plan = attack_position(attackers, None), Random(5), Plan()
    taken = sum(play_out(start, plan, None, rng)[2] for _ in range(battles))
    share("takes", exact.takes, taken / battles, battles)


def test_neutral_regions_agree_with_the_rules() -> None:
    judge_neutral(Army(4, 1, 1, 0), FEW)


@pytest.mark.soak
@pytest.mark.parametrize("attackers", [Army(3), Army(2, 2, 0, 1), Army(5, 1, 1, 1)])
def test_many_neutral_regions_agree_with_the_rules(attackers: Army) -> None:
    judge_neutral(attackers, MANY)


# At sea


def some_fleet(rng: Random) -> Fleet:
    return Fleet(1 + rng.randrange(2), rng.randrange(3), rng.randrange(3), rng.randrange(2))


def compare_sea(exact: SeaOdds, played: SeaOdds, most: tuple[int, int]) -> None:
    """Losses lie between 0 and the whole fleet, so they spread by half of that at most."""
    share("control", exact.control, played.control, played.battles)
    error = ERRORS / sqrt(played.battles)
    assert abs(exact.challenger_loss - played.challenger_loss) <= error * most[0] / 2
    assert abs(exact.holder_loss - played.holder_loss) <= error * most[1] / 2
    assert abs(exact.expected_rounds - played.expected_rounds) <= error * exact.expected_rounds


def judge_sea(seed: int, battles: int) -> None:
    rng = Random(seed)
    ours, theirs = some_fleet(rng), some_fleet(rng)
    how, all8 = (rng.choice(WAYS), rng.choice(WAYS)), bool(seed % 2)
    exact = sea(ours, theirs, *how, all8)
    played = play_sea(ours, theirs, exact.challenger, exact.holder, all8, battles, seed)
    compare_sea(exact, played, (points(ours), points(theirs)))


@pytest.mark.parametrize("seed", range(6))
def test_battles_for_the_sea_agree_with_the_rules(seed: int) -> None:
    judge_sea(seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6, 40))
def test_many_battles_for_the_sea_agree_with_the_rules(seed: int) -> None:
    judge_sea(seed, MANY)


SUMS = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""In how many ways two dice make a sum."""


def two_dice(total: int) -> tuple[int, int]:
    return (total // 2, total - total // 2) if total < 12 else (6, 6)


def fleet_of(line: tuple[str, ...]) -> Fleet:
    return Fleet(**{kind: line.count(kind) for kind in set(line)})


def through_the_rules(ours: tuple[str, ...], theirs: tuple[str, ...]) -> dict[object, float]:
    """The ships left after a round with their chances, by the rules alone: every sum of every throw."""
    state = sea_position(fleet_of(ours), fleet_of(theirs), all8=True)
    state = did(did(state, Entry(US, Line(ours))), Entry(THEM, Line(theirs)))
    found: list[tuple[State, float]] = [(state, 1.0)]
    for _ in range(min(len(ours), len(theirs))):
        after: dict[str, tuple[State, float]] = {}
        for before, chance in found:
            for (a, ways), (b, others) in product(SUMS.items(), repeat=2):
                new = did(before, Entry(CHANCE, dice=(*two_dice(a), *two_dice(b))))
                key = f"{new.sea} {new.ships} {new.holder}"
                after[key] = (new, after.get(key, (new, 0.0))[1] + chance * ways * others / 1296)
        found = list(after.values())
    ends: dict[object, float] = {}
    for state, chance in found:
        left = state.fleet(US), state.fleet(THEM)
        ends[left] = ends.get(left, 0.0) + chance
    return ends


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        pytest.param("dd ss bb", "ss bb dd", id="all three"),
        pytest.param("dd cv bb", "ss cv dd", id="a duel of carriers"),
        pytest.param("cv dd cv", "cv cv bb", id="two carriers beside"),
        pytest.param("cv cv", "cv cv", id="two duels"),
        pytest.param("bb bb ss", "dd dd dd", id="a screen of battleships"),
        pytest.param("dd cv ss cv", "cv cv bb dd", id="four"),
        pytest.param("dd cv ss", "ss cv", id="a longer line"),
    ],
)
def test_every_outcome_of_a_round_is_that_of_the_rules(ours: str, theirs: str) -> None:
    names = {"dd": "destroyer", "ss": "submarine", "bb": "battleship", "cv": "carrier"}
    mine, other = (tuple(names[word] for word in text.split()) for text in (ours, theirs))
    exact: dict[object, float] = {}
    for way in naval(mine, other).outcomes:
        left = fleet_of(mine) - way.challenger, fleet_of(other) - way.holder
        exact[left] = exact.get(left, 0.0) + way.p
    wanted = through_the_rules(mine, other)
    assert exact.keys() == wanted.keys()
    assert all(exact[left] == pytest.approx(chance, abs=1e-12) for left, chance in wanted.items())
