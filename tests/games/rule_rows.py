"""Tables of rules in `docs/rules/`: their rows, and whether what they name is there."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[2]
FAMILY = "sandtable.games.axis"


def rows_of(game: str) -> list[list[str]]:
    """The cells of each row: id, rule, place, function, case, state."""
    table = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
    lines = (line for line in table.splitlines() if line.startswith("| ") and not line.startswith("| id "))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def missing_functions(game: str, text: str) -> list[str]:
    """The functions named in a cell that an edition does not have, nor the core of the axis family."""
    return [name for name in re.findall(r"\b[a-z_0-9]+(?:\.[A-Za-z_]+)+", text) if not _exists(game, name)]


def _exists(game: str, name: str) -> bool:
    package = FAMILY if name.startswith("core.") else f"{FAMILY}.{game}"
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


def rules_of_cases(game: str) -> set[str]:
    """The ids that the `rule` lines of a game's cases name."""
    named = set()
    for path in (ROOT / f"cases/{game}").glob("*.case"):
        for line in re.findall(r"^rule (.*)$", path.read_text("utf-8"), re.MULTILINE):
            named |= {part.strip() for part in line.partition("#")[0].split(",")}
    return named


def rules_of_refusals(game: str) -> set[str]:
    """The ids that an edition's refusals name."""
    named = set()
    for path in (ROOT / f"src/{FAMILY.replace('.', '/')}/{game}").glob("*.py"):
        named |= set(re.findall(r'refuse\(\s*"[a-z_]+",\s*"([A-Za-z0-9_.]+)"', path.read_text("utf-8")))
    return named - {"notation"}


def places_of(book: msgspec.Struct) -> set[str]:
    """The ids that an edition gives the core for its refusals."""
    return {place for place in msgspec.structs.astuple(book) if isinstance(place, str)}
