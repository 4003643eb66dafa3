"""The battle that is on, halfway through a round: which dice its rules still owe, and the odds from there."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.core.position import changed
from ...dice import gathered
from ...engine import MOST_UNITS
from ...model import OddsError, Orders
from ..branches import at_step
from ..edition import Edition, apart_in_short
from ..position import Fought, Position
from .figures import solved
from .rest import Volley, rest
from .shapes import BattleOdds


def rest_of_round(edition: Edition, state: Position, orders: Orders) -> BattleOdds:
    """The odds of the battle that is on, counted from its pieces that are not hit."""
    on = state.battle
    assert on is not None
    battle = replace(edition.battle_at(state, on.kind, on.space, ""), bombard=(), flak=0, closing=True)
    for side in (battle.attackers, battle.defenders):
        if sum(unit.count for unit in side) > MOST_UNITS:
            raise OddsError(f"more than {MOST_UNITS} units on one side")
    attack, defense = (_volley(edition, state, on, attack) for attack in (True, False))
    return replace(rest(battle, attack, defense, orders), space=on.space)


def _volley(edition: Edition, state: Position, on: Fought, attack: bool) -> Volley:
    """The dice that one side still has to throw this round."""
    steps = edition.steps
    left = [step for step in steps.left[on.step] if (step in steps.attack) == attack]
    owed = [shot for step in left for shot in edition.shots(state, at_step(on, step))]
    free = gathered((n, 1) for n, target in owed if not target)
    return free, gathered((n, 1) for n, target in owed if target)


def once_taken(edition: Edition, state: Position, orders: Orders) -> BattleOdds:
    """The odds at a step whose casualties have been taken, when later ones are taken by these orders."""
    on, steps = state.battle, edition.steps
    assert on is not None
    if on.step in steps.left:
        return rest_of_round(edition, state, orders)
    if on.kind in edition.apart:
        return apart_in_short(edition, state, on.kind, on.space)
    past_guns = changed(state, battle=at_step(on, steps.past_guns))
    return solved(edition.battle_at(past_guns, on.kind, on.space, ""), orders)
