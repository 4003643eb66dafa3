"""Neutral troops: the card that names them, and who commands them (ch. XVII).

The card lies open for everybody (gap G13). The answers of those who are asked for the command are open too.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Refusal, refuse
from .actions import AttackAction, Pass, Volunteer
from .data import card_table
from .frames import Battle, Force
from .knowledge import TABLE_TOP, pass_cards
from .rolls import best, totals
from .state import PILE, Stepping, others


def card_drawn(step: Stepping, card: str) -> None:
    """The troops on the card defend the region; everybody else is asked to command them.

    Where there is only one other player, nobody needs to be asked.
    """
    state, battle = step.state, step.state.battle
    assert battle is not None
    state = pass_cards(state, PILE, TABLE_TOP, (card,), state.rules.seats)
    asked = others(state, state.seat)
    troops = Force(reserve=card_table().cards[card].defenders)
    battle = replace(battle, card=card, defense=troops, step="command", asked=asked)
    step.state = state
    step.tell("neutral_troops", space=battle.region, card=card)
    _settle(step, replace(battle, asked=() if len(asked) == 1 else asked))


def why_not(do: AttackAction) -> Refusal | None:
    """Why this does not answer the question who commands."""
    return None if isinstance(do, Volunteer | Pass) else refuse("volunteer_or_pass", "17.command")


def answer(step: Stepping, seat: str, do: AttackAction) -> None:
    """One of those asked has answered."""
    battle = step.state.battle
    assert battle is not None
    willing = isinstance(do, Volunteer)
    step.tell("command_answer", by=seat, space=battle.region, willing=willing)
    battle = replace(battle, asked=tuple(s for s in battle.asked if s != seat))
    if willing:
        battle = replace(battle, volunteers=(*battle.volunteers, seat))
    _settle(step, battle)


def _settle(step: Stepping, battle: Battle) -> None:
    """Once all have answered: dice among several, else the one, else the nearest to the left (gap G14)."""
    if battle.asked:
        step.state = replace(step.state, battle=battle)
    elif len(battle.volunteers) > 1:
        step.state = replace(step.state, battle=replace(battle, step="command_roll"))
    else:
        _appoint(step, battle, (battle.volunteers or others(step.state, battle.attacker))[0])


def command_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """The highest roll commands; the tied roll again (gap G14)."""
    battle = step.state.battle
    assert battle is not None
    highest = best(totals(battle.volunteers, dice))
    step.tell("command_roll", seats=battle.volunteers, dice=dice)
    if len(highest) > 1:
        step.state = replace(step.state, battle=replace(battle, volunteers=highest))
    else:
        _appoint(step, battle, highest[0])


def _appoint(step: Stepping, battle: Battle, seat: str) -> None:
    step.tell("commands", by=seat, space=battle.region)
    fresh = replace(battle, commander=seat, step="commit", volunteers=(), asked=())
    step.state = replace(step.state, battle=fresh)


def recall(step: Stepping, battle: Battle) -> None:
    """Settle the command anew after a player who was asked, or who commands, has left."""
    if battle.step in ("command", "command_roll"):
        volunteers = tuple(s for s in battle.volunteers if s not in step.state.out)
        asked = tuple(s for s in battle.asked if s not in step.state.out)
        _settle(step, replace(battle, step="command", asked=asked, volunteers=volunteers))
    elif battle.commander in step.state.out:
        heir = others(step.state, battle.attacker)[0]
        step.state = replace(step.state, battle=replace(battle, commander=heir))
