"""The table of rules tells the truth: its functions exist, and every rule id in use has a row."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TABLE = (ROOT / "docs/rules/triumph.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TABLE.splitlines()
    if line.startswith("| ") and not line.startswith("| id ")
]
IDS = {row[0] for row in ROWS}
PACKAGE = "sandtable.games.triumph"


def _exists(module: str, name: str) -> bool:
    try:
        found = importlib.import_module(f"{PACKAGE}.{module}")
    except ModuleNotFoundError:
        return False
    return hasattr(found, name)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1][:40]}")
def test_row(row: list[str]) -> None:
    assert len(row) == 6
    named = re.findall(r"`([a-z_]+)\.([A-Za-z_]+)`", row[3])
    missing = [f"{module}.{name}" for module, name in named if not _exists(module, name)]
    assert not missing, missing
    assert re.match(r"done|default|option|n/a", row[5]), row[5]


def test_every_rule_of_a_case_or_refusal_has_a_row() -> None:
    named = set()
    for path in (ROOT / "cases/triumph").glob("*.case"):
        for line in re.findall(r"^rule (.*)$", path.read_text("utf-8"), re.MULTILINE):
            named |= {part.strip() for part in line.partition("#")[0].split(",")}
    for path in (ROOT / "src/sandtable/games/triumph").glob("*.py"):
        text = path.read_text("utf-8")
        rules = dict(re.findall(r'^([A-Z_]+) = "([0-9]+\.[a-z_]+)"$', text, re.MULTILINE))
        named |= set(re.findall(r'refuse\(\s*"[a-z_]+",\s*"([A-Za-z0-9_.]+)"', text))
        named |= {rules[name] for name in re.findall(r'refuse\(\s*"[a-z_]+",\s*([A-Z_]+)', text)}
    assert not named - IDS, sorted(named - IDS)
