"""What the store keeps of a table, as plain values: workers know them and need no database for it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from sandtable.ai.players import Reason
from sandtable.server.messages import USUAL, SeatPlan, Seconds

Reasons: TypeAlias = Mapping[int, tuple[Reason, ...]]
"""Why computers made entries, by the number of the record."""
UNSAID: Reasons = MappingProxyType({})
Answers: TypeAlias = Mapping[str, Mapping[str, str]]
"""What people have answered ahead: by seat, then by what is decided."""
NO_ANSWERS: Answers = MappingProxyType({})


class Person(Struct, frozen=True):
    """Somebody at a table, with the seats that are theirs unless a computer has taken over."""

    person: str
    token_hash: str
    seats: tuple[str, ...]


class Standing(Struct, frozen=True):
    """How a game stands, for lists."""

    v: int
    awaited: tuple[str, ...]
    over: bool
    round: int
    phase: str


class Given(Struct, frozen=True):
    """An answer given to a wish of a person."""

    person: str
    request: str
    reply: bytes


class Card(Struct, frozen=True):
    """A table without its records: what lists and tokens need."""

    id: str
    game: str
    ruleset: str
    name: str
    header: str
    seats: dict[str, SeatPlan]
    standing: Standing
    parent: str
    played: str
    people: tuple[Person, ...]
    thinking: Seconds = USUAL


class Kept(Struct, frozen=True):
    """A table as it lies in the database: the lines of its save file, its live key, computers' reasons."""

    card: Card
    lines: tuple[str, ...]
    key: bytes | None
    reasons: Reasons
    ahead: Answers = NO_ANSWERS


def now() -> str:
    """The moment, ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
