"""The board as a graph: names, neighbors, values, owners; spaces also as bits of an integer.

Sets of spaces are integers with one bit per space, so that reach and occupation are a few fast
operations; `bits` and `Board.names_of` turn them back into names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct


class Canal(Struct, frozen=True, forbid_unknown_fields=True):
    """Two zones joined for ships only while all of `hold` is in friendly hands."""

    id: str
    zones: tuple[str, str]
    hold: tuple[str, ...]
    free: tuple[str, ...] = ()
    """Kinds that pass whoever holds it."""


T = TypeVar("T")


class Links(tuple[T, ...]):
    """Neighbours of each space, as sets or by number; the same only as itself.

    Searches are remembered by the links they went along. Comparing those anew each time would cost more than
    many a search, and all of them are made once.
    """

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other


class Board(Struct, frozen=True, eq=False):
    """One map. Built once per edition by `make_board` and shared."""

    names: tuple[str, ...]
    index: dict[str, int]
    bit: dict[str, int]
    neighbours: dict[str, tuple[str, ...]]
    near: tuple[int, ...]
    around: tuple[tuple[int, ...], ...]
    """Neighbours by number; the same as `near`, for searches that walk."""
    land: int
    sea: int
    value: dict[str, int]
    first_owner: dict[str, str]
    capital_of: dict[str, str]
    island_in: dict[str, str]
    """For each island the one zone around it."""
    canals: tuple[Canal, ...]
    titles: dict[str, str]
    aliases: dict[str, str]

    def is_sea(self, space: str) -> bool:
        return space not in self.value

    def names_of(self, mask: int) -> tuple[str, ...]:
        """The spaces of a set, in board order."""
        return names_in(self.names, mask)


@lru_cache(maxsize=65536)
def names_in(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    """The names whose bits are set."""
    found: list[str] = []
    while mask:
        low = mask & -mask
        found.append(names[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def parted(spaces: int, sets: Iterable[int]) -> list[int]:
    """The spaces in parts: all of a part are in the same ones of these sets."""
    parts = [spaces] if spaces else []
    for mask in set(sets):
        parts = [part for whole in parts for part in (whole & mask, whole & ~mask) if part]
    return parts


def make_board(
    land: dict[str, tuple[str, int, str, str]],
    sea: dict[str, str],
    links: Iterable[tuple[str, str]],
    canals: tuple[Canal, ...],
    aliases: dict[str, str],
) -> Board:
    """A board from rows: land id → (title, value, owner, nation whose capital it is), sea id → title."""
    names = (*land, *sea)
    index = {name: i for i, name in enumerate(names)}
    touching: dict[str, set[str]] = {name: set() for name in names}
    for a, b in links:
        touching[a].add(b)
        touching[b].add(a)
    neighbours = {name: tuple(sorted(touching[name], key=index.__getitem__)) for name in names}
    islands = {name: ring[0] for name, ring in neighbours.items() if name in land and len(ring) == 1}
    return Board(
        names=names,
        index=index,
        bit={name: 1 << i for i, name in enumerate(names)},
        neighbours=neighbours,
        near=Links(sum(1 << index[n] for n in neighbours[name]) for name in names),
        around=Links(tuple(index[n] for n in neighbours[name]) for name in names),
        land=(1 << len(land)) - 1,
        sea=((1 << len(sea)) - 1) << len(land),
        value={name: row[1] for name, row in land.items()},
        first_owner={name: row[2] for name, row in land.items()},
        capital_of={name: row[3] for name, row in land.items() if row[3]},
        island_in=islands,
        canals=canals,
        titles={**{name: row[0] for name, row in land.items()}, **sea},
        aliases=aliases,
    )
