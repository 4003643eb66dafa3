"""Who goes along with a landing: ships that clear its zone or support it, planes that fight with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import inf
from typing import TypeAlias

from msgspec import Struct

from ....games.axis.core.pieces import Pile
from ....games.axis.core.position import enemies, has_enemies, own, unit_text
from ....games.axis.core.targets import targets
from ....games.axis.core.theatre import Theatre
from ....games.axis.core.touchdown import Sky
from ..position import Position
from ..reader import contested_zones, landing_zones
from .course import GOOD, Course, Forces, Odds, Prospects
from .escorts import escorts, helpers_of
from .shapes import Helper

Goal: TypeAlias = tuple[str, tuple[str, ...], Odds]
"""Where there is something to fight, who can, and the odds of it."""

SURE = 0.99
"""The same as `GOOD` for warships at sea: transports sink even in battles that are won."""


class Company(Struct, frozen=True):
    """Like pieces that could go along, and how many of them get where."""

    start: str
    unit: str
    kind: str
    goals: dict[str, int]

    @property
    def id(self) -> str:
        return f"{self.start} {self.unit}"

    def helper(self, to: str, count: int) -> Helper:
        return Helper(self.id, self.kind, self.unit, self.start, to, count, self.goals[to])


def movers(state: Position, th: Theatre) -> Iterator[tuple[str, Pile, dict[int, int]]]:
    """Ships and planes that could go along, with the spaces that so many of them reach."""
    air, helpers = state.rules.roster.air, helpers_of(state.rules.roster)
    sky = Sky(state, th)
    for start in state.units:
        for pile in own(state, start):
            is_fighting = pile.kind in air and pile.used and has_enemies(state, start)
            if pile.kind in helpers and not pile.came and not pile.task and not is_fighting:
                yield start, pile, targets(state, th, start, pile, sky)


def _companies(state: Position, th: Theatre, goals: Mapping[str, tuple[str, ...]]) -> Iterator[Company]:
    """Who could go to one of the goals, in the order in which they are called."""
    board, seat, order = state.rules.board, state.seat, helpers_of(state.rules.roster)
    for start, pile, reach in sorted(movers(state, th), key=lambda mover: order.index(mover[1].kind)):
        found = {
            goal: max((count for count, mask in reach.items() if mask & board.bit[goal]), default=0)
            for goal, kinds in goals.items()
            if pile.kind in kinds and goal != start
        }
        found = {goal: most for goal, most in found.items() if most}
        if found:
            yield Company(start, unit_text(state, pile, seat), pile.kind, found)


def _helpers(companies: list[Company], picks: Mapping[tuple[str, str], int]) -> Iterator[Helper]:
    for company in companies:
        going = [(goal, count) for (one, goal), count in picks.items() if one == company.id and count]
        for goal, count in going or [(next(iter(company.goals)), 0)]:
            yield company.helper(goal, count)


class Escort:
    """Those who were asked for, and as many others as do good.

    `wanted` says exactly who goes along, by id; None where that is open.
    """

    def __init__(
        self, prospects: Prospects, state: Position, forces: Forces, wanted: Mapping[str, int] | None
    ) -> None:
        self.prospects, self.forces, self.wanted = prospects, forces, wanted
        self.edition, self.coast, self.roster = prospects.edition, prospects.coast, state.rules.roster
        aside = self.roster.having["aside"]
        self.is_defended = any(pile.kind not in aside for pile in enemies(state, self.coast))

    def accompanied(self, course: Course) -> tuple[Course, list[Helper]]:
        """The orders with those of all who go along, and who could."""
        goals = self.goals(course)
        if not goals:
            return course, []
        th = self.edition.theatre(course.state)
        companies = list(_companies(course.state, th, {goal: kinds for goal, kinds, _ in goals}))
        picks: Counter[tuple[str, str]] = Counter()
        for goal, _, odds in goals:
            self._call(course, goal, odds, companies, picks)
        course = self._joined(course, companies, picks)
        return course, list(_helpers(companies, picks))

    def goals(self, course: Course) -> list[Goal]:
        """The zones and the coast where there is something to fight."""
        if not self.prospects.is_assault:
            return []
        fights = contested_zones(course.state, self.coast)
        helpers, guns = helpers_of(self.roster), tuple(self.roster.having["bombards"])
        goals: list[Goal] = [(zone, helpers, self.prospects.at_sea(zone)) for zone in fights]
        if self.is_defended:
            zones = landing_zones(course.state, self.coast)
            goals += [(zone, guns, self.prospects.ashore) for zone in zones if zone not in fights]
            goals.append((self.coast, tuple(self.roster.air), self.prospects.ashore))
        return goals

    def _call(
        self,
        course: Course,
        goal: str,
        odds: Odds,
        companies: list[Company],
        picks: Counter[tuple[str, str]],
    ) -> None:
        """Add to the picks who goes to one goal: those who were asked for, then as many as do good."""
        now = self._joined(course, companies, picks)
        chance, best = self.prospects.chance(odds, now), self.prospects.value(odds, now)
        fresh: Counter[tuple[str, str]] = Counter()
        for company, is_asked in self._pieces(companies, goal, picks):
            is_spared = company.kind in self.roster.air and goal != self.coast and self.wanted is None
            enough = GOOD if goal == self.coast or company.kind in self.roster.air else SURE
            if chance >= enough and (not is_asked or is_spared):
                continue
            then = now.given(self.edition.order({company.unit: 1}, company.start, (goal,)), "", "", "")
            if then is None:
                continue
            now, fresh[company.id, goal] = then, fresh[company.id, goal] + 1
            chance, value = self.prospects.chance(odds, now), self.prospects.value(odds, now)
            if value > best + self._price(is_asked) * fresh.total():
                picks.update(fresh)
                fresh.clear()
                best = value

    def _pieces(
        self, companies: list[Company], goal: str, picks: Counter[tuple[str, str]]
    ) -> Iterator[tuple[Company, bool]]:
        """Pieces that could go to a goal, one by one, and whether they were asked for.

        Those who are made for it come before all others, and those that were asked for before the rest.
        """
        there = [company for company in companies if goal in company.goals]
        left = {
            company.id: company.goals[goal] - sum(n for (one, _), n in picks.items() if one == company.id)
            for company in there
        }
        musts = {company.id: min(self._must(company, picks), left[company.id]) for company in there}
        first = escorts(self.roster)
        for is_first in (True, False):
            some = [company for company in there if (company.kind in first) == is_first]
            for company in some:
                yield from [(company, True)] * musts[company.id]
            for company in some if self.wanted is None else ():
                yield from [(company, False)] * (left[company.id] - musts[company.id])

    def _price(self, is_asked: bool) -> float:
        """What each piece that goes along has to bring: whoever says exactly who goes is not contradicted."""
        if self.wanted is not None:
            return -inf
        return -0.5 if is_asked else 1.0

    def _must(self, company: Company, picks: Counter[tuple[str, str]]) -> int:
        """How many of them still have to go because they were asked for."""
        if self.wanted is not None:
            asked_for = self.wanted.get(company.id, 0)
        else:
            asked_for = self.forces.get(company.start, {}).get(company.unit, 0)
        return max(0, asked_for - sum(n for (one, _), n in picks.items() if one == company.id))

    def _joined(self, course: Course, companies: list[Company], picks: Counter[tuple[str, str]]) -> Course:
        """The orders with those of all who go along; whoever the rules keep back is left out."""
        by_id = {company.id: company for company in companies}
        for (one, goal), count in list(picks.items()):
            company = by_id[one]
            kind = "fly" if company.kind in self.roster.air else "escort"
            for number in range(count, 0, -1):
                order = self.edition.order({company.unit: number}, company.start, (goal,))
                then = course.given(order, kind, company.start, goal)
                picks[one, goal] = number if then is not None else 0
                if then is not None:
                    course = then
                    break
        return course
