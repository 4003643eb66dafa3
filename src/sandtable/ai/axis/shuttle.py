"""Ships that are needed where they are: what it costs to send transports away from troops that wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from sandtable.games.axis.core.reach import distances

from .danger import Danger
from .fronts import Fronts
from .lifts import Lift, troops_of

LOAD = 2
"""Troops that are worth a ship."""
FOR_A_STEP = 1.0
"""IPC that it costs when a ship lies one zone further from those who wait for it."""
FARTHEST = 5
"""Zones beyond which it does not matter how far."""


class Shuttle:
    """The ports of a seat where troops wait for ships."""

    def __init__(self, danger: Danger) -> None:
        self.danger, self.board = danger, danger.board

    def cost(self, lifts: Iterable[Lift]) -> float:
        """What it costs, in IPC, that ships end their voyages further from those who wait."""
        return sum(self._further(lift) for lift in lifts if lift.landing != lift.ship.zone)

    def _further(self, lift: Lift) -> float:
        if not self._steps:
            return 0.0
        before, after = (
            min(FARTHEST, self._steps[self.board.index[z]]) for z in (lift.ship.zone, lift.landing)
        )
        return FOR_A_STEP * max(0, after - before)

    @cached_property
    def _steps(self) -> tuple[int, ...]:
        """For each zone the way to the nearest port where troops wait; empty where none do."""
        state = self.danger.state
        fronts = Fronts(state, self.danger.seat)
        idle: Counter[str] = Counter()
        for (land, _), count in troops_of(state).items():
            if not fronts.is_contested(land):
                idle[land] += count
        ports = 0
        for land, count in idle.items():
            if count >= LOAD:
                ports |= self.board.near[self.board.index[land]] & self.board.sea
        return distances(self.board.near, ports, self.board.sea) if ports else ()
