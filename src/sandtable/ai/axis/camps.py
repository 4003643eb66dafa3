"""Land without a way to the enemy on foot: how many troops stand together, and what they do elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sandtable.games.axis.core.position import own
from sandtable.games.axis.core.reach import distances

from .ocean import Ocean
from .position import Position

CAMP = 8
"""Troops that stand together although no ship comes for them."""
SOON = 2
"""Turns in which ships should take all others aboard."""
NEAR = 2
"""Zones from which a ship comes soon."""
CROWDED = 0.03
"""IPC for the square of the number that is too many: the larger a crowd, the less each of it can do."""


class Camps:
    """The troops of the nation about to move in land without a way to the enemy."""

    def __init__(self, state: Position, ocean: Ocean) -> None:
        self.state, self.board, self.ocean = state, state.rules.board, ocean
        self.army = state.rules.roster.having["occupies"]
        self._room: dict[str, int] = {}
        self._here: dict[str, int] = {}

    def follow(self, state: Position) -> None:
        """Look again at where the troops stand; ships lie where they lay."""
        self.state = state
        self._here.clear()

    def over(self, land: str) -> int:
        """How many more stand there than ships will fetch soon; less than none where more find room."""
        return self._count(land) - self._places(land)

    def is_full(self, land: str) -> bool:
        """Whether troops there would find no room in the harbour that they walk to, or cannot walk: as many
        as find room stand in it and beside it.
        """
        if self.ocean.pull.on_foot[land]:
            return False
        port = self.ocean.port.get(land, land)
        beside = (near for near in self.board.neighbours[port] if near in self.ocean.port)
        return self._count(port) + sum(map(self._count, beside)) >= self._places(port)

    def _count(self, land: str) -> int:
        if land not in self._here:
            self._here[land] = sum(p.count for p in own(self.state, land) if p.kind in self.army)
        return self._here[land]

    def _places(self, land: str) -> int:
        if land not in self._room:
            self._room[land] = max(CAMP, self._fetched(land))
        return self._room[land]

    def moving(self, origin: str, goal: str) -> int:
        """How many should go from a crowd to another land, so that no more stand there than here."""
        over = self.over(origin)
        if over <= 0 or not self.is_full(origin):
            return 0
        return max(0, over - max(0, over + self.over(goal)) // 2) if self.is_full(goal) else over

    def relief(self, gone: Mapping[str, Counter[str]]) -> float:
        """What it is worth, in IPC, when troops leave these lands (or come, where negative)."""
        eased = 0
        for land, lost in gone.items():
            count = sum(n for kind, n in lost.items() if kind in self.army)
            if count and self.is_full(land):
                over = self.over(land)
                eased += max(0, over) ** 2 - max(0, over - count) ** 2
        return CROWDED * eased

    def _fetched(self, land: str) -> int:
        """How many troops empty ships near a land could take aboard soon, new ones included."""
        coast = self.board.near[self.board.index[land]] & self.board.sea
        holds = self.state.rules.roster.holds
        if not coast or not holds:
            return 0
        away = distances(self.board.near, coast, self.board.sea)
        room = sum(holds[kind] * count for kind, count in self.state.bought.items() if kind in holds)
        for zone in self.state.units:
            if self.board.is_sea(zone) and away[self.board.index[zone]] <= NEAR:
                for pile in own(self.state, zone):
                    room += pile.count * holds.get(pile.kind, 0) * (not pile.cargo)
        return SOON * room // max(1, min(self.state.rules.roster.load.values(), default=1))
