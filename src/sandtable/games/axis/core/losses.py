"""Hits and where they may fall: how many find a target, and which choices of casualties will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

from .pieces import Pile
from .shots import Target


def count_placed(
    hits: Mapping[Target, int], piles: Iterable[Pile], may_hit: Callable[[Target, Pile], bool]
) -> int:
    """How many of these hits find a piece, when they are placed as well as can be.

    Hits of some classes find no more pieces than there are for them together; whatever set of classes is
    tightest bounds the whole (König). There are but a few classes.
    """
    there = tuple(piles)
    classes = tuple(target for target, count in hits.items() if count)
    every = sum(hits[target] for target in classes)
    best = every
    for size in range(1, len(classes) + 1):
        for some in combinations(classes, size):
            others = every - sum(hits[target] for target in some)
            best = min(best, others + sum(p.count for p in there if any(may_hit(t, p) for t in some)))
    return best


def are_placed(
    hits: Mapping[Target, int], chosen: Iterable[Pile], may_hit: Callable[[Target, Pile], bool]
) -> bool:
    """Whether hits could fall on just these pieces, each on one that it may hit."""
    lost = tuple(chosen)
    return count_placed(hits, lost, may_hit) == sum(p.count for p in lost)
