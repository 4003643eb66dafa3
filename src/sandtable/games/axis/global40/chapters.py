"""The table of chapters: how each procedure of the rule book asks, judges and goes on.

Procedures under way come first, the innermost before the others; the phases are what goes on when none is.
"""

from __future__ import annotations

from ....kernel.protocol import Action, Decide, Refusal, Roll, refuse
from ....tabletop.chapters import Chapter, running
from ..core.ordering import Order, phases
from ..core.position import COMBAT, COMBAT_MOVE
from . import decisions, income, mobilise, noncombat, passages, purchase, research
from .actions import (
    Ask,
    Attack,
    Buy,
    Chart,
    Declare,
    Done,
    Escort,
    Fight,
    GlobalAction,
    Load,
    Move,
    Paradrop,
    Place,
    Raid,
    Repair,
    Research,
    Rocket,
    Unload,
    Upgrade,
)
from .bases import with_extra
from .combat import why_not_fight
from .decisions import fight, launch
from .movement import attack, moved, resumed, why_not_attack, why_not_move
from .para import dropped, why_not_drop
from .passages import ask, why_not_ask
from .politics import declare, why_not_declare
from .raids import why_not_rocket
from .shipping import loaded, unloaded, why_not_load, why_not_unload
from .state import State, Stepping
from .turn import done, go_on, why_not_done


def at_war(order: Order) -> Order:
    """The same order, in the combat move for nations at war alone (rule book, lines 653, 747)."""

    def why_not(state: State, do: GlobalAction) -> Refusal | None:
        if state.phase == COMBAT_MOVE and not state.is_at_war(state.seat):
            return refuse("at_peace", "7.neutral")
        return order.why_not(state, do)

    return order._replace(why_not=why_not)


def _declare(step: Stepping, do: Declare) -> None:
    """War is declared; bases of new allies lend their range at once (A32)."""
    declare(step, do)
    step.state = with_extra(step.state)


# Research: dice, the chart, a die on it


def _why_not_chart(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    if not isinstance(do, Chart):
        return refuse("choose_a_chart", "22.research")
    return research.why_not_chart(state, do)


def _choose_chart(step: Stepping, seat: str, do: GlobalAction) -> None:
    assert isinstance(do, Chart)
    research.choose_chart(step, do)


# Income: war before it, convoys, war bonds


def _answer(step: Stepping, seat: str, do: GlobalAction) -> None:
    income.answer(step, seat, do)
    go_on(step)


def _income_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    income.rolled(step, dice)
    go_on(step)


ORDERS: dict[type[Action], Order] = {
    Research: Order(research.why_not_research, research.research),
    Buy: Order(purchase.why_not_buy, purchase.buy),
    Repair: Order(purchase.why_not_repair, purchase.repair),
    Upgrade: Order(purchase.why_not_upgrade, purchase.upgrade),
    Move: at_war(Order(why_not_move, moved)),
    Raid: at_war(Order(why_not_move, moved)),
    Escort: at_war(Order(why_not_move, moved)),
    Paradrop: at_war(Order(why_not_drop, dropped)),
    Load: at_war(Order(why_not_load, loaded)),
    Unload: at_war(Order(why_not_unload, unloaded)),
    Attack: at_war(Order(why_not_attack, attack)),
    Ask: at_war(Order(why_not_ask, ask)),
    Declare: Order(why_not_declare, _declare),
    Fight: Order(why_not_fight, fight, COMBAT),
    Rocket: Order(why_not_rocket, launch, COMBAT),
    Place: Order(mobilise.why_not_place, mobilise.place),
    Done: Order(why_not_done, done),
}
"""What the moving nation may order in its phases."""

PHASE: Chapter[State, GlobalAction] = phases(ORDERS)
CHAPTERS: dict[str, Chapter[State, GlobalAction]] = {
    "request": passages.chapter(resumed),
    "stranded": noncombat.chapter(go_on),
    "turn.research": Chapter(
        lambda s: Roll(s.turn.research, why="research"), rolled=research.research_rolled
    ),
    "turn.breakthrough": Chapter(lambda s: Decide((s.seat,), "chart"), _why_not_chart, _choose_chart),
    "turn.chart": Chapter(lambda _: Roll(1, why="development"), rolled=research.development_rolled),
    "asking": Chapter(income.ask_pending, income.why_not_answer, _answer),
    "income": Chapter(income.pending, rolled=_income_rolled),
    **decisions.CHAPTERS,
}
"""The procedures by their field in the state, the innermost first."""

chapter = running(CHAPTERS, PHASE)
