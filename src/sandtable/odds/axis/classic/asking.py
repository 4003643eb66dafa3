"""Questions to the advisor of Classic that hold its orders; `advice.shapes` has those of the family."""

from __future__ import annotations

from ....games.axis.classic.actions import ClassicAction
from ...advice.questions import Ask


class AskOdds(Ask, frozen=True, tag="odds"):
    """Which battles would there be if these actions were taken too?"""

    planned: tuple[ClassicAction, ...]


class AskServing(Ask, frozen=True, tag="serving"):
    """Which of these orders are for nothing but the landing there?"""

    target: str
    orders: tuple[ClassicAction, ...]
    plan: tuple[int, ...] = ()
    """Orders that were given as one plan with the landing, by their place."""


class AskUndone(Ask, frozen=True, tag="undone"):
    """What would be left undone if the phase were closed after these actions?"""

    planned: tuple[ClassicAction, ...] = ()
