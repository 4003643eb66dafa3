"""Putting moved pieces down: movement spent, stops, guns flown over, allied fighters riding along."""

from __future__ import annotations

from .pieces import FULL, Pile, Piles, add, counted, take
from .position import COMBAT_MOVE, P, Position, has_enemies, has_enemy_flak, with_all_piles


def relocated(
    state: P,
    picks: Piles,
    start: str,
    goal: str,
    steps: int,
    route: tuple[str, ...] = (),
    raid: bool = False,
    for_good: bool = False,
) -> P:
    """The state with pieces moved, and allied fighters with the carriers they ride on.

    Ships and land units that meet the enemy or move `for_good` go no further this turn.
    """
    kinds = state.kinds(state.seat)
    contested = has_enemies(state, goal)
    stops = contested or for_good or (state.owner.get(goal) == "")
    came = (route[-2] if len(route) > 1 else start) if contested else ""
    left = state.at(start)
    arrived: list[Pile] = []
    for p in picks:
        left = take(left, p)
        if kinds[p.kind].domain == "air":
            used = p.used + steps if p.used + steps <= kinds[p.kind].move + p.extra else FULL
            over = tuple(g for g in _guns_crossed(state, p, start, route) if g != goal)
            arrived.append(Pile(p.nation, p.kind, p.count, used, "", "raid" if raid else "", over))
        else:
            used = FULL if stops else p.used + steps
            arrived.append(Pile(p.nation, p.kind, p.count, used, came, p.task, (), p.cargo, p.damage))
    if any(kinds[p.kind].decks for p in picks):
        for guest in riders(state, left):
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


def riders(state: Position, staying: Piles, decks: Piles | None = None) -> Piles:
    """Allied fighters that must sail along: more than the carriers that stay can hold, and no more
    than the carriers among `decks` can take, where those are named."""
    seat, light = state.seat, state.rules.roster.deck_load
    ours = state.relations.shares[seat]
    room = _room(state, staying)
    space = _room(state, decks) if decks is not None else FULL
    found: list[Pile] = []
    for p in staying:
        if p.kind in light and p.nation != seat and p.nation in ours:
            stay = min(room, p.count)
            room -= stay
            part = min(space, p.count - stay)
            space -= part
            if part:
                found.append(counted(p, part))
    return tuple(found)


def _room(state: Position, piles: Piles) -> int:
    """Room on the decks of the side among these pieces."""
    ours, decks = state.relations.shares[state.seat], state.rules.roster.decks
    return sum(decks[p.kind] * p.count for p in piles if p.kind in decks and p.nation in ours)
