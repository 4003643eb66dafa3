"""The enemies' best answers: what they would gain by attacking a space held by so many pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from sandtable.games.axis.core.units import Kind

from .balance import Balance, balance_of
from .clash import Clash, clash
from .edition import Edition
from .features import Worth
from .position import Position
from .pull import distances_from, land_distances, neutral_land
from .reach import Army, Reach, next_turn
from .roles import Roles

SAILING = 5.0
"""How far from a coast a transport may be that brings troops by surprise: one step ashore, two at sea."""

LOSS = 40.0
"""IPC that losing a capital costs beside what whoever takes it gains: nothing is bought until it is freed."""


class Danger:
    """The threats of all enemies of a seat on a position, read once."""

    def __init__(self, edition: Edition, state: Position, seat: str) -> None:
        self.edition, self.state, self.seat, self.board = edition, state, seat, state.rules.board
        self.roles, self.worth = edition.roles, Worth(edition, state)
        self.kinds: Mapping[str, Kind] = state.kinds(seat)
        self.capital = edition.capitals(state)[seat]
        self.capitals = held_capitals(edition, state, seat)
        self._known: dict[tuple[str, tuple[tuple[str, int], ...]], float] = {}
        self._gates: dict[str, list[tuple[Reach, Army]]] = {}
        self._relief: dict[str, Counter[str]] = {}

    @cached_property
    def foes(self) -> list[Reach]:
        """The reach of each enemy nation when it moves next, in the order in which they move."""
        foes = self.state.relations.foes[self.seat]
        return [
            next_turn(self.edition, self.state, n) for n in next_after(self.state, self.seat) if n in foes
        ]

    @cached_property
    def balance(self) -> Balance:
        """What losses count."""
        return balance_of(self.edition, self.state, self.seat)

    def armies(self, space: str) -> list[tuple[Reach, Army]]:
        """What each enemy nation could bring there, those that could bring nothing left out."""
        if space in self.capitals:
            if space not in self._gates:
                self._gates[space] = self._at_the_gates(space)
            return self._gates[space]
        return [(foe, army) for foe in self.foes if (army := foe.army(space)).force]

    def _at_the_gates(self, capital: str) -> list[tuple[Reach, Army]]:
        """What could come to a capital, as if nothing of ours barred the way: others may clear it first."""
        found: list[tuple[Reach, Army]] = []
        holding = self.state.rules.roster.having["occupies"]
        for foe in self.foes:
            army = foe.army(capital)
            force = Counter(army.force) | surprise(self.roles, self.state, foe.nation, capital)
            if force:
                found.append((foe, Army(dict(force), army.bombard, any(force[k] for k in holding))))
        return found

    def _is_relieved(self, space: str, foe: Reach) -> bool:
        """Whether an ally whose capital that is moves before an enemy does."""
        if space not in self.capitals or space == self.capital:
            return False
        order = next_after(self.state, self.seat)
        return order.index(self.worth.capital[space]) < order.index(foe.nation)

    def relief(self, capital: str) -> Counter[str]:
        """What an ally can bring to its capital in its turn: troops next to it, and new ones."""
        if capital not in self._relief:
            nation = self.worth.capital[capital]
            self._relief[capital] = troops_near(self.state, nation, capital)
            self._relief[capital][self.roles.recruit] += recruits(
                self.roles, self.state, nation, self.edition.money(self.state)[nation]
            )
        return self._relief[capital]

    def is_threatened(self, space: str) -> bool:
        return any(army.has_land or self.board.is_sea(space) for _, army in self.armies(space))

    def attack(self, space: str, defense: Mapping[str, int], foe: Reach, army: Army) -> Clash:
        """How one enemy's attack with everything would end."""
        at_sea = self.board.is_sea(space)
        flak = 0 if at_sea else self.flak(space)
        kinds = foe.state.kinds(foe.nation)
        return clash(self.roles, army.force, defense, kinds, self.kinds, at_sea, flak, army.bombard)

    def flak(self, space: str) -> int:
        """Strength of our gun there."""
        friends, guns = self.state.relations.friends[self.seat], self.state.rules.roster.having["flak"]
        has_gun = any(p.kind in guns and p.nation in friends for p in self.state.at(space))
        return self.roles.gun if has_gun else 0

    def chance(
        self, space: str, defense: Mapping[str, int], armies: list[tuple[Reach, Army]] | None = None
    ) -> float:
        """The chance that the enemies take the space, one after the other, each with all it has."""
        at_sea = self.board.is_sea(space)
        held, defenders, is_relieved = 1.0, dict(defense), False
        for foe, army in self.armies(space) if armies is None else armies:
            if not is_relieved and self._is_relieved(space, foe):
                is_relieved, defenders = True, dict(Counter(defenders) + self.relief(space))
            if at_sea or army.has_land:
                outcome = self.attack(space, defenders, foe, army)
                held *= 1.0 - (outcome.win if at_sea else outcome.take)
                defenders = weakened(outcome)
        return 1.0 - held

    def risk(self, space: str, defense: Mapping[str, int]) -> float:
        """What the best attack of one enemy would gain, in IPC; on a capital, what all of them would."""
        key = (space, tuple(sorted(defense.items())))
        if key not in self._known:
            self._known[key] = self._risk(space, defense)
        return self._known[key]

    def _risk(self, space: str, defense: Mapping[str, int]) -> float:
        at_sea = self.board.is_sea(space)
        aside = self.state.rules.roster.having["aside"]
        held = {k: n for k, n in defense.items() if n and k not in aside}
        if at_sea and not held:
            return 0.0
        most = 0.0
        for foe, army in self.armies(space):
            if not at_sea and not army.has_land:
                continue
            there = dict(Counter(held) + self.relief(space)) if self._is_relieved(space, foe) else held
            outcome = self.attack(space, there, foe, army)
            gain = self.balance.own * outcome.defender_loss - self.balance.theirs * outcome.attacker_loss
            if not at_sea:
                gain += outcome.take * self.worth.whole(space)
            most = max(most, gain)
        if space in self.capitals:
            most = max(most, self.chance(space, held) * (self.worth.whole(space) + LOSS))
        return most


