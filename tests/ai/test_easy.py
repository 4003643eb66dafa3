"""One and two stars of Classic: they overlook fronts, but never what lies open before them."""

from __future__ import annotations

import pytest

from sandtable.ai.axis.oversights import overlooked
from sandtable.ai.classic.rules import EDITION

from .tables import attackers, phase_of, position

BERLIN_OPEN = ("units germany germany: 1 ic", "units eastern_europe ussr: 2 inf", "owner eastern_europe ussr")


@pytest.mark.parametrize("name", ["stars1", "stars2"])
def test_an_empty_capital_is_taken_also_from_a_front_that_is_overlooked(name: str) -> None:
    state = position(*BERLIN_OPEN, "turn ussr combat_move round 3")
    forgotten = [seed for seed in range(40) if "eastern_europe" in overlooked(EDITION, state, 3, seed)]
    assert forgotten
    for seed in (*forgotten[:4], *range(4)):
        assert attackers(phase_of(name, state, seed=seed)[0], "germany", "ussr") >= 1


def test_other_fronts_are_overlooked_every_turn_and_never_the_capital() -> None:
    rounds = [position(f"turn ussr combat_move round {n}") for n in range(1, 9)]
    seen = {overlooked(EDITION, state, 3, seed=1) for state in rounds}
    assert len(seen) > 3
    assert not any("russia" in spaces for spaces in seen)
    assert overlooked(EDITION, rounds[0], 0, seed=1) == frozenset()


def test_one_star_attacks_in_every_second_round() -> None:
    karelia = ("units karelia_ssr ussr: 1 inf 1 ic", "units eastern_europe germany: 9 inf 3 arm")
    seen = {
        n: phase_of("stars1", position(*karelia, f"turn germany combat_move round {n}"))[1] for n in (2, 3)
    }
    assert seen[2]
    assert not seen[3]
