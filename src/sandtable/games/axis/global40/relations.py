"""Who is at war with whom, by the wars declared so far (rule book, lines 437-599)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import TypeAlias

from ..core.relations import Relations, make_relations

Wars: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs at war, each and all in order."""


def sorted_wars(pairs: Iterable[tuple[str, str]]) -> Wars:
    """Wars as a state has them: each pair and all of them in order, none twice."""
    return tuple(sorted({(min(pair), max(pair)) for pair in pairs}))


def relations_of(order: tuple[str, ...], side: Mapping[str, str], wars: Wars) -> Relations:
    """Foes by wars, friends by sides; a nation at war with nobody shares nothing (line 747)."""
    fighting = {nation for pair in wars for nation in pair}
    return make_relations(
        order,
        wars=wars,
        alliances=[(a, b) for a, b in combinations(order, 2) if side[a] == side[b]],
        apart=[nation for nation in order if nation not in fighting],
    )
