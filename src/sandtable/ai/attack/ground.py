"""The board as a player looks at it: who stands where, and who can go where."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Self

from sandtable.games.attack.ruleset import board
from sandtable.games.attack.state import State

from .clash import Troops, plus, troops
from .style import Style

NEUTRAL = ""
LONG = 99
HALF_HOUR = 4
"""Turns that are thought to fit into the last half hour."""


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


class Ground:
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
        self.turns_left = turns_left(state)

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

    def strikes_yet(self, rival: str) -> bool:
        """Whether the rival has a turn before the game ends."""
        if self.turns_left > 1:
            return True
        order = self.state.order
        return order.index(rival) > order.index(self.seat)

    # Changes

    def copied(self) -> Self:
        """The same position, to be changed apart from this one."""
        other = copy(self)
        other.owner, other.at, other.count = dict(self.owner), dict(self.at), dict(self.count)
        return other

    def leave(self, start: str, force: Troops) -> None:
        """Units are planned to leave."""
        here = self.at[start]
        self.at[start] = (here[0] - force[0], here[1] - force[1], here[2] - force[2], here[3] - force[3])
        self.moved()

    def join(self, region: str, force: Troops) -> None:
        """Units are planned to come to an own region."""
        self.at[region] = plus(self.at[region], force)
        self.moved()

    def take(self, region: str, force: Troops) -> None:
        """The region is thought to be taken and held by this force."""
        loser = self.owner.get(region, NEUTRAL)
        if loser:
            self.count[loser] -= 1
        self.owner[region], self.at[region] = self.seat, force
        self.count[self.seat] += 1
        self.taken()

    def moved(self) -> None:
        """Called when units have moved, for what is kept about them."""

    def taken(self) -> None:
        """Called when owners have changed."""
