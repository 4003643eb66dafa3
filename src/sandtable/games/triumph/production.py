"""Production (section 9): each faction in order works out its level and spends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Build, Buy, Disband, Done, Raise, Repudiate, TriumphAction
from .blocks import FORTRESS, Block, is_mobile_ground, kinds, most_cv, rows
from .board import board
from .control import is_undisputed, with_control
from .data import setup_table, unit_table
from .decks import owe
from .diplomacy import arrive
from .disband import disband, repudiate, why_not_disband, why_not_repudiate
from .economy import level, people_and_resources
from .find import find_block, why_not_block
from .frames import Opening, Production
from .knowledge import unsure_of_steps
from .pool import cadre, fortress_nation, has_fortress, home_nation, pool, suits
from .state import State, Stepping, ask, foes, is_warring, of_faction, put, swap
from .trade import supplied_areas

RULE = "9.spending"


def _frame(state: State) -> Production:
    assert state.production is not None
    return state.production


def producer(state: State) -> str:
    return state.order[_frame(state).at]


def begin(step: Stepping, at: int = 0) -> None:
    """The next faction's production: control, blockades, level, American units."""
    state = with_control(replace(step.state, phase="production"))
    seat = state.order[at]
    state = replace(state, production=Production(at, level(state, seat)))
    step.state = state
    pop, res = people_and_resources(state, seat)
    step.tell("level", seat=seat, points=_frame(state).points, ind=state.ind[seat], pop=pop, res=res)
    usa = setup_table().usa
    if seat == usa.seat and "usa" in state.marker:
        _arrivals(step)


def _arrivals(step: Stepping) -> None:
    """The American units of the year, and those that are still to come after an attack (9.3, 10.6)."""
    usa, state = setup_table().usa, step.state
    if state.control.get(usa.home) != usa.seat:
        return
    if state.arrivals:
        step.state = replace(state, arrivals=state.arrivals[1:])
        arrive(step, state.arrivals[0])
    elif str(state.year) in usa.arrivals and not state.attacked:
        arrive(step, usa.arrivals[str(state.year)])


def pending(state: State) -> Pending:
    return ask((producer(state),), "produce")


# Where and what


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    judge = _JUDGES.get(type(do))
    return judge(state, seat, do) if judge else refuse("not_now", RULE, phase="production")


def _why_not_build(state: State, seat: str, do: Build) -> Refusal | None:
    if do.kind not in kinds():
        return refuse("unknown_unit", RULE, unit=do.kind)
    if do.area not in board().areas:
        return refuse("unknown_space", RULE, space=do.area)
    if not _frame(state).points:
        return refuse("no_points", RULE)
    return placing(state, seat)(do.kind, do.area)


def placing(state: State, seat: str) -> Callable[[str, str], Refusal | None]:
    """Judges where a new cadre of a kind may stand; what is the same for all places is worked out once."""
    stock = {nation: pool(state, nation) for nation in unit_table().nations}
    fed = _fed(state, seat)

    def why_not(kind: str, area: str) -> Refusal | None:
        if board().areas[area].is_water or not is_undisputed(state, seat, area):
            return refuse("not_your_land", RULE, space=area)
        nation = builder(state, seat, kind, area)
        if not nation:
            return refuse("not_home", RULE, space=area)
        if not suits(kind, area):
            return refuse("no_water", RULE, unit=kind, space=area)
        if kind == FORTRESS and has_fortress(state, area):
            return refuse("two_fortresses", RULE, space=area)
        if stock[nation][kind] < 1:
            return refuse("pool_empty", RULE, unit=kind, most=0)
        if rows()[kind].supply and fed is not None and area not in fed:
            return refuse("no_supply", RULE, space=area)
        return None

    return why_not


def builder(state: State, seat: str, kind: str, area: str) -> str:
    """The nation whose cadre it would be; "" where none may be built."""
    if kind == FORTRESS:
        return fortress_nation(state, seat, area)
    return home_nation(state, seat, area)


def _fed(state: State, seat: str) -> frozenset[str] | None:
    """Where supply reaches; None at peace, when nobody asks."""
    return supplied_areas(state, seat) if is_warring(state, seat) else None


def _why_not_raise(state: State, seat: str, do: Raise) -> Refusal | None:
    refusal = why_not_block(state, seat, do.block, do.area)
    if refusal:
        return refusal
    if not _frame(state).points:
        return refuse("no_points", RULE)
    block = find_block(state, seat, do.block, do.area, lambda b: not b.fresh)
    if block is None:
        return refuse("raised_already", RULE, unit=do.block)
    return raising(state, seat)(block, do.area)


