"""What things are worth, in production points: named features of plans and all weights, in one place.

Single regions are weighed in `field.py`, attacks in `assault.py`. Whole plans of five stars have a vector
with names, so that a trained set of weights can take the place of the hand-made one.
"""

from __future__ import annotations

from msgspec import Struct

FEATURES = ("gained", "harm", "danger", "chances")
"""Of a plan: what its attacks gain on average, what rivals would take then by the attacks they like best,
what all own regions together stand to lose, what the next attacks promise."""


class Weights(Struct, frozen=True):
    """How much each feature of a plan counts, and what single things are worth."""

    gained: float = 1.0
    harm: float = -0.3
    danger: float = -0.3
    chances: float = 0.2
    # Single things
    regions: float = 12.0
    """A region, for its own sake."""
    units: float = 1.0
    """A point of own units lost."""
    income: float = 6.0
    """A point of income: so many turns it is thought to come."""
    card: float = 3.0
    """Income an unknown card brings on average, sets counted."""
    capital: float = 1.5
    """How much more the loss of a capital counts: what it brings goes to a rival."""
    eliminate: float = 30.0
    """A step toward the end of a game that is being won."""
    victory: float = 500.0


WEIGHTS = Weights()


def evaluate(features: dict[str, float], weights: Weights = WEIGHTS) -> float:
    """The worth of a plan from its features."""
    return float(sum(getattr(weights, name) * figure for name, figure in features.items()))
