"""Casualties: the texts that name them, and what goes down with a ship.

Rule book, lines 926, 948-958, 1057, 1524-1530.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..core.pieces import Pile, Piles, add, counted, merged, take, total, write_spec
from ..core.position import with_piles
from .engaged import DROPPED, RAIDING, SCRAMBLED, TRAPPED
from .state import Battle, State, Stepping

RULE = "17.casualties"


def name(state: State, pile: Pile) -> str:
    """The text that names a candidate: the attacker's aircraft by their range, ships by their cargo.

    Where it matters, the place a piece came from or the facility that it bombs is in it.
    """
    roster = state.rules.roster
    flying = pile.kind in roster.air and pile.nation == state.seat
    text = write_spec(replace(pile, damage=0), "", flying, roster.holds)
    if pile.task == DROPPED:
        return f"{text}/{DROPPED}"
    return f"{text}/{pile.came}" if pile.came and _is_told_apart(state, pile) else text


def _is_told_apart(state: State, pile: Pile) -> bool:
    """Whether like pieces from elsewhere may be there: scramblers, bombers, landed and overland troops."""
    battle = state.battle
    if pile.task in (SCRAMBLED, RAIDING):
        return True
    return battle is not None and battle.landed and bool(battle.origins) and pile.nation == state.seat


def went_down(step: Stepping, battle: Battle, lost: Piles) -> None:
    """Aircraft that were cargo of carriers that are gone are lost with them."""
    decks = step.state.rules.roster.decks
    for nation in dict.fromkeys(p.nation for p in lost if p.kind in decks):
        drown(step, battle.space, nation)


def drown(step: Stepping, zone: str, nation: str) -> None:
    """Aircraft aboard that find no deck any more among the ships of a nation and its friends in a zone.

    Trapped ones are aboard damaged carriers; in the turn of an ally guests are aboard too (lines 757, 1530).
    """
    state = step.state
    friends = state.relations.friends[nation]
    trapped = tuple(p for p in state.at(zone) if p.task == TRAPPED and p.nation in friends)
    _sink(step, zone, trapped, total(trapped) - _decks(step.state, zone, nation, hurt=True))
    if nation == state.seat:
        riding = guests(step.state, zone)
        room = _decks(step.state, zone, nation) - total(p for p in step.state.at(zone) if p.task == TRAPPED)
        _sink(step, zone, riding, total(riding) - room)


def guests(state: State, zone: str) -> Piles:
    """Aircraft of allies of the moving nation that lie on decks there, not trapped."""
    friends, light = state.relations.friends[state.seat], state.rules.roster.deck_load
    return tuple(
        p
        for p in state.at(zone)
        if p.kind in light and p.nation in friends and p.nation != state.seat and p.task != TRAPPED
    )


def _decks(state: State, zone: str, nation: str, hurt: bool | None = None) -> int:
    """Room on the carriers of a nation and its friends; on damaged ones only, or whole ones, if asked."""
    friends, decks = state.relations.friends[nation], state.rules.roster.decks
    ships = (p for p in state.at(zone) if p.kind in decks and p.nation in friends)
    return sum(decks[p.kind] * p.count for p in ships if hurt is None or hurt == (p.damage > 0))


def _sink(step: Stepping, zone: str, piles: Piles, count: int) -> None:
    """So many of these are lost with their ships."""
    there, lost = step.state.at(zone), list[Pile]()
    for p in piles:
        part = min(count, p.count)
        if part > 0:
            lost.append(counted(p, part))
            there, count = take(there, lost[-1]), count - part
    if lost:
        step.state = with_piles(step.state, zone, there)
        step.tell("drowned", space=zone, units=tuple(f"{p.count} {p.nation}:{p.kind}" for p in lost))


def trap_guests(step: Stepping, zone: str) -> None:
    """Guests for whom no undamaged deck is left are trapped aboard damaged ones (line 1524)."""
    state = step.state
    riding = guests(state, zone)
    count = total(riding) - _decks(state, zone, state.seat, hurt=False)
    there = state.at(zone)
    for p in riding:
        part = min(count, p.count)
        if part > 0:
            caught = counted(p, part)
            there, count = add(take(there, caught), replace(caught, task=TRAPPED)), count - part
    if there != state.at(zone):
        step.state = with_piles(state, zone, there)
        step.tell("trapped", space=zone)


def freed(state: State, zone: str) -> State:
    """The position with aircraft free again for which there are undamaged decks."""
    there = state.at(zone)
    light, decks = state.rules.roster.deck_load, state.rules.roster.decks
    if not any(p.task == TRAPPED for p in there):
        return state
    whole = sum(decks[p.kind] * p.count for p in there if p.kind in decks and not p.damage)
    room = whole - total(p for p in there if p.kind in light and p.task != TRAPPED)
    piles: list[Pile] = []
    for p in there:
        part = max(0, min(room, p.count)) if p.task == TRAPPED else 0
        if part:
            piles.append(replace(p, count=part, task=""))
            room -= part
        if p.count > part:
            piles.append(counted(p, p.count - part))
    return with_piles(state, zone, merged(piles))
