"""Shuttles: troops carried over the sea to friendly coasts, ships sailing on, empty ones going back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil

from sandtable.ai.players import because
from sandtable.games.axis.core.board import bits
from sandtable.games.axis.core.reach import FAR, distances

from .danger import force_at, reserves
from .deploy import PER_UNIT, Deployment
from .lifts import Harbour, Lift, Ship
from .pull import FADES, neutral_land, walk

AFLOAT = 0.6
"""What a pull counts for troops that are still aboard."""
ASHORE = 0.5
"""IPC for each unit put ashore where it may fight on by itself."""
LEAST = 0.12
MOST_VOYAGES = 24
NEXT_DOOR = 2
"""Steps on foot for which troops take no ship."""
BUSY = 3.0
"""Pull on foot of troops that need no ship."""
FIGHTING, WALKING = 0.2, 0.5
"""What troops count for ships that are busy, or on their way to a better harbour."""
BETTER = 0.5
"""Whoever walks to a harbour that is better still asks for no ship."""
MOST_BUSY = 1.0
"""Room that busy troops ask for at most, however many they are."""
WAITING = 0.35
"""IPC for a ship that gets to one unit waiting for it."""
MOST_ASKED = 6.0
"""Room asked for beyond which one ship is not asked for more."""
CROWD = 24.0
"""Room asked for at which ships are wanted twice as much: a whole army stands idle."""
FADES_NEAR, FADES_FAR = (1.0, 0.6, 0.3), 0.85
"""What is left of that when a ship needs no turn, one or two, and then for each zone more."""
LEAST_TRIP = 0.03
"""IPC that a ship must gain by sailing where it is asked for."""
MEANWHILE = 2
"""Turns in which others walk while troops are at sea."""
TOGETHER, ONWARD = 2.0, 1.0
"""IPC that several must gain by sailing together, empty or on with their troops."""


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
        self._convoy()
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
        """Voyages that end at sea: troops that do not fight come aboard, or are aboard, and sail on."""
        here = self.board.index[ship.zone]
        if ship.cargo:
            for zone in bits(harbour.within(here, ship.left)):
                landing = self.board.names[zone]
                if landing != ship.zone:
                    lift = Lift(ship, "", ship.zone, landing, "", "", 0)
                    yield self._worth(lift), lift
            return
        for port in self.board.neighbours[ship.zone]:
            if self.plan.pull.on_foot.get(port, 0.0) > BUSY:
                continue
            for kind, count in self.edition.roles.full_loads:
                if harbour.troops.get((port, kind), 0) >= count:
                    for zone in bits(harbour.within(here, ship.left)):
                        lift = Lift(ship, port, ship.zone, self.board.names[zone], "", kind, count)
                        yield self._worth(lift), lift

    def _worth(self, lift: Lift) -> float:
        """What a voyage gains: where the troops stand after it, and what that risks."""
        plan, ocean, ship = self.plan, self.plan.ocean, lift.ship
        start = self._before(lift) if lift.port else AFLOAT * ocean.worth(ship.zone)
        goal = plan.stand(lift.coast) if lift.coast else AFLOAT * ocean.worth(lift.landing)
        gone: dict[str, Counter[str]] = {}
        if lift.landing != ship.zone:
            gone[ship.zone] = Counter({ship.kind: 1})
        units = 0
        for kind, count in lift.force.items():
            units += count * plan.roster.load[kind]
            if lift.port:
                gone.setdefault(lift.port, Counter())[kind] += count
            if lift.coast:
                gone.setdefault(lift.coast, Counter())[kind] -= count
        fights_on = lift.coast and not lift.port and plan.pull.on_foot[lift.coast]
        ashore = ASHORE * units if fights_on else 0.0
        return 2 * PER_UNIT * units * (goal - start) + ashore + plan.change(gone) - self._exposed(lift)

    def _before(self, lift: Lift) -> float:
        """How well troops stand who would go aboard: those who can walk do not go to sea, or where they
        no longer can, for what they reach on foot meanwhile.
        """
        start = self.plan.stand(lift.port)
        if not self.plan.pull.on_foot[lift.port] or (lift.coast and self.plan.pull.on_foot[lift.coast]):
            return start
        return start / FADES ** (
            MEANWHILE * self.plan.draft.state.kinds(self.plan.draft.seat)[lift.kind].move
        )

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
            more += danger.balance.own * danger.chance(zone, after) * cargo
        return self.plan.style.caution * more

    def _convoy(self) -> None:
        """Ships with troops aboard that none of them would dare to take further alone sail on together,
        empty ones beside them too where that is safer.
        """
        harbour = self._harbour()
        fleets: dict[str, list[Ship]] = {}
        for ship in sorted(harbour.ships, key=lambda ship: not ship.cargo):
            if not ship.used and (ship.cargo or ship.zone in fleets):
                fleets.setdefault(ship.zone, []).append(ship)
        for zone, ships in fleets.items():
            loaded = [ship for ship in ships if ship.cargo]
            goals = self.board.names_of(harbour.within(self.board.index[zone], ships[0].left))
            ranked = [
                (self._further(group, goal), -len(group), goal)
                for goal in goals
                for group in ((loaded, ships) if len(loaded) < len(ships) else (ships,))
                if goal != zone and len(group) > 1
            ]
            gain, count, goal = max(ranked, default=(0.0, 0, ""))
            if gain > ONWARD:
                reason = because("ferry", space=goal, gain=gain)
                for ship in ships[:-count]:
                    self.draft.does_all(self.edition.move({ship.spec: 1}, zone, goal), reason)

    def _further(self, ships: list[Ship], goal: str) -> float:
        """What it gains when ships with their troops sail together to another zone."""
        plan, zone = self.plan, ships[0].zone
        kinds, load = self.draft.state.kinds(self.draft.seat), plan.roster.load
        fleet = Counter(ship.kind for ship in ships)
        cargo = Counter(kind for ship in ships for kind in ship.cargo)
        here, there = (Counter(force_at(self.draft.state, z, self.draft.seat)) for z in (zone, goal))
        sunk = plan.danger.chance(goal, there + fleet) - plan.danger.chance(zone, here)
        nearer = plan.ocean.worth(goal) - plan.ocean.worth(zone)
        room = sum(load[kind] * count for kind, count in cargo.items())
        cost = sum(kinds[kind].cost * count for kind, count in cargo.items())
        moved = plan.change({zone: fleet, goal: Counter({k: -n for k, n in fleet.items()})})
        return (
            2 * PER_UNIT * AFLOAT * room * nearer
            + moved
            - plan.style.caution * plan.danger.balance.own * sunk * cost
        )

    def _return(self) -> None:
        """Empty ships go where troops wait for them, the nearest to each first."""
        harbour = self._harbour()
        waiting = self._waiting(harbour)
        away = self._ways(harbour, waiting)
        self._go_together(harbour, dict(waiting), away)
        harbour = self._harbour()
        empty = [ship for ship in harbour.ships if not ship.cargo]
        for ship in sorted(empty, key=lambda ship: -self._demand(ship.zone, waiting, away)[0]):
            port = self._demand(ship.zone, waiting, away)[1]
            if ship.left:
                gain, zone, _ = max(self._trips(harbour, ship, 1, waiting, away), default=(0.0, "", 0))
                if gain > LEAST_TRIP:
                    port = self._demand(zone, waiting, away)[1]
                    move = self.edition.move({ship.spec: 1}, ship.zone, zone)
                    self.draft.does_all(move, because("return", space=zone))
            if port:
                waiting[port] = max(0.0, waiting[port] - self.edition.roles.room)

    def _go_together(
        self, harbour: Harbour, waiting: dict[str, float], away: dict[str, tuple[int, ...]]
    ) -> None:
        """Ships that flee, or pass where one alone would be sunk, go together where they are of most use."""
        for ship, count in Counter(ship for ship in harbour.ships if not ship.cargo and ship.left).items():
            if count < 2 or self.escorts.get(ship.zone):
                continue
            gain, zone, ships = max(self._trips(harbour, ship, count, waiting, away), default=(0.0, "", 0))
            if gain > TOGETHER:
                move = self.edition.move({ship.spec: ships}, ship.zone, zone)
                self.draft.does_all(move, because("return", space=zone))
                port = self._demand(zone, waiting, away)[1]
                if port:
                    waiting[port] = max(0.0, waiting[port] - ships * self.edition.roles.room)

    def _waiting(self, harbour: Harbour) -> dict[str, float]:
        """Room that troops off each zone ask for, who have little to do where they are."""
        asked: Counter[str] = Counter()
        for (land, kind), count in harbour.troops.items():
            asked[land] += count * self.plan.roster.load.get(kind, 0)
        capital = self.plan.danger.capital
        for kind, count in reserves(self.edition, self.draft.state, capital).items():
            asked[capital] += count * self.plan.roster.load.get(kind, 0)
        found: dict[str, float] = {}
        for land, room in asked.items():
            idle = self._idle(land, room)
            for zone in self.board.neighbours[land]:
                if self.board.is_sea(zone):
                    found[zone] = found.get(zone, 0.0) + idle
        return found

    def _idle(self, land: str, room: int) -> float:
        """How much of it is asked for: less where they fight, or walk to a fight or a better harbour."""
        ocean, on_foot = self.plan.ocean, self.plan.pull.on_foot[land]
        if on_foot > min(BUSY, AFLOAT * ocean.from_port(land)):
            return min(MOST_BUSY, FIGHTING * room)
        if on_foot or ocean.is_harbour(land):
            return room
        return WALKING * room if ocean.is_harbour(land, BETTER) else 0.0

    def _ways(self, harbour: Harbour, waiting: dict[str, float]) -> dict[str, tuple[int, ...]]:
        """For each zone where troops wait the steps to it from everywhere."""
        near = harbour.th.sea_near
        return {zone: distances(near, self.board.bit[zone], harbour.calm) for zone in waiting}

    def _demand(
        self, zone: str, waiting: dict[str, float], away: dict[str, tuple[int, ...]]
    ) -> tuple[float, str]:
        """How much an empty ship is asked for in a zone, and where it would go from there."""
        here = self.board.index[zone]
        ranked = (
            (fading(away[port][here]) * min(MOST_ASKED, troops), port)
            for port, troops in waiting.items()
            if troops and away[port][here] < FAR
        )
        return max(ranked, default=(0.0, ""))

    def _trips(
        self,
        harbour: Harbour,
        ship: Ship,
        count: int,
        waiting: dict[str, float],
        away: dict[str, tuple[int, ...]],
    ) -> Iterator[tuple[float, str, int]]:
        """Zones that so many ships, or those of them who are asked for, could go to, with the gain."""
        staying = self._demand(ship.zone, waiting, away)[0]
        for zone in bits(harbour.within(self.board.index[ship.zone], ship.left)):
            goal = self.board.names[zone]
            if goal == ship.zone:
                continue
            demand, port = self._demand(goal, waiting, away)
            room = waiting.get(port, 0.0)
            asked, urgency = max(1.0, room / self.edition.roles.room), 1.0 + min(1.0, room / CROWD)
            for ships in {count, min(count, ceil(asked))}:
                gone = {ship.zone: Counter({ship.kind: ships}), goal: Counter({ship.kind: -ships})}
                more = urgency * min(ships, asked) * (demand - staying)
                yield WAITING * more + self.plan.change(gone), goal, ships


def fading(steps: int) -> float:
    """What is left of a demand so many zones away."""
    return FADES_NEAR[(steps + 1) // 2] if steps <= 4 else FADES_NEAR[2] * FADES_FAR ** (steps - 4)
