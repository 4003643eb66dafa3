"""A data file that holds what no rule reads is refused, with its name, the line and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.attack.data import UnitTable
from sandtable.games.axis.classic.data import TechTable, wrong_effects
from sandtable.games.axis.core.units import UnitRow
from sandtable.tabletop.tables import BadTable, decode_table

INFANTRY = """# blitzes is explained elsewhere
infantry = { name = "Infantry", short = "inf", domain = "land", cost = 3, attack = 1, defense = 2, move = 1, \
load = 1, blitzes = true }
"""
DIGGERS = """# digs is explained elsewhere
infantry = { name = "Infantry", short = "inf", domain = "land", cost = 3, attack = 1, defense = 2, move = 1 }
diggers = { name = "Diggers", short = "dig", domain = "land", cost = 3, attack = 1, defense = 2, move = 1, \
traits = ["occupies", "digs"] }
"""
ARMY = """[army]
infantry = { name = "Infantry", short = "inf", cost = 2, move = 1, dice = 1, flies = true }
"""
TECH = """[research]
die_cost = 5
success = 6
[developments]
jet_power = { roll = 1, name = "Jet power", effects = { KIND = { FIGURE = 5 } } }
"""


def tech(kind: str, figure: str) -> str:
    return TECH.replace("KIND", kind).replace("FIGURE", figure)


@pytest.mark.parametrize(
    ("text", "shape", "said"),
    [
        pytest.param(
            INFANTRY,
            dict[str, UnitRow],
            "t.toml:2: Object contains unknown field `blitzes`",
            id="a figure",
        ),
        pytest.param(
            DIGGERS,
            dict[str, UnitRow],
            "t.toml:3: Invalid enum value 'digs' - at `$[",
            id="a trait",
        ),
        pytest.param(ARMY, UnitTable, "t.toml:2: Object contains unknown field `flies`", id="another family"),
        pytest.param(
            tech("fighter", "rocket_speed"),
            TechTable,
            "t.toml:5: Invalid enum value 'rocket_speed'",
            id="an effect",
        ),
        pytest.param("a = x", TechTable, "t.toml: Invalid value (at line 1, column 5)", id="no TOML"),
    ],
)
def test_what_no_rule_reads(text: str, shape: Any, said: str) -> None:
    with pytest.raises(BadTable) as refused:
        decode_table(text.encode(), "t.toml", shape)
    assert str(refused.value).startswith(said)


def test_an_effect_on_no_unit() -> None:
    assert decode_table(tech("fighter", "defense").encode(), "tech.toml", TechTable, wrong_effects)
    assert decode_table(tech("all", "cost_change").encode(), "tech.toml", TechTable, wrong_effects)
    with pytest.raises(
        BadTable, match=r"^tech.toml:5: jet_power has an effect on zeppelin, which is no unit$"
    ):
        decode_table(tech("zeppelin", "move").encode(), "tech.toml", TechTable, wrong_effects)
