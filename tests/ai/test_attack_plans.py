"""Plans of Attack! players: every order planned can be given, and forces arrive as planned."""

from __future__ import annotations

import random

import pytest

from sandtable.ai import make
from sandtable.ai.attack.deploy import Pull
from sandtable.ai.attack.field import Field
from sandtable.ai.attack.marches import plan_march
from sandtable.ai.attack.search import BASE, look_ahead
from sandtable.ai.attack.style import FOUR, THREE, Style
from sandtable.games.attack.actions import AttackAction, Move, Sail
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Decide, Draw, Entry, Over, Roll, Setup

from .attacking import position, thrown


def positions(count: int, seed: int) -> list[State]:
    """The beginnings of turns in a game of three stars among four."""
    rng, found = random.Random(seed), list[State]()
    state = ATTACK.start(Setup("attack", "base", seats=("gray", "tan", "brown", "green")))
    players = {seat: make("attack", "stars3", seed) for seat in state.order}
    while len(found) < count and not isinstance(awaited := ATTACK.pending(state), Over):
        if isinstance(awaited, Roll | Draw):
            state = ATTACK.apply(state, thrown(awaited, rng)).state
            continue
        assert isinstance(awaited, Decide)
        seat = awaited.seats[0]
        if awaited.what == "action" and not state.turn.used:
            found.append(state)
        action = players[seat].decide(ATTACK.view(state, seat), seat).action
        assert isinstance(action, AttackAction)
        state = ATTACK.apply(state, Entry(seat, action)).state
    return found


@pytest.mark.parametrize("style", [THREE, FOUR], ids=["three", "four"])
def test_attacks_are_made_with_the_force_they_were_weighed_by(style: Style) -> None:
    """No order of a planned attack is refused by the rules."""
    seen = 0
    for state in positions(40, 3):
        march = plan_march(state, state.seat, style, "move")
        if march is None:
            continue
        orders = [step.action for step in march.steps if isinstance(step.action, Move | Sail)]
        for attack in march.attacks:
            sent = sum(sum(o.units.values()) for o in orders if o.target == attack.target)
            assert sent == sum(sum(part) for part in attack.parts.values())
            seen += 1
    assert seen > 10


def test_an_army_beyond_use_draws_no_more() -> None:
    """New units do not go forever to the largest army."""

    def drawn(army: str) -> float:
        state = position(
            "gray tan", f"units peru gray: {army}", "units urals tan: 2 inf", "turn gray round 3"
        )
        return Pull(Field(state, "gray", THREE)).local["peru"]

    assert drawn("3 inf") < drawn("12 inf")
    assert drawn("40 inf") == drawn("400 inf")


def test_one_of_several_rivals_is_less_likely_to_strike_than_an_only_one() -> None:
    """Five stars count what a neighbor could take for less among four, and what it would take for more."""
    near = ("units peru gray: 1 inf", "units bolivia gray: 9 inf", "units chile tan: 6 inf 2 tank")
    far = ("units urals brown: 2 inf", "units poland green: 2 inf")
    two = position("gray tan", *near, "turn gray round 3 used produce move")
    four = position("gray tan brown green", *near, *far, "turn gray round 3 used produce move")
    alone, shared = look_ahead(two, "gray", None), look_ahead(four, "gray", None)
    assert 0 < shared["danger"] < 0.7 * alone["danger"]
    assert 0 < alone["harm"] < shared["harm"]

    def risk(state: State, style: Style) -> float:
        return Field(state, "gray", style).risk("peru", (1, 0, 0, 0))

    assert risk(four, BASE) < 0.6 * risk(two, BASE)
    assert risk(four, FOUR) == risk(two, FOUR)
