"""The turn: up to three different actions, and whose turn comes next (ch. VIII)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Decide, Moment, Pending, Refusal, refuse
from .data import setup_table
from .ends import end_by_agreement
from .frames import Turn
from .state import State, Stepping, ask

STEPWISE = ("move", "blitzkrieg", "strategic", "produce")
"""Actions that are begun by name; naval, diplomacy and trade are begun by their own orders."""

SETUP = ("claim", "place", "capital")
"""The parts of the setup that players take part in."""


def pending(state: State) -> Pending:
    """The active player chooses an action or ends the turn."""
    return ask((state.seat,), "action")


def moment(state: State, awaited: Pending) -> Moment:
    """Where a state is that awaits this; its stage is a part of the setup, or the action by its number."""
    phase = awaited.what if isinstance(awaited, Decide) else ""
    return Moment(state.round, state.seat, phase, _stage(state))


def _stage(state: State) -> str:
    if state.opening is not None:
        return state.opening.step if state.opening.step in SETUP else SETUP[0]
    begun = len(state.turn.used) + (not _is_under_way(state))
    return f"action_{max(1, min(setup_table().actions, begun))}"


def _is_under_way(state: State) -> bool:
    """Whether an action that counts as taken is still going on."""
    marches = state.march is not None and state.march.step != "moves"
    return marches or any(one is not None for one in (state.battle, state.sea, state.bid, state.shop))


def why_not_action(state: State, action: str) -> Refusal | None:
    """Why the player may not take this action now.

    Three in a turn and none twice, but diplomatic attacks may be repeated. A blitzkrieg comes after a move,
    not necessarily at once (gap G26).
    """
    used = state.turn.used
    if action == "trade" and state.turn.trading:
        return None
    if len(used) >= setup_table().actions:
        return refuse("no_actions_left", "8.actions", used=used)
    if action in used and action != "diplomacy":
        return refuse("action_used", "8.actions", action=action)
    if action == "blitzkrieg" and "move" not in used:
        return refuse("move_first", "11.blitzkrieg")
    return None


def why_not_choose(state: State, action: str) -> Refusal | None:
    """Why an action cannot be begun by this name."""
    if action not in STEPWISE:
        return refuse("unknown_action", "8.actions", action=action)
    return why_not_action(state, action)


def spend(step: Stepping, action: str) -> None:
    """Count an action; a trade that was going on is over with it."""
    turn = step.state.turn
    fresh = replace(turn, used=(*turn.used, action), trading=action == "trade")
    step.state = replace(step.state, turn=fresh)
    step.tell("action", by=step.state.seat, action=action, number=len(fresh.used))


def is_spent(state: State) -> bool:
    """Whether nothing can follow in this turn: three actions, and no trade that could go on."""
    return len(state.turn.used) >= setup_table().actions and not state.turn.trading


def end_turn(step: Stepping) -> None:
    """The next player's turn, or the end of the game after the last turn of the last round."""
    state = step.state
    step.tell("turn_over", by=state.seat, round=state.round)
    place = state.order.index(state.seat)
    later = [s for s in state.order[place + 1 :] if s not in state.out]
    if not later and end_by_agreement(step):
        return
    seat = later[0] if later else state.alive[0]
    step.state = replace(step.state, seat=seat, round=state.round + (not later), turn=Turn())
