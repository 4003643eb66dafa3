"""The core names no nation, unit, edition or game; rules of Classic name no unit and compare no sides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.games.axis.classic.editions import EDITIONS
from tests.naming import KINDS, NATIONS, named

AXIS = Path(__file__).parents[3] / "src/sandtable/games/axis"
GAMES = frozenset({"classic", "attack", *EDITIONS})


def written(source: str, names: frozenset[str]) -> list[str]:
    """Names anywhere, in comments and documentation too."""
    return [word for word in re.findall(r"\w+", source) if word.lower() in names]


def compared(source: str) -> list[str]:
    """Comparisons of sides."""
    return re.findall(r".*\bsides?\[[^]]*\]\s*[=!]=.*|.*[=!]=\s*[\w.]*sides?\[.*", source)


def sources(folder: str) -> dict[str, str]:
    found = {path.name: path.read_text("utf-8") for path in (AXIS / folder).glob("*.py")}
    assert found
    return found


@pytest.mark.parametrize("name", sources("core"))
def test_the_core_names_nothing_of_an_edition(name: str) -> None:
    source = sources("core")[name]
    assert not named(source, KINDS | NATIONS | GAMES)
    assert not written(source, NATIONS - {"uk"} | GAMES - {"attack"})
    assert not compared(source)


@pytest.mark.parametrize("name", sources("classic"))
def test_rules_of_classic_name_no_unit(name: str) -> None:
    assert not named(sources("classic")[name], KINDS)


@pytest.mark.parametrize("name", sorted(sources("classic").keys() - {"relations.py"}))
def test_rules_of_classic_compare_no_sides(name: str) -> None:
    assert not compared(sources("classic")[name])


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param('if p.kind == "submarine": pass', True, id="a name"),
        pytest.param('ARMY = ("infantry", "armor")', True, id="a list of names"),
        pytest.param('def f():\n    """Of a submarine."""', False, id="documentation"),
        pytest.param('kinds["torpedoes"]', False, id="a trait"),
    ],
)
def test_the_check_for_units_itself(source: str, wrong: bool) -> None:
    assert bool(named(source, KINDS)) == wrong


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param("x = side[a] != side[b]", True, id="two sides"),
        pytest.param("x = ours == rules.side[p.nation]", True, id="one side"),
        pytest.param("x = {n: rules.side[n] for n in order}", False, id="the name of a side"),
    ],
)
def test_the_check_for_sides_itself(source: str, wrong: bool) -> None:
    assert bool(compared(source)) == wrong
