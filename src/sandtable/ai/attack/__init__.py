"""The computer players of Attack!, by number of stars."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sandtable.ai.players import DEFAULT_BUDGET, Clock, Maker, Player

from .search import Searcher
from .stars import Planner
from .style import FOUR, ONE, THREE, TWO


def one(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Thinks of one army and one sure attack at a time; for beginners."""
    return Planner(ONE, seed)


def two(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Thinks of few armies, and takes what is open."""
    return Planner(TWO, seed)


def three(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Quick and sound."""
    return Planner(THREE, seed)


def four(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Weighs threats and exact odds."""
    return Planner(FOUR, seed)


def five(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Searches among plans within its budget."""
    return Searcher(seed, budget, clock)


PLAYERS: Mapping[str, Maker] = {"stars1": one, "stars2": two, "stars3": three, "stars4": four, "stars5": five}
