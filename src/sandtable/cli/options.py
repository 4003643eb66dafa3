"""Options that several commands have, and how JSON is written."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from cyclopts import Parameter

Json: TypeAlias = Annotated[bool, Parameter(name="--json", help="Machine-readable output on stdout.")]
Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--option", consume_multiple=True, help="A rule option, name=value; see `games`."),
]


def print_json(value: Any) -> None:
    """One JSON value on stdout."""
    print(msgspec.json.encode(value).decode())
