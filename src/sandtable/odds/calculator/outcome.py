"""The figures of a battle in the shape that every game shares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ..toll import Losses, Survivors

MOST_WAYS = 8
"""Ways in which a side may come out of a battle that are told one by one."""


class Share(Struct, frozen=True):
    """One way a battle may end, and its chance."""

    name: str
    p: float


class Left(Struct, frozen=True):
    """Units that are left, and the chance of just these."""

    units: dict[str, int]
    p: float


class SideOutcome(Struct, frozen=True, omit_defaults=True):
    """What becomes of one side."""

    lost: float
    """Expected, in the game's money."""
    quantiles: dict[str, int] = {}
    numbers: tuple[float, ...] = ()
    """The chance that 0, 1, 2, ... units are left; empty where it is not known."""
    left: tuple[Left, ...] = ()
    """The likeliest ways."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What a calculator shows of an answer."""

    kind: str
    chance: float | None
    """What counts for the attacker; None where nothing is won."""
    shares: tuple[Share, ...]
    """The first of those that sum to 1 is the attacker's."""
    attacker: SideOutcome
    defender: SideOutcome
    swing: float
    rounds: float | None = None
    """How long it lasts on average; None where there are no rounds."""
    takes: float | None = None
    """The chance that land is taken, where that is less than to win."""
    damage: tuple[float, ...] = ()
    """Of a raid: the chance of each sum that is paid, from 0 on."""
    note: str = ""
    sea: tuple[Outcome, ...] = ()
    """The sea battles that come first."""


class More(Struct, frozen=True):
    """So many further units of one kind are enough."""

    part: str
    unit: str
    """Its short name."""
    count: int
    cost: int
    chance: float


def side(lost: Losses, ways: Sequence[Survivors], most: int) -> SideOutcome:
    """A side from its losses and all the ways it may come out; `most` units went in."""
    numbers = [0.0] * (most + 1)
    for way in ways:
        numbers[min(most, sum(way.units.values()))] += way.p
    left = tuple(Left(way.units, way.p) for way in ways[:MOST_WAYS])
    return SideOutcome(lost.expected, lost.quantiles, tuple(numbers), left)


def shares(pairs: Iterable[tuple[str, float]]) -> tuple[Share, ...]:
    return tuple(Share(name, p) for name, p in pairs)
