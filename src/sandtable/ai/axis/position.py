"""What planners read of a position beyond what the rules of the core do, whatever the edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sandtable.games.axis.core import position


class Position(position.Position, Protocol):
    """The board, what was bought, and whose turn it is."""

    @property
    def round(self) -> int: ...
    @property
    def bought(self) -> Mapping[str, int]: ...
