"""What a computer player answers, and how players are found by game and name.

Players of a game come from the entry points of the group `sandtable.players`, named like their
games: each is a mapping from a player's name to its maker. Those of games whose players live beside
this module (`sandtable.ai.<game>`) are found without one. `random` plays every game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct

from sandtable.kernel.protocol import Action, Seat

GROUP = "sandtable.players"
DEFAULT_BUDGET = 5.0
"""Seconds for the whole turn of a seat."""

Figure: TypeAlias = float | int | str
Clock: TypeAlias = Callable[[], float]
"""Tells seconds; the arena counts those of one core, so that other work on the machine does not matter."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something is done, for people: a key for the words, and figures to fill them."""

    key: str
    figures: dict[str, Figure] = {}


class Decision(Struct, frozen=True):
    """One action and what led to it."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Player(Protocol):
    """Decides for the seats it is asked for.

    It may remember its plan between decisions of one turn and makes a new one where the position is
    not the one it expected; so a player can take over at any moment.
    """

    def decide(self, view: Any, seat: Seat) -> Decision:
        """What the seat does now; it must be awaited. The view is the seat's own."""


class Maker(Protocol):
    """Makes a player: `seed` fixes what it leaves to luck, `budget` is seconds for a turn by the `clock`."""

    def __call__(
        self, seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter
    ) -> Player: ...


class UnknownPlayer(ValueError):  # noqa: N818 - says it already
    """No player of that name for that game."""


def because(key: str, **figures: Figure) -> Reason:
    """A reason with its figures as keywords; chances and values are rounded for reading."""
    return Reason(key, {k: round(v, 2) if isinstance(v, float) else v for k, v in figures.items()})


def names(game: str) -> tuple[str, ...]:
    """The players there are for a game, the weakest first."""
    return ("random", *makers(game))


def make(
    game: str, name: str, seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter
) -> Player:
    """A new player of that name; raises UnknownPlayer."""
    if name == "random":
        from .randoms import RandomPlayer

        return RandomPlayer(game, seed)
    found = makers(game).get(name)
    if found is None:
        raise UnknownPlayer(f"no player {name!r} for {game}; there are {', '.join(names(game))}")
    return found(seed, budget, clock)


@cache
def makers(game: str) -> Mapping[str, Maker]:
    """The game's own players by name."""
    point = next((p for p in entry_points(group=GROUP) if p.name == game), None)
    if point is not None:
        return cast(Mapping[str, Maker], point.load())
    beside = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(beside) is None:
        return {}
    return cast(Mapping[str, Maker], getattr(import_module(beside), "PLAYERS", {}))
