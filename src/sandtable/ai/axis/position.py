"""What planners read of a position beyond what the rules of the core do, whatever the edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sandtable.games.axis.core import position


class Rules(position.Rules, Protocol):
    """What an edition has fixed before the game."""

    @property
    def capital(self) -> Mapping[str, str]:
        """What a nation must not lose."""


class Position(position.Position, Protocol):
    """The board, what was bought, and whose turn it is."""

    @property
    def round(self) -> int: ...
    @property
    def bought(self) -> Mapping[str, int]: ...
    @property
    def rules(self) -> Rules: ...
