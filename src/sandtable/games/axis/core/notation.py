"""Text forms of pieces and spaces shared by the games of the family: `3 inf 1 arm`, `nation: 2 ftr`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from .board import Board
from .pieces import Pile, cargo_names
from .units import Roster

MOST_UNITS = 999
_UNIT = re.compile(
    r"(\d{1,9})\s+((?:[a-z_]+:)?)([a-z_]+)(\*?)((?:\([^)]*\))?)((?:@\d+)?(?:/[a-z_0-9]+)?)(?=\s|$)"
)


def unit_kind(text: str, roster: Roster) -> str:
    """The unit type meant by a full or short name, plural or an unambiguous beginning."""
    short = roster.short
    for kind, name in short.items():
        if name == text:
            return kind
    found = [kind for kind in short if kind == text or kind.startswith(text)]
    if text.endswith("s") and not found:
        return unit_kind(text[:-1], roster)
    if len(found) != 1:
        raise ValueError(f"unknown unit {text!r}; units are {' '.join(short.values())}")
    return found[0]


def read_units(text: str, roster: Roster) -> dict[str, int]:
    """Unit texts and numbers from `3 inf 1 trn(inf,inf) 2 ftr@1`; raises ValueError."""
    units: dict[str, int] = {}
    rest = text.strip()
    while rest:
        match = _UNIT.match(rest)
        if not match:
            raise ValueError(f"cannot read units at {rest!r}; write them like {example_units(roster)!r}")
        number, nation, kind, star, cargo, used = match.groups()
        held = ",".join(sorted(_cargo_kind(part, roster) for part in cargo[1:-1].split(",") if part.strip()))
        spec = f"{nation}{unit_kind(kind, roster)}{star}{f'({held})' if cargo else ''}{used}"
        units[spec] = units.get(spec, 0) + int(number)
        rest = rest[match.end() :].strip()
    if not units:
        raise ValueError(f"no units named; write them like {example_units(roster)!r}")
    return units


def example_units(roster: Roster) -> str:
    """Units as one writes them."""
    first, second, *_ = roster.short.values()
    return f"3 {first} 1 {second}"


def example_stack(nations: Sequence[str], roster: Roster) -> str:
    """Units of a nation as one writes them."""
    return f"{nations[min(1, len(nations) - 1)]}: {example_units(roster)}"


def _cargo_kind(text: str, roster: Roster) -> str:
    text, arrow, coast = text.strip().partition(">")
    nation, colon, kind = text.rpartition(":")
    return f"{nation}{colon}{unit_kind(kind, roster)}{arrow}{coast}"


def write_units(units: Mapping[str, int], roster: Roster) -> str:
    """Units in short names: `3 inf 1 trn(inf,inf)`."""
    return " ".join(f"{count} {shorten(spec, roster)}" for spec, count in units.items())


def shorten(spec: str, roster: Roster) -> str:
    """A unit text with short kind names."""
    short = roster.short
    return re.sub(r"(?<![>/])\b[a-z_]+\b(?!:)", lambda m: short.get(m.group(), m.group()), spec)


def read_stacks(text: str, nations: Iterable[str], roster: Roster) -> dict[str, dict[str, int]]:
    """Units by nation from `nation: 3 inf 1 arm | nation: 2 inf`."""
    known = tuple(nations)
    stacks: dict[str, dict[str, int]] = {}
    for part in text.split("|"):
        if not part.strip():
            continue
        nation, colon, units = part.partition(":")
        if not colon or nation.strip() not in known:
            like = example_stack(known, roster)
            raise ValueError(f"cannot read {part.strip()!r}; write it like {like!r}")
        if nation.strip() in stacks:
            raise ValueError(f"{nation.strip()} is named twice")
        found = read_units(units, roster)
        if not all(1 <= count <= MOST_UNITS for count in found.values()):
            raise ValueError(f"a number of units lies between 1 and {MOST_UNITS} in {part.strip()!r}")
        stacks[nation.strip()] = found
    return stacks


def write_piles(piles: Iterable[Pile], order: Iterable[str], roster: Roster) -> str:
    """Pieces of a space by nation in turn order: `nation: 3 inf 1 arm | nation: 2 inf`; `*` marks damage."""
    kinds = list(roster.short)
    by_nation: dict[str, dict[str, int]] = {}
    for pile in sorted(piles, key=lambda p: (kinds.index(p.kind), p.damage, cargo_names(p))):
        cargo = f"({','.join(cargo_names(pile))})" if pile.cargo else ""
        text = f"{pile.kind}{'*' if pile.damage and pile.kind in roster.hits else ''}{cargo}"
        stack = by_nation.setdefault(pile.nation, {})
        stack[text] = stack.get(text, 0) + pile.count
    return " | ".join(f"{n}: {write_units(by_nation[n], roster)}" for n in order if n in by_nation)


def find_space(board: Board, text: str) -> str:
    """The space meant by an id, alias or unambiguous beginning; raises ValueError."""
    text = text.strip()
    key = re.sub(r"[\s\-.']+", "_", text.lower()).strip("_")
    if key in board.index:
        return key
    if key in board.aliases:
        return board.aliases[key]
    found = sorted(name for name in board.names if name.startswith(key)) if key else []
    if not found and key:
        found = sorted({board.aliases[a] for a in board.aliases if a.startswith(key)})
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"{text!r} could be {', '.join(found)}")
    raise ValueError(f"unknown space {text!r}")
