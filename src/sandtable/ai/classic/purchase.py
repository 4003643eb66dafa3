"""Buying and placing: first what keeps the capital, then what the next turns can use."""

from __future__ import annotations

from collections import Counter

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Buy, Done, Place
from sandtable.games.axis.classic.economy import factories_of, ways_to_place
from sandtable.games.axis.classic.state import holds_capital, own
from sandtable.games.axis.classic.transport import ROOM

from .danger import Danger, force_at
from .draft import Draft
from .lifts import troops_of
from .pull import Pull, land_distances
from .style import Style

SAFE = 0.04
"""A capital is safe while no enemy takes it with a better chance."""
NEAR = 4.0
"""Land steps within which an enemy territory is this factory's own front."""
LEAST_SITE = 3
"""Production of a territory that is worth a factory."""
FRONT = 2.0
"""Pull on foot of a place that is near the enemy."""
SAFE_SITE = 0.1
GUARDS = ("submarine", "aircraft_carrier", "battleship")
GUARD = 0.8
"""IPC that a warship must save for each it costs."""
PATIENT, STUCK = 4, 3
"""Room asked for when fighters are bought instead: by all troops; by those there already, without ships."""


class Purchase:
    """What a nation buys."""

    def __init__(self, draft: Draft, danger: Danger, style: Style) -> None:
        self.draft, self.danger, self.style = draft, danger, style
        self.state, self.seat = draft.state, draft.seat
        self.board, self.side = self.state.rules.board, self.state.rules.side[self.seat]
        self.kinds = self.state.kinds(self.seat)
        self.left = self.state.ipc[self.seat]
        self.bought: Counter[str] = Counter()
        self.guards: dict[str, Counter[str]] = {}
        """Warships bought, by the zone they are meant for."""
        self.closed = frozenset(s for s, owner in self.state.owner.items() if not owner)

    def order(self) -> None:
        """Buy, and say why."""
        if not holds_capital(self.state, self.seat) or not factories_of(self.state, self.seat):
            return
        self._defend()
        if self._has_front():
            self._army()
        else:
            self._overseas()
        if self.bought:
            spent = self.state.ipc[self.seat] - self.left
            self.draft.does(Buy(dict(self.bought)), because("buy", spent=spent))

    def _take(self, kind: str, count: int = 1) -> bool:
        cost = self.kinds[kind].cost * count
        if count < 1 or cost > self.left:
            return False
        self.left -= cost
        self.bought[kind] += count
        return True

    def _defend(self) -> None:
        """Infantry for the capital until it is safe."""
        capital = self.state.rules.capital[self.seat]
        here = Counter(force_at(self.state, capital, self.side))
        while self.danger.chance(capital, here) > SAFE and self._take("infantry"):
            here["infantry"] += 1

    def _has_front(self) -> bool:
        """Whether troops can walk from a factory to the enemy."""
        return any(
            owner and self.state.rules.side[owner] != self.side and self._walk(factory, space) <= NEAR
            for factory in factories_of(self.state, self.seat)
            for space, owner in self.state.owner.items()
        )

    def _walk(self, start: str, goal: str) -> int:
        return land_distances(self.board, start, self.closed).get(goal, 99)

    def _army(self) -> None:
        """Infantry with armor behind it; what is left over goes into the best it pays for."""
        armor = int(self.left * self.style.armor // self.kinds["armor"].cost)
        self._take("armor", armor)
        self._take("infantry", self.left // self.kinds["infantry"].cost)
        self._upgrade()

    def _upgrade(self) -> None:
        """Infantry becomes armor while money is left over."""
        step = self.kinds["armor"].cost - self.kinds["infantry"].cost
        while step and self.left >= step and self.bought["infantry"]:
            self.bought["infantry"] -= 1
            self.bought["armor"] += 1
            self.left -= step
        self.bought = +self.bought

    # Nations behind the sea

    def _overseas(self) -> None:
        """A factory at the front, then troops and ships to carry them, in step."""
        if self.style.builds_factories and best_site(self.draft, self.danger):
            self._take("industrial_complex")
        if self.style.guards:
            self._guard()
        waiting, ships = self._waiting(), self._transports()
        can_sail = self.style.builds_fleet and self._has_harbour()
        while self.left >= self.kinds["infantry"].cost:
            asking = waiting + self._troops() - ROOM * (ships + self.bought["transport"])
            self._take(self._wanted(asking, can_sail))

    def _guard(self) -> None:
        """Warships where they save more of a fleet than they cost, the best bargain first."""
        while True:
            ranked = [
                (self._saved(zone, kind) - GUARD * self.kinds[kind].cost, kind, zone)
                for kind in GUARDS
                if self._can_pay(kind)
                for zone in ways_to_place(self.state, kind)
            ]
            saved, kind, zone = max(ranked, default=(0.0, "", ""))
            if saved <= 0:
                return
            self._take(kind)
            self.guards.setdefault(zone, Counter())[kind] += 1

    def _saved(self, zone: str, kind: str) -> float:
        """How much less the enemy gains by attacking the fleet there when a ship joins it."""
        here = self._fleet(zone)
        return self.danger.risk(zone, here) - self.danger.risk(zone, here + Counter({kind: 1}))

    def _fleet(self, zone: str) -> Counter[str]:
        """Our ships in a zone, with those bought for it."""
        return Counter(force_at(self.state, zone, self.side)) + self.guards.get(zone, Counter())

    def _wanted(self, asking: int, can_sail: bool) -> str:
        """What to buy next when troops ask for so much more room; fighters where ships would be sunk."""
        if can_sail and asking >= 0 and self._can_pay("transport"):
            return "transport"
        is_stuck = not can_sail and asking - self._troops() >= STUCK
        if self._can_pay("fighter") and (is_stuck or asking >= PATIENT):
            return "fighter"
        if self._can_pay("armor") and self.bought["armor"] * 3 < self.bought["infantry"]:
            return "armor"
        return "infantry"

    def _can_pay(self, kind: str) -> bool:
        return self.kinds[kind].cost <= self.left

    def _troops(self) -> int:
        return self.bought["infantry"] + 2 * self.bought["armor"]

    def _waiting(self) -> int:
        """Room on ships that troops near the factories ask for."""
        found = 0
        for (land, kind), count in troops_of(self.state).items():
            if any(self._walk(factory, land) <= 1 for factory in factories_of(self.state, self.seat)):
                found += count * self.kinds[kind].load
        return max(0, found - 3)

    def _transports(self) -> int:
        return sum(p.count for s in self.state.units for p in own(self.state, s) if p.kind == "transport")

    def _has_harbour(self) -> bool:
        """Whether a new transport would live."""
        return any(self._is_calm(zone) for zone in ways_to_place(self.state, "transport"))

    def _is_calm(self, zone: str) -> bool:
        here = self._fleet(zone) + Counter({"transport": 1})
        return self.danger.risk(zone, here) < self.kinds["transport"].cost / 2


def best_site(draft: Draft, danger: Danger) -> str:
    """Where a new factory would stand at the front and stay ours; "" for nowhere."""
    state, board = draft.state, draft.state.rules.board
    side = state.rules.side[draft.seat]
    pull = Pull(state, side)
    sites = [
        space
        for space in ways_to_place(state, "industrial_complex")
        if board.value[space] >= LEAST_SITE
        and pull.on_foot[space] >= FRONT
        and danger.chance(space, force_at(state, space, side)) < SAFE_SITE
    ]
    return max(sites, key=lambda space: (board.value[space], pull.on_foot[space], space), default="")


class Placement:
    """Where new units go."""

    def __init__(self, draft: Draft, danger: Danger) -> None:
        self.draft, self.danger = draft, danger
        self.side = draft.state.rules.side[draft.seat]
        self.pull = Pull(draft.state, self.side)

    def order(self) -> None:
        """First what keeps the capital, then units one by one where they save or promise most."""
        self._defend()
        for kind in tuple(self.draft.state.bought):
            while self.draft.state.bought.get(kind, 0):
                ways = ways_to_place(self.draft.state, kind)
                if not ways or not self._place(kind, ways):
                    break
        self.draft.does(Done())

    def _defend(self) -> None:
        """Infantry for the capital, as many as make it safe."""
        state, capital = self.draft.state, self.danger.capital
        here = Counter(force_at(state, capital, self.side))
        needed = 0
        while needed < state.bought.get("infantry", 0) and self.danger.chance(capital, here) > SAFE:
            here["infantry"] += 1
            needed += 1
        if needed:
            self.draft.does(Place({"infantry": needed}, capital), because("defend", space=capital))

    def _place(self, kind: str, ways: dict[str, dict[str, int]]) -> bool:
        site = best_site(self.draft, self.danger) if kind == "industrial_complex" else ""
        best = site if site in ways else max(ways, key=lambda space: (self._gain(kind, space), space))
        count = 1
        if len(ways) == 1:
            count = min(self.draft.state.bought[kind], max(ways[best].values()))
        return self.draft.does(Place({kind: count}, best), because("place", space=best))

    def _draws(self, space: str) -> float:
        return self.pull.of[space] if self.draft.state.rules.board.is_sea(space) else self.pull.stand(space)

    def _gain(self, kind: str, space: str) -> float:
        here = Counter(force_at(self.draft.state, space, self.side))
        before = self.danger.risk(space, here)
        here[kind] += 1
        return before - self.danger.risk(space, here) + 0.25 * self._draws(space)
