"""Blocks that a faction sets up at once in a new satellite, of any kinds it has left (10.4, 13.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Muster, TriumphAction
from .blocks import kinds, most_cv
from .board import country_of
from .control import with_control_of
from .pool import cadre, fitting
from .state import State, Stepping, ask, power_of, put

RULE = "10.muster"


def pending(state: State) -> Pending:
    garrison = state.musters[0]
    return ask((garrison.seat,), "muster", garrison.area)


def choices(state: State) -> tuple[str, ...]:
    """The kinds that the next block may be."""
    garrison = state.musters[0]
    return fitting(state, power_of(garrison.seat), garrison.area)


def go_on(step: Stepping) -> bool:
    """With no block left at all, what would have come is lost."""
    if choices(step.state):
        return False
    garrison = step.state.musters[0]
    step.state = replace(step.state, musters=step.state.musters[1:])
    step.tell("no_blocks", seat=garrison.seat, space=garrison.area)
    return True


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if not isinstance(do, Muster):
        return refuse("not_now", RULE, phase="muster")
    if do.area != state.musters[0].area:
        return refuse("not_set_up_there", RULE, space=do.area)
    if do.kind not in kinds():
        return refuse("unknown_unit", RULE, unit=do.kind)
    if do.kind not in choices(state):
        return refuse("cannot_stand_there", RULE, unit=do.kind, space=do.area)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    assert isinstance(do, Muster)
    garrison = step.state.musters[0]
    nation = power_of(seat)
    block = cadre(nation, do.kind, min(garrison.cv, most_cv(nation)))
    state = put(replace(step.state, musters=step.state.musters[1:]), do.area, block)
    step.state = with_control_of(state, country_of(do.area))
    step.tell("mustered", seat=seat, nation=nation, space=do.area)
    step.whisper((seat,), "cadre", nation=nation, unit=do.kind, space=do.area)
