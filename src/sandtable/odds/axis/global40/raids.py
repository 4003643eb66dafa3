"""Raids on facilities: air battle, guns, bombs; every chance exactly.

Both sides fire once in the air. Raiders that are left go for their targets, whose guns fire a die at each of
them; then each throws its dice, of which the best one counts, and adds what its kind adds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from math import prod
from typing import TypeAlias, TypeVar

import numpy as np
from msgspec import Struct

from ...answer import Chances, LossesOf, SurvivorsOf, Tally, UnitsOf, answer
from ...dice import SIDES, Dice, Floats, binomial, hits
from ...forces import first_to_go, less
from ...model import Counts, Orders, Result, Side, start_of
from ...orders import CHEAPEST, order_of
from ...toll import quantiles

K = TypeVar("K")
Plan: TypeAlias = tuple[tuple[str, str, int], ...]
"""Which raiders go for which facility: facility, kind, how many at most; those named first are sent first."""
At: TypeAlias = tuple[int, ...]
"""How many of each kind of raider are at a facility."""


class Bomber(Struct, frozen=True):
    """How a kind of raider bombs."""

    dice: int
    """Dice it throws, of which the best counts."""
    bonus: int
    targets: tuple[str, ...]
    """Facilities that it goes for, the one it prefers first."""


class Facility(Struct, frozen=True):
    """A target."""

    kind: str
    flak: int
    """What its guns hit with."""
    room: int
    """Damage that it can still take."""
    points: int = 1
    """Points of damage that 1 IPC mends."""


class Raiding(Struct, frozen=True):
    """A raid, from where it stands."""

    raiders: Side
    escorts: Side
    interceptors: Side
    facilities: tuple[Facility, ...]
    bombers: Mapping[str, Bomber]
    plan: Plan = ()
    attack: Dice = ()
    """Dice that raiders and escorts still throw at interceptors."""
    defense: Dice = ()
    """Dice at them."""
    hit: tuple[int, int] = (0, 0)
    """Hits on raiders and escorts, and on interceptors, that are still to be placed."""
    aimed: tuple[At, ...] = ()
    """For each facility the raiders that are at it already."""
    shot: tuple[int, ...] = ()
    """For each facility the hits of its guns that are still to be placed."""
    has_fired: bool = False
    """Whether the guns have fired."""

    @property
    def sortie(self) -> Side:
        return (*self.raiders, *self.escorts)


class Target(Struct, frozen=True):
    """What is done to one facility."""

    damage: dict[str, float]
    """Chance of each amount."""
    expected_damage: float
    full: float
    """The chance that it is damaged as much as it can be."""


class Raid(Struct, frozen=True):
    """The answer about a raid."""

    kind: str
    damage: dict[str, float]
    """Chance of each sum of damage on all facilities together."""
    expected_damage: float
    quantiles: dict[str, int]
    targets: dict[str, Target]
    paid: dict[str, float]
    """Chance of each sum that it costs to mend all of it."""
    expected_paid: float
    bombers_lost: dict[str, float]
    survivors: SurvivorsOf
    survivors_by_unit: UnitsOf
    losses: LossesOf
    swing: float
    """What mending costs and the defender loses, less what the attacker loses."""
    space: str = ""
    name: str = ""
    method: str = "exact"
    battles: int = 0


Ends: TypeAlias = dict[tuple[Counts, tuple[int, ...]], float]
"""Chances of who is left of raiders and escorts, with the damage of each facility."""


def raid(found: Raiding, space: str = "") -> Raid:
    """All chances of a raid."""
    ends: Ends = {}
    for left, chance in _left(found.sortie, found.defense, found.hit[0]).items():
        for end, share in _bombed(found, left):
            ends[end] = ends.get(end, 0.0) + chance * share
    return told(found, ends, _left(found.interceptors, found.attack, found.hit[1]), space)


def told(found: Raiding, ends: Ends, theirs: Chances, space: str) -> Raid:
    """The answer made of these chances."""
    mine: Chances = {}
    damage: dict[int, float] = {}
    paid: dict[int, float] = {}
    each: list[dict[int, float]] = [{} for _ in found.facilities]
    lost: dict[int, float] = {}
    raiders = sum(start_of(found.raiders))
    for (left, harm), chance in ends.items():
        _put(mine, left, chance)
        _put(damage, sum(harm), chance)
        _put(paid, sum(-(-n // f.points) for n, f in zip(harm, found.facilities, strict=True)), chance)
        _put(lost, raiders - sum(left[: len(found.raiders)]), chance)
        for row, amount in zip(each, harm, strict=True):
            _put(row, amount, chance)
    air = answer(Tally(found.sortie, found.interceptors, NO_RESULT, 0.0, mine, theirs, {}), "raid", Orders())
    due = _mean(paid)
    return Raid(
        kind="raid",
        damage=_chances(damage),
        expected_damage=_mean(damage),
        quantiles=quantiles(sorted(damage.items())),
        targets={
            facility.kind: Target(_chances(row), _mean(row), row.get(facility.room, 0.0))
            for facility, row in zip(found.facilities, each, strict=True)
        },
        paid=_chances(paid),
        expected_paid=due,
        bombers_lost=_chances(lost),
        survivors=air.survivors,
        survivors_by_unit=air.survivors_by_unit,
        losses=air.losses,
        swing=due + air.swing,
        space=space,
    )


NO_RESULT: dict[Result, float] = {
    "attacker_wins": 0.0,
    "defender_wins": 0.0,
    "both_destroyed": 0.0,
    "retreat": 0.0,
}


def _put(chances: dict[K, float], key: K, chance: float) -> None:
    chances[key] = chances.get(key, 0.0) + chance


def _mean(chances: Mapping[int, float]) -> float:
    return sum(amount * chance for amount, chance in chances.items())


def _chances(values: Mapping[int, float]) -> dict[str, float]:
    return {str(n): chance for n, chance in sorted(values.items()) if chance > 0}


# The air battle


def _left(side: Side, dice: Dice, hit: int) -> Chances:
    """What the air battle leaves of a side, the cheapest lost first."""
    found: Chances = {}
    for number, chance in enumerate(hits(dice).tolist()):
        _put(found, without(side, start_of(side), number + hit), chance)
    return found


def without(side: Side, here: Counts, number: int) -> Counts:
    """A side after so many losses, the cheapest first."""
    order = order_of(side, CHEAPEST)
    for _ in range(number):
        first = first_to_go(side, order, here)
        if first is None:
            break
        here = less(here, first)
    return here


# Guns and bombs


def shared(found: Raiding, left: Counts) -> tuple[At, ...]:
    """For each facility the raiders that go for it, by the plan, the others for what they prefer."""
    if found.aimed:
        return found.aimed
    free = list(left)
    at = {facility.kind: [0] * len(found.raiders) for facility in found.facilities}
    rest = [
        (kind, unit.kind, unit.count) for unit in found.raiders for kind in found.bombers[unit.kind].targets
    ]
    for target, kind, most in (*found.plan, *rest):
        for number, unit in enumerate(found.raiders):
            if unit.kind == kind and target in at:
                part = min(most, free[number])
                at[target][number] += part
                free[number] -= part
    return tuple(tuple(row) for row in at.values())


def _bombed(found: Raiding, left: Counts) -> Iterator[tuple[tuple[Counts, tuple[int, ...]], float]]:
    """How a raid may end for those that are left of the air battle, with chances."""
    rows: list[list[tuple[At, int, float]]] = []
    for number, (facility, at) in enumerate(zip(found.facilities, shared(found, left), strict=True)):
        shot = found.shot[number] if found.shot else 0
        rows.append(list(_at_one(found, facility, at, shot)))
    escorts = left[len(found.raiders) :]
    for ways in product(*rows):
        lost = [sum(column) for column in zip(*(gone for gone, _, _ in ways), strict=True)]
        kept = tuple(count - gone for count, gone in zip(left, lost, strict=False)) if ways else left
        harm = tuple(damage for _, damage, _ in ways)
        yield ((*kept, *escorts) if ways else left, harm), prod(chance for _, _, chance in ways)


def _at_one(found: Raiding, facility: Facility, at: At, shot: int) -> Iterator[tuple[At, int, float]]:
    """At one facility: raiders lost, the damage that they do there, the chance."""
    flak = 0 if found.has_fired else facility.flak
    for number, chance in enumerate(binomial(sum(at), flak).tolist()):
        if chance:
            over = without(found.raiders, at, number + shot)
            lost = tuple(before - after for before, after in zip(at, over, strict=True))
            for damage, share in enumerate(_damage(found, over, facility.room).tolist()):
                if share:
                    yield lost, damage, chance * share


def _damage(found: Raiding, over: At, room: int) -> Floats:
    """Chances of each amount of damage by these raiders; what is beyond the room is lost."""
    chances = np.ones(1)
    for unit, count in zip(found.raiders, over, strict=True):
        for _ in range(count):
            chances = np.convolve(chances, bomb(found.bombers[unit.kind]))
    if len(chances) > room:
        chances = np.append(chances[:room], chances[room:].sum())
    return chances


def bomb(bomber: Bomber) -> Floats:
    """Chances of each amount of damage by one raider."""
    below = [(face / SIDES) ** bomber.dice for face in range(SIDES + 1)]
    faces = [0.0, *(after - before for before, after in pairwise(below))]
    return np.array([0.0] * bomber.bonus + faces)
