"""The supply phase (section 16): ground units without supply lose a step; blockades in summer."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Rebase, Retreat, TriumphAction
from .blocks import Block, Blocks, is_ans, is_ground, is_mobile_ground, side
from .board import areas_of, board
from .control import with_control, with_markers
from .find import find_in
from .frames import Battle, Leave
from .retreat import rebases, retreats
from .ruleset import SEATS
from .standing import is_disputed, stood_up
from .state import State, Stepping, ask, foes, in_order, is_warring, own, put, take, with_blocks
from .trade import supplied_areas, with_blockades

RULE = "16.supply"
WINTER = "winter"


def check(step: Stepping) -> None:
    """Supply for all who are at war, in winter only inside the USSR; then blockades are marked in summer."""
    state = with_control(with_markers(step.state))
    inside = frozenset(areas_of("ussr")) if state.phase == WINTER else None
    for seat in in_order(state, SEATS):
        if is_warring(state, seat):
            state = _starve(step, state, seat, inside)
    if state.phase == "summer":
        state = with_blockades(state)
        for area, how in state.blockade.items():
            step.tell("blockade", space=area, how=how)
    state = with_control(state)
    if any(is_disputed(state, a) and not all(b.open for b in state.at(a)) for a in state.units):
        step.reveals = True
    step.state = replace(state, leaving=_stranded(state))


def _starve(step: Stepping, state: State, seat: str, inside: frozenset[str] | None) -> State:
    fed = supplied_areas(state, seat)
    for area in tuple(state.units):
        if area in fed or (inside is not None and area not in inside):
            continue
        blocks = [b for b in state.at(area) if side(b) == seat]
        if any(not b.open for b in blocks):
            step.reveals = True
        hungry = [b for b in blocks if is_mobile_ground(b)]
        if hungry:
            state = _weaken(step, state, area, hungry)
    return state


def _weaken(step: Stepping, state: State, area: str, hungry: list[Block]) -> State:
    """Each loses a step, before everybody's eyes: how many, not which."""
    blocks = list(state.at(area))
    for block in hungry:
        blocks.remove(block)
        if block.cv > 1:
            known = block.known
            blocks.append(replace(block, cv=block.cv - 1, known=known))
    lost = sum(b.cv == 1 for b in hungry)
    step.tell("starved", space=area, nation=hungry[0].nation, count=len(hungry), lost=lost)
    return stood_up(with_blocks(state, area, blocks), area)


# Air forces and ships whose troops are gone


def _stranded(state: State) -> tuple[Leave, ...]:
    """Land that is not a faction's own where it has only air forces or ships among enemies or alone."""
    found = []
    for area, row in board().areas.items():
        if row.is_water or area not in state.units:
            continue
        for seat in in_order(state, SEATS):
            if lonely(state, seat, area):
                found.append(Leave(seat, area))
    return tuple(found)


def lonely(state: State, seat: str, area: str) -> Blocks:
    """The air forces and ships of a faction that may not stay in an area."""
    blocks = own(state, seat, area)
    if not blocks or any(map(is_ground, blocks)):
        return ()
    if state.control.get(area) == seat:
        return () if not any(map(is_ground, foes(state, seat, area))) else blocks
    return tuple(filter(is_ans, blocks))


def pending(state: State) -> Pending:
    leave = state.leaving[0]
    return ask((leave.seat,), "leave", leave.area)


def _battle(leave: Leave) -> Battle:
    return Battle(leave.area, leave.seat, "")


def ways_out(state: State, leave: Leave, block: Block) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return retreats(state, _battle(leave), block), rebases(state, leave.area, block)


def go_on(step: Stepping) -> bool:
    """Whoever cannot leave is lost; where nobody is left to leave, the next area is looked at."""
    state = step.state
    leave = state.leaving[0]
    blocks = lonely(state, leave.seat, leave.area)
    if not blocks:
        step.state = replace(state, leaving=state.leaving[1:])
        return True
    for block in blocks:
        if not any(ways_out(state, leave, block)):
            step.state = stood_up(take(state, leave.area, block), leave.area)
            step.tell("lost", space=leave.area, nation=block.nation, unit=block.kind)
            step.reveals = True
            return True
    return False


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    leave = state.leaving[0]
    if not isinstance(do, Retreat | Rebase):
        return refuse("must_leave", RULE)
    block = find_in(lonely(state, leave.seat, leave.area), do.block)
    if block is None:
        return refuse("not_acting", RULE, unit=do.block)
    if do.area not in board().areas:
        return refuse("unknown_space", RULE, space=do.area)
    near, home = ways_out(state, leave, block)
    if do.area not in (near if isinstance(do, Retreat) else home):
        return refuse("no_retreat", RULE, space=do.area)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    assert isinstance(do, Retreat | Rebase)
    state = step.state
    leave = state.leaving[0]
    block = find_in(lonely(state, leave.seat, leave.area), do.block)
    assert block is not None
    step.state = stood_up(
        put(take(state, leave.area, block), do.area, replace(block, open=False)), leave.area
    )
    step.tell("left", space=leave.area, target=do.area, nation=block.nation)
