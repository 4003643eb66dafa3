"""Everything that may be left of a side of a deep battle, and where each number of hits may lead.

Hits come in three classes (`deep.py`). Of a unit that takes two hits, pieces and those of them that are whole
are counted apart; a whole piece is sunk by two hits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from .deep import is_hunter, is_prey, is_surface
from .dice import Bools, Floats, Ints
from .forces import Leave, Sort, anything, first_to_go, is_air, is_no_sub, is_ship, is_sub, less
from .model import OPTIMAL, Counts, Side, Unit, start_of
from .orders import order_of

Roll: TypeAlias = tuple[int, int, int]
"""Hits on anything, by torpedoes, on what is above the water."""


class Ways(Struct, frozen=True):
    """For one node: what the rolls that lead to the same choices may leave of it."""

    group: Ints
    """For each roll, which choices it gives."""
    to: Ints
    """All that may be left, choices after choices, the dearest first."""
    starts: Ints
    idle: int
    """The choices in which nothing is lost; -1 where every roll finds something."""

    @property
    def size(self) -> int:
        return len(self.starts)


class DeepGrid:
    """The nodes of a side, smallest first."""

    def __init__(self, side: Side, policy: str) -> None:
        self.side, self.policy = side, policy
        self.order = order_of(side, policy)
        self.hulls = hulls_of(side)
        self.nodes: list[Counts] = sorted(nodes_of(side), key=lambda here: (sum(here), here))
        self.index = {counts: number for number, counts in enumerate(self.nodes)}
        self.counts = np.array(self.nodes, dtype=np.intp).reshape(len(self.nodes), len(side))
        self.total = self.counts.sum(axis=1)
        self.ships = self.count(is_ship)
        self.worth = self.counts @ np.array([unit.value for unit in side], dtype=np.intp)
        self.start = self.index[start_of(side)]
        self.classes = np.stack(
            [self.count(sort) for sort in (is_sub, _is_hit_first, is_air, is_prey)], axis=1
        )
        """[node, class]: submarines, other ships with their damage, aircraft, what is defenseless."""

    def __len__(self) -> int:
        return len(self.nodes)

    def count(self, among: Sort) -> Ints:
        """Pieces of that sort in each node."""
        found: Ints = self.counts[:, [n for n, unit in enumerate(self.side) if among(unit)]].sum(axis=1)
        return found

    def after(self, leave: Leave) -> Ints:
        """The node after some have left, -1 where none of these is."""
        return np.array([self.index.get(leave(self.side, (here, here))[0], -1) for here in self.nodes])

    def layers(self) -> Iterator[Ints]:
        """Nodes of one size after the other, without the empty one."""
        for size in range(1, int(self.total[-1]) + 1):
            found = np.flatnonzero(self.total == size)
            if len(found):
                yield found

    def below(self, node: int) -> Ints:
        """Everything that may be left of a node."""
        fits: Bools = (self.counts[: node + 1] <= self.counts[node]).all(axis=1)
        return np.flatnonzero(fits)

    def ways(self, rolls: list[Roll], chances: Floats) -> list[Ways]:
        """For each node where these rolls may lead; `chances` are those of the other side, by who hunts."""
        happens = [row.any(axis=0) for row in chances]
        hunts = self.count(is_hunter) > 0
        return [self._ways(node, rolls, happens[int(hunts[node])]) for node in range(len(self))]

    def _ways(self, node: int, rolls: list[Roll], happens: Bools) -> Ways:
        below = self.below(node)
        below = below[np.argsort(-self.worth[below], kind="stable")]
        lost = self.classes[node] - self.classes[below]
        have = self.classes[node]
        found: dict[tuple[int, ...], int] = {}
        group, parts, idle = [], list[Ints](), -1
        for (free, torpedoes, seen), can_be in zip(rolls, happens, strict=True):
            if not can_be:
                group.append(0)
                continue
            caps = (free + torpedoes, free + seen, free + torpedoes + seen)
            subs, planes = min(caps[0], have[0]), min(caps[1], have[2])
            front = min(caps[2], int(subs + planes + have[1]))
            owed = min(caps[2], int(subs + planes + have[1] + have[3]))
            key = (int(subs), int(planes), front, owed)
            if key not in found:
                found[key] = len(parts)
                if self.policy == OPTIMAL:
                    fit = (lost[:, 0] <= subs) & (lost[:, 2] <= planes) & (lost[:, 3] == owed - front)
                    parts.append(below[fit & (lost.sum(axis=1) == owed)])
                else:
                    parts.append(np.array([self._stated(node, int(subs), int(planes), owed)]))
                if not owed:
                    idle = found[key]
            group.append(found[key])
        starts = np.cumsum([0, *map(len, parts)])[:-1]
        return Ways(np.array(group), np.concatenate(parts), starts, idle)

    def _stated(self, node: int, subs: int, planes: int, owed: int) -> int:
        """What the stated order leaves."""
        here = self.nodes[node]
        for _ in range(owed):
            number = first_to_go(self.side, self.order, here, UNDER[subs > 0, planes > 0])
            assert number is not None
            subs -= is_sub(self.side[number])
            planes -= is_air(self.side[number])
            here = less(here, number)
        return self.index[here]


UNDER: dict[tuple[bool, bool], Sort] = {
    (True, True): anything,
    (True, False): is_ship,
    (False, True): is_no_sub,
    (False, False): is_surface,
}
"""What may still be lost, where submarines may be, and aircraft."""


def _is_hit_first(unit: Unit) -> bool:
    return is_surface(unit) and not unit.is_prey


def hulls_of(side: Side) -> list[tuple[int, int]]:
    """Which hull belongs to which unit."""
    tough = [n for n, unit in enumerate(side) if unit.hits > 1 and not unit.is_hull]
    return list(zip(tough, (n for n, unit in enumerate(side) if unit.is_hull), strict=True))


def nodes_of(side: Side) -> Iterator[Counts]:
    """All that may be left: never more whole pieces than pieces.

    What is defenseless is lost only where a hit finds nothing else: other ships are gone, and submarines or
    aircraft too.
    """
    pairs = hulls_of(side)
    prey, subs, ships, planes = (
        [n for n, unit in enumerate(side) if sort(unit)] for sort in (is_prey, is_sub, _is_hit_first, is_air)
    )
    for here in product(*(range(unit.count + 1) for unit in side)):
        if any(here[hull] > here[unit] for unit, hull in pairs):
            continue
        alone = not any(here[n] for n in ships)
        alone = alone and not (any(here[n] for n in subs) and any(here[n] for n in planes))
        if alone or all(here[n] == side[n].count for n in prey):
            yield here


def flat_rolls(table: Floats) -> tuple[list[Roll], Floats]:
    """The rolls that happen at all, and their chances: [hunted, node, roll]."""
    some = np.argwhere(table.any(axis=(0, 1)))
    rolls = [(int(f), int(t), int(s)) for f, t, s in some]
    return rolls, np.stack([table[:, :, f, t, s] for f, t, s in rolls], axis=2)
