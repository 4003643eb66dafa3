"""The door: who may speak to this server at all, and what browsers may do with its pages.

A page of a stranger in the same browser must not reach a server on this machine: neither by pointing its
own name here (Host is checked), nor by calling us directly (Origin is checked, on sockets too). Browsers also
say where a request without an Origin comes from, such as one for a picture (Sec-Fetch-Site). Only our own
pages and the person at the browser may ask: `same-site` is any other program on this machine, since ports do
not count there. A link on a strange page may still open ours, in a window of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.lines import address_of
from sandtable.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "font-src 'self' data:; connect-src 'self' ws://{host} wss://{host}; worker-src 'self' blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
REFUSED = b'{"status_code":403,"detail":"this host or origin is not served here"}'
NOT_FOUND = b'{"status_code":404,"detail":"nothing here"}'
TOO_MANY = b'{"status_code":429,"detail":"too many requests at once from this address"}'
OWN_SITES = ("", "same-origin", "none")


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get("host", "")
        if not self._may_come_in(host, headers.get("origin")) or _is_from_elsewhere(scope, headers):
            await _turn_away(scope, send, 403, REFUSED)
        elif "\0" in scope["path"]:
            await _turn_away(scope, send, 404, NOT_FOUND)
        else:
            await self._let_in(scope, receive, _with_headers(send, host))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, unless its address has as many open as it may.

        Connections are counted before they come here; but those of a proxy are shared by many people.
        """
        address = address_of(scope.get("client"))
        if self._inside[address] >= self._settings.lines_each:
            await _turn_away(scope, send, 429, TOO_MANY)
            return
        self._inside[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    def _may_come_in(self, host: str, origin: str | None) -> bool:
        """Whether the host is one of ours, and the page (if there is one) came from that very host."""
        name = _name_of(host)
        if not name or not self._settings.is_known_host(name):
            return False
        return origin is None or _host_of(origin) == host.lower()


def _name_of(host: str) -> str:
    """The name in a Host header, without port and brackets; empty when it is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return ""
    is_plain = not (parts.path or parts.query or parts.fragment or "@" in host or set(host) & set(" ;,'\""))
    return (parts.hostname or "") if is_plain else ""


def _host_of(origin: str) -> str:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def _is_from_elsewhere(scope: Scope, headers: dict[str, str]) -> bool:
    """Whether a strange page wants this, other than by a link that opens one of our pages."""
    if headers.get("sec-fetch-site", "") in OWN_SITES:
        return False
    if scope["type"] == ScopeType.WEBSOCKET and "origin" in headers:
        return False  # checked before, and browsers differ about which site a socket belongs to
    is_link = scope["type"] == ScopeType.HTTP and scope["method"] == "GET"
    opens = (
        headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest", "document") == "document"
    )
    return not (is_link and opens)


async def _turn_away(scope: Scope, send: Send, status: int, body: bytes) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
        return
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send, host: str) -> Send:
    """Sending with the headers that tell browsers to trust nothing else."""
    extra = [
        (b"content-security-policy", POLICY.format(host=host).encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-frame-options", b"DENY"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]

    async def send_with(message: Message) -> None:
        if message["type"] == "http.response.start":
            head: dict[str, Any] = {**message, "headers": [*message["headers"], *extra]}
            await send(head)  # type: ignore[arg-type]
        else:
            await send(message)

    return send_with
