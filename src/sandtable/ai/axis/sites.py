"""Where a new factory would be of use and stay ours: at the front, or on a coast where a crowd waits."""

from __future__ import annotations

from collections.abc import Iterable

from .danger import Danger, force_at
from .draft import Draft
from .fronts import Fronts
from .lifts import room_asked
from .ocean import Ocean

LEAST_SITE = 3
"""Production of a territory that is worth a factory at the front."""
FRONT = 2.0
"""Pull on foot of a place that is near the enemy."""
LEAST_YARD = 2
"""Production of a territory that is worth a factory that makes ships."""
CROWD = 12
"""Room that troops without a way ask for who are worth one."""
LONGEST = 4
"""Zones to the coast they are bound for beyond which ships are made elsewhere, if they can be."""
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
    """Coasts where ships would be made for a crowd to which those of our factories have a long way."""
    factories, ferry = draft.edition.factories(draft.state), draft.edition.roles.ferry
    if not ferry or any(ocean.steps_from(factory) <= LONGEST for factory in factories):
        return []
    crowds = {mass for mass, room in room_asked(draft.state, fronts).items() if room >= CROWD}
    value, reach = ocean.board.value, draft.state.kinds(draft.seat)[ferry].move
    yards = [
        space
        for space in sites
        if fronts.mass.get(space) in crowds
        and value[space] >= LEAST_YARD
        and ocean.steps_from(space) <= reach
    ]
    return sorted(yards, key=lambda space: (-ocean.from_port(space), -value[space], space))
