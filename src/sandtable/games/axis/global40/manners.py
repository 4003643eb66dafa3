"""What Global does otherwise than the family where pieces share spaces, move and land."""

from __future__ import annotations

from ..core.manners import Manners
from .landing import launches, room_to_come, sails
from .movement import meets
from .shipping import assaults, can_load, can_unload, why_not_ashore
from .theatre import shares_at

MANNERS = Manners(
    shares_at=shares_at,
    meets=meets,
    sails=sails,
    launches=launches,
    room_to_come=room_to_come,
    can_load=can_load,
    can_unload=can_unload,
    one_coast=True,
    fresh_lands=True,
    assaults=assaults,
    why_not_ashore=why_not_ashore,
)
