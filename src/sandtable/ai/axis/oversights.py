"""What weaker players overlook: whole fronts, others every turn."""

from __future__ import annotations

import random

from .edition import Edition
from .position import Position


def overlooked(edition: Edition, state: Position, fronts: int, seed: int) -> frozenset[str]:
    """The spaces beside so many enemy territories, which are drawn anew each turn; never the own capital."""
    rules, foes = state.rules, state.relations.foes[state.seat]
    enemies = [space for space, owner in state.owner.items() if owner in foes]
    luck = random.Random(f"{seed} {state.round} {state.seat}")
    drawn = luck.sample(enemies, min(fronts, len(enemies)))
    near = {place for space in drawn for place in rules.board.neighbours[space]}
    return frozenset(near) - {edition.capitals(state)[state.seat]}
