"""What kinds are to a planner follows from their printed figures; figures by kind are for units there are."""

from __future__ import annotations

from importlib.resources import files

import pytest

from sandtable.ai.axis.clash import clash
from sandtable.ai.axis.roles import make_roles
from sandtable.ai.axis.till import Till
from sandtable.ai.axis.weights import WeightTable, wrong_weights
from sandtable.ai.classic.rules import EDITION
from sandtable.games.axis.classic.data import unit_table
from sandtable.games.axis.core.units import UnitRow, make_roster, printed_kind
from sandtable.tabletop.tables import BadTable, decode_table

SMALL = {
    "guard": UnitRow("Guard", "gua", "land", 2, 1, 3, 1, load=1, traits=("occupies",)),
    "lancer": UnitRow("Lancer", "lan", "land", 4, 4, 1, 2, load=3, traits=("occupies",)),
    "mortar": UnitRow("Mortar", "mor", "land", 4, 2, 2, 1, load=2, traits=("occupies",)),
    "kite": UnitRow("Kite", "kit", "air", 3, 3, 1, 4, deck_load=1),
    "zeppelin": UnitRow("Zeppelin", "zep", "air", 9, 2, 2, 6),
    "barge": UnitRow("Barge", "bar", "sea", 5, 0, 1, 2, holds=3),
    "raft": UnitRow("Raft", "raf", "sea", 6, 1, 4, 2, decks=1),
    "yard": UnitRow("Yard", "yar", "land", 7, 0, 0, 0, makes=("land",), traits=("installation", "aside")),
}
"""A made-up table in which cost and strength disagree."""


ROLES = EDITION.roles
NO_FIGURES = WeightTable(EDITION.weights, {}, {}, {})


def test_the_kinds_of_classic_are_lost_in_the_order_players_know() -> None:
    short = {kind: row.short for kind, row in unit_table().items()}

    def line(kinds: tuple[str, ...]) -> str:
        return " ".join(short[kind] for kind in kinds)

    assert line(ROLES.on_land.attack) == "inf arm ftr bmb"
    assert line(ROLES.on_land.defense) == "inf arm bmb ftr"
    assert line(ROLES.at_sea.attack) == "trn sub ftr bmb cv bb"
    assert line(ROLES.at_sea.defense) == "trn sub cv ftr bb"


def test_roles_follow_cost_strength_and_traits() -> None:
    roles = make_roles(SMALL, make_roster(SMALL), NO_FIGURES)
    assert (roles.recruit, roles.striker, roles.plane) == ("guard", "lancer", "kite")
    assert (roles.ferry, roles.flagship, roles.factory) == ("barge", "raft", "yard")
    assert roles.on_land.attack == ("guard", "kite", "mortar", "lancer", "zeppelin")
    assert roles.on_land.defense == ("lancer", "mortar", "guard", "kite", "zeppelin")
    assert roles.at_sea.attack == ("kite", "barge", "raft", "zeppelin")
    assert roles.at_sea.defense == ("kite", "barge", "raft")


def test_ships_are_filled_before_they_sail_half_empty() -> None:
    roles = make_roles(SMALL, make_roster(SMALL), NO_FIGURES)
    assert roles.loads == (("guard", 3), ("lancer", 1), ("guard", 2), ("mortar", 1), ("guard", 1))
    assert roles.full_loads == (("guard", 3), ("lancer", 1), ("mortar", 1))


def test_an_edition_without_ships_and_planes_has_no_roles_for_them() -> None:
    rows = {kind: SMALL[kind] for kind in ("guard", "lancer", "yard")}
    roles = make_roles(rows, make_roster(rows), NO_FIGURES)
    assert (roles.plane, roles.ferry, roles.flagship) == ("", "", "")
    assert (roles.loads, roles.room, roles.gun) == ((), 0, 0)
    kinds = {kind: printed_kind(kind, row) for kind, row in rows.items()}
    assert clash(roles, {"lancer": 3}, {"guard": 1}, kinds, kinds).take > 0.8
    assert Till(kinds, 9).affordable(roles.ferry) == 0


WEIGHTS = (files("sandtable.ai.classic") / "data" / "weights.toml").read_text()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        pytest.param("armor = 1.8", "catapult = 1.8", "catapult is no unit", id="haste"),
        pytest.param("battleship = 3", "armada = 3", "armada is no unit", id="escort"),
        pytest.param("{ risk = -0.3", "{ hope = -0.3", "hope is no weight", id="what differs in a phase"),
        pytest.param("swap = 2.0", "swop = 2.0", "Object contains unknown field `swop`", id="a weight"),
        pytest.param("[escort]", "[hope]\n[escort]", "Object contains unknown field `hope`", id="a table"),
    ],
)
def test_figures_of_what_is_not_there_are_refused(old: str, new: str, why: str) -> None:
    assert old in WEIGHTS
    with pytest.raises(BadTable, match=rf"^weights.toml(:\d+)?: {why}"):
        decode_table(
            WEIGHTS.replace(old, new).encode(),
            "weights.toml",
            WeightTable,
            lambda table: wrong_weights(table, unit_table()),
        )
