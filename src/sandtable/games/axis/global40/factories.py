"""Factories (ch. 20): what they make in a turn, and what is left of it.

Where several could make a ship, it counts against all of them together, so that the fullest use of them is
found (A85).
"""

from __future__ import annotations

from itertools import chain, combinations

from ..core.facilities import facilities
from .purses import is_open, purse_at
from .state import State

TOGETHER = "+"
"""Joins the names of factories that could each have made a unit."""


def output(state: State, factory: str) -> int:
    """How many units a factory can make in this turn: one less for each point of damage."""
    rows, roster = state.rules.facilities, state.rules.roster
    for p in facilities(state, factory):
        if p.kind in roster.makes:
            kind = p.kind
            if factory in state.turn.upgraded:
                kind = next(small for small, row in rows.items() if row.grows_to == p.kind)
            full = state.developed(state.seat, kind, "output", rows[kind].output)
            return max(0, full - p.damage)
    return 0


def working_factories(state: State, purse: str) -> tuple[str, ...]:
    """Own factories since the turn began that make what a purse pays for."""
    if not is_open(state, purse):
        return ()
    return tuple(
        factory
        for factory in state.turn.factories
        if state.owner[factory] == state.seat and purse_at(state.rules, state.seat, factory) == purse
    )


def output_left(state: State, makers: frozenset[str]) -> int:
    """How many more units these factories can make together, each of which any of them could.

    Units that several could have made are not given to any: in no set of factories may there be more units
    that only they could make than they make together.
    """
    made = [(frozenset(names.split(TOGETHER)), count) for names, count in state.turn.made.items()]
    shared = [names for names, _ in made if len(names) > 1]
    sets = chain.from_iterable(combinations(shared, size) for size in range(len(shared) + 1))
    return min(_room(state, makers.union(*some), made) for some in sets)


def _room(state: State, makers: frozenset[str], made: list[tuple[frozenset[str], int]]) -> int:
    used = sum(count for names, count in made if names <= makers)
    return sum(output(state, factory) for factory in makers) - used
