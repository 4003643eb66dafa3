"""The two sides of the war, which never change (2nd: ch. 2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from ..core.relations import Relations, make_relations


def two_sides(order: tuple[str, ...], side: Mapping[str, str]) -> Relations:
    """All of one side stand together, against all of the other."""
    pairs = tuple(combinations(order, 2))
    return make_relations(
        order,
        wars=[(a, b) for a, b in pairs if side[a] != side[b]],
        alliances=[(a, b) for a, b in pairs if side[a] == side[b]],
    )
