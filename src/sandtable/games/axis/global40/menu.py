"""What a nation may do now, factored for buttons and search; everything offered passes `check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from ....kernel.protocol import Offer
from ..core import menus
from ..core.position import COMBAT_MOVE, own, unit_text
from . import decisions, income, mobilise, noncombat, purchase, research
from .movement import attackable_zones, raid_goals
from .para import count_para, para_kinds, para_targets
from .passages import askable
from .politics import declarable
from .reaching import goals
from .state import State
from .theatre import Theatre, theatre
from .turn import why_not_done


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
    """Declarations before the first move, and attacks of a nation at war."""
    yield from _declarations(state, seat)
    if state.is_at_war(seat):
        yield from _movement(state, seat)


def _movement(state: State, seat: str) -> Iterator[Offer]:
    """Moves with what they are for, boarding and landing, and leave that may be asked for."""
    th = theatre(state)

    board, fights = state.rules.board, state.phase == COMBAT_MOVE
    raids, escorts = raid_goals(state, th) if fights else ({}, {})

    def also(offer: Offer, mask: int) -> Iterator[Offer]:
        raided = mask & raids.get(offer.kind, 0)
        if raided:
            yield replace(offer, verb="raid", targets=board.names_of(raided))
        joined = mask & escorts.get(offer.kind, 0)
        if joined:
            yield replace(offer, verb="escort", targets=board.names_of(joined))

    yield from menus.moves(state, th, also if raids else None, goals)
    if fights:
        yield from _drops(state, th)
        zones = attackable_zones(state, th)
        if zones:
            yield Offer("attack", targets=zones)
    passages = askable(state)
    if passages:
        yield Offer("ask", targets=passages)


def _drops(state: State, th: Theatre) -> Iterator[Offer]:
    """Paratroopers that may be sent from a base."""
    kinds = para_kinds(state)
    for base in state.units if kinds else ():
        for p in own(state, base):
            most = min(p.count, count_para(state, base)) if p.kind in kinds and not p.used else 0
            mask = para_targets(state, th, base) if most > 0 else 0
            if mask:
                unit = unit_text(state, p, state.seat)
                yield Offer("paradrop", base, p.kind, unit, most, state.rules.board.names_of(mask))


def _passage(state: State, seat: str) -> Iterator[Offer]:
    yield Offer("allow")
    yield Offer("refuse")


def _stranded(state: State, seat: str) -> Iterator[Offer]:
    return iter(noncombat.offers(state, seat))


MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "purchase": _purchase,
    "chart": research.charts,
    "combat_move": _combat_move,
    "noncombat_move": _movement,
    "passage": _passage,
    "stranded": _stranded,
    "place": mobilise.offers,
    "declare": income.ask_offers,
    **decisions.MENUS,
}
"""Lines of each decision."""
menu = menus.table(MENUS, why_not_done, decisions.count_owed)
