"""What the server writes about trouble: one JSON line for each fault, and nothing in it that is a secret.

A fault is told by its kind, its text and the places in the code it went through; never by the values of
variables, by headers or by bodies. Texts lose whatever looks like a key or a token. Lines are few: a flood of
the same fault is counted, not written; and a thread writes them, so that nobody waits for a slow disk.
"""

from __future__ import annotations

import atexit
import logging
import queue
import re
import sqlite3
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from traceback import walk_tb
from typing import Any, TextIO

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

WINDOW = 60.0
"""Seconds for which lines are counted."""
EACH, EACH_OF_OTHERS, IN_ALL = 5, 1, 40
"""In that time so many of one kind are written, of one kind that a library tells, and of all kinds."""
MOST_KINDS = 200
MOST_WAITING = 100
LONGEST_TEXT, LONGEST_TRACE = 300, 4000
FRAMES, CAUSES = 12, 4

_ROOT = str(Path(__file__).parents[2])
_SITE = re.compile(r"^.*/(?:site-packages|lib/python[0-9.]+)/")
# Tokens, the owner's secret and dice keys are long runs of these signs; names of tables and games are short.
_SECRET = re.compile(r"[A-Za-z0-9_-]{24,}")
_BYTES = re.compile(r"""\bb(?:'(?:[^'\\]|\\.)*(?:'|\Z)|"(?:[^"\\]|\\.)*(?:"|\Z))""", re.DOTALL)


def plain(value: object) -> str:
    """A text that may be written: short, and without anything that looks like a secret."""
    text = str(value)[: 20 * LONGEST_TEXT]
    text = _SECRET.sub("***", _BYTES.sub("b'***'", text))
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "..."


def trace_of(error: BaseException) -> str:
    """The error and what led to it: places in the code and texts, the first cause first, not too long."""
    parts = [f"{_places(one)}{type(one).__name__}: {_text_of(one)}" for one in _chain(error)]
    return "\nled to\n".join(reversed(parts))[-LONGEST_TRACE:]


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error, and those it came of."""
    found: BaseException | None = error
    for _ in range(CAUSES):
        if found is None:
            return
        yield found
        if isinstance(found, BaseExceptionGroup):
            found = found.exceptions[0]
        else:
            found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def _places(error: BaseException) -> str:
    """The last places in the code that the error went through, one a line."""
    last = deque(walk_tb(error.__traceback__), maxlen=FRAMES)
    codes = [(frame.f_code.co_filename, number, frame.f_code.co_name) for frame, number in last]
    return "".join(f"{_short(name)}:{number} in {function}\n" for name, number, function in codes)


def _short(name: str) -> str:
    """The name of a source file, without where it happens to be installed."""
    return _SITE.sub("", name).removeprefix(_ROOT).lstrip("/")


def _text_of(error: BaseException) -> str:
    """What the error says. Databases quote the values they were given, so only their codes are told."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return f"{type(error.orig).__name__}: {_text_of(error.orig)}"
    if isinstance(error, SQLAlchemyError) and not error.args:
        return ""
    if isinstance(error, SQLAlchemyError):
        return plain(error.args[0])
    if isinstance(error, sqlite3.Error):
        return plain(error)
    first = error.args[0] if error.args else ""
    if isinstance(first, dict):  # as PostgreSQL tells it
        return plain(f"{first.get('C', '')} {first.get('n', '')}".strip())
    return plain(error)


class Tap:
    """A stream for lines, in which a flood comes out as a count."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._clock = clock
        self._lock = threading.Lock()
        self._since = clock()
        self._seen: Counter[str] = Counter()
        self._left_out: Counter[str] = Counter()
        self._written = 0
        self._waiting: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._writer: threading.Thread | None = None

    def admits(self, kind: str, most: int = EACH) -> bool:
        """Whether one more of this kind is written; if not, it is counted."""
        with self._lock:
            self._turn()
            if kind not in self._seen and len(self._seen) >= MOST_KINDS:
                kind = "other"
            self._seen[kind] += 1
            if self._seen[kind] > most or self._written >= IN_ALL:
                self._left_out[kind] += 1
                return False
            self._written += 1
            return True

    def write(self, fields: dict[str, Any]) -> None:
        """Write a line, soon; without waiting."""
        with self._lock:
            self._put(fields)

    def close(self, patience: float = 2.0) -> None:
        """Write what waits, and what was left out."""
        with self._lock:
            self._since = -WINDOW
            self._turn()
            writer = self._writer
        if writer is not None:
            try:
                self._waiting.put(None, timeout=patience)
            except queue.Full:
                return
            writer.join(patience)

    def _turn(self) -> None:
        """When the time is over, tell what was left out and begin to count anew."""
        now = self._clock()
        if now - self._since < WINDOW:
            return
        left_out = +self._left_out
        self._since, self._written = now, 0
        self._seen.clear()
        self._left_out.clear()
        if left_out:
            few = dict(left_out.most_common(10))
            self._put(
                {"level": "warning", "event": "more were left out", "count": left_out.total(), "kinds": few}
            )

    def _put(self, fields: dict[str, Any]) -> None:
        line = msgspec.json.encode({"time": _now(), **fields})
        if self._writer is None:
            self._writer = threading.Thread(target=self._run, name="log", daemon=True)
            self._writer.start()
        try:
            self._waiting.put_nowait(line)
        except queue.Full:
            self._left_out["a slow disk"] += 1

    def _run(self) -> None:
        while True:
            try:
                line = self._waiting.get(timeout=WINDOW)
            except queue.Empty:
                with self._lock:
                    self._turn()
                continue
            if line is None:
                return
            with suppress(OSError, ValueError):  # nobody reads any more
                self._stream.write(line.decode() + "\n")
                self._stream.flush()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class _Line:
    """What structlog hands finished lines to."""

    def __init__(self, tap: Tap, name: str) -> None:
        self.tap = tap
        self.name = name

    def write(self, **fields: Any) -> None:
        self.tap.write(fields)

    error = warning = critical = exception = info = debug = msg = write


def _shaped(line: _Line, level: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    """One of our own faults as the fields of a line; dropped where there were many of the kind."""
    error = event.pop("exc_info", None)
    text = event.pop("event", "")
    if not line.tap.admits(f"{line.name}: {text} {type(error).__name__ if error else ''}".strip()):
        raise structlog.DropEvent
    fields = {key: value if isinstance(value, int) else plain(value) for key, value in event.items()}
    told = {"trace": trace_of(error)} if isinstance(error, BaseException) else {}
    return {"level": level, "from": line.name, "event": text, **fields, **told}


class _Others(logging.Handler):
    """What libraries tell, in the same lines."""

    def __init__(self, tap: Tap) -> None:
        super().__init__(logging.WARNING)
        self._tap = tap

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        first, _, _ = str(record.msg).strip().partition("\n")
        kind = f"{record.name}: {plain(first)}"
        if not self._tap.admits(kind, EACH_OF_OTHERS):
            return
        told = {"trace": trace_of(error)} if error is not None else {}
        event = plain(_said(record).strip())
        self._tap.write(
            {"level": record.levelname.lower(), "from": record.name, "event": event, **told},
        )


def _said(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError):
        return str(record.msg)


def log_to(stream: TextIO) -> Tap:
    """Write our own faults and those of the libraries to the stream from now on."""
    tap = Tap(stream)
    logging.basicConfig(handlers=[_Others(tap)], level=logging.WARNING, force=True)
    logging.raiseExceptions = False
    structlog.configure(processors=[_shaped], logger_factory=lambda *names: _Line(tap, "".join(names)))
    atexit.register(tap.close)
    return tap
