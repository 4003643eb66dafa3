"""Where pieces stand, as sets of spaces: by nation, by kind, by what they do.

Most questions about a whole board concern few of its spaces. What is known of one position is carried on to
the next: only the spaces whose pieces changed are looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import TypeAlias

from msgspec import Struct

from .board import Board
from .pieces import Piles
from .position import Position

Form: TypeAlias = tuple[str, str, str, bool]
"""Nation, kind and task of a piece, and whether it spent movement."""


class Whereabouts(Struct, frozen=True, eq=False):
    """The spaces in which there is a piece with some property; those of all pieces of a position."""

    units: Mapping[str, Piles]
    """The pieces themselves."""
    nations: dict[str, int]
    kinds: dict[str, int]
    tasks: dict[str, int]
    """Those with pieces that have a task."""
    forms: dict[Form, int]
    stirred: int
    """Those with a piece that is not as it is when a turn begins, or has cargo."""
    helped: int
    """Those with a piece that has more range than its kind."""
    bound: int
    """Those with troops aboard that are ordered ashore."""

    def of(self, nations: Iterable[str]) -> int:
        """Spaces with pieces of any of these nations."""
        return union(self.nations, nations)

    def having(self, kinds: Iterable[str]) -> int:
        """Spaces with pieces of any of these kinds, whoever has them."""
        return union(self.kinds, kinds)

    def doing(self, task: str) -> int:
        """Spaces with pieces that do this."""
        return self.tasks.get(task, 0)


def union(sets: Mapping[str, int], names: Iterable[str]) -> int:
    """The spaces of these names together."""
    found = 0
    for name in names:
        found |= sets.get(name, 0)
    return found


def whereabouts(state: Position) -> Whereabouts:
    """Where the pieces of a position stand."""
    board, units = state.rules.board, state.units
    latest = _latest(board)
    before = latest.known
    if before.units is units:
        return before
    latest.known = known = _carried_on(before, units, board)
    return known


class _Latest:
    """What is known of the position that was asked about last."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known = Whereabouts({}, {}, {}, {}, {}, 0, 0, 0)


@lru_cache(maxsize=8)
def _latest(board: Board) -> _Latest:
    return _Latest()


def _carried_on(before: Whereabouts, units: Mapping[str, Piles], board: Board) -> Whereabouts:
    """The same for other pieces, by the spaces in which they differ."""
    bit, known = board.bit, before.units
    nations, kinds = before.nations.copy(), before.kinds.copy()
    tasks, forms = before.tasks.copy(), before.forms.copy()
    stirred, helped, bound = before.stirred, before.helped, before.bound
    changed = _changed(known, units)
    for space in changed:
        others = ~bit[space]
        stirred &= others
        helped &= others
        bound &= others
        for p in known.get(space, ()):
            nations[p.nation] &= others
            kinds[p.kind] &= others
            if p.task:
                tasks[p.task] &= others
            form = p.nation, p.kind, p.task, p.used > 0
            left = forms.get(form, 0) & others
            if left:
                forms[form] = left
            else:
                forms.pop(form, None)
    for space in changed:
        here = bit[space]
        for p in units.get(space, ()):
            nation, kind, task, used = p.nation, p.kind, p.task, p.used
            nations[nation] = nations.get(nation, 0) | here
            kinds[kind] = kinds.get(kind, 0) | here
            if task:
                tasks[task] = tasks.get(task, 0) | here
            form = nation, kind, task, used > 0
            forms[form] = forms.get(form, 0) | here
            if used or task or p.came or p.over or p.cargo or p.extra:
                stirred |= here
                helped |= here if p.extra else 0
                bound |= here if p.cargo and any(c.lands for c in p.cargo) else 0
    return Whereabouts(units, nations, kinds, tasks, forms, stirred, helped, bound)


def _changed(known: Mapping[str, Piles], units: Mapping[str, Piles]) -> list[str]:
    """The spaces in which other pieces stand than before."""
    if list(known) == list(units):
        return list(compress(units, map(is_not, known.values(), units.values())))
    fresh = [space for space, piles in units.items() if known.get(space) is not piles]
    return [*fresh, *(known.keys() - units.keys())]


def spaces_in(state: Position, spaces: int) -> list[str]:
    """Those of a set of spaces in which pieces stand, in the order in which the position has them."""
    if not spaces:
        return []
    names = state.rules.board.names_of(spaces)
    units = state.units
    if len(names) == 1:
        return [name for name in names if name in units]
    return list(filter(frozenset(names).__contains__, units))
