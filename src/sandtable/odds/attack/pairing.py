"""One round at sea between two lines, or between all lines of two lists at once.

Hits strike the head of the enemy line, except that a carrier strikes the carrier it faces. So what has
happened to a line is told by two things: how many hits its head has taken, and which places were struck in
such duels. No ship is struck before its own pairing: there have been fewer hits than places up to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct

from ...games.attack.data import unit_table
from ...games.attack.pieces import SHIP_KINDS, Fleet, fleet_of
from .dice import Floats
from .model import Line, Losing, NavalOdds, SeaGoal

Fates: TypeAlias = dict[tuple[int, int, int, int], Any]
"""Chances by hits on our head, our places struck in duels (as bits), and the same of theirs."""
Codes: TypeAlias = Sequence[Any] | np.ndarray[Any, Any]
"""The kind of ship at each place: a number, or an array of numbers for many lines."""

CARRIER = SHIP_KINDS.index("carrier")
LIGHT = 1e-18
DAMAGED = 0.5
"""What a damaged battleship counts of its price: it is out of this battle, and whole after it."""


class Modifiers(Struct, frozen=True):
    """The printed figures as arrays by kind of ship."""

    facing: np.ndarray[Any, np.dtype[np.int64]]
    beside: int
    hits: np.ndarray[Any, np.dtype[np.int64]]
    win: Floats
    """The chance to roll higher with this much more bonus, from the middle on."""

    @property
    def middle(self) -> int:
        return len(self.win) // 2


@lru_cache(maxsize=1)
def modifiers() -> Modifiers:
    table = unit_table()
    facing = np.zeros((len(SHIP_KINDS), len(SHIP_KINDS)), dtype=np.int64)
    for row in table.modifiers.facing:
        facing[SHIP_KINDS.index(row.own), SHIP_KINDS.index(row.enemy)] += row.bonus
    most = int(facing.max()) + 2 * table.modifiers.beside_carrier
    sums = [a + b - c - d for a, b, c, d in product(range(1, 7), repeat=4)]
    win = [sum(one + ahead > 0 for one in sums) / len(sums) for ahead in range(-most, most + 1)]
    hits = np.array([table.ships[kind].hits for kind in SHIP_KINDS])
    return Modifiers(facing, table.modifiers.beside_carrier, hits, np.array(win))


def codes(line: Line) -> list[int]:
    return [SHIP_KINDS.index(ship) for ship in line]


def fates(ours: Codes, theirs: Codes, start: Any = 1.0) -> Fates:
    """Everything that may have happened after a round, with its chance.

    Places are numbers or arrays; arrays of many lines are shaped so that they fit each other.
    """
    figures = modifiers()
    found: Fates = {(0, 0, 0, 0): start}
    for place in range(min(len(ours), len(theirs))):
        duel = (ours[place] == CARRIER) & (theirs[place] == CARRIER)
        facing = figures.facing[ours[place], theirs[place]] - figures.facing[theirs[place], ours[place]]
        calm, duels = 1 - duel, bool(np.any(duel))
        after: Fates = {}
        for (hit, struck, hits, strucks), chance in found.items():
            more = _beside(ours, place, hit, struck) - _beside(theirs, place, hits, strucks)
            ahead = facing + figures.beside * more + figures.middle
            win = chance * figures.win.take(ahead)
            lose = chance * figures.win.take(2 * figures.middle - ahead)
            _add(after, (hit, struck, hits, strucks), chance - win - lose)
            _add(after, (hit, struck, hits + 1, strucks), win * calm if duels else win)
            _add(after, (hit + 1, struck, hits, strucks), lose * calm if duels else lose)
            if duels:
                _add(after, (hit, struck, hits, strucks | 1 << place), win * duel)
                _add(after, (hit, struck | 1 << place, hits, strucks), lose * duel)
        found = after
    return found


def _add(fates: Fates, key: tuple[int, int, int, int], chance: Any) -> None:
    if np.any(chance > LIGHT):
        fates[key] = fates[key] + chance if key in fates else chance


def _beside(line: Codes, place: int, hits: int, struck: int) -> Any:
    """How many own carriers beside a place are still there (gap G17)."""
    found: Any = 0
    if place + 1 < len(line):
        found = found + (line[place + 1] == CARRIER)
    if place and not struck & 1 << (place - 1):
        before = sum(modifiers().hits[line[i]] for i in range(place) if not struck & 1 << i)
        found = found + (line[place - 1] == CARRIER) * (hits < before)
    return found


# What is lost


@lru_cache(maxsize=1 << 18)
def lost(line: Line, hits: int, struck: int) -> tuple[Fleet, int]:
    """The ships sunk and the number of battleships damaged."""
    sunk: list[str] = []
    damaged = 0
    for place, ship in enumerate(line):
        needs = unit_table().ships[ship].hits
        if struck & 1 << place:
            sunk.append(ship)
        elif hits >= needs:
            sunk.append(ship)
            hits -= needs
        else:
            damaged += hits > 0
            hits = 0
    return fleet_of(sunk), damaged


def points(fleet: Fleet) -> int:
    """Production points of ships."""
    table = unit_table().ships
    return sum(count * table[kind].cost for kind, count in fleet.items())


def worth(sunk: Fleet, damaged: int) -> float:
    """Production points of ships sunk, and half of those of battleships damaged."""
    return points(sunk) + DAMAGED * damaged * unit_table().ships["battleship"].cost


class Costs(dict[tuple[int, int], Floats]):
    """What each of many lines has lost, by hits on the head and places struck: ships or points."""

    def __init__(self, lines: tuple[Line, ...], goal: SeaGoal) -> None:
        ships, prices = np.array([codes(line) for line in lines]).T, np.ones(len(SHIP_KINDS))
        self.needs = modifiers().hits[ships]
        if goal == "swing":
            prices = np.array([float(unit_table().ships[kind].cost) for kind in SHIP_KINDS])
        self.prices = prices[ships]
        self.damaged = self.prices * (DAMAGED if goal == "swing" else 1.0)

    def __missing__(self, key: tuple[int, int]) -> Floats:
        hits, struck = key
        free = np.array([not struck & 1 << place for place in range(len(self.needs))])[:, None]
        through = (self.needs * free).cumsum(axis=0)
        sunk = (through <= hits) | ~free
        damaged = ~sunk & (through - self.needs < hits)
        self[key] = (sunk * self.prices + damaged * self.damaged).sum(axis=0)
        return self[key]


@lru_cache(maxsize=1 << 12)
def naval(challenger: Line, holder: Line) -> NavalOdds:
    """The odds of one round between two lines."""
    found = fates(codes(challenger), codes(holder))
    joined: dict[tuple[Fleet, Fleet, int, int], float] = {}
    made, taken, swing = 0.0, 0.0, 0.0
    for (hit, struck, hits, strucks), p in found.items():
        (mine, my), (theirs, their) = lost(challenger, hit, struck), lost(holder, hits, strucks)
        joined[mine, theirs, my, their] = joined.get((mine, theirs, my, their), 0.0) + float(p)
        made += p * (hits + strucks.bit_count())
        taken += p * (hit + struck.bit_count())
        swing += p * (worth(theirs, their) - worth(mine, my))
    ways = [Losing(a, b, c, d, p) for (a, b, c, d), p in joined.items()]
    return NavalOdds(
        challenger=challenger,
        holder=holder,
        outcomes=sorted(ways, key=lambda way: -way.p),
        challenger_hits=float(made),
        holder_hits=float(taken),
        challenger_loss=sum(points(way.challenger) * way.p for way in ways),
        holder_loss=sum(points(way.holder) * way.p for way in ways),
        swing=float(swing),
    )
