"""The counts of `benchmarks/idle.py`: which ships are idle, which armies have no way."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sandtable.ai.match import Fixture
from sandtable.games.axis.classic.state import State

from .tables import closed, ordered, quiet


@pytest.fixture(scope="module")
def idle() -> ModuleType:
    """The script as a module."""
    path = Path(__file__).parents[2] / "benchmarks" / "idle.py"
    spec = importlib.util.spec_from_file_location("benchmark_idle", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def sailing(*lines: str) -> State:
    return quiet("units united_kingdom uk: 8 inf 1 ic", *lines, "turn uk noncombat_move round 4")


def follow(idle: ModuleType, fleet: object, before: State, after: State) -> None:
    spaces = {*before.units, *after.units}
    fleet.follow(idle.berths(before, spaces), spaces, after)  # type: ignore[attr-defined]


def test_ships_without_troops_for_three_turns_are_idle(idle: ModuleType) -> None:
    state = sailing("units sz_united_kingdom uk: 6 trn")
    fleet = idle.Fleet(state)
    fleet.turn["uk"] = 2
    assert fleet.idle("uk") == {}
    fleet.turn["uk"] = 3
    assert fleet.idle("uk") == {"sz_united_kingdom": 6}
    after = ordered(state, "load 2 inf united_kingdom > sz_united_kingdom")
    follow(idle, fleet, state, after)
    assert fleet.idle("uk") == {"sz_united_kingdom": 5}


def test_a_ship_is_followed_over_the_sea(idle: ModuleType) -> None:
    """It carries in its third turn; the empty one that sails on its own stays idle where it goes."""
    state = sailing("units sz_united_kingdom uk: 2 trn", "units karelia_ssr ussr: 2 inf 1 ic")
    fleet = idle.Fleet(state)
    fleet.turn["uk"] = 3
    for order in (
        "load 2 inf united_kingdom > sz_united_kingdom",
        "move 1 trn(inf,inf) sz_united_kingdom > sz_karelia",
        "unload 2 inf sz_karelia > karelia_ssr",
        "move 1 trn() sz_united_kingdom > sz_east_canada",
    ):
        before, state = state, ordered(state, order)
        follow(idle, fleet, before, state)
    assert fleet.idle("uk") == {"sz_east_canada": 1}
    fleet.turn["uk"] = 6
    assert fleet.idle("uk") == {"sz_east_canada": 1, "sz_karelia": 1}


def test_a_new_ship_counts_from_the_turn_after(idle: ModuleType) -> None:
    state = quiet("bought 1 trn", "turn uk place round 4")
    fleet = idle.Fleet(state)
    fleet.turn["uk"] = 4
    follow(idle, fleet, state, ordered(state, "place 1 trn sz_united_kingdom"))
    fleet.turn["uk"] = 6
    assert fleet.idle("uk") == {}
    fleet.turn["uk"] = 7
    assert fleet.idle("uk") == {"sz_united_kingdom": 1}


@pytest.mark.parametrize(
    ("nation", "space", "walks"),
    [
        ("uk", "united_kingdom", False),
        ("usa", "eastern_usa", False),
        ("germany", "western_europe", True),
        ("uk", "south_africa", True),
        ("uk", "india", True),
        ("japan", "okinawa", False),
    ],
)
def test_who_can_walk_to_the_enemy(idle: ModuleType, nation: str, space: str, walks: bool) -> None:
    assert idle.can_walk_to_enemy(quiet("turn uk purchase"), nation, space) is walks


def test_a_stranded_army_is_a_fault_after_three_turns(idle: ModuleType) -> None:
    """Eleven in London, whose ships fetch nobody; two that go aboard begin the count anew."""
    game = idle.Watched(Fixture(0, "classic", "2nd", "random", "random", "axis", 1, 1, 1.0))
    game.state = sailing("units united_kingdom uk: 13 inf 1 ic", "units sz_united_kingdom uk: 1 trn")
    game.fleet = idle.Fleet(game.state)
    for _ in range(2):
        game._turn_ended("uk")
    assert game.faults == []
    before, game.state = game.state, ordered(game.state, "load 2 inf united_kingdom > sz_united_kingdom")
    game._see(before)
    game._turn_ended("uk")
    game.state = closed(game.state)
    for _ in range(3):
        game._turn_ended("uk")
    assert [(fault.what, fault.count, fault.where) for fault in game.faults] == [
        ("army", 11, "united_kingdom")
    ]


@pytest.mark.parametrize(
    ("lines", "besieged"),
    [
        pytest.param(("units sz_japan usa: 6 trn(inf,inf)",), True, id="twelve lie off the coast"),
        pytest.param(("units sz_japan usa: 5 trn(inf,inf)",), False, id="ten are no army"),
        pytest.param(("units sz_japan usa: 6 trn",), False, id="empty ships, nobody to fetch"),
        pytest.param(
            ("units sz_japan usa: 6 trn", "owner manchuria ussr", "units manchuria usa: 12 inf"),
            True,
            id="they fetch an army from the shore opposite",
        ),
        pytest.param(
            ("owner manchuria ussr", "units manchuria usa: 12 inf"), False, id="an army without ships"
        ),
        pytest.param(
            ("owner manchuria ussr", "units manchuria usa: 20 bmb"), False, id="aircraft alone take nothing"
        ),
        pytest.param(
            (
                "units sz_japan usa: 3 trn(inf,inf)",
                "units sz_kwangtung uk: 3 trn(inf,inf)",
            ),
            True,
            id="two enemies together",
        ),
    ],
)
def test_which_capitals_are_besieged(idle: ModuleType, lines: tuple[str, ...], besieged: bool) -> None:
    state = quiet(*lines, "units japan japan: 20 inf 1 ic", "turn japan place round 9")
    assert idle.is_besieged(state, "japan", "japan") is besieged


def test_only_the_own_capital_is_besieged(idle: ModuleType) -> None:
    state = quiet(
        "units sz_okinawa usa: 6 trn(inf,inf)", "units okinawa japan: 20 inf", "turn japan place round 9"
    )
    assert not idle.is_besieged(state, "japan", "okinawa")


def test_a_besieged_garrison_is_no_fault(idle: ModuleType) -> None:
    """Counted by itself as long as the enemy could come, and a fault as soon as he could not."""
    game = idle.Watched(Fixture(0, "classic", "2nd", "random", "random", "axis", 1, 1, 1.0))
    near = quiet(
        "units sz_japan usa: 6 trn(inf,inf)",
        "units japan japan: 20 inf 1 ic",
        "turn japan place round 9",
    )
    far = quiet("units japan japan: 20 inf 1 ic", "turn japan place round 9")
    game.state = near
    for _ in range(3):
        game._turn_ended("japan")
    assert (len(game.garrisons), len(game.faults)) == (1, 0)
    game.state = far
    game._turn_ended("japan")
    assert (len(game.garrisons), len(game.faults)) == (1, 1)
