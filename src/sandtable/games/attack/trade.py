"""Trade: offers, answers, the holder's veto, the swap (ch. XX).

Nobody knows another's hand, so an offer names its own cards but asks for the partner's by kind, by card, or
for any; the partner, when accepting, names cards that fit. Offered cards are shown to the partner only, and
neither offers nor refusals depend on what the partner really holds. Promises are free text, or made without
written words, and bind nobody (gap G22). A holder who may veto sees who trades and how many cards, not which.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Accept, Allow, AttackAction, Counter, Decline, Offer, Refuse
from .data import card_table, setup_table
from .ends import is_trade_banned
from .frames import Deal
from .knowledge import pass_cards, show_cards
from .pieces import Cards, holds
from .state import State, Stepping, ask, others, owned
from .turn import spend, why_not_action

ANY = "any"
PROMISE = "promise"
"""The kind of a line of the menu that is about no cards."""


def _deal(state: State) -> Deal:
    assert state.deal is not None
    return state.deal


def pending(state: State) -> Pending:
    """The partner answers, or the holder says whether the deal may be made."""
    deal = _deal(state)
    if deal.step == "veto":
        return ask((state.holder,), "allow_trade", deal.partner)
    return ask((deal.partner,), "trade_answer", deal.proposer)


# Neighbors and the veto


def are_neighbours(state: State, one: str, two: str) -> bool:
    """Whether the two have neighboring regions; by land only, unless agreed otherwise (gap G25)."""
    board = state.rules.board
    theirs = set(owned(state, two))
    for region in owned(state, one):
        by_sea = board.sea[region] if state.rules.trade_neighbours == "all" else ()
        if theirs.intersection((*board.land[region], *by_sea)):
            return True
    return False


def needs_leave(state: State, one: str, two: str) -> bool:
    """Whether the holder may forbid a deal between the two; never one of its own (gap G32)."""
    return state.holder not in ("", one, two) and not are_neighbours(state, one, two)


# Checks


def is_talked_out(state: State) -> bool:
    """Whether so many offers came to nothing as the table agreed to hear; by the book there is no limit."""
    return 0 < state.rules.talk_limit <= state.turn.talks


def why_not_trade(state: State) -> Refusal | None:
    """Why the active player may not trade now."""
    if is_trade_banned(state):
        return refuse("too_late_to_trade", "20.last_minutes")
    return why_not_action(state, "trade")


def why_not_offer(state: State, seat: str, do: Offer) -> Refusal | None:
    """Why the player may not make this offer."""
    refusal = why_not_trade(state)
    if refusal:
        return refusal
    if do.to not in others(state, seat):
        return refuse("no_partner", "20.trade", seat=do.to)
    return _why_not_terms(state, seat, do.to, do)


def _why_not_terms(state: State, seat: str, partner: str, do: Offer | Counter) -> Refusal | None:
    if is_talked_out(state):
        return refuse("talked_out", "20.trade", most=state.rules.talk_limit)
    for what, count in do.want.items():
        if what != ANY and what not in card_table().kinds and what not in card_table().cards:
            return refuse("unknown_card", "20.trade", card=what)
        if count < 1:
            return refuse("bad_count", "20.trade", unit=what, count=count)
    if not holds(state.hand(seat), do.give):
        return refuse("not_your_cards", "20.trade")
    if sum(do.want.values()) > len(state.hand(partner)):
        return refuse("too_many_cards", "20.trade", has=len(state.hand(partner)))
    if not (do.give or do.want or do.text or do.promise):
        return refuse("empty_offer", "20.trade")
    return _why_not_text(do.text)


def _why_not_text(text: str) -> Refusal | None:
    longest = setup_table().longest_promise
    if len(text) > longest:
        return refuse("text_too_long", "20.promises", most=longest)
    if text != text.strip() or not text.isprintable():
        return refuse("text_not_plain", "20.promises")
    return None


def fits(cards: Iterable[str], want: Mapping[str, int]) -> bool:
    """Whether the cards are just what is asked for: so many, with enough of each kind and of each card."""
    table, given = card_table(), Tally(cards)
    if sum(given.values()) != sum(want.values()):
        return False
    kinds: Tally[str] = Tally()
    for card, count in given.items():
        kinds[table.cards[card].kind] += count
    needed: Tally[str] = Tally()
    for what, count in want.items():
        if what in table.cards:
            if given[what] < count:
                return False
            needed[table.cards[what].kind] += count
        elif what != ANY:
            needed[what] += count
    return not needed - kinds


def serves(card: str, what: str) -> bool:
    """Whether the card may be given for something asked for: a card, a kind, or any."""
    return what in (ANY, card, card_table().cards[card].kind)


def serving(cards: Cards, want: Mapping[str, int]) -> dict[str, Cards]:
    """For each thing asked for, those of the cards that may be given for it."""
    return {what: tuple(card for card in cards if serves(card, what)) for what in want}


def fitting(cards: Cards, want: dict[str, int]) -> Cards | None:
    """The first of the cards that fit what is asked for, named ones before kinds before any; or None."""
    table, left, taken = card_table(), list(cards), []
    for what in sorted(want, key=lambda w: (w == ANY, w not in table.cards)):
        for _ in range(want[what]):
            found = next((c for c in left if serves(c, what)), None)
            if found is None:
                return None
            left.remove(found)
            taken.append(found)
    return tuple(sorted(taken))


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not answer so."""
    deal = _deal(state)
    if deal.step == "veto":
        return None if isinstance(do, Allow | Refuse) else refuse("allow_or_refuse", "20.veto")
    if isinstance(do, Accept):
        return _why_not_accept(state, seat, do.cards)
    if isinstance(do, Counter):
        return _why_not_terms(state, seat, deal.proposer, do)
    return None if isinstance(do, Decline) else refuse("accept_or_decline", "20.trade")


