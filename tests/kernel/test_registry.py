"""Games are found by name, imported late, and missing ones are named clearly."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from sandtable.kernel import registry
from tests.kernel.toygame import RACE, Race


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = (
        EntryPoint("race", "tests.kernel.toygame:RACE", registry.GROUP),
        EntryPoint("misnamed", "tests.kernel.toygame:RACE", registry.GROUP),
        EntryPoint("broken", "no_such_module:GAME", registry.GROUP),
        EntryPoint("unmade", "tests.kernel.toygame:NONE", registry.GROUP),
    )
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else ())
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


def test_names_import_nothing() -> None:
    assert registry.names() == ("broken", "misnamed", "race", "unmade")


def test_find_imports() -> None:
    assert registry.find("race") is RACE


def test_unknown_game_lists_the_known() -> None:
    with pytest.raises(
        registry.UnknownGame, match="unknown game 'go'; known games: broken, misnamed, race, unmade"
    ):
        registry.find("go")


def test_an_entry_point_must_keep_its_word() -> None:
    with pytest.raises(ValueError, match="'misnamed'"):
        registry.find("misnamed")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("broken", r"'broken' \(no_such_module:GAME\) cannot be loaded: No module named 'no_such_module'"),
        ("unmade", r"'unmade' \(tests.kernel.toygame:NONE\) cannot be loaded: .* has no attribute 'NONE'"),
    ],
)
def test_an_entry_point_that_names_nothing(name: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        registry.find(name)


def test_register_by_hand() -> None:
    game = Race()
    registry.register(game)
    registry.register(game)
    assert registry.find("race") is game
    with pytest.raises(ValueError, match="registered already"):
        registry.register(RACE)
