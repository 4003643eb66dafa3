"""The house from inside: what it keeps in memory, two houses on one database, browsers that are too slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from sandtable.server import sockets
from sandtable.server.house import House
from sandtable.server.kept import Person
from sandtable.server.messages import Admission, NewTable, Request
from sandtable.server.patches import Known
from sandtable.server.settings import Settings
from sandtable.server.sight import UNTAKEN
from sandtable.server.sockets import MOST_QUEUED, TOO_SLOW, Connection, live
from sandtable.server.store import Conflict, NoSuchTable
from tests.server.serving import PATIENCE

CLASSIC = NewTable("classic", "2nd")


class Onlooker:
    """A connection that only notes what it is sent."""

    fast = False
    line = ""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.device = UNTAKEN
        self.sent: Known | None = None
        self.heard: list[dict[str, Any]] = []
        self.left: list[int] = []

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def leave(self, code: int) -> None:
        self.left.append(code)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, PATIENCE))


async def idle(house: House) -> None:
    """Wait until nothing goes on at any table."""
    while any(driver.is_busy for driver in house._drivers.values()):
        await asyncio.sleep(0.01)


async def person_at(house: House, admission: Admission) -> Person:
    return (await house.admit(admission.table, admission.token))[1]


def buy(ident: str, v: int) -> Request:
    return Request(ident, v, do=msgspec.Raw(b'{"act":"buy","units":{"infantry":1}}'))


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        house = House(Settings(tmp_path, most_live=3))
        tables = [await house.create(CLASSIC) for _ in range(8)]
        for table in tables:
            granted = await house.room(table.table).grant(await person_at(house, table), buy("a", 1))
            assert msgspec.json.decode(granted)["type"] == "done"
        await idle(house)
        await house.room(tables[-1].table).alone(lambda keeper: keeper.log.version)
        assert sum(room.keeper is not None for room in house._rooms.values()) <= 3
        versions = [await house.room(t.table).alone(lambda keeper: keeper.log.version) for t in tables]
        assert versions == [2] * 8
        assert len(house._rooms) <= 4
        await house.close()

    run(test())


def test_a_room_with_onlookers_stays_when_its_table_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        house = House(Settings(tmp_path, most_live=1))
        watched = await house.create(CLASSIC)
        person = await person_at(house, watched)
        onlooker = Onlooker(person)
        room = house.room(watched.table)
        await room.welcome(onlooker, "h", 0)
        await idle(house)
        for _ in range(3):
            other = await house.create(CLASSIC)
            await house.room(other.table).alone(lambda keeper: None)
        assert room.keeper is None
        assert house.room(watched.table) is room
        await room.grant(person, buy("a", 1))
        assert [m["type"] for m in onlooker.heard if m["type"] != "brief"] == ["welcome", "update"]
        await house.close()

    run(test())


def test_a_room_is_in_use_while_somebody_waits_for_it(tmp_path: Path) -> None:
    """Else the house could forget it between two that wish for something, and make a second one."""

    async def test() -> None:
        house = House(Settings(tmp_path))
        table = await house.create(CLASSIC)
        await idle(house)
        room = house.room(table.table)
        was_free: list[bool] = []

        async def ask() -> None:
            await room.alone(lambda keeper: None)
            was_free.append(room.is_free)

        await asyncio.gather(ask(), ask(), ask())
        assert was_free == [False, False, True]
        await house.close()

    run(test())


def test_nothing_goes_on_in_a_closed_house(tmp_path: Path) -> None:
    """Not even what was begun by work that was just ending."""

    async def test() -> None:
        house = House(Settings(tmp_path))
        begun: list[asyncio.Task[None]] = []

        async def ending() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                begun.append(house.spawn(asyncio.sleep(3600)))

        house.spawn(ending())
        await asyncio.sleep(0)
        await house.close()
        assert [task.cancelled() for task in begun] == [True]

    run(test())


def test_a_browser_that_goes_while_it_is_sent_something_is_no_fault(tmp_path: Path) -> None:
    class Gone:
        """A socket that breaks with the first message sent, as the server below tells it."""

        def __init__(self, hello: str) -> None:
            self._hello = hello

        async def accept(self) -> None:
            pass

        async def receive(self) -> dict[str, Any]:
            if self._hello:
                hello, self._hello = self._hello, ""
                return {"type": "websocket.receive", "text": hello}
            return await asyncio.Future()

        async def send_data(self, *_: object, **__: object) -> None:
            raise ClientDisconnected

    async def test() -> None:
        house = House(Settings(tmp_path))
        table = await house.create(CLASSIC)
        hello = json.dumps({"id": "h", "hello": {"token": table.token, "v": 0}})
        await live.fn(Gone(hello), table.table, house)
        assert not house.room(table.table).watchers
        await house.close()

    run(test())


def test_two_houses_on_one_database(tmp_path: Path) -> None:
    """Who is late is refused, looks again, and goes on; nothing is lost or doubled."""

    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'shared.db'}"
        (tmp_path / "one").mkdir()
        one = House(Settings(tmp_path / "one", database=url))
        two = House(Settings(tmp_path / "one", database=url))
        table = await one.create(CLASSIC)
        person = await person_at(one, table)
        onlooker = Onlooker(person)
        await two.room(table.table).welcome(onlooker, "h", 0)
        await one.room(table.table).grant(person, buy("a", 1))
        with pytest.raises(Conflict):
            await two.room(table.table).grant(person, buy("b", 1))
        assert onlooker.left == [1012]
        late = msgspec.json.decode(await two.room(table.table).grant(person, buy("b", 1)))
        assert late["refusal"]["reason"] == "stale_version"
        again = msgspec.json.decode(await two.room(table.table).grant(person, buy("c", 2)))
        assert again == {"type": "done", "id": "c", "v": 3}
        await one.close()
        await two.close()

    run(test())


def test_who_asked_has_gone_and_the_others_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        house = House(Settings(tmp_path))
        table = await house.create(CLASSIC)
        person = await person_at(house, table)
        onlooker = Onlooker(person)
        room = house.room(table.table)
        await room.welcome(onlooker, "h", 0)
        asking = asyncio.create_task(room.grant(person, buy("a", 1)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert await room.alone(lambda keeper: keeper.log.version) == 2
        assert [m["v"] for m in onlooker.heard if m["type"] == "update"] == [2]
        await house.close()

    run(test())


def test_a_deleted_table_cannot_be_entered(tmp_path: Path) -> None:
    async def test() -> None:
        house = House(Settings(tmp_path))
        table = await house.create(CLASSIC)
        room = house.room(table.table)
        await house.delete(table.table)
        with pytest.raises(NoSuchTable):
            await room.alone(lambda keeper: None)
        with pytest.raises(NoSuchTable):
            await house.admit(table.table, table.token)
        await house.close()

    run(test())


class Quiet:
    """A browser that says hello and nothing more, until it has heard enough."""

    def __init__(self, hello: str, enough: int) -> None:
        self.heard: list[str] = []
        self._hello = hello
        self._enough = enough
        self._gone = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self._hello:
            hello, self._hello = self._hello, ""
            return {"type": "websocket.receive", "text": hello}
        await self._gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_data(self, message: bytes, mode: str) -> None:
        self.heard.append(msgspec.json.decode(message)["type"])
        if len(self.heard) >= self._enough:
            self._gone.set()

    async def close(self, _: int) -> None:
        pass


def test_a_line_on_which_nothing_happens_has_its_beats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "BEAT_EVERY", 0.02)

    async def test() -> None:
        house = House(Settings(tmp_path))
        table = await house.create(CLASSIC)
        browser = Quiet(json.dumps({"id": "h", "hello": {"token": table.token}}), enough=30)
        await live.fn(browser, table.table, house)
        assert browser.heard.count("welcome") == 1
        assert browser.heard.count("beat") > 20
        await house.close()

    run(test())


def test_a_browser_that_is_too_slow_is_sent_away() -> None:
    class Room:
        parted = 0

        def part(self, _: object) -> None:
            self.parted += 1

    async def test() -> None:
        room = Room()
        slow = Connection(None, None, room, Person("p", "", ()))  # type: ignore[arg-type]
        for _ in range(MOST_QUEUED + 1):
            slow.push(b"{}")
        assert room.parted == 1
        assert slow._out.get_nowait() == TOO_SLOW
        assert slow._out.empty()

    run(test())
