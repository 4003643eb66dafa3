"""The fast battles of planning know ships of two hits, and guns that lift those beside them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.ai.axis.clash import clash
from sandtable.ai.axis.roles import make_roles
from sandtable.ai.axis.weights import WeightTable
from sandtable.ai.classic.rules import EDITION
from sandtable.games.axis.core.units import UnitRow, make_roster, printed_kind

SURE = {
    "ram": UnitRow("Ram", "ram", "sea", 10, 6, 6, 2),
    "hulk": UnitRow("Hulk", "hul", "sea", 20, 6, 6, 2, hits=2),
    "guard": UnitRow("Guard", "gua", "land", 3, 1, 2, 1, supported=2, traits=("occupies",)),
    "cannon": UnitRow("Cannon", "can", "land", 4, 2, 2, 1, traits=("occupies", "supports")),
}
"""Ships that miss once in six attacks and never in defense, and guns that lift those beside them."""
SURE_KINDS = {kind: printed_kind(kind, row) for kind, row in SURE.items()}
SURE_ROLES = make_roles(SURE, make_roster(SURE), WeightTable(EDITION.weights, {}, {}, {}))


@pytest.mark.parametrize(
    ("attack", "defense", "win", "lost", "sunk"),
    [
        pytest.param({"ram": 1}, {"hulk": 1}, 0, 10, 0, id="one hit does not sink it"),
        pytest.param({"ram": 2}, {"hulk": 1}, 25 / 36, 470 / 36, 4000 / 216, id="two do, soon or later"),
        pytest.param({"hulk": 1}, {"ram": 1}, 5 / 6, 20 / 6, 350 / 36, id="the first costs nothing"),
    ],
)
def test_a_ship_of_two_hits(
    attack: dict[str, int], defense: dict[str, int], win: float, lost: float, sunk: float
) -> None:
    found = clash(SURE_ROLES, attack, defense, SURE_KINDS, SURE_KINDS, at_sea=True)
    assert (found.win, found.attacker_loss, found.defender_loss) == pytest.approx((win, lost, sunk))


def test_one_piece_is_lifted_for_each_that_supports() -> None:
    def win(attack: dict[str, int], guard: int) -> float:
        kinds = {**SURE_KINDS, "guard": replace(SURE_KINDS["guard"], attack=guard, supported=0)}
        return clash(SURE_ROLES, attack, {"guard": 2}, kinds, SURE_KINDS).win

    def supported(attack: dict[str, int]) -> float:
        return clash(SURE_ROLES, attack, {"guard": 2}, SURE_KINDS, SURE_KINDS).win

    assert supported({"guard": 2}) == win({"guard": 2}, 1)
    assert supported({"guard": 1, "cannon": 1}) == win({"guard": 1, "cannon": 1}, 2)
    one_of_two = supported({"guard": 2, "cannon": 1})
    assert win({"guard": 2, "cannon": 1}, 1) < one_of_two < win({"guard": 2, "cannon": 1}, 2)
