"""How one server is set up: where its data lies, who may reach it, and how much it does at once."""

from __future__ import annotations

import ipaddress
import os
import socket
from pathlib import Path

from msgspec import Struct

LOOPBACK = ("127.0.0.1", "localhost", "::1")
TABLES_EACH, MOST_TABLES = 50, 5000
"""What a server that others can reach takes where nothing else is said."""


class Settings(Struct, frozen=True):
    """One server's choices; everything but the data folder has a sensible default."""

    data: Path
    host: str = "127.0.0.1"
    database: str = ""
    """Any SQLAlchemy URL of SQLite or PostgreSQL; empty: a SQLite file in the data folder."""
    allowed_hosts: tuple[str, ...] = ()
    """More host names under which browsers may reach this server."""
    dice_key: bytes = b""
    """Known dice, for tests only: keys and game ids then follow from it. Empty: fresh keys."""
    workers: int = 0
    """Processes for advisors, stories and files; 0: as many as suit this machine."""
    lanes: int = 2
    """Processes in which computer seats think; more tables than that take turns."""
    most_live: int = 64
    """Tables kept in memory; the ones used longest ago are dropped and folded again when needed."""
    most_records: int = 200_000
    """Records kept in memory, of all tables together; the same goes for more."""
    bot_pause: float = 0.25
    """Seconds between the moves of a table at which only computers sit."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of this server; what they say about whom they forward is believed."""
    lines_each: int = 100
    """Connections that one address may have open."""
    tables_each: int | None = None
    """Tables that one address may make in a day, 0: any number; None: as suits who can reach this server."""
    most_tables: int | None = None
    """Tables of the house, likewise."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it; PostgreSQL is spoken through pg8000."""
        url = self.database or f"sqlite:///{self.data / 'tables.db'}"
        for plain in ("postgres://", "postgresql://"):
            if url.startswith(plain):
                return "postgresql+pg8000://" + url.removeprefix(plain)
        return url

    @property
    def is_wide(self) -> bool:
        """Whether others than the people at this machine can reach the server."""
        return self.host not in LOOPBACK or bool(self.proxies)

    @property
    def table_limits(self) -> tuple[int, int]:
        """How many tables an address may make in a day, and how many there may be; 0: any number."""
        each, in_all = (TABLES_EACH, MOST_TABLES) if self.is_wide else (0, 0)
        return (
            each if self.tables_each is None else self.tables_each,
            in_all if self.most_tables is None else self.most_tables,
        )

    @property
    def worker_count(self) -> int:
        """Two at least: a long story of one table must not stop the others."""
        return self.workers or max(2, min(4, (os.cpu_count() or 1) - 1))

    def is_known_host(self, name: str) -> bool:
        """Whether a browser may name the server so.

        On loopback only loopback names will do. A server that listens wider is also reached by its
        addresses and its own name. Other names are refused: they may be a stranger's page whose name
        was pointed here (DNS rebinding).
        """
        if name in LOOPBACK or name in self.allowed_hosts:
            return True
        return self.host not in LOOPBACK and (_is_address(name) or name in (self.host, socket.gethostname()))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
