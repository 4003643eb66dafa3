"""Odds of a battle under any orders: which engine, and what to do when it is too large to be solved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import TypeVar

import numpy as np
from msgspec.structs import replace

from . import alike, chain, follow
from .answer import GOALS, Tally, tally
from .dice import Floats
from .forces import is_air
from .model import (
    OPTIMAL,
    Battle,
    Counts,
    End,
    Ends,
    OddsError,
    Orders,
    Result,
    Side,
    deckless,
    has_army,
    value_of,
)
from .orders import STANDARD
from .solve import MOST_STATES, Solution, Worth

MOST_WORK = 800_000_000
"""Sums a solution may need; more is not tried."""
MOST_UNITS = 400
RETREATS = (0, 1, 2, 3)
"""Rounds after which the standard attackers may retreat."""

T = TypeVar("T")


def is_optimal(orders: Orders) -> bool:
    return OPTIMAL in (orders.attacker, orders.defender)


def odds(battle: Battle, orders: Orders, worth: Worth | None = None) -> tuple[Tally, Orders, str]:
    """The chances, the orders followed, and a note when they are not the best of all."""
    ends, followed, note = solved(battle, orders, worth)
    return tally(battle, ends), followed, note


def solved(battle: Battle, orders: Orders, worth: Worth | None = None) -> tuple[Ends, Orders, str]:
    """All ends; optimal orders are solved exactly where that is possible.

    An attacker who follows the best orders also retreats when that is best, not at a number.
    """
    if orders.attacker == OPTIMAL and orders.retreat_at:
        ends, followed, note = solved(battle, replace(orders, retreat_at=0), worth)
        free = "retreat_at is left to the attacker, who retreats when that is best"
        return ends, followed, f"{note}; {free}" if note else free
    for side in (battle.attackers, battle.defenders):
        if sum(unit.count for unit in side) > MOST_UNITS:
            raise OddsError(f"more than {MOST_UNITS} units on one side")
    worth = worth or worth_of(battle, orders)
    if not is_optimal(orders):
        return chain.run(battle, orders), orders, ""
    if not orders.rounds and can_solve(alike.merged(battle), orders):
        return _optimal(battle, orders, worth), orders, ""

    def tried(candidate: Orders) -> tuple[float, Ends]:
        ends = chain.run(battle, candidate)
        return sum(
            p * (worth(e.result, e.attackers, e.defenders) + away(e)) for e, p in ends.ends.items()
        ), ends

    def away(end: End) -> float:
        mine, theirs = leaving(battle, orders)
        return float(mine @ end.attackers_away - theirs @ end.defenders_away)

    ends, followed = best_standard(orders, tried)
    return ends, followed, standard_note(orders)


def _optimal(battle: Battle, orders: Orders, worth: Worth) -> Ends:
    """All ends when the best orders are followed."""
    small = alike.merged(battle)

    def by_kind(result: Result, mine: Counts, theirs: Counts) -> float:
        return worth(result, *alike.kept(battle, mine, theirs))

    solution = Solution(small, orders, by_kind, leaving(small, orders))
    return alike.told_apart(battle, follow.run(solution))


def standard_note(orders: Orders) -> str:
    """Why the orders followed are not the best of all."""
    why = "rounds are limited" if orders.rounds else "too large to solve"
    return f"best of the standard orders ({why})"


def best_standard(orders: Orders, tried: Callable[[Orders], tuple[float, T]]) -> tuple[T, Orders]:
    """The best standard orders of the attacker against the best answer of the defender."""
    found: dict[tuple[str, int], tuple[float, T, Orders]] = {}
    for mine, rounds in _attacks(orders):
        for theirs in STANDARD if orders.defender == OPTIMAL else (orders.defender,):
            candidate = replace(orders, attacker=mine, defender=theirs, rounds=rounds)
            value, result = tried(candidate)
            if (mine, rounds) not in found or value < found[mine, rounds][0] - 1e-12:
                found[mine, rounds] = value, result, candidate
    best = max(found.values(), key=lambda entry: entry[0])
    return best[1], best[2]


def _attacks(orders: Orders) -> Iterable[tuple[str, int]]:
    if orders.attacker != OPTIMAL:
        return [(orders.attacker, orders.rounds)]
    rounds = (orders.rounds,) if orders.rounds else RETREATS if orders.goal == "swing" else (0,)
    return [(policy, number) for policy in STANDARD for number in rounds]


def can_solve(battle: Battle, orders: Orders) -> bool:
    """Whether backward induction over all casualties is small enough."""
    if battle.one_way and (orders.goal == "swing" or orders.retreat_at):
        return False
    mine, theirs = _nodes(battle.attackers), _nodes(battle.defenders)
    steps = 1 + sum(unit.count for unit in battle.attackers)
    if any(unit.is_sub for unit in battle.defenders):
        steps *= 1 + sum(unit.count for unit in battle.attackers if is_air(unit))
    pairs = theirs * (1 + sum(unit.count for unit in battle.defenders))
    if orders.defender == OPTIMAL:
        pairs = prod((unit.count + 1) * (unit.count + 2) // 2 for unit in battle.defenders)
    return (
        max(mine, theirs) <= 30_000
        and mine * theirs * steps <= MOST_STATES
        and mine * pairs * steps <= MOST_WORK
    )


def _nodes(side: Side) -> int:
    return prod(unit.count + 1 for unit in side)


def worth_of(battle: Battle, orders: Orders) -> Worth:
    """What an end is worth by the goal; of a swing only what is still in the battle."""

    def by_win(result: Result, mine: Counts, theirs: Counts) -> float:
        return float(result == "attacker_wins")

    def by_take(result: Result, mine: Counts, theirs: Counts) -> float:
        return float(result == "attacker_wins" and has_army(battle.attackers, mine))

    def by_swing(result: Result, mine: Counts, theirs: Counts) -> float:
        lost = deckless(battle.defenders, theirs) if battle.kind == "sea" else (0,) * len(theirs)
        there = value_of(battle.defenders, theirs) - value_of(battle.defenders, lost)
        return float(value_of(battle.attackers, mine) - there)

    return {"win": by_win, "take": by_take, "swing": by_swing}[orders.goal]


def leaving(battle: Battle, orders: Orders) -> tuple[Floats, Floats]:
    """What a piece that leaves the battle is worth to its side."""
    counts = orders.goal == "swing"
    mine, theirs = (
        np.array([float(unit.value * counts) for unit in side])
        for side in (battle.attackers, battle.defenders)
    )
    return mine, theirs


def goal_value(found: Tally, orders: Orders) -> float:
    """How well the attacker's goal is reached."""
    return GOALS[orders.goal](found)
