"""When a phase may be closed, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.protocol import Refusal, refuse
from .placement import PLACE
from .position import NONCOMBAT_MOVE, P, Position
from .queue import Open
from .stranded import must_land
from .theatre import Theatre

COMBAT = "combat"
"""The phase in which battles are fought has this name in all editions."""


def why_not_close(
    state: P,
    open_battles: Callable[[P], tuple[Open, ...]],
    theatre: Callable[[P], Theatre],
    can_place: Callable[[P], bool] | None = None,
) -> Refusal | None:
    """Why the phase cannot be closed yet; with `can_place`, not while bought units find a place."""
    book = state.rules.book
    if state.phase == COMBAT and (battles := open_battles(state)):
        return refuse("battles_to_fight", book.combat, spaces=tuple(space for _, space in battles))
    if state.phase == NONCOMBAT_MOVE:
        flying = must_land(state, theatre(state))
        if flying:
            return refuse("aircraft_must_land", book.noncombat, spaces=flying)
    if state.phase == PLACE and can_place and can_place(state):
        return refuse("units_to_place", book.placement)
    return None


def next_seat(state: Position) -> tuple[str, bool]:
    """The nation whose turn comes next, and whether the round is over before it."""
    order = state.rules.order
    place = order.index(state.seat) + 1
    return order[place % len(order)], place == len(order)
