"""The table of chapters: how each procedure of a rule book asks, judges and goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from operator import attrgetter
from typing import Any, Generic, NamedTuple

from ..kernel.protocol import A, Entry, Pending, Refusal, S, Seat
from .stepping import Stepping


def never(*_: Any) -> Any:
    """Stands for what a chapter does not await: an action, dice or cards."""
    raise AssertionError("nothing of the kind is awaited here")


class Chapter(NamedTuple, Generic[S, A]):
    """A procedure of the rule book."""

    pending: Callable[[S], Pending]
    why_not: Callable[[S, Seat, A], Refusal | None] = never
    act: Callable[[Stepping[S], Seat, A], A | None] = never
    """Comes back with the action in full where it left something out."""
    rolled: Callable[[Stepping[S], tuple[int, ...]], None] = never
    drawn: Callable[[Stepping[S], tuple[str, ...]], None] = never


def running(chapters: Mapping[str, Chapter[S, A]], turn: Chapter[S, A]) -> Callable[[S], Chapter[S, A]]:
    """Finds the procedure that is running; the turn itself when none is.

    Chapters are given by the field of the state (`turn.research` is one of its turn) that is empty while they
    are not running, the innermost first.
    """
    found = (*chapters.values(), turn)
    frames = attrgetter(*chapters, "__class__")  # a state always has a class: the turn's own chapter

    def find(state: S) -> Chapter[S, A]:
        return next(compress(found, frames(state)))

    return find


def carry_out(chapter: Chapter[S, A], step: Stepping[S], entry: Entry[A]) -> Entry[A] | None:
    """The chapter goes on with an action, dice or cards; the entry in full where it left something out."""
    if entry.dice is not None:
        chapter.rolled(step, entry.dice)
    elif entry.cards is not None:
        chapter.drawn(step, entry.cards)
    elif entry.do is not None:
        full = chapter.act(step, entry.by, entry.do)
        if full is not None and full is not entry.do:
            return Entry(entry.by, full)
    return None
