"""Lines into the house: who dribbles, stalls or has too many of them does not shut out the others."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.server import lines
from sandtable.server.lines import HEADERS_WITHIN, Porter, address_of, protocols
from tests.server.serving import PATIENCE, Server, wait_until


def line_to(host: str, source: str = "127.0.0.1") -> socket.socket:
    name, _, port = host.partition(":")
    return socket.create_connection((name, int(port)), PATIENCE, source_address=(source, 0))


def is_shut(line: socket.socket) -> bool:
    """Whether the other side has ended the line, after what it still had to say."""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def test_who_dribbles_headers_is_cut_off(server: Server) -> None:
    with ExitStack() as stack, server.new().tab() as tab:
        silent, dribbling, second = (stack.enter_context(line_to(server.host)) for _ in range(3))
        dribbling.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\nX: ".encode())
        second.sendall(f"GET /api/maps/x HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
        assert b" 404 " in second.recv(65536)
        second.sendall(b"GET / HT")
        began = time.monotonic()
        while not (is_shut(silent) and is_shut(dribbling) and is_shut(second)):
            for line in (dribbling, second):
                try:
                    line.send(b"x")
                except OSError:
                    continue
            time.sleep(0.2)
            assert time.monotonic() - began < PATIENCE, "they stay open without end"
        assert time.monotonic() - began > HEADERS_WITHIN / 2
        assert tab.reason(undo=1) == "cannot_undo", "a socket that talks stays open"


def test_an_address_has_so_many_lines(tmp_path: Path) -> None:
    with Server(tmp_path / "house", "--lines-each", "8") as house, ExitStack() as stack:
        held = [stack.enter_context(line_to(house.host, "127.0.0.2")) for _ in range(8)]
        wait_until(lambda: _is_turned_away(house, "127.0.0.2"))
        assert house.http.get("/api/games").status_code == 200, "others are served as before"
        assert house.new().tab().reason(undo=1) == "cannot_undo"
        for line in held:
            line.close()
        wait_until(lambda: not _is_turned_away(house, "127.0.0.2"))


def _is_turned_away(house: Server, source: str) -> bool:
    with line_to(house.host, source) as line:
        line.sendall(f"GET /api/maps/x HTTP/1.1\r\nHost: {house.host}\r\nConnection: close\r\n\r\n".encode())
        try:
            return b" 503 " in line.recv(65536)
        except ConnectionResetError:  # the answer was lost, because we had not been heard
            return True


def test_behind_a_proxy_the_address_is_the_one_it_names(tmp_path: Path) -> None:
    options = ("--proxy", "127.0.0.1", "--lines-each", "3", "--tables-each", "2")
    with Server(tmp_path / "house", *options) as house, ExitStack() as stack:
        seated = house.new()
        address = f"ws://{house.host}{seated.path}/live"
        forwarded = {"X-Forwarded-For": "6.6.6.6, 9.9.9.9"}
        for _ in range(3):
            stack.enter_context(connect(address, additional_headers=forwarded))
        with pytest.raises(InvalidStatus):
            connect(address, additional_headers=forwarded)
        assert house.http.get("/api/games", headers=forwarded).status_code == 429
        for other in ("9.9.9.8", "6.6.6.6"):
            headers = {"X-Forwarded-For": other}
            assert house.http.get("/api/games", headers=headers).status_code == 200
            assert _make_three(house, headers) == [201, 201, 429]
    with Server(tmp_path / "other", "--tables-each", "2") as house:
        assert _make_three(house, {"X-Forwarded-For": "9.9.9.7"}) == [201, 201, 429]
        assert _make_three(house, {"X-Forwarded-For": "9.9.9.8"}) == [429] * 3, "nobody else is believed"


def _make_three(house: Server, headers: dict[str, str]) -> list[int]:
    plan = {"game": "classic", "ruleset": "2nd"}
    return [house.http.post("/api/tables", json=plan, headers=headers).status_code for _ in range(3)]


def test_a_want_of_descriptors_is_told_once_and_gets_over(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as house, ExitStack() as stack:
        assert house.process is not None
        seated = house.new()
        tab = stack.enter_context(seated.tab())
        tab.until(lambda reply: reply["type"] == "brief")  # the workers have begun
        pid = house.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        most = max(int(name) for name in os.listdir(f"/proc/{pid}/fd")) + 1
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, before[1]))
        held = [stack.enter_context(line_to(house.host)) for _ in range(60)]
        wait_until(lambda: "accept" in house.stderr.read_text())
        time.sleep(2.5)
        tab.act("buy", units={"infantry": 1})
        told = [json.loads(line) for line in house.stderr.read_text().splitlines()]
        assert [line["event"][:15] for line in told if line["from"] == "asyncio"] == ["socket.accept()"]
        assert len(house.stderr.read_text()) < 20_000
        for line in held:
            line.close()
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        with httpx.Client(base_url=house.url, timeout=PATIENCE) as fresh:
            assert fresh.get("/api/games").status_code == 200
        assert seated.summary()["v"] == tab.v


def test_addresses() -> None:
    assert address_of(("10.0.0.1", 5)) == "10.0.0.1"
    assert address_of(("::ffff:10.0.0.1", 5)) == "10.0.0.1"
    assert (
        address_of(("2001:db8::1", 5, 0, 0))
        == address_of(("2001:db8::ffff:2", 6))
        != address_of(("2001:db9::1", 5))
    )
    assert address_of(("fe80::1%eth0", 5)) == "fe80::/64"
    assert address_of(None) == ""
    assert len(address_of(("x" * 9999, 0))) == 64


# The same protocol with less patience, around a small app.


async def tiny(scope: Any, receive: Any, send: Any) -> None:
    """Answers a body with much, and a socket with whatever it hears."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    while scope["type"] == "http":
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        if not message.get("more_body"):
            break
    length = 50_000_000 if scope["path"] == "/much" else 2
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % length)]}
    )
    await send({"type": "http.response.body", "body": b"x" * length})


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Porter]]:
    """A server whose patience is short."""
    for name, seconds in (("HEADERS_WITHIN", 1.0), ("BODY_WITHIN", 1.5), ("READS_WITHIN", 1.0)):
        monkeypatch.setattr(lines, name, seconds)
    for name, seconds in (("LOOK_EVERY", 0.1), ("GOES_WITHIN", 0.5)):
        monkeypatch.setattr(lines, name, seconds)
    porter = Porter(50)
    http, sockets = protocols(porter)
    config = uvicorn.Config(
        tiny, http=http, ws=sockets, lifespan="off", log_config=None, timeout_keep_alive=600
    )
    listening = socket.create_server(("127.0.0.1", 0))
    running = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(running.serve([listening])))
    thread.start()
    wait_until(lambda: running.started)
    yield f"127.0.0.1:{listening.getsockname()[1]}", porter
    running.should_exit = True
    thread.join()


