"""How far one side is ahead: what it loses counts less, since the other can afford the exchange less."""

from __future__ import annotations

from msgspec import Struct

from .edition import Edition
from .features import signs_of
from .position import Position

TURNS = 3
"""Turns of income that count like units."""
AHEAD = 2.0
"""So many times as strong as the enemy a side presses its game home."""
STEEP = 1.5
"""How fast the own losses lose weight from there on."""
LEAST_OWN, LEAST_THEIRS = 0.1, 0.5
"""What losses count at least: the own ones of whoever is ahead, and the enemy's for whoever is behind."""


class Balance(Struct, frozen=True):
    """What an IPC lost counts for a seat: its own and its friends', and the enemies'."""

    own: float = 1.0
    theirs: float = 1.0


def balance_of(edition: Edition, state: Position, seat: str) -> Balance:
    """The balance of a position as one nation sees it."""
    signs, figures = signs_of(state, seat), edition.figures(state)
    strength = {1: 1.0, 0: 1.0, -1: 1.0}
    for nation in state.rules.order:
        if edition.holds_capital(state, nation):
            strength[signs[nation]] += TURNS * edition.production(state, nation)
    for piles in state.units.values():
        for pile in piles:
            strength[signs[pile.nation]] += pile.count * figures[pile.nation][pile.kind].cost
    ratio = strength[1] / strength[-1]
    return Balance(
        max(LEAST_OWN, min(1.0, AHEAD / ratio) ** STEEP), max(LEAST_THEIRS, min(1.0, AHEAD * ratio))
    )
