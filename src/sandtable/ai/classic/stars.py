"""The computer players of Classic: each plans a phase at a time and remembers what is left of its plan."""

from __future__ import annotations

import random

from sandtable.ai.players import Decision
from sandtable.games.axis.classic.actions import ClassicAction, Done
from sandtable.games.axis.classic.game import CLASSIC, View
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.classic.turn import why_not_done
from sandtable.kernel.protocol import Decide, Entry, Seat

from .assault import Assaults
from .battles import in_combat
from .danger import Danger
from .deploy import Deployment
from .draft import Draft
from .ferry import Ferry
from .oversights import overlooked
from .placement import Placement
from .purchase import Purchase
from .raids import order_raids
from .research import order_research
from .style import Style


class Planner:
    """A player that plans whole phases in its style; the base of all numbers of stars."""

    def __init__(self, style: Style, seed: int = 0) -> None:
        self.style, self.seed = style, seed
        self.rng = random.Random(seed)
        self.plan: list[Decision] = []
        self.expected: State | None = None

    def decide(self, view: View, seat: Seat) -> Decision:
        """The next action of the plan, made anew where the position is not the one expected."""
        state = CLASSIC.imagine(view, seat, self.rng)
        awaited = CLASSIC.pending(state)
        assert isinstance(awaited, Decide)
        if awaited.what not in PHASES:
            return in_combat(state, seat, awaited)
        if state != self.expected or not self.plan:
            self.plan = self.planned(state)
        decision = self.plan.pop(0)
        self.expected = _after(state, seat, decision)
        return decision

    def planned(self, state: State) -> list[Decision]:
        """The decisions of the phase that has begun, its end included."""
        draft = Draft(state)
        danger = Danger(state, state.seat, self.style.weights)
        if state.phase == "purchase":
            if self.style.researches and order_research(draft, danger):
                return draft.steps
            Purchase(draft, danger, self.style).order()
        elif state.phase == "combat_move":
            assaults = Assaults(draft, danger, self.style)
            assaults.overlooked = overlooked(state, self.style.forgets, self.seed)
            if self.style.rests and state.round % 2:
                assaults.overlooked = frozenset(state.rules.board.names)
            assaults.order()
            order_raids(draft, self.style)
        elif state.phase == "noncombat_move":
            deploy(draft, danger, self.style, overlooked(state, self.style.forgets, self.seed))
        else:
            Placement(draft, danger).order()
        if draft.state.seat == state.seat and draft.state.phase == state.phase:
            draft.does(Done())
        return draft.steps or [self.any(state)]

    def any(self, state: State) -> Decision:
        """A legal action where the plan has none."""
        if why_not_done(state) is None:
            return Decision(Done())
        return Decision(CLASSIC.pick(state, CLASSIC.options(state, state.seat), self.rng))


def deploy(draft: Draft, danger: Danger, style: Style, forgotten: frozenset[str] = frozenset()) -> None:
    """Order all noncombat moves, planes first, since they must land; troops in forgotten spaces stay."""
    deployment = Deployment(draft, danger, style)
    deployment.overlooked = forgotten
    deployment.order_aircraft()
    if style.ferries:
        Ferry(deployment).order()
    deployment.order_troops()
    deployment.order_fleet()


PHASES = ("purchase", "combat_move", "noncombat_move", "place")


def _after(state: State, seat: Seat, decision: Decision) -> State | None:
    action = decision.action
    assert isinstance(action, ClassicAction)
    return CLASSIC.apply(state, Entry(seat, action)).state
