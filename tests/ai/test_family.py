"""What planners of the family share names no unit and no nation, and compares no sides."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable.ai
from tests.naming import KINDS, NATIONS, SIDES, asked, named

PLANNERS = Path(sandtable.ai.__file__).parent


def told(source: str) -> list[str]:
    """Units, nations and sides that a module names, and tables of sides that it asks for."""
    return [*named(source, KINDS | NATIONS | SIDES), *asked(source, (".side", ".sides", ".teams"))]


def test_planners_of_the_family_name_no_unit_and_no_nation() -> None:
    modules = sorted((PLANNERS / "axis").glob("*.py"))
    assert len(modules) > 20
    wrong = [f"{path.name} {what}" for path in modules for what in told(path.read_text(encoding="utf-8"))]
    assert not wrong, "\n".join(wrong)


def test_players_of_classic_name_no_unit() -> None:
    """Those whose figures differ by kind have them in data."""
    modules = sorted((PLANNERS / "classic").glob("*.py"))
    wrong = [
        f"{path.name} {what}" for path in modules for what in named(path.read_text(encoding="utf-8"), KINDS)
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
    assert bool(told(source)) == wrong
