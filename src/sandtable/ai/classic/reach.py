"""What a nation could bring where in one turn, by land, air and sea: its threat map.

The reading of `odds.advice.threats`, asked for forces instead of odds: each piece counts for every
space it reaches, transports carry what they can fetch, purchases are not counted.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.axis.classic import fire
from sandtable.games.axis.classic.moves import fresh_turn
from sandtable.games.axis.classic.state import State
from sandtable.odds.axis.advice.threats import Enemy


class Army(Struct, frozen=True):
    """Pieces that reach a space: how many of each kind, and battleships that support the landing."""

    force: dict[str, int]
    bombard: int = 0
    has_land: bool = False
    """Something among them can take and hold land."""


NOBODY = Army({})


class Reach(Enemy):
    """A nation about to move, and what it could bring to each space; each space is worked out once."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self._armies: dict[str, Army] = {}

    @property
    def nation(self) -> str:
        return self.state.seat

    def army(self, space: str) -> Army:
        """What reaches the space."""
        if space not in self._armies:
            self._armies[space] = self._gathered(space)
        return self._armies[space]

    def _gathered(self, space: str) -> Army:
        at_sea = self.board.is_sea(space)
        force: dict[str, int] = {}
        for pile in self._coming(space):
            if pile.kind != "transport" and pile.kind not in fire.UNARMED:
                force[pile.kind] = force.get(pile.kind, 0) + pile.count
        bombard = 0
        if not at_sea:
            zone, landed = self._landing(space)
            for pile in landed:
                force[pile.kind] = force.get(pile.kind, 0) + pile.count
            bombard = self._battleships(zone) if landed else 0
        return Army(force, bombard, any(kind in fire.ARMY for kind in force)) if force else NOBODY


def next_turn(state: State, nation: str) -> Reach:
    """The nation's reach when it moves next, on the board as it stands."""
    order = state.rules.order
    later = order.index(nation) <= order.index(state.seat)
    return Reach(replace(fresh_turn(state, nation, "combat_move"), round=state.round + later))
