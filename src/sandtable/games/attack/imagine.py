"""A full state that fits what one seat knows, the rest made up by chance.

Certain cards stay where they are known to be; the others are dealt afresh. Of what other players know,
nothing is kept: no rule asks for it.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.protocol import Over, Rng
from .data import deck
from .economy import income
from .frames import Deal, Sea
from .pick import random_line, shuffled
from .pieces import Cards, minus, plus
from .state import PILE, State
from .trade import ANY, fitting
from .view import DealView, SeaView, View, chosen

TRIES = 30
"""Deals of the hidden cards before one is taken that is too poor for what its owner spent."""


class Dealt(Struct, frozen=True):
    """Where all cards might be."""

    hands: dict[str, Cards]
    pile: Cards
    chosen: Cards = ()
    """What a partner might have chosen to hand over."""


def imagine(view: View, seat: str, rng: Rng) -> State:
    """A state that gives the seat the same view."""
    dealt = _deal_cards(view, seat, rng)
    state = _state(view, seat, dealt)
    for _ in range(TRIES):
        if _can_have_spent(state, view, seat):
            break
        dealt = _deal_cards(view, seat, rng)
        state = _state(view, seat, dealt)
    if view.sea is not None:
        state = replace(state, sea=_sea(state, view.sea, chosen(view), rng))
    if view.deal is not None:
        state = replace(state, deal=_deal(view.deal, seat, dealt, rng))
    return state


def _state(view: View, seat: str, dealt: Dealt) -> State:
    return State(
        variant=view.variant,
        order=view.order,
        seat=view.active,
        round=view.round,
        owner=view.owner,
        units=view.units,
        capitals=view.capitals,
        hands=dealt.hands,
        pile=dealt.pile,
        known={seat: view.known} if view.known else {},
        ships=view.ships,
        holder=view.holder,
        out=view.out,
        clock=view.clock,
        turn=view.turn,
        opening=view.opening,
        march=view.march,
        battle=view.battle,
        loot=view.loot,
        bid=view.bid,
        shop=view.shop,
        over=view.pending if isinstance(view.pending, Over) else None,
    )


def _can_have_spent(state: State, view: View, seat: str) -> bool:
    """Whether what the active player has spent is no more than the imagined income."""
    if state.shop is None or state.seat == seat:
        return True
    return income(state, state.seat) >= state.shop.spent


def _deal_cards(view: View, seat: str, rng: Rng) -> Dealt:
    """The hidden cards dealt at random to hands and pile, around the certain ones."""
    seen = Counter(view.hand) + Counter([view.battle.card] if view.battle and view.battle.card else [])
    for cards in view.known.values():
        seen += Counter(cards)
    pool = shuffled(sorted((Counter(deck()) - seen).elements()), rng)
    hands: dict[str, Cards] = {seat: view.hand}
    chosen = _chosen(view, seat, pool)
    if chosen and view.deal is not None:
        sure = view.known.get(view.deal.partner, ())
        hands[view.deal.partner] = plus(sure, minus(chosen, sure))
        pool = shuffled(minus(tuple(sorted(pool)), minus(chosen, sure)), rng)
    for other, size in view.hand_sizes.items():
        if other != seat:
            sure = hands.get(other, view.known.get(other, ()))
            hands[other] = plus(sure, (pool.pop() for _ in range(size - len(sure))))
    hands = {s: hands.get(s, ()) for s in view.hand_sizes}
    return Dealt(hands, plus(view.known.get(PILE, ()), pool), chosen)


def _chosen(view: View, seat: str, pool: list[str]) -> Cards:
    """Cards the partner may have agreed to hand over to this seat, which waits for the holder's word."""
    deal = view.deal
    if deal is None or deal.step != "veto" or seat != deal.proposer:
        return ()
    candidates = (*view.known.get(deal.partner, ()), *pool)
    return fitting(candidates, deal.want) or ()


def _sea(state: State, sea: SeaView, sealed: tuple[str, ...], rng: Rng) -> Sea:
    """The challenge with what the other side has laid or said face down; `sealed` are those who have."""
    bare = Sea(sea.challenger, sea.holder, sea.step, sea.round, hits=sea.hits, pair=sea.pair, aside=sea.aside)
    state = replace(state, sea=bare)
    laid = sealed if sea.step == "line" else tuple(sea.lines)
    said = sealed if sea.step == "stay" else ()
    lines = {s: sea.lines[s] if s in sea.lines else random_line(state, s, rng) for s in laid}
    stays = {s: sea.stays[s] if s in sea.stays else bool(rng.randrange(2)) for s in said}
    return replace(bare, lines=lines, stays=stays)


def _deal(deal: DealView, seat: str, dealt: Dealt, rng: Rng) -> Deal:
    """The offer; for whoever is no partner its terms are made up from the imagined hands."""
    if seat == deal.partner:
        return _known(deal, deal.cards)
    if seat == deal.proposer:
        return _known(deal, dealt.chosen)
    give = _some(dealt.hands[deal.proposer], deal.gives, rng)
    cards = _some(dealt.hands[deal.partner], deal.asks, rng) if deal.step == "veto" else ()
    promise = not (deal.gives or deal.asks)
    want = {ANY: deal.asks} if deal.asks else {}
    return Deal(deal.proposer, deal.partner, give, want, "", deal.step, cards, deal.counter, promise)


def _known(deal: DealView, cards: Cards) -> Deal:
    """The deal whose terms are known, with what the partner would hand over."""
    give, want, text = deal.give, deal.want, deal.text
    return Deal(deal.proposer, deal.partner, give, want, text, deal.step, cards, deal.counter, deal.promise)


def _some(cards: Cards, count: int, rng: Rng) -> Cards:
    return tuple(sorted(shuffled(cards, rng)[:count]))
