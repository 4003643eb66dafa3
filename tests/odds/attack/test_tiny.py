"""Battles small enough to work out by hand."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from sandtable.games.attack.frames import Battle, Force
from sandtable.games.attack.pieces import Army, Fleet
from sandtable.odds.attack import best_lineup, fight, forward, land, naval, neutral, sea
from sandtable.odds.attack.dice import expected_hits, hits

MISS = (5 / 6) ** 2
HIT = 1 - MISS
"""One infantry throws two dice; each shows infantry with a sixth."""


def test_one_against_one_is_a_geometric_series() -> None:
    found = land(Army(infantry=1), Army(infantry=1))
    assert found.takes == pytest.approx(MISS * HIT / (1 - MISS**2), abs=1e-12)
    assert found.expected_rounds == pytest.approx(1 / (1 - MISS**2), abs=1e-9)
    assert found.attacker_losses.expected == pytest.approx(5 * found.holds)


def test_a_single_unit_throws_two_dice_but_hits_once() -> None:
    assert hits((0, 0, 0, 1)) == pytest.approx([(4 / 6) ** 2, 1 - (4 / 6) ** 2])
    assert hits((0, 1, 0, 0)) == pytest.approx([MISS, HIT])


def test_two_infantry_use_one_die_each() -> None:
    assert hits((2, 0, 0, 0)) == pytest.approx([25 / 36, 10 / 36, 1 / 36])


def test_a_tank_lends_its_second_die_to_others() -> None:
    """Three dice; nobody, the tank or the infantry alone, or both hit."""
    neither = (4 / 6) ** 3
    both = 1 - 2 * (5 / 6) ** 3 + neither
    assert hits((1, 1, 0, 0)) == pytest.approx([neither, 1 - neither - both, both])


def test_many_alike_hit_like_a_binomial() -> None:
    many = [comb(12, n) / 6**n * (5 / 6) ** (12 - n) for n in range(13)]
    assert hits((12, 0, 0, 0)) == pytest.approx(many)
    assert expected_hits((12, 0, 0, 0)) == pytest.approx(2)


def test_nobody_against_somebody() -> None:
    assert land(Army(infantry=2), Army()).takes == 1
    assert land(Army(), Army(infantry=1)).takes == 0


def test_a_battle_that_is_on_goes_on_from_its_step() -> None:
    """The attacker is about to roll: his hit ends it before the defender rolls again."""
    one = Force(front=Army(infantry=1))
    battle = Battle("ukraine", "brown", one, one, "green", "green", step="roll", side="attacker", round=3)
    found = fight(battle)
    assert found.takes == pytest.approx(HIT / (1 - MISS**2), abs=1e-12)
    assert min(found.rounds, key=int) == "3"
    assert found.rounds["3"] == pytest.approx(HIT)


def test_the_reserve_is_safe() -> None:
    """Two attackers sent one by one cannot both be lost in the first round, however many hits there are."""
    attack, defense = Force(Army(infantry=1), Army(infantry=1)), Force(Army(infantry=4))
    battle = Battle("ukraine", "brown", attack, defense, "green", "green", step="roll", side="defender")
    assert "1" not in fight(battle, attacker="none").rounds
    together = Battle(
        "ukraine", "brown", Force(Army(infantry=2)), defense, "green", "green", "roll", "defender"
    )
    assert fight(together).rounds["1"] == pytest.approx(hits((4, 0, 0, 0))[2:].sum())


def test_what_goes_forward_is_worth_it() -> None:
    """The attacker is fired at first, so infantry stand in front of the planes."""
    reserve = Army(infantry=4, plane=1)
    theirs = Force(reserve=Army(infantry=3))
    battle = Battle("ukraine", "brown", Force(reserve=reserve), theirs, "green", "green")
    found = forward(battle)
    assert found.optimal
    assert found.units.size == 4
    assert found.units.infantry >= 3


# Neutral regions


def test_a_neutral_region_is_the_mean_over_the_cards() -> None:
    troops = ((Army(infantry=2), 0.25), (Army(infantry=3), 0.75))
    attackers = Army(infantry=3, tank=1)
    found = neutral(attackers, troops)
    two, three = (land(attackers, army) for army, _ in troops)
    assert found.takes == pytest.approx(0.25 * two.takes + 0.75 * three.takes)
    assert found.attacker_loss == pytest.approx(
        0.25 * two.attacker_losses.expected + 0.75 * three.attacker_losses.expected
    )
    assert sum(way.p for way in found.attacker) == pytest.approx(1)


# At sea

EVEN = 146 / 1296
"""Two throws of two dice are equal."""


def test_one_destroyer_against_one() -> None:
    found = naval(("destroyer",), ("destroyer",))
    chances = {(way.challenger.size, way.holder.size): way.p for way in found.outcomes}
    assert chances[0, 0] == pytest.approx(EVEN)
    assert chances[1, 0] == chances[0, 1] == pytest.approx((1 - EVEN) / 2)
    fought_out = sea(Fleet(destroyer=1), Fleet(destroyer=1))
    assert fought_out.control == pytest.approx(0.5)
    assert fought_out.expected_rounds == pytest.approx(1 / (1 - EVEN))


def test_a_damaged_battleship_is_out_but_not_sunk() -> None:
    found = naval(("battleship",), ("battleship",))
    assert all(not way.challenger.size and not way.holder.size for way in found.outcomes)
    assert {(way.challenger_damaged, way.holder_damaged) for way in found.outcomes} == {
        (0, 0),
        (1, 0),
        (0, 1),
    }
    whole = sea(Fleet(battleship=1), Fleet(battleship=1))
    assert whole.control == pytest.approx(0.5)
    assert (whole.challenger_loss, whole.holder_loss) == (0, 0)


def test_two_more_on_two_dice() -> None:
    """A submarine against a battleship wins with up to one less on the dice."""
    throws = [(a + b, c + d) for a, b, c, d in product(range(1, 7), repeat=4)]
    wins = sum(mine + 2 > theirs for mine, theirs in throws) / len(throws)
    assert naval(("submarine",), ("battleship",)).challenger_hits == pytest.approx(wins)


def test_carriers_fight_each_other_and_the_head_is_spared() -> None:
    found = naval(("destroyer", "carrier"), ("destroyer", "carrier"))
    sunk = {tuple(way.holder.items()) for way in found.outcomes}
    assert sunk == {(), (("destroyer", 1),), (("carrier", 1),), (("destroyer", 1), ("carrier", 1))}


def test_the_best_line_against_a_known_one_faces_what_it_beats() -> None:
    enemy = ("submarine", "battleship")
    found = best_lineup(Fleet(destroyer=1, submarine=1), enemy)
    assert found.line == ("destroyer", "submarine")
    assert best_lineup(Fleet(destroyer=1, submarine=1), enemy[::-1]).line == ("submarine", "destroyer")
