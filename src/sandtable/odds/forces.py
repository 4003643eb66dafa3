"""What is left of a side under a fixed order of casualties, as numbered nodes with their successors.

With the order fixed a side of n pieces can be in few conditions only: on land n+1, at sea ships and
aircraft are lost separately, because torpedoes hit ships only. A node is a pair of counts: in the
battle, and away (submarines that left, aircraft that broke off).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from .dice import Bools, Dice, Floats, Ints, gathered, hits, table
from .model import Counts, Side, Unit

Node: TypeAlias = tuple[Counts, Counts]
Order: TypeAlias = tuple[tuple[int, ...], ...]
"""For each unit the places of its pieces in the order of casualties, first to go first."""


def is_air(unit: Unit) -> bool:
    return unit.domain == "air"


def is_ship(unit: Unit) -> bool:
    return unit.domain == "sea"


def is_sub(unit: Unit) -> bool:
    return unit.is_sub


def is_no_sub(unit: Unit) -> bool:
    return not unit.is_sub


def may_leave(unit: Unit) -> bool:
    return unit.may_leave


def anything(unit: Unit) -> bool:
    return True


def first_to_go(
    side: Side, order: Order, here: Counts, among: Callable[[Unit], bool] = anything
) -> int | None:
    """The unit that loses the next piece, or None when none of that sort is left."""
    best, found = 0, None
    for number, unit in enumerate(side):
        count = here[number]
        if count and among(unit):
            place = order[number][-count]
            if found is None or place < best:
                best, found = place, number
    return found


def less(counts: Counts, number: int) -> Counts:
    """One piece fewer."""
    return (*counts[:number], counts[number] - 1, *counts[number + 1 :])


def moved_away(side: Side, node: Node, who: Callable[[Unit], bool]) -> Node:
    """The node after all pieces of that sort left the battle."""
    here, away = list(node[0]), list(node[1])
    for number, unit in enumerate(side):
        if who(unit):
            away[number] += here[number]
            here[number] = 0
    return tuple(here), tuple(away)


def shots(side: Side, here: Counts, among: Callable[[Unit], bool]) -> Dice:
    """The dice of all pieces of that sort, nobody supporting another."""
    return gathered(
        (unit.strength, unit.dice * count)
        for unit, count in zip(side, here, strict=True)
        if count and among(unit)
    )


def paired_shots(side: Side, here: Counts, among: Callable[[Unit], bool]) -> Dice:
    """The same where pieces support each other, as many as there are for; those who gain most come first."""
    pairs = sum(unit.supports * count for unit, count in zip(side, here, strict=True))
    found: list[tuple[int, int]] = []
    for unit, count in sorted(zip(side, here, strict=True), key=lambda one: -_gain(one[0])):
        if count and among(unit):
            helped = min(pairs, count) if _gain(unit) > 0 else 0
            pairs -= helped
            found += [(unit.supported, unit.dice * helped), (unit.strength, unit.dice * (count - helped))]
    return gathered(found)


def _gain(unit: Unit) -> int:
    return unit.dice * (unit.supported - unit.strength)


def shots_of(side: Side) -> Callable[[Side, Counts, Callable[[Unit], bool]], Dice]:
    """How the dice of a side are counted."""
    return paired_shots if any(unit.supports for unit in side) else shots


class Force(Struct, frozen=True):
    """A side's nodes, largest first, and where one loss leads."""

    side: Side
    nodes: list[Node]
    index: dict[Node, int]
    child: Ints
    """After losing the first in order; an empty node leads to itself."""
    child_is_air: Bools
    ship_child: Ints
    """After losing the first ship; a node without ships leads to itself."""
    total: Ints
    """Hits that it takes until nobody is left."""
    pieces: Ints
    ships: Ints
    planes: Ints

    def after_hits(self, most: int) -> Ints:
        """Node after k hits on anything: row per node, column per k."""
        return _repeated(self.child, most)

    def after_torpedoes(self, most: int) -> Ints:
        """Node after k torpedo hits."""
        return _repeated(self.ship_child, most)

    def after_both(self, hits: int, torpedoes: int) -> Ints:
        """Node after hits on anything and torpedo hits together: [node, hits, torpedoes].

        As many losses as find a target, aircraft at most as many as the hits that were no torpedoes.
        """
        planes = int(self.planes.max(initial=0))
        steps = self._limited(int(self.total.max(initial=0)), planes)
        found = np.empty((len(self.nodes), hits + 1, torpedoes + 1), dtype=np.intp)
        nodes = np.arange(len(self.nodes))
        for h in range(hits + 1):
            for t in range(torpedoes + 1):
                owed = np.minimum(self.total, np.minimum(t, self.ships) + h)
                found[:, h, t] = steps[owed, min(h, planes), nodes]
        return found

    def _limited(self, most: int, planes: int) -> Ints:
        """Node after k losses with at most m aircraft among them: [k, m, node]."""
        steps = np.empty((most + 1, planes + 1, len(self.nodes)), dtype=np.intp)
        steps[0] = np.arange(len(self.nodes))
        for k in range(1, most + 1):
            for m in range(planes + 1):
                by_air = steps[k - 1, m - 1, self.child] if m else steps[k - 1, 0, self.ship_child]
                steps[k, m] = np.where(self.child_is_air, by_air, steps[k - 1, m, self.child])
        return steps

    def fire(self, among: Callable[[Unit], bool]) -> Floats:
        """Chances of k hits by the pieces of that sort: row per node."""
        shots = shots_of(self.side)
        return table([hits(shots(self.side, here, among)) for here, _ in self.nodes])

    def after_leaving(self, who: Callable[[Unit], bool]) -> Ints:
        """Node after all of that sort left; they must have been followed in `force`."""
        return np.array([self.index[moved_away(self.side, node, who)] for node in self.nodes])


