"""Leaving a battle: attackers go back together, and some pieces slip away by themselves."""

from __future__ import annotations

from msgspec.structs import replace

from .pieces import FULL, Pile, Piles, add, counted, merged, take
from .position import P, Position, with_all_piles
from .relocate import riders
from .theatre import closed_canals, sea_links


def withdrawn(state: P, attackers: Piles, space: str, to: str) -> P:
    """The position with all attackers gone to one space; aircraft stay in the air over the battle.

    With no space to go to, only the aircraft leave. Guests on decks that sail away go along.
    """
    air = state.rules.roster.air
    here, there = state.at(space), state.at(to) if to else ()
    for p in attackers:
        here = take(here, p)
        if p.kind in air:
            here = add(here, replace(p, task="withdrawn"))
        elif to:
            cargo = tuple(replace(c, lands="") for c in p.cargo)
            gone = Pile(p.nation, p.kind, p.count, FULL, "", "withdrawn", (), cargo, p.damage)
            there = add(there, gone)
        else:
            here = add(here, p)
    if to and state.rules.board.is_sea(space):
        for guest in riders(state, space, here, there):
            here, there = take(here, guest), add(there, guest)
    return with_all_piles(state, {space: here, to: there} if to else {space: here})


def slipped_away(state: P, piles: Piles, count: int, space: str, to: str) -> P:
    """The position with so many of these pieces gone to a zone, or with no zone: dived where they are."""
    here, there = state.at(space), state.at(to) if to else ()
    for p in first_of(piles, count):
        here = take(here, p)
        if to:
            used = FULL if p.nation == state.seat else p.used
            there = add(there, Pile(p.nation, p.kind, p.count, used, damage=p.damage))
        else:
            here = add(here, replace(p, task="submerged"))
    return with_all_piles(state, {space: here, to: there} if to else {space: here})


def first_of(piles: Piles, count: int) -> Piles:
    """So many of these pieces."""
    found: list[Pile] = []
    for p in piles:
        part = min(count, p.count)
        if part:
            found.append(counted(p, part))
            count -= part
    return merged(found)


def zones_beside(state: Position, nation: str, space: str) -> tuple[str, ...]:
    """The zones next to a space that a nation's ships could sail to, canals being what they are now."""
    board = state.rules.board
    canals = closed_canals(board, state.relations.friends[nation], (state.owner,))
    return board.names_of(sea_links(board, canals)[board.index[space]] & board.sea)


def has_foes(state: Position, nation: str, piles: Piles) -> bool:
    """Whether an enemy of the nation is among the pieces, above the water."""
    foes = state.relations.foes[nation]
    return any(p.nation in foes and p.task != "submerged" for p in piles)
