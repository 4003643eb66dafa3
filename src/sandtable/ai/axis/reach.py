"""What a nation could bring where in one turn, by land, air and sea: its threat map.

A reading, not a search: each piece counts for every space it reaches, transports carry what they can
fetch, purchases are not counted.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.axis.core.pieces import Pile, counted
from sandtable.games.axis.core.position import own
from sandtable.games.axis.core.targets import targets
from sandtable.games.axis.core.theatre import Theatre
from sandtable.games.axis.core.touchdown import Sky

from .edition import Edition
from .position import Position


class Going(Struct, frozen=True):
    """Pieces, and the spaces that so many of them reach."""

    origin: str
    pile: Pile
    reach: dict[int, int]


class Overland:
    """A nation about to move in an edition where nothing crosses the sea but by itself."""

    def __init__(self, state: Position, th: Theatre) -> None:
        self.board, self.roster, self.th = state.rules.board, state.rules.roster, th
        sky = Sky(state, th)
        self.movers = [
            Going(space, pile, targets(state, th, space, pile, sky))
            for space in state.units
            for pile in own(state, space)
        ]

    def brings(self, space: str) -> tuple[list[Pile], list[Pile], int]:
        """What gets to a space by itself; nothing lands there."""
        bit, found = self.board.bit[space], list[Pile]()
        for mover in self.movers:
            most = max((count for count, mask in mover.reach.items() if mask & bit), default=0)
            if most:
                found.append(counted(mover.pile, most))
        return found, [], 0


class Army(Struct, frozen=True):
    """Pieces that reach a space: how many of each kind, and ships that support the landing."""

    force: dict[str, int]
    bombard: int = 0
    has_land: bool = False
    """Something among them can take and hold land."""


NOBODY = Army({})


class Reach:
    """A nation about to move, and what it could bring to each space; each space is worked out once."""

    def __init__(self, edition: Edition, state: Position) -> None:
        self.edition, self.state, self.board = edition, state, state.rules.board
        self.muster = edition.muster(state)
        self.th, self.movers = self.muster.th, self.muster.movers
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
        force: dict[str, int] = {}
        roster = self.state.rules.roster
        aside, army = roster.having["aside"], roster.having["occupies"]
        came, landed, bombard = self.muster.brings(space)
        for pile in came:
            if pile.kind not in roster.holds and pile.kind not in aside:
                force[pile.kind] = force.get(pile.kind, 0) + pile.count
        for pile in landed:
            force[pile.kind] = force.get(pile.kind, 0) + pile.count
        return Army(force, bombard, any(kind in army for kind in force)) if force else NOBODY


def next_turn(edition: Edition, state: Position, nation: str) -> Reach:
    """The nation's reach when it moves next, on the board as it stands."""
    return Reach(edition, edition.next_turn(state, nation))