def _repeated(step: Ints, most: int) -> Ints:
    found = np.empty((len(step), most + 1), dtype=np.intp)
    found[:, 0] = np.arange(len(step))
    for k in range(most):
        found[:, k + 1] = step[found[:, k]]
    return found


def force(
    side: Side,
    order: Order,
    ships_apart: bool,
    leaves: Iterable[Callable[[Unit], bool]] = (),
) -> Force:
    """Every node a side can come to, with its successors."""
    here = tuple(unit.count for unit in side)
    start: Node = (here, (0,) * len(side))
    steps: dict[Node, tuple[Node, bool, Node]] = {}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in steps:
            continue
        child, air = _loses(side, order, node, anything)
        ship = _loses(side, order, node, is_ship)[0] if ships_apart else child
        steps[node] = (child, air, ship)
        waiting += [child, ship, *(moved_away(side, node, who) for who in leaves)]
    return _numbered(side, steps)


def _loses(side: Side, order: Order, node: Node, among: Callable[[Unit], bool]) -> tuple[Node, bool]:
    number = first_to_go(side, order, node[0], among)
    if number is None:
        return node, False
    return (less(node[0], number), node[1]), is_air(side[number])


def _numbered(side: Side, steps: dict[Node, tuple[Node, bool, Node]]) -> Force:
    nodes = sorted(steps, key=lambda node: (-sum(node[0]), sum(node[1]), node))
    index = {node: number for number, node in enumerate(nodes)}
    rows = [steps[node] for node in nodes]
    hulls = [number for number, unit in enumerate(side) if unit.is_hull]
    air = [number for number, unit in enumerate(side) if is_air(unit)]
    afloat = [number for number, unit in enumerate(side) if is_ship(unit)]
    return Force(
        side,
        nodes,
        index,
        child=np.array([index[row[0]] for row in rows]),
        child_is_air=np.array([row[1] for row in rows], dtype=bool),
        ship_child=np.array([index[row[2]] for row in rows]),
        total=(total := np.array([sum(node[0]) for node in nodes])),
        pieces=total - np.array([sum(node[0][n] for n in hulls) for node in nodes]) if hulls else total,
        ships=np.array([sum(node[0][n] for n in afloat) for node in nodes]),
        planes=np.array([sum(node[0][n] for n in air) for node in nodes]),
    )


def shot_down(side: Side, order: Order, hits: int) -> tuple[Side, Order]:
    """A side and its order after so many of its aircraft were lost, first in order first."""
    here = tuple(unit.count for unit in side)
    for _ in range(hits):
        number = first_to_go(side, order, here, is_air)
        if number is not None:
            here = less(here, number)
    left = tuple(replace(unit, count=count) for unit, count in zip(side, here, strict=True))
    places = tuple(row[len(row) - count :] for row, count in zip(order, here, strict=True))
    return left, places
