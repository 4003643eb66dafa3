"""What the commands for odds share: files of battles, tables with bars, percents."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter
from rich.table import Table as Grid

from sandtable.cli.inputs import InputError
from sandtable.odds import OddsError

T = TypeVar("T")
BAR = 40
SMALL = 0.0005

Json: TypeAlias = Annotated[bool, Parameter(name="--json", help="Machine-readable output on stdout.")]
Words: TypeAlias = Annotated[list[str] | None, Parameter(consume_multiple=True)]


def of_lines(path: Path, answer: Callable[[str], T]) -> Iterator[T]:
    """The answer to each line of a file; # begins a remark. An error names the line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                yield answer(text)
            except (OddsError, InputError) as error:
                raise InputError(f"{path}:{number}: {error}") from error


def read_parts(parts: Sequence[str], keys: tuple[str, ...]) -> dict[str, str]:
    """What `part=value` after the sides of a line says, each part once."""
    said: dict[str, str] = {}
    for part in parts:
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or key not in keys:
            raise InputError(
                f"cannot read {part.strip()!r}; write part=value, the parts are {', '.join(keys)}"
            )
        if key in said:
            raise InputError(f"{key}: said twice")
        said[key] = value
    return said


def bars(what: str, chances: dict[str, float]) -> Grid:
    """A row with a bar for each chance that is worth one."""
    grid = Grid(what, "chance", "")
    for name, chance in chances.items():
        if chance >= SMALL:
            grid.add_row(name, percent(chance), bar(chance))
    return grid


def bar(chance: float) -> str:
    return "█" * round(BAR * chance)


def percent(chance: float) -> str:
    return f"{100 * chance:.2f}%"
