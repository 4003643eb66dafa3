"""The printed tables agree with each other and with the sums of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.triumph.board import board, capitals
from sandtable.games.triumph.data import (
    action_cards,
    border_table,
    country_table,
    investment_cards,
    setup_table,
    technology_table,
    unit_table,
)
from sandtable.games.triumph.economy import people_and_resources
from sandtable.games.triumph.trade import routes, yielding
from tests.games.triumph.triumph_play import SEATS, at


def test_the_map() -> None:
    kinds = Counter(row.kind for row in board().areas.values())
    assert kinds == {"land": 21, "coastal": 74, "strait": 8, "sea": 28, "ocean": 5}
    assert sum(map(len, board().near.values())) // 2 == 353
    assert len(capitals()) == 10


def test_borders_fit_what_they_join() -> None:
    land = board()
    for one, row in land.near.items():
        for two, kind in row.items():
            wet = land.areas[one].is_water + land.areas[two].is_water
            strait = land.areas[one].is_strait or land.areas[two].is_strait
            assert (kind in ("sea", "ocean")) == (wet == 2), (one, two)
            assert (kind == "strait") == (strait and wet < 2), (one, two)
            assert kind != "coast" or wet == 1
    assert len(border_table().coast.along) == len(set(border_table().coast.along))


@pytest.mark.parametrize(("seat", "pop", "res"), [("west", 12, 11), ("axis", 11, 6), ("ussr", 12, 11)])
def test_people_and_resources_at_the_start(seat: str, pop: int, res: int) -> None:
    state = at("position empty")
    assert people_and_resources(state, seat) == (pop, res)
    assert set(yielding(state, seat)) <= routes(state, seat)


def test_the_cards() -> None:
    assert len(action_cards()) == len(investment_cards()) == 55
    assert Counter(row.season for row in action_cards().values()) == {"spring": 15, "summer": 25, "fall": 15}
    letters = Counter((row.season, row.letter) for row in action_cards().values())
    assert max(letters.values()) == 1
    assert sum(row.wild is not None for row in action_cards().values()) == 12
    assert sum(row.factory for row in investment_cards().values()) == 136
    assert sum(bool(row.intelligence) for row in investment_cards().values()) == 10
    named = {country for row in action_cards().values() for country in row.countries}
    assert named <= set(country_table())


def test_every_technology_can_be_made() -> None:
    ends = Counter(tech for row in investment_cards().values() for tech in row.techs)
    assert set(ends) == set(technology_table())
    assert min(ends.values()) >= 2
    assert sorted(row.stage for row in technology_table().values() if row.stage) == [1, 2, 3, 4]


def test_the_box() -> None:
    assert (
        sum(sum(row.pool.values()) for row in unit_table().nations.values()) == 190
    )  # 198 less the eight neutral fortresses, of which there is no limit
    assert sum(setup_table().chits.values()) == 32
    blocks = {seat: sum(r.blocks for r in rows) for seat, rows in setup_table().blocks.items()}
    assert blocks == {"west": 14, "axis": 22, "ussr": 13}
    assert set(blocks) == set(SEATS)
    assert sorted(map(sorted, setup_table().die.values())) == [sorted(SEATS)] * 6
