"""The line of play of a log: which entries are in effect, who may take them back, and the states.

Entries are named by the number of their record; 0 stands for the start of the game.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Container, Iterable
from typing import Generic

from msgspec import Struct

from sandtable.kernel.protocol import CHANCE, TABLE, A, Entry, Play, S, Seat, Setup, Step, V

SNAPSHOT_EVERY = 32


def fold(game: Play[S, A, V], setup: Setup, entries: Iterable[Entry[A]]) -> S:
    """The state after the entries, which are trusted: nothing is checked."""
    return _play(game, game.start(setup), entries)


def _play(game: Play[S, A, V], state: S, entries: Iterable[Entry[A]]) -> S:
    for entry in entries:
        state = game.apply(state, entry).state
    return state


class _Played(Struct, Generic[A], frozen=True):
    """An entry and the one before it; if it were the last one, its author could undo `run` entries.

    `own` counts the author's entries up to it, whatever they revealed.
    """

    entry: Entry[A]
    before: int
    run: int
    own: int


class Line(Generic[S, A, V]):
    """The entries in effect now and after each record, and the states that belong to them.

    `_track` is the line of play with the entries that can be redone behind it; `_at` of them are in
    effect. `_heads[n]` is the last entry in effect after record n. States are kept forever only at every
    32nd entry, undone or not, so that time travel costs at most 31 entries applied; `_recent` are the
    last 32 worked out. Undo and redo work out none, so that a file full of them is read quickly.
    """

    def __init__(self, game: Play[S, A, V], state: S) -> None:
        self._game = game
        self._snapshots = {0: state}
        self._recent = {0: state}
        self._played: dict[int, _Played[A]] = {}
        self._track: list[int] = []
        self._at = 0
        self._heads = [0]

    @property
    def state(self) -> S:
        """The state now."""
        head = self._head
        if head not in self._recent:
            self._keep(head, self._state_of(head))
        return self._recent[head]

    def put(self, n: int, entry: Entry[A], step: Step[S, A]) -> None:
        """Set the entry of record `n` in effect; what could be redone no longer can."""
        is_seat = entry.by not in (CHANCE, TABLE)
        run = self.undoable(entry.by) + 1 if is_seat and not step.reveals else 0
        own = self.own(entry.by) + 1 if is_seat else 0
        self._played[n] = _Played(entry, self._head, run, own)
        self._track[self._at :] = [n]
        self._at += 1
        self._keep(n, step.state)
        if self._at % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = step.state

    def move(self, count: int) -> None:
        """Take back (below zero) or enter again so many entries; whether it may be is asked before."""
        self._at += count

    def mark(self) -> None:
        """Note what is in effect after one more record; to be called once for each."""
        self._heads.append(self._head)

    def undoable(self, seat: Seat) -> int:
        """How many entries the seat can take back."""
        last = self._played.get(self._head)
        return last.run if last and last.entry.by == seat else 0

    def own(self, seat: Seat) -> int:
        """How many of the last entries are the seat's, whatever they revealed."""
        last = self._played.get(self._head)
        return last.own if last and last.entry.by == seat else 0

    def redoable(self, seat: Seat) -> int:
        """How many entries the seat can enter again."""
        count = 0
        while self.can_redo(seat, count + 1):
            count += 1
        return count

    def can_redo(self, seat: Seat, count: int) -> bool:
        """Whether the next `count` entries taken back are all the seat's.

        The run of the last one counts them, so that no walk is needed.
        """
        last = self._taken_back(count)
        return last is not None and last.entry.by == seat and last.run >= count

    def can_redo_own(self, seat: Seat, count: int) -> bool:
        """The same, whatever they revealed."""
        last = self._taken_back(count)
        return last is not None and last.entry.by == seat and last.own >= count

    def _taken_back(self, count: int) -> _Played[A] | None:
        """The so-many-th entry that was taken back and not followed by a new one."""
        if not 1 <= count <= len(self._track) - self._at:
            return None
        return self._played[self._track[self._at + count - 1]]

    def numbered(self) -> tuple[tuple[int, Entry[A]], ...]:
        """The entries in effect now, each with the number of its record."""
        return tuple((n, self._played[n].entry) for n in self._track[: self._at])

    def tail(self, seat: Seat) -> tuple[tuple[int, Entry[A]], ...]:
        """The entries that the seat can take back, each with the number of its record."""
        own = self._track[self._at - self.undoable(seat) : self._at]
        return tuple((n, self._played[n].entry) for n in own)

    def state_at(self, n: int) -> S:
        """The state after record `n`."""
        return self._state_of(self._heads[n])

    def entries_at(self, n: int) -> tuple[Entry[A], ...]:
        """The entries in effect after record `n`."""
        return tuple(self._entries_between((0,), self._heads[n])[1])

    def numbers_at(self, n: int) -> tuple[int, ...]:
        """The records whose entries were in effect after record `n`."""
        numbers: list[int] = []
        head = self._heads[n]
        while head:
            numbers.append(head)
            head = self._played[head].before
        return tuple(reversed(numbers))

    @property
    def _head(self) -> int:
        return self._track[self._at - 1] if self._at else 0

    def _keep(self, head: int, state: S) -> None:
        """Remember the state after the entry `head`, and forget the one remembered longest."""
        self._recent[head] = state
        if len(self._recent) > SNAPSHOT_EVERY:
            del self._recent[next(iter(self._recent))]

    def _state_of(self, head: int) -> S:
        known = ChainMap(self._recent, self._snapshots)
        found, entries = self._entries_between(known, head)
        return _play(self._game, known[found], entries)

    def _entries_between(self, stops: Container[int], head: int) -> tuple[int, list[Entry[A]]]:
        """The first stop on the way back from `head`, and the entries after it."""
        entries: list[Entry[A]] = []
        while head not in stops:
            played = self._played[head]
            entries.append(played.entry)
            head = played.before
        entries.reverse()
        return head, entries
