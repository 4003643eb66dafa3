"""What one connection sees of a table: the view, the menus, what happened, and whether a wish is out of date.

A person with several seats (hot-seat) sees with the eyes of the seat that must decide. In a game with secrets
several people share such a screen. There a seat is seen only once its player has said that they have the
device, and nothing that only another of the seats may know is sent; until then the screen is a spectator's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.ai.players import Reason
from sandtable.kernel.export import visible
from sandtable.kernel.menus import table_actions
from sandtable.kernel.protocol import TABLE, Decide, Entry, Event, Menu, Offer, Over, Pending, Seat, refuse
from sandtable.kernel.records import Record, Refused
from sandtable.kernel.save import AnyLog
from sandtable.server.kept import UNSAID, Reasons
from sandtable.server.messages import HUMAN, Now, Order, SeatPlan, Told

MOST_MISSED = 500

Happened: TypeAlias = tuple[int, Entry[Any], tuple[Event, ...]]
"""An entry with the number of its record and all its events."""


def seats_in_play(held: Iterable[Seat], plans: dict[str, SeatPlan]) -> tuple[Seat, ...]:
    """The seats a person decides for: those held that no computer has taken over."""
    return tuple(seat for seat in held if plans[seat].kind == HUMAN)


# Who looks at the screen


class Device(Struct, frozen=True):
    """Who has the device of one connection, where several people share it."""

    holder: Seat = ""
    """The seat whose player said that they have it; empty while it is passed on."""
    last: Seat = ""
    """While it is passed on: the seat that had it, and may still take back what it did."""


UNTAKEN = Device()


class Sight(Struct, frozen=True):
    """How far one connection sees, and for which seats it speaks."""

    mine: tuple[Seat, ...]
    """All seats of the person."""
    shown: tuple[Seat, ...]
    """Those whose secrets are on the screen."""
    acting: tuple[Seat, ...]
    """Those that may decide there: the ones shown, or whoever must decide in front of everybody."""
    device: Device
    is_shared: bool
    """Several people with secrets use the device."""
    others: tuple[Seat, ...] = ()
    """Seats that other people hold."""


def sight_of(
    log: AnyLog, mine: Sequence[Seat], device: Device = UNTAKEN, others: Sequence[Seat] = ()
) -> Sight:
    """How far a connection sees that was left with the device in these hands."""
    seats, pending = tuple(mine), log.pending
    if not is_shared(log, seats):
        return Sight(seats, seats, seats, UNTAKEN, False, tuple(others))
    due = _next_holder(pending, seats)
    device = _passed_on(device, seats, due)
    shown = (due,) if due and due == device.holder else ()
    is_open = isinstance(pending, Decide) and pending.open
    acting = due_seat(pending, seats) if is_open else ""
    return Sight(seats, shown, (acting,) if acting else shown, device, True, tuple(others))


def is_shared(log: AnyLog, mine: Sequence[Seat]) -> bool:
    """Whether several people with secrets use one device, or have used it before computers took over."""
    return not log.game.is_open and len({*mine, *(record.seat for record in log.takes)}) > 1


def due_seat(pending: Pending, mine: Sequence[Seat]) -> Seat:
    """The first of the person's seats that must decide; empty for none."""
    awaited = pending.seats if isinstance(pending, Decide) else ()
    return next((seat for seat in mine if seat in awaited), "")


def _next_holder(pending: Pending, mine: Sequence[Seat]) -> Seat:
    """Who has the device, or should: whoever must decide, or the only one there is."""
    return due_seat(pending, mine) or (mine[0] if len(mine) == 1 else "")


def _passed_on(device: Device, mine: Sequence[Seat], due: Seat) -> Device:
    """The device is out of everybody's hands as soon as another than its holder must decide."""
    holder, last = (seat if seat in mine else "" for seat in (device.holder, device.last))
    return Device(last=holder) if holder and due and due != holder else Device(holder, last)


def can_take(sight: Sight, pending: Pending, seat: Seat) -> bool:
    """Whether it is for this seat that the device is passed on."""
    return seat in sight.mine and (not sight.is_shared or seat == _next_holder(pending, sight.mine))


def must_speak_for(sight: Sight, able: Sequence[Seat], seat: Seat) -> None:
    """Refuse a wish for a seat of others, or of somebody who has not said that they have the device."""
    if seat not in sight.mine:
        raise Refused(refuse("not_your_seat", seat=seat))
    if seat not in able:
        raise Refused(refuse("take_the_device", seat=seat))


# What they see


def eyes(pending: Pending, shown: Sequence[Seat]) -> Seat | None:
    """The seat whose view is sent; None is a spectator."""
    return due_seat(pending, shown) or (shown[0] if shown else None)


def view_of(log: AnyLog, state: Any, shown: Sequence[Seat]) -> Any:
    """What is seen of a state of the game."""
    return log.game.view(state, eyes(log.game.pending(state), shown))


def is_public(log: AnyLog) -> bool:
    """Whether everybody may know every entry: in open games always, in others when they are over."""
    return log.game.is_open or isinstance(log.pending, Over)


def now_of(log: AnyLog, sight: Sight) -> Now:
    """How the table stands for the connection."""
    pending, shown = log.pending, sight.shown
    awaited, changing = (pending.seats, pending.may_change) if isinstance(pending, Decide) else ((), ())
    return Now(
        view=view_of(log, log.state, shown),
        pending=pending,
        menus=_menus(log, [seat for seat in sight.acting if seat in (*awaited, *changing)], sight),
        eyes=eyes(pending, shown) or "",
        undo={seat: count for seat in may_undo(sight) if (count := log.undoable(seat))},
        redo={seat: count for seat in shown if (count := log.redoable(seat))},
        orders=_orders(log, shown),
    )


