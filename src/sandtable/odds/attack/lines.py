"""Lines of ships: all that a fleet can lay, the best of them, and mixed plans for two that lay in secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import perm

import numpy as np

from ...games.attack.data import unit_table
from ...games.attack.pieces import SHIP_KINDS, Fleet
from ..model import OddsError
from .dice import Floats
from .model import Choice, Line, Mixed, SeaGoal
from .pairing import Costs, codes, fates

MOST_CELLS = 70_000
"""Pairs of lines that are compared all with all."""
MOST_LINES = 5_000
TOLERANCE = 0.01
"""How much a side may still gain against a mixed plan, in production points."""
MOST_TURNS = 20_000
CHECK = 50


def lengths(ours: Fleet, theirs: Fleet, all8: bool = False) -> tuple[int, int]:
    """How many ships both sides lay (discrepancy D1): as many as the smaller fleet, or all up to eight."""
    most = unit_table().battle.longest_line
    mine, other = min(ours.size, most), min(theirs.size, most)
    return (mine, other) if all8 else (min(mine, other), min(mine, other))


@lru_cache(maxsize=512)
def lines_of(fleet: Fleet, length: int) -> tuple[Line, ...]:
    """Every different line of so many ships; raises OddsError where there are too many."""
    found: list[Line] = []
    for line in _lines(fleet, length):
        found.append(line)
        if len(found) > MOST_LINES:
            raise OddsError(f"more than {MOST_LINES} different lines; name them, or fewer ships", "too_large")
    return tuple(found)


def _lines(fleet: Fleet, length: int) -> Iterator[Line]:
    if not length:
        yield ()
        return
    for kind in fleet.kinds():
        for rest in _lines(fleet - Fleet(**{kind: 1}), length - 1):
            yield (kind, *rest)


def shares(fleet: Fleet, lines: tuple[Line, ...]) -> Floats:
    """How often each line is laid when the ships are shuffled."""
    ways = [float(np.prod([perm(fleet.of(kind), line.count(kind)) for kind in SHIP_KINDS])) for line in lines]
    found: Floats = np.array(ways) / sum(ways)
    return found


def screen(fleet: Fleet, length: int) -> Line:
    """The ships that cost least a hit, most hits first: those behind are safe longest."""
    table = unit_table().ships
    ships = [kind for kind, count in fleet.items() for _ in range(count)]
    ships.sort(key=lambda kind: (table[kind].cost / table[kind].hits, -table[kind].hits))
    return tuple(ships[:length])


def swings(ours: tuple[Line, ...], theirs: tuple[Line, ...], goal: SeaGoal) -> Floats:
    """What a round is worth for each of our lines (rows) against each of theirs."""
    mine = np.array([codes(line) for line in ours]).T[:, :, None]
    others = np.array([codes(line) for line in theirs]).T[:, None, :]
    found = np.zeros((len(ours), len(theirs)))
    loses, gains = Costs(ours, goal), Costs(theirs, goal)
    for (hit, struck, hits, strucks), chance in fates(mine, others, np.ones_like(found)).items():
        found += chance * (gains[hits, strucks][None, :] - loses[hit, struck][:, None])
    return found


def best_reply(fleet: Fleet, enemy: Line, length: int, goal: SeaGoal = "swing") -> Choice:
    """The best line against a known one."""
    lines = lines_of(fleet, length)
    values = swings(lines, (enemy,), goal)[:, 0]
    at = int(np.argmax(np.round(values, 9)))
    return Choice(lines[at], float(values[at]))


@lru_cache(maxsize=512)
def _matrix(
    ours: Fleet, theirs: Fleet, goal: SeaGoal, all8: bool
) -> tuple[tuple[Line, ...], tuple[Line, ...], Floats]:
    mine, other = lengths(ours, theirs, all8)
    own, enemy = lines_of(ours, mine), lines_of(theirs, other)
    if len(own) * len(enemy) > MOST_CELLS:
        raise OddsError(f"{len(own)} by {len(enemy)} lines are too many to compare all of them", "too_large")
    return own, enemy, swings(own, enemy, goal)


@lru_cache(maxsize=1 << 12)
def best_line(ours: Fleet, theirs: Fleet, goal: SeaGoal = "swing", all8: bool = False) -> Choice:
    """The best line against ships in any order; raises OddsError where there are too many."""
    own, enemy, values = _matrix(ours, theirs, goal, all8)
    means = values @ shares(theirs, enemy)
    at = int(np.argmax(np.round(means, 9)))
    return Choice(own[at], float(means[at]))


@lru_cache(maxsize=256)
def mixed(ours: Fleet, theirs: Fleet, goal: SeaGoal = "swing", all8: bool = False) -> Mixed:
    """Mixed plans of which neither side can do better alone, to the tolerance that `error` says."""
    own, enemy, values = _matrix(ours, theirs, goal, all8)
    x, y = equilibrium(values)
    high, low = float((values @ y).max()), float((x @ values).min())
    mine, others = values @ y, -(x @ values)
    return Mixed(float(x @ values @ y), high - low, _plan(own, x, mine), _plan(enemy, y, others))


def _plan(lines: tuple[Line, ...], often: Floats, values: Floats) -> list[Choice]:
    ranked = sorted(zip(lines, values, often, strict=True), key=lambda row: -row[2])
    return [Choice(line, float(swing), float(p)) for line, swing, p in ranked if p > TOLERANCE / 100]


def equilibrium(values: Floats) -> tuple[Floats, Floats]:
    """Mixed plans of a matrix game by regret matching, later turns counting more, to the tolerance."""
    rows, columns = values.shape
    regret_x, regret_y = np.zeros(rows), np.zeros(columns)
    sum_x, sum_y = np.zeros(rows), np.zeros(columns)
    for turn in range(1, MOST_TURNS + 1):
        x, y = _matched(regret_x), _matched(regret_y)
        sum_x += turn * x
        gains = values @ y
        regret_x = np.maximum(regret_x + gains - x @ gains, 0.0)
        x = _matched(regret_x)
        losses = x @ values
        sum_y += turn * y
        regret_y = np.maximum(regret_y + losses @ y - losses, 0.0)
        if turn % CHECK == 0:
            mean_x, mean_y = sum_x / sum_x.sum(), sum_y / sum_y.sum()
            if (values @ mean_y).max() - (mean_x @ values).min() < TOLERANCE:
                break
    return sum_x / sum_x.sum(), sum_y / sum_y.sum()


def _matched(regret: Floats) -> Floats:
    whole = regret.sum()
    found: Floats = regret / whole if whole > 0 else np.full(len(regret), 1 / len(regret))
    return found
