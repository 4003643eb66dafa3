"""The advisor of Classic: what is pushed after every update, and the questions it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from ....games.axis.classic.actions import ClassicAction, Done, Lose
from ....games.axis.classic.fire import defenders
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.state import State
from ....games.axis.classic.withdraw import retreat_spaces, why_not_retreat
from ....kernel.protocol import Decide, Entry
from ...advice.questions import Ask, AskCalculator, AskThreats, Question, answer, carried_out
from ...calculator.form import Filled
from ..advice.battles import open_odds
from ..advice.columns import attacking, defending
from ..advice.decisions import default
from ..advice.landings import coasts, landing_plan
from ..advice.losses import after, proposal
from ..advice.reach import reach, touchdown
from ..advice.serving import serving
from ..advice.shapes import (
    AskCoasts,
    AskLandingPlan,
    AskReach,
    AskTouchdown,
    BattleBoard,
    BattleOdds,
    Brief,
    Coasts,
    LandingPlan,
    Losses,
    Planned,
    Reach,
    Serving,
    Threats,
    Touchdown,
    Undone,
)
from ..advice.threats import threats
from ..advice.warnings import warnings
from ..reader import battles_of
from .asking import AskOdds, AskServing, AskUndone
from .filling import filled

Answer: TypeAlias = Reach | Planned | Threats | Touchdown | Coasts | LandingPlan | Serving | Undone | Filled


class ClassicAdvisor:
    """Odds, reach and proposals for Classic; nothing is hidden in it, so every seat is told the same."""

    @property
    def questions(self) -> Mapping[type[Ask], Question[State, Answer]]:
        return QUESTIONS

    def brief(self, state: State, seats: tuple[str, ...]) -> Brief:
        battles = open_odds(state)
        if state.battle is None:
            return Brief(battles, warnings(state), following=_following(state))
        board = _board(state, seats, battles)
        told = [board.odds if board.odds and _is_on(state, one) else one for one in battles]
        return Brief(told, warnings(state), board)

    def ask(self, state: State, seat: str | None, question: Any) -> Answer:
        return answer(QUESTIONS, state.rules.order, state, seat, question)

    def default(self, state: State, seat: str, mark: int) -> ClassicAction | None:
        return default(state, seat, mark)

    def proposal(self, state: State, seat: str) -> ClassicAction | None:
        return None


ADVISOR = ClassicAdvisor()


# The battle being fought


def _board(state: State, seats: tuple[str, ...], battles: list[BattleOdds]) -> BattleBoard:
    on = state.battle
    assert on is not None
    odds = next((one for one in battles if _is_on(state, one)), None)
    losses = _losses(state, seats)
    if losses is not None:
        odds = losses[1]
    fought = len(state.turn.fought)
    is_won = not defenders(state, on)
    return BattleBoard(
        space=on.space,
        kind=on.kind,
        round=on.round,
        step=on.step,
        number=fought + 1,
        of=fought + len(battles_of(state)),
        attacker=attacking(state, on),
        defender=defending(state, on),
        odds=odds,
        losses=losses[0] if losses is not None else None,
        retreats=() if is_won else _retreats(state),
        is_won=is_won,
    )


def _retreats(state: State) -> tuple[str, ...]:
    """Where the attackers could go after this round."""
    return tuple(space for space in retreat_spaces(state) if why_not_retreat(state, space) is None)


def _following(state: State) -> str:
    """What comes when the phase is closed now; dice still owed belong to the phase."""
    entry: Entry[ClassicAction] = Entry(state.seat, Done())
    if CLASSIC.check(state, entry) is not None:
        return ""
    then = CLASSIC.apply(state, entry).state
    return then.phase if then.seat == state.seat else "turn"


def _is_on(state: State, one: BattleOdds) -> bool:
    return state.battle is not None and (one.kind, one.space) == (state.battle.kind, state.battle.space)


def _losses(state: State, seats: tuple[str, ...]) -> tuple[Losses, BattleOdds | None] | None:
    """The proposal for the first of these seats that must choose casualties."""
    awaited = CLASSIC.pending(state)
    if not isinstance(awaited, Decide) or awaited.what != "casualties":
        return None
    seat = next((seat for seat in awaited.seats if seat in seats), "")
    return proposal(state, seat) if seat else None


# Questions


def _ask_reach(state: State, seat: str, question: AskReach) -> Reach:
    return reach(state, seat, question.origin, question.kinds)


def _ask_odds(state: State, seat: str, question: AskOdds) -> Planned:
    """The battles that planned actions would bring, on top of all that is ordered already."""
    planned = question.planned
    states, refused = carried_out(CLASSIC, state, seat, planned)
    if refused is None and planned and isinstance(planned[-1], Lose):
        return Planned(_with_losses(states[-2], states[-1], seat, planned[-1]))
    return Planned(open_odds(states[-1]), refused)


def _with_losses(before: State, state: State, seat: str, lose: Lose) -> list[BattleOdds]:
    """The battles when casualties are taken; the one that is on is told even when that ends it."""
    one = after(before, seat, lose.units)
    rest = [other for other in open_odds(state) if one is None or other.space != one.space]
    return rest if one is None else [one, *rest]


def _ask_threats(state: State, seat: str, question: AskThreats) -> Threats:
    return threats(state, seat)


def _ask_touchdown(state: State, seat: str, question: AskTouchdown) -> Touchdown:
    return touchdown(state, seat, question.origin, question.unit, question.target)


def _ask_coasts(state: State, seat: str, question: AskCoasts) -> Coasts:
    return coasts(state, seat, question.forces)


def _ask_landing_plan(state: State, seat: str, question: AskLandingPlan) -> LandingPlan:
    return landing_plan(state, seat, question.target, question.forces, question.helpers, question.zone)


def _ask_serving(state: State, seat: str, question: AskServing) -> Serving:
    return serving(state, question.target, question.orders, question.plan)


def _ask_undone(state: State, seat: str, question: AskUndone) -> Undone:
    """What would be left undone if the phase were closed after the planned actions."""
    states, _ = carried_out(CLASSIC, state, seat, question.planned)
    return Undone(warnings(states[-1]) if seat == state.seat else [])


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
