"""The sequence of play: who and what comes next (2nd: ch. 1).

Phases: purchase (with development first), combat_move, combat, noncombat_move, place; then income.
A phase in which nothing can be decided is passed over.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, Setup
from ..core import stranded
from ..core.closing import next_seat, why_not_close
from ..core.pieces import Piles
from ..core.placement import lose_unplaced
from ..core.resting import rested
from ..core.tables import set_up
from .combat import begin_combat, begin_flak, end_combat, is_combat_over, open_battles
from .economy import can_place_anything, collect, factories_of, victory
from .ruleset import ruleset, variant_of
from .state import State, Stepping, Turn, holds_capital
from .theatre import theatre


def opening(setup: Setup) -> State:
    """The position of spring 1942, with the set-up's edits."""
    variant = variant_of(setup)
    rules = ruleset(variant)
    state = State(
        variant=variant,
        seat=rules.order[0],
        phase="purchase",
        units=set_up(rules.placements),
        owner=dict(rules.owner),
        ipc=dict(rules.money),
        tech=dict(rules.start_tech),
    )
    return begun(state)


def begun(state: State) -> State:
    """The state at the start of a turn: owners and complexes are noted."""
    turn = Turn(held=state.owner, factories=factories_of(state, state.seat))
    phase = "purchase" if holds_capital(state, state.seat) else "combat_move"
    return replace(state, turn=turn, phase=phase, bought={})


def why_not_done(state: State) -> Refusal | None:
    """Why the phase cannot be closed yet."""
    return why_not_close(state, open_battles, theatre, can_place_anything)


def done(step: Stepping) -> None:
    """Close the phase the nation is in."""
    phase = step.state.phase
    step.tell("phase_done", by=step.state.seat, phase=phase)
    if phase == "purchase":
        step.state = replace(step.state, phase="combat_move")
    elif phase == "combat_move":
        begin_flak(step)
        after_flak(step)
    elif phase == "combat":
        end_combat(step)
    elif phase == "noncombat_move":
        stranded.crash(step, theatre(step.state))
        step.state = replace(step.state, phase="place")
        if not can_place_anything(step.state):
            end_turn(step)
    else:
        end_turn(step)


def after_flak(step: Stepping) -> None:
    """Once no gun flown over has to fire, combat begins."""
    if step.state.flak is None and step.state.phase == "combat_move":
        begin_combat(step)
        after_battle(step)


def after_battle(step: Stepping) -> None:
    """Once nothing is left to fight, the noncombat move begins."""
    state = step.state
    if state.phase == "combat" and not state.turn.rocket and is_combat_over(state):
        end_combat(step)


def end_turn(step: Stepping) -> None:
    """Income, victory, and the next nation's turn."""
    lose_unplaced(step)
    collect(step)
    state = step.state
    seat, round_over = next_seat(state)
    over = victory(state, round_over)
    step.tell("turn_over", by=state.seat, round=state.round)
    if over:
        step.state = replace(state, over=over)
        step.tell("game_over", winners=over.winners, how=over.how)
        return
    state = replace(rested(state), seat=seat, round=state.round + round_over)
    step.state = begun(state)


# Landing at the end of the noncombat move (ch. 6)


def misplaced(state: State) -> dict[str, Piles]:
    """Own aircraft that may not stay where they are."""
    return stranded.misplaced(state, theatre(state))
