"""Attack! offers with a clearly right answer: other prices, promises, gifts, and talks that end."""

from __future__ import annotations

import pytest

from sandtable.ai import make
from sandtable.games.attack.actions import Accept, AttackAction, Counter, Decline, Offer
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.knowledge import show_cards
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Entry

from .attacking import answer, decided, played, position

ALL = pytest.mark.parametrize("name", ["stars3", "stars4", "stars5"])
SPARE_OIL = "oil_07 oil_08 minerals_07 factories_08"
"""A set but for rail, and oil to spare."""
CHEAP = Offer("tan", ("population_01",), {"oil": 1})


def offered(
    deal: Offer, hand: str = SPARE_OIL, more: str = "rail_transport_07 minerals_01", talks: int = 20
) -> State:
    """Gray's offer to tan, its neighbor."""
    lands = ("units peru gray: 2 inf", "units chile tan: 2 inf", "units urals brown: 2 inf")
    hands = (f"hand gray population_01 {more}", f"hand tan {hand}")
    state = position("gray tan brown", *lands, *hands, "turn gray", options={"talk_limit": talks})
    return played(state, "gray", deal)


@ALL
def test_another_price_is_named_where_both_would_gain(name: str) -> None:
    """Oil to spare is not sold for population, but for the rail that completes a set."""
    price = answer(name, offered(CHEAP), "tan")
    assert isinstance(price, Counter)
    assert price.give in (("oil_07",), ("oil_08",))
    assert price.want.get("rail_transport") == 1


@ALL
def test_the_price_may_be_paid(name: str) -> None:
    """A player whose offer is answered by a good price agrees."""
    state = offered(CHEAP, more="rail_transport_01 rail_transport_08 minerals_08 factories_09")
    state = played(state, "tan", Counter(("oil_08",), {"rail_transport": 1}))
    assert isinstance(answer(name, state, "gray"), Accept)


@ALL
def test_a_set_is_not_broken_at_any_near_price(name: str) -> None:
    state = offered(CHEAP, "oil_07 minerals_07 factories_08 rail_transport_08")
    assert answer(name, state, "tan") == Decline()


@ALL
def test_a_price_is_named_once(name: str) -> None:
    """Whoever answers it by the same offer again is declined."""
    player, state = make("attack", name, seed=1, budget=0.2), offered(CHEAP)
    price = decided(player, state, "tan")[1]
    assert isinstance(price, Counter)
    state = played(state, "tan", price)
    state = played(state, "gray", Counter(CHEAP.give, CHEAP.want))
    assert decided(player, state, "tan")[1] == Decline()


@ALL
def test_no_price_is_named_where_talks_are_over(name: str) -> None:
    assert answer(name, offered(CHEAP, talks=1), "tan") == Decline()


@ALL
def test_nothing_is_asked_of_an_empty_hand(name: str) -> None:
    lands = ("units peru gray: 2 inf", "units chile tan: 2 inf", "hand gray", f"hand tan {SPARE_OIL}")
    state = position("gray tan", *lands, "turn gray")
    state = played(state, "gray", Offer("tan", (), {"oil": 1}, "peace"))
    assert answer(name, state, "tan") == Decline()


@ALL
def test_a_price_is_not_answered_by_a_price(name: str) -> None:
    """Gray would name one itself if it were asked; having asked first, it agrees or not."""
    state = offered(CHEAP, more="oil_09 oil_10 minerals_08 factories_09")
    state = played(state, "tan", Counter(("oil_08",), {"oil": 1}))
    assert answer(name, state, "gray") == Decline()


@ALL
@pytest.mark.parametrize("hand", [SPARE_OIL, "oil_07 minerals_07 factories_08 rail_transport_08"])
@pytest.mark.parametrize(("text", "promise"), [("I will leave you alone", False), ("", True)])
def test_no_card_is_given_for_a_promise(name: str, hand: str, text: str, promise: bool) -> None:
    state = offered(Offer("tan", (), {"oil": 1}, text, promise), hand)
    decision, action = decided(make("attack", name, seed=1, budget=0.2), state, "tan")
    if isinstance(action, Counter):
        assert sum(action.want.values()) >= 1
        assert not action.text
    else:
        assert action == Decline()
        assert decision.reasons[0].key == "only_a_promise"


@ALL
def test_a_gift_is_taken(name: str) -> None:
    assert answer(name, offered(Offer("tan", ("population_01",), {})), "tan") == Accept(())


@ALL
@pytest.mark.parametrize("seed", range(4))
def test_cards_that_nobody_has_seen_are_not_asked_for(name: str, seed: int) -> None:
    """Gray lacks rail for a set. Tan may have some, as far as gray knows; once it was seen, gray asks."""
    lands = (
        "units peru gray: 2 inf",
        "units chile tan: 2 inf",
        "hand gray oil_07 oil_08 minerals_07 factories_08",
    )
    state = position("gray tan", *lands, "hand tan oil_01 oil_02 population_01 population_02", "turn gray")
    assert not isinstance(answer(name, state, "gray", seed), Offer)
    state = ATTACK.arrange(state, "hand tan rail_transport_07 rail_transport_08 minerals_05 factories_09")
    seen = show_cards(state, "tan", ("rail_transport_07",), "gray")
    asked = answer(name, seen, "gray", seed)
    assert isinstance(asked, Offer)
    assert asked.want == {"rail_transport": 1}


@ALL
def test_whole_talks_end(name: str) -> None:
    """Two computers, each with what the other lacks, come to an end of their talks."""
    state = position(
        "gray tan",
        "units peru gray: 2 inf",
        "units chile tan: 2 inf",
        "hand gray oil_07 oil_08 minerals_07 minerals_08 factories_08",
        "hand tan rail_transport_07 rail_transport_08 factories_05 factories_09 population_01",
        "turn gray",
    )
    state = show_cards(state, "tan", ("rail_transport_07",), "gray")
    players = {seat: make("attack", name, seed=2, budget=0.2) for seat in state.order}
    said: list[AttackAction] = []
    for _ in range(12):
        seat = state.deal.partner if state.deal is not None else "gray"
        _, action = decided(players[seat], state, seat)
        if not isinstance(action, Offer | Counter | Accept | Decline):
            break
        said.append(action)
        state = ATTACK.apply(state, Entry(seat, action)).state
    assert state.deal is None
    assert 2 <= len(said) <= 6
    assert sum(isinstance(action, Counter) for action in said) <= 1
