"""Shuttles: troops carried over the sea to friendly coasts, ships sailing on, empty ones going back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.ai.players import because
from sandtable.games.axis.core.board import bits

from .danger import force_at
from .deploy import PER_UNIT, Deployment
from .lifts import Harbour, Lift, Ship
from .pull import neutral_land, walk

AFLOAT = 0.6
"""What a pull counts for troops that are still aboard."""
ASHORE = 0.5
"""IPC for each unit put ashore where it may fight on by itself."""
LEAST = 0.3
MOST_VOYAGES = 24
NEXT_DOOR = 2
"""Steps on foot for which troops take no ship."""
BUSY = 3.0
"""Pull on foot of troops that need no ship."""
WAITING = 0.35
"""IPC for a ship that gets to one unit waiting for it."""


class Ferry:
    """Weighs and orders the voyages of transports in the noncombat move."""

    def __init__(self, deployment: Deployment) -> None:
        self.plan, self.draft, self.board = deployment, deployment.draft, deployment.board
        self.edition = deployment.draft.edition
        self.escorts = deployment.escorts()

    def order(self) -> None:
        """Carry troops, the best voyage first, then send empty ships where troops wait."""
        for _ in range(MOST_VOYAGES):
            harbour = self._harbour()
            ranked = sorted(self._voyages(harbour), key=lambda found: -found[0])
            if not any(self._sails(harbour, gain, lift) for gain, lift in ranked[:4] if gain >= LEAST):
                break
        self._return()

    def _harbour(self) -> Harbour:
        return Harbour(self.edition, self.draft.state, self.edition.theatre(self.draft.state))

    def _sails(self, harbour: Harbour, gain: float, lift: Lift) -> bool:
        reason = because("ferry", space=lift.coast or lift.landing, gain=gain)
        actions = harbour.orders(lift)
        if not actions or not self.draft.does_all(actions, reason):
            return False
        self._claim(lift.landing)
        return True

    def _claim(self, zone: str) -> None:
        """Warships that could come along with a voyage go nowhere else."""
        claimed = self.escorts.get(zone, Counter())
        for other, ships in self.escorts.items():
            if other != zone:
                self.escorts[other] = ships - claimed

    def _voyages(self, harbour: Harbour) -> Iterator[tuple[float, Lift]]:
        """What each ship could do; one that sails with troops aboard has its voyage behind it."""
        friendly = self.board.names_of(harbour.th.friendly)
        closed = neutral_land(self.draft.state)
        for ship in dict.fromkeys(harbour.ships):
            if ship.cargo and ship.used:
                continue
            for coast in friendly:
                for lift in harbour.lifts(coast, Counter(harbour.troops), [ship]):
                    if not lift.port or walk(self.board, lift.port, coast, closed) > NEXT_DOOR:
                        yield self._worth(lift), lift
            yield from self._on_their_way(harbour, ship)

    def _on_their_way(self, harbour: Harbour, ship: Ship) -> Iterator[tuple[float, Lift]]:
        """Voyages that end at sea: troops come aboard, or are aboard, and sail on."""
        here = self.board.index[ship.zone]
        if ship.cargo:
            for zone in bits(harbour.within(here, ship.left)):
                landing = self.board.names[zone]
                if landing != ship.zone:
                    lift = Lift(ship, "", ship.zone, landing, "", "", 0)
                    yield self._worth(lift), lift
            return
        for port in self.board.neighbours[ship.zone]:
            for kind, count in self.edition.roles.full_loads:
                if harbour.troops.get((port, kind), 0) >= count:
                    for zone in bits(harbour.within(here, ship.left)):
                        lift = Lift(ship, port, ship.zone, self.board.names[zone], "", kind, count)
                        yield self._worth(lift), lift

    def _worth(self, lift: Lift) -> float:
        """What a voyage gains: where the troops stand after it, and what that risks."""
        plan, ocean, ship = self.plan, self.plan.ocean, lift.ship
        start = plan.stand(lift.port) if lift.port else AFLOAT * ocean.worth(ship.zone)
        goal = ocean.coast.get(lift.coast, 0.0) if lift.coast else AFLOAT * ocean.worth(lift.landing)
        gone: dict[str, Counter[str]] = {}
        if lift.landing != ship.zone:
            gone[ship.zone] = Counter({ship.kind: 1})
        units = 0
        for kind, count in lift.force.items():
            units += count
            if lift.port:
                gone.setdefault(lift.port, Counter())[kind] += count
            if lift.coast:
                gone.setdefault(lift.coast, Counter())[kind] -= count
        ashore = ASHORE * units if lift.coast and not lift.port else 0.0
        return 2 * PER_UNIT * units * (goal - start) + ashore + plan.change(gone) - self._exposed(lift)

    def _exposed(self, lift: Lift) -> float:
        """What the enemy gains more where a ship ends its voyage; warships that can come along count."""
        zone, danger = lift.landing, self.plan.danger
        if not danger.armies(zone):
            return 0.0
        here = Counter(force_at(self.draft.state, zone, self.draft.seat)) + self.escorts.get(zone, Counter())
        after = here + Counter({lift.ship.kind: 1}) if zone != lift.ship.zone else here
        more = danger.risk(zone, after) - danger.risk(zone, here)
        if not lift.coast:
            kinds = self.draft.state.kinds(self.draft.seat)
            cargo = sum(kinds[kind].cost * count for kind, count in lift.force.items())
            more += danger.chance(zone, after) * cargo
        return self.plan.style.caution * more

    def _return(self) -> None:
        """Empty ships go where troops wait for them."""
        harbour = self._harbour()
        waiting = self._waiting(harbour)
        for ship in harbour.ships:
            if ship.cargo or not ship.left:
                continue
            best = max(self._trips(harbour, ship, waiting), default=None)
            if best is not None and best[0] > LEAST:
                zone = best[1]
                move = self.edition.move({ship.spec: 1}, ship.zone, zone)
                self.draft.does_all(move, because("return", space=zone))
                waiting[zone] = max(0.0, waiting.get(zone, 0.0) - 2)

    def _waiting(self, harbour: Harbour) -> dict[str, float]:
        """Troops off each zone that have little to do where they are."""
        found: dict[str, float] = {}
        for (land, _), count in harbour.troops.items():
            idle = count * (0.2 if self.plan.pull.on_foot[land] > BUSY else 1.0)
            for zone in self.board.neighbours[land]:
                if self.board.is_sea(zone):
                    found[zone] = found.get(zone, 0.0) + idle
        return found

    def _trips(self, harbour: Harbour, ship: Ship, waiting: dict[str, float]) -> Iterator[tuple[float, str]]:
        """Zones to go to with their gain over staying; what lies beyond counts less."""
        here = self.board.index[ship.zone]

        def demand(zone: int) -> float:
            found = 0.0
            for steps, fades in ((0, 1.0), (2, 0.6), (4, 0.3)):
                near = harbour.within(zone, steps)
                found = max(
                    found, *(fades * min(6.0, waiting.get(self.board.names[z], 0.0)) for z in bits(near))
                )
            return found

        staying = demand(here)
        for zone in bits(harbour.within(here, ship.left)):
            goal = self.board.names[zone]
            if goal != ship.zone:
                gone = {ship.zone: Counter({ship.kind: 1}), goal: Counter({ship.kind: -1})}
                yield WAITING * (demand(zone) - staying) + self.plan.change(gone), goal
