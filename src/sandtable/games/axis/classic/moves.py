"""Where single pieces could go in a movement phase: for programs that ask about the whole board."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.resting import rested
from ..core.singles import check_asked, listed, united
from ..core.targets import targets
from .state import State
from .theatre import theatre
from .turn import begun


def single_moves(state: State, seat: str, phase: str) -> dict[str, dict[str, list[str]]]:
    """For each space and kind of unit, where one such unit may end its move on its own.

    The seat is given a fresh turn on the position. Nothing is loaded or unloaded. Raises ValueError.
    """
    fresh = fresh_turn(state, seat, phase)
    th = theatre(fresh)
    return listed(fresh, lambda space, pile: united(targets(fresh, th, space, pile)))


def fresh_turn(state: State, seat: str, phase: str) -> State:
    """The position with all pieces rested, in one movement phase of the seat; raises ValueError."""
    check_asked(state, seat, phase)
    idle = replace(rested(state), seat=seat, flak=None, battle=None, over=None)
    return replace(begun(idle), phase=phase)
