"""The board as the moving nation sees it, as sets of spaces: where it may go, stop, land."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..core.board import Board
from .state import State, is_held_back


class Theatre(Struct, frozen=True, eq=False):
    """Derived from a state once per question; every field is a set of spaces."""

    friendly: int
    """Land the moving side controls."""
    hostile: int
    """Land an enemy controls."""
    neutral: int
    occupied: int
    """Spaces with enemy pieces: ships at sea, anything on land (guns and complexes too)."""
    guns: int
    """Land with an enemy anti-aircraft gun."""
    complexes: int
    """Land with an enemy industrial complex."""
    ours: int
    """Spaces with pieces of the moving nation."""
    airfields: int
    """Land where its aircraft may land: friendly since the turn began."""
    sea_near: tuple[int, ...]
    """Neighbours for ships: closed canals are cut."""
    barred: int
    """Spaces it may not attack at all."""
    tolls: int
    """How many neutrals it can pay for beside those announced."""
    announced: int
    """Neutrals whose fine is kept ready for a landing."""


def theatre(state: State) -> Theatre:
    """The board seen by the nation whose turn it is."""
    rules = state.rules
    board, bit = rules.board, rules.board.bit
    friends, foes = rules.relations.friends[state.seat], rules.relations.foes[state.seat]
    friendly = hostile = airfields = 0
    held = state.turn.held
    for space, owner in state.owner.items():
        if owner in friends:
            friendly |= bit[space]
            if held.get(space, "") in friends:
                airfields |= bit[space]
        elif owner in foes:
            hostile |= bit[space]
    flak, makes = rules.roster.having["flak"], rules.roster.makes
    occupied = guns = complexes = mine = 0
    for space, piles in state.units.items():
        for pile in piles:
            if pile.nation == state.seat:
                mine |= bit[space]
            if pile.nation in foes and pile.task != "submerged":
                occupied |= bit[space]
                if pile.kind in flak:
                    guns |= bit[space]
                elif pile.kind in makes:
                    complexes |= bit[space]
    neutral = board.land & ~friendly & ~hostile
    held_back = is_held_back(state)
    announced = announced_neutrals(state)
    return Theatre(
        friendly=friendly,
        hostile=hostile,
        neutral=neutral,
        occupied=occupied,
        guns=guns,
        complexes=complexes,
        ours=mine,
        airfields=airfields,
        sea_near=sea_links(board, closed_canals(state)),
        barred=(hostile | neutral | occupied) if held_back else 0,
        tolls=0 if held_back else state.ipc[state.seat] // NEUTRAL_FINE - len(announced),
        announced=sum(bit[space] for space in announced),
    )


NEUTRAL_FINE = 3
"""What the first violator of a neutral pays (2nd: ch. 4, neutrality)."""


def announced_neutrals(state: State) -> set[str]:
    """Neutrals an assault has been announced on: their fines are still to be paid."""
    return {
        c.lands
        for piles in state.units.values()
        for p in piles
        for c in p.cargo
        if c.lands and state.owner[c.lands] == ""
    }


def closed_canals(state: State) -> tuple[str, ...]:
    """Canals the moving nation may not pass: not all banks friendly since the turn began.

    2nd: ch. 2 names no moment, 3rd: the map does for Panama; one moment is used for both canals, unless
    the option `canals_at_once` asks for control alone.
    """
    friends = state.relations.friends[state.seat]
    return tuple(
        canal.id
        for canal in state.rules.board.canals
        if not all(_is_held(state, friends, bank) for bank in canal.hold)
    )


def _is_held(state: State, friends: frozenset[str], bank: str) -> bool:
    before, now = state.turn.held.get(bank, ""), state.owner[bank]
    if state.rules.canals_at_once:
        before = now
    return before in friends and now in friends


@lru_cache(maxsize=16)
def sea_links(board: Board, closed: tuple[str, ...]) -> tuple[int, ...]:
    """Neighbours for ships with the given canals closed."""
    near = list(board.near)
    for canal in board.canals:
        if canal.id in closed:
            a, b = (board.index[zone] for zone in canal.zones)
            near[a] &= ~(1 << b)
            near[b] &= ~(1 << a)
    return tuple(near)
