"""Bases that lend range to what sets out beside them (rule book, lines 786-792, 1273, 1295)."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.facilities import is_working
from ..core.pieces import Piles, add
from ..core.position import with_all_piles
from ..core.units import Domain
from ..core.whereabouts import spaces_in, whereabouts
from .politics import open_land
from .state import State


def with_extra(state: State) -> State:
    """The position with what bases add to the range of the moving nation's pieces.

    Aircraft by a base in the land they stand in, ships by one beside their zone; not what has moved.
    """
    changed: dict[str, Piles] = {}
    lent = _lent(state)
    seat, board, known = state.seat, state.rules.board, whereabouts(state)
    spaces = known.helped
    for steps in lent.values():
        for space in steps:
            spaces |= board.bit[space]
    for space in spaces_in(state, spaces & known.of((seat,))):
        piles = state.at(space)
        domain: Domain = "sea" if board.is_sea(space) else "air"
        extra = lent[domain].get(space, 0)
        if any(p.nation == seat and not p.used and (extra or p.extra) for p in piles):
            other = _based(state, piles, domain, extra)
            if other != piles:
                changed[space] = other
    return with_all_piles(state, changed) if changed else state


def _lent(state: State) -> dict[Domain, dict[str, int]]:
    """Steps more for pieces of each domain, by the space they set out from.

    By working bases in land that is open to the nation (A57), unless it was taken this turn.
    """
    rows, coasts, taken = state.rules.facilities, state.rules.coasts, state.turn.taken
    bases = whereabouts(state).having(kind for kind, row in rows.items() if row.extra)
    lent: dict[Domain, dict[str, int]] = {"air": {}, "sea": {}}
    for land in state.rules.board.names_of(open_land(state, state.seat) & bases):
        for p in state.at(land) if land not in taken else ():
            extra = rows[p.kind].extra if p.kind in rows else {}
            if extra and is_working(p, state.kinds(p.nation)):
                for domain, steps in extra.items():
                    found = lent[domain]
                    for space in (land,) if domain == "air" else coasts[land]:
                        found[space] = max(found.get(space, 0), steps)
    return lent


def _based(state: State, piles: Piles, domain: Domain, extra: int) -> Piles:
    """The pieces of a space, the moving nation's of a domain with these steps more."""
    kinds = state.rules.roster.domain
    found: Piles = ()
    for p in piles:
        is_own = p.nation == state.seat and not p.used
        found = add(found, replace(p, extra=extra if kinds[p.kind] == domain else 0) if is_own else p)
    return found
