"""The computer players of Classic, by number of stars."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sandtable.ai.players import DEFAULT_BUDGET, Clock, Maker, Player

from ..axis.planner import Planner
from ..axis.search import Searcher
from .rules import EDITION
from .stars import FIVE, FOUR, ONE, THREE, TWO


def one(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Sees little and dares little."""
    return Planner(EDITION, ONE, seed)


def two(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Careful, and overlooks a front now and then."""
    return Planner(EDITION, TWO, seed)


def three(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Quick and sound."""
    return Planner(EDITION, THREE, seed)


def four(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Plans the whole turn."""
    return Planner(EDITION, FOUR, seed)


def five(seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter) -> Player:
    """Searches among plans within its budget."""
    return Searcher(EDITION, FIVE, seed, budget, clock)


PLAYERS: Mapping[str, Maker] = {"stars1": one, "stars2": two, "stars3": three, "stars4": four, "stars5": five}
