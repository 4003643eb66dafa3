"""Computer players: one small interface for all games, players found by name, and the arena.

A player knows the view of its seat, thinks on states imagined from it, and acts through entries
like anybody else. See `docs/ai.md`.
"""

from .players import Decision, Maker, Player, Reason, UnknownPlayer, make, names

__all__ = ["Decision", "Maker", "Player", "Reason", "UnknownPlayer", "make", "names"]
