"""What odds and advice read of a position beyond what the rules of the core do, whatever the edition."""

from __future__ import annotations

from typing import Protocol

from ...games.axis.core import position
from ...games.axis.core.pieces import Piles
from ...games.axis.core.position import is_enemy
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


def still_there(before: Position, after: Position, space: str) -> tuple[int, int]:
    """Attackers and defenders in a battle that has just ended, without those that had left it before.

    When the combat phase is over too, nothing tells any more who had left.
    """
    mine, theirs = _armed(after, space)
    idle = [p for p in before.at(space) if p.task in ("withdrawn", "raid", "submerged")]
    gone = sum(p.count for p in idle if p.nation == before.seat)
    return mine - gone, theirs - sum(p.count for p in idle if is_enemy(before, p.nation))


def _armed(state: Position, space: str) -> tuple[int, int]:
    here = [p for p in state.at(space) if p.kind not in state.rules.roster.having["aside"]]
    mine = sum(p.count for p in here if p.nation == state.seat)
    return mine, sum(p.count for p in here if is_enemy(state, p.nation))
