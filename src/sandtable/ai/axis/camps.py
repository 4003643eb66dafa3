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
        self._over: dict[str, int] = {}
        self._room: dict[str, int] = {}

    def follow(self, state: Position) -> None:
        """Look again at where the troops stand; ships lie where they lay."""
        self.state = state
        self._over.clear()

    def over(self, land: str) -> int:
        """How many more stand there than ships will fetch soon; less than none where more find room."""
        if land not in self._over:
            here = sum(p.count for p in own(self.state, land) if p.kind in self.army)
            if land not in self._room:
                self._room[land] = self._fetched(land)
            self._over[land] = here - max(CAMP, self._room[land])
        return self._over[land]

    def is_full(self, land: str) -> bool:
        """Whether troops there would find no room in the harbour that they walk to, or cannot walk."""
        return not self.ocean.pull.on_foot[land] and self.over(self.ocean.port.get(land, land)) >= 0

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
