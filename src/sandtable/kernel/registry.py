"""Which games there are, by name.

Games come from the entry points of the group `sandtable.games`, each naming a `Game` object, and are
imported when somebody asks for them. `register` adds one by hand.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from sandtable.kernel.protocol import Game, Seat, Setups

GROUP = "sandtable.games"
MOST_PEOPLE = 12
"""No game is asked for more."""

AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game found by name: its state, actions and views are known only once it is there."""

_registered: dict[str, AnyGame] = {}


class UnknownGame(LookupError):  # noqa: N818 - says it already
    """No game has this name; the text lists those that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {name!r}; known games: {', '.join(known) or 'none'}")
        self.name = name
        self.known = known


def register(game: AnyGame) -> None:
    """Make a game known under its name; another game of that name is an error."""
    if _registered.setdefault(game.name, game) is not game:
        raise ValueError(f"a game named {game.name!r} is registered already")


def find(name: str) -> AnyGame:
    """The game of this name; raises UnknownGame."""
    if name not in _registered:
        _registered[name] = _load(name)
    return _registered[name]


def names() -> tuple[str, ...]:
    """The names of all games, sorted; nothing is imported for it."""
    return tuple(sorted({*_registered, *_installed()}))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _load(name: str) -> AnyGame:
    point = _installed().get(name)
    if point is None:
        raise UnknownGame(name, names())
    try:
        game: AnyGame = point.load()
    except (ImportError, AttributeError) as error:
        raise ValueError(f"entry point {name!r} ({point.value}) cannot be loaded: {error}") from error
    if game.name != name:
        raise ValueError(f"entry point {name!r} ({point.value}) names the game {game.name!r}")
    return game


def shares(game: Setups, ruleset: str) -> dict[int, tuple[tuple[Seat, ...], ...]]:
    """The usual share of seats, by number of people; numbers that cannot play are left out."""
    found = {}
    for people in range(1, MOST_PEOPLE + 1):
        try:
            found[people] = game.seatings(ruleset, people)
        except ValueError:
            continue
    return found
