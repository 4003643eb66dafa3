"""Hits and where they may fall: how many find a target, and which choices of casualties will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from .pieces import Pile, Piles, add, counted, merged, take
from .shots import Target


def count_placed(
    hits: Mapping[Target, int],
    piles: Iterable[Pile],
    may_hit: Callable[[Target, Pile], bool],
    toughness: Mapping[str, int] = {},
) -> int:
    """How many of these hits find a piece, when they are placed as well as can be.

    Hits of some classes find no more pieces than there are for them together; whatever set of classes is
    tightest bounds the whole (König). There are but a few classes.
    """
    classes = [target for target, count in hits.items() if count]
    if not classes:
        return 0
    there = [(p, p.count * (toughness.get(p.kind, 1) - p.damage)) for p in piles]
    every = sum(hits[target] for target in classes)
    best = every
    for size in range(1, len(classes) + 1):
        for some in combinations(classes, size):
            others = every - sum(hits[target] for target in some)
            best = min(best, others + sum(room for p, room in there if any(may_hit(t, p) for t in some)))
    return best


def count_bearable(piles: Iterable[Pile], toughness: Mapping[str, int]) -> int:
    """How many hits these pieces take until none is left; one each where no other number is named."""
    return sum(p.count * (toughness.get(p.kind, 1) - p.damage) for p in piles)


def struck(piles: Iterable[Pile], count: int, toughness: Mapping[str, int]) -> tuple[Piles, Piles]:
    """These pieces after so many hits, what is whole being hit before what is damaged: the left, the lost."""
    pieces = [counted(p, 1) for p in piles for _ in range(p.count)]
    lost: list[Pile] = []
    for _ in range(count):
        hit = min(pieces, key=lambda p: p.damage)
        pieces.remove(hit)
        if hit.damage + 1 < toughness.get(hit.kind, 1):
            pieces.append(replace(hit, damage=hit.damage + 1))
        else:
            lost.append(hit)
    return merged(pieces), merged(lost)


def named(piles: Iterable[Pile]) -> dict[str, Piles]:
    """Pieces by the text that names them when casualties are chosen: `nation:kind`."""
    found: dict[str, Piles] = {}
    for p in piles:
        text = f"{p.nation}:{p.kind}"
        found[text] = (*found.get(text, ()), p)
    return found


def why_not_hit(
    there: Mapping[str, Piles], units: Mapping[str, int], owed: int, toughness: Mapping[str, int]
) -> Refusal | None:
    """Why so many hits cannot fall on these: there is nothing so tough, or another number is owed."""
    for text, count in units.items():
        if not 1 <= count <= count_bearable(there.get(text, ()), toughness):
            return refuse("not_there", unit=text, count=count)
    chosen = sum(units.values())
    return None if chosen == owed else refuse("wrong_number", owed=owed, named=chosen)


def hit(
    piles: Piles, there: Mapping[str, Piles], units: Mapping[str, int], toughness: Mapping[str, int]
) -> tuple[Piles, Piles]:
    """The pieces of a space after hits fell on these: those that are left, and those that are lost."""
    gone: list[Pile] = []
    for text, count in units.items():
        left, lost = struck(there[text], count, toughness)
        for p in there[text]:
            piles = take(piles, p)
        for p in left:
            piles = add(piles, p)
        gone.extend(lost)
    return piles, merged(gone)


def forced(there: Mapping[str, Piles], owed: int, toughness: Mapping[str, int]) -> dict[str, int] | None:
    """Where the hits fall if there is no choice: on all there is, or on one kind; None where there is one."""
    room = {text: count_bearable(piles, toughness) for text, piles in there.items()}
    if not owed:
        return {}
    if sum(room.values()) == owed:
        return room
    return dict.fromkeys(room, owed) if len(room) == 1 else None
