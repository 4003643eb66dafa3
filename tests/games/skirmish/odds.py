"""Odds of the skirmish: its battles read into the small model, the rest is the family's."""

from __future__ import annotations

from sandtable.games.axis.core.engaged import attackers, defenders
from sandtable.games.axis.core.position import enemies
from sandtable.odds.answer import Odds, answer
from sandtable.odds.axis.sides import attacking, defending, flak_of
from sandtable.odds.engine import odds
from sandtable.odds.model import Battle, Orders

from .battle import ROUNDS
from .state import ROSTER, RULES, State

ORDERS = Orders(rounds=ROUNDS)


def battle_at(state: State, space: str) -> Battle:
    """The battle that stands open in a space; whoever wins it, nobody dives and planes land later."""
    at_sea = RULES.board.is_sea(space)
    guns = tuple(p for p in enemies(state, space) if p.kind in ROSTER.having["flak"])
    flak, dice = flak_of(state, guns)
    return Battle(
        kind="sea" if at_sea else "land",
        attackers=attacking(state, attackers(state, space), at_sea, False),
        defenders=defending(state, defenders(state, space), at_sea, lambda _: False, lambda _: True),
        flak=0 if at_sea else flak,
        flak_dice=dice,
    )


def odds_at(state: State, space: str) -> Odds:
    """The exact odds of a battle that has not begun, the cheapest lost first."""
    battle = battle_at(state, space)
    return answer(odds(battle, ORDERS)[0], battle.kind, ORDERS)
