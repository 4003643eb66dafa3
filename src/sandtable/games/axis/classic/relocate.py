"""Putting moved pieces down: movement spent, stops, guns flown over, allied fighters riding along."""

from __future__ import annotations

from ..core.pieces import FULL, Pile, Piles, add, counted, take
from .landing import CARRIER_ROOM
from .state import State, has_enemies, has_enemy_gun, with_all_piles


def relocated(
    state: State,
    picks: Piles,
    start: str,
    goal: str,
    steps: int,
    route: tuple[str, ...] = (),
    raid: bool = False,
) -> State:
    """The state with pieces moved, and allied fighters with the carriers they ride on."""
    kinds = state.kinds(state.seat)
    contested = has_enemies(state, goal)
    stops = contested or (state.owner.get(goal) == "")
    came = (route[-2] if len(route) > 1 else start) if contested else ""
    left, there = state.at(start), state.at(goal)
    for p in picks:
        left = take(left, p)
        if kinds[p.kind].domain == "air":
            over = _guns_crossed(state, p, start, route)
            new = Pile(p.nation, p.kind, p.count, p.used + steps, "", "raid" if raid else "", over)
        else:
            used = FULL if stops else p.used + steps
            new = Pile(p.nation, p.kind, p.count, used, came, p.task, (), p.cargo)
        there = add(there, new)
    if any(p.kind == "aircraft_carrier" for p in picks):
        for guest in _riders(state, left):
            left, there = take(left, guest), add(there, guest)
    return with_all_piles(state, {start: left, goal: there})


def _guns_crossed(state: State, pile: Pile, start: str, route: tuple[str, ...]) -> tuple[str, ...]:
    """The guns an aircraft has flown over, those of this leg added; each fires once."""
    if state.phase != "combat_move":
        return ()
    over = pile.over
    for space in (start, *route[:-1]):
        if space not in over and has_enemy_gun(state, space):
            over = (*over, space)
    return over


def _riders(state: State, staying: Piles) -> Piles:
    """Allied fighters that must sail along: more than the carriers that stay can hold."""
    side, seat = state.rules.side, state.seat
    room = CARRIER_ROOM * sum(
        p.count for p in staying if p.kind == "aircraft_carrier" and side[p.nation] == side[seat]
    )
    riders: list[Pile] = []
    for p in staying:
        if p.kind == "fighter" and p.nation != seat and side[p.nation] == side[seat]:
            stay = min(room, p.count)
            room -= stay
            if p.count > stay:
                riders.append(counted(p, p.count - stay))
    return tuple(riders)
