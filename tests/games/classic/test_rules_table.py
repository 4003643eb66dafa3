"""The table of rules tells the truth: its functions, case files and ids exist, and none is left open."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.axis.classic.book import BOOK

ROOT = Path(__file__).parents[3]
TABLE = (ROOT / "docs/rules/classic.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TABLE.splitlines()
    if line.startswith("| ") and not line.startswith("| id ")
]
IDS = {row[0] for row in ROWS}
PACKAGE = "sandtable.games.axis"


def _exists(name: str) -> bool:
    package = PACKAGE if name.startswith("core.") else f"{PACKAGE}.classic"
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join([package, *parts[:cut]]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part, None) or getattr(found, "__annotations__", {}).get(part)
            if found is None:
                return False
        return True
    return False


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1][:40]}")
def test_row(row: list[str]) -> None:
    assert len(row) == 6
    missing = [n for n in re.findall(r"\b[a-z_]+(?:\.[A-Za-z_]+)+", row[3]) if not _exists(n)]
    assert not missing, missing
    files = re.findall(r"\b((?:eco|mov|com|chapter1)_[a-z_0-9]+)", row[4])
    assert all((ROOT / f"cases/classic/{name}.case").exists() for name in files), files
    assert re.match(r"done|reading chosen", row[5]), row[5]


def test_every_rule_of_a_case_has_a_row() -> None:
    named = set()
    for path in (ROOT / "cases/classic").glob("*.case"):
        for line in re.findall(r"^rule (.*)$", path.read_text("utf-8"), re.MULTILINE):
            named |= {part.strip() for part in line.partition("#")[0].split(",")}
    assert not named - IDS, sorted(named - IDS)


def test_every_rule_of_a_refusal_has_a_row() -> None:
    named = set()
    for path in (ROOT / "src/sandtable/games/axis/classic").glob("*.py"):
        named |= set(re.findall(r'refuse\(\s*"[a-z_]+",\s*"([A-Za-z0-9_.]+)"', path.read_text("utf-8")))
    assert not named - IDS - {"notation"}, sorted(named - IDS)


def test_every_place_of_the_book_has_a_row() -> None:
    named = {place for place in msgspec.structs.astuple(BOOK) if isinstance(place, str)}
    assert "" not in named
    assert not named - IDS, sorted(named - IDS)
