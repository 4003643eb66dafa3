"""What a seat may know: an imagined state differs from the true one only in what it cannot see.

So the two must look alike to the seat in every way, and to a spectator, who knows no more than any seat:
views, menus, what is awaited, why something is refused, what happens next, and the story written for it.
In an open game they are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from sandtable.kernel.export import export, visible
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import TABLE, Draw, Entry, Event, Pending, Setup, Step
from sandtable.kernel.registry import AnyGame
from sandtable.kernel.save import AnyLog


def seen(events: tuple[Event, ...], seat: str | None) -> tuple[Event, ...]:
    """The events a seat, or a spectator, may watch."""
    return tuple(event for event in events if visible(event, seat))


class Pair:
    """The true state and one that a seat may think is true, played on side by side.

    What the seat and a spectator get to see of the two must never differ.
    """

    def __init__(self, game: AnyGame, setup: Setup, state: Any, seat: str, rng: Random) -> None:
        self.seat = seat
        imagined = game.imagine(game.view(state, seat), seat, rng)
        self.game = game
        self.true = _log_from(game, setup, state)
        self.imagined = _log_from(game, setup, imagined)
        self.eyes = (seat, None)

    @property
    def is_same(self) -> bool:
        """Whether nothing was left to imagine."""
        return bool(self.imagined.state == self.true.state)

    def must_look_alike(self) -> None:
        """The same views, menus, and seats, dice or number of cards awaited."""
        game, state, other = self.game, self.true.state, self.imagined.state
        for eyes in self.eyes:
            assert game.view(other, eyes) == game.view(state, eyes), f"view of {eyes}"
        for seat in (self.seat, TABLE):
            assert game.options(other, seat) == game.options(state, seat), f"menu of {seat}"
        assert _awaited(game.pending(other)) == _awaited(game.pending(state))
        assert game.sheet(other) == game.sheet(state)

    def must_answer_alike(self, actions: Iterable[Any], lines: Iterable[str]) -> None:
        """The same refusals, and the same reading of lines, whatever the seat tries."""
        state, other = self.true.state, self.imagined.state
        for action in actions:
            for by in (self.seat, TABLE):
                entry: Entry[Any] = Entry(by, action)
                answer = self.true.check(entry)
                assert self.imagined.check(entry) == answer, f"{by}: {action}: {answer}"
        for line in lines:
            read = _read(self.game, state, self.seat, line)
            assert _read(self.game, other, self.seat, line) == read, line

    def play(self, entries: Sequence[Entry[Any]]) -> int:
        """How many of the entries could be made in both, looking alike all the way.

        It ends where the imagined state does not allow an entry of somebody else, or where something
        that had to be imagined comes out.
        """
        for count, entry in enumerate(entries):
            if entry.by != self.seat and self.imagined.check(entry) is not None:
                return count
            step, other = self.true.append(entry), self.imagined.append(entry)
            assert step.reveals == other.reveals, entry
            if step.reveals and self._came_out(step, other):
                return count
            for eyes in self.eyes:
                assert seen(other.events, eyes) == seen(step.events, eyes), f"events of {eyes}: {entry}"
            self.must_look_alike()
            self._must_read_alike()
        return len(entries)

    def _came_out(self, step: Step[Any, Any], other: Step[Any, Any]) -> bool:
        return any(seen(step.events, eyes) != seen(other.events, eyes) for eyes in self.eyes) or any(
            self.game.view(step.state, eyes) != self.game.view(other.state, eyes) for eyes in self.eyes
        )

    def _must_read_alike(self) -> None:
        """The stories that are written for the seat and for a spectator have the same bytes."""
        for eyes in self.eyes:
            assert list(export(self.imagined, eyes)) == list(export(self.true, eyes)), f"export of {eyes}"


def is_known(game: AnyGame, state: Any, seat: str, rng: Random) -> bool:
    """Whether a seat knows everything: however often it imagines a state, it is the true one."""
    view = game.view(state, seat)
    return all(game.imagine(view, seat, rng) == state for _ in range(10))


class _Begun:
    """The game, begun in the middle."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state

    def start(self, setup: Setup) -> Any:
        return self._state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def _log_from(game: AnyGame, setup: Setup, state: Any) -> AnyLog:
    begun: Any = _Begun(game, state)
    return Log.new(begun, setup, game_id="g")


def _awaited(pending: Pending) -> Any:
    """What everybody may know of it: of cards only how many are drawn from how many."""
    if isinstance(pending, Draw):
        return pending.count, len(pending.remaining), pending.why
    return pending


def _read(game: AnyGame, state: Any, seat: str, line: str) -> Any:
    try:
        return game.parse(state, seat, line)
    except ValueError as error:
        return str(error)


def must_be_open(game: AnyGame, state: Any, seats: tuple[str, ...], events: tuple[Event, ...]) -> None:
    """Make sure that everybody sees the same: views that differ only in whose they are."""
    views = [_position(game.view(state, seat)) for seat in (None, *seats)]
    assert all(view == views[0] for view in views)
    assert all(event.seen_by is None for event in events)


def _position(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    fields.pop("seat", None)
    return fields
