"""Land battles for players: exact odds under a sensible order of fighting, and a quick estimate.

Armies are plain tuples of numbers: infantry, tanks, artillery, planes, which is also the order of losses.
Who fights is chosen afresh each round among all units a side has; in the rules those in front stay there,
which makes little difference, since losses are filled up from the reserve.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeAlias

from msgspec import Struct

from sandtable.games.attack.data import unit_table
from sandtable.games.attack.pieces import ARMY_KINDS, Army

Troops: TypeAlias = tuple[int, int, int, int]

NOBODY: Troops = (0, 0, 0, 0)
FRONT = unit_table().battle.first_front
HIT_VALUE = 7.0
"""What a hit is worth in production points when the front is chosen."""
EXPECTED_HITS = 1.5
"""On the own front, when the front is chosen."""
EDGE, STEEPNESS = 1.3, 4.0
"""Of the quick estimate: how much stronger an attacker must be for even odds, and how fast odds change."""

COST = tuple(unit_table().army[kind].cost for kind in ARMY_KINDS)
DICE = tuple(unit_table().army[kind].dice for kind in ARMY_KINDS)
CHANCE = tuple(unit_table().battle.faces.count(kind) / len(unit_table().battle.faces) for kind in ARMY_KINDS)


class Clash(Struct, frozen=True):
    """What comes of an attack: the chance to win, and what it costs both on average, in production points."""

    win: float
    lost: float
    """By the attacker."""
    killed: float
    """Of the defender's."""
    left: float
    """Points of the attackers that are left when they win."""


def troops(army: Army) -> Troops:
    return (army.infantry, army.tank, army.artillery, army.plane)


def army(force: Troops) -> Army:
    return Army(*force)


def plus(a: Troops, b: Troops) -> Troops:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def total(forces: Iterable[Troops]) -> Troops:
    """All of them together."""
    whole = NOBODY
    for force in forces:
        whole = plus(whole, force)
    return whole


def minus(a: Troops, b: Troops) -> Troops:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])


def cost(force: Troops) -> int:
    return force[0] * COST[0] + force[1] * COST[1] + force[2] * COST[2] + force[3] * COST[3]


@lru_cache(maxsize=200_000)
def without(force: Troops, hits: int) -> Troops:
    """The force after so many losses, in the order of the rules."""
    left = list(force)
    for kind in range(4):
        gone = min(hits, left[kind])
        left[kind] -= gone
        hits -= gone
    return (left[0], left[1], left[2], left[3])


def mixture(force: Troops, size: int) -> Troops:
    """This many units of a force, in its proportions as near as whole units allow."""
    whole = sum(force)
    if size >= whole:
        return force
    part = [n * size // whole for n in force]
    by_rest = sorted(range(4), key=lambda kind: -(force[kind] * size % whole))
    for kind in by_rest[: size - sum(part)]:
        part[kind] += 1
    return (part[0], part[1], part[2], part[3])


# The front


@lru_cache(maxsize=100_000)
def average_hits(front: Troops) -> float:
    """Hits of a front on average."""
    return sum(n * chance for n, chance in enumerate(hit_chances(front)))


@lru_cache(maxsize=100_000)
def hit_chances(front: Troops) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … hits: each unit can use one die that shows it."""
    dice = max(unit_table().battle.min_dice, sum(n * d for n, d in zip(front, DICE, strict=True)))
    open_dice: dict[tuple[int, int], float] = {(dice, 0): 1.0}
    rest = 1.0
    for count, chance in zip(front, CHANCE, strict=True):
        share = chance / rest
        later: dict[tuple[int, int], float] = {}
        for (left, hits), weight in open_dice.items():
            for shown in range(left + 1):
                odds = weight * comb(left, shown) * share**shown * (1 - share) ** (left - shown)
                key = (left - shown, hits + min(count, shown))
                later[key] = later.get(key, 0.0) + odds
        open_dice, rest = later, rest - chance
    chances = [0.0] * (sum(front) + 1)
    for (_, hits), weight in open_dice.items():
        chances[hits] += weight
    return tuple(chances)


def front(force: Troops, limit: int) -> Troops:
    """Who of a force should fight where so many can: many hits, and something cheap to lose."""
    if sum(force) <= limit:
        return force
    # More of a kind than can fight make no difference, and so there is less to remember.
    i, t, a, p = force
    return _front((min(i, limit), min(t, limit), min(a, limit), min(p, limit)), limit)


@lru_cache(maxsize=100_000)
def _front(force: Troops, limit: int) -> Troops:
    """The best of all fronts."""
    ranges = [range(min(n, limit) + 1) for n in force[1:]]
    fronts = [
        (limit - t - a - p, t, a, p) for t, a, p in product(*ranges) if 0 <= limit - t - a - p <= force[0]
    ]
    return max(fronts, key=front_value)


@lru_cache(maxsize=100_000)
def front_value(fighting: Troops) -> float:
    """Hits it makes less what it is likely to lose, in production points."""
    whole = int(EXPECTED_HITS)
    lost = cost(fighting) - cost(without(fighting, whole))
    next_lost = cost(fighting) - cost(without(fighting, whole + 1))
    return HIT_VALUE * average_hits(fighting) - (lost + (EXPECTED_HITS - whole) * (next_lost - lost))


# The quick estimate


@lru_cache(maxsize=200_000)
def strength(force: Troops) -> float:
    """How hard a force is to beat: its units times the hits it makes."""
    return sum(force) * average_hits(front(force, FRONT + 1))


def chance(attack: float, defense: float) -> float:
    """The quick chance of an attack, by the strengths."""
    if defense <= 0:
        return 1.0
    return 1 / (1 + (EDGE * defense / attack) ** STEEPNESS) if attack > 0 else 0.0


@lru_cache(maxsize=200_000)
def estimate(attack: Troops, defense: Troops) -> Clash:
    """The quick estimate of a battle, after the law of squares."""
    a, d = strength(attack), strength(defense)
    win = chance(a, d)
    worth, enemy = cost(attack), cost(defense)
    kept = max(0.16, 1 - EDGE * d / a) ** 0.5 if a > 0 else 0.0
    held = max(0.16, 1 - a / (EDGE * d)) ** 0.5 if d > 0 else 0.0
    left = _points_left(attack, kept)
    return Clash(win, worth - win * left, enemy - (1 - win) * _points_left(defense, held), left)


def _points_left(force: Troops, share: float) -> float:
    """The points of what is left when that share of the units is, the cheap ones lost first."""
    size = sum(force)
    return float(cost(without(force, size - round(share * size))))
