"""Where single pieces could go in a movement phase, for the whole board."""

from __future__ import annotations

from collections.abc import Callable

from .pieces import Pile, counted
from .position import COMBAT_MOVE, NONCOMBAT_MOVE, Position, own

MOVEMENT = (COMBAT_MOVE, NONCOMBAT_MOVE)


def listed(state: Position, ends: Callable[[str, Pile], int]) -> dict[str, dict[str, list[str]]]:
    """For each space and kind of unit, the spaces where one such unit may end its move.

    `ends` gives them for a piece in a space. Kinds that cannot move are left out, and so are spaces without
    any that can.
    """
    found: dict[str, dict[str, list[str]]] = {}
    for space in sorted(state.units):
        kinds: dict[str, int] = {}
        for pile in own(state, space):
            kinds[pile.kind] = kinds.get(pile.kind, 0) | ends(space, counted(pile, 1))
        names_of = state.rules.board.names_of
        rows = {kind: sorted(names_of(mask)) for kind, mask in sorted(kinds.items()) if mask}
        if rows:
            found[space] = rows
    return found


def check_asked(state: Position, seat: str, phase: str) -> None:
    """Raises ValueError unless there is such a seat and such a movement phase."""
    if seat not in state.rules.order:
        raise ValueError(f"unknown seat {seat!r}; seats are {', '.join(state.rules.order)}")
    if phase not in MOVEMENT:
        raise ValueError(f"unknown phase {phase!r}; movement phases are {', '.join(MOVEMENT)}")


def united(found: dict[int, int]) -> int:
    """All spaces of sets that are given by the number of pieces that may go there."""
    spaces = 0
    for mask in found.values():
        spaces |= mask
    return spaces
