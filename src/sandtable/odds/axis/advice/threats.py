"""What enemies could bring next turn against every territory and fleet of a side.

A reading, not a search. Each enemy nation is given a fresh turn on the board as it stands. Every piece
whose own move reaches a space is counted against it, so one piece may threaten many spaces; that
fighters may have to share decks is passed over. Troops cross the sea on transports that can take them
aboard and lie off the coast within their move, in zones free of the other side: as many of one kind as fit,
those that come by land anyway not counted; ships that can bombard and get there too do so. Purchases and
attacks of several nations together are not counted. The odds of what comes are exact.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.classic.moves import fresh_turn
from ....games.axis.classic.state import State
from ....games.axis.classic.theatre import theatre
from ....games.axis.core.board import bits
from ....games.axis.core.landing import Sky
from ....games.axis.core.pieces import FULL, Pile, Piles, add, count_of
from ....games.axis.core.position import own
from ....games.axis.core.reach import spread
from ....games.axis.core.targets import targets
from ....games.axis.core.units import Roster
from ...model import OddsError
from ..reader import battle_at
from .figures import solved
from .shapes import Threat, Threats


def loads(roster: Roster, ship: str) -> list[tuple[str, int]]:
    """What such a ship takes aboard of one kind that can take land, the best first.

    What fills it more; of what fills it as much, more pieces.
    """
    found = [
        (kind, count)
        for kind in roster.having["occupies"]
        if kind in roster.load
        for count in range(1, roster.holds[ship] // roster.load[kind] + 1)
    ]
    return sorted(found, key=lambda one: (-one[1] * roster.load[one[0]], -one[1]))


class Mover(Struct, frozen=True):
    """Pieces of the enemy, and the spaces that so many of them reach."""

    origin: str
    pile: Pile
    reach: dict[int, int]


def threats(state: State, seat: str) -> Threats:
    """For each space of the seat's side the most dangerous attack of one enemy nation."""
    foes = state.relations.foes[seat]
    found: dict[str, list[tuple[float, str, dict[str, int]]]] = {}
    for nation in (n for n in state.rules.order if n in foes):
        enemy = Enemy(next_turn(state, nation))
        for space in _held(state, seat):
            attack = enemy.attack_on(space)
            if attack is not None:
                found.setdefault(space, []).append((attack[0], nation, attack[1]))
    return Threats({space: _worst(rows) for space, rows in found.items()})


def _worst(rows: list[tuple[float, str, dict[str, int]]]) -> Threat:
    rows = sorted(rows, key=lambda row: -row[0])
    return Threat(rows[0][0], rows[0][2], tuple(nation for _, nation, _ in rows))


def next_turn(state: State, nation: str) -> State:
    """The board when that nation moves next."""
    order = state.rules.order
    later = order.index(nation) <= order.index(state.seat)
    return replace(fresh_turn(state, nation, "combat_move"), round=state.round + later)


def _held(state: State, seat: str) -> Iterator[str]:
    """Territories of the seat's side, and zones where it has ships."""
    friends = state.relations.friends[seat]
    for space, owner in state.owner.items():
        if owner in friends:
            yield space
    for space, piles in state.units.items():
        if state.rules.board.is_sea(space) and any(p.nation in friends for p in piles):
            yield space


