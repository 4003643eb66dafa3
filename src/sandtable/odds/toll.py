"""The toll of a battle on one side, alike in all games: who survives, and what is lost.

The fields are the keys of the JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
EDGE = 1e-12

C = TypeVar("C", bound=tuple[int, ...])


class Survivors(Struct, frozen=True):
    """One way the survivors of a side may look, and how likely it is."""

    units: dict[str, int]
    p: float


class Losses(Struct, frozen=True):
    """What a side loses, in the money of the game."""

    expected: float
    quantiles: dict[str, int]
    """For each chance the least sum that the losses do not exceed with that chance."""


def ways(kinds: Sequence[str], left: Mapping[C, float]) -> list[Survivors]:
    """All ways the survivors may look, likeliest first, from the chances of their numbers by kind."""
    ranked = sorted(left.items(), key=lambda item: (-item[1], item[0]))
    return [
        Survivors({kind: n for kind, n in zip(kinds, counts, strict=True) if n}, chance)
        for counts, chance in ranked
        if chance > 0
    ]


def losses(left: Mapping[C, float], lost: Callable[[C], int]) -> Losses:
    """Mean and quantiles of what is lost, from the chances of the survivors."""
    chances: dict[int, float] = {}
    for counts, chance in left.items():
        sum_lost = lost(counts)
        chances[sum_lost] = chances.get(sum_lost, 0.0) + chance
    ranked = sorted(chances.items())
    return Losses(sum(worth * chance for worth, chance in ranked), quantiles(ranked))


def quantiles(ranked: Sequence[tuple[int, float]]) -> dict[str, int]:
    """The usual quantiles of values in rising order with their chances."""
    return {str(q): _quantile(ranked, q) for q in QUANTILES}


def _quantile(ranked: Sequence[tuple[int, float]], q: float) -> int:
    under = 0.0
    for value, chance in ranked:
        under += chance
        if under >= q - EDGE:
            return value
    return ranked[-1][0]
