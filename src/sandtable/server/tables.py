"""The rooms of the house: who is connected to a table, one writer at a time, and sending after storing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

import msgspec
import structlog
from msgspec.structs import replace

from sandtable.ai.players import Reason
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Moment, Seat, refuse
from sandtable.server import bots, patches, sight
from sandtable.server.keeper import Change, Keeper, action_decoder
from sandtable.server.kept import Person
from sandtable.server.messages import HUMAN, Done, Request, SeatPlan, Seconds, Standing, Update, Welcome
from sandtable.server.messages import Refused as RefusedReply
from sandtable.server.patches import Json, Known
from sandtable.server.sight import UNTAKEN, Device, Sight, encode
from sandtable.server.store import Conflict, NoSuchTable

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
    device: Device
    """Who has it; changed only while the room is worked on."""
    line: str
    """A name of the connection that nobody else can guess."""
    sent: Known | None
    """What it was told of how the table stands; changed only while the room is worked on."""

    def push(self, message: bytes) -> None:
        """Send, without waiting."""

    def leave(self, code: int) -> None:
        """Close the connection."""


class Room:
    """One table of the house. Its keeper may be dropped while it is idle and is folded again on need."""

    def __init__(self, house: House, table: str) -> None:
        self.id = table
        self.house = house
        self.watchers: set[Watcher] = set()
        self._keeper: Keeper | None = None
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

    async def alone(self, work: Callable[[Keeper], T]) -> T:
        """The outcome of work on the table, done in a thread while nobody else works on it.

        When it fails the keeper is dropped: what is stored is the truth.
        """
        async with self._alone():
            keeper = await self._open()
            try:
                return await self.house.in_thread(work, keeper)
            except Refused:
                raise
            except Exception as error:
                self._failed(error)
                raise

    async def change(self, work: Callable[[Keeper], tuple[T, Change | None]]) -> T:
        """The outcome of work that may change the table; everybody connected hears of it after the commit.

        It is carried through even if whoever asked for it has gone: the others must still be told.
        """
        return await asyncio.shield(self.house.keep(self._change(work)))

    async def _change(self, work: Callable[[Keeper], tuple[T, Change | None]]) -> T:
        async with self._alone():
            keeper = await self._open()
            audience = tuple(self.watchers)
            try:
                outcome, updates = await self.house.in_thread(_worked, work, keeper, audience)
            except Refused:
                raise
            except Exception as error:
                self._failed(error)
                raise
            if updates is not None:
                for watcher, sending in updates:
                    _send(watcher, sending)
        if updates is not None:
            self.house.stir(self)
        return outcome

    def _failed(self, error: Exception) -> None:
        """Forget the keeper: what is stored is the truth. Everybody comes again if others have written."""
        self._keeper = None
        if isinstance(error, Conflict):
            self._send_away(GOING_AWAY)

    def _send_away(self, code: int) -> None:
        """Close all connections; browsers that can come back do so and see the table as it is stored."""
        for watcher in tuple(self.watchers):
            watcher.leave(code)

    async def _open(self) -> Keeper:
        if self.gone:
            raise NoSuchTable(self.id)
        if self._keeper is None:
            self._keeper = await self.house.fold(self.id)
        self.house.touch(self)
        return self._keeper

    # Coming and going

    async def welcome(self, watcher: Watcher, request: str, v: int, seat: Seat = "") -> None:
        """Let somebody in: from now on they get every update."""
        async with self._alone():
            keeper = await self._open()
            seen = await self.house.in_thread(keeper.sight, watcher.person, Device(seat))
            sending = await self.house.in_thread(_welcome, keeper, seen, watcher.line, request, v)
            self.watchers.add(watcher)
            _send(watcher, sending)
        self.house.stir(self)

    async def take(self, watcher: Watcher, request: Request) -> bytes:
        """The answer to somebody who says that they have the device; they are shown their seat."""
        async with self._alone():
            keeper = await self._open()
            reply, taken = await self.house.in_thread(_take, keeper, watcher.person, watcher.device, request)
            if taken is not None:
                _send(watcher, taken)
        if taken is not None:
            self.house.stir(self)
        return reply

    async def tell_whole(self, watcher: Watcher, request: Request) -> bytes:
        """The answer to a browser that lost the thread; it is sent all of how the table stands."""
        async with self._alone():
            keeper = await self._open()
            seen = await self.house.in_thread(keeper.sight, watcher.person, watcher.device)
            _send(watcher, await self.house.in_thread(_whole, keeper, seen))
            return encode(Done(request.id, keeper.log.version))

    def device_of(self, line: str, person: Person) -> Device:
        """Who has the device of a connection, by its name; nobody where there is none of the person's."""
        found = (one.device for one in self.watchers if line and one.line == line and one.person == person)
        return next(found, UNTAKEN)

    def part(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.discard(watcher)

    async def close(self, code: int = TABLE_GONE) -> None:
        """Send everybody away; nothing of the table stays in memory."""
        async with self._alone():
            self.gone = True
            self._keeper = None
            self._send_away(code)

    @property
    def is_free(self) -> bool:
        """Whether nobody works on the table or waits for it."""
        return self._users == 0

    def drop(self) -> None:
        """Forget the table; it is folded again when needed."""
        if self.is_free:
            self._keeper = None

    @property
    def keeper(self) -> Keeper | None:
        """The table in memory, if it is there."""
        return self._keeper

    # What people and computers want

    async def grant(self, person: Person, request: Request, device: Device = UNTAKEN) -> bytes:
        """The answer to a wish to act, undo, redo or remove."""

        def work(keeper: Keeper) -> tuple[bytes, Change | None]:
            granted = keeper.grant(person, request, device)
            return granted.reply, granted.change

        return await self.change(work)

    async def act(
        self,
        seat: Seat,
        action: bytes,
        v: int,
        kind: str = HUMAN,
        reasons: tuple[Reason, ...] = (),
        ahead: bool = False,
    ) -> bool:
        """Whether a decision made for a seat still came in time; raises Refused when the rules say no."""

        def work(keeper: Keeper) -> tuple[bool, Change | None]:
            decoded = action_decoder(keeper.log.game.actions).decode(action)
            change = keeper.act(seat, decoded, v, kind, reasons, ahead)
            return change is not None, change

        return await self.change(work)

    async def seat_people(self, plans: dict[str, SeatPlan], confirmed: bool) -> tuple[Seat, ...]:
        """Let others sit down, or computers; everybody connected is told.

        Unless it is confirmed, nothing is done where somebody would get to know secrets of computers; out
        come their seats.
        """
        asked: tuple[Seat, ...] = ()

        def work(keeper: Keeper) -> Change | None:
            nonlocal asked
            asked = () if confirmed else keeper.taken_from_computers(plans)
            return None if asked else keeper.seat_people(plans)

        await self._reseat(work)
        return asked

    async def answer_ahead(self, seat: Seat, answers: Mapping[str, str]) -> None:
        """Let the table answer for a seat; what is awaited of it now is answered at once."""
        await self.alone(lambda keeper: keeper.answer_ahead(seat, answers))
        self.house.stir(self)

    async def think_for(self, seconds: Seconds) -> None:
        """Give the computers more or less time; everybody connected is told."""

        def work(keeper: Keeper) -> Change:
            keeper.think_for(seconds)
            return Change(())

        await self._reseat(work)

    async def _reseat(self, work: Callable[[Keeper], Change | None]) -> None:
        async with self._alone():
            keeper = await self._open()
            before = {watcher: keeper.sight(watcher.person, watcher.device) for watcher in self.watchers}
            try:
                change = await self.house.in_thread(work, keeper)
            except Exception as error:
                self._keeper = None
                if isinstance(error, Conflict):
                    self._send_away(GOING_AWAY)
                raise
            if change is None:
                return
            for watcher, seen in before.items():
                now = keeper.sight(watcher.person, watcher.device)
                _send(watcher, await self.house.in_thread(_reseated, keeper, seen, now, change, watcher.sent))
        self.house.stir(self)

    async def glance(self, watcher: Watcher) -> Glance:
        """What is seen over a connection now, for somebody who thinks about it elsewhere."""
        return await self.alone(lambda keeper: _glance(keeper, keeper.sight(watcher.person, watcher.device)))

    async def glance_of(self, seat: Seat) -> Glance:
        """What a seat sees now, for whoever decides in its place."""
        return await self.alone(lambda keeper: _glance(keeper, sight.sight_of(keeper.log, (seat,))))


class Glance(msgspec.Struct, frozen=True):
    """A view with its version, for a worker: whose eyes, how far they see, what is awaited."""

    game: str
    v: int
    view: bytes
    eyes: Seat
    """Empty for a spectator's."""
    sight: Sight
    pending: Any
    moment: Moment
    is_open: bool
    """The game has no secrets."""


class Sending(msgspec.Struct, frozen=True):
    """A message for a connection, and what holds for it from then on."""

    message: bytes
    device: Device
    sent: Known


def _send(watcher: Watcher, sending: Sending) -> None:
    watcher.device, watcher.sent = sending.device, sending.sent
    watcher.push(sending.message)


def _worked(
    work: Callable[[Keeper], tuple[T, Change | None]], keeper: Keeper, audience: Sequence[Watcher]
) -> tuple[T, list[tuple[Watcher, Sending]] | None]:
    """The outcome, and after a change the update for each connection; in a thread."""
    people = {(watcher.person, watcher.device) for watcher in audience}
    before = {who: keeper.sight(*who) for who in people}
    outcome, change = work(keeper)
    if change is None:
        return outcome, None
    updates = {who: _updated(keeper, seen, keeper.sight(*who), change) for who, seen in before.items()}
    made: dict[tuple[Person, Device, int], Sending] = {}
    for watcher in audience:  # those who see the same and know the same are sent the same
        who = (watcher.person, watcher.device)
        key = (*who, id(watcher.sent))
        if key not in made:
            made[key] = _sending(updates[who], watcher.sent)
    return outcome, [(one, made[one.person, one.device, id(one.sent)]) for one in audience]


class News(msgspec.Struct, frozen=True):
    """What changed for a person who sees so far: an update without how the table stands, and that."""

    update: Update
    now: Json
    device: Device


def _sending(news: News, sent: Known | None) -> Sending:
    """The update for a connection: a patch to what it knows, or the whole where other eyes look on."""
    update, now = news.update, news.now
    if sent is None or update.anew:
        return Sending(encode(replace(update, now=now)), news.device, Known(update.v, now))
    patch, merged = patches.change(sent.now, now)
    message = encode(replace(update, base=sent.v, patch=patch))
    return Sending(message, news.device, Known(update.v, merged))


def _updated(keeper: Keeper, before: Sight, seen: Sight, change: Change) -> News:
    if before.shown != seen.shown:
        return _anew(keeper, seen)
    told = sight.told_of(keeper.log, seen, change.happened, keeper.reasons)
    return _news(keeper, seen, Update(keeper.log.version, told=told, gone=change.gone))


def _anew(keeper: Keeper, seen: Sight) -> News:
    """The table for other eyes: what they missed may have been told to others, or to nobody."""
    _, happened = sight.changed_since(keeper.log, 0)
    told = sight.told_of(keeper.log, seen, happened, keeper.reasons)
    return _news(keeper, seen, Update(keeper.log.version, told=told, anew=True))


def _news(keeper: Keeper, seen: Sight, update: Update) -> News:
    return News(update, patches.standing(sight.now_of(keeper.log, seen)), seen.device)


def _whole(keeper: Keeper, seen: Sight) -> Sending:
    return _sending(_news(keeper, seen, Update(keeper.log.version)), None)


def _reseated(keeper: Keeper, before: Sight, seen: Sight, change: Change, sent: Known | None) -> Sending:
    news = _updated(keeper, before, seen, change)
    update = replace(news.update, seats=keeper.plans, mine=seen.mine, thinking=keeper.card.thinking)
    return _sending(replace(news, update=update), sent)


def _take(keeper: Keeper, person: Person, device: Device, request: Request) -> tuple[bytes, Sending | None]:
    """The answer to somebody who says that they have the device, and what they are then shown."""
    log, seen = keeper.log, keeper.sight(person, device)
    if not sight.can_take(seen, log.pending, request.take):
        reason = "not_your_decision" if request.take in seen.mine else "not_your_seat"
        return encode(RefusedReply(request.id, log.version, refuse(reason, seat=request.take))), None
    taken = keeper.sight(person, Device(request.take))
    return encode(Done(request.id, log.version)), _sending(_anew(keeper, taken), None)


def _welcome(keeper: Keeper, seen: Sight, line: str, request: str, v: int) -> Sending:
    log, card = keeper.log, keeper.card
    segment = log.dice.current
    # What the browser was told before, it may have been told for other eyes.
    gone, missed = sight.changed_since(log, 0 if seen.is_shared else min(max(v, 0), log.version))
    now = patches.standing(sight.now_of(log, seen))
    welcome = Welcome(
        id=request,
        v=log.version,
        table=card.id,
        name=card.name,
        game=card.game,
        setup=log.setup,
        seats=card.seats,
        mine=seen.mine,
        sheet=log.game.sheet(log.state),
        now=cast(Standing, now),
        line=line,
        missed=sight.told_of(log, seen, missed, keeper.reasons),
        anew=seen.is_shared,
        gone=gone,
        commitment=segment.commitment if segment else "",
        thinking=card.thinking,
        computers=bots.kinds(card.game),
    )
    return Sending(encode(welcome), seen.device, Known(log.version, now))


def _glance(keeper: Keeper, seen: Sight) -> Glance:
    table = keeper.log
    seen_by = sight.eyes(table.pending, seen.shown)
    return Glance(
        game=table.game.name,
        v=table.version,
        view=encode(table.game.view(table.state, seen_by)),
        eyes=seen_by or "",
        sight=seen,
        pending=table.pending,
        moment=table.game.moment(table.state),
        is_open=table.game.is_open,
    )
