"""Decisions taken in front of everybody (`Decide.open`) are nobody's secret, in every registered game."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.kernel import registry
from sandtable.kernel.protocol import Decide
from tests.contract.randomplay import kept, recorded
from tests.contract.secrecy import seen

WITH_SECRETS = [
    pytest.param(name, ruleset, id=f"{name}-{ruleset}")
    for name in registry.names()
    for ruleset in registry.find(name).rulesets()
    if not registry.find(name).is_open
]


@pytest.mark.parametrize(("name", "ruleset"), WITH_SECRETS)
def test_a_spectator_knows_the_menu_and_sees_what_is_chosen(name: str, ruleset: str) -> None:
    played, rng, found = recorded(name, ruleset, 1, 4), Random(1), 0
    game = played.game
    with kept(played.log, f"{played.name}-open"):
        for state, pending, entry, step in played.moments:
            if not (isinstance(pending, Decide) and pending.open and entry.by in pending.seats):
                continue
            found += 1
            imagined = game.imagine(game.view(state, None), "", rng)
            assert game.view(imagined, None) == game.view(state, None)
            for seat in pending.seats:
                assert game.options(imagined, seat) == game.options(state, seat)
            assert seen(step.events, None) == seen(step.events, entry.by)
    assert found
