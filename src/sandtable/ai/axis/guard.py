"""Keeping the capital: who could come to its defense in time, against what could come in one turn or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from sandtable.games.axis.core.pieces import Pile
from sandtable.games.axis.core.position import own

from .danger import LOSS, Danger, force_at, recruits, reserves
from .position import Position
from .pull import NO_WAY, land_distances, neutral_land
from .reach import Army, Reach

Leaving = Mapping[tuple[str, str], int]
"""Troops that go elsewhere, by place and kind."""
TURNS = {1: 1.0, 2: 0.5}
"""How much a capital that falls after so many turns counts."""


class Guard:
    """The defense of a seat's capital, while it holds it."""

    def __init__(self, danger: Danger) -> None:
        self.danger, self.seat, self.capital = danger, danger.seat, danger.capital
        state = danger.state
        self.army = state.rules.roster.having["occupies"]
        self.is_held = danger.edition.holds_capital(state, self.seat)
        self.away = land_distances(danger.board, self.capital, neutral_land(state))
        self.stake = danger.worth.whole(self.capital) + LOSS
        self._rings: tuple[Position, dict[int, Counter[str]]] = (state, {})
        """The last position asked for, and what could defend the capital in it."""
        self._lost: dict[tuple[int, frozenset[tuple[str, int]]], float] = {}

    def cost(self, state: Position, leaving: Leaving, goal: str, turns: tuple[int, ...] = (1, 2)) -> float:
        """What it costs in safety, in IPC, when troops go there from where they could help the capital."""
        if not self.is_held:
            return 0.0
        return sum(
            TURNS[turn] * self.stake * self._more_often_lost(state, leaving, goal, turn) for turn in turns
        )

    def _more_often_lost(self, state: Position, leaving: Leaving, goal: str, turns: int) -> float:
        gone: Counter[str] = Counter()
        for (origin, kind), count in leaving.items():
            if self._is_near(origin, kind, turns) and (
                turns == 1 or not self._is_near(goal, kind, turns - 1)
            ):
                gone[kind] += count
        if not gone or not self._armies[turns]:
            return 0.0
        here = self.ring(state, turns)
        return max(0.0, self.chance(here - gone, turns) - self.chance(here, turns))

    def chance(self, defense: Counter[str], turns: int) -> float:
        """How likely the capital falls within so many turns when this defends it."""
        if not self._armies[turns]:
            return 0.0
        key = (turns, frozenset(defense.items()))
        if key not in self._lost:
            self._lost[key] = self.danger.chance(self.capital, defense, self._armies[turns])
        return self._lost[key]

    def _is_near(self, space: str, kind: str, turns: int) -> bool:
        return self.away.get(space, NO_WAY) <= turns * self.danger.kinds[kind].move

    def ring(self, state: Position, turns: int) -> Counter[str]:
        """What defends the capital when all who can come in time have come, and new troops."""
        if self._rings[0] is not state:
            self._rings = state, {}
        if turns not in self._rings[1]:
            self._rings[1][turns] = self._gathered(state, turns)
        return self._rings[1][turns]

    def _gathered(self, state: Position, turns: int) -> Counter[str]:
        found = Counter(force_at(state, self.capital, self.seat)) + Counter(
            reserves(self.danger.edition, state, self.capital)
        )
        for space, away in self.away.items():
            if away:
                for pile in own(state, space):
                    if self._can_come(pile, away, turns):
                        found[pile.kind] += pile.count
        if turns > 1:
            income, roles = self.danger.edition.production(state, self.seat), self.danger.roles
            found[roles.recruit] += recruits(roles, state, self.seat, income)
        return found

    def _can_come(self, pile: Pile, away: int, turns: int) -> bool:
        if pile.kind not in self.army or (turns == 1 and (pile.used or pile.task)):
            return False
        return away <= turns * self.danger.kinds[pile.kind].move

    @cached_property
    def _armies(self) -> dict[int, list[tuple[Reach, Army]]]:
        """What could come to the capital within one turn, and within two."""
        found = {1: self.danger.armies(self.capital), 2: list[tuple[Reach, Army]]()}
        flying = {foe.nation: army.force for foe, army in found[1]}
        for foe in self.danger.foes:
            force = self._marching(foe)
            if force:
                planes = {k: n for k, n in flying.get(foe.nation, {}).items() if k not in self.army}
                found[2].append((foe, Army(dict(force + Counter(planes)), has_land=True)))
        return found

    def _marching(self, foe: Reach) -> Counter[str]:
        """Troops of an enemy that are two turns' march from the capital at most."""
        kinds, found = foe.state.kinds(foe.nation), Counter[str]()
        for space, away in self.away.items():
            for pile in foe.state.at(space):
                is_troop = pile.nation == foe.nation and pile.kind in self.army
                if is_troop and away <= 2 * kinds[pile.kind].move:
                    found[pile.kind] += pile.count
        return found
