"""What useful is left undone when a player of Attack! ends a turn, or stops buying."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.attack.data import setup_table
from ...games.attack.diplomacy import why_not_diplomacy
from ...games.attack.economy import cost, points_left
from ...games.attack.naval import why_not_challenge
from ...games.attack.pieces import ARMY_KINDS, SHIP_KINDS
from ...games.attack.state import State
from ...games.attack.turn import STEPWISE, why_not_action, why_not_choose
from .shapes import Warned
from .talks import chooses


def undone(state: State, seat: str) -> Iterator[Warned]:
    """Actions of the turn that could still be taken, and points that would still buy something."""
    if chooses(state, seat) and _can_act(state, seat):
        yield Warned("actions_left", actions=setup_table().actions - len(state.turn.used))
    if state.seat == seat and state.shop is not None and state.shop.step == "buy":
        points = points_left(state)
        if any(cost(kind) <= points for kind in (*ARMY_KINDS, *SHIP_KINDS)):
            yield Warned("points_lost", points=points)


def _can_act(state: State, seat: str) -> bool:
    """Whether an action is left that needs nobody else's agreement; a trade does."""
    if any(why_not_choose(state, action) is None for action in STEPWISE):
        return True
    if why_not_challenge(state, seat) is None:
        return True
    talks = why_not_action(state, "diplomacy") is None
    return talks and any(why_not_diplomacy(state, region) is None for region in state.rules.board.regions)
