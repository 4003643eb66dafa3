"""The printed tables of a game, read typed from the files in its `data/`; what no rule reads is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

Judge: TypeAlias = Callable[[T], Iterable[tuple[str, str]]]
"""What is wrong with a table beyond its shape: the key that is, and the reason."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows of a table."""


class BadTable(ValueError):  # noqa: N818 - says it already
    """A file holds what no rule reads; the text names the file, the line and the reason."""


def read_table(package: str, name: str, shape: type[T], judge: Judge[T] = lambda _: ()) -> T:
    """The table in a file of the package; raises BadTable."""
    data = (files(package) / "data" / f"{name}.toml").read_bytes()
    return decode_table(data, f"{name}.toml", shape, judge)


def decode_table(data: bytes, file: str, shape: type[T], judge: Judge[T] = lambda _: ()) -> T:
    """The table in the bytes of a file; raises BadTable."""
    try:
        table = msgspec.toml.decode(data, type=shape)
    except msgspec.DecodeError as error:
        named = re.search(r"unknown field `(\w+)`|enum value '(\w+)'", str(error))
        key = (named[1] or named[2]) if named else ""
        raise BadTable(f"{file}{_line_of(key, data)}: {error}") from error
    for key, reason in judge(table):
        raise BadTable(f"{file}{_line_of(key, data)}: {reason}")
    return table


def check_module(file: str, wrong: Iterable[tuple[str, str]]) -> None:
    """Refuse a table that stands in a module, by what is wrong with it: the key and the reason."""
    for key, reason in wrong:
        path = Path(file)
        raise BadTable(f"{path.name}{_line_of(key, path.read_bytes())}: {reason}")


def _line_of(key: str, data: bytes) -> str:
    """`:12` for the first line of a file that has the key, comments apart; "" where none has.

    Where it is set or stands alone in quotes comes before words of a text.
    """
    lines = [line.partition("#")[0] for line in data.decode(errors="replace").splitlines()]
    word = re.escape(key)
    for pattern in (rf"(?<![\w-]){word}\s*=", rf"""["']{word}["']""", rf"\b{word}\b"):
        for number, line in enumerate(lines, 1):
            if key and re.search(pattern, line):
                return f":{number}"
    return ""
