"""Named ways of bringing units forward; an optimal one is found in `best.py`.

`all` brings as many as may fight, one by one the unit with which the front hits most; `screen` the same, but
sends the cheapest forward at the start, when an attacker is fired at before he fires; `cheapest` as many,
the cheapest first; `none` begins like `all` and then brings only somebody when nobody is left in front.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TypeAlias, cast

from msgspec.structs import astuple

from ...games.attack import battle as rules
from ...games.attack.data import unit_table
from ...games.attack.frames import Force
from ...games.attack.pieces import ARMY_KINDS, Army
from .dice import NOBODY, Counts, expected_hits
from .model import Policy

Place: TypeAlias = tuple[Counts, Counts]
"""The units of a side: those in front and the reserve."""
DEAD: Place = (NOBODY, NOBODY)


def place_of(force: Force) -> Place:
    return counts_of(force.front), counts_of(force.reserve)


def counts_of(army: Army) -> Counts:
    return cast(Counts, astuple(army))


def total(place: Place) -> Counts:
    """All units of a side."""
    a, b, c, d = (f + r for f, r in zip(*place, strict=True))
    return a, b, c, d


def limit(number: int) -> int:
    """How many units may fight in a round."""
    return unit_table().battle.first_front + number - 1


def value(counts: Counts) -> int:
    """Production points of units."""
    return sum(n * c for n, c in zip(counts, costs(), strict=True))


@lru_cache(maxsize=1)
def costs() -> Counts:
    return cast(Counts, tuple(unit_table().army[kind].cost for kind in ARMY_KINDS))


@lru_cache(maxsize=1 << 17)
def lose(front: Counts, hits: int) -> Counts:
    """The front after so many hits, by the order of losses."""
    army = Army(*front)
    return counts_of(army - rules.losses(army, hits))


def struck(place: Place, hits: int) -> Place:
    """The side after so many hits; the reserve is safe."""
    return lose(place[0], hits), place[1]


def commit(place: Place, policy: Policy) -> Place:
    """The side with its first units forward."""
    first = min(unit_table().battle.first_front, sum(place[1]))
    return _forward(place, first, "cheapest" if policy == "screen" else policy)


@lru_cache(maxsize=1 << 17)
def reinforce(place: Place, policy: Policy, number: int) -> Place:
    """The side after it has reinforced in a round."""
    front, reserve = place
    room = min(limit(number) - sum(front), sum(reserve))
    if policy == "none":
        return _forward(place, 0 if sum(front) else min(1, room), "all")
    return _forward(place, room, policy)


def _forward(place: Place, count: int, policy: Policy) -> Place:
    for _ in range(count):
        place = _one_more(place, policy)
    return place


def _one_more(place: Place, policy: Policy) -> Place:
    """One more unit forward: the cheapest, or that with which the front hits most."""
    choices = [moved(place, kind) for kind in range(len(ARMY_KINDS)) if place[1][kind]]
    if policy == "cheapest":
        return min(choices, key=lambda new: value(new[0]))
    return min(choices, key=lambda new: (-round(expected_hits(new[0]), 9), value(new[0])))


def moved(place: Place, kind: int) -> Place:
    """One unit of a kind goes from the reserve to the front."""
    front, reserve = list(place[0]), list(place[1])
    front[kind] += 1
    reserve[kind] -= 1
    return cast(Place, (tuple(front), tuple(reserve)))


def choices(place: Place, least: int, most: int) -> Iterator[Place]:
    """Every way to bring between `least` and `most` units forward."""
    front, reserve = place
    for more in product(*(range(n + 1) for n in reserve)):
        if least <= sum(more) <= most:
            ahead = tuple(f + m for f, m in zip(front, more, strict=True))
            yield cast(Place, (ahead, tuple(r - m for r, m in zip(reserve, more, strict=True))))


def commits(place: Place) -> Iterator[Place]:
    """Every way to send the first units forward."""
    first = min(unit_table().battle.first_front, sum(place[1]))
    return choices(place, first, first)


def reinforcements(place: Place, number: int) -> Iterator[Place]:
    """Every way to reinforce in a round; somebody must fight."""
    front, reserve = place
    most = min(limit(number) - sum(front), sum(reserve))
    return choices(place, 0 if sum(front) else min(1, most), most)
