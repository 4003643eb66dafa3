"""Where single pieces could go in a movement phase: for programs that ask about the whole board."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.pieces import counted
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE, own
from ..core.resting import rested
from .reaching import goals, lone_ends
from .state import State, idle
from .theatre import theatre
from .turn import begun_at

MOVEMENT = (COMBAT_MOVE, NONCOMBAT_MOVE)


def single_moves(state: State, seat: str, phase: str) -> dict[str, dict[str, list[str]]]:
    """For each space and kind of unit, where one such unit may end its move on its own.

    The seat is given a fresh turn on the position. Kinds that cannot move are left out, and so are
    spaces without any that can. Nothing is loaded or unloaded, so where ships would only put in to load is
    not counted. Raises ValueError.
    """
    fresh = fresh_turn(state, seat, phase)
    th, names_of = theatre(fresh), fresh.rules.board.names_of
    found: dict[str, dict[str, list[str]]] = {}
    for space in sorted(fresh.units):
        kinds: dict[str, int] = {}
        for pile in own(fresh, space):
            for mask in goals(fresh, th, space, counted(pile, 1)).values():
                kinds[pile.kind] = kinds.get(pile.kind, 0) | mask & lone_ends(fresh, th, space, pile)
        rows = {kind: sorted(names_of(mask)) for kind, mask in sorted(kinds.items()) if mask}
        if rows:
            found[space] = rows
    return found


def fresh_turn(state: State, seat: str, phase: str) -> State:
    """The position with all pieces rested, in one movement phase of the seat; raises ValueError."""
    if seat not in state.rules.order:
        raise ValueError(f"unknown seat {seat!r}; seats are {', '.join(state.rules.order)}")
    if phase not in MOVEMENT:
        raise ValueError(f"unknown phase {phase!r}; movement phases are {', '.join(MOVEMENT)}")
    fresh = replace(idle(rested(state)), seat=seat)
    return begun_at(fresh, COMBAT_MOVE if phase == COMBAT_MOVE else NONCOMBAT_MOVE)
