"""What one person sees of a table: the view, the menus, what happened, and whether a wish is out of date.

A person with several seats (hot-seat) sees with the eyes of the seat that must decide. In a game with secrets
several people share such a screen, so it shows nothing that only another of the seats may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from sandtable.ai.players import Reason
from sandtable.kernel.export import visible
from sandtable.kernel.protocol import TABLE, Decide, Entry, Event, Menu, Over, Pending, Seat
from sandtable.kernel.registry import AnyGame
from sandtable.kernel.save import AnyLog
from sandtable.server.messages import HUMAN, Now, Order, SeatPlan, Told
from sandtable.server.store import UNSAID, Reasons

MOST_MISSED = 500

Happened: TypeAlias = tuple[int, Entry[Any], tuple[Event, ...]]
"""An entry with the number of its record and all its events."""


def seats_in_play(held: Iterable[Seat], plans: dict[str, SeatPlan]) -> tuple[Seat, ...]:
    """The seats a person decides for: those held that no computer has taken over."""
    return tuple(seat for seat in held if plans[seat].kind == HUMAN)


def on_screen(game: AnyGame, pending: Pending, mine: Sequence[Seat]) -> tuple[Seat, ...]:
    """The person's seats that may be seen: of several, in a game with secrets, only the one that decides."""
    if game.is_open or len(mine) < 2:
        return tuple(mine)
    awaited = pending.seats if isinstance(pending, Decide) else ()
    return tuple(seat for seat in mine if seat in awaited)[:1]


def eyes(pending: Pending, mine: Sequence[Seat]) -> Seat | None:
    """The seat whose view the person gets; None is a spectator."""
    if isinstance(pending, Decide):
        for seat in mine:
            if seat in pending.seats:
                return seat
    return mine[0] if mine else None


def view_of(log: AnyLog, state: Any, mine: Sequence[Seat]) -> Any:
    """What the person sees of a state of the game."""
    pending = log.game.pending(state)
    return log.game.view(state, eyes(pending, on_screen(log.game, pending, mine)))


def is_public(log: AnyLog) -> bool:
    """Whether everybody may know every entry: in open games always, in others when they are over."""
    return log.game.is_open or isinstance(log.pending, Over)


def now_of(log: AnyLog, mine: Sequence[Seat]) -> Now:
    """How the table stands for the person."""
    pending = log.pending
    awaited = pending.seats if isinstance(pending, Decide) else ()
    shown = on_screen(log.game, pending, mine)
    return Now(
        view=view_of(log, log.state, mine),
        pending=pending,
        menus=_menus(log, [seat for seat in shown if seat in awaited], bool(mine)),
        undo={seat: count for seat in mine if (count := log.undoable(seat))},
        redo={seat: count for seat in mine if (count := log.redoable(seat))},
        orders=_orders(log, shown),
    )


def _menus(log: AnyLog, seats: Sequence[Seat], plays: bool) -> dict[str, Menu]:
    """The menus of the seats; and for those who play, what they may say for the whole table."""
    said = log.game.options(log.state, TABLE) if plays else Menu(TABLE)
    menus = {seat: log.game.options(log.state, seat) for seat in seats}
    return {**menus, TABLE: said} if said.offers else menus


def _orders(log: AnyLog, mine: Sequence[Seat]) -> tuple[Order, ...]:
    """What can still be taken back; at most one seat has made the last entries."""
    for seat in mine:
        count = log.undoable(seat)
        if count:
            tail = log.line[-count:]
            return tuple(Order(n, seat, entry.do, log.game.write(entry.do)) for n, entry in tail)
    return ()


def is_stale(log: AnyLog, mine: Sequence[Seat], v: int) -> bool:
    """Whether the person has seen something else than there is now."""
    if v == log.version:
        return False
    if not 0 <= v < log.version:
        return True
    before = log.state_at(v)
    if before is log.state:
        return False
    if log.game.pending(before) != log.pending:
        return True
    return bool(view_of(log, before, mine) != view_of(log, log.state, mine))


def told_of(
    log: AnyLog, mine: Sequence[Seat], happened: Iterable[Happened], reasons: Reasons = UNSAID
) -> list[Told]:
    """The entries as the person sees them happen; computers' reasons where everybody may know everything."""
    public = is_public(log)
    known = reasons if public else {}
    shown = on_screen(log.game, log.pending, mine)
    return [
        _told(public or entry.by in shown, mine, n, entry, events, known.get(n, ()))
        for n, entry, events in happened
    ]


def _told(
    shown: bool,
    mine: Sequence[Seat],
    n: int,
    entry: Entry[Any],
    events: tuple[Event, ...],
    reasons: tuple[Reason, ...],
) -> Told:
    seen = visible_events(events, mine)
    if not shown:
        return Told(n, entry.by, events=seen)
    return Told(n, entry.by, entry.do, entry.dice, seen, reasons)


def visible_events(events: Iterable[Event], mine: Sequence[Seat]) -> tuple[Event, ...]:
    """The events that one of the seats, or a spectator, may see."""
    eyes = mine or (None,)
    return tuple(event for event in events if any(visible(event, seat) for seat in eyes))


def changed_since(log: AnyLog, v: int) -> tuple[tuple[int, ...], tuple[Happened, ...]]:
    """Records of version `v` that are no longer in effect, and entries that came into effect since.

    At most the last 500 entries; those that were taken back and entered again meanwhile are not among them.
    """
    before, line = log.numbers_at(v), log.line
    kept = sum(1 for old, (new, _) in zip(before, line, strict=False) if old == new)
    first = max(kept, len(line) - MOST_MISSED)
    state = log.state_at(line[first - 1][0] if first else 0)
    happened: list[Happened] = []
    for n, entry in line[first:]:
        step = log.game.apply(state, entry)
        state = step.state
        happened.append((n, entry, step.events))
    return before[kept:], tuple(happened)


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)
