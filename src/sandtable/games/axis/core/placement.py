"""Where bought units may stand: beside or on what makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from .facilities import is_working
from .passage import room_in_land
from .position import Position

Ways: TypeAlias = dict[str, dict[str, int]]
"""For each space where a unit may go: the makers that can make it, and how many."""


def makers(state: Position, space: str, kind: str) -> tuple[str, ...]:
    """The kinds of installation in a space that work and make units of this kind."""
    roster = state.rules.roster
    domain, makes = roster.domain[kind], roster.makes
    return tuple(
        p.kind
        for p in state.at(space)
        if domain in makes.get(p.kind, ()) and is_working(p, state.kinds(p.nation))
    )


def ways_to_place(
    state: Position, kind: str, output: Mapping[str, int], may_launch: Callable[[str], bool]
) -> Ways:
    """Where a unit may go, given how many each maker can still make.

    Ships go to a zone beside their maker if the edition lets them be launched there, all others where they
    are made, as far as there is room.
    """
    board, roster = state.rules.board, state.rules.roster
    found: Ways = {}
    for maker, most in output.items():
        if most <= 0:
            continue
        if kind in roster.sea:
            for zone in board.neighbours[maker]:
                if board.is_sea(zone) and may_launch(zone):
                    found.setdefault(zone, {})[maker] = most
        elif (left := min(most, room_in_land(state, kind, maker))) > 0:
            found[maker] = {maker: left}
    return found
