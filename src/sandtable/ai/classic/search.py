"""Five stars: candidate plans for each movement phase, judged by looking ahead over the enemies' answers.

Plans come from differently minded planners. Each is played out to the position to be expected, and
from what it gains is taken what the enemies' best answers would gain; the best plan found within the
budget is carried out. The first plan is that of four stars, so that time can only improve on it.
"""

from __future__ import annotations

import time
from collections.abc import Generator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.ai.players import DEFAULT_BUDGET, Decision
from sandtable.games.axis.classic.actions import Done
from sandtable.games.axis.classic.game import View
from sandtable.games.axis.classic.state import State, is_held_back, put
from sandtable.games.axis.core.pieces import Pile
from sandtable.kernel.protocol import Seat

from .answers import answers, gains_of
from .assault import Assaults, Attack
from .danger import Danger, reserves
from .draft import Draft
from .features import evaluate, vector
from .outlook import expected
from .raids import order_raids
from .stars import Planner, deploy
from .style import FOUR, Style

MINDS = (
    FOUR,
    replace(FOUR, counter=0.6, behind=0.5),
    replace(FOUR, counter=0.15, behind=0.15),
    replace(FOUR, counter=0.5, behind=0.1),
    replace(FOUR, counter=0.1, behind=0.5),
    replace(FOUR, boldness=4.0),
    replace(FOUR, counter=1.0, behind=0.8),
    replace(FOUR, counter=0.0, behind=0.3),
    replace(FOUR, counter=0.3, behind=0.0),
    replace(FOUR, boldness=8.0, counter=0.5),
)
"""How differently a turn can be planned."""
DRAWS = tuple(
    replace(FOUR, draw=draw, caution=caution)
    for draw, caution in ((1.0, 1.0), (2.0, 1.0), (0.4, 1.0), (1.0, 0.5), (3.0, 0.7), (0.1, 1.0), (2.0, 0.3))
)
"""How differently troops can be brought forward."""
PLANS_A_SECOND = {"combat_move": 8, "noncombat_move": 4}
"""Plans that are weighed for each second of the budget; on a slow machine the clock ends it earlier."""
SHARE = {"combat_move": 0.5, "noncombat_move": 0.3}
"""Parts of the budget of a turn that the search may use."""
LATEST = 0.85
"""When it must have ended, so that something is left for placing units."""


class Plan(Struct, frozen=True):
    """The moves of a phase, and the features of what comes of them."""

    features: dict[str, float]
    steps: list[Decision]
    attacks: tuple[Attack, ...]
    mind: Style
    barred: frozenset[str] = frozenset()

    @property
    def value(self) -> float:
        return evaluate(self.features, self.mind.weights)

    @property
    def orders(self) -> list[object]:
        return [step.action for step in self.steps]


class Searcher(Planner):
    """A planner that weighs several plans against each other."""

    def __init__(self, seed: int = 0, budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(FOUR, seed, budget)
        self.turn: tuple[int, Seat] = (0, "")
        self.spent = 0.0
        """Seconds thought in this turn."""

    def decide(self, view: View, seat: Seat) -> Decision:
        turn = (view.position.round, view.position.seat)
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0
        began = time.perf_counter()
        decision = super().decide(view, seat)
        self.spent += time.perf_counter() - began
        return decision

    def planned(self, state: State) -> list[Decision]:
        if state.phase == "combat_move" and not is_held_back(state):
            return self._best(state, self._attacks(state)).steps
        if state.phase == "noncombat_move":
            return self._best(state, self._deployments(state)).steps
        return super().planned(state)

    def _best(self, state: State, plans: Generator[Plan, Plan, None]) -> Plan:
        """The best plan found: so many are weighed, and none is begun that would outlast the budget."""
        most = PLANS_A_SECOND[state.phase] * self.budget
        seconds = min(SHARE[state.phase] * self.budget, LATEST * self.budget - self.spent)
        began = last = time.perf_counter()
        longest, weighed = 0.0, 1
        best = next(plans)
        while True:
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
            if weighed >= most or now + longest > began + seconds:
                return best
            try:
                plan = plans.send(best)
            except StopIteration:
                return best
            weighed += 1
            best = plan if plan.value > best.value else best

    def _deployments(self, state: State) -> Generator[Plan, Plan, None]:
        """Noncombat moves of differently minded planners, each only once."""
        danger = Danger(state, state.seat, self.style.weights)
        seen: list[list[object]] = []
        for mind in DRAWS:
            draft = Draft(state)
            deploy(draft, danger, mind)
            after = draft.state
            draft.does(Done())
            plan = Plan(look_ahead(danger, after, 0.0), draft.steps or [self.any(state)], (), mind)
            if plan.orders not in seen:
                seen.append(plan.orders)
                yield plan

    def _attacks(self, state: State) -> Generator[Plan, Plan, None]:
        """Plans of differently minded planners, then changes to the best so far; each only once."""
        danger = Danger(state, state.seat, self.style.weights)
        seen: list[list[object]] = []
        best: Plan | None = None
        for mind in MINDS:
            plan = self._plan(danger, mind, frozenset())
            if plan.orders not in seen:
                seen.append(plan.orders)
                best = yield plan
        tried: set[tuple[int, frozenset[str]]] = set()
        while best is not None and (change := self._change(best, tried)) is not None:
            plan = self._plan(danger, best.mind, change)
            if plan.orders not in seen:
                seen.append(plan.orders)
                best = yield plan

    def _change(self, best: Plan, tried: set[tuple[int, frozenset[str]]]) -> frozenset[str] | None:
        """Targets to leave alone that have not been tried with this plan: one more than before."""
        for attack in sorted(best.attacks, key=lambda a: a.score):
            barred = best.barred | {attack.target}
            key = (MINDS.index(best.mind), barred)
            if key not in tried:
                tried.add(key)
                return barred
        return None

    def _plan(self, danger: Danger, mind: Style, barred: frozenset[str]) -> Plan:
        """The combat moves of one mind that leaves some targets alone."""
        draft = Draft(danger.state)
        assaults = Assaults(draft, danger, mind)
        assaults.done |= barred
        assaults.order()
        after = expected(draft.state, assaults.chosen)
        features = look_ahead(danger, after, sum(attack.gain for attack in assaults.chosen))
        order_raids(draft, mind)
        draft.does(Done())
        return Plan(features, draft.steps, tuple(assaults.chosen), mind, barred)


def look_ahead(danger: Danger, after: State, gained: float) -> dict[str, float]:
    """The features of a plan: the position it starts from, what it gains, what the one after it promises."""
    seat, side = danger.seat, danger.state.rules.side[danger.seat]
    after = with_reserves(after)
    ahead = {"gained": gained, "risk": answers(after, seat), "chances": gains_of(after, seat, set())}
    return vector(danger.state, side) | ahead


def with_reserves(state: State) -> State:
    """The position with the land units bought this turn in the capital."""
    capital = state.rules.capital[state.seat]
    for kind, count in reserves(state, capital).items():
        state = put(state, capital, Pile(state.seat, kind, count))
    return state
