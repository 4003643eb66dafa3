"""Dice thrown in battle: how strong, at what, how many; and what they hit.

Dice are thrown column by column, the weakest first, as on the printed battle boards.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TypeAlias

from .pieces import Pile, count_of
from .units import Domain, Kind

Target: TypeAlias = str
"""A class of pieces that a hit may fall on, by a name that the edition gives it."""
ANYTHING: Target = ""
AIRCRAFT: Target = "air"
SHIPS: Target = "sea"
"""Classes that are named by a domain; editions may have others."""

Shot: TypeAlias = tuple[int, Target]
"""A die that hits at or under a number, and what it may hit."""


def finds(domain: Mapping[str, Domain]) -> Callable[[Target, Pile], bool]:
    """Whether a hit may fall on a piece, where classes are no more than domains."""
    return lambda target, pile: target == ANYTHING or domain[pile.kind] == target


def volley(piles: Iterable[Pile], fires: Callable[[Pile], tuple[int, Target, int]]) -> list[Shot]:
    """The dice of these pieces, the weakest first.

    `fires` says of each how strong it is, at what it fires and with how many dice; 0 throws none.
    """
    found: list[Shot] = []
    for pile in piles:
        strength, target, dice = fires(pile)
        if strength:
            found.extend([(strength, target)] * (pile.count * dice))
    return sorted(found)


def supported_volley(
    piles: Iterable[Pile], kinds: Mapping[str, Kind], supports: Container[str]
) -> list[Shot]:
    """The dice of attackers when each supporter lifts one piece beside it, the weakest first."""
    there = tuple(piles)
    left = count_of(there, supports)
    found: list[Shot] = []
    for pile in there:
        kind = kinds[pile.kind]
        lifted = min(left, pile.count) if kind.supported else 0
        left -= lifted
        found.extend([(kind.supported, ANYTHING)] * lifted)
        found.extend([(kind.attack, ANYTHING)] * (pile.count - lifted) if kind.attack else [])
    return sorted(found)


def flak(guns: Iterable[Pile], planes: int, kinds: Mapping[str, Kind]) -> list[Shot]:
    """The dice of guns at so many aircraft: each fires at as many as it may, at none of them twice."""
    found: list[Shot] = []
    for gun in guns:
        kind = kinds[gun.kind]
        each = kind.flak_dice * gun.count if kind.flak_dice else planes
        found.extend([(kind.defense, AIRCRAFT)] * each)
    return sorted(found, reverse=True)[:planes]


def count_hits(owed: Sequence[Shot], dice: tuple[int, ...]) -> dict[Target, int]:
    """Hits by what they may fall on."""
    found: dict[Target, int] = {}
    for (strength, target), die in zip(owed, dice, strict=True):
        if die <= strength:
            found[target] = found.get(target, 0) + 1
    return found