def held_capitals(edition: Edition, state: Position, seat: str) -> frozenset[str]:
    """Capitals that a nation and its friends hold themselves."""
    friends = state.relations.friends[seat]
    return frozenset(c for n, c in edition.capitals(state).items() if n in friends and state.owner[c] == n)


def next_after(state: Position, seat: str) -> tuple[str, ...]:
    """The other nations in the order in which they move after a seat."""
    order = state.rules.order
    place = order.index(seat) + 1
    return (*order[place:], *order[: place - 1])


def weakened(outcome: Clash) -> dict[str, int]:
    """The defenders to be expected after an attack that was beaten off."""
    return {kind: count for kind, number in outcome.defenders_left if (count := round(number))}


def surprise(roles: Roles, state: Position, nation: str, space: str) -> Counter[str]:
    """Troops of a nation that are near a coast or border: recruits on every ship, and those who can march."""
    found, holds = troops_near(state, nation, space), state.rules.roster.holds
    for place, away in distances_from(state.rules.board, space).items():
        if away <= SAILING:
            ships = sum(p.count for p in state.at(place) if p.nation == nation and p.kind in holds)
            found[roles.recruit] += roles.lift * ships
    return +found


def troops_near(state: Position, nation: str, space: str) -> Counter[str]:
    """Troops of a nation that could march to a space in one turn, were nobody in the way."""
    found: Counter[str] = Counter()
    army = state.rules.roster.having["occupies"]
    for place, away in land_distances(state.rules.board, space, neutral_land(state)).items():
        for pile in state.at(place):
            is_troop = away and pile.nation == nation and pile.kind in army
            if is_troop and away <= state.kinds(nation)[pile.kind].move:
                found[pile.kind] += pile.count
    return found


def recruits(roles: Roles, state: Position, nation: str, ipc: int) -> int:
    """How many troops a nation can buy for so much."""
    cost = state.kinds(nation)[roles.recruit].cost
    return ipc // cost if cost else 0


def reserves(edition: Edition, state: Position, space: str) -> dict[str, int]:
    """Land units bought this turn that will stand in the capital when it ends."""
    if space != edition.capitals(state)[state.seat] or state.phase == "place":
        return {}
    army = state.rules.roster.having["occupies"]
    return {kind: state.bought[kind] for kind in army if kind in state.bought}


def force_at(state: Position, space: str, seat: str) -> dict[str, int]:
    """The pieces of a nation and its friends in a space that fight, by kind; cargo is not counted."""
    found: dict[str, int] = {}
    piles = state.at(space)
    if not piles:
        return found
    friends, aside = state.relations.friends[seat], state.rules.roster.having["aside"]
    for pile in piles:
        if pile.nation in friends and pile.kind not in aside:
            found[pile.kind] = found.get(pile.kind, 0) + pile.count
    return found
