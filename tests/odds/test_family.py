"""The odds name no unit and no nation, and compare no sides; only Classic's form tells the names of sides."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable.odds
from tests.naming import KINDS, NATIONS, SIDES, asked, named

ODDS = Path(sandtable.odds.__file__).parent
FORM = ODDS / "axis" / "classic" / "calculator.py"


def told(source: str) -> list[str]:
    """Units, nations and sides that a module names, and sides that it asks a ruleset for."""
    return [*named(source, KINDS | NATIONS | SIDES), *asked(source, ("rules.side", "rules.teams"))]


def test_odds_name_no_unit_and_no_nation() -> None:
    modules = [path for path in sorted(ODDS.rglob("*.py")) if not path.is_relative_to(ODDS / "attack")]
    assert len(modules) > 60
    wrong = [
        f"{path.relative_to(ODDS)} {what}"
        for path in modules
        for what in told(path.read_text(encoding="utf-8"))
        if path != FORM or not what.endswith("rules.side")
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param('if pile.kind == "transport": pass', True, id="a unit"),
        pytest.param('LOADS = (("infantry", 2), ("armor", 1))', True, id="a table of units"),
        pytest.param('capital = rules.capital["germany"]', True, id="a nation"),
        pytest.param("side = state.rules.side", True, id="a side"),
        pytest.param("order = grid.side[number]", False, id="a side of a battle"),
        pytest.param('army = roster.having["occupies"]', False, id="a trait"),
        pytest.param('text = "write it like germany: 3 inf"', False, id="words for people"),
    ],
)
def test_the_check_itself(source: str, wrong: bool) -> None:
    assert bool(told(source)) == wrong
