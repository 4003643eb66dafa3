"""Advice for people at the table: odds, reach and proposals, by one advisor for each game that has one.

Advisors come from the entry points of the group `sandtable.advice`, named like their games. Whoever
asks knows no game: states go in, and what comes out survives JSON and is for the game's own client.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol, cast

from sandtable.kernel.protocol import Seat
from sandtable.odds.advice.questions import Ask, Question

GROUP = "sandtable.advice"


class Advisor(Protocol):
    """What an advisor answers. Pure: states are never changed.

    Where a game hides something, the state is one that was imagined from the asker's view.
    """

    @property
    def questions(self) -> Mapping[type[Ask], Question[Any, Any]]:
        """What one may ask, each with what answers it."""

    def brief(self, state: Any, seats: tuple[Seat, ...]) -> Any:
        """The figures a person who holds these seats wants to see at this moment, unasked."""

    def ask(self, state: Any, seat: Seat | None, question: Any) -> Any:
        """The answer to one question, plain data such as `{"what": "reach", ...}`; raises ValueError.

        The seat is None for a spectator.
        """

    def default(self, state: Any, seat: Seat, mark: int) -> Any | None:
        """What an agreeable person would do; None where the seat should decide for itself.

        `mark` is the chance to win, in percent, below which a person wants to be asked.
        """

    def proposal(self, state: Any, seat: Seat) -> Any | None:
        """The action the brief proposes, so that hints say the same; None where it proposes none."""


@cache
def find(game: str) -> Advisor | None:
    """The advisor of a game, or None."""
    point = next((p for p in entry_points(group=GROUP) if p.name == game), None)
    return cast(Advisor, point.load()) if point is not None else None
