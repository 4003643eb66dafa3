"""The odds name no unit and no nation, and compare no sides; only Classic's form tells the names of sides."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable.odds
from sandtable.games.axis.classic.data import setup_table, unit_table

ODDS = Path(sandtable.odds.__file__).parent
NAMES = {*unit_table(), *setup_table().order, *setup_table().sides}
FORM = ODDS / "axis" / "classic" / "calculator.py"


def named(source: str) -> Iterator[str]:
    """Units, nations and sides that a module names in strings of their own, or asks a ruleset for."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield f"names {node.value}"
        if isinstance(node, ast.Attribute) and ast.unparse(node).endswith(("rules.side", "rules.teams")):
            yield f"asks for {node.attr}"


def test_odds_name_no_unit_and_no_nation() -> None:
    modules = [path for path in sorted(ODDS.rglob("*.py")) if not path.is_relative_to(ODDS / "attack")]
    assert len(modules) > 60
    wrong = [
        f"{path.relative_to(ODDS)} {what}"
        for path in modules
        for what in named(path.read_text(encoding="utf-8"))
        if (path, what) != (FORM, "asks for side")
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
    assert bool(list(named(source))) == wrong
