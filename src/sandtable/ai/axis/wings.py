"""Planes that attack far from home: where they would land, and what they leave without cover."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sandtable.games.axis.core.reach import distances

from .danger import Danger, force_at
from .position import Position
from .rows import Piece


class Wings:
    """The aircraft of a seat, and what is risked with them."""

    def __init__(self, danger: Danger) -> None:
        self.danger, self.board = danger, danger.board
        self.friends = danger.state.relations.friends[danger.seat]
        self._perches: dict[tuple[str, str, int], float] = {}
        """What a plane of a kind risks that attacks there with so many steps left."""

    def cost(self, state: Position, target: str, pieces: Iterable[Piece]) -> float:
        """What is risked by planes that cannot come back: where they land, and in a capital they leave."""
        risk, air = 0.0, state.rules.roster.air
        for (origin, kind), count in Counter((p.origin, p.kind) for p in pieces if p.kind in air).items():
            away = self._steps(origin, target)
            left = self.danger.kinds[kind].move - away
            if left >= away:
                continue
            key = (target, kind, left)
            if key not in self._perches:
                self._perches[key] = self._perch(state, target, kind, left)
            risk += count * self._perches[key]
            if origin in self.danger.capitals:
                risk += self._change(state, origin, kind, -count)
        return risk

    def _steps(self, start: str, goal: str) -> int:
        """How far a plane flies from one space to another."""
        away = distances(self.board.near, self.board.bit[goal], self.board.land | self.board.sea)
        return away[self.board.index[start]]

    def _perch(self, state: Position, target: str, kind: str, left: int) -> float:
        """What the enemy gains by one plane more at the safest place where it can land."""
        fields = [
            space
            for space, owner in state.owner.items()
            if owner in self.friends and self._steps(space, target) <= left
        ]
        return min((self._change(state, space, kind, 1) for space in fields), default=0.0)

    def _change(self, state: Position, space: str, kind: str, more: int) -> float:
        """What the enemy gains more in a space with so many planes more or less."""
        here = force_at(state, space, self.danger.seat)
        after = here | {kind: max(0, here.get(kind, 0) + more)}
        return max(0.0, self.danger.risk(space, after) - self.danger.risk(space, here))
