"""Every registered game keeps the contract, in short random games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sandtable.kernel import registry
from tests.contract.properties import CONTRACT, Care
from tests.contract.randomplay import Played, kept, recorded

ROUNDS = 4
SEEDS = (1, 2, 3)
QUICK = Care(every=8, picks=3)

GAMES = [
    pytest.param(name, ruleset, seed, id=f"{name}-{ruleset}-{seed}")
    for name in registry.names()
    for ruleset in registry.find(name).rulesets()
    for seed in SEEDS
]


@pytest.mark.parametrize("holds", CONTRACT, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize(("name", "ruleset", "seed"), GAMES)
def test_contract(name: str, ruleset: str, seed: int, holds: Callable[[Played, Random, Care], None]) -> None:
    played = recorded(name, ruleset, seed, ROUNDS)
    with kept(played.log, f"{played.name}-{holds.__name__}"):
        holds(played, Random(seed), QUICK)
