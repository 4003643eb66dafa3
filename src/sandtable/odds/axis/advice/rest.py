"""A battle in the middle of a round: what is left of the round, then all that may follow, exactly.

Pieces that are hit still fire in their round, so what is left of it leads each side somewhere by itself:
the dice that are still owed on each side, counted by the rules, give the weights with which the
next round begins.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace

from ...answer import tally
from ...chain import Chain
from ...dice import Dice, Floats, hits
from ...forces import Force
from ...hulls import folded, unfolded
from ...model import Battle, Orders
from ...orders import order_of
from .figures import short
from .shapes import BattleOdds

Volley: TypeAlias = tuple[Dice, Dice]
"""Dice that may hit anything, and torpedoes."""


@lru_cache(maxsize=1024)
def rest(battle: Battle, attack: Volley, defense: Volley, orders: Orders) -> BattleOdds:
    """The odds of a battle whose sides still have to throw these dice in the round that is on."""
    ends = folded(battle, _Rest(unfolded(battle), attack, defense, orders).run())
    counted = replace(ends, rounds={n + 1: chance for n, chance in ends.rounds.items()})
    return short(tally(battle, counted), battle.kind)


class _Rest(Chain):
    """The chain of a battle, begun with the rest of a round."""

    def __init__(self, battle: Battle, attack: Volley, defense: Volley, orders: Orders) -> None:
        super().__init__(battle, orders, order_of(battle.attackers, orders.attacker))
        self.attack, self.defense = attack, defense

    def _open(self) -> tuple[Floats, int | None]:
        return np.outer(_after(self.attackers, self.defense), _after(self.defenders, self.attack)), None


def _after(force: Force, volley: Volley) -> Floats:
    """The chances of each node of a side once the other has fired."""
    free, torpedoes = (hits(dice) for dice in volley)
    most, whole = len(free) - 1, int(force.total.argmax())
    if volley[1]:
        reached = force.after_both(most, len(torpedoes) - 1)[whole].ravel()
    else:
        reached = force.after_hits(most)[whole]
    found = np.zeros(len(force.nodes))
    np.add.at(found, reached, np.outer(free, torpedoes).ravel())
    return found
