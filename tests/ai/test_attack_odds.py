"""What the players of Attack! think of battles, against the exact odds."""

from __future__ import annotations

import pytest

from sandtable.ai.attack.clash import army, cost, estimate, front, hit_chances, mixture, without
from sandtable.ai.attack.exact import clash
from sandtable.ai.attack.fleet import lead
from sandtable.ai.attack.navy import chance_at_sea
from sandtable.ai.attack.style import THREE
from sandtable.games.attack.pieces import Fleet
from sandtable.odds.attack import land, sea

from .attacking import position

BATTLES = [
    ((4, 2, 2, 1), (4, 1, 1, 0)),
    ((2, 1, 1, 1), (3, 1, 0, 0)),
    ((5, 0, 0, 0), (4, 0, 0, 0)),
    ((3, 3, 1, 0), (5, 1, 1, 1)),
    ((8, 2, 1, 1), (6, 1, 1, 0)),
    ((0, 2, 0, 1), (1, 0, 0, 0)),
    ((6, 1, 1, 1), (2, 1, 1, 1)),
]


@pytest.mark.parametrize(("attack", "defense"), BATTLES)
def test_the_odds_of_plans_are_close_to_the_exact_ones(
    attack: tuple[int, int, int, int], defense: tuple[int, int, int, int]
) -> None:
    """Under the best of the named policies; choosing the front afresh each round makes a small difference."""
    exact = [land(army(attack), army(defense), policy) for policy in ("all", "screen")]
    found = clash(attack, defense)
    wins = [odds.takes for odds in exact]
    assert min(wins) - 0.04 <= found.win <= max(wins) + 0.04
    losses = [odds.attacker_losses.expected for odds in exact]
    assert min(losses) - 0.1 * cost(attack) <= found.lost <= max(losses) + 0.1 * cost(attack)


@pytest.mark.parametrize(("attack", "defense"), BATTLES)
def test_the_estimate_is_near(attack: tuple[int, int, int, int], defense: tuple[int, int, int, int]) -> None:
    assert abs(estimate(attack, defense).win - clash(attack, defense).win) < 0.2


@pytest.mark.parametrize("defense", [(3, 1, 1, 0), (4, 1, 0, 0), (1, 0, 0, 0)])
def test_a_larger_army_does_not_win_for_nothing(defense: tuple[int, int, int, int]) -> None:
    """Those who only look on save no losses: beyond what is needed an attack costs what it costs."""
    enough = clash((6, 3, 2, 1), defense)
    for attack in ((11, 6, 4, 2), (20, 8, 6, 4), (60, 20, 10, 10)):
        found = clash(attack, defense)
        assert found.win > 0.95
        assert found.lost == pytest.approx(enough.lost, rel=0.25, abs=1.0)
        assert found.left == pytest.approx(cost(attack) - found.lost, rel=0.05)


def test_large_battles_keep_the_proportions() -> None:
    assert clash((20, 8, 4, 4), (20, 8, 4, 4)).win < 0.5 < clash((30, 12, 6, 6), (20, 8, 4, 4)).win
    assert mixture((4, 2, 0, 1), 5) == (3, 1, 0, 1)


def test_hits_need_the_right_units() -> None:
    """Four infantry with four dice: one face in six."""
    assert hit_chances((4, 0, 0, 0))[0] == pytest.approx((5 / 6) ** 4)
    assert sum(hit_chances((2, 1, 1, 1))) == pytest.approx(1.0)
    assert hit_chances((0, 1, 0, 0))[1] == pytest.approx(1 - (5 / 6) ** 2)


def test_losses_take_infantry_first() -> None:
    assert without((2, 1, 1, 1), 4) == (0, 0, 0, 1)


def test_a_front_is_mixed() -> None:
    assert front((8, 3, 2, 2), 4) == (1, 1, 1, 1)


def test_lead_of_two_dice() -> None:
    assert lead(0) == pytest.approx(0.0)
    assert lead(2) == pytest.approx(-lead(-2))
    assert lead(2) > 0.25


@pytest.mark.parametrize(
    ("challenger", "holder"),
    [
        (Fleet(2, 2, 1, 0), Fleet(2, 2, 1, 0)),
        (Fleet(3, 2, 1, 0), Fleet(2, 2, 1, 0)),
        (Fleet(2, 2, 2, 0), Fleet(2, 2, 1, 0)),
        (Fleet(4, 2, 1, 0), Fleet(6, 2, 1, 0)),
        (Fleet(7, 2, 1, 0), Fleet(6, 2, 1, 0)),
        (Fleet(9, 2, 2, 0), Fleet(8, 2, 1, 0)),
    ],
)
def test_the_estimate_at_sea_is_near(challenger: Fleet, holder: Fleet) -> None:
    """Of battles that are too large for exact odds, and of three stars."""
    state = position("gray tan", "units peru gray: 1 inf", "units urals tan: 1 inf", "turn gray")
    exact = sea(challenger, holder, "screen", "screen").control
    assert abs(chance_at_sea(state, challenger, holder, THREE) - exact) < 0.1
