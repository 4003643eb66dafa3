"""Names that players write: units, ships, regions; `3 inf 1 tank`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .data import unit_table
from .ruleset import Board


def short_names() -> dict[str, str]:
    """Short names of units and ships, by kind."""
    table = unit_table()
    army = {kind: row.short for kind, row in table.army.items()}
    return army | {kind: row.short for kind, row in table.ships.items()}


def find_kind(text: str) -> str:
    """The unit or ship meant by a full or short name, a plural or an unambiguous beginning."""
    names = short_names()
    for kind, short in names.items():
        if text in (kind, short):
            return kind
    found = [kind for kind in names if text and kind.startswith(text)]
    if text.endswith("s") and not found:
        return find_kind(text[:-1])
    if len(found) != 1:
        raise ValueError(f"unknown unit {text!r}; units are {' '.join(names.values())}")
    return found[0]


def find_region(board: Board, text: str) -> str:
    """The region meant by an id, alias or unambiguous beginning; raises ValueError."""
    key = re.sub(r"[\s\-.']+", "_", text.strip().lower()).strip("_")
    if key in board.land:
        return key
    if key in board.aliases:
        return board.aliases[key]
    found = [name for name in board.regions if key and name.startswith(key)]
    if len(found) == 1:
        return found[0]
    raise ValueError(f"{text!r} could be {', '.join(found)}" if found else f"unknown region {text!r}")


def read_units(text: str) -> dict[str, int]:
    """Kinds and numbers from `3 inf 1 tank`; raises ValueError."""
    words = text.split()
    if not words or len(words) % 2:
        raise ValueError("write units like '3 inf 1 tank'")
    units: dict[str, int] = {}
    for number, name in zip(words[::2], words[1::2], strict=True):
        kind = find_kind(name)
        units[kind] = units.get(kind, 0) + read_number(number)
    return units


def write_units(units: Mapping[str, int] | Iterable[tuple[str, int]]) -> str:
    """Units in short names: `3 inf 1 tank`."""
    names = short_names()
    pairs = units.items() if isinstance(units, Mapping) else units
    return " ".join(f"{count} {names.get(kind, kind)}" for kind, count in pairs)


def read_number(text: str) -> int:
    """A whole number without a sign; raises ValueError."""
    if not re.fullmatch(r"[0-9]{1,6}", text.strip()):
        raise ValueError(f"a number is missing at {text!r}")
    return int(text)
