"""Where a new factory would stand at the front and stay ours."""

from __future__ import annotations

from .danger import Danger, force_at
from .draft import Draft
from .pull import Pull

LEAST_SITE = 3
"""Production of a territory that is worth a factory."""
FRONT = 2.0
"""Pull on foot of a place that is near the enemy."""
SAFE_SITE = 0.1


def best_site(draft: Draft, danger: Danger) -> str:
    """Where a new factory would stand at the front and stay ours; "" for nowhere."""
    state, board = draft.state, draft.state.rules.board
    pull = Pull(draft.edition, state, draft.seat)
    sites = [
        space
        for space in draft.edition.ways_to_place(state, draft.edition.roles.factory)
        if board.value[space] >= LEAST_SITE
        and pull.on_foot[space] >= FRONT
        and danger.chance(space, force_at(state, space, draft.seat)) < SAFE_SITE
    ]
    return max(sites, key=lambda space: (board.value[space], pull.on_foot[space], space), default="")