def raising(state: State, seat: str) -> Callable[[Block, str], Refusal | None]:
    """Judges which blocks may get a step more."""
    fed = _fed(state, seat)

    def why_not(block: Block, area: str) -> Refusal | None:
        if board().areas[area].is_water:
            return refuse("at_sea", RULE, space=area)
        if foes(state, seat, area):
            return refuse("in_battle", RULE, space=area)
        if block.fresh:
            return refuse("raised_already", RULE, unit=block.kind)
        if block.cv >= most_cv(block.nation):
            return refuse("strongest", RULE, unit=block.kind, most=block.cv)
        if is_mobile_ground(block) and fed is not None and area not in fed:
            return refuse("no_supply", RULE, space=area)
        return None

    return why_not


def _why_not_buy(state: State, seat: str, do: Buy) -> Refusal | None:
    if do.action < 0 or do.investment < 0 or not do.action + do.investment:
        return refuse("bad_count", RULE, count=min(do.action, do.investment))
    if state.opening is not None:
        return refuse("not_now", RULE, phase="setup")
    frame = _frame(state)
    if do.action + do.investment > frame.points:
        return refuse("no_points", RULE, has=frame.points)
    for deck, count in (
        ("action", do.action + frame.action),
        ("investment", do.investment + frame.investment),
    ):
        if count > len(state.decks[deck]):
            return refuse("deck_empty", RULE, has=len(state.decks[deck]))
    return None


_JUDGES: dict[type, Callable[[State, str, Any], Refusal | None]] = {
    Build: _why_not_build,
    Raise: _why_not_raise,
    Buy: _why_not_buy,
    Disband: why_not_disband,
    Repudiate: why_not_repudiate,
    Done: lambda state, seat, do: None,
}


# What happens


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    _ACTS[type(do)](step, seat, do)


def _spend(state: State, points: int, **more: int) -> State:
    frame = _frame(state)
    return replace(state, production=replace(frame, points=frame.points - points, **more))


def _build(step: Stepping, seat: str, do: Build) -> None:
    nation = builder(step.state, seat, do.kind, do.area)
    state = put(step.state, do.area, cadre(nation, do.kind, fresh=True))
    step.state = _spend(state, 1)
    step.tell("built", seat=seat, nation=nation, space=do.area)
    step.whisper((seat,), "cadre", nation=nation, unit=do.kind, space=do.area)


def _raise(step: Stepping, seat: str, do: Raise) -> None:
    block = find_block(step.state, seat, do.block, do.area, lambda b: not b.fresh)
    assert block is not None
    state = swap(step.state, do.area, block, replace(block, cv=block.cv + 1, fresh=True))
    step.state = _spend(state, 1, steps=_frame(state).steps + 1)
    step.tell("raised", seat=seat)
    step.whisper((seat,), "stronger", nation=block.nation, unit=block.kind, cv=block.cv + 1, space=do.area)


def _buy(step: Stepping, seat: str, do: Buy) -> None:
    frame = _frame(step.state)
    step.state = _spend(
        step.state,
        do.action + do.investment,
        action=frame.action + do.action,
        investment=frame.investment + do.investment,
    )
    step.tell("bought", seat=seat, action=do.action, investment=do.investment)


def _done(step: Stepping, seat: str, do: Done) -> None:
    end(step)


_ACTS: dict[type, Callable[[Stepping, str, Any], None]] = {
    Build: _build,
    Raise: _raise,
    Buy: _buy,
    Disband: disband,
    Repudiate: repudiate,
    Done: _done,
}


def end(step: Stepping) -> None:
    """The faction is done: it draws what it bought, all at once; points not spent are lost."""
    state = step.state
    frame, seat = _frame(state), producer(state)
    if frame.steps:
        state = unsure_of_steps(state, seat)
    state = _unfreshened(state, seat)
    if frame.points:
        step.tell("points_lost", seat=seat, count=frame.points)
    state = owe(state, seat, "action", frame.action, "bought")
    state = owe(state, seat, "investment", frame.investment, "bought")
    step.state = replace(
        state, production=replace(frame, points=0, action=0, investment=0, steps=0, done=True)
    )


def _unfreshened(state: State, seat: str) -> State:
    for area, block in of_faction(state, seat):
        if block.fresh:
            state = swap(state, area, block, replace(block, fresh=False))
    return state


def go_on(step: Stepping) -> None:
    """After the cards have been drawn: the next faction, or the end of production."""
    at = _frame(step.state).at + 1
    if step.state.opening is not None:
        _more_in_setup(step, at)
    elif at < len(step.state.order):
        begin(step, at)
    else:
        step.state = replace(step.state, production=None, blockade={})
        step.tell("phase", phase="government")


def _more_in_setup(step: Stepping, at: int) -> None:
    """In the short game each faction has cadres and steps more, as in production."""
    order = step.state.order
    if at < len(order):
        frame = Production(at, setup_table().short.extra[order[at]])
        step.state = replace(step.state, production=frame)
    else:
        step.state = replace(step.state, production=None, opening=Opening("draw"))
