"""Which dice were thrown under which commitment: the dice side of a log."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.dice import commitment_of
from sandtable.kernel.protocol import Draw, Roll, refuse
from sandtable.kernel.records import LONGEST_SALT, Refused

Owed: TypeAlias = Roll | Draw

MOST_SALTS = 64
"""In one segment; each throw hashes all of them."""


class Segment(Struct, frozen=True):
    """A stretch of dice under one key; `key` (hex) is empty until it is revealed."""

    number: int
    commitment: str
    salts: dict[str, str] = {}
    rolls: int = 0
    key: str = ""


class Throw(Struct, frozen=True):
    """A chance entry: its record, what was owed, and its segment and number there (0, 0: outside any)."""

    n: int
    owed: Owed
    segment: int
    number: int


class Ledger:
    """The segments of a log and the throws made in them, in order."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.throws: list[Throw] = []
        self._by_commitment: dict[str, int] = {}

    @property
    def current(self) -> Segment | None:
        """The segment that the next roll belongs to: the last one, unless its key is out."""
        return self.segments[-1] if self.segments and not self.segments[-1].key else None

    def open(self, commitment: str) -> Segment:
        """A new segment, which ends the one before. A commitment serves once: its key may be out."""
        if not re.fullmatch(r"[0-9a-f]{64}", commitment):
            raise Refused(refuse("bad_commitment", commitment=commitment))
        if commitment in self._by_commitment:
            raise Refused(refuse("commitment_used", segment=self._by_commitment[commitment]))
        segment = Segment(len(self.segments) + 1, commitment)
        self.segments.append(segment)
        self._by_commitment[commitment] = segment.number
        return segment

    def salt(self, by: str, text: str) -> Segment:
        """The current segment with one more salt; one for each contributor, before the first roll."""
        segment = self.current
        if segment is None:
            raise Refused(refuse("no_open_segment"))
        if segment.rolls:
            raise Refused(refuse("salt_too_late", rolls=segment.rolls))
        if by in segment.salts or len(segment.salts) >= MOST_SALTS:
            raise Refused(refuse("too_many_salts", by=by, has=len(segment.salts)))
        if not (_is_text(by) and _is_text(text)):
            raise Refused(refuse("bad_salt", longest=LONGEST_SALT))
        return self._put(replace(segment, salts={**segment.salts, by: text}))

    def reveal(self, key: bytes) -> Segment:
        """The segment that the key belongs to, now revealed."""
        number = self._by_commitment.get(commitment_of(key))
        if number is None:
            raise Refused(refuse("key_fits_no_commitment"))
        segment = self.segments[number - 1]
        if segment.key:
            raise Refused(refuse("already_revealed", segment=number))
        return self._put(replace(segment, key=key.hex()))

    def number_due(self, commitment: str, key: bytes) -> int:
        """The number that the next record must name as its segment; 0 for none.

        A commitment opens a new one, a key belongs to the one it was committed in, a salt to the open one.
        """
        if commitment:
            return len(self.segments) + 1
        if key:
            return self._by_commitment.get(commitment_of(key), 0)
        return self.current.number if self.current else 0

    def note(self, n: int, owed: Owed) -> Throw:
        """The throw that record `n` made, counted in the current segment if there is one."""
        segment = self.current
        if segment is None:
            thrown = Throw(n, owed, 0, 0)
        else:
            segment = self._put(replace(segment, rolls=segment.rolls + 1))
            thrown = Throw(n, owed, segment.number, segment.rolls)
        self.throws.append(thrown)
        return thrown

    def _put(self, segment: Segment) -> Segment:
        self.segments[segment.number - 1] = segment
        return segment


def _is_text(text: str) -> bool:
    """Whether a salt or its contributor is of a sane length and can be written down at all."""
    return 0 < len(text) <= LONGEST_SALT and not any("\ud800" <= sign <= "\udfff" for sign in text)
