"""Everything a menu of Classic offers passes the check: every line, its least and most, every target."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Menu, Offer, Over, Roll, Setup


def menus(setup: Setup, seed: int, rounds: int) -> Iterator[tuple[State, Menu]]:
    """All menus of a random game."""
    rng = Random(seed)
    state = CLASSIC.start(setup)
    while state.round <= rounds and not isinstance(awaited := CLASSIC.pending(state), Over):
        if isinstance(awaited, Roll):
            state = CLASSIC.apply(
                state, Entry(CHANCE, dice=tuple(rng.choices(range(1, 7), k=awaited.count)))
            ).state
            continue
        assert isinstance(awaited, Decide)
        for seat in awaited.seats:
            menu = CLASSIC.options(state, seat)
            yield state, menu
        state = CLASSIC.apply(state, Entry(seat, CLASSIC.pick(state, menu, rng))).state


def must_pass(state: State, seat: str, offer: Offer, count: int, target: str) -> None:
    action = CLASSIC.make(state, seat, [(offer, count, target)])
    refusal = CLASSIC.check(state, Entry(seat, action))
    assert refusal is None, f"{seat} in {state.phase}: {CLASSIC.write(action)}: {refusal}"


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_offers_pass_in_some_menus(edition: str, seed: int) -> None:
    """Each line of one menu in five: one and most, the first target, the last and one between."""
    rng = Random(seed)
    for state, menu in menus(Setup("classic", edition), seed, 4):
        if rng.randrange(5):
            continue
        for offer in (o for o in menu.offers if o.verb != "lose"):
            targets = offer.targets or ("",)
            for target in {targets[0], targets[-1], rng.choice(targets)}:
                for count in {min(1, offer.most), offer.most}:
                    must_pass(state, menu.seat, offer, count, target)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20, 36))
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_all_offers_pass(edition: str, seed: int) -> None:
    """Every line of every menu with every number and target."""
    for state, menu in menus(Setup("classic", edition), seed, 6):
        for offer in (o for o in menu.offers if o.verb != "lose"):
            numbers = {1, 2, 3, offer.most - 1, offer.most}
            for count in (n for n in numbers if min(1, offer.most) <= n <= offer.most):
                for target in offer.targets or ("",):
                    must_pass(state, menu.seat, offer, count, target)
