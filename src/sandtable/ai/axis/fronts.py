"""Where a nation fights on foot: land that hangs together, and how the sides stand on it."""

from __future__ import annotations

from functools import cached_property

from .position import Position
from .pull import land_distances, neutral_land, walk

NEAR = 4
"""Land steps within which an enemy territory is a factory's own front."""
CRUSHING = 3.0
"""With so many times the enemy's army on the same land no more troops are needed there."""
LEAST_ARMY = 9.0
"""IPC that the enemy is thought to have on its land at least."""


class Fronts:
    """The land masses of a position as one nation sees them."""

    def __init__(self, state: Position, seat: str) -> None:
        self.state, self.board = state, state.rules.board
        self.friends, self.foes = state.relations.friends[seat], state.relations.foes[seat]
        self.closed = neutral_land(state)
        self.mass: dict[str, int] = {}
        """The number of the land mass of each territory that is not neutral."""
        for space in state.owner:
            if space not in self.mass and space not in self.closed:
                for place in land_distances(self.board, space, self.closed):
                    self.mass[place] = len(self.mass) if place == space else self.mass[space]

    def walk(self, start: str, goal: str) -> int:
        """Steps over land."""
        return walk(self.board, start, goal, self.closed)

    def is_enemy(self, space: str) -> bool:
        return self.state.owner[space] in self.foes

    @cached_property
    def masses(self) -> dict[int, tuple[float, float]]:
        """The armies of our friends and of the enemy on each land mass, in IPC."""
        army = self.state.rules.roster.having["occupies"]
        found: dict[int, tuple[float, float]] = {}
        for space, mass in self.mass.items():
            ours, theirs = found.get(mass, (0.0, 0.0))
            if self.is_enemy(space):
                theirs += self.board.value[space]
            for pile in self.state.at(space):
                if pile.kind in army:
                    worth = pile.count * self.state.kinds(pile.nation)[pile.kind].cost
                    if pile.nation in self.friends:
                        ours += worth
                    elif pile.nation in self.foes:
                        theirs += worth
            found[mass] = ours, theirs
        return found

    def is_contested(self, space: str) -> bool:
        """Whether enemies hold land that troops can walk to from there."""
        return any(self.is_enemy(s) for s, mass in self.mass.items() if mass == self.mass.get(space, -1))

    def needs_troops(self, factory: str) -> bool:
        """Whether troops from a factory can walk to an enemy nearby, and are not far more already."""
        if not any(self.is_enemy(s) and self.walk(factory, s) <= NEAR for s in self.mass):
            return False
        ours, theirs = self.masses[self.mass[factory]]
        return ours < CRUSHING * max(theirs, LEAST_ARMY)
