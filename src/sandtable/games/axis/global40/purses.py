"""Purses: one for each nation, two for the United Kingdom, whose economies never mix (ch. 6).

Land earns for the purse of the economy it lies in, whoever it was taken from; damage there is paid by that
purse, and units it paid for are made by its factories.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..core.purse import paid
from .ruleset import Ruleset
from .state import State


def purses_of(rules: Ruleset, nation: str) -> tuple[str, ...]:
    """The purses of a nation; the first one pays where nothing is said."""
    return rules.purses[nation]


def purse_at(rules: Ruleset, nation: str, space: str) -> str:
    """The purse that land of the nation earns for, and that pays for what stands there."""
    first, *others = rules.purses[nation]
    return rules.economy[space] if others else first


def is_open(state: State, purse: str) -> bool:
    """Whether a purse earns and spends: its nation holds its capital, or it has none to lose."""
    capital = state.rules.purse_capital.get(purse)
    return capital is None or state.owner[capital] == state.rules.purse_owner[purse]


def open_purses(state: State, nation: str) -> tuple[str, ...]:
    """The purses of a nation that earn and spend."""
    return tuple(purse for purse in state.rules.purses[nation] if is_open(state, purse))


def land_value(state: State, purse: str) -> int:
    """What the land that earns for a purse is worth a round."""
    rules, nation = state.rules, state.rules.purse_owner[purse]
    return sum(
        rules.board.value[space]
        for space, owner in state.owner.items()
        if owner == nation and purse_at(rules, nation, space) == purse
    )


def paid_for(state: State, purse: str) -> dict[str, int]:
    """The units that are still to be placed and that a purse of the moving nation paid for."""
    first, *others = state.rules.purses[state.seat]
    if purse != first:
        return state.apart.get(purse, {})
    left = dict(state.bought)
    for other in others:
        for kind, count in state.apart.get(other, {}).items():
            left[kind] = left.get(kind, 0) - count
    return {kind: count for kind, count in left.items() if count > 0}


def without(
    apart: Mapping[str, Mapping[str, int]], purse: str, kind: str, count: int
) -> dict[str, dict[str, int]]:
    """What purses that are not their nation's first paid for, less so many of a kind that this one did."""
    left = {
        p: {**units, kind: units.get(kind, 0) - (count if p == purse else 0)} for p, units in apart.items()
    }
    some = {p: {k: n for k, n in units.items() if n} for p, units in left.items()}
    return {p: units for p, units in some.items() if units}


def looted(state: State, capital: str, winner: str) -> tuple[str, str]:
    """Out of which purse money goes when a capital falls, and into which.

    Each economy of the United Kingdom loses its own. What the kingdom takes in Berlin or Rome goes to Europe,
    what it takes in Tokyo to the Pacific, even when that purse has lost its own capital (ch. 6, point 4).
    """
    rules = state.rules
    loser = next(purse for purse, space in rules.purse_capital.items() if space == capital)
    return loser, rules.loot.get(winner, {}).get(capital, rules.purses[winner][0])


def plundered(state: State, capital: str, winner: str) -> State:
    """The position after the money of a fallen capital changed hands."""
    loser, gainer = looted(state, capital, winner)
    money = state.ipc[loser]
    return paid(paid(state, loser, money), gainer, -money)
