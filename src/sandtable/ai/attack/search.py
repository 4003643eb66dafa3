"""Five stars: several plans for each action, judged by what rivals would make of the position after it.

Plans come from differently minded planners, and from leaving out single attacks of the best one so far.
The first plan is that of four stars, so that time can only improve on it by its own lights.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.ai.players import DEFAULT_BUDGET, Clock, Decision
from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.state import State
from sandtable.games.attack.view import View
from sandtable.kernel.protocol import Seat

from .assault import Attack
from .draft import Draft
from .features import FEATURES, evaluate
from .field import Field
from .marches import March, plan_march
from .outlook import blitz, chances, danger, expected, harm
from .purchase import plan_production, sites
from .stars import Planner
from .style import FOUR, Style

BASE = replace(FOUR, tries_sites=True, marks_leader=True, solves=10, others=0.5)
"""What five stars do without searching."""
SOLVING = 0.1
"""Seconds that solving a battle may take."""
HURRIED = replace(BASE, solves=0)
"""What they do when their time is up: battles are not solved any more."""
MINDS = (
    BASE,
    replace(BASE, fear=0.4),
    replace(BASE, spite=5.0, grudge=5.0),
    replace(BASE, thrifts=(0.04,)),
    replace(BASE, spite=1.0, grudge=1.0),
    replace(BASE, stake=1.0, fear=1.0),
    replace(BASE, thrifts=(0.14,)),
    replace(BASE, fear=0.2, grudge=5.0, stake=0.2),
    replace(BASE, boldness=6.0),
    replace(BASE, fear=1.0, boldness=4.0, thrifts=(0.04,)),
    replace(BASE, fear=0.1, thrifts=(0.02,)),
)
"""How differently a march can be planned."""
PLANS_A_SECOND = 30
"""Plans that are weighed for each second of the budget; on a slow machine the clock ends it earlier."""
SHARE = 0.45
"""Part of what is left of the budget that one action may use."""
LATEST = 0.85
"""When all searching must have ended."""
SITES = 8
STALE = 40
"""Plans in a row that were thought of before, after which there is nothing new to be found."""
SECOND_WAVE = 0.9
"""How much the attacks of a blitzkrieg after a move count: they depend on how its battles end."""
HEED = 0.9
"""How much more each further rival makes of what rivals would take: what they lose themselves is shared among
more of them and counts the less. What they could take grows by itself, since all their threats are added."""
MARGIN = 2.0
"""Points by which another plan must be better than that of four stars."""
QUICK = replace(FOUR, foresees=False, attacks=4)
"""How rivals are thought to plan."""


class Plan(Struct, frozen=True):
    """The steps of an action and what they are worth."""

    value: float
    steps: list[Decision]
    march: March | None = None
    mind: Style = BASE
    barred: frozenset[str] = frozenset()

    @property
    def orders(self) -> list[object]:
        return [step.action for step in self.steps]


class Searcher(Planner):
    """A planner that weighs several plans for each action against each other."""

    def __init__(
        self, seed: int = 0, budget: float = DEFAULT_BUDGET, clock: Clock = time.perf_counter
    ) -> None:
        super().__init__(BASE, seed)
        self.budget, self.clock = budget, clock
        self.turn: tuple[int, Seat] = (0, "")
        self.spent, self.longest = 0.0, 0.0
        """Seconds thought in this turn, and the longest time for one plan."""

    def decide(self, view: View, seat: Seat) -> Decision:
        if (view.round, view.active) != self.turn:
            self.turn, self.spent, self.longest = (view.round, view.active), 0.0, 0.0
        self.style = BASE if LATEST * self.budget - self.spent > SOLVING else HURRIED
        began = self.clock()
        decision = super().decide(view, seat)
        self.spent += self.clock() - began
        return decision

    def planned(self, state: State, seat: Seat, what: str) -> list[Decision]:
        steps = super().planned(state, seat, what)
        action = getattr(steps[0].action, "action", "")
        if action == "produce":
            return self._best(self._productions(state, seat, steps))
        if action in ("move", "blitzkrieg"):
            return self._best(self._marches(state, seat, action))
        return steps

    def _best(self, plans: Iterator[Plan | None]) -> list[Decision]:
        """The best plan found: so many are weighed, and none is begun that would outlast the budget."""
        left = LATEST * self.budget - self.spent
        most = PLANS_A_SECOND * self.budget * SHARE
        began = last = self.clock()
        best: Plan | None = None
        first: Plan | None = None
        for number, plan in enumerate(plans, 1):
            if plan is not None and (
                best is None or plan.value > best.value + (MARGIN if best is first else 0)
            ):
                best = plan
            first = first or best
            now = self.clock()
            self.longest, last = max(self.longest, now - last), now
            if number >= most or now + self.longest > began + SHARE * left:
                break
        assert best is not None
        return best.steps

    def _productions(self, state: State, seat: Seat, steps: list[Decision]) -> Iterator[Plan | None]:
        """New units in different regions, each followed by the attacks they allow."""
        yield self._production(state, seat, steps)
        for site in sites(Field(state, seat, BASE), SITES):
            yield self._production(state, seat, plan_production(state, seat, BASE, site))

    def _production(self, state: State, seat: Seat, steps: list[Decision]) -> Plan:
        draft = Draft(state, seat)
        for step in steps:
            assert isinstance(step.action, AttackAction)
            draft.does(step.action)
        after = draft.state
        march = plan_march(after, seat, BASE, "move") if "move" not in after.turn.used else None
        return Plan(self._value(after, seat, march), steps)

    def _marches(self, state: State, seat: Seat, kind: str) -> Iterator[Plan | None]:
        """Marches of differently minded planners, then changes to the best so far and minds made up by lot.

        None stands for a march that was thought of before.
        """
        found: list[Plan] = []
        tried: set[tuple[Style, frozenset[str]]] = set()
        for mind in MINDS:
            yield _fresh(self._march(state, seat, kind, mind, frozenset()), found)
        stale = 0
        while found and stale < STALE:
            best = max(found, key=lambda plan: plan.value)
            mind, barred = _change(best, tried) or (self._mind(), frozenset())
            plan = _fresh(self._march(state, seat, kind, mind, barred), found)
            stale = stale + 1 if plan is None else 0
            yield plan

    def _mind(self) -> Style:
        """Some other way to weigh things."""
        draw = self.rng.uniform
        return replace(
            BASE,
            boldness=draw(0.0, 6.0),
            thrifts=(draw(0.0, 0.2),),
            fear=draw(0.0, 1.2),
            stake=draw(0.0, 1.0),
            spite=draw(0.5, 5.0),
            grudge=draw(0.5, 6.0),
        )

    def _march(self, state: State, seat: Seat, kind: str, mind: Style, barred: frozenset[str]) -> Plan | None:
        march = plan_march(state, seat, mind, kind, barred)
        if march is None:
            return None
        return Plan(self._value(state, seat, march), march.steps, march, mind, barred)

    def _value(self, state: State, seat: Seat, march: March | None) -> float:
        return evaluate(look_ahead(state, seat, march), self.style.weights)


def look_ahead(state: State, seat: Seat, march: March | None) -> dict[str, float]:
    """The features of a plan: what a march gains, and what the position to be expected after it promises."""
    gained = 0.0
    if march is not None:
        gained = _gained(state, seat, march.attacks) + march.final
        state = expected(state, seat, march.attacks, march.regrouped)
    wave = blitz(state, seat, BASE) if march is not None and march.kind == "move" else ()
    if wave:
        gained += SECOND_WAVE * _gained(state, seat, wave)
        state = expected(state, seat, wave, ())
    heed = 1 + HEED * max(0, len(state.alive) - 2)
    ahead = (
        gained,
        heed * harm(state, seat, QUICK),
        danger(state, seat, BASE),
        chances(state, seat, QUICK),
    )
    return dict(zip(FEATURES, ahead, strict=True))


def _gained(state: State, seat: Seat, attacks: Iterable[Attack]) -> float:
    """What attacks bring on average, one after the other."""
    field, total = Field(state, seat, BASE), 0.0
    for attack in attacks:
        total += field.gain(attack.target, attack.clash)
        field.take(attack.target, attack.left)
    return total


def _fresh(plan: Plan | None, found: list[Plan]) -> Plan | None:
    """The plan, noted among those found; None where the same orders are there already."""
    if plan is None or any(plan.orders == other.orders for other in found):
        return None
    found.append(plan)
    return plan


def _change(best: Plan, tried: set[tuple[Style, frozenset[str]]]) -> tuple[Style, frozenset[str]] | None:
    """A plan's mind, and targets to leave alone that were not tried with it: one more than before."""
    assert best.march is not None
    for attack in sorted(best.march.attacks, key=lambda a: a.score):
        change = (best.mind, best.barred | {attack.target})
        if change not in tried:
            tried.add(change)
            return change
    return None
