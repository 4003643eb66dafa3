"""What a nation may do now, factored for buttons and search; everything offered passes `check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....kernel.protocol import TABLE, Menu, Offer
from ..core import menus
from . import decisions, income, mobilise, purchase, research
from .politics import declarable
from .state import State
from .turn import why_not_done


def table_menu(state: State) -> Menu:
    """What can be said for the whole table: that a side gives up."""
    return Menu(TABLE, (Offer("concede", targets=tuple(state.rules.teams)),))


def _nothing(state: State, seat: str) -> Iterator[Offer]:
    return iter(())


def _declarations(state: State, seat: str) -> Iterator[Offer]:
    """War on those on whom it may be declared now."""
    nations = declarable(state)
    if nations:
        yield Offer("declare", targets=nations)


def _purchase(state: State, seat: str) -> Iterator[Offer]:
    """Research before anything else, then what money can buy."""
    yield from research.offers(state, seat)
    yield from purchase.offers(state, seat)


def _combat_move(state: State, seat: str) -> Iterator[Offer]:
    """Declarations before the first move."""
    yield from _declarations(state, seat)


MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "purchase": _purchase,
    "chart": research.charts,
    "combat_move": _combat_move,
    "noncombat_move": _nothing,
    "place": mobilise.offers,
    "declare": income.ask_offers,
    **decisions.MENUS,
}
"""Lines of each decision."""
menu = menus.table(MENUS, why_not_done, decisions.count_owed)
