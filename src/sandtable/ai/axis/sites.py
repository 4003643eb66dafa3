"""Where a new factory would be of use and stay ours: at the front, or on a coast where a crowd waits."""

from __future__ import annotations

from collections.abc import Iterable

from .crowds import CROWD, LONGEST, Crowds
from .danger import Danger, force_at
from .draft import Draft
from .fronts import Fronts
from .ocean import Ocean

LEAST_SITE = 3
"""Production of a territory that is worth a factory at the front."""
FRONT = 2.0
"""Pull on foot of a place that is near the enemy."""
LEAST_YARD = 2
"""Production of a territory that is worth a factory that makes ships."""
SAFE_SITE = 0.1


def best_site(draft: Draft, danger: Danger, ocean: Ocean, fronts: Fronts) -> str:
    """Where a new factory would be of most use and stay ours; "" for nowhere."""
    sites = draft.edition.ways_to_place(draft.state, draft.edition.roles.factory)
    value, on_foot = ocean.board.value, ocean.pull.on_foot
    front = [space for space in sites if value[space] >= LEAST_SITE and on_foot[space] >= FRONT]
    ranked = sorted(front, key=lambda space: (value[space], on_foot[space], space), reverse=True)
    ranked += _yards(draft, ocean, fronts, sites)
    safe = (s for s in ranked if danger.chance(s, force_at(draft.state, s, draft.seat)) < SAFE_SITE)
    return next(safe, "")


def _yards(draft: Draft, ocean: Ocean, fronts: Fronts, sites: Iterable[str]) -> list[str]:
    """Coasts where ships would be made for a crowd on that land which no factory of ours is near to."""
    ferry = draft.edition.roles.ferry
    if not ferry:
        return []
    leading = (f for f in draft.edition.factories(draft.state) if ocean.steps_from(f) <= LONGEST)
    far = Crowds(draft.state, fronts).far(leading)
    value, reach = ocean.board.value, draft.state.kinds(draft.seat)[ferry].move
    yards = [
        space
        for space in sites
        if far[fronts.mass[space]] >= CROWD
        and value[space] >= LEAST_YARD
        and ocean.steps_from(space) <= reach
    ]
    return sorted(yards, key=lambda space: (ocean.from_port(space), value[space], space), reverse=True)
