"""Every case file of Attack! holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.games.attack.attack_play  # noqa: F401 - registers the game
from sandtable.kernel.case import run_file

CASES = sorted((Path(__file__).parents[3] / "cases" / "attack").glob("*.case"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case_file(path: Path) -> None:
    result = run_file(path)
    assert result.ok, f"{result.failures}"


def test_there_are_case_files() -> None:
    assert len(CASES) >= 8
