"""Transport chains: one ship fetches troops from a port and puts them ashore, all in one turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from sandtable.games.axis.core.board import bits
from sandtable.games.axis.core.pieces import FULL
from sandtable.games.axis.core.position import own
from sandtable.games.axis.core.reach import spread
from sandtable.games.axis.core.theatre import Theatre
from sandtable.kernel.protocol import Action

from .edition import Edition
from .position import Position

Troops = Counter[tuple[str, str]]
"""Land units that have not moved, by place and kind."""


class Ship(Struct, frozen=True):
    """One transport that can still sail."""

    kind: str
    zone: str
    used: int
    left: int
    cargo: tuple[str, ...] = ()

    @property
    def spec(self) -> str:
        return ship_spec(self.kind, self.cargo, self.used)


def ship_spec(kind: str, cargo: tuple[str, ...], used: int) -> str:
    """The text that names such a transport."""
    return f"{kind}({','.join(sorted(cargo))})" + (f"@{used}" if used else "")


class Lift(Struct, frozen=True):
    """A voyage: from where the ship lies by the port's zone to the landing, and what goes ashore."""

    ship: Ship
    port: str
    """The land the troops board from; "" when they are aboard already."""
    call: str
    """The zone they board in."""
    landing: str
    """The zone they land from."""
    coast: str
    kind: str
    count: int

    @property
    def force(self) -> dict[str, int]:
        return {self.kind: self.count} if self.port else dict(Counter(self.ship.cargo))

    def actions(
        self, edition: Edition, distance: dict[tuple[str, str], int], is_assault: bool = False
    ) -> Iterator[Action]:
        """The orders, one after the other.

        An assault names its ship, since its troops stay aboard until combat. On a friendly coast they
        leave one by one, and the ship changes its name with each.
        """
        used, ship, zone = self.ship.used, self.ship, self.ship.zone
        cargo = ship.cargo
        if self.port:
            if self.call != zone:
                yield from edition.move({ship.spec: 1}, zone, self.call)
                used += distance[zone, self.call]
                zone = self.call
            yield edition.load({self.kind: self.count}, self.port, zone, ship_spec(ship.kind, cargo, used))
            cargo = (*cargo, *(self.kind,) * self.count)
        if self.landing != zone:
            yield from edition.move({ship_spec(ship.kind, cargo, used): 1}, zone, self.landing)
            used += distance[zone, self.landing]
        if self.coast:
            ship_named = ship_spec(ship.kind, cargo, used) if is_assault else ""
            yield edition.unload(dict(Counter(cargo)), self.landing, self.coast, ship_named)


class Harbour:
    """The transports and troops of the moving nation, and the voyages they could make now."""

    def __init__(self, edition: Edition, state: Position, th: Theatre) -> None:
        self.edition, self.state, self.th, self.board = edition, state, th, state.rules.board
        self.calm = self.board.sea & ~th.occupied
        kinds, self.roster = state.kinds(state.seat), state.rules.roster
        self.moves = {kind: kinds[kind].move for kind in self.roster.holds}
        self.distance: dict[tuple[str, str], int] = {}
        self._near: dict[tuple[int, int], int] = {}
        self.ships = list(self._ships())
        self.troops = troops_of(state)

    def _ships(self) -> Iterator[Ship]:
        for zone in self.state.units:
            if not self.board.is_sea(zone) or not self.calm & self.board.bit[zone]:
                continue
            for pile in own(self.state, zone):
                if pile.kind not in self.roster.holds or pile.task or pile.used >= FULL:
                    continue
                if any(c.nation != self.state.seat or c.lands for c in pile.cargo):
                    continue
                cargo = tuple(c.kind for c in pile.cargo)
                for _ in range(pile.count):
                    yield Ship(pile.kind, zone, pile.used, max(0, self.moves[pile.kind] - pile.used), cargo)

    def within(self, zone: int, steps: int) -> int:
        """The calm zones so many steps away at most, as a set."""
        key = (zone, steps)
        if key not in self._near:
            start = 1 << zone
            self._near[key] = start | (
                spread(self.th.sea_near, start, steps, self.calm, self.calm) if steps else 0
            )
        return self._near[key]

    def steps(self, a: str, b: str) -> int:
        """Sailing distance between two zones, remembered for the orders."""
        i, bit = self.board.index[a], self.board.bit[b]
        for steps in range(max(self.moves.values()) + 1):
            if self.within(i, steps) & bit:
                self.distance[a, b] = steps
                return steps
        return FULL

    def orders(self, lift: Lift, is_assault: bool = False) -> tuple[Action, ...]:
        """The orders of a voyage."""
        self.steps(lift.ship.zone, lift.call)
        self.steps(lift.call, lift.landing)
        return tuple(lift.actions(self.edition, self.distance, is_assault))

    def lifts(self, coast: str, troops: Troops, ships: list[Ship]) -> Iterator[Lift]:
        """For each ship the best voyage to that coast with what is left of the troops, taken off them."""
        shore = self.board.near[self.board.index[coast]] & self.calm
        for ship in ships:
            lift = self._lift(ship, coast, shore, troops)
            if lift is not None:
                if lift.port:
                    troops[lift.port, lift.kind] -= lift.count
                yield lift

    def _lift(self, ship: Ship, coast: str, shore: int, troops: Troops) -> Lift | None:
        here = self.board.index[ship.zone]
        if ship.cargo:
            goals = self.within(here, ship.left) & shore
            if not goals or any(kind in self.roster.having["noncombat"] for kind in ship.cargo):
                return None
            landing = self._nearest(here, goals)
            self.steps(ship.zone, landing)
            return Lift(ship, "", ship.zone, landing, coast, "", 0)
        if not self.within(here, ship.left) & shore:
            return None
        for kind, count in self.edition.roles.loads:
            for called in range(ship.left + 1):
                for zone in bits(self.within(here, called)):
                    goals = self.within(zone, ship.left - called) & shore
                    port = self._port(zone, kind, count, coast, troops) if goals else ""
                    if port:
                        call, landing = self.board.names[zone], self._nearest(zone, goals)
                        if self.steps(ship.zone, call) + self.steps(call, landing) <= ship.left:
                            return Lift(ship, port, call, landing, coast, kind, count)
        return None

    def _nearest(self, start: int, goals: int) -> str:
        """The goal that is reached with fewest steps."""
        steps = next(n for n in range(FULL) if self.within(start, n) & goals)
        return self.board.names[next(bits(self.within(start, steps) & goals))]

    def _port(self, zone: int, kind: str, count: int, coast: str, troops: Troops) -> str:
        for land in self.board.neighbours[self.board.names[zone]]:
            if land != coast and troops.get((land, kind), 0) >= count:
                return land
        return ""


def troops_of(state: Position) -> Troops:
    """Land units of the moving nation that have not moved."""
    found: Troops = Counter()
    army = state.rules.roster.having["occupies"]
    for space in state.owner:
        for pile in own(state, space):
            if pile.kind in army and not pile.used and not pile.task:
                found[space, pile.kind] += pile.count
    return found
