"""The socket of a table: one connection of one person, messages in, messages out."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from sandtable.kernel.log import Refused as KernelRefused
from sandtable.kernel.protocol import Seat, refuse
from sandtable.kernel.save import SaveError
from sandtable.server import advice
from sandtable.server.house import House
from sandtable.server.kept import Person
from sandtable.server.messages import Answer, Beat, Refused, Request
from sandtable.server.patches import Known
from sandtable.server.sight import UNTAKEN, encode, must_speak_for
from sandtable.server.store import Conflict, NoSuchTable, Unreachable
from sandtable.server.tables import Room

MOST_BYTES = 64 * 1024
"""Of one message from a client; the server below closes the connection when it is longer."""
LONGEST_ID = 64
MOST_QUEUED = 256
MOST_QUESTIONS = 8
HELLO_WITHIN = 20.0
BEAT_EVERY = 10.0
"""Seconds between signs of life: a browser can tell a dead line from one on which nothing happens."""
NO_TABLE, TOO_SLOW, BAD_MESSAGE, COME_AGAIN = 4404, 4408, 1008, 1013

log = structlog.get_logger("sandtable.sockets")

_requests = msgspec.json.Decoder(Request)
_beat = encode(Beat())


class BadMessage(Exception):  # noqa: N818 - says it already
    """Not a Sandtable message; `id` is the request it is about, if that could be read."""

    def __init__(self, ident: str, text: str) -> None:
        super().__init__(text)
        self.id = ident


class Connection:
    """One open socket. What is to be sent waits in a queue, so that a slow browser holds up nobody."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], room: Room, person: Person) -> None:
        self.person = person
        self.fast = False
        self.device = UNTAKEN
        self.line = secrets.token_urlsafe(12)
        self.sent: Known | None = None
        self._house = house
        self._socket = socket
        self._room = room
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._questions = 0

    def push(self, message: bytes) -> None:
        """Send, without waiting; who cannot keep up is sent away and catches up with a new hello."""
        if self._out.qsize() >= MOST_QUEUED:
            self.leave(TOO_SLOW)
        else:
            self._out.put_nowait(message)

    def leave(self, code: int) -> None:
        """Close the connection after what is waiting to be sent; if that is much, without it."""
        self._room.part(self)
        if self._out.qsize() >= MOST_QUEUED:
            while not self._out.empty():
                self._out.get_nowait()
        self._out.put_nowait(code)

    async def serve(self, first: Request) -> None:
        """Talk until one of the two ends it."""
        assert first.hello is not None
        self.fast = first.hello.fast
        writer = asyncio.create_task(self._write())
        heart = asyncio.create_task(self._beat())
        try:
            await self._room.welcome(self, first.id, first.hello.v, first.hello.seat)
            reader = asyncio.create_task(self._read())
            done, _ = await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            for task in done:
                task.result()
        finally:
            self._room.part(self)
            writer.cancel()
            heart.cancel()
            await asyncio.gather(writer, heart, return_exceptions=True)

    async def _write(self) -> None:
        while not isinstance(message := await self._out.get(), int):
            await self._socket.send_data(message, mode="text")
        await self._socket.close(message)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            if self._out.empty():  # else something is on its way already
                self._out.put_nowait(_beat)

    async def _read(self) -> None:
        while True:
            try:
                request = await receive(self._socket)
            except BadMessage as bad:
                self._refuse(bad.id, "bad_message", text=str(bad))
                continue
            # Wishes of one browser are granted in order; questions and long wishes must not hold them up.
            if request.hello is not None:
                self._refuse(request.id, "bad_message", text="hello has already been said")
            elif request.ask or request.hint:
                self._house.spawn(self._answer(request))
            elif request.auto is not None:
                self._house.spawn(self._reply(request))
            else:
                await self._reply(request)

    async def _reply(self, request: Request) -> None:
        try:
            self.push(await self._granted(request))
        except KernelRefused as refused:
            self._refuse(request.id, refused.refusal.reason, **refused.refusal.facts)
        except Conflict:
            return  # the connection is being closed; the wish comes again over the next one
        except Unreachable:
            self.leave(COME_AGAIN)  # nobody knows what was stored; the same wish, asked again, finds out
        except (NoSuchTable, SaveError) as error:
            self._refuse(request.id, "no_table", text=str(error))
            self.leave(NO_TABLE)
        except Exception as error:
            log.error("a wish failed", table=self._room.id, exc_info=error)
            self._refuse(request.id, "internal_error")

    async def _granted(self, request: Request) -> bytes:
        if request.auto is not None:
            return await self._house.driver(self._room).auto(self, request, request.auto)
        if request.take:
            return await self._room.take(self, request)
        if request.whole:
            return await self._room.tell_whole(self, request)
        return await self._room.grant(self.person, request, self.device)

    async def _answer(self, request: Request) -> None:
        if self._questions >= MOST_QUESTIONS:
            self._refuse(request.id, "too_many_questions", most=MOST_QUESTIONS)
            return
        self._questions += 1
        try:
            await (self._hint(request) if request.hint else self._ask(request))
        except KernelRefused as refused:
            self._refuse(request.id, refused.refusal.reason, **refused.refusal.facts)
        except Unreachable:
            self.leave(COME_AGAIN)
        except ValueError as error:
            self._refuse(request.id, "bad_question", text=str(error))
        except Exception as error:
            log.error("a question failed", table=self._room.id, exc_info=error)
            self._refuse(request.id, "internal_error")
        finally:
            self._questions -= 1

    async def _ask(self, request: Request) -> None:
        glance, device = await self._room.glance(self), self.device
        if request.seat:
            must_speak_for(glance.sight, glance.sight.shown, request.seat)
        if not advice.exists(glance.game) or not (glance.eyes or glance.is_open):
            self._refuse(request.id, "no_advisor")
            return
        asker: Seat | None = request.seat or glance.eyes or None
        question = bytes(request.ask)
        answer = await self._house.workers.run(
            advice.ask, glance.game, glance.view, glance.eyes, asker, question
        )
        if self.device != device:  # somebody else may look at the screen by now
            self._refuse(request.id, "take_the_device")
            return
        self.push(encode(Answer(request.id, glance.v, msgspec.Raw(answer))))

    async def _hint(self, request: Request) -> None:
        self.push(encode(await self._house.driver(self._room).hint(self, request)))

    def _refuse(self, ident: str, reason: str, **facts: Any) -> None:
        keeper = self._room.keeper
        self.push(encode(Refused(ident, keeper.log.version if keeper else 0, refuse(reason, "", **facts))))


