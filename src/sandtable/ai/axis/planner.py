"""Players that plan a phase at a time and remember what is left of the plan."""

from __future__ import annotations

import random
from typing import Any

from sandtable.ai.players import Decision
from sandtable.kernel.protocol import Decide, Entry, Seat

from .assault import Assaults
from .danger import Danger
from .deploy import Deployment
from .draft import Draft
from .edition import Edition
from .ferry import Ferry
from .oversights import overlooked
from .placement import Placement
from .position import Position
from .purchase import Purchase
from .style import Style


class Planner:
    """A player that plans whole phases in its style; the base of all numbers of stars."""

    def __init__(self, edition: Edition, style: Style, seed: int = 0) -> None:
        self.edition, self.style, self.seed = edition, style, seed
        self.rng = random.Random(seed)
        self.plan: list[Decision] = []
        self.expected: Position | None = None

    def decide(self, view: Any, seat: Seat) -> Decision:
        """The next action of the plan, made anew where the position is not the one expected."""
        return self.decided(self.edition.game.imagine(view, seat, self.rng), seat)

    def decided(self, state: Position, seat: Seat) -> Decision:
        """The same, from the position."""
        game = self.edition.game
        awaited = game.pending(state)
        assert isinstance(awaited, Decide)
        if awaited.what not in PHASES:
            return self.edition.in_battle(state, seat, awaited)
        if state != self.expected or not self.plan:
            self.plan = self.planned(state)
        decision = self.plan.pop(0)
        self.expected = game.apply(state, Entry(seat, decision.action)).state
        return decision

    def planned(self, state: Position) -> list[Decision]:
        """The decisions of the phase that has begun, its end included."""
        draft = Draft(self.edition, state)
        danger = Danger(self.edition, state, state.seat)
        if state.phase == "purchase":
            if self.edition.before_buying(draft, danger, self.style):
                return draft.steps
            Purchase(draft, danger, self.style).order()
        elif state.phase == "combat_move":
            assaults = Assaults(draft, danger, self.style)
            assaults.overlooked = overlooked(self.edition, state, self.style.forgets, self.seed)
            if self.style.rests and state.round % 2:
                assaults.overlooked = frozenset(state.rules.board.names)
            assaults.order()
            self.edition.after_attacks(draft, self.style)
        elif state.phase == "noncombat_move":
            deploy(draft, danger, self.style, overlooked(self.edition, state, self.style.forgets, self.seed))
        else:
            Placement(draft, danger).order()
        if draft.state.seat == state.seat and draft.state.phase == state.phase:
            draft.does(self.edition.done())
        return draft.steps or [self.any(state)]

    def any(self, state: Position) -> Decision:
        """A legal action where the plan has none."""
        game, done = self.edition.game, self.edition.done()
        if game.check(state, Entry(state.seat, done)) is None:
            return Decision(done)
        return Decision(game.pick(state, game.options(state, state.seat), self.rng))


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
