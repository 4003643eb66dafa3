"""The lines into the house: how many an address may have open, and how long they may say nothing.

uvicorn waits forever for the end of a header, of a body, or for a peer that does not read. Here every open
line is looked at once a second: who dribbles, stalls or does not go is cut off. Who has too many lines open
is turned away, so that one address cannot take all descriptors.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Collection
from typing import Any, Literal, TypeAlias, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADERS_WITHIN = 10.0
"""Seconds from the first sign of a request, or from the beginning of the line, to the end of its headers."""
BODY_WITHIN = 60.0
"""Seconds for a body, not counting those in which we do not read."""
READS_WITHIN, READS_AT_LEAST = 30.0, 64 * 1024
"""A client must take this many bytes of what it is sent in this many seconds, or all of it."""
GOES_WITHIN = 5.0
"""Seconds after which a line that was closed is cut, whatever waits to be sent."""
LOOK_EVERY = 1.0
KEPT_BACK = 128
"""Descriptors for everything else: the database, the workers, files."""
FEWEST = 16

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)

Phase: TypeAlias = Literal["headers", "body", "quiet"]
"""What is awaited from the other side; quiet: nothing, or something that is limited elsewhere."""


def address_of(client: object) -> str:
    """Whose line it is: an IPv4 address, or the network of an IPv6 one (a home has 2^64 of those)."""
    name = str(client[0]) if isinstance(client, tuple | list) and client else ""
    try:
        found = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def most_lines() -> int:
    """How many lines this process can hold open, by its limit of descriptors."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 2048
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = 4096 if soft == resource.RLIM_INFINITY else soft
    return max(FEWEST, min(4096, limit) - KEPT_BACK)


class Line:
    """One open connection: whose it is, what is awaited, and how sending goes."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.phase: Phase = "headers"
        self._since = now
        self._waiting = 0
        self._read_since = now
        self._closed_since: float | None = None

    def awaits(self, phase: Phase, now: float) -> None:
        """Note what is awaited now; the time for it begins when that changes."""
        if phase != self.phase:
            self.phase = phase
            self._since = now

    def is_late(self, now: float) -> bool:
        """Whether headers or a body have been awaited for too long."""
        if not self.transport.is_reading():
            self._since += LOOK_EVERY
        within = {"headers": HEADERS_WITHIN, "body": BODY_WITHIN}.get(self.phase)
        return within is not None and now - self._since > within

    def is_stuck(self, now: float) -> bool:
        """Whether the other side takes nothing, or does not go."""
        if self.transport.is_closing():
            self._closed_since = self._closed_since or now
            return now - self._closed_since > GOES_WITHIN
        waiting = self.transport.get_write_buffer_size()
        if not waiting or waiting > self._waiting or self._waiting - waiting >= READS_AT_LEAST:
            self._waiting, self._read_since = waiting, now
        return now - self._read_since > READS_WITHIN and waiting > 0


class Porter:
    """Counts the lines of each address and cuts those that only take up room."""

    def __init__(self, each: int, proxies: Collection[str] = (), in_all: int | None = None) -> None:
        self._in_all = most_lines() if in_all is None else in_all
        self._each = max(1, min(each, self._in_all // 2))
        self._proxies = frozenset(proxies)
        self._lines: dict[asyncio.Transport, Line] = {}
        self._count: Counter[str] = Counter()
        self._looking: asyncio.TimerHandle | None = None

    def welcome(self, transport: asyncio.Transport) -> Line | None:
        """The new line, or None when there are too many; those of a proxy belong to many people."""
        peer = transport.get_extra_info("peername")
        address = address_of(peer)
        is_proxy = isinstance(peer, tuple) and peer[0] in self._proxies
        if self._count[address] >= self._each and not is_proxy:
            return None
        if len(self._lines) >= self._in_all and not self._make_room(address):
            return None
        line = self._lines[transport] = Line(transport, address, _now())
        self._count[address] += 1
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)
        return line

    def _make_room(self, address: str) -> bool:
        """Whether somebody with many lines could be made to give up one that only waits."""
        (crowd, most), *_ = self._count.most_common(1)
        if most <= self._count[address] + 1 or crowd in self._proxies:
            return False
        of_crowd = (line for line in self._lines.values() if line.address == crowd and line.phase != "quiet")
        oldest = next(of_crowd, None)
        if oldest is None:
            return False
        oldest.transport.abort()
        self.farewell(oldest.transport)
        return True

    def farewell(self, transport: asyncio.Transport) -> None:
        """The line is no more."""
        line = self._lines.pop(transport, None)
        if line is not None:
            self._count[line.address] -= 1
            if not self._count[line.address]:
                del self._count[line.address]

    def _look(self) -> None:
        """Go round all lines; again in a second as long as there are any."""
        self._looking = None
        now = _now()
        for line in tuple(self._lines.values()):
            if line.is_stuck(now):
                line.transport.abort()
            elif line.is_late(now):
                _hang_up(line.transport)
        if self._lines:
            self._looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _hang_up(transport: asyncio.Transport) -> None:
    """End a line that was waited for; with an answer, if none has begun."""
    protocol = transport.get_protocol()
    if isinstance(protocol, HttpLine) and not protocol.is_answering:
        transport.write(TOO_LATE)
    transport.close()


class HttpLine(H11Protocol):
    """uvicorn's protocol, under the eyes of the porter."""

    porter: Porter
    _line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        super().connection_made(line)
        self._line = self.porter.welcome(line)
        if self._line is None:
            line.write(TOO_MANY)
            line.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.porter.farewell(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._line is None or self.transport.is_closing():
            return
        super().data_received(data)
        self._note("headers")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note("quiet")  # an idle line is closed by uvicorn, after a few seconds

    @property
    def is_answering(self) -> bool:
        """Whether an answer was begun that cannot be taken back."""
        cycle: Any = self.cycle
        return cycle is not None and cycle.response_started and not cycle.response_complete

    def _note(self, before_request: Phase) -> None:
        states: dict[object, Phase] = {h11.IDLE: before_request, h11.SEND_BODY: "body"}
        is_ours = self.transport.get_protocol() is self  # and no socket yet
        if self._line is not None:
            self._line.awaits(states.get(self.conn.their_state, "quiet") if is_ours else "quiet", _now())


class SocketLine(WebSocketsSansIOProtocol):
    """The same for sockets: hello, messages and beats have limits of their own."""

    porter: Porter

    def connection_lost(self, exc: Exception | None) -> None:
        self.porter.farewell(self.transport)
        super().connection_lost(exc)


def protocols(porter: Porter) -> tuple[type[HttpLine], type[SocketLine]]:
    """The protocols for a server with this porter."""
    http = type("HttpLine", (HttpLine,), {"porter": porter})
    socket = type("SocketLine", (SocketLine,), {"porter": porter})
    return http, socket