async def receive(socket: WebSocket[Any, Any, Any]) -> Request:
    """The next message; raises BadMessage or WebSocketDisconnect."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
    content: Any = event.get("text") or event.get("bytes") or b""
    return read_request(content.encode("utf-8", "replace") if isinstance(content, str) else content)


def read_request(data: bytes) -> Request:
    """The request in a message; raises BadMessage."""
    if len(data) > MOST_BYTES:
        raise BadMessage("", f"a message has at most {MOST_BYTES} bytes")
    try:
        request = _requests.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadMessage(_ident(data), str(error)) from error
    if not (1 <= len(request.id) <= LONGEST_ID and request.id.isprintable()):
        raise BadMessage("", f"an id has 1 to {LONGEST_ID} printable characters")
    return _with_one_wish(request)


class _Id(msgspec.Struct):
    id: str = ""


def _ident(data: bytes) -> str:
    """The id of a message that is otherwise unreadable, so that the sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Id).id[:LONGEST_ID]
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return ""


def _with_one_wish(request: Request) -> Request:
    wishes = (
        request.hello,
        request.do,
        request.undo,
        request.redo,
        request.remove,
        request.ask,
        request.auto,
        request.hint,
        request.take,
        request.whole,
    )
    if sum(map(bool, wishes)) != 1:
        raise BadMessage(
            request.id, "exactly one of hello, do, undo, redo, remove, ask, auto, hint, take, whole"
        )
    return request


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
    """The socket of a table; the first message is hello."""
    try:
        await socket.accept()
        await _live(socket, table, house)
    except (WebSocketDisconnect, RuntimeError, OSError):  # the browser has gone, perhaps while we sent
        return


async def _live(socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
    try:
        first = await asyncio.wait_for(receive(socket), HELLO_WITHIN)
    except (BadMessage, TimeoutError) as error:
        await _turn_away(socket, getattr(error, "id", ""), "bad_message", BAD_MESSAGE)
        return
    if first.hello is None:
        await _turn_away(socket, first.id, "say_hello_first", BAD_MESSAGE)
        return
    try:
        _, person = await house.admit(table, first.hello.token)
        await Connection(house, socket, house.room(table), person).serve(first)
    except NoSuchTable:
        await _turn_away(socket, first.id, "no_table", NO_TABLE)
    except Unreachable:
        await socket.close(COME_AGAIN)
    except SaveError as error:
        log.error("a table cannot be opened", table=table, why=str(error))
        await _turn_away(socket, first.id, "cannot_open", NO_TABLE, text=str(error))


async def _turn_away(
    socket: WebSocket[Any, Any, Any], ident: str, reason: str, code: int, **facts: Any
) -> None:
    await socket.send_data(encode(Refused(ident, 0, refuse(reason, "", **facts))), mode="text")
    await socket.close(code)
