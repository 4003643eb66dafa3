"""Exact odds of Global 1940 against battles played through the real rules, random battles of every kind.

The bound is that of Classic's battles.
"""

from __future__ import annotations

import pytest

from sandtable.odds.axis.global40 import battle
from tests.odds.test_referee import compare

from .scenes import KINDS, asked

FEW, MANY = 120, 1000


def judge(kind: str, seed: int, battles: int) -> None:
    words = asked(kind, seed)
    exact = battle(**words)
    played = battle(**words, method="play", battles=battles, seed=seed)
    four = exact.attacker_wins + exact.defender_wins + exact.both_destroyed + exact.retreat
    assert four == pytest.approx(1, abs=1e-9)
    for one, other in zip((exact, *exact.sea), (played, *played.sea), strict=True):
        compare(one, other)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(6))
def test_exact_agrees_with_played_battles(kind: str, seed: int) -> None:
    judge(kind, seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(6, 40))
def test_exact_agrees_with_many_played_battles(kind: str, seed: int) -> None:
    judge(kind, seed, MANY)
