"""Money by account: mostly one for each nation; a nation of two economies has two."""

from __future__ import annotations

from collections.abc import Mapping

from .units import Kind

MOST_BOUGHT = 999
"""The most of a kind that one order may name."""


def paid(purse: Mapping[str, int], account: str, amount: int) -> dict[str, int]:
    """The purse after an account gave so much to the bank (or received, if negative)."""
    return {**purse, account: purse[account] - amount}


def price(kinds: Mapping[str, Kind], units: Mapping[str, int]) -> int:
    """What so many of these kinds cost together."""
    return sum(kinds[kind].cost * count for kind, count in units.items())


def income(owner: Mapping[str, str], value: Mapping[str, int], nation: str) -> int:
    """The value of everything a nation controls."""
    return sum(value[space] for space, who in owner.items() if who == nation)
