"""The sequence of play: who and what comes next (2nd: ch. 1).

Phases: purchase (with development first), combat_move, combat, noncombat_move, place; then income.
A phase in which nothing can be decided is passed over.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.protocol import Refusal, Setup
from ..core import closing, stranded
from ..core.closing import end_combat
from ..core.pieces import Piles
from ..core.tables import set_up
from .actions import Done
from .combat import begin_combat, begin_flak, is_combat_over, open_battles
from .economy import can_place_anything, factories_of, victory
from .ruleset import ruleset, variant_of
from .state import State, Stepping, Turn
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
    return closing.with_turn(state, Turn(held=state.owner, factories=factories_of(state, state.seat)))


def why_not_done(state: State, do: Done) -> Refusal | None:
    """Why the phase cannot be closed yet."""
    return closing.why_not_close(state, open_battles, theatre, can_place_anything)


def done(step: Stepping, do: Done) -> None:
    """Close the phase the nation is in."""
    closing.close(step, ENDS)


def _fly_over(step: Stepping) -> None:
    begin_flak(step)
    after_flak(step)


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


def _end_flights(step: Stepping) -> None:
    closing.end_flights(step, theatre(step.state))
    if not can_place_anything(step.state):
        _end_turn(step)


def _end_turn(step: Stepping) -> None:
    closing.end_turn(step, victory, begun)


ENDS: dict[str, Callable[[Stepping], None]] = {
    "combat_move": _fly_over,
    "combat": end_combat,
    "noncombat_move": _end_flights,
    "place": _end_turn,
}
"""What the end of a phase brings, where it is more than the next one."""


# Landing at the end of the noncombat move (ch. 6)


def misplaced(state: State) -> dict[str, Piles]:
    """Own aircraft that may not stay where they are."""
    return stranded.misplaced(state, theatre(state).airfields)
