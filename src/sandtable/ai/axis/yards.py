"""Where ships are launched: zones from which they come to coasts that troops would not walk to."""

from __future__ import annotations

from .fronts import Fronts
from .ocean import Ocean

FAR_ON_FOOT = 4
"""Steps to a coast that troops rather walk."""


def leads_away(ocean: Ocean, fronts: Fronts, zone: str, factory: str) -> bool:
    """Whether ships from there come to coasts that are far on foot."""
    if ocean.worth(zone) <= 0:
        return False
    coasts = ocean.board.neighbours[ocean.goal[zone]]
    return any(ocean.coast.get(c) and fronts.walk(factory, c) > FAR_ON_FOOT for c in coasts)
