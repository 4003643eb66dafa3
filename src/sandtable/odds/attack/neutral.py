"""Attacks on neutral regions: the card that names the troops is drawn, so all of them are weighed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ...games.attack.data import card_table, deck
from ...games.attack.pieces import Army
from ...games.attack.state import PILE, State
from ..toll import Survivors
from .best import odds
from .model import NeutralOdds, Plan, Troops, opening


def card_chances(state: State, seat: str) -> dict[str, float]:
    """The chance of each card to be drawn from the pile, by what the seat knows.

    Cards known to lie in the pile are there; the other places of the pile hold any of the cards that the seat
    has not seen elsewhere, all alike.
    """
    if not state.pile:
        return {}
    known = state.known.get(seat, {})
    sure = Counter(known.get(PILE, ()))
    seen = Counter(state.hand(seat))
    for cards in known.values():
        seen += Counter(cards)
    if state.battle is not None and state.battle.card:
        seen[state.battle.card] += 1
    hidden = Counter(deck()) - seen
    size, rest = len(state.pile), len(state.pile) - sure.total()
    share = rest / hidden.total() if hidden.total() else 0.0
    return {card: (sure[card] + share * hidden[card]) / size for card in sorted({*sure, *hidden})}


def troops_of(chances: dict[str, float]) -> tuple[tuple[Army, float], ...]:
    """The troops that cards call up, those alike added up."""
    found: dict[Army, float] = {}
    for card, chance in chances.items():
        army = card_table().cards[card].defenders
        found[army] = found.get(army, 0.0) + chance
    return tuple(sorted(found.items(), key=lambda item: (-item[1], item[0].words)))


def any_card() -> tuple[tuple[Army, float], ...]:
    """The troops when nothing is known about the pile."""
    cards = deck()
    return troops_of({card: n / len(cards) for card, n in Counter(cards).items()})


@lru_cache(maxsize=1 << 10)
def neutral_odds(attackers: Army, troops: tuple[tuple[Army, float], ...], plan: Plan) -> NeutralOdds:
    """The odds against troops of which each kind comes with a chance."""
    each = [(army, chance, odds(opening(attackers, army), plan)) for army, chance in troops]
    left: dict[tuple[tuple[str, int], ...], float] = {}
    for _, chance, found in each:
        for way in found.attacker:
            key = tuple(way.units.items())
            left[key] = left.get(key, 0.0) + chance * way.p
    ranked = sorted(left.items(), key=lambda item: (-item[1], item[0]))
    takes = sum(chance * found.takes for _, chance, found in each)
    mine = sum(chance * found.attacker_losses.expected for _, chance, found in each)
    theirs = sum(chance * found.defender_losses.expected for _, chance, found in each)
    return NeutralOdds(
        takes=takes,
        holds=sum(chance * found.holds for _, chance, found in each),
        attacker=[Survivors(dict(units), p) for units, p in ranked],
        attacker_loss=mine,
        defender_loss=theirs,
        swing=theirs - mine,
        expected_rounds=sum(chance * found.expected_rounds for _, chance, found in each),
        troops=[Troops(dict(army.items()), chance, found.takes) for army, chance, found in each],
        plan=plan,
        note=next((found.note for _, _, found in each if found.note), ""),
    )
