"""Every registered game keeps the contract, in hundreds of long random games; `make soak` runs them.

A third of the games is played as printed, the others with random options.
"""

from __future__ import annotations

from random import Random

import pytest

from sandtable.kernel import registry
from sandtable.kernel.protocol import Setup
from tests.contract.properties import CONTRACT, Care
from tests.contract.randomplay import kept, play
from tests.contract.variants import random_setup

ROUNDS = 12
GAMES_EACH = 120
THOROUGH = Care(every=3, picks=6)

GAMES = [
    pytest.param(name, ruleset, seed, id=f"{name}-{ruleset}-{seed}")
    for seed in range(1000, 1000 + GAMES_EACH)
    for name in registry.names()
    for ruleset in registry.find(name).rulesets()
]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "ruleset", "seed"), GAMES)
def test_contract_in_long_games(name: str, ruleset: str, seed: int) -> None:
    setup = random_setup(name, ruleset, seed) if seed % 3 else Setup(name, ruleset)
    played = play(registry.find(name), setup, seed, ROUNDS, f"{name}-{ruleset}-{seed}")
    for holds in CONTRACT:
        with kept(played.log, f"{played.name}-{holds.__name__}"):
            holds(played, Random(seed), THOROUGH)
