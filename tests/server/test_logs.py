"""What the server writes about trouble: one JSON line a fault, no secrets, and never a flood."""

from __future__ import annotations

import io
import json
import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from sandtable.server import logs
from sandtable.server.logs import EACH, WINDOW, Tap, plain, trace_of
from tests.server.serving import KEY, Server

TOKEN = "Jv2gTujRK7KM9UyAsjeeQILoUvqCREHr"


def test_faults_are_told_in_a_line_without_secrets(tmp_path: Path) -> None:
    """A damaged row makes every request for its table fail; nobody else is held up or told anything."""
    with Server(tmp_path / "house") as house:
        broken, other = house.new(), house.new()
        with closing(sqlite3.connect(house.data / "tables.db")) as database, database:
            wrong = ("{", broken.table)
            database.execute("UPDATE people SET seats = ? WHERE table_id = ?", wrong)
        with other.tab() as tab:
            for n in range(60):
                assert broken.get("?secret=" + TOKEN).status_code == 500
                if n % 20 == 0:
                    tab.act("buy", units={"infantry": 1})
        house.stop()
    text = house.stderr.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    told = [line for line in lines if line["event"] == "a request failed"]
    assert len(told) + sum(line["count"] for line in lines if line not in told) == 60
    assert len(lines) <= 2 * (EACH + 1), "a slow machine may need a second minute"
    assert "sandtable/server/store.py:" in lines[0]["trace"]
    assert "ValidationError" in lines[0]["trace"]
    assert lines[0]["path"] == broken.path
    for secret in (broken.token, house.owner, KEY, TOKEN, "uthorization", "Bearer", "token_hash"):
        assert secret not in text
    assert max(map(len, text.splitlines())) < 5000


def test_texts_lose_what_looks_like_a_secret() -> None:
    assert plain(f"no token {TOKEN}!") == "no token ***!"
    assert plain(KeyError(b"\x9a\x01key" * 8)) == "b'***'"
    assert plain(b"\x9a" * 9000) == "b'***'"
    assert plain("table 8TAZMKuryiaX") == "table 8TAZMKuryiaX"
    assert len(plain("no " * 9999)) < 310


def test_databases_do_not_tell_the_values_they_were_given() -> None:
    told = {
        "C": "23505",
        "M": "duplicate key",
        "D": "Key (key)=(Anna) already exists.",
        "n": "dice_keys_pkey",
    }
    error = DBAPIError("INSERT INTO dice_keys VALUES (?)", ("Anna",), Exception(told))
    text = trace_of(error)
    assert "23505 dice_keys_pkey" in text
    assert "Anna" not in text


def test_a_trace_is_short_and_names_the_causes() -> None:
    def dig(depth: int) -> None:
        if depth == 0:
            raise ValueError("the bottom")
        dig(depth - 1)

    with pytest.raises(ValueError, match="the bottom") as failed:
        dig(200)
    top = RuntimeError("the top")
    top.__cause__ = failed.value
    text = trace_of(top)
    assert text.index("ValueError: the bottom") < text.index("led to") < text.index("RuntimeError: the top")
    assert len(text.splitlines()) < 2 * logs.FRAMES + 5


def test_a_flood_comes_out_as_a_count() -> None:
    clock, stream = [0.0], io.StringIO()
    tap = Tap(stream, lambda: clock[0])
    for n in range(1000):
        if tap.admits("the same"):
            tap.write({"event": "the same", "n": n})
        if tap.admits(f"another {n}"):
            tap.write({"event": "another", "n": n})
    clock[0] += WINDOW
    assert tap.admits("the same")
    tap.close()
    written = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len([line for line in written if line["event"] == "the same"]) == EACH
    assert len(written) <= logs.IN_ALL + 1
    (told,) = [line for line in written if line["event"] == "more were left out"]
    assert told["count"] + len(written) - 1 == 2000
    assert len(told["kinds"]) == 10


def test_what_libraries_tell_is_told_the_same_way() -> None:
    stream, root, before = io.StringIO(), logging.getLogger(), logging.getLogger().handlers[:]
    tap = Tap(stream)
    root.handlers[:] = [logs._Others(tap)]
    try:
        for _ in range(100):
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        try:
            raise OSError(f"no {TOKEN}")
        except OSError:
            logging.getLogger("asyncio").exception("a task of %s was lost", TOKEN)
    finally:
        root.handlers[:] = before
    tap.close()
    first, second, *rest = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first["event"] == "Invalid HTTP request received."
    assert second["event"] == "a task of *** was lost"
    assert second["trace"].endswith("OSError: no ***")
    assert [line["count"] for line in rest] == [99]


def test_nobody_waits_for_a_reader_of_the_log() -> None:
    """A pipe that nobody empties takes no more; who writes a line goes on."""
    reading, writing = os.pipe()
    stream = os.fdopen(writing, "w")
    tap = Tap(stream)
    for _ in range(2 * logs.MOST_WAITING):
        tap.write({"event": "x" * 4000})
    tap.close(patience=0.1)
    assert tap._left_out["a slow disk"] > 0
    os.close(reading)  # the writer, which waited all the time, ends
    tap.close()
    with suppress(BrokenPipeError):
        stream.close()
