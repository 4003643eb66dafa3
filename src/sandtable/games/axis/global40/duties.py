"""What ships owe before the combat move closes: to be there for something (lines 646, 671-676, 698-709)."""

from __future__ import annotations

from ....kernel.protocol import Refusal, refuse
from ..core.pieces import Pile
from .reaching import goals, has_troops, is_laden
from .shipping import can_load, can_reach_beach
from .state import State
from .theatre import Theatre, theatre


def why_not_close(state: State) -> Refusal | None:
    """Why the combat move cannot be closed yet: ships lie where they cannot fight, or sailed to no purpose.

    Only while they can still do something else: what no order can mend holds nobody up.
    """
    th, ships = theatre(state), _ships(state)
    alone = tuple(dict.fromkeys(zone for zone, p in ships if _must_leave(state, th, zone, p)))
    if alone:
        return refuse("cannot_stay_alone", "11.shared", spaces=alone)
    idle = tuple(dict.fromkeys(zone for zone, p in ships if _is_idle(state, th, zone, p)))
    return refuse("sailed_for_nothing", "15.transports", spaces=idle) if idle else None


def _ships(state: State) -> list[tuple[str, Pile]]:
    """The moving nation's ships without an attack value, and where they are."""
    seat, shores, kinds = state.seat, state.rules.shores, state.kinds(state.seat)
    sea, units = state.rules.roster.sea, state.units.items()
    return [
        (zone, p)
        for zone, piles in units
        if zone in shores
        for p in piles
        if p.nation == seat and p.kind in sea and not kinds[p.kind].attack
    ]


def _must_leave(state: State, th: Theatre, zone: str, ship: Pile) -> bool:
    """Whether a ship lies beside enemy surface warships, with nothing there that has an attack value, and can
    leave (lines 704, 755, 1612)."""
    bit = state.rules.board.bit[zone]
    return bool(bit & th.occupied & ~th.fighting) and any(goals(state, th, zone, ship).values())


def _is_idle(state: State, th: Theatre, zone: str, ship: Pile) -> bool:
    """Whether a ship that carries troops has sailed without landing any or being in a battle, though it could
    still load, land or sail on to an assault."""
    if not ship.used or ship.task or ship.kind not in state.rules.roster.holds:
        return False
    if any(c.lands for c in ship.cargo) or state.rules.board.bit[zone] & (th.occupied | th.attacked):
        return False
    if is_laden(state, ship):
        return can_reach_beach(state, th, zone, ship)
    if can_load(state, zone, ship) and has_troops(state, zone, ship):
        return True
    return any(goals(state, th, zone, ship).values())
