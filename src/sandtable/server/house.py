"""The house: all its tables, the few that are in memory, and the way in with a token."""

from __future__ import annotations

import asyncio
import gc
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import structlog

from sandtable.kernel.save import SaveError
from sandtable.kernel.seal import Key, SealError, is_sealed, seal
from sandtable.server import tokens
from sandtable.server.drive import Driver
from sandtable.server.founding import Draft, Founder, branch_off
from sandtable.server.keeper import Keeper
from sandtable.server.kept import Card, Person, now
from sandtable.server.keys import KeyMaker
from sandtable.server.messages import HUMAN, Admission, NewTable, Summary
from sandtable.server.quota import Questions, TableQuota, Uploads
from sandtable.server.saves import UNREADABLE, file_kind, open_upload
from sandtable.server.settings import Settings
from sandtable.server.sight import seats_in_play
from sandtable.server.store import NoSuchTable, Store
from sandtable.server.studies import Studies
from sandtable.server.tables import GOING_AWAY, Room
from sandtable.server.uploads import LIMITS, read_upload
from sandtable.server.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 4
LONG = 2000
"""Records; folding so many takes a good part of a second."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}\Z")

log = structlog.get_logger("sandtable.house")


class House:
    """One server's tables. Methods are called from the event loop; what blocks runs in threads."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.settings = settings
        self.secret = tokens.owner_secret(settings.data)
        self._seal_key = tokens.seal_key(settings.data)
        self.workers = Workers(settings.worker_count, settings.lanes)
        self._keys = KeyMaker(settings.dice_key)
        self._store = Store.open(settings.database_url)
        self._founder = Founder(self._store, self._keys, self.secret)
        self._threads = ThreadPoolExecutor(THREADS, "table")
        self._slow = ThreadPoolExecutor(1, "slow")
        self._quota = TableQuota(*settings.table_limits)
        self.uploads = Uploads()
        self.studies = Studies(self)
        self.questions = Questions()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._drivers: dict[str, Driver] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def close(self) -> None:
        """Send everybody away and end all work; what was confirmed is stored already."""
        for room in tuple(self._rooms.values()):
            for watcher in tuple(room.watchers):
                watcher.leave(GOING_AWAY)
        self._is_closed = True
        while self._tasks:  # one that ends may have begun another
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        for threads in (self._threads, self._slow):
            threads.shutdown(wait=True, cancel_futures=True)
        self._store.close()

    # Threads and tasks

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of blocking work. Even when canceled it waits: the caller may hold a lock for it."""
        return await self._done(self._threads, lambda: work(*args, **kwargs))

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for long work: one piece after the other, so that the other threads stay free."""
        return await self._done(self._slow, lambda: work(*args, **kwargs))

    async def _done(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        future = asyncio.get_running_loop().run_in_executor(threads, work)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that the house keeps hold of until it is done; somebody awaits it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task on its own, whose failure is at least written down."""
        task = self.keep(work)
        task.add_done_callback(_note_failure)
        return task

    # Rooms

    def room(self, table: str) -> Room:
        """The room of a table that exists."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(self, table)
        return room

    def touch(self, room: Room) -> None:
        """Note that the room is in use, and drop from memory what was not used for longest."""
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        live = [(other, other.keeper.log.version) for other in self._rooms.values() if other.keeper]
        tables, records = len(live), sum(version for _, version in live)
        for other, version in live:
            if tables <= self.settings.most_live and records <= self.settings.most_records:
                break
            if other is not room and not self._is_busy(other):
                other.drop()
                tables, records = tables - 1, records - version
        for other in [o for o in self._rooms.values() if o.keeper is None and not o.watchers]:
            if other is not room and other.is_free and not self._is_busy(other):
                del self._rooms[other.id]
                self._drivers.pop(other.id, None)

    def _is_busy(self, room: Room) -> bool:
        driver = self._drivers.get(room.id)
        return driver is not None and driver.is_busy

    def driver(self, room: Room) -> Driver:
        """What moves the room by itself."""
        driver = self._drivers.get(room.id)
        if driver is None:
            driver = self._drivers[room.id] = Driver(self, room)
        return driver

    def stir(self, room: Room) -> None:
        """Let computers and advisors see to a room that has changed."""
        if not room.gone and not self._is_closed:
            self.driver(room).stir()

    async def fold(self, table: str) -> Keeper:
        """A table folded again, a long one aside; raises NoSuchTable, or SaveError if the rules refuse it."""
        card = await self.in_thread(self._store.card, table)
        if card is None or card.standing.v < LONG:
            return await self.in_thread(self._load, table)
        return await self.aside(self._load_long, table)

    def _load_long(self, table: str) -> Keeper:
        """The same without stopping everybody: Python's search for lost objects walks through all of them."""
        gc.disable()
        try:
            return self._load(table)
        finally:
            gc.freeze()  # a table holds no lost ones, so it need never be searched
            gc.enable()

    def _load(self, table: str) -> Keeper:
        kept = self._store.read(table)
        if kept is None:
            raise NoSuchTable(table)
        return Keeper.of(self._store, self._keys, kept)

    # The way in

    async def admit(self, table: str, token: str) -> tuple[Card, Person]:
        """The table and the person that a token belongs to; raises NoSuchTable for anything else."""
        if not TABLE_ID.match(table):
            raise NoSuchTable
        card = await self.in_thread(self._store.card, table)
        wanted = tokens.hash_of(token)
        for person in card.people if card else ():
            if card is not None and tokens.is_same(person.token_hash, wanted):
                return card, person
        raise NoSuchTable(table)

    def is_owner(self, secret: str) -> bool:
        """Whether somebody is the owner of the house."""
        return tokens.is_same(secret, self.secret)

    async def everything(self) -> list[Summary]:
        """All tables of the house with their tokens; for its owner only."""
        cards = await self.in_thread(self._store.cards)
        return [
            self.summary(card, person, self._token(card, person)) for card in cards for person in card.people
        ]

    def _token(self, card: Card, person: Person) -> str:
        return tokens.token_of(self.secret, card.id, person.person)

    @staticmethod
    def summary(card: Card, person: Person, token: str) -> Summary:
        """A line of the list of games."""
        stands = card.standing
        return Summary(
            table=card.id,
            token=token,
            game=card.game,
            ruleset=card.ruleset,
            name=card.name,
            seats=card.seats,
            v=stands.v,
            awaited=stands.awaited,
            mine=seats_in_play(person.seats, card.seats),
            over=stands.over,
            round=stands.round,
            phase=stands.phase,
            played=card.played,
            parent=card.parent,
            thinking=card.thinking,
            file=file_kind(card.game, stands.over, card.seats, person),
        )

    # New tables

    @asynccontextmanager
    async def room_for_one_more(self, address: str) -> AsyncIterator[None]:
        """Let an address make a table, which is counted when it was made; raises TooMuch."""
        self._quota.must_have_room(address, await self.in_thread(self._store.count))
        yield
        self._quota.note(address)

    async def create(self, plan: NewTable) -> Admission:
        """A new game; raises BadPlan or UnknownGame."""
        admission = await self.in_thread(self._founder.begin, plan)
        return self._opened(admission, any(seat.kind != HUMAN for seat in plan.seats.values()))

    async def load_file(self, data: bytes, passphrase: str = "") -> Admission:
        """A new table with the game in a file, sealed or not; raises SaveError. It is folded in a worker."""
        sealed = is_sealed(data)
        if sealed:
            data = await self._unsealed(data, passphrase)
        read = await self.workers.read(read_upload, data, self._keys, sealed)
        if not isinstance(read, Draft):
            line, text = read
            raise SaveError(line, UNREADABLE if sealed else text)
        return await self._put(read)

    async def _unsealed(self, data: bytes, passphrase: str) -> bytes:
        """The file in a sealed save; raises SealError or SaveError."""
        opened = await self.workers.read(open_upload, data, Key(passphrase, self._seal_key), LIMITS)
        if isinstance(opened, bytes):
            return opened
        if isinstance(opened, str):
            raise SealError(opened)
        raise SaveError(*opened)

    async def sealed(self, data: bytes, game: str, passphrase: str = "") -> bytes:
        """The sealed save of a save file, under a passphrase or the key of this house."""
        return await self.workers.run(seal, data, game, now()[:10], Key(passphrase, self._seal_key))

    async def branch(self, table: str, n: int) -> Admission:
        """A new table with the game as it stood after record `n`; raises BadPlan."""
        origin = await self.room(table).alone(lambda keeper: self._founder.origin(keeper, n))
        return await self._put(await self.workers.read(branch_off, origin, self._keys))

    async def _put(self, draft: Draft) -> Admission:
        return self._opened(await self.aside(self._founder.put, draft), draft.has_computers)

    def _opened(self, admission: Admission, has_computers: bool) -> Admission:
        """Let the computers at a new table begin; without any, nothing is folded before somebody comes."""
        if has_computers:
            self.stir(self.room(admission.table))
        return admission

    async def delete(self, table: str) -> None:
        """Remove a table for good."""
        room = self.room(table)
        await room.close()
        await self.in_thread(self._store.delete, table)
        self._rooms.pop(table, None)
        self._drivers.pop(table, None)


def _note_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task failed", exc_info=error)
