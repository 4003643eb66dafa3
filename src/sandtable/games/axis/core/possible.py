"""Positions that are arranged or edited: what in them no game could come to when a turn begins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias

from .pieces import Pile, Piles, count_of
from .position import Position, Rules
from .relations import Relations
from .units import Roster

Free: TypeAlias = Callable[[str], Collection[str]]
"""The nations whose units may stand in land that nobody controls."""


def closed(space: str) -> Collection[str]:
    """Nobody: all neutral land is closed."""
    return ()


def why_impossible(state: Position, free: Free = closed) -> str:
    """Where pieces stand as they never do when a turn begins, and what is wrong; "" when nothing is.

    `free` tells who may be in neutral land: nobody, unless an edition knows better.
    """
    for nation, capital in state.rules.capital.items():
        if not state.owner[capital]:
            return f"{capital}: the capital of {nation} cannot be neutral"
    for space, piles in state.units.items():
        wrong = why_not_there(state.rules, state.relations, state.owner, space, piles, free)
        if wrong:
            return f"{space}: {wrong}"
    return ""


def why_not_there(
    rules: Rules,
    relations: Relations,
    owner: Mapping[str, str],
    space: str,
    piles: Piles,
    free: Free = closed,
) -> str:
    """What is wrong with pieces that stand in a space when a turn begins, "" when nothing is."""
    at_sea = rules.board.is_sea(space)
    nations, shares = {p.nation: None for p in piles}, relations.shares
    for p in piles:
        wrong = _why_not_piece(rules.roster, relations, p, at_sea)
        if wrong:
            return wrong
        if not at_sea and p.kind in rules.roster.having["installation"] and p.nation != owner[space]:
            return "a complex belongs to the owner of the land"
    if at_sea:
        return (
            "aircraft without a carrier"
            if any(_lacks_decks(rules.roster, relations, piles, n) for n in nations)
            else ""
        )
    guests = free(space) if piles and not owner[space] else nations
    if any(nation not in guests for nation in nations):
        return "units on neutral land"
    if any(b not in shares[a] for a in nations for b in nations):
        return f"enemies in one territory: {', '.join(nations)}"
    if owner[space] and any(owner[space] not in shares[nation] for nation in nations):
        return f"units on enemy land: {owner[space]} owns it"
    for kind, most in rules.most_in_land.items():
        if count_of(piles, (kind,)) > most:
            return "more than one gun" if kind in rules.roster.having["flak"] else "more than one complex"
    return ""


def _why_not_piece(roster: Roster, relations: Relations, pile: Pile, at_sea: bool) -> str:
    """What is wrong with pieces of one pile, whoever else is there."""
    if pile.kind not in roster.air and (pile.kind in roster.sea) != at_sea:
        return f"{pile.kind} cannot stand there"
    if pile.cargo and pile.kind not in roster.holds:
        return f"{pile.kind} carries no cargo"
    bulk = [roster.load.get(c.kind, 0) for c in pile.cargo]
    if 0 in bulk or sum(bulk) > roster.holds.get(pile.kind, 0):
        return "too much cargo"
    if any(not relations.may_share(pile.nation, c.nation) for c in pile.cargo):
        return "cargo of an enemy"
    return ""


def _lacks_decks(roster: Roster, relations: Relations, piles: Piles, nation: str) -> bool:
    """Whether aircraft of a nation and its friends in a zone fit on no deck, or not on those they have."""
    ours, room = relations.shares[nation], 0
    for p in piles:
        if p.nation in ours:
            if p.kind in roster.air and p.kind not in roster.deck_load:
                return True
            room += p.count * (roster.decks.get(p.kind, 0) - roster.deck_load.get(p.kind, 0))
    return room < 0
