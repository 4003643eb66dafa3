"""Everything that may be left of a side when any piece may be chosen as a casualty."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product

import numpy as np
from msgspec import Struct

from .dice import Bools, Floats, Ints, hits, table
from .forces import anything, first_to_go, is_air, is_ship, shots
from .model import OPTIMAL, Counts, Side, Unit
from .orders import cheapest, order_of


class Losses(Struct, frozen=True):
    """One piece that may be lost: the node it leads to (-1: none), and whether it is an aircraft."""

    child: Ints
    air: Bools


class Grid:
    """All counts of a side, smallest first, so that those of one size lie together."""

    def __init__(self, side: Side, policy: str) -> None:
        self.side, self.policy = side, policy
        ranges = [range(unit.count + 1) for unit in side]
        self.nodes: list[Counts] = sorted(product(*ranges), key=lambda counts: (sum(counts), counts))
        self.index = {counts: number for number, counts in enumerate(self.nodes)}
        self.counts = np.array(self.nodes, dtype=np.intp).reshape(len(self.nodes), len(side))
        self.total = self.counts.sum(axis=1)
        self.start = len(self.nodes) - 1
        sizes = np.searchsorted(self.total, np.arange(self.total[-1] + 2))
        self.layers = [slice(int(a), int(b)) for a, b in pairwise(sizes)]
        self.any = self._losses(anything)
        self.ship = self._losses(is_ship)
        self.air = self._losses(is_air)

    def __len__(self) -> int:
        return len(self.nodes)

    def count(self, among: Callable[[Unit], bool]) -> Ints:
        """Pieces of that sort in each node."""
        found: Ints = self.counts[:, [n for n, unit in enumerate(self.side) if among(unit)]].sum(axis=1)
        return found

    def fire(self, among: Callable[[Unit], bool]) -> Floats:
        """Chances of k hits by the pieces of that sort: row per node."""
        return table([hits(shots(self.side, here, among)) for here in self.nodes])

    def without(self, among: Callable[[Unit], bool]) -> Ints:
        """The node without the pieces of that sort."""
        gone = [among(unit) for unit in self.side]
        return np.array(
            [
                self.index[tuple(0 if out else count for out, count in zip(gone, here, strict=True))]
                for here in self.nodes
            ]
        )

    def _losses(self, among: Callable[[Unit], bool]) -> list[Losses]:
        """The choices of the next casualty: all of that sort, or the one that the order names."""
        if self.policy != OPTIMAL:
            order = order_of(self.side, self.policy)
            return [self._lost([first_to_go(self.side, order, here, among) for here in self.nodes])]
        ranked = list(dict.fromkeys(cheapest(self.side)))
        return [
            self._lost([number if here[number] else None for here in self.nodes])
            for number in ranked
            if among(self.side[number])
        ]

    def _lost(self, numbers: list[int | None]) -> Losses:
        child = [
            -1 if n is None else self.index[(*here[:n], here[n] - 1, *here[n + 1 :])]
            for here, n in zip(self.nodes, numbers, strict=True)
        ]
        air = [n is not None and is_air(self.side[n]) for n in numbers]
        return Losses(np.array(child, dtype=np.intp), np.array(air, dtype=bool))

    def below(self, node: int) -> list[Ints]:
        """What may be left after exactly k casualties, for each k; the first is what the order prefers.

        Under a fixed order there is one for each k.
        """
        found = [np.array([node])]
        while True:
            last = found[-1]
            children = [loss.child[last] for loss in self.any]
            following = list(
                dict.fromkeys(int(c) for row in zip(*children, strict=True) for c in row if c >= 0)
            )
            if not following:
                return found
            found.append(np.array(following))


def cascade(
    values: Floats, choices: list[Losses], steps: int, best: Callable[..., Floats]
) -> tuple[list[Floats], list[Ints]]:
    """Value and choice when 0, 1, ... pieces must be lost: [steps][node, ...] along the first axis.

    Where nothing of the sort is left, no more is lost.
    """
    nodes = np.arange(len(values))
    shape = (len(values), *[1] * (values.ndim - 1))
    found, picks = [values], [np.broadcast_to(nodes.reshape(shape), values.shape)]
    for _ in range(steps):
        value, pick = values, picks[0]
        some = np.zeros(shape, dtype=bool)
        for loss in choices:
            may = (loss.child >= 0).reshape(shape)
            better = may & (~some | is_better(best, found[-1][loss.child], value))
            value = np.where(better, found[-1][loss.child], value)
            pick = np.where(better, picks[-1][loss.child], pick)
            some = some | may
        found.append(value)
        picks.append(pick)
    return found, picks


CLOSE = 1e-11
"""Values nearer than this count as equal; then the cheaper piece is lost."""


def is_better(best: Callable[..., Floats], new: Floats, old: Floats) -> Bools:
    """Where the new value is truly better."""
    found: Bools = new > old + CLOSE if best is np.maximum else new < old - CLOSE
    return found
