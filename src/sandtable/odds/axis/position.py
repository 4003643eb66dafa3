"""What odds and advice read of a position beyond what the rules of the core do, whatever the edition."""

from __future__ import annotations

from typing import Protocol

from ...games.axis.core import position
from ...games.axis.core.pieces import Piles
from ...kernel.protocol import Over


class Fought(Protocol):
    """The battle that is on, as far as all editions have it."""

    @property
    def space(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def step(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def dead(self) -> Piles:
        """Pieces that are hit but still to fire."""


class Position(position.Position, Protocol):
    """The board, the battle that is on, and whether the game is over."""

    @property
    def round(self) -> int: ...
    @property
    def battle(self) -> Fought | None: ...
    @property
    def over(self) -> Over | None: ...
