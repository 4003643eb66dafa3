"""The board as a player looks at it: who stands where, who could come where, what regions are worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.ruleset import board
from sandtable.games.attack.state import State

from .clash import NOBODY, Clash, Troops, chance, cost, plus, strength, troops, without
from .style import Style

SUPPLY: Troops = (2, 1, 0, 0)
"""What a rival is thought to buy before striking."""
NEUTRAL = ""
LONG = 99
HALF_HOUR = 4
"""Turns that are thought to fit into the last half hour."""
UNIT_AT_THE_END = 0.1
"""What a point of units is still worth in the last turn."""


@lru_cache(maxsize=1)
def flights() -> dict[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """For each region those two borders away, with the regions between."""
    land = board().land
    found = {}
    for start in land:
        far = sorted({there for near in land[start] for there in land[near]} - {start, *land[start]})
        found[start] = tuple((there, tuple(n for n in land[start] if there in land[n])) for there in far)
    return found


def turns_left(state: State) -> int:
    """Turns of each player until the game ends by agreement, this one included; many where that is open."""
    if state.clock:
        return 1 if state.clock == "time_up" else HALF_HOUR
    return state.rules.rounds - state.round + 1 if state.rules.rounds else LONG


class Field:
    """A position that plans may change: armies that have left or moved, regions thought to be taken."""

    def __init__(self, state: State, seat: str, style: Style) -> None:
        self.state, self.seat, self.style = state, seat, style
        self.board = state.rules.board
        self.owner = dict(state.owner)
        self.at = {region: troops(army) for region, army in state.units.items()}
        self.capital_of = {site: owner for owner, site in state.capitals.items()}
        self.alive = state.alive
        self.rivals = tuple(s for s in self.alive if s != seat)
        self.count = dict.fromkeys(state.order, 0)
        for owner in self.owner.values():
            self.count[owner] += 1
        self.spite = style.spite / max(1, len(self.rivals))
        self.grudge = style.grudge / max(1, len(self.rivals))
        self.turns_left = turns_left(state)
        self._threats: dict[str, tuple[tuple[str, float], ...]] = {}

    # Regions

    def mine(self) -> list[str]:
        return [r for r in self.board.regions if self.owner.get(r) == self.seat]

    def borders(self, region: str) -> tuple[str, ...]:
        return self.board.land[region]

    def is_front(self, region: str) -> bool:
        """Whether something foreign is next to it by land, or by sea where one may sail."""
        owner, seat = self.owner, self.seat
        if any(owner.get(r) != seat for r in self.board.land[region]):
            return True
        return self.can_sail(seat) and any(owner.get(r) != seat for r in self.board.sea[region])

    def can_sail(self, seat: str) -> bool:
        """Whether nobody can stop the seat's voyages."""
        return self.state.holder in ("", seat)

    # Who can come

    def sources(self, target: str, seat: str) -> Iterator[tuple[str, Troops, bool]]:
        """Regions from which a seat can attack this one in a move: the units that reach it, and if by sea."""
        owner, at, sails = self.owner, self.at, self.can_sail(seat)
        land = self.board.land[target]
        for start in land:
            if owner.get(start) == seat:
                yield start, at[start], False
        for start in self.board.sea[target]:
            if owner.get(start) == seat and start not in land:
                force = at[start]
                if sails:
                    yield start, force, True
                elif force[3]:
                    yield start, (0, 0, 0, force[3]), True
        for start, between in flights()[target]:
            if owner.get(start) == seat and (at[start][1] or at[start][3]):
                rolls = any(self.state.owner.get(r) == seat for r in between)
                force = at[start]
                yield start, (0, force[1] if rolls else 0, 0, force[3]), False

    def threats(self, region: str) -> tuple[tuple[str, float], ...]:
        """Each rival who could attack it, with the strength that could come; kept until owners change."""
        found = self._threats.get(region)
        if found is None:
            found = tuple((s, x) for s in self.rivals if (x := self._strength_against(region, s)) > 0)
            self._threats[region] = found
        return found

    def _strength_against(self, region: str, rival: str) -> float:
        pool = NOBODY
        seen: set[str] = set()
        for start, force, _ in self.sources(region, rival):
            if start not in seen and sum(force) > 0:
                seen.add(start)
                size = sum(self.at[start])
                pool = plus(pool, without(force, 1) if sum(force) == size else force)
        if self.style.foresees and seen:
            pool = plus(pool, SUPPLY)
        return strength(pool) if sum(pool) else 0.0

    def risk(self, region: str, garrison: Troops) -> float:
        """How likely the region is lost before the next turn, held by this garrison."""
        against = strength(garrison)
        safe = 1.0
        for rival, force in self.threats(region):
            if self.strikes_yet(rival):
                safe *= 1 - self.style.fear * chance(force, against)
        return 1 - safe

    def danger(self, region: str, garrison: Troops) -> float:
        """What is likely lost there before the next turn: the region, and part of its garrison."""
        if not self.threats(region):
            return 0.0
        stake = self.worth(region) + self.style.stake * cost(garrison)
        return self.risk(region, garrison) * stake

    def strikes_yet(self, rival: str) -> bool:
        """Whether the rival has a turn before the game ends."""
        if self.turns_left > 1:
            return True
        order = self.state.order
        return order.index(rival) > order.index(self.seat)

    # What regions are worth

    def worth(self, region: str) -> float:
        """What holding a region is worth to its owner: the region, a card, a capital."""
        weights = self.style.weights
        coming = min(weights.income, self.turns_left - 1)
        value = weights.regions + weights.card * coming
        if region in self.capital_of:
            value += setup_table().capital_income * coming
        return value

    def prize(self, target: str) -> float:
        """What taking a region is worth to this player, with what its owner loses."""
        owner, value = self.owner.get(target, NEUTRAL), self.worth(target)
        if owner == NEUTRAL:
            return value
        value += self.grudge * value
        if self.count[owner] <= 2:
            value += self._end(owner)
        return value

    def gain(self, target: str, battle: Clash) -> float:
        """What an attack promises before anybody strikes back."""
        use = min(1.0, UNIT_AT_THE_END + 0.3 * (self.turns_left - 1))
        lost = self.style.weights.units * battle.lost - self.spite * battle.killed
        return battle.win * self.prize(target) - use * lost

    def _end(self, owner: str) -> float:
        """What it is worth to drive a player to the end: the game is over then, well or badly."""
        weights = self.style.weights
        if len(self.rivals) == 1 and self.count[owner] == 1:
            return weights.victory
        if len(self.rivals) == 1 or self.state.rules.last_standing:
            return weights.eliminate
        ahead = self.count[self.seat] + 1 > max(self.count[s] for s in self.rivals)
        if self.count[owner] == 1:
            return weights.victory if ahead else -weights.victory
        return weights.eliminate if ahead else -weights.eliminate

    # Changes

    def leave(self, start: str, force: Troops) -> None:
        """Units are planned to leave."""
        here = self.at[start]
        self.at[start] = (here[0] - force[0], here[1] - force[1], here[2] - force[2], here[3] - force[3])

    def take(self, region: str, force: Troops) -> None:
        """The region is thought to be taken and held by this force."""
        loser = self.owner.get(region, NEUTRAL)
        if loser:
            self.count[loser] -= 1
        self.owner[region], self.at[region] = self.seat, force
        self.count[self.seat] += 1
        self._threats.clear()
