"""The printed numbers of Attack!, checked against each other and against remarks in the rule book."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from sandtable.games.attack.data import board_table, card_table, deck, option_table, setup_table, unit_table
from sandtable.games.attack.pieces import ARMY_KINDS, SHIP_KINDS
from sandtable.games.attack.ruleset import board
from sandtable.games.attack.sheet import figures

BOARD = board()


def reached(start: str, near: dict[str, set[str]]) -> set[str]:
    found, queue = {start}, deque([start])
    while queue:
        for there in near[queue.popleft()] - found:
            found.add(there)
            queue.append(there)
    return found


def test_counts_of_the_board() -> None:
    table = board_table()
    assert len(table.regions) == 58
    assert sum(map(len, table.borders.values())) == 98
    assert len(table.routes) == 21
    assert Counter(BOARD.continent.values()) == {
        "north_america": 13,
        "south_america": 10,
        "africa": 15,
        "eurasia": 20,
    }


@pytest.mark.parametrize("near", [BOARD.land, BOARD.route, BOARD.sea], ids=["land", "route", "sea"])
def test_neighbours_are_mutual(near: dict[str, tuple[str, ...]]) -> None:
    assert all(a in near[b] and a != b for a in near for b in near[a])


def test_no_route_doubles_a_border_or_a_zone() -> None:
    zones = board_table().zones.values()
    for region, ends in BOARD.route.items():
        assert not set(ends) & set(BOARD.land[region])
        assert not any(region in zone.regions and end in zone.regions for end in ends for zone in zones)


def test_the_whole_board_is_joined_by_land_and_sea() -> None:
    near = {r: {*BOARD.land[r], *BOARD.sea[r]} for r in BOARD.regions}
    assert reached("ukraine", near) == set(BOARD.regions)


@pytest.mark.parametrize(
    ("zone", "region"),
    [
        pytest.param("mediterranean", "ukraine", id="§VI the Black Sea is part of the Mediterranean"),
        pytest.param("caribbean", "panama", id="§VI the Caribbean takes in the water east of Panama"),
        pytest.param("north_sea", "great_britain", id="§X the North Sea is a zone"),
    ],
)
def test_zones_named_in_the_book(zone: str, region: str) -> None:
    assert region in board_table().zones[zone].regions


def test_aliases_lead_to_regions_and_hide_none() -> None:
    assert set(board_table().aliases.values()) <= set(BOARD.regions)
    assert not board_table().aliases.keys() & set(BOARD.regions)


def test_the_deck() -> None:
    cards = card_table().cards
    assert len(deck()) == 60 >= len(BOARD.regions)
    assert Counter(cards[c].kind for c in deck()) == dict.fromkeys(card_table().kinds, 12)
    assert Counter(cards[c].value for c in deck()) == {1: 15, 2: 20, 3: 15, 4: 10}
    assert all(row.defenders.size for row in cards.values())
    assert [k for k, row in card_table().kinds.items() if not row.in_set] == ["population"]


def test_richer_cards_defend_better() -> None:
    cards = card_table().cards
    means = [
        sum(cards[c].defenders.size for c in deck() if cards[c].value == v)
        / sum(1 for c in deck() if cards[c].value == v)
        for v in (1, 2, 3, 4)
    ]
    assert means == sorted(means)


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ("infantry", 5),
        ("tank", 10),
        ("artillery", 8),
        ("plane", 15),
        ("destroyer", 5),
        ("submarine", 5),
        ("battleship", 10),
        ("carrier", 20),
    ],
)
def test_costs(kind: str, cost: int) -> None:
    table = unit_table()
    assert (table.army[kind].cost if kind in table.army else table.ships[kind].cost) == cost


def test_kinds_are_the_same_everywhere() -> None:
    table = unit_table()
    assert tuple(table.army) == ARMY_KINDS
    assert tuple(table.ships) == SHIP_KINDS
    assert Counter(table.battle.faces) == {"infantry": 1, "tank": 1, "artillery": 1, "plane": 2, "blank": 1}


def test_start_army_is_placed_five_at_a_time() -> None:
    table = setup_table()
    assert table.army.size == 24
    assert table.army.size - table.claims == 4 * table.per_placement


def test_options_have_a_default_of_their_type() -> None:
    for name, row in option_table().items():
        assert row.text.endswith("."), name
        kind = {"bool": bool, "int": int, "choice": str, "end": str}[row.type]
        assert type(row.default) is kind
        if row.type == "choice":
            assert row.default in row.choices


def test_figures_say_what_the_tables_say() -> None:
    """What a browser is told of a unit in numbers."""
    found = figures()
    assert set(found) == {*ARMY_KINDS, *SHIP_KINDS}
    assert found["tank"] == {"cost": 10, "move": 2, "dice": 2, "faces": 1, "sides": 6}
    assert found["plane"]["faces"] == 2
    assert found["submarine"] == {"cost": 5, "hits": 1, "beside": 1, "against_battleship": 2}
    assert found["battleship"]["hits"] == 2
    assert sum(name.startswith("against_") for name in found["carrier"]) == 3
