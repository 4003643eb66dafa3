"""Piles of like pieces, and the small persistent operations on the pieces of one space.

A space holds a tuple of piles; pieces that differ in anything that matters (movement spent, the
space they attacked from, cargo) lie in different piles. Nothing here is ever changed in place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

FULL = 99
"""Movement spent by a piece that may not move again this turn."""
TRAPPED = "trapped"
"""The task of aircraft aboard a deck that is closed: cargo, until it opens."""


class Cargo(Struct, frozen=True, omit_defaults=True):
    """A land unit aboard a ship; `lands` names the coast it is ordered to assault."""

    nation: str
    kind: str
    lands: str = ""
    fresh: bool = False
    """Boarded this turn: it may not leave an allied ship before its owner's next turn."""


class Pile(Struct, frozen=True, omit_defaults=True):
    """A number of pieces of one nation and kind in one condition."""

    nation: str
    kind: str
    count: int = 1
    used: int = 0
    """Movement points spent this turn."""
    came: str = ""
    """The space it entered its battle from: where it may retreat to."""
    task: str = ""
    """raid, landed, spent (a ship that unloaded), fired, withdrawn, submerged, or what editions have."""
    over: tuple[str, ...] = ()
    """Guns flown over, in order; they fire when the combat move is closed."""
    cargo: tuple[Cargo, ...] = ()
    damage: int = 0
    """Hits taken that did not sink it; of an installation, what has to be mended."""
    extra: int = 0
    """Movement points it has this turn beyond those of its kind."""


Piles: TypeAlias = tuple[Pile, ...]


class Spec(Struct, frozen=True):
    """Which pieces an order means: a kind, where needed its nation, cargo and movement spent."""

    kind: str
    nation: str = ""
    used: int | None = None
    cargo: tuple[str, ...] | None = None
    place: str = ""
    hurt: bool = False
    """Only those that are damaged."""


_SPEC = re.compile(r"(?:([a-z_]+):)?([a-z_]+)(\*)?(?:\(([a-z_:,>]*)\))?(?:@(\d{1,3}))?(?:/([a-z_0-9]+))?")


@lru_cache(maxsize=4096)
def read_spec(text: str) -> Spec:
    """The pieces meant by `[nation:]kind[*][(cargo,cargo)][@used][/place]`; anything else means none at all.

    Cargo that is ordered ashore may be told apart by its coast: `(kind>coast)`; `*` means damaged ones.
    """
    match = _SPEC.fullmatch(text)
    if not match:
        return Spec("")
    nation, kind, star, cargo, used, place = match.groups()
    held = None if cargo is None else tuple(sorted(part for part in cargo.split(",") if part))
    return Spec(kind, nation or "", None if used is None else int(used), held, place or "", bool(star))


def in_order(units: Mapping[str, int]) -> list[tuple[str, int]]:
    """The units of an order, the closer named first; always in the same order, however it was written."""
    if len(units) == 1:
        return list(units.items())
    return sorted(units.items(), key=lambda item: (is_loose(item[0]), item[0]))


def is_loose(text: str) -> bool:
    """Whether a text names pieces by their kind alone; closer ones are served first."""
    spec = read_spec(text)
    return spec.cargo is None and spec.used is None and not spec.hurt


def pile_of(nation: str, text: str, count: int) -> Pile:
    """Fresh pieces of a nation as a text describes them, cargo and damage and all."""
    spec = read_spec(text)
    cargo: list[Cargo] = []
    for part in spec.cargo or ():
        owner, _, kind = part.rpartition(":")
        cargo.append(Cargo(owner or nation, kind))
    cargo.sort(key=lambda c: (c.nation, c.kind))
    return Pile(nation, spec.kind, count, cargo=tuple(cargo), damage=int(spec.hurt))


def cargo_names(pile: Pile) -> tuple[str, ...]:
    """The kinds aboard, sorted, allied ones with their nation."""
    return tuple(sorted(c.kind if c.nation == pile.nation else f"{c.nation}:{c.kind}" for c in pile.cargo))


def cargo_orders(pile: Pile) -> tuple[str, ...]:
    """The kinds aboard with the coasts they are ordered to."""
    if not pile.cargo:
        return ()
    bare = [(c.kind if c.nation == pile.nation else f"{c.nation}:{c.kind}", c.lands) for c in pile.cargo]
    return tuple(sorted(f"{kind}>{lands}" if lands else kind for kind, lands in bare))


