"""Strategic bombing: bombers that have nothing better to do, over factories, where that pays."""

from __future__ import annotations

from functools import reduce
from operator import or_

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Move
from sandtable.games.axis.classic.fire import gun_strength
from sandtable.games.axis.classic.state import State, is_held_back
from sandtable.games.axis.core.position import unit_text

from .clash import SIDES
from .draft import Draft
from .reach import Reach
from .style import Style

DAMAGE = (1 + SIDES) / 2
"""IPC to be expected of one die."""


def order_raids(draft: Draft, style: Style) -> None:
    """Send out bombers that have not moved."""
    if not style.raids or is_held_back(draft.state):
        return
    reach = Reach(draft.state)
    for mover in reach.movers:
        if mover.pile.kind != "bomber" or mover.pile.used:
            continue
        mask = reach.th.complexes & reduce(or_, mover.reach.values(), 0)
        goals = [(raid_gain(draft.state, space), space) for space in reach.board.names_of(mask)]
        gain, goal = max(goals, default=(0.0, ""))
        if gain >= style.boldness:
            spec = unit_text(draft.state, mover.pile, draft.seat)
            draft.does(
                Move({spec: 1}, mover.origin, (goal,), raid=True), because("raid", space=goal, gain=gain)
            )


def raid_gain(state: State, space: str) -> float:
    """Damage to be expected of one bomber, less what flak costs."""
    bomber = state.kinds(state.seat)["bomber"]
    shot = gun_strength(state, space) / SIDES
    money = state.ipc[state.owner[space]]
    return (1 - shot) * min(DAMAGE * bomber.dice, money) - shot * bomber.cost
