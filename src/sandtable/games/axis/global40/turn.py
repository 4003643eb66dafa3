"""The sequence of play (rule book, lines 601-657): stages of a turn, one after the other.

A stage begins, and the turn goes on by itself until a stage waits for somebody: for the moving nation in its
phases, for other nations in between. Which stage it is, is in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from ....kernel.protocol import Refusal, Setup
from ..core.closing import next_seat
from ..core.position import COMBAT, COMBAT_MOVE, NONCOMBAT_MOVE, PLACE, PURCHASE, Phase
from ..core.resting import rested, settled
from ..core.tables import set_up
from .actions import Done
from .bases import with_extra
from .landing import crash, crash_unsaved, why_not_land
from .noncombat import begin as begin_stranded
from .politics import may_declare
from .purses import open_purses
from .ruleset import ruleset, variant_of
from .shipping import why_not_close
from .state import State, Stepping, Turn, hostile_zones


class Stage(NamedTuple):
    """A part of the turn: it begins, and waits for somebody or not."""

    name: str
    begin: Callable[[Stepping], None]
    waits: Callable[[State], bool]


def opening(setup: Setup) -> State:
    """The position of spring 1940, with the set-up's edits."""
    variant = variant_of(setup)
    rules = ruleset(variant)
    state = State(
        variant=variant,
        seat=rules.order[0],
        phase=PURCHASE,
        units=set_up(rules.placements),
        owner=dict(rules.owner),
        ipc=dict(rules.money),
        wars=rules.wars,
        neutral=dict(rules.stance),
        army=dict(rules.army),
        kamikaze=rules.markers,
    )
    step = Stepping(begun(state), [])
    _go_on_from(step, 0)
    return step.state


def begun(state: State) -> State:
    """The state at the start of a turn: owners, factories and hostile zones are noted."""
    turn = Turn(held=state.owner, factories=_factories(state), hostile=hostile_zones(state))
    fresh = replace(state, turn=turn, phase=PURCHASE, stage=STAGES[0].name, bought={}, apart={})
    return with_extra(fresh)


def _factories(state: State) -> tuple[str, ...]:
    """Land of the moving nation with a factory."""
    makes, seat = state.rules.roster.makes, state.seat
    return tuple(
        space
        for space, piles in state.units.items()
        if state.owner.get(space) == seat and any(p.kind in makes for p in piles)
    )


# Going on


def go_on(step: Stepping) -> None:
    """What a stage waited for is over: the turn goes on until somebody has to decide again."""
    place = _place(step.state)
    if not STAGES[place].waits(step.state):
        _go_on_from(step, place + 1)


def _place(state: State) -> int:
    return next(i for i, stage in enumerate(STAGES) if stage.name == state.stage)


def _go_on_from(step: Stepping, place: int) -> None:
    while step.state.over is None:
        if place == len(STAGES):
            _next_turn(step)
            place = 0
            continue
        stage = STAGES[place]
        step.state = replace(step.state, stage=stage.name)
        stage.begin(step)
        if step.state.over is not None or stage.waits(step.state):
            return
        place += 1


def _next_turn(step: Stepping) -> None:
    """The turn is over, the next nation's begins."""
    state = step.state
    seat, round_over = next_seat(state)
    step.tell("turn_over", by=state.seat, round=state.round)
    step.state = begun(replace(rested(state), seat=seat, round=state.round + round_over))


def begun_at(state: State, phase: Phase) -> State:
    """The position with a fresh turn of its nation, straight in one of its phases; what was bought stays."""
    step = Stepping(begun(state), [])
    stage = next(stage for stage in STAGES if stage.name == phase)
    step.state = replace(step.state, stage=phase, bought=state.bought, apart=state.apart)
    stage.begin(step)
    return step.state


# Closing phases


def why_not_done(state: State, do: Done) -> Refusal | None:
    """Why the phase cannot be closed yet."""
    judge = CLOSES.get(state.phase)
    return judge(state) if judge else None


def done(step: Stepping, do: Done) -> None:
    """The phase the nation is in ends."""
    step.tell("phase_done", by=step.state.seat, phase=step.state.phase)
    _go_on_from(step, _place(step.state) + 1)


# The stages


def _begin_moves(step: Stepping) -> None:
    """The combat move begins: bases, also those just repaired, lend their range."""
    step.state = with_extra(replace(step.state, phase=COMBAT_MOVE))


def _begin_placing(step: Stepping) -> None:
    """Aircraft that cannot land are lost; units are mobilised."""
    crash(step)
    step.state = replace(step.state, phase=PLACE)


def _waits_for_stranded(state: State) -> bool:
    return state.stranded is not None


def _enter(phase: Phase) -> Callable[[Stepping], None]:
    """A phase of the moving nation begins."""

    def begin(step: Stepping) -> None:
        step.state = replace(step.state, phase=phase)

    return begin


def _end_combat(step: Stepping) -> None:
    """What dived comes up; what moved or fought stays put, aircraft may fly home."""
    step.state = settled(step.state)


def _at_once(state: State) -> bool:
    return False


def _decides(state: State) -> bool:
    return True


def _has_business(state: State) -> bool:
    """Whether the nation attacks or may declare war; others go straight to the noncombat move (A10)."""
    return state.is_at_war(state.seat) or bool(may_declare(state, state.seat))


def _may_spend(state: State) -> bool:
    """Whether the nation buys: with all its capitals lost it only moves and fights (rule book, line 1013)."""
    return bool(open_purses(state, state.seat))


STAGES: tuple[Stage, ...] = (
    Stage("purchase", _enter(PURCHASE), _may_spend),
    Stage("combat_move", _begin_moves, _has_business),
    Stage("combat", _enter(COMBAT), _at_once),
    Stage("stranded", begin_stranded, _waits_for_stranded),
    Stage("aftermath", _end_combat, _at_once),
    Stage("noncombat_move", _enter(NONCOMBAT_MOVE), _decides),
    Stage("place", _begin_placing, _at_once),
    Stage("landed", crash_unsaved, _at_once),
)
"""The turn, in the order of the rule book; the next nation's follows."""

CLOSES: Mapping[str, Callable[[State], Refusal | None]] = {
    COMBAT_MOVE: why_not_close,
    NONCOMBAT_MOVE: why_not_land,
}
"""Why a phase cannot be closed yet."""
