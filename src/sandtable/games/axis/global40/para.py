"""Paratroopers (ch. 22): infantry that drops on land which other land units attack."""

from __future__ import annotations

from ....kernel.protocol import Refusal, refuse
from ..core import moving
from ..core.board import bits
from ..core.passage import chosen
from ..core.pieces import FULL, Pile, add, count_of, take
from ..core.position import COMBAT_MOVE, noted, own, with_all_piles
from ..core.reach import spread
from .actions import Paradrop
from .state import State, Stepping
from .theatre import Theatre, has_base, theatre

RULE = "22.paratroopers"
PARA = "para"
"""The task of paratroopers; they come from their base."""


def para_kinds(state: State) -> dict[str, int]:
    """The kinds that drop from the air, with how far they get."""
    seat, lands = state.seat, state.rules.roster.load
    found = {kind: state.developed(seat, kind, "para_range", 0) for kind in lands}
    return {kind: reach for kind, reach in found.items() if reach}


def para_targets(state: State, th: Theatre, base: str) -> int:
    """Land that paratroopers of a base may drop on: hostile, in range, attacked by others too (A97)."""
    reach = max(para_kinds(state).values(), default=0)
    piles, board = state.at(base), state.rules.board
    if not reach or not has_base(state, piles, state.relations.shares[state.seat]):
        return 0
    around = within_air(state, th, board.bit[base], reach)
    found = 0
    for i in bits(th.hostile & ~th.assailable & around):
        if is_attacked_by_land(state, board.names[i]):
            found |= 1 << i
    gone = [s for s in state.units if any(p.task == PARA and p.came == base for p in own(state, s))]
    return found & board.bit[gone[0]] if gone else found


def within_air(state: State, th: Theatre, start: int, reach: int) -> int:
    """Spaces that a flight reaches in so many steps."""
    return spread(th.sky_near, start, reach, th.over & ~th.assailable, state.rules.board.land)


def is_attacked_by_land(state: State, space: str) -> bool:
    """Whether own land units that are no paratroopers attack a territory, overland or from ships."""
    occupies = state.rules.roster.having["occupies"]
    if any(p.kind in occupies and p.task != PARA for p in own(state, space)):
        return True
    zones = state.rules.coasts[space]
    return any(
        c.lands == space and c.nation == state.seat for z in zones for p in state.at(z) for c in p.cargo
    )


def count_para(state: State, base: str) -> int:
    """How many paratroopers a base may still send."""
    most = max((state.developed(state.seat, kind, "para_most", 0) for kind in para_kinds(state)), default=0)
    gone = (p for s in state.units for p in own(state, s) if p.task == PARA and p.came == base)
    return most - sum(p.count for p in gone)


def why_not_drop(state: State, do: Paradrop) -> Refusal | None:
    """Why paratroopers may not be sent there."""
    if state.phase != COMBAT_MOVE:
        return refuse("wrong_phase", RULE, phase=state.phase)
    kinds = para_kinds(state)
    if not kinds:
        return refuse("no_paratroopers", RULE)
    picks = moving.ready(state, do)
    if isinstance(picks, Refusal):
        return picks
    if any(p.kind not in kinds for p in picks):
        return refuse("infantry_only", RULE)
    if any(p.used for p in picks):
        return refuse("has_moved", RULE, unit=picks[0].kind, used=picks[0].used)
    if count_of(picks, kinds) > count_para(state, do.start):
        return refuse("too_many_paratroopers", RULE, most=count_para(state, do.start))
    goal = do.route[-1]
    if not para_targets(state, theatre(state), do.start) & state.rules.board.bit[goal]:
        return refuse("no_drop_there", RULE, space=goal)
    return None


def dropped(step: Stepping, do: Paradrop) -> None:
    """Paratroopers fly to their goal."""
    state, goal = step.state, do.route[-1]
    picks = chosen(state, do.start, do.units)
    assert not isinstance(picks, Refusal)
    left, there = state.at(do.start), state.at(goal)
    for p in picks:
        left = take(left, p)
        there = add(there, Pile(p.nation, p.kind, p.count, FULL, do.start, PARA))
    step.state = noted(with_all_piles(state, {do.start: left, goal: there}), moved=True)
    units = tuple(f"{p.count} {p.kind}" for p in picks)
    step.tell("moved", units=units, start=do.start, route=(goal,), by=state.seat)
