"""Money by account: mostly one for each nation; a nation of two economies has two."""

from __future__ import annotations

from collections.abc import Mapping

from ....tabletop.stepping import Stepping
from .position import P, Position, changed, holds_capital
from .units import Kind

MOST_BOUGHT = 999
"""The most of a kind that one order may name."""


def paid(state: P, account: str, amount: int) -> P:
    """The position after an account gave so much to the bank (or received, if negative)."""
    return changed(state, ipc={**state.ipc, account: state.ipc[account] - amount})


def price(kinds: Mapping[str, Kind], units: Mapping[str, int]) -> int:
    """What so many of these kinds cost together."""
    return sum(kinds[kind].cost * count for kind, count in units.items())


def production(state: Position, nation: str) -> int:
    """The value of everything the nation controls."""
    value = state.rules.board.value
    return sum(value[space] for space, owner in state.owner.items() if owner == nation)


def collect(step: Stepping[P]) -> None:
    """The nation receives its production, unless its capital is lost."""
    state = step.state
    if holds_capital(state, state.seat):
        income = production(state, state.seat)
        step.state = paid(state, state.seat, -income)
        step.tell("income", by=state.seat, ipc=income)
