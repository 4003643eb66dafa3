"""The ships of a landing: which of them are meant, and the orders of their voyages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from ....games.axis.core.actions import Load, Unload
from ....games.axis.core.pieces import Piles, alike, read_spec
from ....games.axis.core.position import COMBAT_MOVE, own, unit_text
from ..position import Position
from .course import GOOD, Course, Forces, Prospects
from .voyages import Harbor, Ship, Troops, Voyage, troops_of


def asked(state: Position, harbor: Harbor, forces: Forces) -> tuple[Troops, list[Ship], list[Ship]]:
    """The troops and the transports that are meant, and transports that are full already.

    Whoever asks for troops on land means these, and not those that other ships carry, unless transports
    are named too.
    """
    sea = state.rules.board.is_sea
    kinds = list(state.rules.roster.load)
    if state.phase == COMBAT_MOVE or not forces:
        kinds = [kind for kind in kinds if kind not in state.rules.roster.having["noncombat"]]
    troops = troops_of(state, kinds)
    afloat = [unit for space, units in forces.items() if sea(space) for unit in units]
    is_at_sea = bool(forces) and all(map(sea, forces))
    are_named = is_at_sea or any(read_spec(unit).kind in state.rules.roster.holds for unit in afloat)
    ships = list(_named_ships(state, harbor, forces)) if are_named else harbor.ships()
    if not any(not sea(space) for space in forces):
        return troops, ships, []
    chosen: Troops = Counter()
    for space, units in forces.items():
        for unit, count in units.items():
            kind = read_spec(unit).kind
            chosen[space, kind] = min(count, troops[space, kind])
    if are_named:
        return +chosen, ships, []
    full = [ship for ship in ships if not ship.room]
    return +chosen, [replace(ship, aboard=()) for ship in ships if ship.room], full


def _named_ships(state: Position, harbor: Harbor, forces: Forces) -> Iterator[Ship]:
    for zone, units in forces.items():
        for unit, count in units.items():
            ships = [
                ship for ship in harbor.ships((zone,)) if unit_text(state, ship.pile, state.seat) == unit
            ]
            yield from ships[:count]


class Sailing:
    """Voyages to one coast, order by order."""

    def __init__(self, prospects: Prospects, state: Position, harbor: Harbor, forces: Forces) -> None:
        self.prospects, self.state, self.harbor, self.forces = prospects, state, harbor, forces
        self.edition, self.coast, self.roster = prospects.edition, prospects.coast, state.rules.roster

    def sailed(self, voyages: list[Voyage]) -> tuple[list[Voyage], Course]:
        """All voyages; where nobody asked for troops, only as many as give a good chance."""
        if not self.forces:
            voyages = sorted(voyages, key=lambda voyage: -self.harbor.worth(voyage))
        made, course = list[Voyage](), Course(self.edition, self.state)
        for number in range(len(voyages) if self.forces else 1, len(voyages) + 1):
            made, course = self._made(voyages[:number])
            if self.prospects.chance(self.prospects.ashore, course) >= GOOD:
                break
        return made, course

    def _made(self, voyages: list[Voyage]) -> tuple[list[Voyage], Course]:
        """Those of the voyages that the rules pass, with their orders."""
        made, course = list[Voyage](), Course(self.edition, self.state)
        for voyage, most in Counter(voyages).items():
            for count in range(most, 0, -1):
                then = self._voyage(course, voyage, count)
                if then is not None:
                    made, course = [*made, *[voyage] * count], then
                    break
        return made, course

    def _voyage(self, course: Course, voyage: Voyage, count: int) -> Course | None:
        """The orders of so many like ships."""
        ship, place = unit_text(self.state, voyage.ship.pile, self.state.seat), voyage.ship.zone
        stops, sailed = (place, *voyage.way), 0
        after: Course | None = course
        for at in sorted({*(one.at for one in voyage.boards), len(voyage.way)}):
            if after is not None and at > sailed:
                before, route = after.state.at(stops[at]), stops[sailed + 1 : at + 1]
                after = after.given(self.edition.order({ship: count}, place, route), "sail", place, stops[at])
                ship, place, sailed = self._named(before, after, stops[at]), stops[at], at
            for one in (one for one in voyage.boards if one.at == at):
                if after is None:
                    return None
                before, units = after.state.at(place), {one.kind: one.count * count}
                after = after.given(Load(units, one.port, place, ship), "load", one.port, place)
                ship = self._named(before, after, place)
        if after is None:
            return None
        units = {kind: number * count for kind, number in voyage.lands.items()}
        return after.given(Unload(units, place, self.coast, ship), "land", place, self.coast)

    def _named(self, before: Piles, course: Course | None, zone: str) -> str:
        """The text that names the transports that are new in a zone."""
        if course is None:
            return ""
        for pile in own(course.state, zone):
            had = sum(one.count for one in before if alike(one, pile))
            if pile.kind in self.roster.holds and pile.count > had:
                return unit_text(self.state, pile, self.state.seat)
        raise AssertionError(zone)
