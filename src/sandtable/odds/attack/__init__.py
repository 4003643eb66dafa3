"""Exact odds of Attack!: land battles, attacks on neutral regions, rounds and battles at sea.

Every answer is remembered, so asking again costs nothing. Armies and fleets are those of the game
(`Army(3, 1, 0, 0)`, `Fleet(2, 2, 1, 0)`), lines are tuples of ship names with the head first.
"""

from __future__ import annotations

from ...games.attack.frames import Battle
from ...games.attack.pieces import Army, Fleet
from ..model import OddsError
from .best import odds as _odds
from .decide import Forward, usual
from .decide import forward as _forward
from .lines import best_line, best_reply, lengths, mixed
from .model import (
    Choice,
    Fight,
    Goal,
    LandOdds,
    Line,
    Mixed,
    NavalOdds,
    NeutralOdds,
    Plan,
    Policy,
    SeaGoal,
    SeaOdds,
    fight_of,
    opening,
)
from .neutral import any_card, card_chances, neutral_odds, troops_of
from .pairing import naval
from .positions import plan_for
from .sea import sea

__all__ = [
    "Choice",
    "Fight",
    "Forward",
    "LandOdds",
    "Mixed",
    "NavalOdds",
    "NeutralOdds",
    "OddsError",
    "Plan",
    "SeaOdds",
    "any_card",
    "best_lineup",
    "card_chances",
    "chance",
    "fight",
    "forward",
    "land",
    "mixed",
    "naval",
    "neutral",
    "sea",
    "troops_of",
]


def land(
    attackers: Army,
    defenders: Army,
    attacker: Policy = "screen",
    defender: Policy = "all",
    goal: Goal = "take",
) -> LandOdds:
    """The odds of a land battle before its first unit has gone forward."""
    return _odds(opening(attackers, defenders), Plan(attacker, defender, goal))


def chance(attackers: Army, defenders: Army) -> float:
    """The chance to take a region; in very large battles both bring the cheapest first, which is quick."""
    return _odds(opening(attackers, defenders), plan_for(attackers, defenders)).takes


def fight(
    battle: Battle, attacker: Policy = "screen", defender: Policy = "all", goal: Goal = "take"
) -> LandOdds:
    """The odds of a battle that is on, from the step it stands at; its troops must be known."""
    return _odds(fight_of(battle), Plan(attacker, defender, goal))


def forward(battle: Battle, policy: Policy = "optimal", goal: Goal = "take") -> Forward:
    """Units that the side on the move should commit or reinforce with, against the enemy's usual policy.

    The usual policies are `screen` for the attacker and `all` for the defender. A battle too large to solve
    is answered by the best of the named policies; with a named `policy` nothing is solved, which is quick.
    """
    return _forward(fight_of(battle), usual(battle.side, policy, goal))


def neutral(
    attackers: Army,
    troops: tuple[tuple[Army, float], ...] = (),
    attacker: Policy = "screen",
    defender: Policy = "all",
    goal: Goal = "take",
) -> NeutralOdds:
    """The odds against a neutral region: of any card, or of `troops_of(card_chances(state, seat))`."""
    return neutral_odds(attackers, troops or any_card(), Plan(attacker, defender, goal))


def best_lineup(fleet: Fleet, enemy: Line | Fleet, goal: SeaGoal = "ships", all8: bool = False) -> Choice:
    """The best line against a known one, or against a fleet whose order is not known: any is as likely.

    The goal is that of this round: ships put out of the battle, or production points (`swing`). Raises
    OddsError where there are too many different lines.
    """
    if isinstance(enemy, Fleet):
        return best_line(fleet, enemy, goal, all8)
    longest = Fleet(destroyer=len(enemy))
    return best_reply(fleet, enemy, lengths(fleet, longest, all8)[0], goal)
