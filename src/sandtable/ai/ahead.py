"""Decisions that a person can answer ahead, and what is then done in their name.

Answers belong to a table, not to the rules: what comes of one is an ordinary entry of the seat. A game that
has such decisions has them beside its players, `sandtable.ai.<game>.ahead:AHEAD`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from sandtable.ai.players import because
from sandtable.kernel.protocol import Action, Seat

ASK = "ask"
"""The answer of whoever wants to decide when it comes to it; that of everybody who has said nothing."""
WHY = (because("ahead"),)
"""Why something was done that had been answered ahead, for the log."""


class Ahead(Protocol):
    """What can be answered ahead in one game."""

    decisions: Mapping[str, tuple[str, ...]]
    """By what is decided: the answers there are, `ASK` first."""
    orders: Mapping[str, tuple[str, ...]]
    """By what is decided: kinds of pieces whose order may be the answer instead; the first goes first."""

    def answer(self, view: Any, seat: Seat, what: str, said: str) -> Action | None:
        """What the seat does that is awaited for this decision; None where it must be asked after all."""


@cache
def ahead_of(game: str) -> Ahead | None:
    """What can be answered ahead in a game; None where nothing can."""
    module = f"{__package__}.{game}.ahead"
    if not game.isidentifier() or find_spec(f"{__package__}.{game}") is None or find_spec(module) is None:
        return None
    return cast(Ahead, import_module(module).AHEAD)


def why_not(
    decisions: Mapping[str, tuple[str, ...]], orders: Mapping[str, tuple[str, ...]], what: str, said: str
) -> str:
    """What is wrong with an answer, by what can be answered; "" where it will do."""
    if what not in decisions:
        return f"unknown decision {what!r}; there are: {', '.join(decisions) or 'none'}"
    kinds = orders.get(what, ())
    if said in decisions[what] or (kinds and sorted(said.split()) == sorted(kinds)):
        return ""
    order = f", or all of these in an order: {' '.join(kinds)}" if kinds else ""
    return f"{what} is answered by one of: {', '.join(decisions[what])}{order}"
