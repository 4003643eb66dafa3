"""What each purse would collect if its income phase came now: land, objectives, convoys (ch. 8, 21)."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.forecast import Forecast
from . import convoys
from .objectives import bonus, goals
from .purses import is_open, land_value
from .state import State


def forecast(state: State) -> Iterator[Forecast]:
    """The income of each purse, in turn order; one whose capital is lost collects nothing."""
    for nation in state.rules.order:
        most, expected = convoys.most(state, nation), convoys.expected(state, nation)
        for purse in state.rules.purses[nation]:
            land, likely = land_value(state, purse), _rounded(expected.get(purse, 0))
            total = _rounded(land + bonus(state, purse) - likely) if is_open(state, purse) else 0
            yield Forecast(nation, purse, land, goals(state, purse), most.get(purse, 0), likely, total)


def _rounded(amount: float) -> float:
    """An amount without the noise of sums of chances; whole ones as whole numbers."""
    found = round(amount, 6)
    return int(found) if found == int(found) else found
