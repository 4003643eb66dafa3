"""Looking ahead: what the enemies' best answers to a position would gain, each piece used once."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.axis.classic.moves import fresh_turn
from sandtable.games.axis.classic.state import State

from .assault import Assaults
from .danger import Danger
from .draft import Draft
from .style import FOUR, Style

GREEDY = replace(FOUR, counter=0.0, behind=0.0, boldness=0.5)
"""An enemy that takes what it can get."""


def gains_of(state: State, nation: str, done: set[str], style: Style = GREEDY) -> float:
    """What the nation's attacks would gain if it moved now; targets in `done` are left, its own added."""
    fresh = fresh_turn(state, nation, "combat_move")
    assaults = Assaults(Draft(fresh), Danger(fresh, nation, style.weights), style)
    assaults.done = done
    assaults.order()
    return sum(attack.gain for attack in assaults.chosen)


def answers(state: State, seat: str) -> float:
    """What all enemies of a seat would gain before it moves again."""
    side = state.rules.side
    done: set[str] = set()
    return sum(gains_of(state, n, done) for n in _next_after(state, seat) if side[n] != side[seat])


def _next_after(state: State, seat: str) -> tuple[str, ...]:
    order = state.rules.order
    place = order.index(seat) + 1
    return (*order[place:], *order[: place - 1])
