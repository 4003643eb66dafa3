"""Income in figures: a round of passes, convoys shared to the last IPC, and what to expect of them."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.pieces import Pile
from sandtable.games.axis.core.position import PHASES, put
from sandtable.games.axis.global40 import convoys, shares
from sandtable.games.axis.global40.actions import Done, Pass
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Decide, Entry, Setup
from tests.games.global40.positions import start

COLLECTED = {
    "germany": 40,
    "ussr": 37,
    "japan": 36,
    "usa": 52,
    "china": 18,
    "uk_europe": 33,
    "uk_pacific": 17,
    "italy": 10,
    "anzac": 10,
    "france": 19,
}


def passed(state: State) -> State:
    """The position after the seat that must decide did nothing more."""
    awaited = GLOBAL40.pending(state)
    assert isinstance(awaited, Decide)
    do = Done() if awaited.what in PHASES else Pass()
    entry: Entry[Any] = Entry(awaited.seats[0], do)
    assert GLOBAL40.check(state, entry) is None
    return GLOBAL40.apply(state, entry).state


def test_a_round_of_passes_collects_what_was_forecast() -> None:
    """E16; nobody moves, so no convoy is disrupted."""
    state = GLOBAL40.start(Setup("global40", "2nd"))
    ahead = {row.purse: row.total for row in GLOBAL40.forecast(state)}
    before = dict(state.ipc)
    while state.round == 1:
        state = passed(state)
    assert {purse: state.ipc[purse] - before[purse] for purse in before} == COLLECTED == ahead


# Sharing


def cut(damage: dict[str, int], coast: dict[str, tuple[str, ...]], value: dict[str, int]) -> int:
    """The largest total by another way: the least that separates dice from land."""
    zones, best = list(damage), sum(damage.values())
    for taken in product((True, False), repeat=len(zones)):
        near = {land for zone, is_in in zip(zones, taken, strict=True) if is_in for land in coast[zone]}
        out = sum(damage[zone] for zone, is_in in zip(zones, taken, strict=True) if not is_in)
        best = min(best, out + sum(value[land] for land in near))
    return best


def some_coast(rng: Random, zones: int, lands: int) -> tuple[dict[str, tuple[str, ...]], dict[str, int]]:
    names = [f"land{i}" for i in range(lands)]
    value = {name: rng.randint(0, 8) for name in names}
    return {f"z{i}": tuple(rng.sample(names, rng.randint(1, min(3, lands)))) for i in range(zones)}, value


@pytest.mark.parametrize("seed", range(200))
def test_the_largest_total_within_all_limits(seed: int) -> None:
    rng = Random(seed)
    coast, value = some_coast(rng, rng.randint(1, 5), rng.randint(1, 5))
    damage = {zone: rng.randint(0, 12) for zone in coast}
    assert shares.largest(damage, coast, value) == cut(damage, coast, value)


@pytest.mark.parametrize("seed", range(6))
def test_expected_damage_is_the_average_over_all_rolls(seed: int) -> None:
    rng = Random(seed)
    coast, value = some_coast(rng, 2, 3)
    dice = {zone: rng.randint(1, 2) for zone in coast}
    count = sum(dice.values())
    total = 0
    for roll in product(range(1, 7), repeat=count):
        thrown = iter(roll)
        damage = {z: shares.counted([next(thrown) for _ in range(n)]) for z, n in dice.items()}
        total += cut(damage, coast, value)
    assert shares.expected(dice, coast, value) == pytest.approx(total / 6**count)


@pytest.mark.parametrize(
    ("dice", "total"),
    [
        pytest.param((1, 2, 3, 3, 5, 6), 9, id="4 and more do not count"),
        pytest.param((4, 5, 6), 0, id="nothing counts"),
        pytest.param((), 0, id="no dice"),
    ],
)
def test_counted_dice(dice: tuple[int, ...], total: int) -> None:
    assert shares.counted(dice) == total


# Who rolls


def at_sea(zone: str, *piles: Pile) -> State:
    state = replace(start(), units={})
    for pile in piles:
        state = put(state, zone, pile)
    return state


@pytest.mark.parametrize(
    ("piles", "dice"),
    [
        pytest.param([Pile("germany", "submarine", 3)], 6, id="a submarine rolls two"),
        pytest.param([Pile("germany", "battleship")], 1, id="a battleship rolls one"),
        pytest.param([Pile("germany", "cruiser"), Pile("italy", "destroyer")], 2, id="two enemies together"),
        pytest.param([Pile("germany", "aircraft_carrier")], 0, id="a carrier rolls none"),
        pytest.param(
            [Pile("germany", "aircraft_carrier"), Pile("germany", "fighter", 2)],
            4,
            id="its aircraft two each",
        ),
        pytest.param(
            [Pile("germany", "aircraft_carrier"), Pile("italy", "tactical_bomber")], 2, id="guests too (A90)"
        ),
        pytest.param(
            [Pile("germany", "aircraft_carrier", damage=1), Pile("italy", "fighter")],
            0,
            id="not trapped (A90)",
        ),
        pytest.param([Pile("germany", "transport", 2)], 0, id="transports are no warships"),
        pytest.param([Pile("japan", "submarine")], 0, id="not at war"),
        pytest.param(
            [Pile("uk", "destroyer"), Pile("germany", "submarine")], 2, id="own ships change nothing"
        ),
    ],
)
def test_dice_of_a_zone(piles: list[Pile], dice: int) -> None:
    state = at_sea("sz_109", *piles)
    assert convoys.dice_by_zone(state, "uk").get("sz_109", 0) == dice


def test_china_has_no_convoys() -> None:
    state = at_sea("sz_20", Pile("japan", "submarine", 2))
    assert convoys.dice_by_zone(replace(state, owner={**state.owner, "kwangsi": "china"}), "china") == {}


def test_a_purse_without_its_capital_loses_nothing() -> None:
    state = at_sea("sz_109", Pile("germany", "submarine"))
    lost = replace(state, owner={**state.owner, "united_kingdom": "germany"})
    assert convoys.dice_by_zone(lost, "uk") == {}


def test_forecast_of_convoys() -> None:
    """Three submarines off Britain: at most the 8 of the land there, on average a bit less than six dice."""
    state = at_sea("sz_109", Pile("germany", "submarine", 3))
    row = next(row for row in GLOBAL40.forecast(state) if row.purse == "uk_europe")
    assert (row.land, row.convoy_most) == (28, 8)
    assert row.convoy_expected == pytest.approx(5.7, abs=0.2)
    assert row.total == pytest.approx(33 - row.convoy_expected)
