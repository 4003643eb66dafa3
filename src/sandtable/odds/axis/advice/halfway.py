"""The battle that is on, halfway through a round: which dice its rules still owe, and the odds from there."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic import fire
from ....games.axis.classic.state import Battle as Fought
from ....games.axis.classic.state import State
from ...dice import gathered
from ...engine import MOST_UNITS
from ...model import OddsError, Orders
from ..reader import battle_at
from .figures import ORDERS
from .rest import Volley, rest
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


def rest_of_round(state: State, orders: Orders = ORDERS) -> BattleOdds:
    """The odds of the battle that is on, counted from its pieces that are not hit."""
    on = state.battle
    assert on is not None
    battle = replace(battle_at(state, on.kind, on.space), bombard=0, flak=0, closing=True)
    for side in (battle.attackers, battle.defenders):
        if sum(unit.count for unit in side) > MOST_UNITS:
            raise OddsError(f"more than {MOST_UNITS} units on one side")
    found = rest(battle, _volley(state, on, "attack"), _volley(state, on, "defense"), orders)
    return replace(found, space=on.space)


def _volley(state: State, on: Fought, step: str) -> Volley:
    """The dice that one side still has to throw this round."""
    owed = fire.shots(state, replace(on, step=step)) if step in LEFT[on.step] else []
    free = gathered((n, 1) for n, target in owed if not target)
    return free, gathered((n, 1) for n, target in owed if target)
