"""Which orders only serve a landing: loading, the voyage of its ships, and who was sent along with it.

Orders are followed from the last to the first. What goes ashore must have been aboard, what was aboard must
have been brought or loaded, and somebody had to bring the ship: so each order is found to serve one landing,
several, or something else. An order that also serves something else stays when the landing is taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from ....games.axis.core.actions import Load, Move, Unload
from ....games.axis.core.pieces import read_spec
from ....games.axis.core.position import Position
from ....kernel.protocol import Action
from .shapes import Serving

SHIP = "ship"
"""Stands for a ship with room for troops among what a zone must hold; cargo stands under its own kind."""


def serving(state: Position, coast: str, orders: Sequence[Action], planned: Collection[int] = ()) -> Serving:
    """The orders, by their place, that are for nothing but the landing on a coast.

    `planned` are orders of one plan with the landing: escorts among them serve it too, as long as nobody else
    lands from where they go.
    """
    trace = Trace(state)
    for place in range(len(orders) - 1, -1, -1):
        trace.follow(place, orders[place])
    found = {place for place, whom in trace.whom.items() if whom == {coast}}
    elsewhere = {zone for zone, whom in trace.zones.items() if whom - {coast}}
    for place in planned:
        order = orders[place] if place < len(orders) else None
        if isinstance(order, Move) and place not in trace.whom and order.route[-1] not in elsewhere:
            found.add(place)
    return Serving(tuple(sorted(found)))


class Trace:
    """Orders followed backwards: what must be where, and for whom."""

    def __init__(self, state: Position) -> None:
        self.loads, self.holds = state.rules.roster.load, state.rules.roster.holds
        self.room = max(self.holds.values(), default=1)
        self.needs: dict[str, list[tuple[str, str]]] = {}
        """By zone: each piece that must be there, and the coast it is for ("" for a voyage of its own)."""
        self.whom: dict[int, set[str]] = {}
        """By the place of an order: the coasts it is for."""
        self.zones: dict[str, set[str]] = {}
        """By zone: the coasts that are landed on from there."""

    def follow(self, place: int, order: Action) -> None:
        if isinstance(order, Unload):
            self._unload(place, order)
        elif isinstance(order, Load):
            self._load(place, order)
        elif isinstance(order, Move):
            self._sail(place, order)

    def _unload(self, place: int, order: Unload) -> None:
        pieces = [kind for kind, count in _pieces(order.units).items() for _ in range(count)]
        bulk = sum(self.loads.get(kind, 0) for kind in pieces)
        pieces += [SHIP] * -(-bulk // self.room)
        self.needs.setdefault(order.zone, []).extend((kind, order.coast) for kind in pieces)
        self.zones.setdefault(order.zone, set()).add(order.coast)
        self.whom[place] = {order.coast}

    def _load(self, place: int, order: Load) -> None:
        """Troops that come aboard; the ship must be there before them."""
        self.whom[place] = self._taken(order.zone, _pieces(order.units)) or {""}

    def _sail(self, place: int, order: Move) -> None:
        """Transports and what they carry; where one of them is needed, the rest goes along."""
        ships: Counter[str] = Counter()
        for unit, count in order.units.items():
            spec = read_spec(unit)
            if spec.kind in self.holds:
                ships[SHIP] += count
                for part in spec.cargo or ():
                    ships[part.rpartition(":")[2].partition(">")[0]] += count
        if not ships:
            return
        whom = self._taken(order.route[-1], ships)
        is_laden = ships.total() > ships[SHIP]
        if not whom and not is_laden:
            return
        self.whom[place] = whom or {""}
        label = min(whom) if len(whom) == 1 else ""
        self.needs.setdefault(order.start, []).extend((kind, label) for kind in ships.elements())

    def _taken(self, zone: str, pieces: Counter[str]) -> set[str]:
        """For whom pieces come to a zone; what was needed there is needed no more before that."""
        left, whom = Counter(pieces), set[str]()
        rest: list[tuple[str, str]] = []
        for kind, coast in reversed(self.needs.get(zone, [])):
            if left[kind] > 0:
                left[kind] -= 1
                whom.add(coast)
            else:
                rest.append((kind, coast))
        self.needs[zone] = rest[::-1]
        return whom


def _pieces(units: Mapping[str, int]) -> Counter[str]:
    """How many of each kind an order names."""
    found: Counter[str] = Counter()
    for unit, count in units.items():
        found[read_spec(unit).kind] += count
    return found
