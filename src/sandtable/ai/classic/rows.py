"""Pieces in the order in which they join an attack."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

AIR = ("fighter", "bomber")
HASTE = {
    "infantry": 1.0,
    "fighter": 1.6,
    "armor": 1.8,
    "bomber": 2.2,
    "submarine": 1.0,
    "battleship": 1.3,
    "aircraft_carrier": 3.0,
    "transport": 9.0,
}
"""Which pieces join an attack first: the smaller the sooner, for the first, second... of a kind."""


class Piece(Struct, frozen=True):
    """One piece that could join an attack by itself."""

    origin: str
    kind: str
    spec: str


def in_order(pool: list[Piece]) -> list[Piece]:
    """The pieces in the order in which they join an attack: mixed, the plain ones first."""
    seen: Counter[str] = Counter()
    ranked: list[tuple[float, int, Piece]] = []
    for number, piece in enumerate(pool):
        seen[piece.kind] += 1
        ranked.append((seen[piece.kind] * HASTE.get(piece.kind, 2.0), number, piece))
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
