"""The table of chapters: how each procedure of the rule book asks, judges and goes on.

Procedures under way come first, the innermost before the others; the phases are what goes on when none is.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Action, Decide, Over, Pending, Refusal, Step, refuse
from ....tabletop.chapters import Chapter, running
from ..core.ordering import Order, phases
from ..core.position import COMBAT_MOVE
from . import noncombat, passages
from .actions import (
    Ask,
    Attack,
    Concede,
    Declare,
    Done,
    Escort,
    GlobalAction,
    Load,
    Move,
    Paradrop,
    Raid,
    Unload,
)
from .bases import with_extra
from .movement import attack, moved, resumed, why_not_attack, why_not_move
from .para import dropped, why_not_drop
from .passages import ask, why_not_ask
from .politics import declare, why_not_declare
from .ruleset import OTHER_SIDE
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


ORDERS: dict[type[Action], Order] = {
    Move: at_war(Order(why_not_move, moved)),
    Raid: at_war(Order(why_not_move, moved)),
    Escort: at_war(Order(why_not_move, moved)),
    Paradrop: at_war(Order(why_not_drop, dropped)),
    Load: at_war(Order(why_not_load, loaded)),
    Unload: at_war(Order(why_not_unload, unloaded)),
    Attack: at_war(Order(why_not_attack, attack)),
    Ask: at_war(Order(why_not_ask, ask)),
    Declare: Order(why_not_declare, _declare),
    Done: Order(why_not_done, done),
}
"""What the moving nation may order in its phases."""

PHASE: Chapter[State, GlobalAction] = phases(ORDERS)
CHAPTERS: dict[str, Chapter[State, GlobalAction]] = {
    "request": passages.chapter(resumed),
    "stranded": noncombat.chapter(go_on),
}
"""The procedures by their field in the state, the innermost first."""

chapter = running(CHAPTERS, PHASE)


# What the table says


def why_not_concede(state: State, awaited: Pending, do: GlobalAction) -> Refusal | None:
    """Why the table cannot say this: only that a side gives up."""
    if not isinstance(do, Concede):
        return refuse("no_action" if isinstance(awaited, Decide) else "dice_owed")
    return None if do.side in state.rules.teams else refuse("unknown_side", side=do.side)


def conceded(state: State, side: str) -> Step[State, GlobalAction]:
    """A side gives up, and the other has won."""
    over = Over(state.rules.teams[OTHER_SIDE[side]], "conceded")
    step = Stepping(replace(state, over=over), [])
    step.tell("game_over", winners=over.winners, how=over.how)
    return Step(step.state, tuple(step.events))
