"""Odds of a battle under any orders: which engine, and what to do when it is too large to be solved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Literal, TypeVar

import numpy as np
from msgspec.structs import replace

from . import alike, chain, deep, deepfollow, follow
from .answer import GOALS, Tally, tally
from .deep import is_surface
from .deepgrid import nodes_of
from .deepsolve import DeepSolution
from .dice import Floats
from .forces import is_air, is_sub
from .grid import count_nodes
from .hulls import fighting, folded, unfolded, with_cargo
from .model import (
    OPTIMAL,
    Battle,
    Counts,
    End,
    Ends,
    OddsError,
    Orders,
    Result,
    deckless,
    has_army,
    value_of,
)
from .orders import STANDARD
from .solve import Solution, Worth, sorts_of

MOST_NODES = 4096
"""Ways one side may look in a battle that is solved."""
MOST_STATES = 10_000_000
"""Pairs of such ways that are kept, counted for each limited round."""
MOST_WORK = 220_000_000_000
"""Sums a solution may need; more is not tried."""
MOST_DEEP = 2500
"""Ways one side of a deep battle may look that is solved."""
MOST_DEEP_PAIRS = 3_000_000
"""Pairs of such ways, counted for each limited round."""
MOST_WAYS = 12_000_000
"""Pairs of ways in which two fleets may look that are followed."""
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

    What an end is worth is asked of the battle as the engines see it (`hulls.py`).

    An attacker who follows the best orders also retreats when that is best, not at a number.
    """
    if orders.attacker == OPTIMAL and orders.retreat_at:
        ends, followed, note = solved(battle, replace(orders, retreat_at=0), worth)
        free = "retreat_at is left to the attacker, who retreats when that is best"
        return ends, followed, f"{note}; {free}" if note else free
    for part, side in (("attack", battle.attackers), ("defend", battle.defenders)):
        if sum(unit.count for unit in side) > MOST_UNITS:
            raise OddsError(f"{part}: more than {MOST_UNITS} units on one side", "too_many", most=MOST_UNITS)
    whole = unfolded(battle)
    if battle.is_deep:
        _check_deep(whole)
    worth = worth or worth_of(whole, orders)
    if battle.is_deep and is_optimal(orders):
        why = why_not_solved_deep(battle, orders)
        if not why:
            return _solved_deep(battle, orders, worth), orders, ""
        ends, followed, note = _best_stated(whole, orders, worth, why)
    else:
        ends, followed, note = _solved(whole, orders, worth)
    return folded(battle, ends), followed, note


def _check_deep(battle: Battle) -> None:
    """Refuse fleets of which submarines, other ships and aircraft may be left in too many ways."""
    ways: dict[str, int] = {}
    for part, side in (("attack", battle.attackers), ("defend", battle.defenders)):
        counts = [sum(u.count for u in side if sort(u)) for sort in (is_sub, is_surface, is_air)]
        ways[part] = prod(count + 1 for count in counts)
    if prod(ways.values()) > MOST_WAYS:
        part = max(ways, key=ways.__getitem__)
        raise OddsError(
            f"{part}: too many ships, submarines and aircraft together; leave out some of one sort",
            "too_large",
        )


def _merged_deep(battle: Battle, orders: Orders) -> tuple[alike.Merged, alike.Merged, Battle]:
    """A deep battle as its solver sees it: like units together, without cargo of decks."""
    bare = fighting(battle)
    mine, theirs = alike.both_merged(bare, orders)
    return mine, theirs, replace(bare, attackers=mine.side, defenders=theirs.side)


def why_not_solved_deep(battle: Battle, orders: Orders) -> str:
    """Why backward induction over all casualties is not tried; empty where it is."""
    small = unfolded(_merged_deep(battle, orders)[2])
    mine, theirs = (len(list(nodes_of(side))) for side in (small.attackers, small.defenders))
    plans = 1 + max(0, orders.rounds - battle.fought)
    fits = max(mine, theirs) <= MOST_DEEP and mine * theirs * plans <= MOST_DEEP_PAIRS
    return "" if fits else "too large to solve"


