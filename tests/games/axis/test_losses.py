"""Hits by what they may fall on: how many find a piece, for classes that overlap in any way."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from sandtable.games.axis.core.losses import count_placed, forced, struck, why_not_hit
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
    left, lost = struck(fleet, 2, {"s": 2})
    assert (left, lost) == ((Pile("red", "s", 3, damage=1),), ())
    left, lost = struck(fleet, 4, {"s": 2})
    assert (total(left), total(lost)) == (1, 2)


@pytest.mark.parametrize(
    ("owed", "hits"),
    [
        pytest.param(0, {}, id="none owed"),
        pytest.param(1, None, id="a choice"),
        pytest.param(3, {"red:s": 2, "red:a": 1}, id="all that can be borne"),
    ],
)
def test_no_choice_is_asked_for_where_there_is_none(owed: int, hits: dict[str, int] | None) -> None:
    there = {"red:s": (Pile("red", "s"),), "red:a": (Pile("red", "a"),)}
    assert forced(there, owed, {"s": 2}) == hits
    assert forced({"red:s": there["red:s"]}, 1, {"s": 2}) == {"red:s": 1}


def test_a_choice_is_refused_that_cannot_be_borne_or_is_not_owed() -> None:
    there = {"red:s": (Pile("red", "s", damage=1),), "red:a": (Pile("red", "a"),)}
    refusals = [why_not_hit(there, units, 1, {"s": 2}) for units in ({"red:s": 2}, {"red:x": 1}, {})]
    assert [refusal.reason if refusal else "" for refusal in refusals] == [
        "not_there",
        "not_there",
        "wrong_number",
    ]
    assert why_not_hit(there, {"red:s": 1}, 1, {"s": 2}) is None
