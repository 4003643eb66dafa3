"""Sealed saves: a whole save file, encrypted and authenticated as one block, behind a first line of its own.

For games in which several people keep secrets: nobody reads the log, and it can still be kept, carried
elsewhere and played on. It opens with a passphrase that the players chose, or with the key of the server
that sealed it. Each file has a key of its own, made of that secret and a random salt (scrypt for a
passphrase, HKDF for the key of a house). The block is compressed and sealed by ChaCha20-Poly1305, with the
first line bound to it.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
import unicodedata
import zlib
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from msgspec import Meta, Struct

from sandtable.kernel.save import DEFAULT_LIMITS, Limits, SaveError, sealed_line

FORMAT = 1
COST = 16
"""The memory and time that one try of a passphrase costs, as a power of two of scrypt's n: 64 MiB."""

_BLOCK_SIZE, _PARALLEL = 8, 1
_KEY, _NONCE, _CHECK, _SALT = 32, 12, 8, 16
_LINE = 76
_encode = msgspec.json.Encoder(order="deterministic").encode

Lock: TypeAlias = Literal["passphrase", "house"]
Reason: TypeAlias = Literal["passphrase_needed", "wrong_passphrase", "other_house", "damaged"]

TEXTS: dict[Reason, str] = {
    "passphrase_needed": "a sealed save: it opens with the passphrase that its players chose",
    "wrong_passphrase": "a sealed save, and this is not its passphrase",
    "other_house": "a sealed save without a passphrase: it opens only on the server where it was saved",
    "damaged": "a sealed save that was changed or damaged since it was saved",
}


class SealError(SaveError):
    """A sealed save that stays shut, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(0, TEXTS[reason])
        self.reason = reason


class Seal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a sealed save: all that anybody may know of it, and what its key is made with.

    `check` tells a wrong key from a damaged file. The cost is bounded, so that a file made to hurt cannot.
    """

    sealed: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    game: Annotated[str, Meta(max_length=64)]
    date: Annotated[str, Meta(max_length=10)]
    lock: Lock
    salt: Annotated[str, Meta(max_length=64)]
    check: Annotated[str, Meta(max_length=64)]
    cost: Annotated[int, Meta(ge=14, le=17)] = COST


class Key(Struct, frozen=True):
    """What opens a sealed save: a passphrase or the key of a server; the passphrase where there are both."""

    passphrase: str = ""
    house: bytes = b""

    @property
    def lock(self) -> Lock:
        return "passphrase" if tidied(self.passphrase) else "house"


class _Bits(NamedTuple):
    key: bytes
    nonce: bytes
    check: bytes


def tidied(passphrase: str) -> str:
    """The passphrase as it counts: the same on every keyboard, without spaces around it."""
    return unicodedata.normalize("NFC", passphrase).strip()


def seal(plain: bytes, game: str, date: str, key: Key) -> bytes:
    """The sealed save of a save file; slow on purpose under a passphrase."""
    salt = secrets.token_bytes(_SALT)
    bits = _bits(key, key.lock, salt, COST)
    line = _encode(Seal(FORMAT, game, date, key.lock, _text(salt), _text(bits.check)))
    block = ChaCha20Poly1305(bits.key).encrypt(bits.nonce, zlib.compress(plain, 9), line)
    letters = _text(block)
    rows = [letters[at : at + _LINE] for at in range(0, len(letters), _LINE)]
    return b"\n".join((line, *(row.encode() for row in rows), b""))


def is_sealed(data: bytes) -> bool:
    """Whether the bytes begin like a sealed save."""
    return sealed_line(data) is not None


def unseal(data: bytes, key: Key, limits: Limits = DEFAULT_LIMITS) -> bytes:
    """The save file in a sealed save; raises SealError, or SaveError for what is none."""
    line = sealed_line(data)
    if line is None or len(data) > limits.file_bytes:
        raise SaveError(1, "not a sealed save" if line is None else "the file is too large")
    seal = read_seal(line)
    if seal.lock == "passphrase" and not tidied(key.passphrase):
        raise SealError("passphrase_needed")
    if seal.lock == "house" and not key.house:
        raise SealError("other_house")
    bits = _bits(key, seal.lock, _bytes(seal.salt), seal.cost)
    if not hmac.compare_digest(bits.check, _bytes(seal.check)):
        raise SealError("wrong_passphrase" if seal.lock == "passphrase" else "other_house")
    _, _, body = data.partition(b"\n")
    try:
        packed = ChaCha20Poly1305(bits.key).decrypt(bits.nonce, _bytes(b"".join(body.split())), line)
    except InvalidTag as error:
        raise SealError("damaged") from error
    return _unpacked(packed, limits)


def read_seal(line: bytes) -> Seal:
    """What the first line says; raises SaveError."""
    try:
        return msgspec.json.decode(line, type=Seal)
    except msgspec.MsgspecError as error:
        raise SaveError(1, f"a sealed save that cannot be read: {error}") from error


def _bits(key: Key, lock: Lock, salt: bytes, cost: int) -> _Bits:
    """The key of one file and what goes with it; no two files have the same, so its nonce may follow too."""
    length = _KEY + _NONCE + _CHECK
    if lock == "passphrase":
        made = Scrypt(salt, length, 2**cost, _BLOCK_SIZE, _PARALLEL).derive(tidied(key.passphrase).encode())
    else:
        made = HKDF(SHA256(), length, salt, b"sandtable sealed save").derive(key.house)
    return _Bits(made[:_KEY], made[_KEY : _KEY + _NONCE], made[_KEY + _NONCE :])


def _unpacked(packed: bytes, limits: Limits) -> bytes:
    """The file as it was, unless it would be larger than a file may be."""
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(packed, limits.file_bytes + 1)
    except zlib.error as error:
        raise SealError("damaged") from error
    if len(plain) > limits.file_bytes:
        raise SaveError(0, f"the file is larger than {limits.file_bytes} bytes")
    return plain


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _bytes(text: str | bytes) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise SealError("damaged") from error
