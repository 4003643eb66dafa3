"""What a seat may know: an imagined state differs from the true one only in what it cannot see.

So the two must look alike to the seat in every way. In an open game they are the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from sandtable.kernel.protocol import Event
from sandtable.kernel.registry import AnyGame


def seen(events: tuple[Event, ...], seat: str | None) -> tuple[Event, ...]:
    """The events a seat, or a spectator, may watch."""
    return tuple(e for e in events if e.seen_by is None or seat in e.seen_by)


def must_look_alike(game: AnyGame, state: Any, seat: str, rng: Random) -> Any:
    """An imagined state, after making sure that the seat cannot tell it from the true one."""
    imagined = game.imagine(game.view(state, seat), seat, rng)
    assert game.view(imagined, seat) == game.view(state, seat)
    assert game.options(imagined, seat) == game.options(state, seat)
    return imagined


def must_be_open(game: AnyGame, state: Any, seats: tuple[str, ...], events: tuple[Event, ...]) -> None:
    """Make sure that everybody sees the same: views that differ only in whose they are."""
    views = [_position(game.view(state, seat)) for seat in (None, *seats)]
    assert all(view == views[0] for view in views)
    assert all(event.seen_by is None for event in events)


def _position(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    fields.pop("seat", None)
    return fields
