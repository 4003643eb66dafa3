"""The features of a position: named, and the same seen from both sides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.ai.axis.danger import Danger
from sandtable.ai.axis.features import FEATURES, Worth, evaluate, vector
from sandtable.ai.axis.pull import Pull
from sandtable.ai.axis.reach import next_turn
from sandtable.ai.axis.weights import Weights
from sandtable.ai.classic.rules import EDITION

from .tables import position


def test_the_vector_has_names_and_is_one_sides_gain_and_the_others_loss() -> None:
    axis, allies = (vector(EDITION, position(), seat) for seat in ("germany", "ussr"))
    assert tuple(axis) == FEATURES
    assert axis == {name: -figure for name, figure in allies.items()}
    weights = EDITION.weights
    assert evaluate(axis, weights) == pytest.approx(-evaluate(allies, weights))


def test_other_weights_may_take_the_place_of_ours() -> None:
    assert evaluate({"units": 3.0}, replace(EDITION.weights, units=2.0)) == 6.0
    assert set(FEATURES) <= set(Weights.__struct_fields__)


def test_a_capital_is_worth_more_than_its_land() -> None:
    worth = Worth(EDITION, position())
    assert worth.whole("germany") > worth.whole("ukraine_ssr") + 25


def test_reach_by_land_air_and_sea() -> None:
    """What Germany could bring at the start: armor two steps, fighters, and troops over the Baltic."""
    reach = next_turn(EDITION, position("units sz_united_kingdom none"), "germany")
    assert reach.army("caucasus").force["armor"] >= 2
    assert reach.army("united_kingdom").has_land
    assert reach.army("sz_west_mediterranean").force["fighter"] >= 1
    assert not reach.army("eastern_usa").has_land


def test_danger_sees_a_landing_that_a_picket_ship_bars() -> None:
    """A capital is not safe because one submarine lies before it."""
    state = position(
        "position empty",
        "units germany germany: 1 ic",
        "units sz_baltic germany: 1 sub",
        "units sz_karelia ussr: 1 trn",
        "units karelia_ssr ussr: 2 inf",
        "turn germany noncombat_move round 2",
    )
    assert Danger(EDITION, state, "germany").chance("germany", {}) == 1.0


def test_troops_are_drawn_towards_the_enemy_they_can_walk_to() -> None:
    pull = Pull(EDITION, position(), "germany")
    assert pull.on_foot["eastern_europe"] > pull.on_foot["germany"] > 0
    assert pull.on_foot["japan"] == 0
