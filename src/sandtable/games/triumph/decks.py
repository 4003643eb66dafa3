"""Cards and chits: drawing what is owed, discarding, shuffling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from ...kernel.protocol import Draw, Pending
from .data import action_cards, investment_cards, setup_table
from .frames import Cards, Owed
from .knowledge import lost_openly, lost_unseen, see_cards
from .state import State, Stepping

ACTION = "action"
INVESTMENT = "investment"


@lru_cache(maxsize=1)
def all_cards() -> dict[str, str]:
    """Every card with its deck."""
    return dict.fromkeys(action_cards(), ACTION) | dict.fromkeys(investment_cards(), INVESTMENT)


def deck_of(card: str) -> str:
    return all_cards()[card]


def of_deck(cards: Iterable[str], deck: str) -> Cards:
    return tuple(c for c in cards if deck_of(c) == deck)


def left_in(state: State, owed: Owed) -> tuple[str, ...]:
    """What may be drawn now."""
    if owed.deck == "hand":
        return state.hand(owed.why)
    if owed.deck != "chits":
        return state.decks[owed.deck]
    bag = Counter(dict(setup_table().chits))
    bag -= Counter(str(chit) for chits in state.chits.values() for chit in chits)
    return tuple(sorted(bag.elements()))


def owe(state: State, seat: str, deck: str, count: int, why: str = "") -> State:
    """The state in which a faction draws so many, or as many as there are."""
    owed = Owed(seat, deck, count, why)  # type: ignore[arg-type]
    return replace(state, draws=(*state.draws, owed)) if count > 0 else state


def with_draws_settled(state: State) -> State:
    """The state without draws from a deck that has run out."""
    while state.draws and not left_in(state, state.draws[0]):
        state = replace(state, draws=state.draws[1:])
    return state


def pending(state: State) -> Pending:
    """The next draw."""
    owed = state.draws[0]
    left = left_in(state, owed)
    return Draw(min(owed.count, len(left)), left, f"{owed.deck}_{owed.seat}")


def drawn(step: Stepping, cards: Cards) -> None:
    """Cards or chits come to whoever is owed them; only he sees which."""
    state, owed = step.state, step.state.draws[0]
    state = replace(state, draws=state.draws[1:])
    if owed.deck == "hand":
        _steal(step, state, owed, cards)
        return
    if owed.deck == "chits":
        values = tuple(sorted((*state.chits.get(owed.seat, ()), *map(int, cards)), reverse=True))
        step.state = replace(state, chits={**state.chits, owed.seat: values})
    else:
        deck = tuple((Counter(state.decks[owed.deck]) - Counter(cards)).elements())
        hand = tuple(sorted((*state.hand(owed.seat), *cards)))
        step.state = replace(
            state, decks={**state.decks, owed.deck: deck}, hands={**state.hands, owed.seat: hand}
        )
    step.tell("drawn", seat=owed.seat, deck=owed.deck, count=len(cards), why=owed.why)
    step.whisper((owed.seat,), "cards", seat=owed.seat, cards=tuple(sorted(cards)))


def _steal(step: Stepping, state: State, owed: Owed, cards: Cards) -> None:
    """A card out of a rival's hand: the two know which, everybody sees of which deck."""
    taker, victim = owed.seat, owed.why
    left = tuple(c for c in state.hand(victim) if c not in cards)
    taken = tuple(sorted((*state.hand(taker), *cards)))
    state = replace(state, hands={**state.hands, victim: left, taker: taken})
    state = lost_unseen(state, victim, (taker,), cards)
    step.state = see_cards(state, victim, taker, cards)
    step.tell("stolen", seat=taker, victim=victim, deck=deck_of(cards[0]))
    step.whisper((taker, victim), "cards", seat=taker, cards=cards)


def to_discards(state: State, cards: Iterable[str]) -> State:
    """The state with cards on the piles of discards, that were nowhere else."""
    piles = dict(state.discards)
    for card in cards:
        deck = deck_of(card)
        piles[deck] = tuple(sorted((*piles.get(deck, ()), card)))
    return replace(state, discards=piles)


def out_of_hand(state: State, seat: str, cards: Iterable[str], unseen: bool = False) -> State:
    """The state after a faction gave cards from its hand, before everybody's eyes unless unseen."""
    gone = tuple(cards)
    hand = tuple(c for c in state.hand(seat) if c not in gone)
    state = replace(state, hands={**state.hands, seat: hand})
    return lost_unseen(state, seat) if unseen else lost_openly(state, seat, gone)


def play(state: State, seat: str, cards: Iterable[str]) -> State:
    """The state after cards were played openly from a hand, onto the discards."""
    gone = tuple(cards)
    return to_discards(out_of_hand(state, seat, gone), gone)


def reshuffled(state: State) -> State:
    """The state with all discards back in their decks."""
    decks = {
        deck: tuple(sorted((*cards, *state.discards.get(deck, ())))) for deck, cards in state.decks.items()
    }
    return replace(state, decks=decks, discards={})


def is_openly_gone(state: State, card: str) -> bool:
    """Whether everybody can see the card in the discards."""
    return state.rules.discards == "open" and card in state.discards.get(deck_of(card), ())


def counts(state: State, seat: str) -> tuple[int, int]:
    """How many action and investment cards a faction holds."""
    hand = state.hand(seat)
    return len(of_deck(hand, ACTION)), len(of_deck(hand, INVESTMENT))
