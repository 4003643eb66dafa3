"""Decks and islands for fighters after a sea battle, and when their owners choose (2nd: ch. 4, fighters)."""

from __future__ import annotations

from ..core.pieces import Piles, total
from .state import State


def seeking_decks(state: State, zone: str, side: str) -> Piles:
    """A side's fighters that must come down in the zone now; the moving nation's own land later."""
    sides, light = state.rules.side, state.rules.roster.deck_load
    return tuple(
        p for p in state.at(zone) if p.kind in light and sides[p.nation] == side and p.nation != state.seat
    )


def count_decks(state: State, zone: str, side: str) -> int:
    """How many fighters the side's carriers in the zone hold."""
    sides, decks = state.rules.side, state.rules.roster.decks
    carriers = (p for p in state.at(zone) if p.kind in decks and sides[p.nation] == side)
    return sum(decks[p.kind] * p.count for p in carriers)


def friendly_island(state: State, zone: str, nation: str) -> str:
    """An island in the zone that the nation's side controls, its own before an ally's; "" if none."""
    sides = state.rules.side
    friendly = [
        island
        for island, around in state.rules.board.island_in.items()
        if around == zone
        and sides.get(state.owner[island]) == sides[nation]
        and island not in state.turn.taken
    ]
    return min(friendly, key=lambda island: state.owner[island] != nation, default="")


def contending(state: State, zone: str) -> Piles:
    """Fighters of several nations of one side that outnumber the decks left for them; empty where there
    is nothing to choose: no deck or an island for all of them, or one nation's alone."""
    if not state.rules.decks_by_choice:
        return ()
    for side in sorted(set(state.rules.side.values())):
        piles = seeking_decks(state, zone, side)
        if len({p.nation for p in piles}) < 2 or friendly_island(state, zone, piles[0].nation):
            continue
        if 0 < count_decks(state, zone, side) < total(piles):
            return piles
    return ()


def count_without_deck(state: State, zone: str) -> int:
    """How many of the contending fighters are lost."""
    piles = contending(state, zone)
    return total(piles) - count_decks(state, zone, state.rules.side[piles[0].nation]) if piles else 0
