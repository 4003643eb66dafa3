"""Troops that cannot walk to an enemy: how much room they ask for, and what makes ships near them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from sandtable.games.axis.core.reach import distances

from .fronts import Fronts
from .lifts import troops_of
from .ocean import Ocean
from .position import Position

CROWD = 12
"""Room asked for that is worth a factory, or money that is kept for a fleet."""
LONGEST, WALK = 4, 2
"""Zones, and steps on foot, beyond which ships and troops do not find each other soon."""
PORT = 0.8
"""Who stands in a harbour that promises so much of what the best one does stays there."""


class Crowds:
    """The troops of the nation about to move that have no enemy on their land."""

    def __init__(self, state: Position, fronts: Fronts) -> None:
        self.state, self.fronts, self.board = state, fronts, state.rules.board
        self._away: dict[str, tuple[int, ...]] = {}

    @cached_property
    def room(self) -> Counter[str]:
        """The room they ask for, by land."""
        found, kinds = Counter[str](), self.state.kinds(self.state.seat)
        for (land, kind), count in troops_of(self.state).items():
            if land in self.fronts.mass and not self.fronts.is_contested(land):
                found[land] += count * kinds[kind].load
        return found

    def near(self, *factories: str) -> int:
        """The room asked for by those who are near one of these factories, or to ships off it."""
        return sum(r for land, r in self.room.items() if any(self._is_near(land, f) for f in factories))

    def off(self, zone: str, ocean: Ocean, steps: int = LONGEST) -> int:
        """The room asked for by those to whom ships come soon from a zone, or who walk to one beside it."""
        index, beside = self.board.index[zone], self.board.neighbours[zone]
        return sum(
            room
            for land, room in self.room.items()
            if self._steps(land)[index] <= steps
            or (
                not ocean.is_harbour(land, PORT)
                and any(land != port and self.fronts.walk(land, port) <= WALK for port in beside)
            )
        )

    def far(self, factories: Iterable[str]) -> Counter[int]:
        """The room asked for by those who are near none of these factories, by land mass."""
        found, makers = Counter[int](), tuple(factories)
        for land, room in self.room.items():
            if not any(self._is_near(land, factory) for factory in makers):
                found[self.fronts.mass[land]] += room
        return found

    def _is_near(self, land: str, factory: str) -> bool:
        if self.fronts.walk(land, factory) <= WALK:
            return True
        zones = (zone for zone in self.board.neighbours[factory] if self.board.is_sea(zone))
        return any(self._steps(land)[self.board.index[zone]] <= LONGEST for zone in zones)

    def _steps(self, land: str) -> tuple[int, ...]:
        """Zones to sail from everywhere to the coast of a land."""
        if land not in self._away:
            coast = self.board.near[self.board.index[land]] & self.board.sea
            self._away[land] = distances(self.board.near, coast, self.board.sea)
        return self._away[land]
