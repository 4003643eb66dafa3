"""Whether a menu offers an action: `Game.offered` puts the action in the menu's words and asks here.

And the menu of the table, action by action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import eq

from msgspec import Struct

from .protocol import TABLE, A, Menu, Offer, Play, S, V


class Wish(Struct, frozen=True):
    """What an action asks of a menu, in the words of its lines."""

    verb: str
    units: Mapping[str, int] | None = None
    """How many of each unit text, "" where lines name none; None where the action has no number."""
    origin: str = ""
    target: str = ""
    kind: str | None = None
    """None where any will do."""


def is_offered(menu: Menu, wish: Wish, means: Callable[[str, str], bool] = eq) -> bool:
    """Whether the wish can be put together from lines of the menu, from each no more than it has.

    Lines count that have the wish's verb, origin and target. `means` says whether a unit text of the wish may
    be taken from a line of that unit; texts are served in the order given. Where the menu owes a number, all
    together must be exactly so many.
    """
    lines = [line for line in menu.offers if _is_about(line, wish)]
    if wish.units is None:
        return bool(lines)
    if menu.owed and sum(wish.units.values()) != menu.owed:
        return False
    left = [line.most for line in lines]
    for text, count in wish.units.items():
        wanted = count
        for at, line in enumerate(lines):
            if means(text, line.unit):
                taken = min(wanted, left[at])
                left[at] -= taken
                wanted -= taken
        if count < 1 or wanted:
            return False
    return bool(wish.units)


def _is_about(line: Offer, wish: Wish) -> bool:
    return (
        line.verb == wish.verb
        and line.origin == wish.origin
        and wish.target in (line.targets or ("",))
        and wish.kind in (None, line.kind)
    )


def table_actions(game: Play[S, A, V], state: S) -> Iterator[tuple[Offer, str, A]]:
    """What can be said for the whole table now: each line of its menu, a target, and the action they make."""
    for offer in game.options(state, TABLE).offers:
        for target in offer.targets or ("",):
            yield offer, target, game.make(state, TABLE, [(offer, offer.most, target)])
