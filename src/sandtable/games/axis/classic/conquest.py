"""Taking neutral land (2nd: ch. 4 neutrality); what an enemy holds is taken as in every edition."""

from __future__ import annotations

from ..core.conquest import seized
from ..core.purse import paid
from .state import Stepping
from .theatre import NEUTRAL_FINE


def violate(step: Stepping, space: str) -> None:
    """The first to enter or overfly a neutral pays the fine and controls it."""
    seat = step.state.seat
    step.state = seized(paid(step.state, seat, NEUTRAL_FINE), space, seat)
    step.tell("neutral_violated", space=space, by=seat, fine=NEUTRAL_FINE)
