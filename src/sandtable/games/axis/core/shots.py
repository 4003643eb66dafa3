"""Dice thrown in battle: how strong, at what, how many; and what they hit.

Dice are thrown column by column, the weakest first, as on the printed battle boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from .pieces import Pile

Target: TypeAlias = str
"""A class of pieces that a hit may fall on, by a name that the edition gives it."""
ANYTHING: Target = ""

Shot: TypeAlias = tuple[int, Target]
"""A die that hits at or under a number, and what it may hit."""


def one_die(_: Pile) -> int:
    return 1


def at_anything(_: Pile) -> Target:
    return ANYTHING


def volley(
    piles: Iterable[Pile],
    strength: Callable[[Pile], int],
    at: Callable[[Pile], Target] = at_anything,
    dice: Callable[[Pile], int] = one_die,
) -> list[Shot]:
    """The dice of these pieces, the weakest first; pieces without strength throw none."""
    found: list[Shot] = []
    for pile in piles:
        number = strength(pile)
        if number:
            found.extend([(number, at(pile))] * (pile.count * dice(pile)))
    return sorted(found)


def count_hits(owed: Sequence[Shot], dice: tuple[int, ...]) -> dict[Target, int]:
    """Hits by what they may fall on."""
    found: dict[Target, int] = {}
    for (strength, target), die in zip(owed, dice, strict=True):
        if die <= strength:
            found[target] = found.get(target, 0) + 1
    return found
