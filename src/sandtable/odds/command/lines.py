"""A battle written on one line: `sides vs sides; part=value; part=value`."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import OddsError


def read_line(text: str, keys: tuple[str, ...], example: str) -> tuple[str, str, dict[str, str]]:
    """Both sides, and what the parts say; unless named otherwise the battle is called like its sides."""
    sides, *rest = text.split(";")
    attack, versus, defend = sides.partition(" vs ")
    if not versus:
        raise OddsError(f"write {example!r}, not {sides.strip()!r}")
    return attack, defend, {"name": sides.strip(), **_read_parts(rest, (*keys, "name"))}


def _read_parts(parts: Sequence[str], keys: tuple[str, ...]) -> dict[str, str]:
    """What each `part=value` says, each part once."""
    said: dict[str, str] = {}
    for part in parts:
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or key not in keys:
            raise OddsError(
                f"cannot read {part.strip()!r}; write part=value, the parts are {', '.join(keys)}"
            )
        if key in said:
            raise OddsError(f"{key}: said twice")
        said[key] = value
    return said
