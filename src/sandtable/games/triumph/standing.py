"""Blocks stand up again where nothing is disputed; until then an aggressor's lie open (section 15)."""

from __future__ import annotations

from msgspec.structs import replace

from .blocks import NEUTRAL, Block, side, sorted_blocks
from .board import board
from .ruleset import SEATS
from .state import State, at_war, first_there


def is_disputed(state: State, area: str) -> bool:
    """Whether enemies stand there together."""
    there = {side(b) for b in state.at(area) if not b.escaped}
    if NEUTRAL in there and len(there) > 1:
        return True
    return any(at_war(state, a, b) for a in there for b in there if a < b)


def stood_up(state: State, area: str) -> State:
    """The state with the blocks of an area hidden again, unless they are aggressors in a disputed one.

    Whoever saw them knows them still.
    """
    blocks = state.at(area)
    if not any(b.open for b in blocks):
        return state
    lying: tuple[str, ...] = ()
    if is_disputed(state, area) and not board().areas[area].is_water:
        lying = first_there(state, area)[1:]
    found = sorted_blocks(_up(b) if b.open and side(b) not in lying else b for b in blocks)
    return replace(state, units={**state.units, area: found})


def _up(block: Block) -> Block:
    if block.escaped or block.nation == NEUTRAL:
        return block
    return replace(block, open=False, known=tuple(s for s in SEATS if s != side(block)))