def may_undo(sight: Sight) -> tuple[Seat, ...]:
    """The seats that may take back what they did: where a device is shared, whoever has it still."""
    holder = sight.device.holder or sight.device.last
    return (holder,) if holder else sight.shown


def said_for_all(log: AnyLog, sight: Sight) -> Menu:
    """What those who play may say for the whole table: all that concerns everybody, and what speaks for seats
    only if one of them is on the screen here and none is held by somebody else."""
    found: dict[Offer, list[str]] = {}
    for offer, target, action in table_actions(log.game, log.state) if sight.mine else ():
        seats = log.game.speaks_for(log.state, action)
        if not seats or (_meet(seats, sight.shown) and not _meet(seats, sight.others)):
            found.setdefault(offer, []).append(target)
    lines = (replace(offer, targets=tuple(t for t in targets if t)) for offer, targets in found.items())
    return Menu(TABLE, tuple(lines))


def _meet(some: Iterable[Seat], others: Iterable[Seat]) -> bool:
    return not set(some).isdisjoint(others)


def _menus(log: AnyLog, seats: Sequence[Seat], sight: Sight) -> dict[str, Menu]:
    """The menus of the seats; and for those who play, what they may say for the whole table."""
    said = said_for_all(log, sight)
    menus = {seat: log.game.options(log.state, seat) for seat in seats}
    return {**menus, TABLE: said} if said.offers else menus


def _orders(log: AnyLog, shown: Sequence[Seat]) -> tuple[Order, ...]:
    """What can still be taken back; at most one seat has made the last entries."""
    for seat in shown:
        if orders := log.orders(seat):
            return tuple(Order(n, seat, entry.do, text) for n, entry, text in orders)
    return ()


def is_stale(log: AnyLog, sight: Sight, v: int, seat: Seat) -> bool:
    """Whether something else was on the screen than there is now, as far as the seat is concerned.

    Which other seats are still awaited, or have chosen, does not count: several may choose at once.
    """
    if v == log.version:
        return False
    if not 0 <= v < log.version:
        return True
    before, now, game = log.state_at(v), log.state, log.game
    if before is now:
        return False
    was, is_now = game.pending(before), log.pending
    if asked_of(was, seat) != asked_of(is_now, seat) or game.options(before, seat) != game.options(now, seat):
        return True
    looking = seat if seat in sight.shown else eyes(is_now, sight.shown)
    return _concerning(game.view(before, looking), seat) != _concerning(game.view(now, looking), seat)


def asked_of(pending: Pending, seat: Seat) -> Any:
    """What is awaited as far as a seat is concerned: of a decision, whether it must decide or may change."""
    if not isinstance(pending, Decide):
        return pending
    return pending.what, pending.where, pending.open, seat in pending.seats, seat in pending.may_change


def _concerning(view: Any, seat: Seat) -> dict[str, Any]:
    """The parts of a view by name, with what is awaited only as far as the seat is concerned."""
    parts = msgspec.structs.asdict(view)
    return {**parts, "pending": asked_of(parts["pending"], seat)} if "pending" in parts else parts


def told_of(log: AnyLog, sight: Sight, happened: Iterable[Happened], reasons: Reasons = UNSAID) -> list[Told]:
    """The entries as they are seen to happen; computers' reasons where everybody may know everything."""
    public = is_public(log)
    known = reasons if public else {}
    seats = sight.mine if public else sight.shown
    return [
        _told(public or entry.by in seats, seats, n, entry, events, known.get(n, ()))
        for n, entry, events in happened
    ]


def _told(
    shown: bool,
    seats: Sequence[Seat],
    n: int,
    entry: Entry[Any],
    events: tuple[Event, ...],
    reasons: tuple[Reason, ...],
) -> Told:
    seen = visible_events(events, seats)
    if not shown:
        return Told(n, entry.by, events=seen)
    return Told(n, entry.by, entry.do, entry.dice, seen, reasons)


def visible_events(events: Iterable[Event], seats: Sequence[Seat]) -> tuple[Event, ...]:
    """The events that one of the seats, or a spectator, may see."""
    eyes = seats or (None,)
    return tuple(event for event in events if any(visible(event, seat) for seat in eyes))


def changed_since(log: AnyLog, v: int) -> tuple[tuple[int, ...], tuple[Happened, ...]]:
    """Records of version `v` that are no longer in effect, and entries that came into effect since.

    At most the last 500 entries; those that were taken back and entered again meanwhile are not among them.
    Who took over a seat is told with them.
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
    begin = max(v, line[first - 1][0] if first > kept else 0)
    return before[kept:], with_takes(log, happened, begin)


def with_takes(log: AnyLog, happened: Iterable[Happened], after: int) -> tuple[Happened, ...]:
    """What happened together with who took over seats after a record, in their order."""
    notes: list[Happened] = [
        (record.n, Entry(record.by), (taken(record),)) for record in log.takes if record.n > after
    ]
    return tuple(sorted((*happened, *notes), key=lambda one: one[0]))


def taken(record: Record[Any]) -> Event:
    """What everybody is told of somebody who took over a seat."""
    return Event("seat_taken", {"seat": record.seat, "human": record.takes == HUMAN})


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)
