"""Saved games, `*.sandtable`: JSON lines, the header first and then one record a line.

The same log always gives the same bytes: keys in a fixed order, no spaces, `\\n` after each line. Reading
is more lenient about a byte-order mark, CRLF and a missing last line end, and about nothing else: every
record, the undone ones too, passes the checks it passed when it was made. Nothing in a file is executed.
"""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel import registry
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import A, S, V
from sandtable.kernel.records import FORMAT, TAKES_FORMAT, Header, Record, Refused
from sandtable.kernel.registry import AnyGame, UnknownGame

SUFFIX = ".sandtable"
SEALED = (
    "a sealed save: its players keep secrets until the game is over; it can only be played on, in the browser"
)
MOST_SEALED_LINE = 1000

AnyLog: TypeAlias = Log[Any, Any, Any]
Find: TypeAlias = Callable[[str], AnyGame]

_BOM = b"\xef\xbb\xbf"
_encode = msgspec.json.Encoder(order="deterministic").encode


class Limits(Struct, frozen=True):
    """What a file may hold; more is refused before it is looked at."""

    file_bytes: int = 64 * 2**20
    line_bytes: int = 2**20
    records: int = 500_000


DEFAULT_LIMITS = Limits()


class SaveError(Exception):
    """A file that cannot be read: the line (0 for the file as a whole) and what is wrong there."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
        self.text = text


def dump(log: Log[S, A, V], header: Header | None = None) -> bytes:
    """The file that holds the log, under another header where one is given."""
    head = header or log.header
    # Readers that do not know such records say so at the first line.
    if any(record.ahead for record in log.records):
        head = replace(head, sandtable=FORMAT)
    elif log.takes:
        head = replace(head, sandtable=TAKES_FORMAT)
    return b"".join(_encode(line) + b"\n" for line in (head, *log.records))


def write(log: Log[S, A, V], path: str | os.PathLike[str]) -> None:
    """Save the log; a reader, or a crash in the middle, finds the old file or the new one, whole."""
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "not a regular file", str(target))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(dump(log))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def read(path: str | os.PathLike[str], find: Find = registry.find, limits: Limits = DEFAULT_LIMITS) -> AnyLog:
    """The log in a file; raises SaveError, or OSError when the file cannot be opened."""
    with Path(path).open("rb") as file:
        return load(file.read(limits.file_bytes + 1), find, limits)


def load(data: bytes, find: Find = registry.find, limits: Limits = DEFAULT_LIMITS) -> AnyLog:
    """The log in the bytes of a file; raises SaveError.

    A file made under other rules is read under those of today. Entries of older rules are not refused for
    what was mended since (`Log.pardoned` has them); where rules differ otherwise, the error names the first
    entry that today's refuse.
    """
    if sealed_line(data) is not None:
        raise SaveError(1, SEALED)
    lines = _lines(data, limits)
    log = _begin(lines[0], find)
    for number, line in enumerate(lines[1:], start=2):
        is_cut = number == len(lines) and not data.endswith(b"\n")
        _enter(log, _record_in(line, number, log.game.actions, is_cut), number)
    return log


class _SealedMark(Struct, frozen=True):
    """The one thing every sealed save has (`kernel.seal`)."""

    sealed: int


def sealed_line(data: bytes) -> bytes | None:
    """The first line of a sealed save without its end; None where the bytes are something else."""
    line = data[:MOST_SEALED_LINE].partition(b"\n")[0].removeprefix(_BOM).removesuffix(b"\r")
    try:
        msgspec.json.decode(line, type=_SealedMark)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    return line


def _lines(data: bytes, limits: Limits) -> list[bytes]:
    if len(data) > limits.file_bytes:
        raise SaveError(0, f"the file is larger than {limits.file_bytes} bytes")
    if data.count(b"\n") > limits.records + 1:
        raise SaveError(0, f"the file has more than {limits.records} records")
    _must_be_text(data)
    lines = data.removeprefix(_BOM).removesuffix(b"\n").split(b"\n")
    for number, line in enumerate(lines, start=1):
        if len(line) > limits.line_bytes:
            raise SaveError(number, f"the line is longer than {limits.line_bytes} bytes")
    return lines


def _must_be_text(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise SaveError(data.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from error


class _Mark(Struct, frozen=True):
    """The one thing every version of the format has."""

    sandtable: int


def _begin(line: bytes, find: Find) -> AnyLog:
    """An empty log under the header that the line holds."""
    _must_be_ours(line)
    try:
        header = msgspec.json.decode(line, type=Header)
        return Log(find(header.setup.game), header)
    except msgspec.MsgspecError as error:
        raise SaveError(1, f"bad header: {error}") from error
    except UnknownGame as error:
        raise SaveError(1, str(error)) from error
    except Exception as error:
        # Whatever a game's `start` stumbles over, the file is what made it stumble.
        raise SaveError(1, f"the game cannot be set up: {error}") from error


def _must_be_ours(line: bytes) -> None:
    try:
        mark = msgspec.json.decode(line, type=_Mark)
    except (msgspec.MsgspecError, RecursionError) as error:
        if line.startswith(b'{"sandtable"'):
            raise SaveError(1, f"malformed header: {error}") from error
        raise SaveError(1, "not a sandtable file") from error
    if mark.sandtable > FORMAT:
        text = f"made by a newer Sandtable: format {mark.sandtable}, this one reads up to {FORMAT}"
        raise SaveError(1, text)
    if mark.sandtable < 1:
        raise SaveError(1, f"there is no format {mark.sandtable}")


@cache
def _decoder(actions: Any) -> msgspec.json.Decoder[Record[Any]]:
    """The decoder of records with these actions, which are all that differs between games."""
    return msgspec.json.Decoder(Record[actions])


def _record_in(line: bytes, number: int, actions: Any, is_cut: bool) -> Record[Any]:
    try:
        return _decoder(actions).decode(line)
    except msgspec.ValidationError as error:
        raise SaveError(number, f"bad record: {error}") from error
    except (msgspec.MsgspecError, RecursionError) as error:
        text = "the file is cut short in this line" if is_cut else f"malformed JSON: {error}"
        raise SaveError(number, text) from error


def _enter(log: AnyLog, record: Record[Any], number: int) -> None:
    """Make the record in the log, or say why it cannot be."""
    try:
        log.replay(record)
    except Refused as refused:
        raise SaveError(number, f"record {record.n} is refused: {refused}{_rules_note(log)}") from refused
    except Exception as error:
        # Rules should refuse, not fail; but a reader of files must not fall over when they do.
        text = f"record {record.n} breaks the rules program: {error!r}{_rules_note(log)}"
        raise SaveError(number, text) from error


def _rules_note(log: AnyLog) -> str:
    saved, here = log.header.rules_version, log.game.rules_version
    return "" if saved == here else f" (saved under rules {saved}, read under rules {here})"
