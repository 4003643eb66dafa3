"""What sets the stars of Classic apart."""

from __future__ import annotations

from msgspec.structs import replace

from ..axis.style import PLAIN, Style

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
FOUR = PLAIN
FIVE = replace(PLAIN, strikers=0.8)
"""What five stars buys by, and begins its search with."""
