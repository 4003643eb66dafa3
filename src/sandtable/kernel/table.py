"""A live game: a log, and the dealer that rolls its dice.

The dealer commits to its key before the first roll and reveals it when the game is over. Only the table
holds the key; a server that wants to outlive a crash keeps `Table.key` in a safe place of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from sandtable.kernel import dice
from sandtable.kernel.log import Log, Refused
from sandtable.kernel.protocol import (
    CHANCE,
    TABLE,
    A,
    Draw,
    Entry,
    Game,
    Over,
    Refusal,
    Roll,
    S,
    Seat,
    Setup,
    Step,
    V,
    refuse,
)


class Table(Generic[S, A, V]):
    """A game in play. What is not allowed raises `Refused` and changes nothing.

    `version`, where it is given, is the one the player saw: if the log has moved on, the call is refused.
    """

    def __init__(self, log: Log[S, A, V], key: bytes | None = None) -> None:
        """The table of a log whose open segment belongs to `key`; None to open one when dice are owed."""
        segment = log.dice.current
        if key is not None and (segment is None or segment.commitment != dice.commitment_of(key)):
            raise ValueError("the key does not fit the open segment")
        self.log = log
        self.key = key

    @classmethod
    def new(
        cls,
        game: Game[S, A, V],
        setup: Setup,
        people: Mapping[str, tuple[Seat, ...]] | None = None,
        key: bytes | None = None,
        salts: Mapping[str, str] | None = None,
        game_id: str | None = None,
    ) -> Table[S, A, V]:
        """A new game with its commitment published.

        No dice are rolled yet: players who do not trust the dealer add salts first, and then `throw_owed`
        starts a game that begins with dice. The salts given here suit a dealer that everybody trusts.
        """
        table = cls(Log.new(game, setup, people, game_id))
        table._open(key, salts)
        return table

    @classmethod
    def resume(
        cls,
        log: Log[S, A, V],
        old_key: bytes | None = None,
        key: bytes | None = None,
        salts: Mapping[str, str] | None = None,
    ) -> Table[S, A, V]:
        """A table for a loaded game, with a new segment of dice unless the game is over.

        The old segment stays unrevealed, and so unproven, unless its key is handed in.
        """
        if old_key is not None:
            log.reveal(old_key)
        table = cls(log)
        if not isinstance(log.pending, Over):
            table._open(key, salts)
        return table

    def add_salt(self, by: str, text: str) -> None:
        """Let somebody stir the dice, before the first roll of the segment."""
        self.log.add_salt(by, text)

    def act(self, seat: Seat, action: A, version: int | None = None, ahead: bool = False) -> list[Step[S, A]]:
        """The outcome of a seat's action, followed by that of all dice and cards it led to.

        `ahead`: the seat's player had said it beforehand.
        """
        if seat in (CHANCE, TABLE):
            raise Refused(refuse("not_a_seat", seat=seat))
        self._must_be_now(version)
        return [self.log.append(Entry(seat, action), ahead), *self.throw_owed()]

    def table_act(self, action: A) -> list[Step[S, A]]:
        """The outcome of something the table does: a clock, a surrender, a hand-over."""
        return [self.log.append(Entry(TABLE, action)), *self.throw_owed()]

    def undo(self, seat: Seat, count: int = 1, version: int | None = None) -> None:
        """Take back the seat's last entries."""
        self._must_be_now(version)
        self.log.undo(seat, count)

    def redo(self, seat: Seat, count: int = 1, version: int | None = None) -> None:
        """Enter again what the seat took back."""
        self._must_be_now(version)
        self.log.redo(seat, count)

    def remove(self, seat: Seat, n: int, version: int | None = None) -> list[tuple[Entry[A], Refusal]]:
        """Take back only the entry of record `n`; out come later ones that now fail, and why.

        Dice that the remaining entries lead to are thrown.
        """
        self._must_be_now(version)
        failed = self.log.remove(seat, n)
        self.throw_owed()
        return failed

    def throw_owed(self) -> list[Step[S, A]]:
        """The outcomes of all dice and cards that the game awaits now, thrown by the house."""
        steps: list[Step[S, A]] = []
        while isinstance(owed := self.log.pending, Roll | Draw):
            steps.append(self.log.append(self._throw(owed)))
        return steps

    def finish(self, force: bool = False) -> None:
        """Reveal the key, so that everybody can check the dice; before the end only when forced."""
        if not (force or isinstance(self.log.pending, Over)):
            raise Refused(refuse("not_over"))
        if self.key is not None:
            self.log.reveal(self.key)
            self.key = None

    def _must_be_now(self, version: int | None) -> None:
        if version is not None and version != self.log.version:
            raise Refused(refuse("stale_version", has=version, now=self.log.version))

    def _open(self, key: bytes | None, salts: Mapping[str, str] | None) -> bytes:
        self.key = dice.new_key() if key is None else key
        self.log.open_segment(dice.commitment_of(self.key))
        for by, text in sorted((salts or {}).items()):
            self.log.add_salt(by, text)
        return self.key

    def _throw(self, owed: Roll | Draw) -> Entry[A]:
        """The chance entry for what is owed. A game that goes on after `finish` gets a new segment."""
        key = self.key or self._open(None, None)
        segment = self.log.dice.segments[-1]
        place = (key, self.log.header.id, segment.number, self.log.next_roll, segment.salts)
        if isinstance(owed, Roll):
            return Entry(CHANCE, dice=dice.throw(*place, owed.count, owed.sides))
        return Entry(CHANCE, cards=dice.draw(*place, owed.remaining, owed.count))


def branch(
    log: Log[S, A, V],
    n: int,
    people: Mapping[str, tuple[Seat, ...]] | None = None,
    key: bytes | None = None,
    salts: Mapping[str, str] | None = None,
    game_id: str | None = None,
) -> Table[S, A, V]:
    """A new game that begins with what was in effect after record `n` of another, under a new id.

    Its header names the parent and the rules it was begun under. The dice up to there are the parent's and
    are proven by its file.
    """
    seated = log.header.people if people is None else people
    origin, rules = f"{log.header.id}@{n}", log.header.rules_version
    child = Log.new(log.game, log.header.setup, seated, game_id, origin, rules)
    for entry in log.entries_at(n):
        child.append_recorded(entry)
    return Table.resume(child, key=key, salts=salts)
