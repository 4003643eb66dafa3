"""What planners read of a position beyond what the rules of the core do, whatever the edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sandtable.games.axis.core import position
from sandtable.games.axis.core.units import Kind


class Rules(position.Rules, Protocol):
    """What an edition has fixed before the game."""

    @property
    def capital(self) -> Mapping[str, str]: ...
    @property
    def owner(self) -> Mapping[str, str]:
        """Of all land, when the game begins."""

    @property
    def units(self) -> Mapping[str, Mapping[str, Kind]]:
        """The figures of each nation's kinds when the game begins."""


class Position(position.Position, Protocol):
    """The board, the money, and whose turn it is."""

    @property
    def round(self) -> int: ...
    @property
    def ipc(self) -> Mapping[str, int]: ...
    @property
    def bought(self) -> Mapping[str, int]: ...
    @property
    def rules(self) -> Rules: ...
