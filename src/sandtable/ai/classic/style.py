"""What sets the players apart: how far each looks, as one readable value per number of stars."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .features import WEIGHTS, Weights


class Style(Struct, frozen=True):
    """How a player weighs what it sees."""

    weights: Weights = WEIGHTS
    boldness: float = 1.0
    """An attack must promise so many IPC."""
    counter: float = 0.3
    """How much the enemy's answer on what was taken counts."""
    behind: float = 0.3
    """How much the danger counts that an attack leaves behind."""
    draw: float = 1.0
    """How strongly troops are drawn to the front."""
    caution: float = 1.0
    """How much the danger counts that noncombat moves avoid."""
    strikers: float = 0.4
    """How much of the money goes into troops that attack best where there is a front."""
    lands: bool = True
    """Assaults from the sea."""
    raids: bool = True
    """Bombs factories where it pays."""
    ferries: bool = True
    """Carries troops over the sea to where they fight."""
    builds_fleet: bool = True
    builds_factories: bool = True
    guards: bool = True
    """Buys warships that keep a fleet afloat."""
    researches: bool = True
    """Tries for technologies when behind."""
    least_win: float = 0.2
    """An attack that wins less often is not thought of."""
    attacks: int = 14
    """The most attacks made in a turn."""
    forgets: int = 0
    """How many fronts are overlooked in a turn."""
    rests: bool = False
    """Attacks in every second round only, but where an empty capital is to be had."""


THREE = Style(
    counter=0.6,
    behind=0.6,
    boldness=2.0,
    strikers=0.1,
    raids=False,
    builds_factories=False,
    guards=False,
    researches=False,
)
TWO = replace(THREE, boldness=4.0, strikers=0.0, least_win=0.7, attacks=1, forgets=3, lands=False)
ONE = replace(TWO, counter=0.0, behind=0.3, boldness=6.0, least_win=0.9, forgets=8, draw=0.5, rests=True)
FOUR = Style()
FIVE = Style(strikers=0.8)
"""What five stars buys by, and begins its search with."""
