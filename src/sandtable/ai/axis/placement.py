"""Placing new units: where they keep the capital, then where they save or promise most."""

from __future__ import annotations

from collections import Counter

from sandtable.ai.players import because
from sandtable.games.axis.core.position import own
from sandtable.games.axis.core.reach import distances

from .crowds import Crowds
from .danger import Danger, force_at
from .deploy import PER_UNIT
from .draft import Draft
from .edition import Makers
from .fronts import Fronts
from .lifts import troops_of
from .ocean import Ocean
from .pull import STRANDED, Pull
from .purchase import SAFE
from .sites import best_site
from .yards import leads_away

CARRIED = 2.0
"""IPC for a unit that stands where a ship has room for it, or a ship where troops wait."""
NEAR_SHIPS = 1.0
"""IPC for one that stands where ships come, although they are full."""
LEFT_BEHIND = 0.1
"""What a harbour counts without ships near it."""
FURTHER = 0.5
"""How much less ships count for each zone that they are away."""
IN_REACH = 2
"""Zones from a port within which a ship comes back for troops."""


class Placement:
    """Where new units go."""

    def __init__(self, draft: Draft, danger: Danger) -> None:
        self.draft, self.danger, self.edition = draft, danger, draft.edition
        self.roles = draft.edition.roles
        self.board = draft.state.rules.board
        self.pull = Pull(draft.edition, draft.state, draft.seat)
        self.ocean = Ocean(draft.state, self.pull, self.danger)
        self.fronts = Fronts(draft.state, draft.seat)
        self.crowds = Crowds(draft.state, self.fronts)

    def order(self) -> None:
        """First what keeps the capital, then ships, then others one by one."""
        self._defend()
        self._launch()
        kinds = self.draft.state.kinds(self.draft.seat)
        for kind in sorted(self.draft.state.bought, key=lambda kind: kinds[kind].domain != "sea"):
            while self.draft.state.bought.get(kind, 0):
                ways = self.edition.ways_to_place(self.draft.state, kind)
                if not ways or not self._place(kind, ways):
                    break
        self.draft.does(self.edition.done())

    def _defend(self) -> None:
        """Recruits for the capital, as many as make it safe."""
        state, capital, recruit = self.draft.state, self.danger.capital, self.roles.recruit
        here = Counter(force_at(state, capital, self.draft.seat))
        needed = 0
        while needed < state.bought.get(recruit, 0) and self.danger.chance(capital, here) > SAFE:
            here[recruit] += 1
            needed += 1
        if needed:
            self.draft.does(self.edition.place({recruit: needed}, capital), because("defend", space=capital))

    def _launch(self) -> None:
        """Transports and their escort go to sea together, where they are of most use and safe."""
        state, roster = self.draft.state, self.draft.state.rules.roster
        while any(state.bought.get(kind, 0) for kind in roster.holds):
            fleets = [
                (self._fleet_gain(zone, fleet), zone, fleet)
                for zone, makers in self.edition.ways_to_place(state, self.roles.ferry).items()
                if (fleet := self._fleet(sum(makers.values())))
                and any(leads_away(self.ocean, self.fronts, zone, maker) for maker in makers)
            ]
            best = max(fleets, key=lambda found: found[:2], default=None)
            if best is None:
                return
            zone, fleet = best[1:]
            if not self.draft.does(self.edition.place(fleet, zone), because("place", space=zone)):
                return
            state = self.draft.state

    def _fleet(self, most: int) -> dict[str, int]:
        """The ships bought, as many as can be made in one place, warships among them."""
        found: dict[str, int] = {}
        for kind in (*self.roles.warships, *self.draft.state.rules.roster.holds):
            count = min(self.draft.state.bought.get(kind, 0), most)
            if count:
                found[kind] = count
                most -= count
        return found

    def _fleet_gain(self, zone: str, fleet: dict[str, int]) -> float:
        here = Counter(force_at(self.draft.state, zone, self.draft.seat))
        use = PER_UNIT * self.ocean.worth(zone) * sum(fleet.values()) + CARRIED * self._called(zone, fleet)
        return self.danger.risk(zone, here) - self.danger.risk(zone, here + Counter(fleet)) + use

    def _called(self, zone: str, fleet: dict[str, int]) -> float:
        """How many of the transports of a fleet are needed there: troops wait beside the zone, or near it."""
        holds = self.draft.state.rules.roster.holds
        room = sum(count * holds[kind] for kind, count in fleet.items() if kind in holds)
        ferries = sum(count for kind, count in fleet.items() if kind in holds)
        lands = [land for land in self.board.neighbours[zone] if not self.board.is_sea(land)]
        beside = sum(self._waiting(land) for land in lands if not self.fronts.is_contested(land))
        asked = max(beside, FURTHER * self.crowds.off(zone, self.ocean))
        return ferries * min(1.0, asked / room) if room else 0.0

    def _place(self, kind: str, ways: Makers) -> bool:
        site = ""
        if kind == self.roles.factory:
            site = best_site(self.draft, self.danger, self.ocean, self.fronts)
        best = site if site in ways else max(ways, key=lambda space: (self._gain(kind, space), space))
        count = 1
        if len(ways) == 1:
            count = min(self.draft.state.bought[kind], max(ways[best].values()))
        return self.draft.does(self.edition.place({kind: count}, best), because("place", space=best))

    def _gain(self, kind: str, space: str) -> float:
        here = Counter(force_at(self.draft.state, space, self.draft.seat))
        if space == self.danger.capital and self.danger.chance(space, here) <= SAFE:
            return self._use(kind, space)
        before = self.danger.risk(space, here)
        here[kind] += 1
        return before - self.danger.risk(space, here) + self._use(kind, space)

    def _use(self, kind: str, space: str) -> float:
        """What a unit can do from there."""
        if self.board.is_sea(space):
            return PER_UNIT * self.ocean.worth(space) + CARRIED * (
                kind in self.draft.state.rules.roster.holds and self._is_asked(space)
            )
        if self.fronts.is_contested(space):
            return PER_UNIT * self.pull.on_foot[space]
        hope = PER_UNIT * STRANDED * self.ocean.from_port(space)
        return hope + self._carried(space) if self._ships_near(space) else LEFT_BEHIND * hope

    def _carried(self, port: str) -> float:
        """What ships near a port are worth to one more unit there: the nearer the better."""
        near = self._ships_near(port)
        if not near:
            return 0.0
        room = self.roles.room * sum(near.values()) - self._waiting(port)
        return (CARRIED if room > 0 else NEAR_SHIPS) * (1.0 - FURTHER * min(near))

    def _ships_near(self, port: str) -> Counter[int]:
        """How many own transports are so many zones from a port, those that can come soon."""
        state, found = self.draft.state, Counter[int]()
        holds = state.rules.roster.holds
        for zone in state.units:
            ships = sum(p.count for p in own(state, zone) if p.kind in holds)
            if ships and (steps := self._steps(port, zone)) <= IN_REACH:
                found[steps] += ships
        return found

    def _is_asked(self, zone: str) -> bool:
        """Whether troops without a front stand beside a zone."""
        lands = (land for land in self.board.neighbours[zone] if not self.board.is_sea(land))
        return any(self._waiting(land) for land in lands if not self.fronts.is_contested(land))

    def _waiting(self, land: str) -> int:
        kinds = self.draft.state.kinds(self.draft.seat)
        found = troops_of(self.draft.state).items()
        return sum(count * kinds[kind].load for (place, kind), count in found if place == land)

    def _steps(self, land: str, zone: str) -> int:
        """Zones to sail from one to the coast of a land."""
        coast = self.board.near[self.board.index[land]] & self.board.sea
        return distances(self.board.near, coast, self.board.sea)[self.board.index[zone]]
