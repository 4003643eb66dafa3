"""Five stars: candidate plans for each movement phase, judged by looking ahead over the enemies' answers.

Plans come from differently minded planners. Each is played out to the position to be expected, and
from what it gains is taken what the enemies' best answers would gain; the best plan found within the
budget is carried out. The first plan is that of four stars, so that time can only improve on it.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from sandtable.ai.players import DEFAULT_BUDGET, Clock, Decision
from sandtable.games.axis.core.pieces import Pile
from sandtable.games.axis.core.position import changed, put
from sandtable.kernel.protocol import Seat

from .answers import answers, attacks_of, gain_of
from .assault import Assaults, Attack, Field
from .danger import Danger, force_at, reserves
from .draft import Draft
from .edition import Edition
from .features import evaluate, vector
from .guard import TURNS, Guard
from .outlook import expected
from .planner import Planner, deploy
from .position import Position
from .reach import next_turn
from .style import PLAIN, Style

MINDS = (
    PLAIN,
    replace(PLAIN, counter=0.6, behind=0.5),
    replace(PLAIN, counter=0.15, behind=0.15),
    replace(PLAIN, counter=0.5, behind=0.1),
    replace(PLAIN, counter=0.1, behind=0.5),
    replace(PLAIN, boldness=4.0),
    replace(PLAIN, counter=1.0, behind=0.8),
    replace(PLAIN, counter=0.0, behind=0.3),
    replace(PLAIN, counter=0.3, behind=0.0),
    replace(PLAIN, boldness=8.0, counter=0.5),
)
"""How differently a turn can be planned."""
DRAWS = tuple(
    replace(PLAIN, draw=draw, caution=caution)
    for draw, caution in ((1.0, 1.0), (3.0, 0.7), (0.2, 1.0), (1.5, 0.4), (2.0, 1.0), (0.4, 1.0), (2.0, 0.2))
)
"""How differently troops can be brought forward."""
MOST_MINDS = 5000
"""More plans are not thought of, however long the budget."""
PLANS_A_SECOND = {"combat_move": 36, "noncombat_move": 4}
"""Plans that are weighed for each second of the budget; on a slow machine the clock ends it earlier."""
IN_VAIN = 2
"""How many times as many are thought of, since some turn out to be the same."""
SHARE = {"combat_move": 0.55, "noncombat_move": 0.35}
"""Parts of the budget of a turn that the search may use."""
MARGIN = {"combat_move": 2.0, "noncombat_move": 4.0}
"""IPC by which another plan must look better than the first: of many, one looks better than it is."""
AT_STAKE = 0.5
"""How near a victory by production must be that attacks are tried which gain nothing else."""
LATEST = 0.9
"""When it must have ended, so that something is left for placing units."""


class Wish(Struct, frozen=True):
    """What a planner is told beforehand: targets to leave alone, and those to take on first."""

    barred: frozenset[str] = frozenset()
    first: tuple[str, ...] = ()


NO_WISH = Wish()


class Plan(Struct, frozen=True):
    """The moves of a phase, and the features of what comes of them."""

    features: dict[str, float]
    value: float
    steps: list[Decision]
    attacks: tuple[Attack, ...]
    mind: Style
    wish: Wish = NO_WISH


class Searcher(Planner):
    """A planner that weighs several plans against each other."""

    def __init__(
        self,
        edition: Edition,
        style: Style,
        seed: int = 0,
        budget: float = DEFAULT_BUDGET,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(edition, style, seed)
        self.budget, self.clock = budget, clock
        self.turn: tuple[int, Seat] = (0, "")
        self.spent = 0.0
        """Seconds thought in this turn."""

    def decided(self, state: Position, seat: Seat) -> Decision:
        turn = (state.round, state.seat)
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0
        began = self.clock()
        decision = super().decided(state, seat)
        self.spent += self.clock() - began
        return decision

    def planned(self, state: Position) -> list[Decision]:
        if state.phase == "combat_move" and self.edition.may_attack(state):
            return self._best(state, self._attacks(state)).steps
        if state.phase == "noncombat_move":
            return self._best(state, self._deployments(state)).steps
        return super().planned(state)

    def _best(self, state: Position, plans: Generator[Plan | None, Plan, None]) -> Plan:
        """The best plan found: so many are tried, and none is begun that would outlast the budget."""
        most = PLANS_A_SECOND[state.phase] * self.budget
        seconds = min(SHARE[state.phase] * self.budget, LATEST * self.budget - self.spent)
        began = last = self.clock()
        longest, tried, weighed = 0.0, 1, 1
        best = first = next(plans)
        assert best is not None
        while True:
            now = self.clock()
            longest, last = max(longest, now - last), now
            if weighed >= most or tried >= IN_VAIN * most or now + longest > began + seconds:
                return best
            try:
                plan = plans.send(best)
            except StopIteration:
                return best
            tried += 1
            if plan is None:
                continue
            weighed += 1
            if plan.value > best.value + (MARGIN[state.phase] if best is first else 0.0):
                best = plan

    def _deployments(self, state: Position) -> Generator[Plan | None, Plan, None]:
        """Noncombat moves of differently minded planners; None for one that was there before."""
        danger = Danger(self.edition, state, state.seat)
        rng = self._luck(state)
        seen: list[list[object]] = []
        for mind in chain(DRAWS, (_drawn(rng) for _ in range(MOST_MINDS))):
            draft = Draft(self.edition, state)
            deploy(draft, danger, mind)
            after = draft.state
            draft.does(self.edition.done())
            steps = draft.steps or [self.any(state)]
            if _is_new(steps, seen):
                features = look_ahead(danger, after, [])
                yield Plan(features, evaluate(features, self.edition.compared[state.phase]), steps, (), mind)
            else:
                yield None

    def _attacks(self, state: Position) -> Generator[Plan | None, Plan, None]:
        """Plans of differently minded planners, then changes to the best so far; None for one seen before."""
        danger = Danger(self.edition, state, state.seat)
        field = Field(danger)
        seen: list[list[object]] = []
        best: Plan | None = None
        for mind in MINDS:
            best = yield self._plan(danger, field, mind, NO_WISH, seen)
        assert best is not None
        tried: list[tuple[Style, Wish]] = []
        rng = self._luck(state)
        for _ in range(MOST_MINDS):
            change = self._change(danger, field, best, tried)
            mind, wish = change or (_minded(rng), self._shaken(danger, field, best, rng))
            tried.append((mind, wish))
            best = yield self._plan(danger, field, mind, wish, seen)

    def _luck(self, state: Position) -> random.Random:
        """What random minds are drawn from: the same for the same turn of the same game."""
        return random.Random(f"{self.seed} {state.round} {state.seat} {state.phase}")

    def _change(
        self, danger: Danger, field: Field, best: Plan, tried: list[tuple[Style, Wish]]
    ) -> tuple[Style, Wish] | None:
        """A small change to the best plan that has not been tried: one attack less, or one more."""
        for wish in self._wishes(danger, field, best):
            if (best.mind, wish) not in tried:
                return best.mind, wish
        return None

    def _wishes(self, danger: Danger, field: Field, best: Plan) -> Iterator[Wish]:
        wish = best.wish
        for attack in sorted(best.attacks, key=lambda a: a.score):
            first = tuple(t for t in wish.first if t != attack.target)
            yield Wish(wish.barred | {attack.target}, first)
        for target in self._others(danger, field, best):
            yield Wish(wish.barred - {target}, (*wish.first, target))

    def _shaken(self, danger: Danger, field: Field, best: Plan, rng: random.Random) -> Wish:
        """Some attacks of the best plan less, and some others first, by chance."""
        barred = set(_some([attack.target for attack in best.attacks], rng))
        first = [t for t in best.wish.first if t not in barred]
        more = _some(self._others(danger, field, best), rng)
        return Wish(best.wish.barred.union(barred).difference(more), (*first, *more))

    def _others(self, danger: Danger, field: Field, best: Plan) -> list[str]:
        """Targets that could be attacked beside those of the best plan, the most gainful first."""
        taken = {attack.target for attack in best.attacks}
        is_decisive = self.edition.pressure(danger.state) >= AT_STAKE
        assaults = Assaults(Draft(self.edition, danger.state), danger, best.mind, field)
        return [
            attack.target
            for attack in sorted(assaults.attacks(), key=lambda a: -a.gain)
            if attack.target not in taken and (attack.gain > 0 or is_decisive)
        ]

    def _plan(
        self, danger: Danger, field: Field, mind: Style, wish: Wish, seen: list[list[object]]
    ) -> Plan | None:
        """The combat moves of one mind with one wish; None if they have been seen."""
        draft = Draft(self.edition, danger.state)
        assaults = Assaults(draft, danger, mind, field)
        assaults.done |= wish.barred
        assaults.first = wish.first
        assaults.order()
        if not _is_new(draft.steps, seen):
            return None
        after = expected(self.edition, draft.state, assaults.chosen)
        features = look_ahead(danger, after, assaults.chosen)
        self.edition.after_attacks(draft, mind)
        draft.does(self.edition.done())
        value = evaluate(features, self.edition.compared[danger.state.phase])
        return Plan(features, value, draft.steps, tuple(assaults.chosen), mind, wish)


def _is_new(steps: list[Decision], seen: list[list[object]]) -> bool:
    """Whether nobody had these orders before; now they are known."""
    orders: list[object] = [step.action for step in steps]
    if orders in seen:
        return False
    seen.append(orders)
    return True


def _some(targets: list[str], rng: random.Random) -> list[str]:
    """None, one or two of them."""
    return rng.sample(targets, rng.randrange(min(2, len(targets)) + 1))


def _minded(rng: random.Random) -> Style:
    """A planner of any mind."""
    return replace(
        PLAIN, counter=rng.random(), behind=0.8 * rng.random(), boldness=rng.choice((0.5, 1.0, 2.0, 4.0))
    )


def _drawn(rng: random.Random) -> Style:
    """One that brings troops forward in any way."""
    return replace(PLAIN, draw=3.0 * rng.random(), caution=0.3 + 0.9 * rng.random())


def look_ahead(danger: Danger, after: Position, attacks: list[Attack]) -> dict[str, float]:
    """The features of a plan: the position it starts from, what it gains, what the one after it promises."""
    edition, seat = danger.edition, danger.seat
    ahead = Danger(edition, with_reserves(edition, after), seat)
    replies = answers(ahead)
    threats = [one for found in replies.values() for one in found]
    taken = {attack.target for attack in attacks}
    features = {
        "gained": gain_of(attacks),
        "caution": sum(attack.caution for attack in attacks),
        "risk": gain_of(one for one in threats if one.target not in taken),
        "exposed": gain_of(one for one in threats if one.target in taken),
        "chances": _chances(ahead) if edition.compared[danger.state.phase].chances else 0.0,
        "peril": peril(ahead, can_come=danger.state.phase == "combat_move"),
        "verdict": edition.verdict(danger, attacks, ahead, replies),
    }
    return vector(edition, danger.state, seat) | features


def _chances(danger: Danger) -> float:
    """What our own best attacks would gain next turn."""
    return gain_of(attacks_of(next_turn(danger.edition, danger.state, danger.seat), set()))


def peril(danger: Danger, can_come: bool) -> float:
    """How many capitals of friends are likely lost soon; troops may still come to the own one, or not."""
    guard, state, seat = Guard(danger), danger.state, danger.seat
    others = danger.capitals - {guard.capital}
    found = sum(danger.chance(space, force_at(state, space, seat)) for space in others)
    if not guard.is_held:
        return found
    here = guard.ring(state, 1) if can_come else Counter(force_at(state, guard.capital, seat))
    return found + guard.chance(here, 1) + TURNS[2] * guard.chance(guard.ring(state, 2), 2)


def with_reserves(edition: Edition, state: Position) -> Position:
    """The position with the land units bought this turn in the capital, and nothing bought any more."""
    capital = edition.capitals(state)[state.seat]
    for kind, count in reserves(edition, state, capital).items():
        state = put(state, capital, Pile(state.seat, kind, count))
    return changed(state, bought={})
