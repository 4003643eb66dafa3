"""The computer players of Attack!: each plans an action at a time and remembers what is left of its plan."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TypeAlias

from sandtable.ai.players import Decision
from sandtable.games.attack.actions import AttackAction, Offer
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State
from sandtable.games.attack.view import View
from sandtable.kernel.protocol import Decide, Entry, Seat

from . import bargain, battles, fleet, opening
from .marches import plan_march
from .purchase import plan_production
from .style import Style
from .turns import plan_turn

Answer: TypeAlias = Callable[[State, Seat, Style], Decision]

ANSWERS: Mapping[str, Answer] = {
    "setup_claim": opening.claim,
    "setup_place": opening.place,
    "setup_capital": opening.capital,
    "leave": fleet.leave,
    "planes": battles.planes,
    "battle_order": battles.battle_order,
    "command": battles.command,
    "commit": battles.commit,
    "reinforce": battles.reinforce,
    "naval_answer": fleet.answer,
    "naval_stay": fleet.stay,
    "allow_trade": fleet.trade_leave,
}
"""Decisions that are answered one by one."""
MARCHES = ("move", "blitzkrieg", "strategic")


class Planner:
    """A player that plans whole actions in its style; the base of all numbers of stars."""

    def __init__(self, style: Style, seed: int = 0) -> None:
        self.style = style
        self.rng = random.Random(seed)
        self.plan: list[Decision] = []
        self.expected: object = None
        self.asked: list[Offer] = []
        self.countered: set[bargain.Talk] = set()

    def decide(self, view: View, seat: Seat) -> Decision:
        """The next action of the plan, made anew where the position is not the one expected."""
        return self.choose(ATTACK.imagine(view, seat, self.rng), seat)

    def choose(self, state: State, seat: Seat) -> Decision:
        """What to do in a position that awaits the seat."""
        awaited = ATTACK.pending(state)
        assert isinstance(awaited, Decide)
        if awaited.what in ANSWERS:
            return ANSWERS[awaited.what](state, seat, self.style)
        if awaited.what == "naval_line":
            return fleet.line(state, seat, self.style, self.rng)
        if awaited.what == "trade_answer":
            return bargain.answer(state, seat, self.style, self.countered)
        if not self.plan or self.expected != (seat, open_part(state)):
            self.plan = self.planned(state, seat, awaited.what)
        decision = self.plan.pop(0)
        action = decision.action
        assert isinstance(action, AttackAction)
        after = ATTACK.apply(state, Entry(seat, action)).state if self.plan else state
        self.expected = (seat, open_part(after))
        return decision

    def planned(self, state: State, seat: Seat, what: str) -> list[Decision]:
        """The decisions of the action that is due or under way."""
        if what == "action":
            return self.next_action(state, seat)
        if what in MARCHES:
            march = plan_march(state, seat, self.style, what)
            return march.steps if march is not None else [battles.set_out(state, self.style)]
        return plan_production(state, seat, self.style)

    def next_action(self, state: State, seat: Seat) -> list[Decision]:
        """An offer, or the steps of the next action of the turn."""
        talk = bargain.offer(state, seat, self.style, self.asked)
        return [talk] if talk is not None else plan_turn(state, seat, self.style)


def open_part(state: State) -> tuple[object, ...]:
    """What of a position shows whether a plan still fits; hands are imagined anew each time."""
    return state.round, state.turn, state.owner, state.units, state.march, state.shop
