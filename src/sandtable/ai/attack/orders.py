"""What a march is made of: units that go from one region to another."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .clash import Troops

STAY_FIRST = (0, 2, 1, 3)
"""Infantry stays rather than artillery, that rather than tanks, planes last."""


class Shift(Struct, frozen=True):
    """Units that go from one own region to another."""

    start: str
    target: str
    force: Troops
    by_sea: bool = False


def drawn(pool: Iterable[tuple[str, bool, Troops]], force: Troops) -> dict[tuple[str, bool], Troops]:
    """A force put together from what several regions have, the first regions first."""
    parts, owed = {}, list(force)
    for start, by_sea, free in pool:
        part = tuple(min(o, f) for o, f in zip(owed, free, strict=True))
        if sum(part):
            owed = [o - p for o, p in zip(owed, part, strict=True)]
            parts[start, by_sea] = (part[0], part[1], part[2], part[3])
    return parts


def kept_back(force: Troops, size: int) -> Troops:
    """The part of a force that stays."""
    stay = [0, 0, 0, 0]
    for kind in STAY_FIRST:
        stay[kind] = min(force[kind], size - sum(stay))
    return (stay[0], stay[1], stay[2], stay[3])
