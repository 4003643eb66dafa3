"""Secrets: that of the server's owner, and one token for each person at each table.

A token follows from the owner's secret, the table and the person, so that the owner of the server can
list all games while the database holds only hashes that open nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

OWNER_FILE = "desk.secret"
SEAL_FILE = "seal.key"
TOKEN_BYTES = 24


def owner_secret(folder: Path) -> str:
    """The secret of this house, made on the first call and kept readable for its owner only."""
    return _kept(folder / OWNER_FILE)


def seal_key(folder: Path) -> bytes:
    """The key under which this server seals saved games that have no passphrase, kept in the same way.

    It is not the owner's secret, which is in the browser of whoever plays here, nor in the database.
    """
    return _kept(folder / SEAL_FILE).encode("ascii")


def _kept(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return _first_secret(path)


def _first_secret(path: Path) -> str:
    """A new secret; if another process was quicker, its one."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(32) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        draft.replace(path)
    draft.unlink(missing_ok=True)
    return path.read_text(encoding="ascii").strip()


def token_of(secret: str, table: str, person: str) -> str:
    """The token of a person at a table: 24 bytes that nobody can guess without the owner's secret."""
    mac = hmac.digest(secret.encode(), f"sandtable token\0{table}\0{person}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac[:TOKEN_BYTES]).decode("ascii")


def luck_of(secret: str, table: str, seat: str) -> int:
    """What the luck of a computer at a table follows from: fixed, and nobody outside can guess it."""
    mac = hmac.digest(secret.encode(), f"sandtable luck\0{table}\0{seat}".encode(), "sha256")
    return int.from_bytes(mac[:8], "big")


def hash_of(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_same(left: str, right: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(left.encode("utf-8", "surrogatepass"), right.encode("utf-8", "surrogatepass"))
