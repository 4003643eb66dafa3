"""Finding a block by its name in an area."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.protocol import Refusal, refuse
from .blocks import Block, Blocks, read_name, side
from .board import board
from .state import State

RULE = "5.units"


def _any(block: Block) -> bool:
    return True


def named(state: State, seat: str, name: str, area: str) -> list[Block]:
    """The faction's blocks in an area that a name could mean."""
    nation, kind, cv = read_name(name)
    return [
        b
        for b in state.at(area)
        if b.kind == kind and b.cv == cv and nation in ("", b.nation) and side(b) == seat
    ]


def why_not_block(state: State, seat: str, name: str, area: str) -> Refusal | None:
    """Why a name means no block of the faction in an area."""
    if area not in board().areas:
        return refuse("unknown_space", RULE, space=area)
    try:
        found = named(state, seat, name, area)
    except ValueError:
        return refuse("unknown_unit", RULE, unit=name[:40])
    return None if found else refuse("no_such_block", RULE, unit=name, space=area)


def find_block(
    state: State, seat: str, name: str, area: str, fits: Callable[[Block], bool] = _any
) -> Block | None:
    """The first block of a name that fits."""
    return next((b for b in named(state, seat, name, area) if fits(b)), None)


def find_in(blocks: Blocks, name: str) -> Block | None:
    """The first of the blocks that a name could mean."""
    try:
        nation, kind, cv = read_name(name)
    except ValueError:
        return None
    return next((b for b in blocks if b.kind == kind and b.cv == cv and nation in ("", b.nation)), None)
