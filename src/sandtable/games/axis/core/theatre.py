"""The board as the moving nation sees it, as sets of spaces: where it may go, stop, land."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from msgspec import Struct

from .board import Board, Links
from .position import Position


class Theatre(Struct, frozen=True, eq=False):
    """Derived from a state once per question; every field but the tolls is a set of spaces."""

    friendly: int
    """Land of the moving nation and of those who share theirs with it."""
    hostile: int
    """Land an enemy controls."""
    neutral: int
    """Land that belongs to nobody."""
    closed: int
    """Land of nations that it neither fights nor shares with: nothing may enter."""
    occupied: int
    """Spaces with enemy pieces: ships at sea, anything on land, also what stands aside."""
    guns: int
    """Land with enemies that fire at aircraft."""
    complexes: int
    """Land with enemy installations that make units."""
    ours: int
    """Spaces with pieces of the moving nation."""
    airfields: int
    """Land where its aircraft may land: friendly since the turn began."""
    sea_near: tuple[int, ...]
    """Neighbours for ships: closed canals are cut."""
    sky_near: tuple[int, ...]
    sky_around: tuple[tuple[int, ...], ...]
    """Neighbours for aircraft, as sets and by number: closed land is cut."""
    barred: int
    """Spaces it may not attack at all."""
    tolls: int
    """How many neutrals it can pay for beside those announced."""
    announced: int
    """Neutrals whose fine is kept ready for a landing."""
    assailable: int = 0
    """Neutrals that may be attacked for nothing: the end of a flight, never on its way."""


def survey(
    state: Position,
    canals: tuple[str, ...] = (),
    tolls: int = 0,
    announced: int = 0,
    may_attack: bool = True,
) -> Theatre:
    """The board seen by the nation whose turn it is.

    `canals` are those that are closed to it. How many neutrals it can
    pay for, those it has announced a landing on and whether it may attack at all, the edition says.
    """
    rules, relations = state.rules, state.relations
    board, bit = rules.board, rules.board.bit
    seat, held = state.seat, state.turn.held
    ours, foes = relations.shares[seat], relations.foes[seat]
    friendly = hostile = neutral = airfields = 0
    for space, owner in state.owner.items():
        if owner in ours:
            friendly |= bit[space]
            if held.get(space, "") in ours:
                airfields |= bit[space]
        elif owner in foes:
            hostile |= bit[space]
        elif not owner:
            neutral |= bit[space]
    flak, makes = rules.roster.having["flak"], rules.roster.makes
    occupied = guns = complexes = mine = 0
    for space, piles in state.units.items():
        for pile in piles:
            if pile.nation == seat:
                mine |= bit[space]
            elif pile.nation in foes and pile.task != "submerged":
                occupied |= bit[space]
                if pile.kind in flak:
                    guns |= bit[space]
                elif pile.kind in makes:
                    complexes |= bit[space]
    closed = board.land & ~friendly & ~hostile & ~neutral
    sky_near, sky_around = open_sky(board, closed)
    return Theatre(
        friendly=friendly,
        hostile=hostile,
        neutral=neutral,
        closed=closed,
        occupied=occupied,
        guns=guns,
        complexes=complexes,
        ours=mine,
        airfields=airfields,
        sea_near=sea_links(board, canals),
        sky_near=sky_near,
        sky_around=sky_around,
        barred=0 if may_attack else hostile | neutral | occupied,
        tolls=tolls,
        announced=announced,
    )


def closed_canals(
    board: Board, friends: Collection[str], moments: Collection[Mapping[str, str]]
) -> tuple[str, ...]:
    """Canals of which some bank is not in friends' hands, by the owners at each of these moments."""
    return tuple(
        canal.id
        for canal in board.canals
        if not all(owner.get(bank, "") in friends for bank in canal.hold for owner in moments)
    )


@lru_cache(maxsize=16)
def sea_links(board: Board, closed: tuple[str, ...]) -> tuple[int, ...]:
    """Neighbours for ships with the given canals closed."""
    near = list(board.near)
    for canal in board.canals:
        if canal.id in closed:
            a, b = (board.index[zone] for zone in canal.zones)
            near[a] &= ~(1 << b)
            near[b] &= ~(1 << a)
    return Links(near)


@lru_cache(maxsize=64)
def open_sky(board: Board, closed: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Neighbours for aircraft that may not fly over some land, as sets and by number."""
    if not closed:
        return board.near, board.around
    near = Links(spaces & ~closed for spaces in board.near)
    return near, Links(tuple(i for i in ring if not closed >> i & 1) for ring in board.around)
