"""A whole game as one person may see it: the first view, and how each entry changed it.

Changes are JSON merge patches (RFC 7396), so a client goes to any moment by merging. Runs in a worker.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from sandtable.kernel import save
from sandtable.kernel.protocol import Entry, Event, Over, Seat
from sandtable.kernel.records import Record
from sandtable.kernel.save import AnyLog
from sandtable.server import sight
from sandtable.server.kept import UNSAID, Reasons
from sandtable.server.messages import DiceSegment, SeatPlan, Story, StoryStep
from sandtable.server.patches import merge_patch
from sandtable.server.saves import is_shared_secret


def story_json(
    file: bytes,
    shown: tuple[Seat, ...],
    seats: dict[str, SeatPlan],
    name: str,
    reasons: Reasons = UNSAID,
    packed: bool = False,
) -> bytes:
    """The story of the game in a save file as JSON, with gzip where that is wanted."""
    body = msgspec.json.encode(tell(save.load(file), shown, seats, name, reasons))
    return gzip.compress(body, 5, mtime=0) if packed else body


def tell(
    log: AnyLog, shown: Sequence[Seat], seats: dict[str, SeatPlan], name: str, reasons: Reasons = UNSAID
) -> Story:
    """The story of a log for somebody who sees with these seats; in open games everybody's is the same."""
    mine = () if log.game.is_open else shown
    start = log.game.start(log.setup)
    return Story(
        game=log.game.name,
        setup=log.setup,
        seats=seats,
        name=name,
        sheet=msgspec.to_builtins(log.game.sheet(start)),
        start=_seen(log, start, mine),
        steps=list(_steps(log, start, mine, reasons)),
        v=log.version,
        over=isinstance(log.pending, Over),
        secret=not sight.is_public(log),
        shared=is_shared_secret(log.game.name, isinstance(log.pending, Over), seats),
        dice=[DiceSegment(s.number, s.commitment, s.rolls, s.key) for s in log.dice.segments],
    )


def _steps(log: AnyLog, state: Any, mine: Sequence[Seat], reasons: Reasons) -> Iterator[StoryStep]:
    public = sight.is_public(log)
    known = reasons if public else {}
    before = _seen(log, state, mine)
    notes = list(log.takes)
    for n, entry in log.line:
        while notes and notes[0].n < n:
            yield _note(notes.pop(0))
        step = log.game.apply(state, entry)
        state = step.state
        after = _seen(log, state, mine)
        patch = merge_patch(before, after)
        told = _step(n, entry, sight.visible_events(step.events, mine), public or entry.by in mine)
        yield replace(told, reasons=known.get(n, ()), patch=patch or None)
        before = after
    yield from map(_note, notes)


def _note(record: Record[Any]) -> StoryStep:
    return StoryStep(record.n, record.by, events=(sight.taken(record),))


def _step(n: int, entry: Entry[Any], events: tuple[Event, ...], shown: bool) -> StoryStep:
    if not shown:
        return StoryStep(n, entry.by, events=events)
    return StoryStep(n, entry.by, entry.do, entry.dice, entry.cards, events)


def _seen(log: AnyLog, state: Any, mine: Sequence[Seat]) -> Any:
    return msgspec.to_builtins(sight.view_of(log, state, mine), str_keys=True)
