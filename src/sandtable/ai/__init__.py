"""Computer players: one small interface for all games, players found by name, the arena, chances of victory.

A player knows the view of its seat, thinks on states imagined from it, and acts through entries
like anybody else. See `docs/ai.md`.
"""

from .chance import Chance, NoChance, chance_of
from .players import Decision, Maker, Player, Reason, UnknownPlayer, make, names

__all__ = [
    "Chance",
    "Decision",
    "Maker",
    "NoChance",
    "Player",
    "Reason",
    "UnknownPlayer",
    "chance_of",
    "make",
    "names",
]
