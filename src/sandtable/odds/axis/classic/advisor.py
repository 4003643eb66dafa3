"""The advisor of Classic: what is pushed after every update, and the questions it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from ....games.axis.classic.actions import ClassicAction, Lose
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.state import State
from ...advice.questions import Ask, AskCalculator, AskThreats, Question, answer, carried_out
from ...calculator.form import Filled
from ..advice.battles import open_odds
from ..advice.brief import brief, odds_with_losses
from ..advice.decisions import default
from ..advice.landings import coasts, landing_plan
from ..advice.reach import reach, touchdown
from ..advice.serving import serving
from ..advice.shapes import (
    AskCoasts,
    AskLandingPlan,
    AskReach,
    AskTouchdown,
    Brief,
    Coasts,
    LandingPlan,
    Planned,
    Reach,
    Serving,
    Threats,
    Touchdown,
    Undone,
)
from ..advice.threats import threats
from ..advice.warnings import warnings
from .asking import AskOdds, AskServing, AskUndone
from .edition import EDITION
from .filling import filled

Answer: TypeAlias = Reach | Planned | Threats | Touchdown | Coasts | LandingPlan | Serving | Undone | Filled


class ClassicAdvisor:
    """Odds, reach and proposals for Classic; nothing is hidden in it, so every seat is told the same."""

    @property
    def questions(self) -> Mapping[type[Ask], Question[State, Answer]]:
        return QUESTIONS

    def brief(self, state: State, seats: tuple[str, ...]) -> Brief:
        return brief(EDITION, state, seats)

    def ask(self, state: State, seat: str | None, question: Any) -> Answer:
        return answer(QUESTIONS, state.rules.order, state, seat, question)

    def default(self, state: State, seat: str, mark: int) -> ClassicAction | None:
        return cast(ClassicAction | None, default(EDITION, state, seat, mark))

    def proposal(self, state: State, seat: str) -> ClassicAction | None:
        return None


ADVISOR = ClassicAdvisor()


# Questions


def _ask_reach(state: State, seat: str, question: AskReach) -> Reach:
    return reach(EDITION, state, seat, question.origin, question.kinds)


def _ask_odds(state: State, seat: str, question: AskOdds) -> Planned:
    """The battles that planned actions would bring, on top of all that is ordered already."""
    planned = question.planned
    states, refused = carried_out(CLASSIC, state, seat, planned)
    last = planned[-1] if planned else None
    if refused is None and isinstance(last, Lose):
        return Planned(odds_with_losses(EDITION, states[-2], states[-1], seat, last.units))
    return Planned(open_odds(EDITION, states[-1]), refused)


def _ask_threats(state: State, seat: str, question: AskThreats) -> Threats:
    return threats(EDITION, state, seat)


def _ask_touchdown(state: State, seat: str, question: AskTouchdown) -> Touchdown:
    return touchdown(EDITION, state, seat, question.origin, question.unit, question.target)


def _ask_coasts(state: State, seat: str, question: AskCoasts) -> Coasts:
    return coasts(EDITION, state, seat, question.forces)


def _ask_landing_plan(state: State, seat: str, question: AskLandingPlan) -> LandingPlan:
    return landing_plan(
        EDITION, state, seat, question.target, question.forces, question.helpers, question.zone
    )


def _ask_serving(state: State, seat: str, question: AskServing) -> Serving:
    return serving(state, question.target, question.orders, question.plan)


def _ask_undone(state: State, seat: str, question: AskUndone) -> Undone:
    """What would be left undone if the phase were closed after the planned actions."""
    states, _ = carried_out(CLASSIC, state, seat, question.planned)
    return Undone(warnings(EDITION, states[-1]) if seat == state.seat else [])


def _ask_calculator(state: State, seat: str, question: AskCalculator) -> Filled:
    return filled(state, seat, question.space)


QUESTIONS: dict[type[Ask], Question[State, Answer]] = {
    AskReach: _ask_reach,
    AskOdds: _ask_odds,
    AskThreats: _ask_threats,
    AskTouchdown: _ask_touchdown,
    AskCoasts: _ask_coasts,
    AskLandingPlan: _ask_landing_plan,
    AskServing: _ask_serving,
    AskUndone: _ask_undone,
    AskCalculator: _ask_calculator,
}
