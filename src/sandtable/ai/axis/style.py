"""What sets players apart: how far each looks, as one readable value."""

from __future__ import annotations

from msgspec import Struct


class Style(Struct, frozen=True):
    """How a player weighs what it sees."""

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


PLAIN = Style()
"""Weighs everything, and nothing more than the rest."""
