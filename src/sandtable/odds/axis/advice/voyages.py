"""Voyages of transports: which ships can fetch which troops and lie off one coast this turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TypeAlias

from msgspec import Struct

from ....games.axis.core.board import bits
from ....games.axis.core.passage import steps_left
from ....games.axis.core.pieces import Pile, counted
from ....games.axis.core.position import Position, own
from ....games.axis.core.theatre import Theatre
from ....games.axis.core.transport import can_load, can_unload, room_on
from ....games.axis.core.units import Roster

Troops: TypeAlias = Counter[tuple[str, str]]
"""Land units that have not moved, by place and kind."""
Way: TypeAlias = tuple[str, ...]
"""The zones a ship sails through, without the one it lies in."""


def worth_ashore(roster: Roster, kind: str) -> int:
    """What a unit ashore is worth: more the more room it takes, and two small ones more than a large one.

    Those that cannot take land come last.
    """
    return 8 * roster.load[kind] + 2 if kind in roster.having["occupies"] else 5


class Ship(Struct, frozen=True):
    """One transport that can still put troops ashore."""

    zone: str
    pile: Pile
    left: int
    room: int
    aboard: tuple[str, ...]
    """Own troops aboard that may go ashore."""


class Boarding(Struct, frozen=True):
    """Troops that a ship takes aboard at the so-many-th zone of its way, where it lies being 0."""

    at: int
    port: str
    kind: str
    count: int


class Voyage(Struct, frozen=True):
    """One ship with its way and all that it takes aboard."""

    ship: Ship
    way: Way
    boards: tuple[Boarding, ...]

    @property
    def zone(self) -> str:
        """Where its troops go ashore."""
        return self.way[-1] if self.way else self.ship.zone

    @property
    def lands(self) -> Counter[str]:
        found = Counter(self.ship.aboard)
        for one in self.boards:
            found[one.kind] += one.count
        return found


def troops_of(state: Position, kinds: Collection[str]) -> Troops:
    """Units of these kinds that can still board."""
    found: Troops = Counter()
    for space in state.owner:
        for pile in own(state, space):
            if pile.kind in kinds and not pile.used and not pile.task:
                found[space, pile.kind] += pile.count
    return found


class Harbor:
    """The transports of the moving nation, and where they can go."""

    def __init__(self, state: Position, th: Theatre) -> None:
        self.state, self.th, self.board = state, th, state.rules.board
        self.roster = state.rules.roster
        self.worths = {kind: worth_ashore(self.roster, kind) for kind in self.roster.load}
        self.calm = self.board.sea & ~th.occupied
        self._ways: dict[tuple[str, int], tuple[Way, ...]] = {}

    def ships(self, zones: Collection[str] = ()) -> list[Ship]:
        """Each transport that can load or carries troops; only those in `zones`, if any are named."""
        return [ship for zone in zones or self.state.units for ship in self._ships_in(zone)]

    def _ships_in(self, zone: str) -> Iterator[Ship]:
        """Own transports, and those of allies that carry own troops: these stay where they are."""
        state, kinds = self.state, self.state.kinds(self.state.seat)
        for pile in state.at(zone):
            if pile.kind not in self.roster.holds:
                continue
            aboard = tuple(
                c.kind for c in pile.cargo if can_unload(state, zone, pile, c) and self._may_land(c.kind)
            )
            is_own = pile.nation == state.seat
            room = room_on(state, pile) if is_own and can_load(state, zone, pile) else 0
            left = max(0, steps_left(state, pile, kinds[pile.kind])) if is_own else 0
            for _ in range(pile.count if aboard or room else 0):
                yield Ship(zone, counted(pile, 1), left, room, aboard)

    def _may_land(self, kind: str) -> bool:
        """What moves in the noncombat move alone never assaults a coast."""
        return kind not in self.roster.having["noncombat"] or self.state.phase != "combat_move"

    def ways(self, ship: Ship) -> tuple[Way, ...]:
        """All ways of a ship, the shortest first; it stops where it meets the enemy."""
        key = ship.zone, ship.left
        if key not in self._ways:
            found: list[Way] = [()]
            for way in found:
                if len(way) < ship.left and (not way or self.is_calm(way[-1])):
                    found += [(*way, zone) for zone in self._beside(way[-1] if way else ship.zone)]
            self._ways[key] = tuple(found)
        return self._ways[key]

    def _beside(self, zone: str) -> Iterator[str]:
        board, fighting = self.board, self.state.phase == "combat_move"
        open_zones = board.sea & ~self.th.barred if fighting else self.calm
        return (board.names[i] for i in bits(self.th.sea_near[board.index[zone]] & open_zones))

    def ends(self, ship: Ship, troops: Troops) -> set[str]:
        """The zones where the ship can lie with troops to put ashore."""
        kinds = self.state.kinds(self.state.seat)
        ports = {port for port, kind in +troops if kinds[kind].load <= ship.room}
        return {
            (ship.zone, *way)[-1]
            for way in self.ways(ship)
            if ship.aboard or any(port in ports for _, port in self._ports(ship, way, ""))
        }

    def is_calm(self, zone: str) -> bool:
        return bool(self.calm & self.board.bit[zone])

    # Which ship fetches whom

    def voyages(
        self, ships: Collection[Ship], shore: Collection[str], coast: str, troops: Troops
    ) -> list[Voyage]:
        """For each ship that can the best voyage to that shore; those with the least choice choose first."""
        left = troops.copy()
        found: list[Voyage] = []
        for ship in sorted(ships, key=lambda ship: self._choice(ship, shore, coast, troops)):
            voyage = self._best(ship, shore, coast, left)
            if voyage is not None:
                left.subtract({(one.port, one.kind): one.count for one in voyage.boards})
                found.append(voyage)
        return found

    def _choice(self, ship: Ship, shore: Collection[str], coast: str, troops: Troops) -> tuple[int, int, str]:
        """How many units the ship could fetch at most, on any of its ways, and how far away it is."""
        ways = [way for way in self.ways(ship) if (ship.zone, *way)[-1] in shore]
        ports = {port for way in ways for _, port in self._ports(ship, way, coast)}
        count = sum(count for (port, _), count in troops.items() if port in ports)
        return count, min(map(len, ways), default=0), ship.zone

    def _best(self, ship: Ship, shore: Collection[str], coast: str, troops: Troops) -> Voyage | None:
        found = [
            Voyage(ship, way, boards)
            for way in self.ways(ship)
            if (ship.zone, *way)[-1] in shore
            for boards in self._cargoes(ship, way, coast, troops)
        ]
        return min((one for one in found if one.lands), key=self._rank, default=None)

    def worth(self, voyage: Voyage) -> int:
        """What a voyage puts ashore."""
        return sum(self.worths[kind] * count for kind, count in voyage.lands.items())

    def _rank(self, voyage: Voyage) -> tuple[int, bool, int, int]:
        return -self.worth(voyage), not self.is_calm(voyage.zone), len(voyage.way), len(voyage.boards)

    def _ports(self, ship: Ship, way: Way, coast: str) -> Iterator[tuple[int, str]]:
        """Where the ship can take troops aboard on its way: at which of its zones, from which land."""
        for at, zone in enumerate((ship.zone, *way)):
            if at == 0 or self.is_calm(zone):
                for land in self.board.neighbours[zone]:
                    if land != coast and not self.board.is_sea(land):
                        yield at, land

    def _cargoes(self, ship: Ship, way: Way, coast: str, troops: Troops) -> Iterator[tuple[Boarding, ...]]:
        """What the ship could take aboard on that way: nothing, or as much of one kind as fits."""
        yield ()
        ports = list(dict.fromkeys(self._ports(ship, way, coast)))
        for kind, load in self.roster.load.items():
            fits = ship.room // load
            boards: list[Boarding] = []
            for at, port in sorted(ports, key=lambda one: -min(fits, troops.get((one[1], kind), 0))):
                taken = sum(one.count for one in boards if one.port == port)
                count = min(fits, troops.get((port, kind), 0) - taken)
                if count > 0:
                    boards.append(Boarding(at, port, kind, count))
                    fits -= count
            if boards:
                yield tuple(sorted(boards, key=lambda one: one.at))