def write_spec(pile: Pile, seat: str, with_used: bool, holds: Container[str]) -> str:
    """The shortest text that names this pile among the pieces `seat` may order about.

    `holds` are the kinds that carry cargo: their text tells that they are empty, too.
    """
    nation = "" if pile.nation == seat else f"{pile.nation}:"
    cargo = f"({','.join(cargo_orders(pile))})" if pile.kind in holds else ""
    used = f"@{pile.used}" if with_used and pile.used else ""
    return f"{nation}{pile.kind}{'*' if pile.damage else ''}{cargo}{used}"


def is_meant(pile: Pile, spec: Spec, seat: str) -> bool:
    """Whether the pile is among the pieces a spec of this seat names."""
    return (
        pile.kind == spec.kind
        and pile.nation == (spec.nation or seat)
        and (spec.used is None or pile.used == spec.used)
        and (spec.cargo is None or spec.cargo in (cargo_orders(pile), cargo_names(pile)))
        and (not spec.place or spec.place in (pile.came, pile.task))
        and (not spec.hurt or pile.damage > 0)
    )


def is_among(text: str, unit: str, seat: str) -> bool:
    """Whether the pieces a menu line names by `unit` are among those that a text of this seat names."""
    spec, line = read_spec(text), read_spec(unit)
    held = line.cargo or ()
    return (
        spec.kind == line.kind
        and (spec.nation or seat) == (line.nation or seat)
        and spec.used in (None, line.used or 0)
        and spec.cargo in (None, held, tuple(sorted(part.partition(">")[0] for part in held)))
        and spec.place in ("", line.place)
        and spec.hurt in (False, line.hurt)
    )


def alike(a: Pile, b: Pile) -> bool:
    """Whether two piles differ in nothing but their number."""
    return (
        a.kind == b.kind
        and a.nation == b.nation
        and a.used == b.used
        and a.task == b.task
        and a.came == b.came
        and a.over == b.over
        and a.cargo == b.cargo
        and a.damage == b.damage
        and a.extra == b.extra
    )


def counted(pile: Pile, count: int) -> Pile:
    """The same pieces in another number."""
    return Pile(
        pile.nation,
        pile.kind,
        count,
        pile.used,
        pile.came,
        pile.task,
        pile.over,
        pile.cargo,
        pile.damage,
        pile.extra,
    )


def add(piles: Piles, new: Pile) -> Piles:
    """The piles with these pieces added, merged with those that are alike."""
    for i, pile in enumerate(piles):
        if alike(pile, new):
            return (*piles[:i], counted(pile, pile.count + new.count), *piles[i + 1 :])
    return (*piles, new)


def take(piles: Piles, gone: Pile) -> Piles:
    """The piles with these pieces taken away; they must be there."""
    for i, pile in enumerate(piles):
        if alike(pile, gone):
            if pile.count > gone.count:
                return (*piles[:i], counted(pile, pile.count - gone.count), *piles[i + 1 :])
            if pile.count == gone.count:
                return piles[:i] + piles[i + 1 :]
            break
    raise ValueError(f"not there: {gone}")


def merged(piles: Iterable[Pile]) -> Piles:
    """The piles with like ones put together."""
    result: Piles = ()
    for pile in piles:
        result = add(result, pile)
    return result


def total(piles: Iterable[Pile]) -> int:
    """How many pieces there are, cargo not counted."""
    return sum(pile.count for pile in piles)


def count_of(piles: Iterable[Pile], kinds: Container[str]) -> int:
    """How many pieces of these kinds there are."""
    return sum(pile.count for pile in piles if pile.kind in kinds)


def select(
    piles: Piles, text: str, count: int, seat: str, order: Callable[[Pile], tuple[int, ...]]
) -> Piles | None:
    """The pieces an order names, preferring those first in `order`; None when there are too few."""
    spec = read_spec(text)
    found = [p for p in piles if p.kind == spec.kind and is_meant(p, spec, seat)]
    if len(found) > 1:
        found.sort(key=order)
    chosen: list[Pile] = []
    for pile in found:
        if count <= 0:
            break
        part = min(pile.count, count)
        chosen.append(counted(pile, part))
        count -= part
    return tuple(chosen) if count == 0 else None


def select_all(
    piles: Piles, units: Mapping[str, int], seat: str, order: Callable[[Pile], tuple[int, ...]]
) -> Piles | None:
    """The pieces that all texts of an order name together; None when there are too few for one of them."""
    found: list[Pile] = []
    for text, count in in_order(units):
        chosen = select(piles, text, count, seat, order) if count > 0 else None
        if chosen is None:
            return None
        for pile in chosen:
            piles = take(piles, pile)
        found.extend(chosen)
    return tuple(found)
