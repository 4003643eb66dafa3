"""Options of a setup, as the tables of games list them."""

from __future__ import annotations

from ..kernel.protocol import Scalar
from .tables import Row


class OptionRow(Row, frozen=True):
    """What an option may be; a game's own table adds the default. Other types are the game's to check."""

    type: str
    text: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


def is_whole(value: Scalar) -> bool:
    """Whether it is a whole number, which true and false are not here."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_option(name: str, row: OptionRow, value: Scalar) -> None:
    """Raises ValueError where the value is none of those that the row allows."""
    if row.type == "bool" and not isinstance(value, bool):
        raise ValueError(f"option {name} is true or false, not {value!r}")
    if row.type == "int" and not (is_whole(value) and row.low <= int(value) <= row.high):
        raise ValueError(f"option {name} lies between {row.low} and {row.high}, not {value!r}")
    if row.type == "choice" and value not in row.choices:
        raise ValueError(f"option {name} is one of {', '.join(row.choices)}, not {value!r}")
