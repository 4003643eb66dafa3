"""The table of chapters: how each procedure of a rule book asks, judges and goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Generic, NamedTuple

from ..kernel.protocol import A, Pending, Refusal, S, Seat
from .stepping import Stepping


def never(*_: Any) -> Any:
    """Stands for what a chapter does not await: an action, dice or cards."""
    raise AssertionError("nothing of the kind is awaited here")


class Chapter(NamedTuple, Generic[S, A]):
    """A procedure of the rule book."""

    pending: Callable[[S], Pending]
    why_not: Callable[[S, Seat, A], Refusal | None] = never
    act: Callable[[Stepping[S], Seat, A], None] = never
    rolled: Callable[[Stepping[S], tuple[int, ...]], None] = never
    drawn: Callable[[Stepping[S], tuple[str, ...]], None] = never


def running(chapters: Mapping[str, Chapter[S, A]], turn: Chapter[S, A]) -> Callable[[S], Chapter[S, A]]:
    """Finds the procedure that is running; the turn itself when none is.

    Chapters are given by the field of the state (`turn.research` is one of its turn) that is empty while they
    are not running, the innermost first.
    """
    rows = tuple((attrgetter(field), chapter) for field, chapter in chapters.items())

    def find(state: S) -> Chapter[S, A]:
        for frame, chapter in rows:
            if frame(state):
                return chapter
        return turn

    return find
