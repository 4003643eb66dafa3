"""What a nation about to move could bring to each space, in any edition of the family."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.board import bits
from ....games.axis.core.pieces import FULL, Pile, Piles
from ....games.axis.core.position import Position, own
from ....games.axis.core.reach import spread
from ....games.axis.core.targets import targets
from ....games.axis.core.theatre import Theatre
from ....games.axis.core.touchdown import Sky
from ....games.axis.core.units import Roster

P = TypeVar("P", bound=Position)


@cache
def loads(roster: Roster, ship: str) -> tuple[tuple[str, int], ...]:
    """What such a ship takes aboard of one kind that can take land, the best first.

    What fills it more; of what fills it as much, more pieces.
    """
    found = [
        (kind, count)
        for kind in roster.having["occupies"]
        if kind in roster.load
        for count in range(1, roster.holds[ship] // roster.load[kind] + 1)
    ]
    return tuple(sorted(found, key=lambda one: (-one[1] * roster.load[one[0]], -one[1])))


class Mover(Struct, frozen=True):
    """Pieces of the enemy, and the spaces that so many of them reach."""

    origin: str
    pile: Pile
    reach: dict[int, int]


class Muster(Generic[P]):
    """A nation about to move, with the reach of all its pieces."""

    def __init__(self, state: P, th: Theatre) -> None:
        self.state, self.th, self.board, self.roster = state, th, state.rules.board, state.rules.roster
        sky = Sky(state, th)
        self.movers = [
            Mover(space, pile, targets(state, th, space, pile, sky))
            for space in state.units
            for pile in own(state, space)
        ]
        self.calm = self.board.sea & ~th.occupied

    def brings(self, space: str) -> tuple[list[Pile], list[Pile], int]:
        """What gets to a space by itself, the troops that land there, and how many ships bombard for them."""
        came, landed, zone = self.brought(space)
        return came, landed, sum(ship.count for ship in self.supporting(zone)) if landed else 0

    def brought(self, space: str) -> tuple[list[Pile], list[Pile], str]:
        """What gets to a space by itself, and what lands there from which zone."""
        at_sea = self.board.is_sea(space)
        came = [p for p in self._coming(space) if not at_sea or p.kind not in self.roster.holds]
        zone, landed = ("", []) if at_sea else self._landing(space)
        return came, landed, zone

    def _coming(self, space: str) -> Iterator[Pile]:
        """Pieces that reach the space by themselves."""
        bit, kinds = self.board.bit[space], self.state.kinds(self.state.seat)
        for mover in self.movers:
            most = max((count for count, mask in mover.reach.items() if mask & bit), default=0)
            kind = kinds[mover.pile.kind]
            if most and (kind.attack or kind.domain == "land"):
                yield Pile(self.state.seat, kind.name, most)

    # From the sea

    def _landing(self, coast: str) -> tuple[str, list[Pile]]:
        """A zone to land from, and the troops that transports can put ashore."""
        shore = self.board.near[self.board.index[coast]] & self.calm
        left = self._waiting(coast)
        troops: list[Pile] = []
        for mover in self.movers:
            if mover.pile.kind in self.roster.holds and shore:
                for _ in range(mover.pile.count):
                    troops += self._shipped(mover, shore, left)
        zone = self.board.names_of(shore & -shore)[0] if shore else ""
        return zone, [replace(p, used=FULL, came=zone, task="landed") for p in troops]

    def _waiting(self, coast: str) -> dict[tuple[str, str], int]:
        """Troops by place and kind that do not come to that coast by land."""
        bit, army = self.board.bit[coast], self.roster.having["occupies"]
        return {
            (mover.origin, mover.pile.kind): mover.pile.count
            for mover in self.movers
            if mover.pile.kind in army and not any(mask & bit for mask in mover.reach.values())
        }

    def _shipped(self, mover: Mover, shore: int, left: dict[tuple[str, str], int]) -> list[Pile]:
        """What one transport lands on that shore: what it carries, else what it can fetch."""
        seat, ship = self.state.seat, mover.pile.kind
        steps, army = self.state.kinds(seat)[ship].move, self.roster.having["occupies"]
        zone = self.board.bit[mover.origin]
        if not self._within(zone, steps) & shore:
            return []
        aboard = [Pile(seat, c.kind) for c in mover.pile.cargo if c.nation == seat and c.kind in army]
        if mover.pile.cargo:
            return aboard
        places = self._ports(zone, shore, steps)
        for kind, count in loads(self.roster, ship):
            have = [place for place in places for _ in range(left.get((place, kind), 0))][:count]
            if len(have) == count:
                for place in have:
                    left[place, kind] -= 1
                return [Pile(seat, kind, count)]
        return []

    def _within(self, zone: int, steps: int) -> int:
        """The calm zones so many steps from a zone, that one included."""
        return (zone & self.calm) | spread(self.th.sea_near, zone, steps, self.calm, self.calm)

    def _ports(self, zone: int, shore: int, steps: int) -> tuple[str, ...]:
        """The land off which a transport can call on its way to a shore."""
        near = 0
        for called in range(steps + 1):
            for i in bits(self._within(zone, called)):
                if self._within(1 << i, steps - called) & shore:
                    near |= self.board.near[i]
        return self.board.names_of(near & self.th.friendly)

    def supporting(self, zone: str) -> Piles:
        """Ships that bombard and can lie in a zone when troops land from it."""
        bit, found = self.board.bit[zone], dict.fromkeys(self.roster.having["bombards"], 0)
        for mover in self.movers:
            if mover.pile.kind in found and (
                mover.origin == zone or any(mask & bit for mask in mover.reach.values())
            ):
                found[mover.pile.kind] += mover.pile.count
        return tuple(Pile(self.state.seat, kind, count) for kind, count in found.items() if count)
