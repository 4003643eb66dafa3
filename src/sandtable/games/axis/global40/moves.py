"""Where single pieces could go in a movement phase: for programs that ask about the whole board."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.pieces import Pile
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE
from ..core.resting import rested
from ..core.singles import check_asked, listed, united
from .reaching import goals, lone_ends
from .state import State, idle
from .theatre import theatre
from .turn import begun_at


def single_moves(state: State, seat: str, phase: str) -> dict[str, dict[str, list[str]]]:
    """For each space and kind of unit, where one such unit may end its move on its own.

    The seat is given a fresh turn on the position. Nothing is loaded or unloaded, so where ships would only
    put in to load is not counted. Raises ValueError.
    """
    fresh = fresh_turn(state, seat, phase)
    if fresh.phase == COMBAT_MOVE and not fresh.is_at_war(seat):
        return {}
    th = theatre(fresh)

    def ends(space: str, pile: Pile) -> int:
        return united(goals(fresh, th, space, pile)) & lone_ends(fresh, th, space, pile)

    return listed(fresh, ends)


def fresh_turn(state: State, seat: str, phase: str) -> State:
    """The position with all pieces rested, in one movement phase of the seat; raises ValueError."""
    check_asked(state, seat, phase)
    fresh = replace(idle(rested(state)), seat=seat)
    return begun_at(fresh, COMBAT_MOVE if phase == COMBAT_MOVE else NONCOMBAT_MOVE)