def _solved_deep(battle: Battle, orders: Orders, worth: Worth) -> Ends:
    mine, theirs, small = _merged_deep(battle, orders)
    whole = unfolded(small)

    def by_kind(result: Result | Literal["cleared"], here: Counts, there: Counts) -> float:
        return worth(result, mine.unfolded(here), theirs.unfolded(there))

    solution = DeepSolution(whole, orders, by_kind, leaving(whole, orders))
    ends = folded(small, deepfollow.run(solution))
    return with_cargo(battle, alike.told_apart(mine, theirs, ends))


def _solved(battle: Battle, orders: Orders, worth: Worth) -> tuple[Ends, Orders, str]:
    if not is_optimal(orders):
        return run(battle, orders), orders, ""
    mine, theirs = alike.both_merged(battle, orders)
    small = replace(battle, attackers=mine.side, defenders=theirs.side)
    why = why_not_solved(small, orders)
    if not why:

        def by_kind(result: Result | Literal["cleared"], here: Counts, there: Counts) -> float:
            return worth(result, mine.kept(here), theirs.kept(there))

        solution = Solution(small, orders, by_kind, leaving(small, orders))
        return alike.told_apart(mine, theirs, follow.run(solution)), orders, ""
    return _best_stated(battle, orders, worth, why)


def run(battle: Battle, orders: Orders) -> Ends:
    """Every end of an unfolded battle under fixed orders."""
    return deep.run(battle, orders) if battle.is_deep else chain.run(battle, orders)


def _best_stated(battle: Battle, orders: Orders, worth: Worth, why: str) -> tuple[Ends, Orders, str]:
    """All ends under the best of the standard orders."""
    mine, theirs = leaving(battle, orders)

    def tried(candidate: Orders) -> tuple[float, Ends]:
        ends = run(battle, candidate)
        value = sum(
            p * (worth("cleared" if e.clear else e.result, e.attackers, e.defenders) + away(e))
            for e, p in ends.ends.items()
        )
        return value, ends

    def away(end: End) -> float:
        return float(mine @ end.attackers_away - theirs @ end.defenders_away)

    ends, followed = best_standard(orders, tried)
    return ends, followed, standard_note(why)


def standard_note(why: str) -> str:
    """Says that the orders followed are not the best of all."""
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


def why_not_solved(battle: Battle, orders: Orders) -> str:
    """Why backward induction over all casualties is not tried; empty where it is.

    Where both sides have only the same way out, whoever takes it bars it: who left before would count.
    """
    if battle.one_way and (orders.goal == "swing" or orders.retreat_at or orders.rounds):
        return "both sides have only the same way out"
    sorts = sorts_of(battle, orders)
    mine, theirs = (
        count_nodes(side, policy, *sort, MOST_NODES)
        for side, policy, sort in zip(
            (battle.attackers, battle.defenders), (orders.attacker, orders.defender), sorts, strict=True
        )
    )
    plans = 1 + max(0, orders.rounds - battle.fought)
    fits = max(mine, theirs) <= MOST_NODES and mine * theirs * (plans + 3) <= MOST_STATES
    return "" if fits and _work(battle, mine, theirs, plans) <= MOST_WORK else "too large to solve"


def _work(battle: Battle, mine: int, theirs: int, plans: int) -> int:
    """About how many sums a solution needs: each pair of defenders' nodes, for all attackers and answers."""
    answers = 1 + sum(unit.count for unit in battle.attackers)
    if any(unit.is_sub for unit in battle.defenders):
        answers *= 1 + sum(unit.count for unit in battle.attackers if is_air(unit))
    return plans * mine * theirs * (theirs * answers + 64 * mine) // 2


def worth_of(battle: Battle, orders: Orders) -> Worth:
    """What an end is worth by the goal; of a swing only what is still in the battle."""

    def by_win(result: Result | Literal["cleared"], mine: Counts, theirs: Counts) -> float:
        return float(result == "attacker_wins")

    def by_take(result: Result | Literal["cleared"], mine: Counts, theirs: Counts) -> float:
        return float(result == "attacker_wins" and has_army(battle.attackers, mine))

    def by_swing(result: Result | Literal["cleared"], mine: Counts, theirs: Counts) -> float:
        lost = deckless(battle, theirs) if battle.kind == "sea" else (0,) * len(theirs)
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
