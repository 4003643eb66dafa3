"""A deep battle in the middle of a round: what is left of the round, then all that may follow, exactly.

Pieces that are hit still fire in their round, so what is left of it leads each side somewhere by itself: the
hits still to be placed and the dice still owed give the weights with which the battle goes on.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import numpy as np
from msgspec import Struct

from .chain import moved
from .deep import DeepChain, after_all
from .dice import Dice, Floats, hits
from .forces import Force, Leave, Node, moved_away
from .hulls import folded, unfolded
from .model import LEAVE, Battle, Ends, Orders, Side
from .orders import order_of

Then: TypeAlias = Literal["strike", "fire", "close"]
Classes: TypeAlias = tuple[int, int, int]
"""Hits on anything, by torpedoes, on what is above the water."""


class Owed(Struct, frozen=True):
    """What one side still suffers in the round: hits to be placed, and dice to be thrown at it."""

    hits: Classes = (0, 0, 0)
    dice: tuple[Dice, Dice, Dice] = ((), (), ())


class Part(Struct, frozen=True):
    """The rest of a round."""

    attackers: Owed
    defenders: Owed
    then: Then
    """What comes after that: the strikes of the round, its regular fire, or its end."""
    divers: tuple[str, ...] = ()
    """Nations of the defenders whose submarines still decide about diving."""


def going_on(battle: Battle, part: Part, orders: Orders) -> Ends:
    """Every end of a deep battle from the middle of a round, which counts as the first."""
    ends = folded(battle, _Midway(unfolded(battle), part, orders).run())
    return Ends(ends.ends, {number + 1: chance for number, chance in ends.rounds.items()})


class _Midway(DeepChain):
    """The chain of a battle, begun with the rest of a round."""

    def __init__(self, battle: Battle, part: Part, orders: Orders) -> None:
        self.part = part
        super().__init__(battle, orders, order_of(battle.attackers, orders.attacker))

    def _open(self) -> tuple[Floats, int | None]:
        part = self.part
        mine, theirs = _after(self.attackers, part.attackers), _after(self.defenders, part.defenders)
        weight = np.outer(mine, theirs)
        if part.then == "strike":
            weight = self._settle(self._some_dived(weight))
            if (over := float(1 - weight.sum())) > 0:
                self.lasted[-1] = over
            weight = self._struck(weight)
        if part.then != "close":
            weight = self.rounds.after(weight)
        return weight, None

    def _leave(self) -> tuple[list[Leave], list[Leave]]:
        mine, theirs = super()._leave()
        return mine, [*theirs, self._dive]

    def _dive(self, side: Side, node: Node) -> Node:
        """Submarines of the nations that still decide dive."""
        divers = self.part.divers
        return moved_away(side, node, lambda unit: unit.may_leave and unit.nation in divers)

    def _some_dived(self, weight: Floats) -> Floats:
        """The weights after they have, where nobody hunts them."""
        if self.orders.defender_subs != LEAVE:
            return weight
        free = weight * ~self.hunters[0][:, None]
        return weight - free + moved(free.T, self.defenders.after_leaving(self._dive)).T


def _after(force: Force, owed: Owed) -> Floats:
    """The chances of each node of a side once it has suffered this."""
    free, torpedoes, seen = (
        np.concatenate([np.zeros(placed), hits(dice)])
        for placed, dice in zip(owed.hits, owed.dice, strict=True)
    )
    whole = int(force.total.argmax())
    reached = after_all(force, len(free) - 1, len(torpedoes) - 1, len(seen) - 1)[whole]
    found = np.zeros(len(force.nodes))
    np.add.at(found, reached, free[:, None, None] * torpedoes[None, :, None] * seen[None, None, :])
    return found