def _why_not_accept(state: State, seat: str, cards: tuple[str, ...]) -> Refusal | None:
    if not holds(state.hand(seat), cards):
        return refuse("not_your_cards", "20.trade")
    if not fits(cards, _deal(state).want):
        return refuse("not_what_is_asked", "20.trade", want=wanted(_deal(state).want))
    return None


def wanted(want: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"{count} {what}" for what, count in want.items())


# What happens


def offer(step: Stepping, seat: str, do: Offer) -> None:
    """Put an offer on the table."""
    _propose(step, seat, do.to, do)


def _propose(step: Stepping, seat: str, partner: str, do: Offer | Counter) -> None:
    give = tuple(sorted(do.give))
    turn = replace(step.state.turn, talks=step.state.turn.talks + 1)
    state = show_cards(step.state, seat, give, partner)
    counters = isinstance(do, Counter)
    deal = Deal(seat, partner, give, do.want, do.text, counter=counters, promise=do.promise)
    step.state = replace(state, turn=turn, deal=deal)
    step.reveals = step.reveals or bool(give)
    asked = sum(do.want.values())
    step.tell("offered", by=seat, to=partner, gives=len(give), asks=asked, counter=counters)
    step.whisper(
        (seat, partner),
        "terms",
        by=seat,
        to=partner,
        give=give,
        want=wanted(do.want),
        text=do.text,
        promise=do.promise,
        counter=counters,
    )


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out an answer."""
    deal = _deal(step.state)
    if isinstance(do, Accept):
        _agree(step, replace(deal, cards=tuple(sorted(do.cards))))
    elif isinstance(do, Counter):
        _propose(step, seat, deal.proposer, do)
    elif isinstance(do, Allow):
        swap(step, deal)
    else:
        what = "forbidden" if isinstance(do, Refuse) else "declined"
        step.state = replace(step.state, deal=None)
        step.tell(what, by=seat, seats=(deal.proposer, deal.partner))


def _agree(step: Stepping, deal: Deal) -> None:
    """The two agree; the holder may still forbid it where they are no neighbors."""
    step.tell("agreed", seats=(deal.proposer, deal.partner))
    if needs_leave(step.state, deal.proposer, deal.partner):
        step.state = replace(step.state, deal=replace(deal, step="veto"))
    else:
        swap(step, deal)


def swap(step: Stepping, deal: Deal) -> None:
    """The cards change hands; with the first deal the action is used, and more deals are free."""
    both = (deal.proposer, deal.partner)
    state = pass_cards(step.state, deal.proposer, deal.partner, deal.give, both) if deal.give else step.state
    state = pass_cards(state, deal.partner, deal.proposer, deal.cards, both) if deal.cards else state
    step.state = replace(state, deal=None, turn=replace(state.turn, talks=0))
    step.reveals = step.reveals or bool(deal.cards)
    if not step.state.turn.trading:
        spend(step, "trade")
    step.tell("deal", seats=both, counts=(len(deal.give), len(deal.cards)))
    step.whisper(both, "swapped", seats=both, given=deal.give, taken=deal.cards)
