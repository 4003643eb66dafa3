"""Trade: offers by which both should gain, and answers to those of others.

Promises bind nobody, so none is made, asked for or counted. An offer asks only for what the partner is known
to have: nobody is bothered with a deal that cannot be made. Only the partner of whoever's turn it is names
another price, and once in a turn: no talks go on forever.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Accept, Counter, Decline, Offer
from sandtable.games.attack.data import card_table
from sandtable.games.attack.economy import set_value
from sandtable.games.attack.frames import Deal
from sandtable.games.attack.pieces import Cards, minus, plus
from sandtable.games.attack.state import State, others
from sandtable.games.attack.trade import fits, is_talked_out, needs_leave, why_not, why_not_trade

from .style import Style

TYPICAL = 2
"""The value of a card one does not know."""
LEAST_GAIN = 3
"""Points of income that make a deal worth an action, or worth agreeing."""
MOST_CHOICES = 300


class Talk(Struct, frozen=True):
    """Talks of a seat with whoever's turn it is, in a round."""

    seat: str
    round: int
    partner: str


def points(cards: Iterable[str]) -> int:
    """Income from cards."""
    return _points(tuple(sorted(cards)))


@lru_cache(maxsize=50_000)
def _points(cards: Cards) -> int:
    return sum(card_table().cards[card].value for card in cards) + set_value(cards)


def offer(state: State, seat: str, style: Style, asked: list[Offer]) -> Decision | None:
    """An offer that completes a set and should please the partner too; none is made twice."""
    turn = state.turn
    if turn.trading or turn.talks >= style.offers or is_talked_out(state) or why_not_trade(state):
        return None
    partners = [p for p in others(state, seat) if state.hand(p) and not needs_leave(state, seat, p)]
    swaps = list(_swaps(state.hand(seat)))
    rows = [
        (gain, p, card, kind)
        for p in partners
        for gain, card, kind in swaps
        if kind in _known_kinds(state, seat, p)
    ]
    for gain, partner, card, kind in sorted(rows, reverse=True):
        wish = Offer(partner, (card,), {kind: 1})
        if gain >= LEAST_GAIN and wish not in asked and 0 < _pleases(state, wish) <= gain:
            asked.append(wish)
            return Decision(wish, (because("offer", to=partner, kind=kind, gain=gain),))
    return None


def _known_kinds(state: State, seat: str, partner: str) -> set[str]:
    """Kinds of which the seat is certain that the partner has a card."""
    cards = card_table().cards
    return {cards[card].kind for card in state.known.get(seat, {}).get(partner, ())}


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


def answer(state: State, seat: str, style: Style, countered: set[Talk]) -> Decision:
    """Agree where it brings something, and not much more to the other; else name a better price once."""
    deal = state.deal
    assert deal is not None
    best, gain = _cheapest(state.hand(seat), deal.give, deal.want)
    if best is None:
        return Decision(Decline(), (because("cannot_trade"),))
    is_gift = gain > 0 and not deal.want
    if is_gift or _is_good(state, gain, _their_gain(best, deal.give)):
        return Decision(Accept(best), (because("accept", gain=gain),))
    talk = Talk(seat, state.round, deal.proposer)
    price = _counter(state, seat) if deal.proposer == state.seat and talk not in countered else None
    if price is not None:
        countered.add(talk)
        return price
    if (deal.text or deal.promise) and not deal.give:
        return Decision(Decline(), (because("only_a_promise"),))
    return Decision(Decline(), (because("decline", gain=gain),))


def _their_gain(given: Cards, taken: Iterable[str]) -> int:
    """What a deal is thought to bring the other, to whom the cards asked for count double."""
    cards = card_table().cards
    return sum(2 * cards[card].value for card in given) - sum(cards[card].value for card in taken)


def _is_good(state: State, gain: int, theirs: int) -> bool:
    """Whether a deal brings enough, and to the other not much more."""
    limit = theirs if len(state.alive) == 2 else theirs / 2
    return gain >= LEAST_GAIN and gain >= limit


def _counter(state: State, seat: str) -> Decision | None:
    """The price at which what is asked for may be had: the deal of which the poorer side has most."""
    deal = state.deal
    assert deal is not None
    best: tuple[int, int, Counter] | None = None
    for want, taken in _prices(state, seat, deal):
        given, gain = _cheapest(state.hand(seat), taken, deal.want)
        theirs, price = _their_gain(given or (), taken), Counter(given or (), want)
        if theirs <= 0 or not _is_good(state, gain, theirs) or why_not(state, seat, price) is not None:
            continue
        if best is None or (min(gain, theirs), gain) > best[:2]:
            best = min(gain, theirs), gain, price
    if best is None:
        return None
    return Decision(best[2], (because("counter", to=deal.proposer, gain=best[1]),))


def _prices(state: State, seat: str, deal: Deal) -> Iterator[tuple[dict[str, int], Cards]]:
    """What could be asked for instead, with the cards that would likely come.

    It is one card, or what is offered and a card more; by kind, or one that the other is known to have.
    """
    known = minus(state.known.get(seat, {}).get(deal.proposer, ()), deal.give)
    more = [(kind, _typical(kind)) for kind, row in card_table().kinds.items() if row.in_set]
    more += [(card, card) for card in dict.fromkeys(known)]
    for ask, card in more:
        yield {ask: 1}, (card,)
        if deal.give:
            yield dict(Tally((*deal.give, ask))), plus(deal.give, (card,))


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
