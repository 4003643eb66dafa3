"""What planners read of a position, whatever the edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from sandtable.games.axis.core.board import Board
from sandtable.games.axis.core.pieces import Pile, Piles, write_spec
from sandtable.games.axis.core.relations import Relations
from sandtable.games.axis.core.units import Kind, Roster


class Rules(Protocol):
    """What an edition has fixed before the game."""

    @property
    def board(self) -> Board: ...
    @property
    def order(self) -> tuple[str, ...]: ...
    @property
    def capital(self) -> Mapping[str, str]: ...
    @property
    def owner(self) -> Mapping[str, str]:
        """Of all land, when the game begins."""

    @property
    def roster(self) -> Roster: ...
    @property
    def units(self) -> Mapping[str, Mapping[str, Kind]]: ...


class Position(Protocol):
    """The board, the money, and whose turn it is."""

    @property
    def seat(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def units(self) -> Mapping[str, Piles]: ...
    @property
    def owner(self) -> Mapping[str, str]: ...
    @property
    def ipc(self) -> Mapping[str, int]: ...
    @property
    def bought(self) -> Mapping[str, int]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def relations(self) -> Relations: ...
    def at(self, space: str) -> Piles: ...
    def kinds(self, nation: str) -> Mapping[str, Kind]:
        """The nation's unit figures as they are now; the same object while they are the same."""


def own(state: Position, space: str) -> Iterator[Pile]:
    """Pieces of the nation whose turn it is."""
    return (p for p in state.at(space) if p.nation == state.seat)


def unit_text(state: Position, pile: Pile) -> str:
    """The text by which the nation whose turn it is orders these pieces about."""
    return write_spec(pile, state.seat, True, state.rules.roster.holds)
