"""What a log is written in: the header, the records, and what makes one well formed."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Annotated, Generic, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.kernel.protocol import CHANCE, A, Draw, Entry, Pending, Refusal, Roll, Seat, Setup, refuse

FORMAT = 4
"""Version of the file format; a reader refuses a newer one."""
TAKES_FORMAT = 3
"""What a file says in which somebody took a seat over, and nothing was answered ahead."""
PLAIN_FORMAT = 1
"""What a file says that names no computers, so that older readers take it."""
COMPUTERS_FORMAT = 2
"""What a file says that names computers, and nobody who took a seat over."""
HUMAN = "human"
"""Who decides for a seat that no computer plays."""

LONGEST_SALT = 200

# The constraints below hold for files; a default outside them means "not there".
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_SALT)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Hex256: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Salt: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_SALT)]
GameId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
Origin: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}@[0-9]{1,9}\Z")]

Kind: TypeAlias = Literal["entry", "undo", "redo", "commit", "salt", "reveal", "takes"]

_KINDS: dict[tuple[str, ...], Kind] = {
    ("by", "do"): "entry",
    ("by", "do", "ahead"): "entry",
    ("by", "dice"): "entry",
    ("by", "cards"): "entry",
    ("by", "undo"): "undo",
    ("by", "redo"): "redo",
    ("segment", "commit"): "commit",
    ("by", "segment", "salt"): "salt",
    ("segment", "reveal"): "reveal",
    ("by", "seat", "takes"): "takes",
}


class Refused(Exception):  # noqa: N818 - not an error: an answer
    """Something was not allowed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a log: which game, under which rules, set up how, played by whom.

    `people` maps names to the seats they hold, and `computers` seats to the players that decide for them
    (since format 2); the rules see neither.
    `parent` is `<game id>@<record>` where this game branched off another.
    """

    sandtable: int
    id: GameId
    rules_version: str
    setup: Setup
    people: dict[str, tuple[Seat, ...]] = {}
    parent: Origin = ""
    computers: dict[Seat, Name] = {}

    def with_computers(self, computers: dict[Seat, Name]) -> Header:
        """The header with other computers, or none, in the oldest format that can say so."""
        return replace(self, sandtable=COMPUTERS_FORMAT if computers else PLAIN_FORMAT, computers=computers)


class Record(Struct, Generic[A], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a log after the header; `n` counts from 1, and `kind` is one of a few."""

    n: Positive
    by: Name = ""
    do: A | None = None
    dice: tuple[int, ...] | None = None
    cards: tuple[str, ...] | None = None
    undo: Positive = 0
    redo: Positive = 0
    segment: Positive = 0
    commit: Hex256 = ""
    salt: Salt = ""
    reveal: Hex256 = ""
    seat: Name = ""
    takes: Name = ""
    """Who decides for the seat from here on: `human`, or the name of a computer (since format 3)."""
    ahead: bool = False
    """The entry was made by the table, as the seat's player had said beforehand (since format 4)."""

    def kind(self) -> Kind | None:
        """What the record holds; None when it is a mixture or lacks something."""
        return _KINDS.get(tuple(name for name, default in _CONTENT if getattr(self, name) != default))

    def entry(self) -> Entry[A]:
        """The entry that the record holds."""
        return Entry(self.by, self.do, self.dice, self.cards)


_CONTENT = tuple(zip(Record.__struct_fields__[1:], Record.__struct_defaults__, strict=True))


def new_game_id() -> str:
    """A fresh name for a game, unlike any other."""
    return secrets.token_hex(8)


def why_not_formed(entry: Entry[A], pending: Pending) -> Refusal | None:
    """Why an entry cannot stand in any game: the wrong content for its author, or impossible dice."""
    if entry.by == CHANCE:
        return _why_not_owed(entry, pending)
    if not entry.by or entry.do is None or entry.dice is not None or entry.cards is not None:
        return refuse("malformed_entry", by=entry.by)
    return None


def _why_not_owed(entry: Entry[A], pending: Pending) -> Refusal | None:
    if entry.do is not None or (entry.dice is None) == (entry.cards is None):
        return refuse("malformed_entry", by=CHANCE)
    if isinstance(pending, Roll) and entry.dice is not None:
        return _why_not_dice(entry.dice, pending)
    if isinstance(pending, Draw) and entry.cards is not None:
        return _why_not_cards(entry.cards, pending)
    return refuse("not_owed", what="cards" if entry.dice is None else "dice")


def _why_not_dice(dice: tuple[int, ...], roll: Roll) -> Refusal | None:
    if len(dice) != roll.count or not all(1 <= die <= roll.sides for die in dice):
        return refuse("impossible_dice", owed=roll.count, sides=roll.sides, dice=dice)
    return None


def _why_not_cards(cards: tuple[str, ...], owed: Draw) -> Refusal | None:
    if len(cards) != owed.count or Counter(cards) - Counter(owed.remaining):
        return refuse("impossible_cards", owed=owed.count, cards=cards)
    return None
