"""How phases and turns end: when they may, what that brings, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....kernel.protocol import Over, Refusal, refuse
from ....tabletop.stepping import Stepping
from . import stranded
from .placement import lose_unplaced
from .position import (
    COMBAT,
    COMBAT_MOVE,
    NONCOMBAT_MOVE,
    PHASES,
    PLACE,
    PURCHASE,
    P,
    Position,
    changed,
    holds_capital,
)
from .purse import collect
from .queue import Open
from .resting import rested, settled
from .theatre import Theatre


def why_not_close(
    state: P,
    open_battles: Callable[[P], tuple[Open, ...]],
    theatre: Callable[[P], Theatre],
    can_place: Callable[[P], bool] | None = None,
) -> Refusal | None:
    """Why the phase cannot be closed yet; with `can_place`, not while bought units find a place."""
    book = state.rules.book
    if state.phase == COMBAT and (battles := open_battles(state)):
        return refuse("battles_to_fight", book.combat, spaces=tuple(space for _, space in battles))
    if state.phase == NONCOMBAT_MOVE:
        flying = stranded.must_land(state, theatre(state))
        if flying:
            return refuse("aircraft_must_land", book.noncombat, spaces=flying)
    if state.phase == PLACE and can_place and can_place(state):
        return refuse("units_to_place", book.placement)
    return None


def close(step: Stepping[P], ends: Mapping[str, Callable[[Stepping[P]], None]]) -> None:
    """The phase the nation is in ends; where nothing follows from it, the next one begins."""
    phase = step.state.phase
    step.tell("phase_done", by=step.state.seat, phase=phase)
    if phase in ends:
        ends[phase](step)
    else:
        next_phase(step)


def next_phase(step: Stepping[Any]) -> None:
    """The phase that follows begins."""
    step.state = changed(step.state, phase=PHASES[PHASES.index(step.state.phase) + 1])


def end_combat(step: Stepping[P]) -> None:
    """What dived comes up; what moved or fought stays put, aircraft may fly home."""
    step.state = changed(settled(step.state), phase=NONCOMBAT_MOVE)


def end_flights(step: Stepping[P], th: Theatre) -> None:
    """Aircraft that found no place to land are lost; units are placed."""
    stranded.crash(step, th.airfields)
    step.state = changed(step.state, phase=PLACE)


def end_turn(step: Stepping[P], victory: Callable[[P, bool], Over | None], begun: Callable[[P], P]) -> None:
    """Income, victory, and the next nation's turn.

    `victory` is told whether the round is over, `begun` notes what the edition fixes when a turn begins.
    """
    lose_unplaced(step)
    collect(step)
    state = step.state
    seat, round_over = next_seat(state)
    over = victory(state, round_over)
    step.tell("turn_over", by=state.seat, round=state.round)
    if over:
        step.state = changed(state, over=over)
        step.tell("game_over", winners=over.winners, how=over.how)
        return
    step.state = begun(changed(rested(state), seat=seat, round=state.round + round_over))


def next_seat(state: Position) -> tuple[str, bool]:
    """The nation whose turn comes next, and whether the round is over before it."""
    order = state.rules.order
    place = order.index(state.seat) + 1
    return order[place % len(order)], place == len(order)


def with_turn(state: P, turn: Any) -> P:
    """The position at the start of such a turn; who has lost his capital buys nothing."""
    phase = PURCHASE if holds_capital(state, state.seat) else COMBAT_MOVE
    return changed(state, turn=turn, phase=phase, bought={})
