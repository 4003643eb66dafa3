"""Luck in the money of the game."""

from __future__ import annotations

from itertools import product

import pytest

from sandtable.games.attack.battle import count_dice, count_hits
from sandtable.games.attack.pieces import army_of
from sandtable.kernel import save
from sandtable.odds.attack.luck import spread_of_front
from sandtable.odds.luck import Fortune, Volley, reader_of, spread_of
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
        volley = reader.volley(state, step.events)
        if volley is not None:
            read += 1
            assert sum(volley.spread) == pytest.approx(1)
            assert 0 <= volley.hits < len(volley.spread)
            assert volley.costs
        state = step.state
    assert read > 10


def test_games_without_a_reader() -> None:
    assert reader_of("nothing") is None
    assert reader_of("../x") is None
