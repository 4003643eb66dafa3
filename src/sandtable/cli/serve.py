"""`sandtable serve`: the web server, and the browser opened at it."""

from __future__ import annotations

import errno
import ipaddress
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import Parameter

from sandtable.cli.inputs import InputError
from sandtable.cli.vault import data_folder
from sandtable.kernel.dice import KEY_BYTES
from sandtable.server.app import create_app
from sandtable.server.assets import Shelf
from sandtable.server.lines import Porter, protocols
from sandtable.server.logs import log_to
from sandtable.server.settings import LOOPBACK, Settings
from sandtable.server.sockets import MOST_BYTES
from sandtable.server.tokens import owner_secret

PORT = 8300
PORTS_TRIED = 50
BACKLOG = 128
GRACE = 5
"""Seconds that open requests get to end in."""
NO_PAGE = (
    "the page for the browser is missing: the source folder this came from had no built client. "
    "Run `make client` in that folder and install again, or install the wheel that `make wheel` puts into "
    "dist/. In a terminal, `sandtable play` needs no page."
)


def serve_command(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str = "",
    allow_host: Annotated[list[str] | None, Parameter(name="--allow-host")] = None,
    proxy: Annotated[
        list[str] | None,
        Parameter(
            name="--proxy", help="Address of a proxy in front of the server; it says for whom it forwards."
        ),
    ] = None,
    lines_each: Annotated[
        int, Parameter(name="--lines-each", help="Connections that one address may have open.")
    ] = 100,
    tables_each: Annotated[
        int | None,
        Parameter(name="--tables-each", help="Tables that one address may make in a day; 0: any number."),
    ] = None,
    most_tables: Annotated[
        int | None, Parameter(name="--most-tables", help="Tables on this server in all; 0: any number.")
    ] = None,
    no_open: Annotated[bool, Parameter(name="--no-open")] = False,
    pause: Annotated[
        float, Parameter(help="Seconds between the moves at a table where only computers sit.")
    ] = 0.25,
    dice_key: Annotated[str, Parameter(name="--dice-key", help="For tests: known dice, 64 hex digits.")] = "",
) -> None:
    """Serve the game to browsers on this machine and open one; with --host, to the network."""
    if not Shelf().is_built:
        raise InputError(NO_PAGE)
    settings = Settings(
        data=(data or data_folder()).absolute(),
        host=host,
        database=database,
        allowed_hosts=tuple(allow_host or ()),
        dice_key=_key(dice_key),
        bot_pause=max(0.0, pause),
        proxies=tuple(_proxy(name) for name in proxy or ()),
        lines_each=max(1, lines_each),
        tables_each=None if tables_each is None else max(0, tables_each),
        most_tables=None if most_tables is None else max(0, most_tables),
    )
    log_to(sys.stderr)
    listening = _listen(host, port)
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    address = _address(host, listening.getsockname()[1], owner_secret(settings.data))
    print(f"Sandtable is at {address}", flush=True)
    if settings.is_wide:
        print(_what_is_open(settings), flush=True)
    _run(settings, listening, "" if no_open else address)


def _what_is_open(settings: Settings) -> str:
    """What a server that others can reach lets them do, in plain words."""
    each, in_all = settings.table_limits
    limits = [f"{each} an address in a day" if each else "", f"{in_all} in all" if in_all else ""]
    said = ", ".join(limit for limit in limits if limit) or "without limit"
    return (
        "Whoever can reach this machine over the network can open this page and make tables "
        f"({said}; --tables-each and --most-tables change that).\n"
        "A table opens only to those who have its link. "
        "The address above opens all games of this server: keep it to yourself."
    )


def _run(settings: Settings, listening: socket.socket, address: str) -> None:
    http, sockets = protocols(Porter(settings.lines_each, settings.proxies))
    config = uvicorn.Config(
        create_app(settings),
        http=http,
        ws=sockets,
        backlog=BACKLOG,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws_max_queue=16,
        ws_per_message_deflate=settings.host not in LOOPBACK,  # on one machine it only costs time
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    # The server raises the signal that ended it once more when it has closed down; that is not news.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    if address:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port; where none is named, on the first free one from 8300."""
    wanted = [port] if port is not None else list(range(PORT, PORT + PORTS_TRIED))
    for number in wanted:
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or number == wanted[-1]:
                raise InputError(
                    f"cannot listen on {host} port {number}: {error.strerror or error}"
                ) from error
    raise InputError(f"no free port from {PORT} on")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY) instead of 40 ms later.
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def _address(host: str, port: int, secret: str) -> str:
    """Where a browser on this machine finds the server, with the way into the house."""
    name = host if host in LOOPBACK else "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/#desk={secret}"


def _proxy(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError as error:
        raise InputError(f"name a proxy by its address, not {text!r}") from error


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError as error:
        raise InputError("a dice key is written in hex") from error
    if key and len(key) != KEY_BYTES:
        raise InputError(f"a dice key has {KEY_BYTES} bytes, {2 * KEY_BYTES} hex digits")
    return key