class Enemy:
    """A nation about to move, with the reach of all its pieces."""

    def __init__(self, state: State) -> None:
        self.state, self.th, self.board = state, theatre(state), state.rules.board
        self.roster = state.rules.roster
        sky = Sky(state, self.th)
        self.movers = [
            Mover(space, pile, targets(state, self.th, space, pile, sky))
            for space in state.units
            for pile in own(state, space)
        ]
        self.calm = self.board.sea & ~self.th.occupied

    def attack_on(self, space: str) -> tuple[float, dict[str, int]] | None:
        """The chance of the attack with all that gets there, and what that is; None if there is none."""
        at_sea = self.board.is_sea(space)
        came, landed, zone = self.brought(space)
        army = [*came, *landed]
        if not army or not (at_sea or count_of(army, self.roster.having["occupies"])):
            return None
        now = self._fought(space, army, zone)
        held = any(p.kind not in self.roster.having["aside"] for p in self._foes(space))
        try:
            odds = solved(battle_at(now, "sea" if at_sea else "land", space)) if held else None
        except OddsError:
            return None
        chance = 1.0 if odds is None else odds.win if at_sea else odds.takes
        return chance, _kinds(army)

    def brings(self, space: str) -> tuple[list[Pile], list[Pile], int]:
        """What gets to a space by itself, the troops that land there, and how many battleships help them."""
        came, landed, zone = self.brought(space)
        return came, landed, self._battleships(zone) if landed else 0

    def brought(self, space: str) -> tuple[list[Pile], list[Pile], str]:
        """What gets to a space by itself, and what lands there from which zone."""
        at_sea = self.board.is_sea(space)
        came = [p for p in self._coming(space) if not at_sea or p.kind not in self.roster.holds]
        zone, landed = ("", []) if at_sea else self._landing(space)
        return came, landed, zone

    def _foes(self, space: str) -> Piles:
        foes = self.state.relations.foes[self.state.seat]
        return tuple(p for p in self.state.at(space) if p.nation in foes)

    def _fought(self, space: str, army: list[Pile], zone: str) -> State:
        """The position with the attack on the space, ready to be fought."""
        units = dict(self.state.units)
        here = self._foes(space)
        for pile in army:
            here = add(here, pile)
        units[space] = here
        ships = self.supporting(zone) if zone else ()
        if ships:
            others = tuple(p for p in self.state.at(zone) if p.kind not in self.roster.having["bombards"])
            units[zone] = (*others, *ships)
        return replace(self.state, units=units, phase="combat")

    def _coming(self, space: str) -> Iterator[Pile]:
        """Pieces that reach the space by themselves."""
        bit, kinds = self.board.bit[space], self.state.kinds(self.state.seat)
        for mover in self.movers:
            most = max((count for count, mask in mover.reach.items() if mask & bit), default=0)
            kind = kinds[mover.pile.kind]
            if most and (kind.attack or kind.domain == "land"):
                yield Pile(self.state.seat, kind.name, most)

    # From the sea

    def _landing(self, coast: str) -> tuple[str, list[Pile]]:
        """A zone to land from, and the troops that transports can put ashore."""
        shore = self.board.near[self.board.index[coast]] & self.calm
        left = self._waiting(coast)
        troops: list[Pile] = []
        for mover in self.movers:
            if mover.pile.kind in self.roster.holds and shore:
                for _ in range(mover.pile.count):
                    troops += self._shipped(mover, shore, left)
        zone = self.board.names_of(shore & -shore)[0] if shore else ""
        return zone, [replace(p, used=FULL, came=zone, task="landed") for p in troops]

    def _waiting(self, coast: str) -> dict[tuple[str, str], int]:
        """Troops by place and kind that do not come to that coast by land."""
        bit, army = self.board.bit[coast], self.roster.having["occupies"]
        return {
            (mover.origin, mover.pile.kind): mover.pile.count
            for mover in self.movers
            if mover.pile.kind in army and not any(mask & bit for mask in mover.reach.values())
        }

    def _shipped(self, mover: Mover, shore: int, left: dict[tuple[str, str], int]) -> list[Pile]:
        """What one transport lands on that shore: what it carries, else what it can fetch."""
        seat, ship = self.state.seat, mover.pile.kind
        steps, army = self.state.kinds(seat)[ship].move, self.roster.having["occupies"]
        zone = self.board.bit[mover.origin]
        if not self._within(zone, steps) & shore:
            return []
        aboard = [Pile(seat, c.kind) for c in mover.pile.cargo if c.nation == seat and c.kind in army]
        if mover.pile.cargo:
            return aboard
        places = self._ports(zone, shore, steps)
        for kind, count in loads(self.roster, ship):
            have = [place for place in places for _ in range(left.get((place, kind), 0))][:count]
            if len(have) == count:
                for place in have:
                    left[place, kind] -= 1
                return [Pile(seat, kind, count)]
        return []

    def _within(self, zone: int, steps: int) -> int:
        """The calm zones so many steps from a zone, that one included."""
        return (zone & self.calm) | spread(self.th.sea_near, zone, steps, self.calm, self.calm)

    def _ports(self, zone: int, shore: int, steps: int) -> tuple[str, ...]:
        """The land off which a transport can call on its way to a shore."""
        near = 0
        for called in range(steps + 1):
            for i in bits(self._within(zone, called)):
                if self._within(1 << i, steps - called) & shore:
                    near |= self.board.near[i]
        return self.board.names_of(near & self.th.friendly)

    def _battleships(self, zone: str) -> int:
        """How many ships that bombard can lie in a zone when troops land from it."""
        return sum(pile.count for pile in self.supporting(zone))

    def supporting(self, zone: str) -> Piles:
        """Ships that bombard and can lie in a zone when troops land from it."""
        bit, found = self.board.bit[zone], dict.fromkeys(self.roster.having["bombards"], 0)
        for mover in self.movers:
            if mover.pile.kind in found and (
                mover.origin == zone or any(mask & bit for mask in mover.reach.values())
            ):
                found[mover.pile.kind] += mover.pile.count
        return tuple(Pile(self.state.seat, kind, count) for kind, count in found.items() if count)


def _kinds(army: list[Pile]) -> dict[str, int]:
    found: dict[str, int] = {}
    for pile in army:
        found[pile.kind] = found.get(pile.kind, 0) + pile.count
    return found
