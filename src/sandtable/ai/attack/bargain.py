"""Trade: offers by which both should gain, and answers to those of others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Accept, Decline, Offer
from sandtable.games.attack.data import card_table
from sandtable.games.attack.economy import set_value
from sandtable.games.attack.pieces import Cards, minus, plus
from sandtable.games.attack.state import State, others
from sandtable.games.attack.trade import fits, needs_leave, why_not_trade

from .style import Style

TYPICAL = 2
"""The value of a card one does not know."""
LEAST_GAIN = 3
"""Points of income that make a deal worth an action, or worth agreeing."""
MOST_CHOICES = 300


def points(cards: Iterable[str]) -> int:
    """Income from cards."""
    cards = tuple(cards)
    return sum(card_table().cards[card].value for card in cards) + set_value(cards)


def offer(state: State, seat: str, style: Style, asked: list[Offer]) -> Decision | None:
    """An offer that completes a set and should please the partner too; none is made twice."""
    turn = state.turn
    if turn.trading or turn.talks >= min(style.offers, state.rules.talk_limit) or why_not_trade(state):
        return None
    partners = [p for p in others(state, seat) if state.hand(p) and not needs_leave(state, seat, p)]
    rows = [(gain, p, card, kind) for gain, card, kind in _swaps(state.hand(seat)) for p in partners]
    for gain, partner, card, kind in sorted(rows, reverse=True):
        wish = Offer(partner, (card,), {kind: 1})
        if gain >= LEAST_GAIN and wish not in asked and 0 < _pleases(state, wish) <= gain:
            asked.append(wish)
            return Decision(wish, (because("offer", to=partner, kind=kind, gain=gain),))
    return None


def _pleases(state: State, wish: Offer) -> int:
    """What an offer would bring the partner, with the hand imagined for it."""
    return _cheapest(state.hand(wish.to), wish.give, wish.want)[1]


def _swaps(hand: Cards) -> Iterable[tuple[int, str, str]]:
    """What each swap of a card for a typical one of another kind brings."""
    table, now = card_table(), points(hand)
    for card in dict.fromkeys(hand):
        for kind, row in table.kinds.items():
            if row.in_set and kind != table.cards[card].kind:
                yield points((*minus(hand, (card,)), _typical(kind))) - now, card, kind


def _typical(kind: str) -> str:
    table = card_table().cards
    return next(card for card, row in table.items() if row.kind == kind and row.value == TYPICAL)


def answer(state: State, seat: str, style: Style) -> Decision:
    """Agree where it brings something, and not much more to the other."""
    deal = state.deal
    assert deal is not None
    best, gain = _cheapest(state.hand(seat), deal.give, deal.want)
    if best is None:
        return Decision(Decline(), (because("cannot_trade"),))
    theirs = sum(2 * card_table().cards[card].value for card in best)
    theirs -= sum(card_table().cards[card].value for card in deal.give)
    limit = theirs if len(state.alive) == 2 else theirs / 2
    if gain >= LEAST_GAIN and gain >= limit:
        return Decision(Accept(best), (because("accept", gain=gain),))
    return Decision(Decline(), (because("decline", gain=gain),))


def _cheapest(hand: Cards, given: Cards, want: dict[str, int]) -> tuple[Cards | None, int]:
    """The cards that fit what is asked for and are missed least, and what the swap brings."""
    now, best, most = points(hand), None, -1000
    for number, cards in enumerate(combinations(hand, sum(want.values()))):
        if number >= MOST_CHOICES:
            break
        if fits(cards, want):
            gain = points(plus(minus(hand, cards), given)) - now
            if gain > most:
                best, most = cards, gain
    return best, most
