"""Luck in the money of the game."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from sandtable.games.attack.battle import count_dice, count_hits
from sandtable.games.attack.data import unit_table
from sandtable.games.attack.frames import Sea
from sandtable.games.attack.game import ATTACK as ATTACK_GAME
from sandtable.games.attack.pieces import army_of
from sandtable.games.axis.classic.game import CLASSIC as CLASSIC_GAME
from sandtable.kernel import save
from sandtable.kernel.protocol import Event, Fact, Setup
from sandtable.odds.attack.luck import chance_to_hit, spread_of_front
from sandtable.odds.luck import Fortune, Volley, reader_of, spread_of, spread_of_sum
from tests.ended import ATTACK, CLASSIC


def test_the_spread_of_shots() -> None:
    assert spread_of([]) == (1.0,)
    assert spread_of([0.5, 0.5]) == (0.25, 0.5, 0.25)


def test_hits_are_worth_what_they_take() -> None:
    lucky = Fortune().with_volley(Volley("uk", 2, (0.25, 0.5, 0.25), (3, 5)))
    assert (lucky.hits, lucky.expected, lucky.worth) == (2, 1.0, 8 - (0.5 * 3 + 0.25 * 8))
    unlucky = Fortune().with_volley(Volley("uk", 0, (0.5, 0.5), (12,)))
    assert unlucky.worth == -6


def test_hits_that_find_nothing_are_worth_nothing() -> None:
    more = Fortune().with_volley(Volley("uk", 2, (0.25, 0.5, 0.25), (3,)))
    assert more.worth == 3 - 0.75 * 3


@pytest.mark.parametrize("units", [{"infantry": 2}, {"infantry": 1, "tank": 1}, {"plane": 2}])
def test_the_spread_of_a_front_is_that_of_all_throws(units: dict[str, int]) -> None:
    front = army_of(units)
    throws = list(product(range(1, 7), repeat=count_dice(front)))
    counted = [0] * (front.size + 1)
    for dice in throws:
        counted[count_hits(front, dice)] += 1
    assert spread_of_front(front) == pytest.approx([count / len(throws) for count in counted])


@pytest.mark.parametrize("file", [CLASSIC, ATTACK])
def test_every_throw_of_a_game_can_be_read(file: bytes) -> None:
    log = save.load(file)
    reader = reader_of(log.game.name)
    assert reader is not None
    state, read = log.game.start(log.setup), 0
    for _, entry in log.line:
        step = log.game.apply(state, entry)
        for volley in reader.volleys(state, step.events):
            read += 1
            assert sum(volley.spread) == pytest.approx(1)
            assert 0 <= volley.hits < len(volley.spread)
            assert volley.costs
        state = step.state
    assert read > 10


def test_games_without_a_reader() -> None:
    assert reader_of("nothing") is None
    assert reader_of("../x") is None


def test_the_spread_of_a_sum() -> None:
    throws = [sum(dice) for dice in product(range(1, 7), repeat=2)]
    assert spread_of_sum(2, 6) == pytest.approx([throws.count(total) / 36 for total in range(13)])
    assert spread_of_sum(0, 6) == (1.0,)


def test_bombs_count_as_far_as_the_money_goes() -> None:
    """Three IPC are left: a four takes them all, as would have half of the throws; no hit is counted."""
    state = CLASSIC_GAME.start(Setup("classic", "2nd"))
    for line in ("position empty", "units germany uk: 1 bmb | germany: 1 ic", "money germany 3"):
        state = CLASSIC_GAME.arrange(state, line)
    for event in (
        Event("fired", {"space": "germany", "step": "bombing", "dice": (4,), "by": "uk"}),
        Event("rocket", {"space": "germany", "nation": "germany", "damage": 4, "paid": 3}),
    ):
        reader = reader_of("classic")
        assert reader is not None
        (volley,) = reader.volleys(state, (event,))
        luck = Fortune().with_volley(volley)
        assert (luck.hits, luck.expected) == (0, 0.0)
        assert luck.worth == pytest.approx(3 - (1 + 2 + 3 * 4) / 6)


@pytest.mark.parametrize("ahead", [-2, 0, 1])
def test_the_chance_of_the_higher_total(ahead: int) -> None:
    throws = list(product(range(1, 7), repeat=4))
    won = sum(a + b + ahead > c + d for a, b, c, d in throws)
    assert chance_to_hit(ahead) == pytest.approx(won / len(throws))


def test_ships_have_luck_on_both_sides() -> None:
    """Two battleships face each other; who rolls higher does half a battleship of damage."""
    lines: dict[str, tuple[str, ...]] = {"gray": ("battleship",), "tan": ("battleship",)}
    sea = Sea("gray", "tan", step="pair", lines=lines, hits=dict.fromkeys(lines, (0,)))
    state = replace(ATTACK_GAME.start(Setup("attack", "base", seats=("gray", "tan"))), sea=sea)
    reader = reader_of("attack")
    assert reader is not None
    facts: dict[str, Fact] = {"number": 1, "dice": (6, 6, 1, 1), "totals": (12, 2)}
    ours, theirs = reader.volleys(state, (Event("pairing", facts),))
    half = unit_table().ships["battleship"].cost / 2
    chance = chance_to_hit(0)
    assert (ours.by, theirs.by) == ("gray", "tan")
    assert Fortune().with_volley(ours).worth == pytest.approx(half * (1 - chance))
    assert Fortune().with_volley(theirs).worth == pytest.approx(-half * chance)
