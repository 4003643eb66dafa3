"""Bases that lend range to what sets out beside them (rule book, lines 786-792, 1273, 1295)."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.facilities import is_working
from ..core.pieces import Piles, add
from ..core.position import with_all_piles
from ..core.units import Domain
from .politics import open_land
from .state import State


def with_extra(state: State) -> State:
    """The position with what bases add to the range of the moving nation's pieces.

    Aircraft by a base in the land they stand in, ships by one beside their zone; not what has moved.
    """
    changed: dict[str, Piles] = {}
    usable = open_land(state, state.seat)
    for space, piles in state.units.items():
        if any(p.nation == state.seat and not p.used for p in piles):
            other = _based(state, space, piles, usable)
            if other != piles:
                changed[space] = other
    return with_all_piles(state, changed) if changed else state


def _based(state: State, space: str, piles: Piles, usable: int) -> Piles:
    domain, extra = state.rules.roster.domain, _extras(state, space, usable)
    found: Piles = ()
    for p in piles:
        is_own = p.nation == state.seat and not p.used
        found = add(found, replace(p, extra=extra.get(domain[p.kind], 0)) if is_own else p)
    return found


def _extras(state: State, space: str, usable: int) -> dict[str, int]:
    """Steps more by domain for what sets out from a space."""
    at_sea = state.rules.board.is_sea(space)
    domain: Domain = "sea" if at_sea else "air"
    lands = state.rules.shores[space] if at_sea else (space,)
    found = max((_base_extra(state, land, domain, usable) for land in lands), default=0)
    return {domain: found} if found else {}


def _base_extra(state: State, land: str, domain: Domain, usable: int) -> int:
    """What working bases of friends in a territory add for a domain (A57), unless taken this turn."""
    rows, best = state.rules.facilities, 0
    for p in state.at(land):
        row = rows.get(p.kind)
        is_usable = usable & state.rules.board.bit[land] and land not in state.turn.taken
        if row and row.extra.get(domain) and is_usable and is_working(p, state.kinds(p.nation)):
            best = max(best, row.extra[domain])
    return best
