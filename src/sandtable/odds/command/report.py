"""What a command for odds answers: data for programs, and headings and tables of text for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from ..toll import Losses

BAR = 40
SMALL = 0.0005
MOST_ROWS = 12

Row: TypeAlias = tuple[str, ...]


class Heading(Struct, frozen=True):
    text: str


class Line(Struct, frozen=True):
    text: str


class Table(Struct, frozen=True):
    columns: Row
    rows: Sequence[Row]


class Overview(Struct, frozen=True):
    """A narrow table with a row for each battle: its name, its kind, and figures."""

    columns: Row
    rows: Sequence[Row]
    caption: str


Part: TypeAlias = Heading | Line | Table | Overview


class Report(Struct, frozen=True):
    data: Any
    """For programs: it survives JSON."""
    parts: list[Part]
    """For people, from top to bottom."""


def overview(data: list[Any], columns: Row, rows: Sequence[Row], caption: str) -> Report:
    """The report on many battles, or that there are none."""
    parts: list[Part] = [Overview(columns, rows, caption) if rows else Line("There is no open battle.")]
    return Report({"battles": data}, parts)


def bars(what: str, chances: Mapping[str, float], least: float = SMALL) -> Table:
    """A row with a bar for each chance that is worth one."""
    rows = [_bar_row(name, chance) for name, chance in chances.items() if chance >= least]
    return Table((what, "chance", ""), rows)


def ways(what: str, found: Iterable[tuple[str, float]]) -> Table:
    """The likeliest ways with bars, the others in one row."""
    ranked = list(found)
    rows = [_bar_row(name, chance) for name, chance in ranked[:MOST_ROWS]]
    if rest := sum(chance for _, chance in ranked[MOST_ROWS:]):
        rows.append(_bar_row(f"{len(ranked) - MOST_ROWS} other ways", rest))
    return Table((what, "chance", ""), rows)


def losses(unit: str, sides: Mapping[str, Losses], swing: float) -> Table:
    """What each side loses on average and at most with some chances, and the swing."""
    quantiles = list(next(iter(sides.values())).quantiles)
    rows = [
        (who, f"{lost.expected:.2f}", *(str(lost.quantiles[q]) for q in quantiles))
        for who, lost in sides.items()
    ]
    rows.append(("swing", f"{swing:+.2f}", *[""] * len(quantiles)))
    return Table((f"losses in {unit}", "expected", *(f"{float(q):.0%}" for q in quantiles)), rows)


def bar(chance: float) -> str:
    return "█" * round(BAR * chance)


def percent(chance: float) -> str:
    return f"{100 * chance:.2f}%"


def _bar_row(name: str, chance: float) -> Row:
    return name, percent(chance), bar(chance)
