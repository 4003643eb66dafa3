"""Casualties that may be chosen, as tables: where each number of hits may lead, and which way is best."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from .dice import Bools, Floats, Ints
from .forces import Sort, anything, first_to_go, is_air, is_ship, less
from .grid import Grid, first_most
from .model import OPTIMAL


class Below(Struct, frozen=True):
    """All that may be left of one node, in groups of as many losses, and aircraft among them."""

    to: Ints
    owed: Ints
    planes: Ints
    starts: Ints
    """Where each group begins."""


class Losses:
    """What the attackers lose to each answer: so many hits, so many of them at most on aircraft."""

    def __init__(self, grid: Grid, hits: Ints, planes: Ints, limited: bool) -> None:
        self.grid, self.planes = grid, planes
        self.air = grid.count(is_air) if limited else np.zeros_like(grid.total)
        ships = grid.total - self.air
        self.owed: Ints = np.minimum(hits, ships[:, None] + np.minimum(planes, self.air[:, None]))
        """[node, answer]: as many losses as find a target."""
        self.idle: Bools = self.owed == 0
        if grid.policy == OPTIMAL:
            self.below = [self._below(node) for node in range(len(grid))]
        else:
            self.stated = np.array([self._stated(node, limited) for node in range(len(grid))])

    def _below(self, node: int) -> Below:
        found = np.concatenate(self.grid.below(node))
        owed, planes = self.grid.total[node] - self.grid.total[found], self.air[node] - self.air[found]
        order = np.lexsort((found, planes, owed))
        found, owed, planes = found[order], owed[order], planes[order]
        new = np.diff(owed * (1 + self.air.max()) + planes, prepend=-1) != 0
        return Below(found, owed, planes, np.flatnonzero(new))

    def _stated(self, node: int, limited: bool) -> list[int]:
        """Where each answer leads under a stated order."""
        grid, found = self.grid, []
        for owed, planes in zip(self.owed[node].tolist(), self.planes.tolist(), strict=True):
            here = grid.nodes[node]
            for _ in range(owed):
                among = is_ship if limited and not planes else anything
                number = first_to_go(grid.side, grid.order, here, among)
                assert number is not None
                planes -= is_air(grid.side[number])
                here = less(here, number)
            found.append(grid.index[here])
        return found

    def alike(self, nodes: slice) -> tuple[Ints, Ints]:
        """Answers that differ for these nodes, and for each answer the one of them that costs the same."""
        planes = np.minimum(self.planes, self.air[nodes, None])
        _, first, like = np.unique(
            np.concatenate([self.owed[nodes], planes]), axis=1, return_index=True, return_inverse=True
        )
        return first, like.reshape(-1)

    def values(self, after: Floats, nodes: slice, answers: Ints) -> Floats:
        """[node, answer, defenders]: what is left is worth, when the best pieces are lost."""
        if self.grid.policy != OPTIMAL:
            found: Floats = after[self.stated[nodes, answers]]
            return found
        return np.stack([self._best(after, node, answers) for node in range(nodes.start, nodes.stop)])

    def _best(self, after: Floats, node: int, answers: Ints) -> Floats:
        below = self.below[node]
        best = np.full((self.grid.total[node] + 1, self.air.max() + 1, after.shape[1]), -np.inf)
        first = below.starts
        best[below.owed[first], below.planes[first]] = np.maximum.reduceat(after[below.to], first, axis=0)
        np.maximum.accumulate(best, axis=1, out=best)
        found: Floats = best[self.owed[node, answers], self.planes[answers]]
        return found

    def picks(self, after: Floats, node: int, defenders: Ints) -> Ints:
        """[answer, defenders]: what the attackers keep."""
        if self.grid.policy != OPTIMAL:
            return np.broadcast_to(self.stated[node][:, None], (len(self.planes), len(defenders)))
        below = self.below[node]
        found = []
        for owed, planes in zip(self.owed[node], self.planes, strict=True):
            may = np.sort(below.to[(below.owed == owed) & (below.planes <= planes)])
            found.append(may[first_most(after[np.ix_(may, defenders)])])
        return np.array(found)


class Cuts(Struct, frozen=True):
    """For nodes of one size and 1, 2, ... hits: all that may be left of them."""

    owner: Ints
    """Which of the nodes."""
    to: Ints
    starts: Ints
    """Where the choices of each node and number of hits begin."""
    hits: int

    def least(self, values: Floats) -> Floats:
        """[..., node, hits]: the least of the values of what may be left; [..., (owner,) left]."""
        index = (self.owner, self.to) if values.ndim == 3 else (self.to,)
        found: Floats = np.minimum.reduceat(values[(slice(None), *index)], self.starts, axis=1)
        return found.reshape(len(values), -1, self.hits)


def cuts(grid: Grid, nodes: slice, hits: int, among: Sort = anything) -> Cuts:
    """What hits on pieces of that sort may leave of each node; where none is left, no more is lost."""
    owner: list[Ints] = []
    parts: list[Ints] = []
    for node in range(nodes.start, nodes.stop):
        levels = grid.below(node, among)
        some = [levels[min(k, len(levels) - 1)] for k in range(1, hits + 1)]
        owner += [np.full(len(part), node - nodes.start) for part in some]
        parts += some
    sizes = np.cumsum([0, *map(len, parts)])
    return Cuts(np.concatenate(owner), np.concatenate(parts), sizes[:-1], hits)