def test_who_dribbles_a_body_is_cut_off(hasty: tuple[str, Porter]) -> None:
    host, porter = hasty
    with line_to(host) as line, connect(f"ws://{host}/") as talk:
        line.sendall(f"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n".encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 408 ")
        wait_until(lambda: len(porter._lines) == 1)
        time.sleep(2.0)
        talk.send("still here")
        assert talk.recv(PATIENCE) == "still here", "no limit of requests is one of sockets"


def test_a_full_house_has_room_for_one_who_has_no_line_yet(
    hasty: tuple[str, Porter], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, porter = hasty
    porter._in_all, porter._each = 10, 5
    monkeypatch.setattr(lines, "HEADERS_WITHIN", PATIENCE)
    with ExitStack() as stack:
        talk = stack.enter_context(connect(f"ws://{host}/", source_address=("127.0.0.2", 0)))
        for source in ("127.0.0.2",) * 4 + ("127.0.0.3",) * 5:
            stack.enter_context(line_to(host, source))
        wait_until(lambda: len(porter._lines) == 10)
        assert httpx.get(f"http://{host}/").status_code == 200
        talk.send("still here")
        assert talk.recv(PATIENCE) == "still here", "only those who keep us waiting must go"


def test_who_does_not_read_is_cut_off(hasty: tuple[str, Porter]) -> None:
    host, porter = hasty
    with line_to(host) as line:
        line.sendall(f"GET /much HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert line.recv(4) == b"HTTP"
        wait_until(lambda: not porter._lines)


def test_who_reads_slowly_gets_all_of_it(hasty: tuple[str, Porter]) -> None:
    host, _ = hasty
    got, began = 0, time.monotonic()
    with line_to(host) as line:
        line.sendall(f"GET /much HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        while got < 50_000_000:
            part = line.recv(1 << 20)
            assert part, "it was cut off"
            got += len(part)
            if time.monotonic() - began < 4:
                time.sleep(0.05)


def test_a_socket_that_does_not_go_is_cut(hasty: tuple[str, Porter]) -> None:
    """The other side is told that the line ends, and neither reads nor answers."""
    host, porter = hasty
    with line_to(host) as line:
        line.sendall(
            f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(65536)
        line.sendall(b"\x81\xfe\x00\x01")  # half of a message
        wait_until(lambda: len(porter._lines) == 1)
        (held,) = porter._lines.values()
        loop: asyncio.AbstractEventLoop = held.transport._loop  # type: ignore[attr-defined]
        loop.call_soon_threadsafe(held.transport.write, b"x" * 30_000_000)
        loop.call_soon_threadsafe(held.transport.close)
        wait_until(lambda: not porter._lines)
