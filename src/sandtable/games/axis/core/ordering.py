"""Orders of the active nation by their type: how each is judged and carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ....kernel.protocol import Action, Decide, Pending, Refusal, refuse
from ....tabletop.chapters import Chapter
from ....tabletop.stepping import Stepping


class Order(NamedTuple):
    """How an order of the active nation is judged and carried out.

    What comes out of the latter is the order in full where it left something out.
    """

    why_not: Callable[[Any, Any], Refusal | None]
    carry_out: Callable[[Any, Any], Action | None]
    phase: str | None = None
    """The only one in which it is known at all; None: its own judge knows when it may be given."""


def phases(orders: Mapping[type[Action], Order]) -> Chapter[Any, Any]:
    """What goes on when no procedure is under way: the active nation gives orders in its phase."""

    def pending(state: Any) -> Pending:
        return Decide((state.seat,), state.phase)

    def why_not(state: Any, seat: str, do: Action) -> Refusal | None:
        order = orders.get(type(do))
        if order is None or order.phase not in (None, state.phase):
            return refuse("not_now", state.rules.book.sequence, phase=state.phase)
        return order.why_not(state, do)

    def act(step: Stepping[Any], seat: str, do: Action) -> Action | None:
        return orders[type(do)].carry_out(step, do)

    return Chapter(pending, why_not, act)
