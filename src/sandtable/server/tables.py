"""The rooms of the house: who is connected to a table, one writer at a time, and sending after storing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
import structlog

from sandtable.ai.players import Reason
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Decide, Seat
from sandtable.kernel.registry import AnyGame
from sandtable.server import bots, sight
from sandtable.server.messages import HUMAN, Request, SeatPlan, Seconds, Update, Welcome
from sandtable.server.sight import encode
from sandtable.server.sitting import Change, Sitting, action_decoder
from sandtable.server.store import Conflict, NoSuchTable, Person

if TYPE_CHECKING:
    from sandtable.server.house import House

T = TypeVar("T")

log = structlog.get_logger("sandtable.tables")

GOING_AWAY, TABLE_GONE = 1012, 4410


class Watcher(Protocol):
    """A connection to a table."""

    person: Person
    fast: bool
    """Nobody there follows computers move by move."""

    def push(self, message: bytes) -> None:
        """Send, without waiting."""

    def leave(self, code: int) -> None:
        """Close the connection."""


class Room:
    """One table of the house. Its sitting may be dropped while it is idle and is folded again on need."""

    def __init__(self, house: House, table: str) -> None:
        self.id = table
        self.house = house
        self.watchers: set[Watcher] = set()
        self._sitting: Sitting | None = None
        self._lock = asyncio.Lock()
        self._users = 0
        self.gone = False

    # One at a time

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nobody else works on the table meanwhile. Who waits for it counts as a user already."""
        self._users += 1
        try:
            async with self._lock:
                yield
        finally:
            self._users -= 1

    async def alone(self, work: Callable[[Sitting], T]) -> T:
        """The outcome of work on the table, done in a thread while nobody else works on it.

        When it fails the sitting is dropped: what is stored is the truth.
        """
        async with self._alone():
            sitting = await self._open()
            try:
                return await self.house.in_thread(work, sitting)
            except Refused:
                raise
            except Exception:
                self._sitting = None
                raise

    async def change(self, work: Callable[[Sitting], tuple[T, Change | None]]) -> T:
        """The outcome of work that may change the table; everybody connected hears of it after the commit.

        It is carried through even if whoever asked for it has gone: the others must still be told.
        """
        return await asyncio.shield(self.house.keep(self._change(work)))

    async def _change(self, work: Callable[[Sitting], tuple[T, Change | None]]) -> T:
        async with self._alone():
            sitting = await self._open()
            audience = {watcher.person.person: watcher.person for watcher in self.watchers}
            try:
                outcome, updates = await self.house.in_thread(_worked, work, sitting, audience)
            except Refused:
                raise
            except Exception as error:
                self._sitting = None
                if isinstance(error, Conflict):
                    self._send_away(GOING_AWAY)
                raise
            if updates is not None:
                for watcher in tuple(self.watchers):
                    watcher.push(updates[watcher.person.person])
        if updates is not None:
            self.house.stir(self)
        return outcome

    def _send_away(self, code: int) -> None:
        """Close all connections; browsers that can come back do so and see the table as it is stored."""
        for watcher in tuple(self.watchers):
            watcher.leave(code)

    async def _open(self) -> Sitting:
        if self.gone:
            raise NoSuchTable(self.id)
        if self._sitting is None:
            self._sitting = await self.house.in_thread(self.house.load, self.id)
        self.house.touch(self)
        return self._sitting

    # Coming and going

    async def welcome(self, watcher: Watcher, request: str, v: int) -> None:
        """Let somebody in: from now on they get every update."""
        async with self._alone():
            sitting = await self._open()
            message = await self.house.in_thread(_welcome, sitting, watcher.person, request, v)
            self.watchers.add(watcher)
            watcher.push(message)
        self.house.stir(self)

    def part(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.discard(watcher)

    async def close(self, code: int = TABLE_GONE) -> None:
        """Send everybody away; nothing of the table stays in memory."""
        async with self._alone():
            self.gone = True
            self._sitting = None
            self._send_away(code)

    @property
    def is_free(self) -> bool:
        """Whether nobody works on the table or waits for it."""
        return self._users == 0

    def drop(self) -> None:
        """Forget the table; it is folded again when needed."""
        if self.is_free:
            self._sitting = None

    @property
    def sitting(self) -> Sitting | None:
        """The table in memory, if it is there."""
        return self._sitting

    # What people and computers want

    async def grant(self, person: Person, request: Request) -> bytes:
        """The answer to a wish to act, undo, redo or remove."""

        def work(sitting: Sitting) -> tuple[bytes, Change | None]:
            granted = sitting.grant(person, request)
            return granted.reply, granted.change

        return await self.change(work)

    async def act(
        self, seat: Seat, action: bytes, v: int, kind: str = HUMAN, reasons: tuple[Reason, ...] = ()
    ) -> bool:
        """Whether a decision made for a seat still came in time; raises Refused when the rules say no."""

        def work(sitting: Sitting) -> tuple[bool, Change | None]:
            decoded = action_decoder(sitting.log.game.actions).decode(action)
            change = sitting.act(seat, decoded, v, kind, reasons)
            return change is not None, change

        return await self.change(work)

    async def seat_people(self, plans: dict[str, SeatPlan]) -> None:
        """Let others sit down, or computers; everybody connected is told."""
        await self._reseat(lambda sitting: sitting.seat_people(plans))

    async def think_for(self, seconds: Seconds) -> None:
        """Give the computers more or less time; everybody connected is told."""
        await self._reseat(lambda sitting: sitting.think_for(seconds))

    async def _reseat(self, work: Callable[[Sitting], None]) -> None:
        async with self._alone():
            sitting = await self._open()
            await self.house.in_thread(work, sitting)
            for watcher in tuple(self.watchers):
                watcher.push(await self.house.in_thread(_reseated, sitting, watcher.person))
        self.house.stir(self)

    async def glance(self, person: Person | None, seat: Seat = "") -> Glance | None:
        """What a seat, or the person, sees now, for somebody who thinks about it elsewhere."""
        return await self.alone(lambda sitting: _glance(sitting, person, seat))


class Glance(msgspec.Struct, frozen=True):
    """A view with its version, for a worker: whose eyes, which seats are theirs, what is awaited."""

    game: str
    v: int
    view: bytes
    eyes: Seat
    mine: tuple[Seat, ...]
    pending: Any
    phase: tuple[str, str]


def _worked(
    work: Callable[[Sitting], tuple[T, Change | None]], sitting: Sitting, audience: dict[str, Person]
) -> tuple[T, dict[str, bytes] | None]:
    """The outcome, and after a change the update for each person; in a thread."""
    outcome, change = work(sitting)
    if change is None:
        return outcome, None
    return outcome, {name: _update(sitting, person, change) for name, person in audience.items()}


def _update(sitting: Sitting, person: Person, change: Change) -> bytes:
    mine = sitting.mine(person)
    told = sight.told_of(sitting.log, mine, change.happened, sitting.reasons)
    return encode(Update(sitting.log.version, sight.now_of(sitting.log, mine), told, change.gone))


def _reseated(sitting: Sitting, person: Person) -> bytes:
    mine = sitting.mine(person)
    now = sight.now_of(sitting.log, mine)
    thinking = sitting.card.thinking
    return encode(Update(sitting.log.version, now, seats=sitting.plans, mine=mine, thinking=thinking))


def _welcome(sitting: Sitting, person: Person, request: str, v: int) -> bytes:
    log, card, mine = sitting.log, sitting.card, sitting.mine(person)
    segment = log.dice.current
    gone, missed = sight.changed_since(log, min(max(v, 0), log.version))
    return encode(
        Welcome(
            id=request,
            v=log.version,
            table=card.id,
            name=card.name,
            game=card.game,
            setup=log.header.setup,
            seats=card.seats,
            mine=mine,
            sheet=log.game.sheet(log.state),
            now=sight.now_of(log, mine),
            missed=sight.told_of(log, mine, missed, sitting.reasons),
            gone=gone,
            commitment=segment.commitment if segment else "",
            thinking=card.thinking,
            computers=bots.kinds(card.game),
        )
    )


def _glance(sitting: Sitting, person: Person | None, seat: Seat) -> Glance | None:
    """None for a spectator of a game with secrets: there is nothing to think about."""
    table = sitting.log
    mine = (seat,) if person is None else sitting.mine(person)
    seen_by = seat or sight.eyes(table.pending, sight.on_screen(table.game, table.pending, mine))
    if seen_by is None and not table.game.is_open:
        return None
    return Glance(
        game=table.game.name,
        v=table.version,
        view=encode(table.game.view(table.state, seen_by)),
        eyes=seen_by or "",
        mine=mine,
        pending=table.pending,
        phase=phase_of(table.game, table.state),
    )


def phase_of(game: AnyGame, state: Any) -> tuple[str, str]:
    """Whose turn and which phase it is, where the state says so; else what is awaited."""
    pending = game.pending(state)
    what = pending.what if isinstance(pending, Decide) else ""
    return getattr(state, "seat", ""), getattr(state, "phase", what)
