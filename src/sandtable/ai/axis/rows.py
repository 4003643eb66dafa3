"""Pieces in the order in which they join an attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

COMMON = 2.0
"""The haste of kinds of which nothing is said."""


class Piece(Struct, frozen=True):
    """One piece that could join an attack by itself."""

    origin: str
    kind: str
    spec: str


def in_order(pool: list[Piece], haste: Mapping[str, float]) -> list[Piece]:
    """The pieces in the order in which they join an attack: mixed, the plain ones first."""
    seen: Counter[str] = Counter()
    ranked: list[tuple[float, int, Piece]] = []
    for number, piece in enumerate(pool):
        seen[piece.kind] += 1
        ranked.append((seen[piece.kind] * haste.get(piece.kind, COMMON), number, piece))
    return [piece for _, _, piece in sorted(ranked, key=lambda row: row[:2])]


def without(row: list[Piece], taken: Counter[tuple[str, str]]) -> list[Piece]:
    """The row without pieces that go aboard."""
    left = Counter(taken)
    kept: list[Piece] = []
    for piece in row:
        if left[piece.origin, piece.kind] > 0:
            left[piece.origin, piece.kind] -= 1
        else:
            kept.append(piece)
    return kept
