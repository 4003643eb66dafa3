"""Non-interference: change what a seat cannot know, and its view, menu and events stay equal."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.attack.actions import AttackAction, Clock, End
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.pick import random_line
from sandtable.games.attack.pieces import minus, plus
from sandtable.games.attack.state import PILE, State
from sandtable.games.attack.view import chosen
from sandtable.kernel.log import Log, Refused
from sandtable.kernel.protocol import CHANCE, TABLE, Decide, Draw, Entry, Over, Setup
from tests.games.attack.attack_play import (
    Moment,
    at,
    do,
    entry_of,
    random_entry,
    random_game,
    seen,
    started,
)


def twin(state: State, seat: str | None, rng: Random) -> State:
    """A state that differs from the true one in what the seat cannot know, and in nothing else."""
    state = _swapped(state, seat, rng)
    sea = state.sea
    if sea is None:
        return state
    bare = replace(state, sea=replace(sea, lines={}))
    lines = {
        s: line if s == seat or sea.step == "pair" else random_line(bare, s, rng)
        for s, line in sea.lines.items()
    }
    stays = {s: said if s == seat else not said for s, said in sea.stays.items()}
    return replace(state, sea=replace(sea, lines=lines, stays=stays))


def _swapped(state: State, seat: str | None, rng: Random) -> State:
    """The state with two cards swapped between hands of others, or a hand and the pile."""
    free = {place: _unknown(state, place, seat) for place in (*state.hands, PILE) if place != seat}
    places = [place for place, cards in free.items() if cards]
    if len(places) < 2:
        return state
    one, two = rng.sample(places, 2)
    a, b = rng.choice(free[one]), rng.choice(free[two])
    return _traded(_traded(state, one, a, b), two, b, a)


def _unknown(state: State, place: str, seat: str | None) -> tuple[str, ...]:
    """Cards there of which the seat is not certain, and which no offer on the table needs."""
    cards = state.pile if place == PILE else state.hand(place)
    known = state.known.get(seat, {}).get(place, ()) if seat else ()
    if state.deal is not None and place == state.deal.proposer:
        known = plus(known, state.deal.give)
    if state.deal is not None and place == state.deal.partner:
        known = plus(known, state.deal.cards)
    return minus(cards, known)


def _traded(state: State, place: str, gone: str, come: str) -> State:
    if place == PILE:
        return replace(state, pile=plus(minus(state.pile, (gone,)), (come,)))
    hand = plus(minus(state.hand(place), (gone,)), (come,))
    return replace(state, hands={**state.hands, place: hand})


def entry_in(moment: Moment, other: State, rng: Random) -> Entry[AttackAction] | None:
    """The entry of the moment as it could be in the twin: the same one, or another card drawn unseen."""
    pending = ATTACK.pending(other)
    if isinstance(pending, Draw) and pending.why in ("deal", "loot", "diplomacy"):
        return Entry(CHANCE, cards=tuple(rng.sample(pending.remaining, pending.count)))
    return moment.entry if ATTACK.check(other, moment.entry) is None else None


@pytest.mark.parametrize("people", [2, 3, 4, 6])
def test_what_a_seat_cannot_know_changes_nothing_for_it(people: int) -> None:
    rng = Random(people)
    compared: Counter[str] = Counter()
    for moment in random_game(started(people, end="rounds:6"), rng):
        for seat in (None, *moment.state.rules.seats):
            if rng.randrange(3) == 0:
                _compare(moment, seat, rng, compared)
    assert compared["twins"] > 100
    assert compared["steps"] > 50


def _compare(moment: Moment, seat: str | None, rng: Random, compared: Counter[str]) -> None:
    state, other = moment.state, twin(moment.state, seat, rng)
    assert ATTACK.view(other, seat) == ATTACK.view(state, seat)
    compared["twins"] += other != state
    if seat is not None:
        assert ATTACK.options(other, seat) == ATTACK.options(state, seat)
    entry = entry_in(moment, other, rng)
    if entry is None or moment.step.reveals or _sees_the_card(moment, seat):
        return
    step = ATTACK.apply(other, entry)
    if not step.reveals:
        assert seen(step.events, seat) == seen(moment.step.events, seat)
        assert ATTACK.view(step.state, seat) == ATTACK.view(moment.step.state, seat)
        compared["steps"] += other != state


def _sees_the_card(moment: Moment, seat: str | None) -> bool:
    """Whether a card comes out to the seat in this moment: dealt, taken, lost or drawn."""
    if moment.entry.cards is None or (moment.state.opening and moment.state.opening.step == "claim"):
        return False
    before, after = moment.state, moment.step.state
    if seat is None:
        return False
    return before.hand(seat) != after.hand(seat) or before.known.get(seat) != after.known.get(seat)


@pytest.mark.parametrize("people", [2, 3, 5])
def test_imagined_states_look_alike(people: int) -> None:
    rng = Random(people)
    for moment in random_game(started(people, end="rounds:5", quick_setup=True), rng):
        for seat in moment.state.rules.seats:
            if rng.randrange(4) == 0:
                view = ATTACK.view(moment.state, seat)
                imagined = ATTACK.imagine(view, seat, rng)
                assert ATTACK.view(imagined, seat) == view
                assert ATTACK.options(imagined, seat) == ATTACK.options(moment.state, seat)


def test_imagined_games_can_be_played_on() -> None:
    rng = Random(7)
    for n, moment in enumerate(random_game(started(4, end="rounds:3", quick_setup=True), rng)):
        if n % 40 == 0:
            imagined = ATTACK.imagine(ATTACK.view(moment.state, "tan"), "tan", rng)
            assert list(random_game(imagined, rng))[-1].step.state.over is not None


@pytest.mark.parametrize(
    ("end", "how"),
    [
        pytest.param("rounds:2", "rounds", id="by rounds"),
        pytest.param("time", "time", id="by time"),
    ],
)
def test_nobody_takes_back_what_ended_the_game(end: str, how: str) -> None:
    """With the last `end` of the last round the log is open to all; whoever said it cannot play on."""
    seats = ("red", "green", "blue")
    log = Log.new(ATTACK, Setup("attack", "base", seats=seats, options={"end": end, "quick_setup": True}))
    rng = Random(4)
    while not isinstance(pending := log.pending, Over):
        if isinstance(pending, Decide) and pending.what == "action":
            if end == "time" and log.state.round == 2 and not log.state.clock:
                log.append(Entry(TABLE, Clock("time_up")))
            log.append(Entry(pending.seats[0], End()))
        else:
            log.append(random_entry(log.state, pending, rng))
    assert pending.how == how
    assert log.entries[-1].do == End()
    assert {seat: log.undoable(seat) for seat in seats} == dict.fromkeys(seats, 0)
    with pytest.raises(Refused, match="cannot_undo"):
        log.undo(log.entries[-1].by)


# What may be seen, by example

TALK = (
    "players red green blue",
    "position empty",
    "units france red: 1 inf",
    "units great_britain green: 1 inf",
    "units egypt blue: 1 inf",
    "hand red oil_01 oil_02",
    "hand green minerals_01 minerals_02",
    "hand blue factories_01",
    "holder blue",
    "turn red",
)


def test_offered_cards_are_shown_to_the_partner_only() -> None:
    state = do(at(*TALK), "offer green oil_01 for 1 minerals : peace")
    assert ATTACK.view(state, "green").known == {"red": ("oil_01",)}
    deal = ATTACK.view(state, "blue").deal
    assert deal is not None
    assert (deal.gives, deal.asks, deal.give, deal.want, deal.text) == (1, 1, (), {}, "")
    assert ATTACK.view(state, "blue").known == {}


def test_the_asker_sees_the_chosen_cards_only_when_the_deal_is_made() -> None:
    state = do(at(*TALK), "offer green oil_01 for 1 minerals", "accept minerals_02")
    for seat, cards in (("red", ()), ("blue", ()), ("green", ("minerals_02",))):
        deal = ATTACK.view(state, seat).deal
        assert deal is not None
        assert deal.cards == cards
    imagined = ATTACK.imagine(ATTACK.view(state, "red"), "red", Random(1))
    assert imagined.deal is not None
    assert imagined.deal.cards[0].startswith("minerals")
    state = do(state, "allow")
    assert ATTACK.view(state, "red").known == {"green": ("oil_01",)}
    assert ATTACK.view(state, "red").hand == ("minerals_02", "oil_02")
    assert ATTACK.view(state, "blue").known == {}


def test_a_deal_reveals_and_an_empty_handed_offer_does_not() -> None:
    state = at(*TALK)
    step = ATTACK.apply(state, entry_of(state, "offer green nothing for 1 minerals : peace"))
    assert not step.reveals
    assert not any(e.seen_by is None and "text" in e.facts for e in step.events)


FIGHT = (
    "players red green blue",
    "position empty",
    "units france red: 9 inf",
    "units iberia green: 1 inf",
    "units egypt green: 1 inf",
    "units brazil blue: 1 inf",
    "hand green oil_01 oil_02",
    "turn red",
)


def test_only_winner_and_loser_see_the_card_taken() -> None:
    state = do(at(*FIGHT), "choose move", "move 4 inf france > iberia", "done", "dice 6 6", "dice 1 6 6 6")
    assert msgspec.to_builtins(ATTACK.view(state, "red").pending) == {
        "type": "draw",
        "count": 1,
        "size": 2,
        "why": "loot",
    }
    step = ATTACK.apply(state, entry_of(state, "cards oil_01"))
    told = {
        seat: any("oil_01" in e.facts.values() for e in seen(step.events, seat))
        for seat in ("red", "green", "blue")
    }
    assert told == {"red": True, "green": True, "blue": False}
    assert ATTACK.view(step.state, "green").known == {"red": ("oil_01",)}
    assert ATTACK.view(step.state, "blue").known == {}


def test_what_was_known_is_forgotten_when_a_card_leaves_unseen() -> None:
    state = do(at(*FIGHT), "choose move", "move 4 inf france > germany", "done", "cards oil_03")
    state = do(state, "blue: volunteer", "green: pass", "dice 6 6 6", "dice 1 1 1 6")
    assert ATTACK.view(state, "blue").known == {"red": ("oil_03",)}
    state = do(state, "end", "choose produce", "done", "end", "end")
    state = do(state, "offer green oil_03 for 1 any", "accept oil_01")
    assert ATTACK.view(state, "blue").known == {}
    assert ATTACK.view(state, "red").known == {"green": ("oil_03",)}


def test_a_returned_card_is_known_to_be_in_the_pile() -> None:
    state = do(at(*FIGHT), "choose move", "move 1 inf france > germany", "done", "cards oil_03")
    state = do(state, "blue: pass", "green: pass", "dice 1 1 1")
    assert ATTACK.view(state, "blue").known == {"pile": ("oil_03",)}
    state = do(state, "diplomacy peru", "dice 6 6", "cards oil_04")
    assert ATTACK.view(state, "blue").known == {}
    assert ATTACK.view(state, "red").known == {"pile": ("oil_03",)}


def test_lines_and_answers_stay_face_down_until_both_are_there() -> None:
    state = at(
        "players red green blue",
        "position empty",
        "units france red: 1 inf",
        "units iberia green: 1 inf",
        "holder green",
        "turn red",
    )
    state = do(state, "challenge", "fight", "red: line bb dd dd ss ss")
    for seat, sees in (("red", True), ("green", False), ("blue", False), (None, False)):
        sea = ATTACK.view(state, seat).sea
        assert sea is not None
        assert ("red" in sea.lines) == sees
        assert chosen(ATTACK.view(state, seat)) == ("red",)
    step = ATTACK.apply(state, entry_of(state, "green: line ss ss dd dd bb"))
    assert step.reveals
    sea = ATTACK.view(step.state, "blue").sea
    assert sea is not None
    assert set(sea.lines) == {"red", "green"}


def test_what_is_left_of_the_income_is_nobodys_business() -> None:
    state = at(*TALK, "units france red: 1 inf", "capital red france", "hand red oil_10 oil_11")
    state = do(state, "choose produce", "buy 2 inf")
    assert ATTACK.view(state, "red").income == 18
    assert ATTACK.view(state, "green").income == 0 + 1 + 1
    step = ATTACK.apply(state, entry_of(state, "done"))
    lost = [e for e in step.events if e.what == "points_lost"]
    assert [e.seen_by for e in lost] == [("red",)]
