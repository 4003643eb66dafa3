"""Hits by what they may fall on: how many find a piece, for classes that overlap in any way."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from sandtable.games.axis.core.losses import count_placed, fallen, forced
from sandtable.games.axis.core.pieces import Pile, total

FINDS = {"": "sau", "ships": "su", "seen": "sa", "below": "u"}
"""Classes of targets and the kinds they find: ship, aircraft, u-boat; two of them overlap in part."""


def may_hit(target: str, pile: Pile) -> bool:
    return pile.kind in FINDS[target]


def tried(hits: dict[str, int], piles: list[Pile], tough: dict[str, int]) -> int:
    """The same by trying every way."""
    room = {p.kind: p.count * tough.get(p.kind, 1) for p in piles}
    shots = [target for target, count in hits.items() for _ in range(count)]
    best = 0
    for ways in product(*([None, *FINDS[target]] for target in shots)):
        used = [kind for kind in ways if kind]
        if all(used.count(kind) <= room.get(kind, 0) for kind in set(used)):
            best = max(best, len(used))
    return best


@pytest.mark.parametrize("seed", range(40))
def test_as_many_hits_as_can_be_find_a_piece(seed: int) -> None:
    rng = Random(seed)
    hits = {target: rng.randrange(3) for target in FINDS}
    piles = [Pile("red", kind, rng.randrange(1, 3)) for kind in "sau" if rng.randrange(3)]
    tough = {"s": 2} if seed % 2 else {}
    assert count_placed(hits, piles, may_hit, tough) == tried(hits, piles, tough)


def test_what_is_whole_is_hit_before_what_is_damaged() -> None:
    fleet = (Pile("red", "s", 2), Pile("red", "s", 1, damage=1))
    toll = fallen(fleet, {"s": 2}, "red", {"s": 2})
    assert toll
    assert (toll.left, toll.lost) == ((Pile("red", "s", 3, damage=1),), ())
    toll = fallen(fleet, {"s": 4}, "red", {"s": 2})
    assert toll
    assert (total(toll.left), total(toll.lost)) == (1, 2)


def test_with_a_star_what_is_damaged_is_hit_first() -> None:
    fleet = (Pile("red", "s", 2), Pile("red", "s", 1, damage=1))
    toll = fallen(fleet, {"s*": 1}, "red", {"s": 2})
    assert toll
    assert (toll.left, toll.lost) == ((Pile("red", "s", 2),), (Pile("red", "s", damage=1),))
    toll = fallen(fleet, {"s": 1, "s*": 2}, "red", {"s": 2})
    assert toll
    assert (toll.left, total(toll.lost)) == ((Pile("red", "s"),), 2)


@pytest.mark.parametrize(
    ("hits", "falls"),
    [
        pytest.param({}, {}, id="none owed"),
        pytest.param({"": 1}, None, id="a choice"),
        pytest.param({"": 3}, {"red:s": 2, "red:a": 1}, id="all that can be borne"),
        pytest.param({"ships": 1}, {"red:s": 1}, id="nothing else can be hit"),
        pytest.param({"ships": 2, "": 1}, {"red:s": 2, "red:a": 1}, id="else a hit would be lost"),
    ],
)
def test_no_choice_is_asked_for_where_there_is_none(
    hits: dict[str, int], falls: dict[str, int] | None
) -> None:
    there = {"red:s": (Pile("red", "s"),), "red:a": (Pile("red", "a"),)}
    assert forced(there, hits, may_hit, {"s": 2}) == falls


def test_pieces_that_are_not_there_cannot_be_hit() -> None:
    there = (Pile("red", "s", damage=1), Pile("red", "a"))
    assert [fallen(there, units, "red", {"s": 2}) for units in ({"s": 2}, {"x": 1}, {"s": 0})] == [None] * 3
    assert fallen(there, {"s": 1}, "red", {"s": 2}) is not None
