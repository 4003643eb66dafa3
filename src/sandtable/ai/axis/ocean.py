"""What the sea is good for: how near troops aboard are to coasts from which they can fight on."""

from __future__ import annotations

import heapq
from collections import Counter
from functools import cached_property

from sandtable.games.axis.core.board import bits

from .danger import Danger, force_at
from .navy import is_calm
from .position import Position
from .pull import Pull, neutral_land

FADES_AT_SEA = 0.85
"""What is left of a coast's worth for each zone that troops are away from it."""
FADES_ON_FOOT = 0.92
"""What is left of a harbour's worth for each step that troops are away from it on foot."""
AGAINST = 0.7
"""What an enemy's coast counts, where troops must fight to get ashore."""
FAR = 99
WITHOUT_YARD = 0.8
"""What a harbour counts for troops on the march where no ships are made."""
FERRIES = 2
"""Ships that a coast must be safe for."""
UNSAFE = 0.3
"""What a coast counts off which a few ships would be sunk, to whom that matters."""


class Ocean:
    """For each zone the worth of the best coast that ships reach from it, the steps to it, and its zone."""

    def __init__(self, state: Position, pull: Pull, danger: Danger) -> None:
        self.state, self.board, self.pull, self.danger = state, state.rules.board, pull, danger
        self.friends = state.relations.friends[danger.seat]
        self.coast: dict[str, float] = {}
        """What it is worth to put troops ashore there; nothing where they could go nowhere on foot."""
        for space, owner in state.owner.items():
            if owner:
                self.coast[space] = pull.on_foot[space] * (1.0 if owner in self.friends else AGAINST)
        self.of: dict[str, float] = {}
        self.away: dict[str, int] = {}
        self.goal: dict[str, str] = {}
        self._spread()
        self.near_port: dict[str, float] = {}
        """What troops may hope for in each land that walk to the best harbour and go aboard there."""
        self._spread_inland()

    def _spread(self) -> None:
        """Carry the worth of the coasts out to sea, around zones that the enemy holds."""
        board, foes = self.board, self.state.relations.foes[self.danger.seat]
        links = self.danger.edition.theatre(self.state).sea_near
        barred = {
            zone
            for zone, piles in self.state.units.items()
            if board.is_sea(zone) and any(p.nation in foes for p in piles)
        }
        queue: list[tuple[float, int, str, str]] = []
        for zone in board.names:
            if board.is_sea(zone):
                best = max((self.coast.get(land, 0.0) for land in board.neighbours[zone]), default=0.0)
                if best:
                    queue.append((-best * self._safety(zone), 0, zone, zone))
        heapq.heapify(queue)
        while queue:
            worth, away, zone, goal = heapq.heappop(queue)
            if zone in self.of:
                continue
            self.of[zone], self.away[zone], self.goal[zone] = -worth, away, goal
            if zone in barred:
                continue
            for i in bits(links[board.index[zone]] & board.sea):
                heapq.heappush(queue, (worth * FADES_AT_SEA, away + 1, board.names[i], goal))

    def _spread_inland(self) -> None:
        """Carry the worth of the harbours inland, around neutral land."""
        closed = neutral_land(self.state)
        queue = [
            (-self.from_port(land) * (1.0 if self._makes_ships(land) else WITHOUT_YARD), land)
            for land in self.state.owner
            if land not in closed
        ]
        heapq.heapify(queue)
        while queue:
            worth, land = heapq.heappop(queue)
            if land in self.near_port:
                continue
            self.near_port[land] = -worth
            for near in self.board.neighbours[land]:
                if near in self.state.owner and near not in closed and near not in self.near_port:
                    heapq.heappush(queue, (worth * FADES_ON_FOOT, near))

    def _makes_ships(self, land: str) -> bool:
        """Whether new ships of ours can be launched beside it."""
        return any(zone in self._launched for zone in self.board.neighbours[land])

    @cached_property
    def _launched(self) -> frozenset[str]:
        """The zones off our factories."""
        factories = self.danger.edition.factories(self.state)
        near = (zone for factory in factories for zone in self.board.neighbours[factory])
        return frozenset(zone for zone in near if self.board.is_sea(zone))

    def is_harbour(self, land: str, share: float = 1.0) -> bool:
        """Whether ships there promise troops as much as another harbour they could walk to, or that share."""
        return 0 < share * self.near_port.get(land, 0.0) <= self.from_port(land)

    def _safety(self, zone: str) -> float:
        """How much a coast counts whose zone is in the enemy's reach."""
        ferry = self.danger.roles.ferry
        if not ferry:
            return 1.0
        here = Counter(force_at(self.state, zone, self.danger.seat)) + Counter({ferry: FERRIES})
        own = self.danger.balance.own
        if not self.danger.armies(zone) or is_calm(self.danger, zone, here, own):
            return 1.0
        return float(UNSAFE**own)

    def worth(self, zone: str) -> float:
        """What troops aboard in a zone may hope for."""
        return self.of.get(zone, 0.0)

    def from_port(self, land: str) -> float:
        """What troops on a coast may hope for that ships take aboard there."""
        zones = (zone for zone in self.board.neighbours[land] if self.board.is_sea(zone))
        return max((self.worth(zone) for zone in zones), default=0.0)

    def steps(self, zone: str) -> int:
        """Zones to sail to the best coast; FAR where there is none."""
        return self.away.get(zone, FAR)

    def steps_from(self, land: str) -> int:
        """The same from the best zone off a land."""
        zones = (zone for zone in self.board.neighbours[land] if self.board.is_sea(zone))
        return min(map(self.steps, zones), default=FAR)
