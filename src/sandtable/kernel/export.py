"""What one seat may know of a game: its views and the events it saw, without the log behind them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sandtable.kernel.log import Log
from sandtable.kernel.protocol import A, Decide, Event, S, Seat, V

FORMAT = 1


def visible(event: Event, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, may see an event."""
    return event.seen_by is None or (seat is not None and seat in event.seen_by)


def events_of(log: Log[S, A, V], seat: Seat | None) -> Iterator[tuple[int, tuple[Event, ...], S]]:
    """For each entry in effect: its record, the events the seat saw, and the state it led to."""
    state = log.game.start(log.setup)
    for n, entry in log.line:
        step = log.game.apply(state, entry)
        state = step.state
        yield n, tuple(event for event in step.events if visible(event, seat)), state


def export(log: Log[S, A, V], seat: Seat | None) -> Iterator[bytes]:
    """The seat's own story as JSON lines: a header, then the events it saw, with its view whenever it
    was asked to decide and at the end. None exports what a spectator saw."""
    setup = msgspec.to_builtins(log.setup)
    yield _line({"sandtable_export": FORMAT, "id": log.header.id, "setup": setup, "seat": seat})
    last = log.version
    for n, events, state in events_of(log, seat):
        page: dict[str, object] = {"n": n, "events": msgspec.to_builtins(events)}
        pending = log.game.pending(state)
        if isinstance(pending, Decide) and seat in pending.seats:
            page["view"] = msgspec.to_builtins(log.game.view(state, seat))
        yield _line(page)
    yield _line({"n": last, "view": msgspec.to_builtins(log.game.view(log.state, seat))})


def _line(page: dict[str, object]) -> bytes:
    return msgspec.json.encode(page, order="deterministic") + b"\n"
