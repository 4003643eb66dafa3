"""Installations: whether they work, what damages and mends them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from .pieces import Pile, Piles, merged
from .position import P, Position, with_piles
from .units import Kind


def facilities(state: Position, space: str) -> Piles:
    """What is built in a space."""
    built = state.rules.roster.having["installation"]
    return tuple(p for p in state.at(space) if p.kind in built)


def is_working(pile: Pile, kinds: Mapping[str, Kind]) -> bool:
    """Whether an installation does what it is there for: not with so much damage that it broke."""
    limit = kinds[pile.kind].breaks_at
    return not limit or pile.damage < limit


def damaged(state: P, space: str, kind: str, amount: int, most: int) -> P:
    """The position after an installation took so much damage, up to a limit (or was mended, if negative)."""
    piles = merged(
        replace(p, damage=max(0, min(most, p.damage + amount))) if p.kind == kind else p
        for p in state.at(space)
    )
    return with_piles(state, space, piles)
