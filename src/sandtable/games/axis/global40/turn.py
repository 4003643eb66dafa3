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
from ..core.position import COMBAT, COMBAT_MOVE, NONCOMBAT_MOVE, PLACE, PURCHASE, Phase, noted
from ..core.resting import rested, settled
from ..core.tables import set_up
from ..core.whereabouts import spaces_in, whereabouts
from . import alert, combat, duties, income, kamikaze, mobilise, neutrals, politics, purchase, victory
from .actions import Done
from .aftermath import go_home
from .assault import why_not_land
from .bases import with_extra
from .landing import crash, crash_unsaved, why_not_close_flights
from .noncombat import begin as begin_stranded
from .positions import why_impossible
from .purses import open_purses
from .ruleset import ruleset, variant_of
from .shipping import why_not_close
from .state import State, Stepping, Turn, hostile_zones
from .theatre import attacked_zones, theatre


class Stage(NamedTuple):
    """A part of the turn: it begins, and waits for somebody or not."""

    name: str
    begin: Callable[[Stepping], None]
    waits: Callable[[State], bool]


def opening(setup: Setup) -> State:
    """The position of spring 1940, with the set-up's edits; raises ValueError where those are impossible."""
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
    wrong = why_impossible(state)
    if wrong:
        raise ValueError(f"the start in {wrong}")
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
    spaces = spaces_in(state, whereabouts(state).having(state.rules.roster.makes))
    return tuple([space for space in spaces if state.owner.get(space) == state.seat])


# Going on


def go_on(step: Stepping) -> None:
    """What a stage waited for is over: the turn goes on until somebody has to decide again."""
    place = _place(step.state)
    if not STAGES[place].waits(step.state):
        _go_on_from(step, place + 1)


def _place(state: State) -> int:
    return PLACES[state.stage]


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
    victory.watch(step)
    state = step.state
    seat, round_over = next_seat(state)
    step.tell("turn_over", by=state.seat, round=state.round)
    over = victory.result(state, seat, round_over)
    if over:
        step.state = replace(state, over=over)
        step.tell("game_over", winners=over.winners, how=over.how)
        return
    step.state = begun(replace(rested(state, _stirred(state)), seat=seat, round=state.round + round_over))


def _stirred(state: State) -> list[str]:
    """The spaces with pieces that did something."""
    return spaces_in(state, whereabouts(state).stirred)


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


def _begin_placing(step: Stepping) -> None:
    """Aircraft that cannot land are lost; units are mobilised."""
    crash(step)
    step.state = replace(step.state, phase=PLACE)


def _why_not_close_moves(state: State) -> Refusal | None:
    """Why the combat move cannot be closed: troops still to land, landings without an escort, idle ships."""
    return (
        why_not_close(state)
        or (why_not_land(state) if theatre(state).landings else None)
        or duties.why_not_close(state)
    )


def _waits_for_stranded(state: State) -> bool:
    return state.stranded is not None


def _enter(phase: Phase) -> Callable[[Stepping], None]:
    """A phase of the moving nation begins."""

    def begin(step: Stepping) -> None:
        step.state = replace(step.state, phase=phase)

    return begin


def _close_combat_move(step: Stepping) -> None:
    """What is attacked is known: politics remembers it, and neutrals that are call up their armies."""
    step.state = noted(step.state, attacked=attacked_zones(step.state))
    attacked = neutrals.attacked_lands(step.state)
    step.state = politics.note_entries(politics.note_attacks(step.state, attacked))
    neutrals.challenge(step)


def _end_combat(step: Stepping) -> None:
    """Neutral armies stand down, what dived comes up; but for aircraft all that moved or fought stay put."""
    neutrals.stand_down(step)
    neutrals.honor_pact(step)
    victory.watch(step)
    step.state = settled(step.state, _stirred(step.state))


def _close_noncombat_move(step: Stepping) -> None:
    """Where units have gone is remembered."""
    step.state = politics.note_entries(step.state)


def _is_asked(state: State) -> bool:
    return bool(state.asking)


def _at_once(state: State) -> bool:
    return False


def _decides(state: State) -> bool:
    return True


def _has_business(state: State) -> bool:
    """Whether the nation attacks or may declare war; others go straight to the noncombat move (A10)."""
    return state.is_at_war(state.seat) or bool(politics.may_declare(state, state.seat))


def _may_spend(state: State) -> bool:
    """Whether the nation buys: with all its capitals lost it only moves and fights (rule book, line 1013)."""
    return bool(open_purses(state, state.seat))


STAGES: tuple[Stage, ...] = (
    Stage("purchase", _enter(PURCHASE), _may_spend),
    Stage("dock", purchase.dock, _at_once),
    Stage("combat_move", _enter(COMBAT_MOVE), _has_business),
    Stage("challenge", _close_combat_move, _at_once),
    Stage("alert", alert.begin, lambda state: state.alert is not None),
    Stage("kamikaze", kamikaze.begin, lambda state: state.strikes is not None),
    Stage("combat", combat.begin, lambda state: not combat.is_over(state)),
    Stage("homecoming", go_home, _at_once),
    Stage("stranded", begin_stranded, _waits_for_stranded),
    Stage("aftermath", _end_combat, _at_once),
    Stage("noncombat_move", _enter(NONCOMBAT_MOVE), _decides),
    Stage("arrivals", _close_noncombat_move, _at_once),
    Stage("place", _begin_placing, mobilise.can_place_anything),
    Stage("splashdown", crash_unsaved, _at_once),
    Stage("refund", mobilise.refund, _at_once),
    Stage("declare", income.ask, _is_asked),
    Stage("convoys", income.begin, income.is_rolling),
    Stage("income", income.collect, _at_once),
)
"""The turn, in the order of the rule book; the next nation's follows."""

PLACES: Mapping[str, int] = {stage.name: place for place, stage in enumerate(STAGES)}

CLOSES: Mapping[str, Callable[[State], Refusal | None]] = {
    COMBAT_MOVE: _why_not_close_moves,
    NONCOMBAT_MOVE: why_not_close_flights,
    COMBAT: combat.why_not_close,
    PLACE: mobilise.why_not_close,
}
"""Why a phase cannot be closed yet."""
