"""Distributions of hits, exact up to floating point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

SIDES = 6

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.intp]
Bools: TypeAlias = NDArray[np.bool_]
Dice: TypeAlias = tuple[tuple[float, int], ...]
"""How many dice hit at or under which number: ((number, dice), ...); one between two faces is a chance."""

ONE = np.ones(1)


@lru_cache(maxsize=4096)
def binomial(dice: int, strength: float) -> Floats:
    """Chances of 0, 1, ... hits by like dice."""
    hit = min(strength, SIDES) / SIDES
    return np.array([comb(dice, k) * hit**k * (1 - hit) ** (dice - k) for k in range(dice + 1)])


@lru_cache(maxsize=16384)
def hits(dice: Dice) -> Floats:
    """Chances of 0, 1, ... hits by dice of several strengths thrown together."""
    chances = ONE
    for strength, count in dice:
        chances = np.convolve(chances, binomial(count, strength))
    return chances


def gathered(shots: Iterable[tuple[float, int]]) -> Dice:
    """Dice by strength in one standard form; those that cannot hit are left out."""
    count: dict[float, int] = {}
    for strength, dice in shots:
        if strength and dice:
            count[strength] = count.get(strength, 0) + dice
    return tuple(sorted(count.items()))


def table(rows: list[Floats]) -> Floats:
    """Distributions of different lengths as the rows of one matrix."""
    found = np.zeros((len(rows), max(map(len, rows))))
    for line, row in zip(found, rows, strict=True):
        line[: len(row)] = row
    return found
