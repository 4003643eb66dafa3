"""Damage of several zones shared among territories: the largest total, for given dice and on average.

Each zone takes no more than the land beside it is worth, each territory loses no more than it is worth,
however many zones it lies at. Zones take what they can one after the other; by the exchange property of such
limits the total is the same in every order, and no way of sharing is better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

Coast: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each zone the territories at it."""
Limits: TypeAlias = tuple[int, ...]
"""What sets of zones may still take together; zones are bits of the place in the tuple."""

COUNTED = (1, 2, 3)
"""Dice that count, each for what it shows; the others are nothing."""
SIDES = 6


def counted(dice: Sequence[int]) -> int:
    """What a roll of one zone amounts to before any limit."""
    return sum(die for die in dice if die in COUNTED)


def largest(damage: Mapping[str, int], coast: Coast, value: Mapping[str, int]) -> int:
    """The most that damage of several zones can cost, within all limits."""
    return int(_expected({zone: ((amount, 1.0),) for zone, amount in damage.items()}, coast, value) + 0.5)


def most(dice: Mapping[str, int], coast: Coast, value: Mapping[str, int]) -> int:
    """The most that so many dice for each zone can cost."""
    return largest({zone: count * COUNTED[-1] for zone, count in dice.items()}, coast, value)


def expected(dice: Mapping[str, int], coast: Coast, value: Mapping[str, int]) -> float:
    """What so many dice for each zone cost on average, worked out over all rolls."""
    return _expected({zone: totals(count) for zone, count in dice.items()}, coast, value)


@lru_cache(maxsize=128)
def totals(dice: int) -> tuple[tuple[int, float], ...]:
    """What so many dice may amount to, and how likely each sum is."""
    chance = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for amount, likely in chance.items():
            for face in (*COUNTED, *[0] * (SIDES - len(COUNTED))):
                after[amount + face] = after.get(amount + face, 0.0) + likely / SIDES
        chance = after
    return tuple(chance.items())


def _expected(
    rolls: Mapping[str, tuple[tuple[int, float], ...]], coast: Coast, value: Mapping[str, int]
) -> float:
    """The average total over all rolls: zone by zone, with the limits that are left for those to come."""
    waiting, touched, front = list(rolls), set[str](), list[str]()
    ways: dict[Limits, float] = {(0,): 1.0}
    total = 0.0
    while waiting:
        zone = next((zone for zone in front if zone in waiting), waiting[0])
        waiting.remove(zone)
        new = [land for land in coast[zone] if land not in touched]
        touched.update(new)
        wider = [zone, *(z for z in front if z != zone)]
        wider += [z for z in waiting if z not in wider and any(land in new for land in coast[z])]
        reach = [sum(1 << i for i, z in enumerate(wider) if land in coast[z]) for land in new]
        more = _joined(reach, [value[land] for land in new], len(wider))
        place = [wider.index(z) for z in front]
        after: dict[Limits, float] = {}
        for limits, likely in ways.items():
            joint = tuple(limits[_old(mask, place)] + more[mask] for mask in range(1 << len(wider)))
            for amount, chance in _capped(rolls[zone], joint[1]):
                total += likely * chance * amount
                left = tuple(min(joint[m << 1], joint[m << 1 | 1] - amount) for m in range(len(joint) // 2))
                after[left] = after.get(left, 0.0) + likely * chance
        ways, front = after, wider[1:]
    return total


def _joined(reach: Sequence[int], worth: Sequence[int], zones: int) -> list[int]:
    """For each set of zones the worth of the land at any of them."""
    rows = list(zip(reach, worth, strict=True))
    return [sum(w for near, w in rows if near & mask) for mask in range(1 << zones)]


def _old(mask: int, place: Sequence[int]) -> int:
    """The part of a set of zones that was known before, by its place then."""
    return sum(1 << i for i, at in enumerate(place) if mask >> at & 1)


def _capped(rolls: tuple[tuple[int, float], ...], limit: int) -> tuple[tuple[int, float], ...]:
    """The rolls, with those above the limit put together."""
    chance: dict[int, float] = {}
    for amount, likely in rolls:
        chance[min(amount, limit)] = chance.get(min(amount, limit), 0.0) + likely
    return tuple(chance.items())
