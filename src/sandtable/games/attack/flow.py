"""What goes on by itself after each entry, until somebody or chance is awaited."""

from __future__ import annotations

from .movement import carry_on
from .state import State, Stepping
from .turn import end_turn, is_spent


def settle(step: Stepping) -> None:
    """Go on with a closed march; with the last action done, the turn is over."""
    while _can_carry_on(step.state):
        before = step.state.march
        carry_on(step)
        if step.state.march == before:
            break
    if is_idle(step.state) and is_spent(step.state):
        end_turn(step)


def _can_carry_on(state: State) -> bool:
    if state.over or state.battle or state.loot or state.march is None:
        return False
    return state.march.step != "moves"


def is_idle(state: State) -> bool:
    """Whether no procedure is running, so that the active player chooses an action."""
    running = (
        state.opening,
        state.march,
        state.battle,
        state.loot,
        state.sea,
        state.bid,
        state.deal,
        state.shop,
    )
    return state.over is None and all(one is None for one in running)
