"""The chance of victory of each side, from what everybody may see; for curves and ending pages.

A game's part lies beside its players (`sandtable.ai.<game>.chance:CHANCE`): what is settled already, and the
features of a position for each side that can still win. A side's score is the sum of its features times
weights fitted on self-play (by `benchmarks/chance.py`; the file `chance.json` beside the game's part); the
chances are the softmax of the scores.
"""

from __future__ import annotations

import math
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, cast

import msgspec
from msgspec import Struct

from sandtable.kernel import registry

WEIGHTS = "chance.json"
FURTHEST = 6.9
"""By so much a score may lie behind the best: until the end nothing is surer than 999 in 1000."""

Features: TypeAlias = tuple[float, ...]
Chances: TypeAlias = dict[str, float]


class NoChance(LookupError):  # noqa: N818 - says it already
    """Nothing is known about the chances in that game."""


class Reader(Protocol):
    """What a game tells of a position: from a view, but only what all views of the moment have alike."""

    names: tuple[str, ...]
    """Of the features, in order."""
    either: frozenset[str]
    """Features that may help or harm; all others can only help, and the fit sees to it."""

    def sides(self, view: Any) -> tuple[str, ...]:
        """All sides of the game, those that are out too."""

    def settled(self, view: Any) -> Chances | None:
        """The result where it is certain, sides without any share left out; None while it is open."""

    def features(self, view: Any, clock: Any = None) -> dict[str, Features]:
        """The features of each side that can still win; `clock` is the view whose time counts, if another."""


class Fitted(Struct, frozen=True):
    """The weights of a game, and where they come from."""

    weights: dict[str, float]
    players: tuple[str, ...]
    games: int
    positions: int


class Chance:
    """The chances of all sides in one game, together 1."""

    def __init__(self, game: str, reader: Reader, weights: Features | None = None) -> None:
        """With the weights in the package, unless others are given."""
        self.game, self.reader = game, reader
        if weights is not None:
            self.weights = weights

    def __call__(self, state: Any) -> Chances:
        """From a state, by way of what a spectator sees of it: no secret can get in."""
        return self.seen(registry.find(self.game).view(state, None))

    def by_itself(self, before: Any, after: Any) -> Chances:
        """After something was done, as if no time had gone by with it.

        Whose turn it is, and how much of it is left, is worth something too. What ends a phase or a turn
        would otherwise seem to cost whoever did it what the turn usually brings.
        """
        view = registry.find(self.game).view
        return self.seen(view(after, None), view(before, None))

    def seen(self, view: Any, clock: Any = None) -> Chances:
        """From anybody's view, with the same outcome; with the time of another view where one is given."""
        found = self.reader.settled(view)
        if found is None:
            found = self.weighed(view, clock)
        return {side: found.get(side, 0.0) for side in self.reader.sides(view)}

    def weighed(self, view: Any, clock: Any = None) -> Chances:
        """The chances of the sides that can still win, by their scores."""
        rows = self.reader.features(view, clock)
        return softmax({side: score(row, self.weights) for side, row in rows.items()})

    @cached_property
    def weights(self) -> Features:
        """In the order of the features; raises ValueError where the file has others."""
        weights = fitted(self.game).weights
        if tuple(weights) != self.reader.names:
            raise ValueError(f"{WEIGHTS} of {self.game} was fitted for other features")
        return tuple(weights.values())


def chance_of(game: str) -> Chance:
    """The function for a game; raises NoChance."""
    place = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(place) is None or find_spec(f"{place}.chance") is None:
        raise NoChance(f"nobody has fitted chances of victory for {game!r}")
    return cast(Chance, import_module(f"{place}.chance").CHANCE)


def fitted(game: str) -> Fitted:
    """The weights in the package."""
    text = (files(f"{__package__}.{game}") / WEIGHTS).read_bytes()
    return msgspec.json.decode(text, type=Fitted)


def score(row: Features, weights: Features) -> float:
    """The features times their weights."""
    return sum(map(float.__mul__, row, weights))


def softmax(scores: dict[str, float]) -> Chances:
    """The chances that belong to scores, none of them too sure."""
    best = max(scores.values())
    parts = {side: math.exp(max(-FURTHEST, found - best)) for side, found in scores.items()}
    whole = sum(parts.values())
    return {side: part / whole for side, part in parts.items()}


def lead(mine: float, theirs: float, floor: float) -> float:
    """How far ahead one amount is of another, as the logarithm of their ratio; `floor` tempers small ones."""
    return math.log((mine + floor) / (theirs + floor))
