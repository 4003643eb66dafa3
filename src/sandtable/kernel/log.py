"""The append-only log of a game: entries, undo and redo, time travel, and the records of its dice.

The log is the truth and everything else follows from it. Undo and redo are records themselves, so the
version only grows. `Log`, with its parts `Line` and `Ledger`, is the one thing in the kernel that changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

import msgspec
from msgspec.structs import replace

from sandtable.kernel.ledger import Ledger, Segment, Throw
from sandtable.kernel.line import SNAPSHOT_EVERY, Line, fold
from sandtable.kernel.protocol import (
    CHANCE,
    TABLE,
    A,
    Draw,
    Entry,
    Game,
    Over,
    Pending,
    Refusal,
    Roll,
    S,
    Seat,
    Setup,
    Step,
    V,
    refuse,
)
from sandtable.kernel.records import PLAIN_FORMAT, Header, Record, Refused, new_game_id, why_not_formed

__all__ = ["SNAPSHOT_EVERY", "Header", "Ledger", "Log", "Record", "Refused", "Segment", "Throw", "fold"]


class Log(Generic[S, A, V]):
    """A game so far. Every change is a new record, or is refused with `Refused` and changes nothing."""

    def __init__(self, game: Game[S, A, V], header: Header) -> None:
        """An empty log; ValueError with a clear text when header or setup will not do."""
        if header.setup.game != game.name:
            raise ValueError(f"a log of {header.setup.game!r} cannot be played by {game.name!r}")
        self.game = game
        self.header = _writable(header)
        self.setup = _begun_with(game, header)
        """What the game was started from: the header's setup, with the options its rules version had."""
        self.dice = Ledger()
        self.pardoned: dict[int, Refusal] = {}
        """Why today's rules would refuse entries of older rules, by the number of the record."""
        self._records: list[Record[A]] = []
        self._takes: list[Record[A]] = []
        self._line = Line(game, game.start(self.setup))
        self._written: dict[int, str] = {}

    @classmethod
    def new(
        cls,
        game: Game[S, A, V],
        setup: Setup,
        people: Mapping[str, tuple[Seat, ...]] | None = None,
        game_id: str | None = None,
        parent: str = "",
        rules_version: str | None = None,
    ) -> Log[S, A, V]:
        """An empty log under the rules of today, or of its parent; without an id it gets a fresh one."""
        ident = new_game_id() if game_id is None else game_id
        rules = game.rules_version if rules_version is None else rules_version
        return cls(game, Header(PLAIN_FORMAT, ident, rules, setup, dict(people or {}), parent))

    @property
    def version(self) -> int:
        """The number of the last record; it never goes back."""
        return len(self._records)

    @property
    def records(self) -> Sequence[Record[A]]:
        """All records, the undone ones too; record n is at place n - 1."""
        return self._records

    @property
    def line(self) -> tuple[tuple[int, Entry[A]], ...]:
        """The entries in effect, each with the number of its record."""
        return self._line.numbered()

    @property
    def entries(self) -> tuple[Entry[A], ...]:
        """The entries in effect; folding them gives the state."""
        return tuple(entry for _, entry in self._line.numbered())

    @property
    def state(self) -> S:
        """The state now."""
        return self._line.state

    @property
    def pending(self) -> Pending:
        """Whom or what the game awaits now."""
        return self.game.pending(self.state)

    def check(self, entry: Entry[A]) -> Refusal | None:
        """Why the entry may not be made now, by its form or by the rules of the game."""
        return self._why_not(entry, self.pending)

    def append(self, entry: Entry[A], ahead: bool = False) -> Step[S, A]:
        """The outcome of an entry, which is now in the log, in full where the game filled it in.

        `ahead` marks one that the table made as the seat's player had said beforehand.
        """
        pending = self.pending
        if refusal := self._why_not(entry, pending):
            raise Refused(refusal)
        return self._put(entry, pending, ahead)

    def append_recorded(self, entry: Entry[A], ahead: bool = False) -> Step[S, A]:
        """The same for an entry that was in a log before.

        If the game was begun under older rules, it is not refused for a reason that they did not know.
        """
        pending = self.pending
        if refusal := self._why_not(entry, pending):
            if refusal.reason not in self.game.mended.get(self.header.rules_version, ()):
                raise Refused(refusal)
            self.pardoned[self.version + 1] = refusal
        return self._put(entry, pending, ahead)

    def _put(self, entry: Entry[A], pending: Pending, ahead: bool) -> Step[S, A]:
        step = self._outcome(entry)
        full = entry if step.entry is None else step.entry
        n = self.version + 1
        if entry.by == CHANCE and isinstance(pending, Roll | Draw):
            self.dice.note(n, pending)
        self._line.put(n, full, step)
        self._record(Record(n, full.by, full.do, full.dice, full.cards, ahead=ahead))
        return step

    def undoable(self, seat: Seat) -> int:
        """How many entries the seat can take back.

        They are its own last ones, back to an entry by anybody else (dice are somebody else) or to
        one that revealed something, as the end of a game with secrets does. Chance and the table take
        nothing back.
        """
        return self._line.undoable(seat)

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back the seat's last entries."""
        self._undo(seat, count, self.undoable(seat))

    def _undo(self, seat: Seat, count: int, most: int) -> None:
        if not 1 <= count <= most:
            raise Refused(refuse("cannot_undo", seat=seat, wanted=count, has=most))
        self._line.move(-count)
        self._record(Record(self.version + 1, by=seat, undo=count))

    def redoable(self, seat: Seat) -> int:
        """How many entries, taken back and not followed by a new one, the seat can enter again."""
        return self._line.redoable(seat)

    def redo(self, seat: Seat, count: int = 1) -> None:
        """Enter again what was taken back."""
        self._redo(seat, count, self._line.can_redo(seat, count))

    def _redo(self, seat: Seat, count: int, may: bool) -> None:
        if not may:
            raise Refused(refuse("cannot_redo", seat=seat, wanted=count, has=self.redoable(seat)))
        self._line.move(count)
        self._record(Record(self.version + 1, by=seat, redo=count))

    def remove(self, seat: Seat, n: int) -> list[tuple[Entry[A], Refusal]]:
        """Take back only the seat's entry of record `n`; out come later ones that now fail, and why.

        The log goes back to before it and enters the later ones again, under new numbers.
        """
        tail = self._line.tail(seat)
        if n not in (number for number, _ in tail):
            raise Refused(refuse("cannot_remove", seat=seat, n=n))
        later = [entry for number, entry in tail if number > n]
        self.undo(seat, len(later) + 1)
        return [(entry, refusal) for entry in later if (refusal := self._enter_again(entry))]

    def orders(self, seat: Seat) -> tuple[tuple[int, Entry[A], str], ...]:
        """The entries that the seat can take back: the number of the record, the entry and its notation.

        Each is written once, however often a long turn is shown.
        """
        return tuple((n, entry, self._notation(n, entry)) for n, entry in self._line.tail(seat))

    def _notation(self, n: int, entry: Entry[A]) -> str:
        if n not in self._written:
            assert entry.do is not None
            self._written[n] = self.game.write(entry.do)
        return self._written[n]

    def state_at(self, n: int) -> S:
        """The state after record `n`, with the undos of that time in effect; 0 is the start."""
        return self._line.state_at(self._existing(n))

    def entries_at(self, n: int) -> tuple[Entry[A], ...]:
        """The entries that were in effect after record `n`."""
        return self._line.entries_at(self._existing(n))

    def numbers_at(self, n: int) -> tuple[int, ...]:
        """The records whose entries were in effect after record `n`."""
        return self._line.numbers_at(self._existing(n))

    def open_segment(self, commitment: str) -> Segment:
        """A new segment of dice under a published commitment; the rolls to come belong to it."""
        segment = self.dice.open(commitment)
        self._record(Record(self.version + 1, segment=segment.number, commit=commitment))
        return segment

    def add_salt(self, by: str, text: str) -> None:
        """Let somebody stir the dice of the open segment, before its first roll."""
        segment = self.dice.salt(by, text)
        self._record(Record(self.version + 1, by=by, segment=segment.number, salt=text))

    def reveal(self, key: bytes) -> Segment:
        """The segment whose key this is, now revealed; it may be an earlier one."""
        segment = self.dice.reveal(key)
        self._record(Record(self.version + 1, segment=segment.number, reveal=key.hex()))
        return segment

    @property
    def takes(self) -> Sequence[Record[A]]:
        """The records that say who took over a seat."""
        return self._takes

    def note_taken(self, seat: Seat, player: str) -> None:
        """Put down for everybody who decides for the seat from here on; the game itself does not change."""
        record: Record[A] = Record(self.version + 1, by=TABLE, seat=seat, takes=player)
        self._takes.append(record)
        self._record(record)

    @property
    def next_roll(self) -> int:
        """The number in its segment of the roll to come; 0 when no segment is open."""
        segment = self.dice.current
        return segment.rolls + 1 if segment else 0

    def replay(self, record: Record[A]) -> None:
        """Make a written record again, with every check it had when it was new.

        What reveals something may have become more since then: in a game begun under older rules seats have
        taken back and entered again all that was their own.
        """
        if record.n != self.version + 1:
            raise Refused(refuse("wrong_number", found=record.n, expected=self.version + 1))
        match record.kind():
            case "entry":
                self.append_recorded(record.entry(), record.ahead)
            case "undo" if self._is_older:
                self._undo(record.by, record.undo, self._line.own(record.by))
            case "undo":
                self.undo(record.by, record.undo)
            case "redo" if self._is_older:
                self._redo(record.by, record.redo, self._line.can_redo_own(record.by, record.redo))
            case "redo":
                self.redo(record.by, record.redo)
            case "takes" if record.by == TABLE:
                self.note_taken(record.seat, record.takes)
            case None | "takes":
                raise Refused(refuse("mixed_record"))
            case _:
                self._replay_dice(record)

    def _replay_dice(self, record: Record[A]) -> None:
        key = bytes.fromhex(record.reveal)
        due = self.dice.number_due(record.commit, key)
        if record.segment != due:
            raise Refused(refuse("wrong_segment", found=record.segment, expected=due))
        if record.commit:
            self.open_segment(record.commit)
        elif key:
            self.reveal(key)
        else:
            self.add_salt(record.by, record.salt)

    @property
    def _is_older(self) -> bool:
        return self.header.rules_version in self.game.mended

    def _outcome(self, entry: Entry[A]) -> Step[S, A]:
        """What the game makes of the entry. The end of a game with secrets opens its log, and so reveals."""
        step = self.game.apply(self.state, entry)
        if step.reveals or self.game.is_open or not isinstance(self.game.pending(step.state), Over):
            return step
        return replace(step, reveals=True)

    def _why_not(self, entry: Entry[A], pending: Pending) -> Refusal | None:
        return why_not_formed(entry, pending) or self.game.check(self.state, entry)

    def _enter_again(self, entry: Entry[A]) -> Refusal | None:
        try:
            self.append(entry)
        except Refused as refused:
            return refused.refusal
        return None

    def _record(self, record: Record[A]) -> None:
        self._records.append(record)
        self._line.mark()

    def _existing(self, n: int) -> int:
        if not 0 <= n <= self.version:
            raise ValueError(f"there is no record {n}; the last one is {self.version}")
        return n


def _begun_with(game: Game[S, A, V], header: Header) -> Setup:
    """The setup of the header, where it leaves options open with those of its rules version."""
    former = game.former.get(header.rules_version, {})
    return replace(header.setup, options={**former, **header.setup.options})


def _writable(header: Header) -> Header:
    """The header as a file would give it back; constructors do not look at types and patterns."""
    try:
        return msgspec.json.decode(msgspec.json.encode(header), type=Header)
    except msgspec.MsgspecError as error:
        raise ValueError(f"bad header: {error}") from error
