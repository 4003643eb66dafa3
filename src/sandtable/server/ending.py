"""A game that is over, in figures: how the chances of victory went, and who was lucky. Runs in a worker.

The chances are those that a spectator could have worked out at the time (`sandtable.ai.chance_of`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sandtable.ai import Chance, NoChance, chance_of
from sandtable.kernel import save
from sandtable.kernel.protocol import Event
from sandtable.kernel.save import AnyLog
from sandtable.odds.luck import Fortune, reader_of
from sandtable.server.messages import ChancePoint, Ending, SeatLuck

DIGITS = 4
"""Of a chance: a hundredth of a percent."""


def ending_json(file: bytes) -> bytes:
    """The ending of the game in a save file, as JSON."""
    return msgspec.json.encode(look_back(save.load(file)))


def look_back(log: AnyLog) -> Ending:
    """The chances of all sides over the game, and the luck of all seats, in one go through its entries."""
    state = log.game.start(log.setup)
    chances, luck = Chances(log.game.name, state), Luck(log.game.name)
    for n, entry in log.line:
        step = log.game.apply(state, entry)
        luck.note(state, step.events)
        chances.note(n, state, step.state)
        state = step.state
    return Ending(chances.sides, chances.told(), luck.told())


class Chances:
    """The chances after each entry that changed them, and after the last; nothing where nobody knows them."""

    def __init__(self, game: str, start: Any) -> None:
        try:
            self._chance: Chance | None = chance_of(game)
        except NoChance:
            self._chance = None
        found = self._chance(start) if self._chance else {}
        self.sides = tuple(found)
        self._last = _point(0, found)
        self._points = [self._last] if found else []

    def note(self, n: int, before: Any, after: Any) -> None:
        if self._chance is None:
            return
        self._last = _point(n, self._chance(after))
        if self._last.of != self._points[-1].of:
            timeless = _point(n, self._chance.by_itself(before, after)).of
            self._last = ChancePoint(n, self._last.of, timeless if timeless != self._last.of else ())
            self._points.append(self._last)

    def told(self) -> list[ChancePoint]:
        return (
            self._points
            if not self._points or self._points[-1].n == self._last.n
            else [*self._points, self._last]
        )


def _point(n: int, found: dict[str, float]) -> ChancePoint:
    return ChancePoint(n, tuple(round(part, DIGITS) for part in found.values()))


class Luck:
    """The luck of every seat that threw dice."""

    def __init__(self, game: str) -> None:
        self._reader = reader_of(game)
        self._found: dict[str, Fortune] = {}

    def note(self, before: Any, events: Iterable[Event]) -> None:
        for volley in self._reader.volleys(before, events) if self._reader else ():
            self._found[volley.by] = self._found.get(volley.by, Fortune()).with_volley(volley)

    def told(self) -> dict[str, SeatLuck]:
        return {
            seat: SeatLuck(luck.hits, round(luck.expected, 2), round(luck.worth, 2))
            for seat, luck in self._found.items()
        }
