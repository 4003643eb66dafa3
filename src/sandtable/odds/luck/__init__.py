"""Luck in the money of a game: what dice destroyed, against what they would have on average.

A game's part, found in the entry point group `sandtable.luck` under the game's name, reads the throws of its
battles: how likely each number of hits was, and what the hits take, piece by piece, or the money that they
cost. Casualties count as if the cheapest went first, so that whoever chooses others does not look lucky
or unlucky by it. Hits that find nothing left count nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import entry_points
from itertools import accumulate
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct

from sandtable.kernel.protocol import Event, Seat

GROUP = "sandtable.luck"

Spread: TypeAlias = tuple[float, ...]
"""The chances of 0, 1, 2 … hits."""


class Volley(Struct, frozen=True):
    """One throw in a battle."""

    by: Seat
    """Who threw; empty where several did together."""
    hits: int
    spread: Spread
    costs: tuple[float, ...]
    """What the hits take, in the order in which it goes."""
    is_money: bool = False
    """The dice cost money instead of units: every pip is a `hit`, and none is counted as one."""


class Fortune(Struct, frozen=True):
    """The luck of one seat in a whole game."""

    hits: int = 0
    expected: float = 0.0
    worth: float = 0.0
    """What was destroyed beyond the average; below 0 is bad luck."""

    def with_volley(self, volley: Volley) -> Fortune:
        """The luck with one more throw."""
        toll = (0, *accumulate(volley.costs))
        taken = [
            toll[min(hits, len(volley.costs))] for hits in range(max(len(volley.spread), volley.hits + 1))
        ]
        mean = sum(chance * worth for chance, worth in zip(volley.spread, taken, strict=False))
        worth = self.worth + taken[volley.hits] - mean
        if volley.is_money:
            return Fortune(self.hits, self.expected, worth)
        expected = sum(hits * chance for hits, chance in enumerate(volley.spread))
        return Fortune(self.hits + volley.hits, self.expected + expected, worth)


class Reader(Protocol):
    """What a game tells of its throws."""

    def volleys(self, state: Any, events: Iterable[Event]) -> tuple[Volley, ...]:
        """The throws that led to the events, from the state before them; none where nothing is at stake."""


def reader_of(game: str) -> Reader | None:
    """The game's part; None where nobody has written one."""
    point = next((p for p in entry_points(group=GROUP) if p.name == game), None)
    return cast(Reader, point.load()) if point is not None else None


def spread_of(chances: Iterable[float]) -> Spread:
    """How likely each number of hits is, of shots that hit with these chances."""
    spread: Spread = (1.0,)
    for chance in chances:
        missed = (*(one * (1 - chance) for one in spread), 0.0)
        hit = (0.0, *(one * chance for one in spread))
        spread = tuple(a + b for a, b in zip(missed, hit, strict=True))
    return spread


def spread_of_sum(dice: int, sides: int) -> Spread:
    """How likely each sum of so many dice is, from 0 on."""
    spread: Spread = (1.0,)
    for _ in range(dice):
        rows = [(0.0,) * face + tuple(one / sides for one in spread) for face in range(1, sides + 1)]
        spread = tuple(sum(row[at] for row in rows if at < len(row)) for at in range(len(rows[-1])))
    return spread
