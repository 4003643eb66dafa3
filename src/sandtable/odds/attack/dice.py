"""Hits of battle dice: the chance of each number of hits for the units that fight."""

from __future__ import annotations

from functools import lru_cache
from math import exp, lgamma, log
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...games.attack.battle import count_dice
from ...games.attack.data import unit_table
from ...games.attack.pieces import ARMY_KINDS, Army

Counts: TypeAlias = tuple[int, int, int, int]
"""Army units by kind, in the order of losses."""
Floats: TypeAlias = NDArray[np.float64]

NOBODY: Counts = (0, 0, 0, 0)


@lru_cache(maxsize=1 << 16)
def hits(front: Counts) -> Floats:
    """The chance of 0, 1, 2, … hits: each unit can use one die that shows it.

    Faces thrown are like independent Poisson counts whose sum happens to be the number of dice, so kinds
    are joined one by one: `found[m, h]` is the chance of m dice with h hits so far.
    """
    dice, most = count_dice(Army(*front)), sum(front)
    faces = unit_table().battle.faces
    found = np.zeros((dice + 1, most + 1))
    found[0, 0] = 1.0
    useless = len(faces)
    for kind, count in zip(ARMY_KINDS, front, strict=True):
        if count:
            useless -= faces.count(kind)
            found = _joined(found, dice * faces.count(kind) / len(faces), count)
    found = _joined(found, dice * useless / len(faces), 0)
    chances: Floats = found[dice] / _poisson(dice, dice)
    chances.setflags(write=False)
    return chances


def _joined(found: Floats, mean: float, count: int) -> Floats:
    """With the dice that show one more kind, of which `count` units make use."""
    joined = np.zeros_like(found)
    rows, columns = found.shape
    for shown in range(rows):
        used = min(shown, count)
        joined[shown:, used:] += found[: rows - shown, : columns - used] * _poisson(mean, shown)
    return joined


def _poisson(mean: float, count: int) -> float:
    return exp(count * log(mean) - mean - lgamma(count + 1))


def at_most(chances: Floats, most: int) -> Floats:
    """The chances of 0 to `most` hits; more count as that many."""
    found = np.zeros(most + 1)
    found[: len(chances)] = chances[: most + 1]
    found[most] += chances[most + 1 :].sum()
    return found


@lru_cache(maxsize=1 << 16)
def expected_hits(front: Counts) -> float:
    """Hits of these units on average."""
    chances = hits(front)
    return float(chances @ np.arange(len(chances)))
