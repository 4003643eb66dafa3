"""What is left of a side under a fixed order of casualties, as numbered nodes with their successors.

With the order fixed a side of n pieces can be in few conditions only: on land n+1, at sea ships and
aircraft are lost separately, because torpedoes hit ships only. A node is a pair of counts: in the
battle, and away (submarines that left, aircraft that broke off).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import numpy as np
from msgspec import Struct, field
from msgspec.structs import replace

from .dice import SIDES, Bools, Dice, Floats, Ints, gathered, hits, table
from .model import Battle, Counts, Side, Unit, is_flown

Node: TypeAlias = tuple[Counts, Counts]
Sort: TypeAlias = Callable[[Unit], bool]
"""Which units are meant."""
Leave: TypeAlias = Callable[[Side, Node], Node]
"""The node after some pieces have left."""
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


def leaving(who: Sort) -> Leave:
    """All pieces of that sort leave."""
    return lambda side, node: moved_away(side, node, who)


def losing(who: Sort) -> Leave:
    """All pieces of that sort are lost."""
    return lambda side, node: (moved_away(side, node, who)[0], node[1])


def retreating(can_retreat: bool) -> Leave:
    """All that may go back do: who landed never does, who dropped only beside others that go by land.

    Aircraft alone leave by themselves; the others need a space to go to.
    """

    def leave(side: Side, node: Node) -> Node:
        by_land = any(
            count and not (unit.is_landed or unit.is_dropped or is_air(unit))
            for unit, count in zip(side, node[0], strict=True)
        )
        if by_land:
            return moved_away(side, node, lambda unit: not unit.is_landed) if can_retreat else node
        return moved_away(side, node, is_air)

    return leave


def going(battle: Battle) -> Leave | None:
    """How a part of the attackers leaves while the others fight on; None where no part ever does."""
    if battle.landed:
        return leaving(is_air) if battle.planes_may_leave else None
    if any(unit.is_landed or unit.is_dropped for unit in battle.attackers):
        return retreating(battle.can_retreat)
    return None


def shots(side: Side, here: Counts, among: Sort) -> Dice:
    """The dice of all pieces of that sort, nobody supporting another."""
    return gathered(
        (reach(unit, unit.strength), unit.dice * count)
        for unit, count in zip(side, here, strict=True)
        if count and among(unit)
    )


def reach(unit: Unit, strength: int) -> float:
    """What one die would have to hit with to hit as often as a shot, of whose dice the best counts."""
    if unit.best_of == 1 or not strength:
        return strength
    return SIDES * (1 - (1 - min(strength, SIDES) / SIDES) ** unit.best_of)


def paired_shots(side: Side, here: Counts, among: Sort) -> Dice:
    """The same where pieces support each other, as many as there are for."""
    helped = supported(side, here, among)
    found: list[tuple[float, int]] = []
    for number, (unit, count) in enumerate(zip(side, here, strict=True)):
        if count and among(unit):
            part = helped.get(number, 0)
            found += [
                (reach(unit, unit.supported), unit.dice * part),
                (reach(unit, unit.strength), unit.dice * (count - part)),
            ]
    return gathered(found)


def supported(side: Side, here: Counts, among: Sort) -> dict[int, int]:
    """How many pieces of each unit are helped by supporters beside them.

    Who can help only one unit helps first, and helps those first that fewest can help, so that most are
    helped; of these those that gain most.
    """
    kinds: dict[str, int] = {}
    for unit, count in zip(side, here, strict=True):
        if unit.supports and count:
            kinds[unit.kind] = kinds.get(unit.kind, 0) + unit.supports * count
    wanting = {
        number: count
        for number, (unit, count) in enumerate(zip(side, here, strict=True))
        if count and among(unit) and _gain(unit) > 0
    }
    helped = {kind: [n for n in wanting if _is_helped_by(side[n], kind)] for kind in kinds}
    found: dict[int, int] = {}
    for kind in sorted(kinds, key=lambda kind: len({side[number].kind for number in helped[kind]})):
        for number in sorted(
            helped[kind], key=lambda n: (sum(n in some for some in helped.values()), -_gain(side[n]))
        ):
            part = min(kinds[kind], wanting[number] - found.get(number, 0))
            found[number] = found.get(number, 0) + part
            kinds[kind] -= part
    return found


def _is_helped_by(unit: Unit, kind: str) -> bool:
    return not unit.supported_by or kind in unit.supported_by


def _gain(unit: Unit) -> int:
    return unit.dice * (unit.supported - unit.strength)


def shots_of(side: Side) -> Callable[[Side, Counts, Sort], Dice]:
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
    apart: tuple[Ints, ...]
    """After losing the first of each sort that may be lost apart; a node without any leads to itself."""
    total: Ints
    """Hits that it takes until nobody is left."""
    holds: Ints
    """Of these, hits on what holds its place: on anything but guns."""
    pieces: Ints
    ships: Ints
    planes: Ints
    fires: dict[Sort, Floats] = field(default_factory=dict)
    """What was asked of its fire before."""

    @property
    def ship_child(self) -> Ints:
        """After losing the first ship."""
        return self.apart[0] if self.apart else self.child

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
        if among not in self.fires:
            shots = shots_of(self.side)
            self.fires[among] = table([hits(shots(self.side, here, among)) for here, _ in self.nodes])
        return self.fires[among]

    def after_leaving(self, leave: Leave) -> Ints:
        """Node after some have left so; it must have been followed in `force`."""
        return np.array([self.index[leave(self.side, node)] for node in self.nodes])

    def cropped(self, first: int) -> Force:
        """The same from one node on, for counting alone."""
        return replace(
            self,
            nodes=self.nodes[first:],
            total=self.total[first:],
            holds=self.holds[first:],
            pieces=self.pieces[first:],
            ships=self.ships[first:],
            planes=self.planes[first:],
        )

    def count(self, among: Sort) -> Ints:
        """Pieces of that sort in each node."""
        return counted(self.side, self.nodes, among)


def _repeated(step: Ints, most: int) -> Ints:
    found = np.empty((len(step), most + 1), dtype=np.intp)
    found[:, 0] = np.arange(len(step))
    for k in range(most):
        found[:, k + 1] = step[found[:, k]]
    return found


def force(side: Side, order: Order, sorts: Sequence[Sort] = (), leaves: Iterable[Leave] = ()) -> Force:
    """Every node a side can come to, with its successors; `sorts` are those that may be lost apart."""
    here = tuple(unit.count for unit in side)
    start: Node = (here, (0,) * len(side))
    leaves = tuple(leaves)
    steps: dict[Node, list[Node]] = {}
    air: dict[Node, bool] = {}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in steps:
            continue
        child, air[node] = _loses(side, order, node, anything)
        steps[node] = [child, *(_loses(side, order, node, sort)[0] for sort in sorts)]
        waiting += [*steps[node], *(leave(side, node) for leave in leaves)]
    return _numbered(side, steps, air)


def _loses(side: Side, order: Order, node: Node, among: Sort) -> tuple[Node, bool]:
    number = first_to_go(side, order, node[0], among)
    if number is None:
        return node, False
    return (less(node[0], number), node[1]), is_air(side[number])


def _numbered(side: Side, steps: dict[Node, list[Node]], air: dict[Node, bool]) -> Force:
    nodes = sorted(steps, key=lambda node: (-sum(node[0]), sum(node[1]), node))
    index = {node: number for number, node in enumerate(nodes)}
    child, *apart = (
        np.array([index[to] for to in column])
        for column in zip(*(steps[node] for node in nodes), strict=True)
    )

    return Force(
        side,
        nodes,
        index,
        child=child,
        child_is_air=np.array([air[node] for node in nodes], dtype=bool),
        apart=tuple(apart),
        total=counted(side, nodes, anything),
        holds=counted(side, nodes, lambda unit: not unit.is_gun),
        pieces=counted(side, nodes, lambda unit: not unit.is_hull),
        ships=counted(side, nodes, is_ship),
        planes=counted(side, nodes, is_air),
    )


def counted(side: Side, nodes: list[Node], among: Sort) -> Ints:
    """Pieces of that sort in each of these nodes."""
    which = [number for number, unit in enumerate(side) if among(unit)]
    rows = np.array([[here[number] for number in which] for here, _ in nodes], dtype=np.intp)
    found: Ints = rows.sum(axis=1)
    return found


def shot_down(side: Side, order: Order, hits: int) -> tuple[Side, Order]:
    """A side and its order after so many of its aircraft were lost, first in order first."""
    here = tuple(unit.count for unit in side)
    for _ in range(hits):
        number = first_to_go(side, order, here, is_flown)
        if number is not None:
            here = less(here, number)
    left = tuple(replace(unit, count=count) for unit, count in zip(side, here, strict=True))
    places = tuple(row[len(row) - count :] for row, count in zip(order, here, strict=True))
    return left, places
