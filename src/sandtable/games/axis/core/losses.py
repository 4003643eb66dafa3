"""Hits and where they may fall: how many find a target, and which choices of casualties will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from .pieces import Pile, Piles, add, counted, in_order, is_meant, read_spec, take
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
    there = [(p, p.count * (toughness.get(p.kind, 1) - p.damage) if toughness else p.count) for p in piles]
    every = sum(hits[target] for target in classes)
    if len(classes) == 1:
        return min(every, sum(room for p, room in there if may_hit(classes[0], p)))
    best = every
    for size in range(1, len(classes) + 1):
        for some in combinations(classes, size):
            others = every - sum(hits[target] for target in some)
            best = min(best, others + sum(room for p, room in there if any(may_hit(t, p) for t in some)))
    return best


def count_bearable(piles: Iterable[Pile], toughness: Mapping[str, int]) -> int:
    """How many hits these pieces take until none is left; one each where no other number is named."""
    return sum(p.count * (toughness.get(p.kind, 1) - p.damage) for p in piles)


class Toll(NamedTuple):
    """What hits did: who is left, who is lost, and on whom each of them fell, as he was before."""

    left: Piles
    lost: Piles
    struck: Piles


def fallen(
    piles: Piles,
    units: Mapping[str, int],
    seat: str,
    toughness: Mapping[str, int],
    name: Callable[[Pile], str] | None = None,
) -> Toll | None:
    """What so many hits on pieces of these texts do; None when there are not so many for them.

    Of like-named pieces those that are whole are hit before those that are damaged; with a `*` it is the
    other way round, after all others, so that what was just damaged can be sunk. Where pieces have a `name`
    that is the text itself, no others are meant.
    """
    left = piles
    lost: Piles = ()
    struck: Piles = ()
    for text, count in sorted(in_order(units), key=lambda item: read_spec(item[0]).hurt):
        spec = read_spec(text)
        meant = replace(spec, hurt=False)
        if count < 1:
            return None
        said = (text if spec.nation else f"{seat}:{text}").replace("*", "")
        while count:
            exact = [p for p in left if name(p) == said] if name else []
            found = exact or [p for p in left if is_meant(p, meant, seat)]
            if not found:
                return None
            target = min(found, key=lambda p: (-p.damage if spec.hurt else p.damage, len(p.cargo), -p.used))
            part = 1 if target.kind in toughness else min(count, target.count)
            target, count = counted(target, part), count - part
            left, struck = take(left, target), add(struck, target)
            if target.damage + 1 < toughness.get(target.kind, 1):
                left = add(left, replace(target, damage=target.damage + 1))
            else:
                lost = add(lost, target)
    return Toll(left, lost, struck)


def named(piles: Iterable[Pile], name: Callable[[Pile], str]) -> dict[str, Piles]:
    """Pieces by the text that names them when casualties are chosen."""
    found: dict[str, Piles] = {}
    for p in piles:
        text = name(p)
        found[text] = (*found.get(text, ()), p)
    return found


def forced(
    there: Mapping[str, Piles],
    hits: Mapping[Target, int],
    may_hit: Callable[[Target, Pile], bool],
    toughness: Mapping[str, int],
) -> dict[str, int] | None:
    """How many of the hits fall on the pieces of each text, where there is no choice; None where there is.

    Each text takes no more than find it when it is preferred, and no less than find no place elsewhere.
    """
    every = tuple(p for piles in there.values() for p in piles)
    owed = count_placed(hits, every, may_hit, toughness)
    found: dict[str, int] = {}
    for text, piles in there.items():
        most = count_placed(hits, piles, may_hit, toughness)
        others = (p for other, some in there.items() if other != text for p in some)
        if most != owed - count_placed(hits, others, may_hit, toughness):
            return None
        if most:
            found[text] = most
    return found
