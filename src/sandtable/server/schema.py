"""The tables of the database. What changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("name", Text, nullable=False),
    # The first line of the save file; the records below are the others.
    Column("header", Text, nullable=False),
    Column("seats", Text, nullable=False),
    # How the game stands, so that lists need no folding.
    Column("v", Integer, nullable=False),
    Column("awaited", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("parent", Text, nullable=False),
    Column("played", String(32), nullable=False),
    # Seconds that the strongest computers think about a turn.
    Column("thinking", Integer, nullable=False, server_default="5"),
    Index("tables_by_played", "played"),
)

RECORDS = Table(
    "records",
    METADATA,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

REASONS = Table(
    "reasons",
    METADATA,
    _of_table(),
    # Why a computer made the entry of record n. Beside the records: they are the game, this is not.
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("reasons", Text, nullable=False),
)

AHEAD = Table(
    "ahead",
    METADATA,
    _of_table(),
    # What the player of a seat has answered ahead: nobody else's business.
    Column("seat", String(32), primary_key=True),
    Column("answers", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    _of_table(),
    Column("person", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("seats", Text, nullable=False),
)

DICE_KEYS = Table(
    "dice_keys",
    METADATA,
    _of_table(),
    # Live keys only: a row goes when its key is revealed, and never leaves the server before.
    Column("key", String(64), nullable=False),
)

ANSWERS = Table(
    "answers",
    METADATA,
    _of_table(),
    Column("person", String(32), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("v", Integer, nullable=False),
    Column("reply", Text, nullable=False),
)
