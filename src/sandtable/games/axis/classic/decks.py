"""Decks and islands for fighters after a sea battle, and when their owners choose (2nd: ch. 4, fighters)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from ..core.pieces import Piles, total
from .state import State

Party: TypeAlias = Collection[str]
"""Nations that share their decks."""


def seeking_decks(state: State, zone: str, party: Party) -> Piles:
    """Fighters of friends that must come down in the zone now; the moving nation's own land later."""
    light = state.rules.roster.deck_load
    return tuple(
        p for p in state.at(zone) if p.kind in light and p.nation in party and p.nation != state.seat
    )


def count_decks(state: State, zone: str, party: Party) -> int:
    """How many fighters the carriers of friends in the zone hold."""
    decks = state.rules.roster.decks
    carriers = (p for p in state.at(zone) if p.kind in decks and p.nation in party)
    return sum(decks[p.kind] * p.count for p in carriers)


def friendly_island(state: State, zone: str, nation: str) -> str:
    """An island in the zone that the nation's side controls, its own before an ally's; "" if none."""
    friends = state.relations.friends[nation]
    friendly = [
        island
        for island, around in state.rules.board.island_in.items()
        if around == zone and state.owner[island] in friends and island not in state.turn.taken
    ]
    return min(friendly, key=lambda island: state.owner[island] != nation, default="")


def contending(state: State, zone: str) -> Piles:
    """Fighters of several nations of one side that outnumber the decks left for them; empty where there
    is nothing to choose: no deck or an island for all of them, or one nation's alone."""
    if not state.rules.decks_by_choice:
        return ()
    for party in state.relations.parties:
        piles = seeking_decks(state, zone, party)
        if len({p.nation for p in piles}) < 2 or friendly_island(state, zone, piles[0].nation):
            continue
        if 0 < count_decks(state, zone, party) < total(piles):
            return piles
    return ()


def count_without_deck(state: State, zone: str) -> int:
    """How many of the contending fighters are lost."""
    piles = contending(state, zone)
    return total(piles) - count_decks(state, zone, state.relations.shares[piles[0].nation]) if piles else 0
