"""Everything that may be left of a side when any piece may be chosen as a casualty."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, product
from math import prod

import numpy as np

from .dice import Bools, Floats, Ints, hits, table
from .forces import Leave, Sort, anything, first_to_go, less, shots_of
from .model import OPTIMAL, Counts, Side, start_of
from .orders import cheapest, order_of

CLOSE = 1e-11
"""Values nearer than this count as equal; then the cheaper piece is lost."""


class Grid:
    """What may be left of a side, smallest first, so that nodes of one size lie together.

    Of two nodes of one size the first has fewer of the cheapest pieces: it is preferred where both are
    worth the same. Under a stated order there are only the nodes that the order leads to.
    """

    def __init__(self, side: Side, policy: str, losses: Iterable[Sort], leaves: Iterable[Leave] = ()) -> None:
        self.side, self.policy = side, policy
        self.order = order_of(side, policy)
        self.hulls = [n for n, unit in enumerate(side) if unit.is_hull]
        ranked = list(dict.fromkeys(cheapest(side)))
        self.nodes: list[Counts] = sorted(
            nodes_of(side, policy, losses, leaves), key=lambda here: (sum(here), [here[n] for n in ranked])
        )
        self.index = {counts: number for number, counts in enumerate(self.nodes)}
        self.counts = np.array(self.nodes, dtype=np.intp).reshape(len(self.nodes), len(side))
        self.total = self.counts.sum(axis=1)
        self.start = len(self.nodes) - 1
        sizes = np.searchsorted(self.total, np.arange(self.total[-1] + 2))
        self.layers = [slice(int(a), int(b)) for a, b in pairwise(sizes)]

    def __len__(self) -> int:
        return len(self.nodes)

    def count(self, among: Sort) -> Ints:
        """Pieces of that sort in each node."""
        found: Ints = self.counts[:, self._numbers(among)].sum(axis=1)
        return found

    def fire(self, among: Sort) -> Floats:
        """Chances of k hits by the pieces of that sort: row per node."""
        shots = shots_of(self.side)
        return table([hits(shots(self.side, here, among)) for here in self.nodes])

    def after(self, leave: Leave) -> Ints:
        """The node after some have left, -1 where an order never leads there."""
        return np.array([self.index.get(_left(self.side, here, leave), -1) for here in self.nodes])

    def below(self, node: int, among: Sort = anything) -> list[Ints]:
        """What may be left after 0, 1, 2, ... losses of that sort until none is left, preferred first."""
        if self.policy != OPTIMAL:
            return [np.array([left]) for left in self.chain(node, among)]
        here, free = self.counts[node], self._numbers(among)
        fixed = [n for n in range(len(self.side)) if n not in free]
        fits: Bools = (self.counts[: node + 1] <= here).all(axis=1)
        fits &= (self.counts[: node + 1, fixed] == here[fixed]).all(axis=1)
        if self.hulls:
            fits &= self._damaged_first(node, among)
        found = np.flatnonzero(fits)
        ends = np.searchsorted(self.total[found], np.arange(self.total[found[0]], self.total[node] + 2))
        return [found[a:b] for a, b in pairwise(ends.tolist())][::-1]

    def _damaged_first(self, node: int, among: Sort) -> Bools:
        """Which nodes have lost no piece while there was something left that could be damaged instead."""
        hulls = [n for n in self._numbers(among) if n in self.hulls]
        pieces = [n for n in range(len(self.side)) if n not in self.hulls]
        whole: Bools = (self.counts[: node + 1, pieces] == self.counts[node, pieces]).all(axis=1)
        spent: Bools = (self.counts[: node + 1, hulls] == 0).all(axis=1)
        found: Bools = whole | spent
        return found

    def chain(self, node: int, among: Sort) -> list[int]:
        """What the stated order leaves after 0, 1, 2, ... losses of that sort."""
        found, here = [node], self.nodes[node]
        while (number := first_to_go(self.side, self.order, here, among)) is not None:
            here = less(here, number)
            found.append(self.index[here])
        return found

    def _numbers(self, among: Sort) -> list[int]:
        return [n for n, unit in enumerate(self.side) if among(unit)]


def nodes_of(
    side: Side, policy: str, losses: Iterable[Sort], leaves: Iterable[Leave], most: int | None = None
) -> Iterable[Counts]:
    """All that may be left; under a stated order what losses of these sorts and leaving lead to.

    Stops soon after `most`.
    """
    if policy == OPTIMAL:
        return product(*(range(unit.count + 1) for unit in side))
    order, losses, leaves = order_of(side, policy), tuple(losses), tuple(leaves)
    found: set[Counts] = set()
    waiting = [start_of(side)]
    while waiting and (most is None or len(found) <= most):
        here = waiting.pop()
        if here not in found:
            found.add(here)
            gone = (first_to_go(side, order, here, among) for among in losses)
            waiting += [less(here, number) for number in gone if number is not None]
            waiting += [_left(side, here, leave) for leave in leaves]
    return found


def count_nodes(side: Side, policy: str, losses: Iterable[Sort], leaves: Iterable[Leave], most: int) -> int:
    """How many nodes a side has; some number above `most` when they are more."""
    if policy == OPTIMAL:
        return prod(unit.count + 1 for unit in side)
    return len(list(nodes_of(side, policy, losses, leaves, most)))


def _left(side: Side, here: Counts, leave: Leave) -> Counts:
    return leave(side, (here, here))[0]


def first_most(values: Floats) -> Ints:
    """The first row of the greatest values, in each column."""
    found: Ints = np.argmax(values >= values.max(axis=0) - CLOSE, axis=0)
    return found


def first_least(values: Floats) -> Ints:
    """The first row of the least values, in each column."""
    found: Ints = np.argmax(values <= values.min(axis=0) + CLOSE, axis=0)
    return found
