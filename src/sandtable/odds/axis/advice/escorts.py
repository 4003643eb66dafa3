"""Which kinds go along with a landing, and in which order they are called."""

from __future__ import annotations

from functools import cache

from ....games.axis.core.units import Roster


@cache
def escorts(roster: Roster) -> tuple[str, ...]:
    """Who goes before planes are called away: ships without holds and decks, those that bombard first."""
    bombards = roster.having["bombards"]
    ships = [kind for kind in roster.sea if kind not in roster.holds and kind not in roster.decks]
    return tuple(sorted(ships, key=lambda kind: kind not in bombards))


@cache
def helpers_of(roster: Roster) -> tuple[str, ...]:
    """Who goes along, in the order in which they are called; what costs least to lose comes before decks."""
    small = [kind for kind in roster.air if kind in roster.deck_load]
    large = [kind for kind in roster.air if kind not in roster.deck_load]
    return (*escorts(roster), *small, *roster.decks, *large)
