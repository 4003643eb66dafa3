"""What must hold for every battle: chances sum to one, more never hurts, plans keep their promise."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.attack.pieces import ARMY_KINDS, SHIP_KINDS, Army, Fleet
from sandtable.odds.attack import best_lineup, land, mixed, naval, neutral, sea
from sandtable.odds.attack.dice import hits
from sandtable.odds.attack.lines import TOLERANCE, equilibrium, lines_of, shares, swings
from sandtable.odds.attack.model import POLICIES, Goal, Policy

armies = st.builds(Army, st.integers(0, 4), st.integers(0, 2), st.integers(0, 2), st.integers(0, 1)).filter(
    lambda army: army.size > 0
)
small = st.builds(Army, st.integers(0, 3), st.integers(0, 1), st.integers(0, 1), st.integers(0, 1)).filter(
    lambda army: army.size > 0
)
lines = st.lists(st.sampled_from(SHIP_KINDS), min_size=1, max_size=6).map(tuple)
fleets = st.builds(Fleet, st.integers(0, 2), st.integers(0, 2), st.integers(0, 1), st.integers(0, 1)).filter(
    lambda fleet: fleet.size > 0
)
NEAR = 1e-9


@given(st.tuples(*[st.integers(0, 12)] * 4))
def test_hits_are_a_distribution(front: tuple[int, int, int, int]) -> None:
    chances = hits(front)
    assert len(chances) == sum(front) + 1
    assert chances.min() >= -NEAR
    assert chances.sum() == pytest.approx(1)


@settings(max_examples=40, deadline=None)
@given(armies, armies, st.sampled_from(POLICIES[:-1]), st.sampled_from(POLICIES[:-1]))
def test_chances_sum_to_one(attackers: Army, defenders: Army, attacker: Policy, defender: Policy) -> None:
    found = land(attackers, defenders, attacker, defender)
    assert found.takes + found.holds == pytest.approx(1)
    for ways in (found.attacker, found.defender):
        assert sum(way.p for way in ways) == pytest.approx(1)
    assert sum(found.rounds.values()) == pytest.approx(1)
    assert (
        0
        <= found.attacker_losses.expected
        <= sum(
            n * cost for n, cost in zip((attackers.of(k) for k in ARMY_KINDS), (5, 10, 8, 15), strict=True)
        )
        + NEAR
    )


@settings(max_examples=15, deadline=None)
@given(small, small, st.sampled_from(ARMY_KINDS))
def test_one_more_unit_never_hurts_who_plays_best(attackers: Army, defenders: Army, kind: str) -> None:
    one = Army(**{kind: 1})
    takes = land(attackers, defenders, "optimal", "optimal").takes
    assert land(attackers + one, defenders, "optimal", "optimal").takes >= takes - NEAR
    assert land(attackers, defenders + one, "optimal", "optimal").takes <= takes + NEAR


@settings(max_examples=15, deadline=None)
@given(small, small, st.sampled_from(POLICIES[:-1]), st.sampled_from(("take", "swing")))
def test_the_best_is_no_worse_than_any_named_policy(
    attackers: Army, defenders: Army, policy: Policy, goal: Goal
) -> None:
    def worth(attacker: Policy, defender: Policy) -> float:
        found = land(attackers, defenders, attacker, defender, goal)
        return found.takes if goal == "take" else found.swing

    assert worth("optimal", policy) >= worth(policy, policy) - NEAR
    assert worth(policy, "optimal") <= worth(policy, policy) + NEAR
    assert worth("optimal", "optimal") <= worth("optimal", policy) + NEAR
    assert worth("optimal", "optimal") >= worth(policy, "optimal") - NEAR


def test_a_battle_too_large_to_solve_says_so() -> None:
    found = land(Army(5, 3, 3, 2), Army(5, 3, 2, 2), "optimal", "optimal")
    assert "too large" in found.note
    assert found.plan.attacker != "optimal"


@settings(max_examples=10, deadline=None)
@given(armies)
def test_neutral_chances_sum_to_one(attackers: Army) -> None:
    found = neutral(attackers)
    assert found.takes + found.holds == pytest.approx(1)
    assert sum(troops.p for troops in found.troops) == pytest.approx(1)


# At sea


@settings(max_examples=60, deadline=None)
@given(lines, lines)
def test_a_round_is_a_distribution_and_fair(ours: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    found, turned = naval(ours, theirs), naval(theirs, ours)
    assert sum(way.p for way in found.outcomes) == pytest.approx(1)
    assert found.swing == pytest.approx(-turned.swing, abs=NEAR)
    assert found.challenger_hits + found.holder_hits <= min(len(ours), len(theirs)) + NEAR


@settings(max_examples=25, deadline=None)
@given(lines, lines)
def test_many_lines_at_once_are_the_same_as_one_by_one(
    ours: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    both = (ours, ours[::-1]), (theirs, theirs[::-1])
    found = swings(*both, "swing")
    assert found == pytest.approx(np.array([[naval(a, b).swing for b in both[1]] for a in both[0]]))


@settings(max_examples=10, deadline=None)
@given(fleets, fleets)
def test_the_best_line_is_the_best(ours: Fleet, theirs: Fleet) -> None:
    length = min(ours.size, theirs.size)
    own, enemy = lines_of(ours, length), lines_of(theirs, length)
    assert shares(theirs, enemy).sum() == pytest.approx(1)
    means = swings(own, enemy, "ships") @ shares(theirs, enemy)
    assert best_lineup(ours, theirs).swing == pytest.approx(means.max())
    known = best_lineup(ours, enemy[0])
    assert known.swing == pytest.approx(swings(own, enemy[:1], "ships").max())


@settings(max_examples=10, deadline=None)
@given(fleets, fleets)
def test_a_mixed_plan_can_hardly_be_beaten(ours: Fleet, theirs: Fleet) -> None:
    length = min(ours.size, theirs.size)
    own, enemy = lines_of(ours, length), lines_of(theirs, length)
    values = swings(own, enemy, "swing")
    x, y = equilibrium(values)
    assert (x.sum(), y.sum()) == pytest.approx((1, 1))
    gap = (values @ y).max() - (x @ values).min()
    assert mixed(ours, theirs).error == pytest.approx(gap)
    assert -NEAR <= gap <= TOLERANCE


@settings(max_examples=10, deadline=None)
@given(fleets, fleets)
def test_both_fleets_share_the_sea(ours: Fleet, theirs: Fleet) -> None:
    one, other = sea(ours, theirs, "any", "screen"), sea(theirs, ours, "screen", "any")
    assert one.control + other.control == pytest.approx(1)
    assert one.challenger_loss == pytest.approx(other.holder_loss)


def test_too_many_lines_are_laid_in_the_plainest_way() -> None:
    large = Fleet(3, 3, 3, 3)
    found = sea(large, large, "any", "any")
    assert (found.challenger, found.holder) == ("screen", "screen")
    assert "too many" in found.note or "more than" in found.note
    assert found.control == pytest.approx(0.5)
