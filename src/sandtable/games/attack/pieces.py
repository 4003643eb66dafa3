"""Numbers of pieces by kind: armies on land, fleets of navy cards, and cards as sorted tuples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

C = TypeVar("C", bound="Count")

Cards: TypeAlias = tuple[str, ...]
"""Card ids in sorted order, copies repeated."""


class Count(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many there are of each kind; kinds are the fields."""

    def __add__(self: C, other: C) -> C:
        return type(self)(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    def __sub__(self: C, other: C) -> C:
        return type(self)(*(a - b for a, b in zip(astuple(self), astuple(other), strict=True)))

    def covers(self: C, other: C) -> bool:
        """Whether nothing in `other` is more than here."""
        return all(a >= b for a, b in zip(astuple(self), astuple(other), strict=True))

    @property
    def size(self) -> int:
        """All pieces together."""
        return sum(astuple(self))

    def of(self, kind: str) -> int:
        """How many of one kind."""
        count: int = getattr(self, kind)
        return count

    def items(self) -> Iterator[tuple[str, int]]:
        """Kinds that are there, with their numbers, in order."""
        return ((k, n) for k, n in zip(self.__struct_fields__, astuple(self), strict=True) if n)

    @property
    def words(self) -> tuple[str, ...]:
        """`3 infantry`, `1 tank`: as events name pieces."""
        return tuple(f"{count} {kind}" for kind, count in self.items())

    def kinds(self) -> tuple[str, ...]:
        """Kinds that are there."""
        return tuple(k for k, _ in self.items())


class Army(Count, frozen=True, omit_defaults=True):
    """Army units; the order of the kinds is the order of losses (ch. XIII, step 4)."""

    infantry: int = 0
    tank: int = 0
    artillery: int = 0
    plane: int = 0

    @property
    def planes(self) -> Army:
        """The planes alone."""
        return Army(plane=self.plane)

    @property
    def ground(self) -> Army:
        """Everything but the planes."""
        return Army(self.infantry, self.tank, self.artillery)


class Fleet(Count, frozen=True, omit_defaults=True):
    """Navy cards."""

    destroyer: int = 0
    submarine: int = 0
    battleship: int = 0
    carrier: int = 0


ARMY_KINDS = Army.__struct_fields__
SHIP_KINDS = Fleet.__struct_fields__


def army_of(units: Mapping[str, int]) -> Army:
    """The army of these numbers by kind."""
    return Army(**units)


def fleet_of(ships: Iterable[str]) -> Fleet:
    """The fleet of these ships one by one."""
    return Fleet(**Counter(ships))


def plus(cards: Cards, more: Iterable[str]) -> Cards:
    """The cards with more among them."""
    return tuple(sorted((*cards, *more)))


def minus(cards: Cards, gone: Iterable[str]) -> Cards:
    """The cards without those of `gone` that are among them."""
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))


def holds(cards: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether all of `wanted` are among the cards, copies counted."""
    return not Counter(wanted) - Counter(cards)
