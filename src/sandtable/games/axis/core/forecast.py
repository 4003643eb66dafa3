"""What each purse would collect if its income phase came now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .position import Position, holds_capital
from .purse import production


class Goal(Struct, frozen=True):
    """An objective: what it pays now, or would pay if it held once, and whether it holds."""

    id: str
    amount: int
    holds: bool


class Forecast(Struct, frozen=True):
    """The income of a purse, and what convoys cost it at most and on average; other dice are left out."""

    nation: str
    purse: str
    land: int
    objectives: tuple[Goal, ...] = ()
    convoy_most: int = 0
    convoy_expected: float = 0
    total: float = 0
    """What it collects on average; nothing while its capital is lost."""


def forecast(state: Position) -> Iterator[Forecast]:
    """The income of each nation where land alone earns and nobody has more than one purse."""
    for nation in state.rules.order:
        land = production(state, nation)
        yield Forecast(nation, nation, land, total=land if holds_capital(state, nation) else 0)
