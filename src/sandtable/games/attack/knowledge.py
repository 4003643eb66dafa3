"""Economic cards changing hands, and what each player then knows.

A player knows a card in another hand while it is certain: it was seen to go there and nothing has left that
hand unseen since. When something leaves unseen, everything known of that hand (or of the pile) is forgotten.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from .pieces import Cards, minus, plus
from .state import PILE, State

TABLE_TOP = ""
"""A card that lies open beside a battle."""


def pass_cards(state: State, source: str, target: str, cards: Cards, witnesses: tuple[str, ...]) -> State:
    """The state after cards went from a hand, the pile or the table top to another, seen by the witnesses."""
    state = _held(_held(state, source, minus(_cards(state, source), cards)), target, cards, more=True)
    known = {}
    for viewer in state.rules.seats:
        row = dict(state.known.get(viewer, {}))
        if viewer in witnesses:
            row[source] = minus(row.get(source, ()), cards)
            row[target] = plus(row.get(target, ()), cards)
        else:
            row[source] = ()
        known[viewer] = _certain(row, viewer)
    return replace(state, known={viewer: row for viewer, row in known.items() if row})


def show_cards(state: State, holder: str, cards: Cards, viewer: str) -> State:
    """The state after a player let another see cards of the own hand."""
    row = state.known.get(viewer, {})
    seen = tuple(sorted((Counter(row.get(holder, ())) | Counter(cards)).elements()))
    fresh = _certain({**row, holder: seen}, viewer)
    return replace(state, known={**state.known, viewer: fresh}) if fresh else state


def discard_hand(state: State, seat: str) -> State:
    """The state after a player's hand went into the pile unseen and the pile was shuffled."""
    return pass_cards(state, seat, PILE, state.hand(seat), (seat,))


def _certain(row: dict[str, Cards], viewer: str) -> dict[str, Cards]:
    """What is worth keeping: nothing on the own hand or the table top, no empty lines."""
    return {
        holder: row[holder] for holder in sorted(row) if row[holder] and holder not in (viewer, TABLE_TOP)
    }


def _cards(state: State, place: str) -> Cards:
    if place == TABLE_TOP:
        return ()
    return state.pile if place == PILE else state.hand(place)


def _held(state: State, place: str, cards: Cards, more: bool = False) -> State:
    if place == TABLE_TOP:
        return state
    cards = plus(_cards(state, place), cards) if more else cards
    if place == PILE:
        return replace(state, pile=cards)
    return replace(state, hands={**state.hands, place: cards})
