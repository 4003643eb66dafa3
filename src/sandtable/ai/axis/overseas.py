"""Buying behind the sea: ships for troops that wait, an escort that keeps them afloat, troops in step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from functools import cached_property
from math import ceil

from sandtable.games.axis.core.position import own
from sandtable.games.axis.core.reach import distances, spread

from .crowds import CROWD, LONGEST, Crowds
from .danger import Danger, force_at
from .draft import Draft
from .fronts import Fronts
from .lifts import troops_of
from .navy import escort, is_calm
from .ocean import FAR, Ocean
from .pull import Pull
from .sites import best_site
from .style import Style
from .till import Till
from .yards import leads_away

GUARD = 0.8
"""IPC that a warship must save for each it costs."""
GARRISON = 3
"""Room on ships that the troops who stay at home do not ask for."""
PATIENCE = 2
"""Turns in which all that wait should be carried over."""
MOST_AT_ONCE = 4
"""Transports bought in one turn."""
PLANES, FOR_A_PLANE = 4, 8
"""Planes that a nation behind the sea has use for, and one more for so much production."""
SHIPS, FOR_A_SHIP = 4, 8
"""Transports that it has use for, and one more for so much production; so many far away do not count."""
WORTH_COVER = 2
"""Transports at home for which an escort is bought."""
WORTH_CONVOY = 4
"""Transports elsewhere for which one is bought when there are more."""
ENOUGH = 5
"""Room that troops at home ask for when more of them are no use before there are ships."""
ENOUGH_FOR_ALL = 1.0
"""An army that waits for ships and is so many times as strong as all enemies on land needs no more troops."""
RICH = 2.2
"""Turns of income after which nothing more is saved for a fleet."""
HOARD, FOR_A_HOARD = 1.5, 12
"""Turns of income that are more than one fleet costs; transports that are then bought at once."""
YARDS = 3
"""Harbours that are thought of for new ships."""
FARTHEST = 10
"""Turns after which ships on a long way are back at the latest."""
SAILED = 6
"""Zones from which idle ships come to a crowd rather than new ones are bought."""
RECRUITS_FOR_A_STRIKER = 3
FAR_AT_SEA = 4
"""Zones from a harbour beyond which ships are of no use there."""


class Overseas:
    """What the part of a nation buys whose troops cannot walk to the enemy."""

    def __init__(
        self, draft: Draft, danger: Danger, style: Style, fronts: Fronts, till: Till, rear: list[str]
    ) -> None:
        self.draft, self.danger, self.style, self.fronts, self.till = draft, danger, style, fronts, till
        self.rear = rear
        """Factories whose troops need ships."""
        self.state, self.kinds = draft.state, till.kinds
        self.edition, self.roles, self.roster = draft.edition, draft.edition.roles, self.state.rules.roster
        self.ocean = Ocean(self.state, Pull(draft.edition, self.state, draft.seat), self.danger)
        self.crowds = Crowds(self.state, fronts)
        self.ships = self._own(self.roster.holds)
        self.has_hoard = till.left > HOARD * self.edition.production(self.state, draft.seat)
        """Whether money lies idle, so that as many ships are bought as troops wait for."""
        self.fleets: dict[str, Counter[str]] = {}
        """Ships bought, by the zone they are meant for."""
        self.is_saving = False

    def order_ships(self) -> None:
        """Guards for the fleet, ships for those who wait already, and a factory at the front."""
        if self.style.guards:
            self._guard()
        if not self.style.builds_fleet:
            return
        if self.style.guards:
            self._cover()
        behind = self.waiting - self._lift()
        if behind > 0:
            self._launch(ceil(behind * self.trip / (self.roles.room * PATIENCE)))
        if not self.is_saving and self.site:
            self.till.take(self.roles.factory)
        elif self.has_hoard and self._unserved() >= CROWD:
            self._launch(MOST_AT_ONCE - self.ships, FAR - 1)

    def _unserved(self) -> int:
        """Room that troops ask for who are far from every factory whose ships lead to a coast soon."""
        leading = (factory for factory in self.rear if self.ocean.steps_from(factory) <= LONGEST)
        return self.crowds.far(leading).total()

    @cached_property
    def site(self) -> str:
        """Where a factory would be built; "" for nowhere."""
        if not self.style.builds_factories:
            return ""
        return best_site(self.draft, self.danger, self.ocean, self.fronts)

    def order_troops(self) -> None:
        """Troops as long as ships can carry them soon, and ships for them; then planes; the rest is kept."""
        while not self.is_saving and (kind := self._next()):
            if not self.till.take(kind):
                break

    def _next(self) -> str:
        """What to buy next; "" for nothing more."""
        waiting = max(0.0, self.waiting - self._lift()) + self._troops()
        soon = PATIENCE * self._shuttled()
        if waiting >= min(soon, self._lift()) and self.style.builds_fleet and self._launch(1):
            return self._next() if self.till.left else ""
        if self.is_saving:
            return ""
        if self._troops() < self._empty:
            return self._troop()
        if self._has_enough:
            return self.roles.plane if self.till.affordable(self.roles.plane) else ""
        if waiting < max(soon, GARRISON):
            return self._troop()
        if self._uses_planes() and self.till.affordable(self.roles.plane):
            return self.roles.plane
        return self.roles.recruit if waiting < self._most_waiting(soon) else ""

    def _most_waiting(self, soon: float) -> float:
        """Room that troops without a ship ask for when more of them are no use; less where one is near."""
        lift = self._lift()
        return max(ENOUGH, soon + PATIENCE * lift) if lift > self.roles.room else ENOUGH - lift

    @cached_property
    def _has_enough(self) -> bool:
        """Whether those who wait for ships are as strong as all that the enemies have on land."""
        idle = sum(
            self.kinds[kind].cost * count
            for (land, kind), count in troops_of(self.state).items()
            if not self.fronts.is_contested(land)
        )
        return idle > ENOUGH_FOR_ALL * sum(theirs for _, theirs in self.fronts.masses.values())

    def _troop(self) -> str:
        """Recruits, with a striker after every few."""
        recruit, striker = self.roles.recruit, self.roles.striker
        is_due = self.till.bought[striker] * RECRUITS_FOR_A_STRIKER < self.till.bought[recruit]
        return striker if is_due and self.till.affordable(striker) else recruit

    def _uses_planes(self) -> bool:
        planes = self._own(self.roster.air) + self.till.bought[self.roles.plane]
        return (
            self.has_hoard
            or planes < PLANES + self.edition.production(self.state, self.state.seat) // FOR_A_PLANE
        )

    # Ships

    def _launch(self, count: int, farthest: int = LONGEST) -> bool:
        """Buy transports, as many as asked for or as can be kept afloat; whether any were bought."""
        most = min(count, self.till.affordable(self.roles.ferry), self._more_ships())
        zones = [z for z in self.harbours if self.ocean.steps(z) <= farthest and self._serves(z)]
        if not zones or most < 1:
            return False
        for zone in sorted(zones, key=self._crowds_left, reverse=True)[:YARDS]:
            if any(self._sets_sail(zone, ships) for ships in range(min(most, self._berths(zone)), 0, -1)):
                return True
        self.is_saving = self.is_saving or self._pays_to_wait(zones[0])
        return False

    def _serves(self, zone: str) -> bool:
        """Whether half of a crowd is where ships come soon from a zone; fewer troops wait anywhere."""
        return self.waiting < CROWD or 2 * self.crowds.off(zone, self.ocean) >= self.waiting

    def _crowds_left(self, zone: str) -> int:
        """How many crowds are a turn from a zone, less the room on ships there."""
        ships = self._ships_within(self._range, zone) + self.fleets.get(zone, Counter())[self.roles.ferry]
        room = self.crowds.off(zone, self.ocean, self._range) - self.roles.room * ships
        return max(0, room) // CROWD

    def _berths(self, zone: str) -> int:
        """How many ships more the factories beside a zone can make."""
        makers = self.edition.ways_to_place(self.state, self.roles.ferry).get(zone, {})
        return sum(makers.values()) - sum(self.fleets.get(zone, Counter()).values())

    def _more_ships(self) -> int:
        """How many transports more the nation has use for, and buys at once."""
        bought = self.till.bought[self.roles.ferry]
        use = SHIPS + self.edition.production(self.state, self.state.seat) // FOR_A_SHIP
        near = self._ships_within(FAR_AT_SEA, self.harbour)
        serving = max(near, self.ships - SHIPS)
        if not (self.has_hoard or self._is_pressing):
            return min(use - serving, MOST_AT_ONCE) - bought
        near = self._ships_within(SAILED, self.harbour)
        full = int((self.waiting + self._troops()) / self.roles.room) - near
        return min(max(use - serving, full), FOR_A_HOARD) - bought

    @property
    def _is_pressing(self) -> bool:
        """Whether the war is nearly won, and a great crowd is not where it could end it."""
        return self.danger.balance.own < 1 and self.waiting >= 2 * CROWD

    def _sets_sail(self, zone: str, ships: int) -> bool:
        fleet = self._fleet(zone) + Counter({self.roles.ferry: ships})
        money = self.till.left - ships * self.kinds[self.roles.ferry].cost
        guards = self._escort(zone, fleet, money)
        if guards is None:
            return False
        bought = guards + Counter({self.roles.ferry: ships})
        if sum(bought.values()) > self._berths(zone):
            return False
        self.fleets[zone] = self.fleets.get(zone, Counter()) + bought
        return self.till.take_all(bought)

    def _escort(self, zone: str, fleet: Counter[str], money: int) -> Counter[str] | None:
        """Warships under which a fleet is safe in a zone; None if they cannot be paid."""
        if not self.style.guards:
            return Counter() if is_calm(self.danger, zone, fleet, self.danger.balance.own) else None
        return escort(self.danger, zone, fleet, self.kinds, money, self.danger.balance.own)

    def _pays_to_wait(self, zone: str) -> bool:
        """Whether a crowd waits and another turn's income would buy a fleet that is safe."""
        income = self.edition.production(self.state, self.state.seat)
        if not self.style.guards or self.till.bought[self.roles.ferry] or self.waiting < CROWD:
            return False
        fleet = self._fleet(zone) + Counter({self.roles.ferry: 1})
        money = self.till.left + income - self.kinds[self.roles.ferry].cost
        return self.till.left <= RICH * income and self._escort(zone, fleet, money) is not None

    @property
    def harbour(self) -> str:
        """The zone off a factory behind the sea from which ships are of most use; "" for none."""
        return self.harbours[0] if self.harbours else ""

    @cached_property
    def harbours(self) -> list[str]:
        """The zones off such factories that lead away from them, the best first."""
        board = self.state.rules.board
        open_to = self.edition.ways_to_place(self.state, self.roles.ferry)
        zones = {
            zone
            for factory in self.rear
            for zone in board.neighbours[factory]
            if zone in open_to and leads_away(self.ocean, self.fronts, zone, factory)
        }
        return sorted(zones, key=lambda zone: (self._serves(zone), self._use(zone), zone), reverse=True)

    def _use(self, zone: str) -> float:
        risk = self.danger.risk(zone, self._fleet(zone) + Counter({self.roles.ferry: 1}))
        return self.ocean.worth(zone) - risk / 4

    def _guard(self) -> None:
        """Warships where they save more of a fleet than they cost, the best bargain first."""
        while True:
            ranked = [
                (self._saved(zone, kind) - GUARD * self.kinds[kind].cost, kind, zone)
                for kind in self.roles.warships
                if self.till.affordable(kind)
                for zone in self.edition.ways_to_place(self.state, kind)
            ]
            saved, kind, zone = max(ranked, default=(0.0, "", ""))
            if saved <= 0 or not self.till.take(kind):
                return
            self.fleets.setdefault(zone, Counter())[kind] += 1

    def _saved(self, zone: str, kind: str) -> float:
        """How much less the enemy gains by attacking the fleet there when a ship joins it."""
        here = self._fleet(zone)
        return self.danger.risk(zone, here) - self.danger.risk(zone, here + Counter({kind: 1}))

    def _cover(self) -> None:
        """Warships for transports that wait at home, or a turn from it, because their way is not safe."""
        home = self.harbour
        waits = bool(home) and self._own_ships(home) >= WORTH_COVER
        if waits and self._covered(home, self._fleet(home), self.ocean.goal[home]):
            return
        seen: set[str] = set()
        for harbour in self.harbours:
            for zone in self._around(harbour):
                goal = self._next_zone(zone) if self._own_ships(zone) > WORTH_CONVOY else ""
                if goal and zone not in seen and self._covered(harbour, self._sailing(zone), goal):
                    return
                seen.add(zone)

    def _covered(self, harbour: str, fleet: Counter[str], goal: str) -> bool:
        """Whether an escort was bought off a harbour for a fleet that sails to a zone."""
        guards = escort(self.danger, goal, fleet, self.kinds, self.till.left, 1.0)
        if not guards or sum(guards.values()) > self._berths(harbour) or not self.till.take_all(guards):
            return False
        self.fleets[harbour] = self.fleets.get(harbour, Counter()) + guards
        return True

    def _own_ships(self, zone: str) -> int:
        """Own transports in a zone."""
        return sum(p.count for p in own(self.state, zone) if p.kind in self.roster.holds) if zone else 0

    def _next_zone(self, zone: str) -> str:
        """The zone that ships would come to next on their way to the best coast; "" when they are there."""
        board, steps = self.state.rules.board, self._range
        calm = board.sea & ~self.edition.theatre(self.state).occupied
        reached = board.names_of(spread(board.near, board.bit[zone], steps, calm, board.sea))
        best = max(reached, key=lambda other: (self.ocean.worth(other), other), default=zone)
        return best if self.ocean.worth(best) > self.ocean.worth(zone) else ""

    def _fleet(self, zone: str) -> Counter[str]:
        """Our ships in a zone, with those bought for it and those that come."""
        here = Counter(force_at(self.state, zone, self.draft.seat)) + self.fleets.get(zone, Counter())
        return here + self._coming(zone)

    def _sailing(self, zone: str) -> Counter[str]:
        """Those of our own ships that leave a zone together."""
        here = Counter[str]()
        for pile in own(self.state, zone):
            here[pile.kind] += pile.count
        return here + self._coming(zone)

    def _coming(self, zone: str) -> Counter[str]:
        """Own warships, and planes on them, that can come to a zone this turn."""
        found = Counter[str]()
        coming = {*self.roles.warships, *self.roster.deck_load}
        for other in self._around(zone):
            for pile in own(self.state, other):
                if pile.kind in coming:
                    found[pile.kind] += pile.count
        return found

    def _around(self, zone: str) -> tuple[str, ...]:
        """The zones from which ships come to that one in a turn."""
        board, steps = self.state.rules.board, self.kinds[self.roles.flagship].move
        calm = board.sea & ~self.edition.theatre(self.state).occupied
        return board.names_of(spread(board.near, board.bit[zone], steps, calm, board.sea))

    # What ships are needed for

    @cached_property
    def trip(self) -> int:
        """Turns that a ship needs from the harbour to where troops go ashore, and back."""
        return max(1, min(self.ocean.steps(self.harbour), FARTHEST))

    def _lift(self) -> float:
        """Room for troops in one turn on ships that lie ready or are on their way, those bought included."""
        return max(self._shuttled(), self.roles.room * (self._ready + self.till.bought[self.roles.ferry]))

    def _shuttled(self) -> float:
        """Room for troops in every turn on ships that come and go, those bought included."""
        near = self._ships_within(min(self.trip, LONGEST) + self._range, self.harbour)
        ships = near + self.till.bought[self.roles.ferry]
        return self.roles.room * ships / self.trip

    @property
    def _range(self) -> int:
        return self.kinds[self.roles.ferry].move

    @cached_property
    def _ready(self) -> int:
        """Empty transports that are in the harbour this turn or the next."""
        return self._ships_within(self._range, self.harbour, is_empty=True)

    @cached_property
    def _empty(self) -> float:
        """Room on transports in zones off factories, or a turn from them, where hardly any troops wait."""
        lone: Counter[str] = Counter()
        for zone in self.harbours:
            asked = self.crowds.off(zone, self.ocean)
            for other in self._around(zone):
                room = sum(
                    pile.count * self.roster.holds[pile.kind]
                    for pile in own(self.state, other)
                    if pile.kind in self.roster.holds and not pile.cargo
                )
                if room > asked:
                    lone[other] = max(lone[other], room - asked)
        return lone.total()

    def _ships_within(self, steps: int, harbour: str, is_empty: bool = False) -> int:
        """Own transports so near to a zone."""
        if not harbour:
            return 0
        board = self.state.rules.board
        away = distances(board.near, board.bit[harbour], board.sea)
        return sum(
            pile.count
            for zone in self.state.units
            if board.is_sea(zone) and away[board.index[zone]] <= steps
            for pile in own(self.state, zone)
            if pile.kind in self.roster.holds and not (is_empty and pile.cargo)
        )

    def _troops(self) -> float:
        """Room that the troops bought ask for."""
        army = self.roster.having["occupies"]
        return sum(self.till.bought[kind] * self.kinds[kind].load for kind in army)

    @cached_property
    def waiting(self) -> float:
        """Room that troops near the factories ask for who have no enemy on their land."""
        return max(0, self.crowds.near(*self.rear) - GARRISON)

    def _own(self, kinds: Container[str]) -> int:
        return sum(p.count for s in self.state.units for p in own(self.state, s) if p.kind in kinds)
