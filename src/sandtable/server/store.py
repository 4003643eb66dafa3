"""What survives: tables, their records, live dice keys, and the answers already given.

Every change of a table is one transaction. SQLite runs with a write-ahead log and `synchronous=FULL`, so
what was committed outlives a crash of the process and of the machine.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sandtable.ai.players import Reason
from sandtable.server.kept import UNSAID, Answers, Card, Given, Kept, Person, Reasons, Standing, now
from sandtable.server.messages import SeatPlan, Seconds
from sandtable.server.schema import AHEAD, ANSWERS, DICE_KEYS, PEOPLE, REASONS, RECORDS, TABLES

ANSWERS_KEPT = 256
"""A wish is remembered until the table has moved on by so many versions."""

ANSWERS_WITHIN = 5.0
"""Seconds that a database elsewhere may be silent."""
TRY_AGAIN_AFTER = 1.0
"""Seconds for which nobody waits for a database that has just failed to answer."""

PIECE, PAUSE = 500, 0.01
"""A long game is stored by so many records at a time, with so many seconds in between."""
DOWN = ("08", "53", "57", "58")
"""How codes of PostgreSQL begin that speak of lost lines, full disks, and servers that start or end."""

log = structlog.get_logger("sandtable.store")


class Conflict(Exception):  # noqa: N818 - says it already
    """Another process has written to the same table in the meantime."""


class NoSuchTable(LookupError):  # noqa: N818 - says it already
    """There is no such table, or the token is not of it: nobody can tell which."""


class Unreachable(Exception):  # noqa: N818 - says it already
    """The database does not answer; what was wished may or may not have been stored."""


class Store:
    """The database. All methods block; call them from a thread."""

    def __init__(self, url: str | URL) -> None:
        self._engine = _engine(url)
        self._down_until = 0.0
        self._turn = threading.Lock() if self._engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    def open(cls, url: str | URL) -> Store:
        """The store with its schema brought up to date."""
        store = cls(url)
        config = Config()
        config.set_main_option("script_location", "sandtable.server:migrations")
        with store._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.execute(delete(TABLES).where(*_half_made()))
        return store

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._reached(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        # SQLite takes one writer at a time and lets the others ask again and again; ours stand in line.
        with self._turn, self._reached(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Work with the database; raises Unreachable, and for a moment after that without trying again."""
        if time.monotonic() < self._down_until:
            raise Unreachable("the database did not answer a moment ago")
        try:
            yield
        except (DBAPIError, PoolTimeout, OSError) as error:
            if isinstance(error, DBAPIError) and not _is_down(error):
                raise
            log.error("the database cannot be reached", exc_info=error)
            self._down_until = time.monotonic() + TRY_AGAIN_AFTER
            raise Unreachable("the database does not answer") from error

    def create(self, card: Card, lines: Sequence[str], key: bytes | None, reasons: Reasons = UNSAID) -> None:
        """Put a new table in; `lines` are its records.

        A long one goes in by pieces, so that others can write in between. It has no people until all of
        it is there: nobody can come in, and if the server dies before that, it is cleared away.
        """
        first, later = lines[:PIECE], range(PIECE, len(lines), PIECE)
        with self._writing() as connection:
            connection.execute(insert(TABLES).values(id=card.id, **_columns(card)))
            _add_records(connection, card.id, 0, first)
            if not later:
                _let_in(connection, card, key, reasons)
        for n in later:
            time.sleep(PAUSE)
            with self._writing() as connection:
                _add_records(connection, card.id, n, lines[n : n + PIECE])
                if n == later[-1]:
                    _let_in(connection, card, key, reasons)

    def append(
        self,
        table: str,
        lines: Sequence[str],
        key: bytes | None,
        standing: Standing,
        given: Given | None,
        reasons: Reasons = UNSAID,
        seats: dict[str, SeatPlan] | None = None,
    ) -> None:
        """Add records, the live key, the answer given and who sits down; Conflict if the table moved on."""
        before = standing.v - len(lines)
        row = {**_standing_columns(standing), "played": now()}
        if seats is not None:
            row["seats"] = _text(seats)
        try:
            with self._writing() as connection:
                here = update(TABLES).where(TABLES.c.id == table, TABLES.c.v == before)
                if connection.execute(here.values(**row)).rowcount != 1:
                    raise Conflict(table)
                _add_records(connection, table, before, lines)
                _add_reasons(connection, table, reasons)
                _put_key(connection, table, key)
                if given is not None:
                    _put_answer(connection, table, standing.v, given)
        except IntegrityError as error:
            raise Conflict(table) from error

    def put_thinking(self, table: str, seconds: Seconds) -> None:
        """Give the table's computers more or less time."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(thinking=seconds))

    def put_ahead(self, table: str, seat: str, answers: Mapping[str, str]) -> None:
        """Keep what a seat has answered ahead, in place of all before."""
        with self._writing() as connection:
            connection.execute(delete(AHEAD).where(AHEAD.c.table_id == table, AHEAD.c.seat == seat))
            if answers:
                row = {"table_id": table, "seat": seat, "answers": _text(answers)}
                connection.execute(insert(AHEAD).values(**row))

    def delete(self, table: str) -> None:
        """Remove a table and everything that belongs to it."""
        with self._writing() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

    def card(self, table: str) -> Card | None:
        """One table without its records."""
        with self._reading() as connection:
            return _card(connection, table)

    def cards(self) -> list[Card]:
        """All tables, the one played last first."""
        with self._reading() as connection:
            people: dict[str, list[Person]] = {}
            for row in connection.execute(select(PEOPLE)).mappings():
                people.setdefault(row["table_id"], []).append(_person(row))
            rows = connection.execute(select(TABLES).order_by(TABLES.c.played.desc())).mappings()
            return [_as_card(row, people.get(row["id"], [])) for row in rows]

    def read(self, table: str) -> Kept | None:
        """One table with its records."""
        with self._reading() as connection:
            card = _card(connection, table)
            if card is None:
                return None
            of_table = RECORDS.c.table_id == table
            lines = connection.execute(select(RECORDS.c.line).where(of_table).order_by(RECORDS.c.n))
            key = connection.execute(select(DICE_KEYS.c.key).where(DICE_KEYS.c.table_id == table)).scalar()
            reasons = _reasons(connection, table)
            ahead = _ahead(connection, table)
            return Kept(card, tuple(lines.scalars()), bytes.fromhex(key) if key else None, reasons, ahead)

    def answer(self, table: str, person: str, request: str) -> bytes | None:
        """The answer already given to a wish."""
        wanted = (ANSWERS.c.table_id == table, ANSWERS.c.person == person, ANSWERS.c.request == request)
        with self._reading() as connection:
            reply: str | None = connection.execute(select(ANSWERS.c.reply).where(*wanted)).scalar()
        return reply.encode() if reply is not None else None

    def count(self) -> int:
        """How many tables there are."""
        with self._reading() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def _engine(url: str | URL) -> Engine:
    place = make_url(url)
    is_sqlite = place.get_backend_name() == "sqlite"
    waits = {} if is_sqlite else {"connect_args": {"timeout": ANSWERS_WITHIN}}
    # Parameters are keys and names; they must not come out in the text of an error.
    engine = create_engine(
        place, pool_pre_ping=True, hide_parameters=True, pool_timeout=ANSWERS_WITHIN, **waits
    )
    if is_sqlite:
        _make_private(place.database)
        event.listen(engine, "connect", _tune_sqlite)
    return engine


def _is_down(error: DBAPIError) -> bool:
    """Whether the database is to blame, and not what it was asked."""
    if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError):
        return True
    told = error.orig.args[0] if error.orig is not None and error.orig.args else None
    return isinstance(told, dict) and str(told.get("C", ""))[:2] in DOWN


def _make_private(database: str | None) -> None:
    """Let nobody but its owner read the file of a database, whether it is new or was there before.

    SQLite gives the files beside it the same rights.
    """
    if not database or database == ":memory:" or database.startswith("file:"):
        return
    path = Path(database)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for name in (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}-journal"):
            with suppress(FileNotFoundError):
                path.with_name(name).chmod(0o600)
    except OSError as error:
        log.warning("the database is not private", exc_info=error)


def _tune_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _let_in(connection: Connection, card: Card, key: bytes | None, reasons: Reasons) -> None:
    """The last step of a new table: its people, and what only they need."""
    _add_reasons(connection, card.id, reasons)
    _put_key(connection, card.id, key)
    for person in card.people:
        row = {"person": person.person, "token_hash": person.token_hash, "seats": _text(person.seats)}
        connection.execute(insert(PEOPLE).values(table_id=card.id, **row))


def _half_made() -> tuple[ColumnElement[bool], ...]:
    """Tables that were being stored when a server died, some time ago."""
    long_ago = (datetime.now(UTC) - timedelta(hours=1)).isoformat(timespec="milliseconds")
    people = select(PEOPLE.c.person).where(PEOPLE.c.table_id == TABLES.c.id)
    return ~people.exists(), TABLES.c.played < long_ago


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _standing_columns(standing: Standing) -> dict[str, Any]:
    return {**msgspec.structs.asdict(standing), "awaited": _text(standing.awaited)}


def _columns(card: Card) -> dict[str, Any]:
    names = ("game", "ruleset", "name", "header", "parent", "played", "thinking")
    plain = {name: getattr(card, name) for name in names}
    return {**plain, "seats": _text(card.seats), **_standing_columns(card.standing)}


def _add_records(connection: Connection, table: str, before: int, lines: Sequence[str]) -> None:
    rows = [{"table_id": table, "n": n, "line": line} for n, line in enumerate(lines, start=before + 1)]
    if rows:
        connection.execute(insert(RECORDS), rows)


def _add_reasons(connection: Connection, table: str, reasons: Reasons) -> None:
    rows = [{"table_id": table, "n": n, "reasons": _text(why)} for n, why in reasons.items()]
    if rows:
        connection.execute(insert(REASONS), rows)


def _reasons(connection: Connection, table: str) -> Reasons:
    rows = connection.execute(select(REASONS.c.n, REASONS.c.reasons).where(REASONS.c.table_id == table))
    return {n: msgspec.json.decode(text, type=tuple[Reason, ...]) for n, text in rows}


def _ahead(connection: Connection, table: str) -> Answers:
    rows = connection.execute(select(AHEAD.c.seat, AHEAD.c.answers).where(AHEAD.c.table_id == table))
    return {seat: msgspec.json.decode(text, type=dict[str, str]) for seat, text in rows}


def _put_key(connection: Connection, table: str, key: bytes | None) -> None:
    """Keep the live key, and only that one."""
    of_table = DICE_KEYS.c.table_id == table
    kept = connection.execute(select(DICE_KEYS.c.key).where(of_table)).scalar()
    wanted = key.hex() if key else None
    if kept == wanted:
        return
    connection.execute(delete(DICE_KEYS).where(of_table))
    if wanted:
        connection.execute(insert(DICE_KEYS).values(table_id=table, key=wanted))


def _put_answer(connection: Connection, table: str, v: int, given: Given) -> None:
    old = (ANSWERS.c.table_id == table, ANSWERS.c.v < v - ANSWERS_KEPT)
    connection.execute(delete(ANSWERS).where(*old))
    row = {"person": given.person, "request": given.request, "v": v, "reply": given.reply.decode()}
    connection.execute(insert(ANSWERS).values(table_id=table, **row))


def _card(connection: Connection, table: str) -> Card | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    people = connection.execute(select(PEOPLE).where(PEOPLE.c.table_id == table)).mappings()
    return _as_card(row, [_person(each) for each in people])


def _person(row: RowMapping) -> Person:
    seats = msgspec.json.decode(row["seats"], type=tuple[str, ...])
    return Person(row["person"], row["token_hash"], seats)


def _as_card(row: RowMapping, people: Sequence[Person]) -> Card:
    awaited = msgspec.json.decode(row["awaited"], type=tuple[str, ...])
    return Card(
        id=row["id"],
        game=row["game"],
        ruleset=row["ruleset"],
        name=row["name"],
        header=row["header"],
        seats=msgspec.json.decode(row["seats"], type=dict[str, SeatPlan]),
        standing=Standing(row["v"], awaited, bool(row["over"]), row["round"], row["phase"]),
        parent=row["parent"],
        played=row["played"],
        people=tuple(people),
        thinking=row["thinking"],
    )
