"""Putting moved pieces down: movement spent, stops, guns flown over, allied fighters riding along."""

from __future__ import annotations

from collections.abc import Collection

from .passage import is_open
from .pieces import FULL, TRAPPED, Pile, Piles, add, counted, take
from .position import COMBAT_MOVE, P, Position, has_enemies, has_enemy_flak, sharing, with_all_piles


def relocated(
    state: P,
    picks: Piles,
    start: str,
    goal: str,
    steps: int,
    route: tuple[str, ...] = (),
    task: str = "",
    for_good: bool = False,
) -> P:
    """The state with pieces moved, and allied fighters with the carriers they ride on.

    Ships and land units that meet the enemy or move `for_good` go no further this turn; `task` is what
    aircraft are to do there.
    """
    kinds, meets = state.kinds(state.seat), state.rules.manners.meets
    contested = meets is None and has_enemies(state, goal)
    calls_halt = for_good or state.owner.get(goal) == ""
    origin = route[-2] if len(route) > 1 else start
    notes_origin = meets is not None and state.phase == COMBAT_MOVE
    left = state.at(start)
    arrived: list[Pile] = []
    for p in picks:
        left = take(left, p)
        if kinds[p.kind].domain == "air":
            used = p.used + steps if p.used + steps <= kinds[p.kind].move + p.extra else FULL
            over = tuple(g for g in _guns_crossed(state, p, start, route) if g != goal)
            arrived.append(Pile(p.nation, p.kind, p.count, used, "", task, over, extra=p.extra))
        else:
            met = contested or (meets is not None and meets(state, goal, p))
            came = origin if met or notes_origin else ""
            used = FULL if met or calls_halt else p.used + steps
            arrived.append(
                Pile(p.nation, p.kind, p.count, used, came, p.task, (), p.cargo, p.damage, p.extra)
            )
    if any(kinds[p.kind].decks for p in picks):
        for guest in riders(state, start, left):
            left = take(left, guest)
            arrived.append(guest)
    there = left if start == goal else state.at(goal)
    for p in arrived:
        there = add(there, p)
    return with_all_piles(state, {start: left, goal: there})


def _guns_crossed(state: Position, pile: Pile, start: str, route: tuple[str, ...]) -> tuple[str, ...]:
    """The guns an aircraft has flown over, those of this leg added; each fires once."""
    if state.phase != COMBAT_MOVE:
        return ()
    over = pile.over
    for space in (start, *route[:-1]):
        if space not in over and has_enemy_flak(state, space):
            over = (*over, space)
    return over


def riders(state: Position, zone: str, staying: Piles, decks: Piles | None = None) -> Piles:
    """Allied fighters of a zone that must sail along: more than the carriers that stay can hold, and no
    more than the carriers among `decks` can take, where those are named.

    Those aboard decks that are closed and those that fly are told apart: each keeps to its own.
    """
    seat, light, ours = state.seat, state.rules.roster.deck_load, sharing(state, zone)
    guests = [p for p in staying if p.kind in light and p.nation != seat and p.nation in ours]
    found: list[Pile] = []
    for trapped in (False, True) if guests else ():
        room = _room(state, ours, staying, trapped)
        space = _room(state, ours, decks, trapped) if decks is not None else FULL
        for p in guests:
            if (p.task == TRAPPED) == trapped:
                stay = min(room, p.count)
                room -= stay
                part = min(space, p.count - stay)
                space -= part
                if part:
                    found.append(counted(p, part))
    return tuple(found)


def _room(state: Position, ours: Collection[str], piles: Piles, closed: bool) -> int:
    """Room on the decks of the side among these pieces, open or closed ones."""
    decks = state.rules.roster.decks
    carriers = (p for p in piles if p.kind in decks and p.nation in ours and is_open(state, p) != closed)
    return sum(decks[p.kind] * p.count for p in carriers)
