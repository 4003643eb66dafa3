"""The chance of victory in Attack!: features of a position for every player still in the game.

Only what all players see is read: the board, ships, the number of cards in a hand, the orders under way.
Which cards a hand holds, what was offered and what lies face down never comes in, whoever's view it is.
"""

from __future__ import annotations

import math

from sandtable.ai.chance import Chance, Chances, Features
from sandtable.games.attack.data import setup_table, unit_table
from sandtable.games.attack.frames import March
from sandtable.games.attack.pieces import Army, Fleet
from sandtable.games.attack.ruleset import Rules, ruleset
from sandtable.games.attack.view import View
from sandtable.kernel.protocol import Over

MOST_CAPITALS = 2
"""More of them make no difference."""
LATE = 12
"""Later rounds are like this one."""
HALF_HOUR = 2
"""Rounds that are thought to follow this one in the last half hour."""
EPILOGUE = 0.25
"""Added to the rounds that are left, so that the last turn weighs so many times as much and not more."""
TIE = 0.9
"""Most that units count in regions: they break ties."""
FAR = 4.0
"""Regions ahead or behind beyond which more make no difference."""
STRONGER = 1.5
"""An army worth this many times the one next to it can expect to beat it."""
UNORDERED = ("deal", "start")
"""Steps of the setup before it is known who begins."""
UNCLAIMED = (*UNORDERED, "claim")
"""And before everybody has the same number of regions and cards."""
NAMES: tuple[str, ...] = (
    "regions",
    "regions_late",
    "army",
    "army_late",
    "army_ending",
    "fleet",
    "sea",
    "cards",
    "capital",
    "safe",
    "prey",
    "turn",
    "lead_ending",
    "lead_brink",
    "last_go",
)
EITHER = frozenset({"regions_late", "army_late", "army_ending"})


class Seen:
    """The open figures of every player."""

    def __init__(self, view: View, clock: View | None = None) -> None:
        self.view = view
        self.clock = clock or view
        """The view that says whose turn it is and how much of it is left."""
        self.rules: Rules = ruleset(view.variant)
        self.alive = tuple(seat for seat in view.order if seat not in view.out)
        self.regions = dict.fromkeys(view.order, 0)
        self.units = dict.fromkeys(view.order, 0)
        self.army = dict.fromkeys(view.order, 0)
        self.fleet = {seat: fleet_cost(ships) for seat, ships in view.ships.items()}
        for region, owner in view.owner.items():
            self.regions[owner] += 1
            self._add(owner, view.units.get(region))
        self.cards = dict(view.hand_sizes)
        self._under_way()
        self.capitals = self._capitals()
        self.weak, self.prey = self._borders()

    def _add(self, seat: str, army: Army | None) -> None:
        if army is not None:
            self.units[seat] += army.size
            self.army[seat] += army_cost(army)

    def _under_way(self) -> None:
        """Figures of the setup, armies on the march or at sea, new units not yet placed."""
        view = self.view
        if view.opening:
            for seat, stock in view.opening.stock.items():
                self._add(seat, stock)
            if view.opening.step in UNCLAIMED:
                self.regions = dict.fromkeys(view.order, setup_table().claims)
                self.cards = dict.fromkeys(view.order, setup_table().hand)
        if view.battle:
            self._add(view.active, view.battle.attack.all)
        if view.march:
            for army in marching(view.march):
                self._add(view.active, army)
        if view.shop:
            self._add(view.active, view.shop.army)
            self.fleet[view.active] += fleet_cost(view.shop.ships)

    def _capitals(self) -> dict[str, int]:
        """Capitals in own regions; one that is not sited yet counts."""
        found = {seat: int(seat not in self.view.capitals) for seat in self.view.order}
        for region in self.view.capitals.values():
            owner = self.view.owner.get(region)
            if owner:
                found[owner] += 1
        return found

    def _borders(self) -> tuple[dict[str, int], dict[str, int]]:
        """By player: own regions beside a much stronger rival, and such regions of rivals beside own ones."""
        view, land = self.view, self.rules.board.land
        weak, prey = dict.fromkeys(view.order, 0), dict.fromkeys(view.order, 0)
        force = {region: army_cost(army) for region, army in view.units.items()}
        for region, owner in view.owner.items():
            limit = STRONGER * force.get(region, 0)
            hunters = {
                view.owner[there]
                for there in land[region]
                if there in view.owner and force.get(there, 0) > limit
            }
            hunters.discard(owner)
            weak[owner] += bool(hunters)
            for hunter in hunters:
                prey[hunter] += 1
        return weak, prey


