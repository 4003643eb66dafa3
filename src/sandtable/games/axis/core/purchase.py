"""Judging an order to buy, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.protocol import Refusal, refuse
from ....tabletop.stepping import Stepping
from .actions import Buy
from .position import PURCHASE, P, changed
from .purse import MOST_BOUGHT, price


def why_not_buy(
    state: P, do: Buy, why_not_sold: Callable[[P], Refusal | None] | None = None, account: str = ""
) -> Refusal | None:
    """Why the nation may not buy these units; `why_not_sold` says why an edition does not sell them to it.

    It pays from an account: the one of its own name, unless another is given.
    """
    kinds, book = state.kinds(state.seat), state.rules.book
    if state.phase != PURCHASE:
        return refuse("wrong_phase", book.purchase, phase=state.phase)
    if not do.units:
        return refuse("no_units", "notation")
    for kind, count in do.units.items():
        if kind not in kinds:
            return refuse("unknown_unit", "notation", unit=kind)
        if not 1 <= count <= MOST_BOUGHT:
            return refuse("bad_count", "notation", unit=kind, count=count)
    refusal = why_not_sold(state) if why_not_sold else None
    if refusal:
        return refusal
    if any(kind in state.rules.not_sold for kind in do.units):
        return refuse("no_new_complexes", book.not_sold)
    needs, has = price(kinds, do.units), state.ipc[account or state.seat]
    return refuse("cannot_pay", book.purchase, needs=needs, has=has) if needs > has else None


def buy(step: Stepping[P], do: Buy, account: str = "") -> None:
    """Pay now, from the account given or the nation's own, place at the end of the turn."""
    state, kinds = step.state, step.state.kinds(step.state.seat)
    payer = account or state.seat
    money = {**state.ipc, payer: state.ipc[payer] - price(kinds, do.units)}
    bought = dict(state.bought)
    for kind, count in do.units.items():
        bought[kind] = bought.get(kind, 0) + count
    bought = {kind: bought[kind] for kind in kinds if kind in bought}
    step.state = changed(state, ipc=money, bought=bought)
    step.tell("bought", by=state.seat, units=tuple(f"{count} {kind}" for kind, count in do.units.items()))
