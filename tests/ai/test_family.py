"""What planners of the family share names no unit and no nation, and compares no sides."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable.ai
from sandtable.games.axis.classic.data import setup_table, unit_table

PLANNERS = Path(sandtable.ai.__file__).parent
NAMES = {*unit_table(), *setup_table().order, *setup_table().sides}


def named(source: str) -> Iterator[str]:
    """Units, nations and sides that a module names in strings of their own, or asks a table of sides for."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield f"names {node.value}"
        if isinstance(node, ast.Attribute) and node.attr in ("side", "sides", "teams"):
            yield f"asks for {node.attr}"


def test_planners_of_the_family_name_no_unit_and_no_nation() -> None:
    modules = sorted((PLANNERS / "axis").glob("*.py"))
    assert len(modules) > 20
    wrong = [f"{path.name} {what}" for path in modules for what in named(path.read_text(encoding="utf-8"))]
    assert not wrong, "\n".join(wrong)


def test_players_of_classic_name_no_unit() -> None:
    """Those whose figures differ by kind have them in data."""
    modules = sorted((PLANNERS / "classic").glob("*.py"))
    wrong = [
        f"{path.name} {what}"
        for path in modules
        for what in named(path.read_text(encoding="utf-8"))
        if what.removeprefix("names ") in unit_table()
    ]
    assert modules
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param('if pile.kind == "transport": pass', True, id="a unit"),
        pytest.param('ORDER = ("infantry", "armor")', True, id="a tuple of units"),
        pytest.param('capital = rules.capital["germany"]', True, id="a nation"),
        pytest.param("side = state.rules.side[seat]", True, id="a side"),
        pytest.param('army = roster.having["occupies"]', False, id="a trait"),
        pytest.param('"""Ships: a transport sails."""', False, id="prose"),
    ],
)
def test_the_check_itself(source: str, wrong: bool) -> None:
    assert bool(list(named(source))) == wrong
