"""Strategic bombing: bombers that have nothing better to do, over factories, where that pays."""

from __future__ import annotations

from functools import reduce
from operator import or_

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Move
from sandtable.games.axis.classic.fire import gun_strength
from sandtable.games.axis.classic.state import State, is_held_back
from sandtable.games.axis.classic.theatre import theatre
from sandtable.games.axis.core.position import unit_text
from sandtable.odds.axis.advice.muster import Muster

from ..axis.clash import SIDES
from ..axis.draft import Draft

DAMAGE = (1 + SIDES) / 2
"""IPC to be expected of one die."""


def order_raids(draft: Draft, state: State, least: float) -> None:
    """Send out bombers that have not moved, where that gains so much; `state` is that of the draft."""
    if is_held_back(state):
        return
    reach, raiders = Muster(state, theatre(state)), state.rules.roster.having["raids"]
    for mover in reach.movers:
        if mover.pile.kind not in raiders or mover.pile.used:
            continue
        mask = reach.th.complexes & reduce(or_, mover.reach.values(), 0)
        goals = [(raid_gain(state, mover.pile.kind, space), space) for space in reach.board.names_of(mask)]
        gain, goal = max(goals, default=(0.0, ""))
        if gain >= least:
            spec = unit_text(state, mover.pile, draft.seat)
            draft.does(
                Move({spec: 1}, mover.origin, (goal,), raid=True), because("raid", space=goal, gain=gain)
            )


def raid_gain(state: State, kind: str, space: str) -> float:
    """Damage to be expected of one plane, less what flak costs."""
    raider = state.kinds(state.seat)[kind]
    shot = gun_strength(state, space) / SIDES
    money = state.ipc[state.owner[space]]
    return (1 - shot) * min(DAMAGE * raider.dice, money) - shot * raider.cost
