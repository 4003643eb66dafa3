"""Whatever is sent, the server says what is wrong with it; it never says that the fault was its own."""

from __future__ import annotations

import itertools
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Seated, Server

POSTS = (
    "/api/tables",
    "/api/tables/load",
    "/api/mine",
    "/api/odds/classic",
    "/api/odds/attack",
    "/branch",
    "/seats",
    "/thinking",
)
GETS = ("/nothing", "/api/games", "/api/desk", "/api/maps/{}", "/api/tables/{}", "/api/schema/openapi.json")
NAMES = ("%00", "a" * 5000, "%ff%fe", "..%2f..%2fetc%2fpasswd", "%", "%2e%2e", "a%0d%0ab", "*", "{}")
BODIES = (
    b"[" * 30_000,
    b'{"a":' * 9_000,
    b'{"game":"\xff\xfe"}',
    b'{"game":"\\ud800","ruleset":"2nd"}',
    b'{"game":"classic\\u0000","ruleset":"2nd"}',
    b'{"game":"classic","ruleset":"2nd\\u0000"}',
    b'{"game":"classic","ruleset":"2nd","options":{"\\u0000":"\\u0000"}}',
    b'{"game":"classic","ruleset":"2nd","options":{"a":1e999}}',
    b'{"game":"classic","ruleset":"2nd","playing":["\\u0000"]}',
    b'{"n":' + b"9" * 5000 + b"}",
    b'{"n":-1}',
    b'{"seconds":5.0e0}',
    b'{"\\u0000":{"kind":"\\u0000"}}',
    b'{"tables":[{"table":"\\u0000","token":"\\u0000"}]}',
    b'{"tables":[{"table":"' + b"a" * 60_000 + b'","token":""}]}',
    b"\x00",
    b"null",
    b"",
)


@pytest.fixture(scope="module")
def seated(server: Server) -> Seated:
    return server.new()


@pytest.mark.parametrize("name", NAMES)
def test_names_that_no_file_and_no_table_has(server: Server, seated: Seated, name: str) -> None:
    paths = [f"/{name}", f"/assets/{name}", f"/api/maps/{name}", f"/api/{name}", f"/api/tables/{name}"]
    paths += [f"/api/tables/{name}/{what}" for what in ("file", "story", "replay.html")]
    for path in paths:
        answer = server.http.get(path, headers=seated.headers)
        assert 400 <= answer.status_code < 500, (path[:60], answer.text)
    for what in ("branch", "seats", "thinking"):
        answer = server.http.post(f"/api/tables/{name}/{what}", headers=seated.headers, json={"n": 1})
        assert 400 <= answer.status_code < 500, (what, answer.text)


def test_a_socket_at_no_table(server: Server) -> None:
    for name in ("%00", "a%00b", "%ff"):
        with pytest.raises((InvalidStatus, TimeoutError)) as refused:
            _hello(server, name)
        if isinstance(refused.value, InvalidStatus):
            assert refused.value.response.status_code < 500


def _hello(server: Server, name: str) -> None:
    """Come in at a table with a strange name; being told that there is none counts as a time-out."""
    with connect(f"ws://{server.host}/api/tables/{name}/live", open_timeout=PATIENCE) as line:
        line.send('{"id":"h","hello":{"token":"\\u0000"}}')
        if '"no_table"' in str(line.recv(timeout=PATIENCE)):
            raise TimeoutError


@pytest.mark.parametrize("post", POSTS)
def test_bodies_that_nobody_can_read(server: Server, seated: Seated, post: str) -> None:
    path = post if post.startswith("/api") else seated.path + post
    for body in BODIES:
        for kind in ("application/json", "multipart/form-data", "application/x-msgpack"):
            headers = {**seated.headers, "Content-Type": kind}
            answer = server.http.post(path, headers=headers, content=body)
            assert answer.status_code < 500, (path, body[:40], answer.text)
    assert seated.summary()["v"] == 1


def test_methods_and_headers_that_nobody_uses(server: Server, seated: Seated) -> None:
    paths = [path.format(seated.table) for path in GETS] + [f"{seated.path}/file"]
    strange = (
        {"Authorization": "Bearer \x01\xff"},
        {"Authorization": "Bearer " + "x" * 9000},
        {"Content-Length": "0", "Content-Type": "\xff"},
        {"If-None-Match": "\xfe", "Accept-Encoding": "\xfe"},
        {"Accept": "text/\xff", "Cookie": "a=\xff;;;=", "Range": "bytes=9-1"},
    )
    for path, method in itertools.product(
        paths, ("HEAD", "PUT", "PATCH", "OPTIONS", "TRACE", "DELETE", "BREW")
    ):
        if method != "DELETE" or path != seated.path:
            answer = server.http.request(method, path, headers=seated.headers)
            assert answer.status_code < 500, (method, path)
    for path, headers in itertools.product(paths, strange):
        raw = {key.encode(): value.encode("latin-1") for key, value in headers.items()}
        assert server.http.get(path, headers=raw).status_code < 500, (path, headers)


@pytest.mark.parametrize(
    "sent",
    [
        b"GET http://elsewhere/ HTTP/1.1\r\nHost: {host}\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: {host}\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: {host}\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: {host}\r\nX: " + b"x" * 90_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: {host}\r\n" + b"X: x\r\n" * 5_000 + b"\r\n",
        b"POST /api/mine HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/mine HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /x HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"GET /x HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 600,
        b"\x00" * 2000 + b"\r\n\r\n",
    ],
)
def test_what_is_hardly_http(server: Server, sent: bytes) -> None:
    name, _, port = server.host.partition(":")
    with socket.create_connection((name, int(port)), PATIENCE) as line:
        line.sendall(sent.replace(b"{host}", server.host.encode()))
        line.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b" 50" not in answer.partition(b"\r\n")[0], answer[:200]
    assert httpx.get(f"{server.url}/api/games").status_code == 200


@pytest.mark.parametrize(
    "message",
    [
        b'{"id":"\xff","undo":1}',
        b'{"id":"a","v":1,"do":{"act":"\xff"}}',
        b'{"id":"a","ask":{"what":"\xff"}}',
        b'{"id":"a\\u0000","undo":1}',
        b'{"id":"a","v":1,"auto":{"mark":101}}',
        b'{"id":"a","v":1,"auto":{"mark":-1}}',
        b"\xff" * 60_000,
    ],
)
def test_bytes_that_are_no_text(server: Server, seated: Seated, message: bytes) -> None:
    with seated.tab() as tab:
        tab.socket.send(message)
        answer = tab.until(lambda reply: reply["type"] == "refused")
        assert answer["refusal"]["reason"] in ("bad_message", "bad_action", "bad_question")
        assert tab.reason(undo=1) == "cannot_undo", "the line is still open"


def test_nothing_of_this_was_our_fault(server: Server, seated: Seated) -> None:
    assert seated.summary()["v"] == 1
    assert '"error"' not in server.stderr.read_text()
