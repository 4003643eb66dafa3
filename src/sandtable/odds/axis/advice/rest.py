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

from ....games.axis.classic import fire
from ....games.axis.classic.state import Battle as Fought
from ....games.axis.classic.state import State
from ...answer import tally
from ...chain import Chain
from ...dice import Dice, Floats, gathered, hits
from ...engine import MOST_UNITS
from ...forces import Force
from ...hulls import folded, unfolded
from ...model import Battle, OddsError, Orders
from ...orders import order_of
from ..reader import battle_at
from .figures import ORDERS, short
from .shapes import BattleOdds

LEFT = {
    "bombardment_losses": ("attack", "defense"),
    "torpedo_losses": ("attack", "defense"),
    "attack": ("attack", "defense"),
    "attack_losses": ("defense",),
    "defense": ("defense",),
    "defense_losses": (),
}
"""The volleys of a round still to come at its steps, once the casualties of that step are taken."""


Volley: TypeAlias = tuple[Dice, Dice]
"""Dice that may hit anything, and torpedoes."""


def rest_of_round(state: State, orders: Orders = ORDERS) -> BattleOdds:
    """The odds of the battle that is on, counted from its pieces that are not hit."""
    on = state.battle
    assert on is not None
    battle = replace(battle_at(state, on.kind, on.space), bombard=0, flak=0, closing=True)
    for side in (battle.attackers, battle.defenders):
        if sum(unit.count for unit in side) > MOST_UNITS:
            raise OddsError(f"more than {MOST_UNITS} units on one side")
    found = _rest(battle, _volley(state, on, "attack"), _volley(state, on, "defense"), orders)
    return replace(found, space=on.space)


def _volley(state: State, on: Fought, step: str) -> Volley:
    """The dice that one side still has to throw this round."""
    owed = fire.shots(state, replace(on, step=step)) if step in LEFT[on.step] else []
    free = gathered((n, 1) for n, target in owed if not target)
    return free, gathered((n, 1) for n, target in owed if target)


@lru_cache(maxsize=1024)
def _rest(battle: Battle, attack: Volley, defense: Volley, orders: Orders) -> BattleOdds:
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