class AttackReader:
    """Everybody for themselves."""

    names, either = NAMES, EITHER

    def sides(self, view: View) -> tuple[str, ...]:
        return ruleset(view.variant).seats

    def settled(self, view: View) -> Chances | None:
        """The end; those who share a win share the chance."""
        if not isinstance(view.pending, Over):
            return None
        winners = view.pending.winners
        return {seat: 1 / len(winners) for seat in winners}

    def features(self, view: View, clock: View | None = None) -> dict[str, Features]:
        seen = Seen(view, clock)
        late = min(seen.clock.round, LATE) / LATE
        ending = 1 / (EPILOGUE + rounds_left(seen))
        brink = 1 / max(1, min(seen.regions[seat] for seat in seen.alive))
        return {seat: row(seen, seat, late, ending, brink) for seat in seen.alive}


def row(seen: Seen, seat: str, late: float, ending: float, brink: float) -> Features:
    """The features of one player."""
    view = seen.view
    regions = math.log(1 + seen.regions[seat])
    army = math.log(10 + seen.army[seat])
    best = max((standing(seen, other) for other in seen.alive if other != seat), default=0.0)
    ahead = max(-FAR, min(FAR, standing(seen, seat) - best))
    return (
        regions,
        late * regions,
        army,
        late * army,
        ending * army,
        math.log(10 + seen.fleet[seat]),
        float(view.holder == seat),
        math.log(1 + seen.cards[seat]),
        float(min(MOST_CAPITALS, seen.capitals[seat])),
        1 - seen.weak[seat] / max(1, seen.regions[seat]),
        math.log(1 + seen.prey[seat]),
        initiative(seen, seat),
        ending * ahead,
        brink * ahead,
        to_come(seen, seat) if rounds_left(seen) <= 1 else 0.0,
    )


def standing(seen: Seen, seat: str) -> float:
    """Regions, and army units as far as they break ties."""
    return seen.regions[seat] + TIE * seen.units[seat] / max(1, sum(seen.units.values()))


def rounds_left(seen: Seen) -> float:
    """Rounds until an agreed end, with the part of this one that is left; endless where none is agreed."""
    view, last = seen.view, seen.rules.rounds
    if not view.clock and not last:
        return math.inf
    whole = max(0, last - seen.clock.round) if not view.clock else HALF_HOUR * (view.clock != "time_up")
    return whole + sum(to_come(seen, seat) for seat in seen.alive) / len(seen.alive)


def to_come(seen: Seen, seat: str) -> float:
    """The part of the player's turn in this round that is still to come."""
    place, now = seen.view.order.index(seat), seen.view.order.index(seen.clock.active)
    return 1 - spent(seen.clock) if place == now else float(place > now)


def spent(view: View) -> float:
    """The part of the actions of this turn that is behind the active player."""
    return min(1.0, len(view.turn.used) / setup_table().actions)


def initiative(seen: Seen, seat: str) -> float:
    """How soon a player acts, from 1 with all actions before him down to 0 with all behind him."""
    alive, now, used = seen.alive, seen.clock.active, spent(seen.clock)
    if seen.view.opening:
        if seen.view.opening.step in UNORDERED:
            return 0.5
        now = alive[0]
    if seat == now:
        return 1 - used
    start = alive.index(now) if now in alive else 0
    wait = (alive.index(seat) - start) % len(alive)
    return 1 - max(0.0, wait - used) / len(alive)


def marching(march: March) -> list[Army]:
    """Armies that are in no region of their owner."""
    return [*march.attacks.values(), *(voyage.army for voyage in (*march.afloat, *march.refused))]


def army_cost(army: Army) -> int:
    """Points it takes to buy an army."""
    table = unit_table().army
    return sum(table[kind].cost * number for kind, number in army.items())


def fleet_cost(fleet: Fleet) -> int:
    """Points it takes to buy a fleet."""
    table = unit_table().ships
    return sum(table[kind].cost * number for kind, number in fleet.items())


CHANCE = Chance("attack", AttackReader())
