"""Random games: they end, nothing is lost or made out of nothing, and the standing duties hold throughout."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sandtable.games.attack.actions import AttackAction, Clock, Concede
from sandtable.games.attack.data import deck
from sandtable.games.attack.economy import income
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.pieces import Army, army_of
from sandtable.games.attack.state import State, owned
from sandtable.kernel.protocol import TABLE, Decide, Entry, Over, Scalar
from tests.games.attack.attack_play import Moment, army_total, awaited, random_entry, random_game, started

ROUNDS = 8
OPTIONS: dict[str, dict[str, Scalar]] = {
    "plain": {},
    "continents": {"start_per_continent": True, "quick_setup": True},
    "last_standing": {"last_standing": True, "quick_setup": True, "naval_line": "all8"},
    "seas": {"trade_neighbours": "all", "diplomacy_zones": False, "quick_setup": True},
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("people", range(2, 7))
def test_random_games_end_and_keep_the_accounts(people: int, options: dict[str, Scalar]) -> None:
    last: Moment | None = None
    for moment in random_game(started(people, end=f"rounds:{ROUNDS}", **options), Random(people)):
        _accounts(moment)
        _duties(moment.step.state)
        last = moment
    assert last is not None
    over = last.step.state.over
    assert over is not None
    assert set(over.winners) <= set(last.step.state.alive)
    assert last.step.state.round <= ROUNDS


def _accounts(moment: Moment) -> None:
    """Cards are all there; army units appear and vanish only as the events say."""
    before, after = moment.state, moment.step.state
    cards = Counter(after.pile) + Counter([after.battle.card] if after.battle and after.battle.card else [])
    for hand in after.hands.values():
        cards += Counter(hand)
    assert cards == Counter(deck())
    change = Army()
    for event in moment.step.events:
        if event.what == "bought":
            change += _army(event.facts["units"])
        elif event.what == "annexed":
            change += Army(infantry=1)
        elif event.what == "fired":
            battle = before.battle
            assert battle is not None
            if event.facts["side"] == "defender" or battle.defender:
                change -= _army(event.facts["lost"])
    assert army_total(after) == army_total(before) + change


def _army(words: object) -> Army:
    assert isinstance(words, tuple)
    pairs = [str(word).split() for word in words]
    return army_of({kind: int(count) for count, kind in pairs if kind in Army.__struct_fields__})


def _duties(state: State) -> None:
    """Every owned region is held, neutral ones are empty; nobody spends more than the income."""
    assert state.owner.keys() == state.units.keys()
    assert all(
        army.size > 0 and min(army.infantry, army.tank, army.artillery, army.plane) >= 0
        for army in state.units.values()
    )
    assert len(state.turn.used) <= 3
    distinct = [a for a in state.turn.used if a != "diplomacy"]
    assert len(set(distinct)) == len(distinct)
    if state.shop is not None:
        assert state.shop.spent <= income(state, state.seat)
    for seat in state.rules.seats:
        assert state.opening or bool(owned(state, seat)) == (seat not in state.out) or state.over
    held = sum(map(len, state.hands.values()))
    assert state.opening or state.out or held <= len(state.owner)
    for viewer, row in state.known.items():
        for holder, cards in row.items():
            real = state.pile if holder == "pile" else state.hand(holder)
            assert not Counter(cards) - Counter(real), f"{viewer} is wrong about {holder}"


def test_points_are_never_carried_over() -> None:
    """Whatever is left when buying is closed is gone: the next income is that of hand and capitals alone."""
    state = started(3, quick_setup=True, end="rounds:6")
    for moment in random_game(state, Random(5)):
        for event in moment.step.events:
            if event.what == "income":
                assert event.facts["points"] == income(moment.step.state, moment.entry.by)
                assert event.seen_by == (moment.entry.by,)


@pytest.mark.parametrize("seed", range(12))
def test_players_who_leave_at_any_moment(seed: int) -> None:
    """With the last one standing the others play on, whatever the leaver was doing."""
    rng = Random(seed)
    state = started(6, last_standing=True, quick_setup=True, end="time")
    for _ in range(20_000):
        pending = ATTACK.pending(state)
        if isinstance(pending, Over):
            break
        if state.opening is None and rng.randrange(60) == 0:
            who = (*awaited(state), state.holder, *state.alive)
            seat = rng.choice([s for s in who if s in state.alive])
            entry: Entry[AttackAction] = Entry(TABLE, Concede(seat))
        else:
            entry = random_entry(state, pending, rng)
        assert ATTACK.check(state, entry) is None
        state = ATTACK.apply(state, entry).state
        _duties(state)
        if isinstance(left := ATTACK.pending(state), Decide):
            assert not set(left.seats) & set(state.out)
            assert all(ATTACK.options(state, s).offers for s in left.seats)
    assert isinstance(ATTACK.pending(state), Over)


def test_the_clock_ends_a_game_after_the_round() -> None:
    rng = Random(1)
    state = started(3, quick_setup=True, end="time")
    for moment in random_game(state, rng):
        state = moment.step.state
        if state.round == 3:
            break
    for what in ("last_half_hour", "time_up"):
        state = ATTACK.apply(state, Entry(TABLE, Clock(what))).state
    for moment in random_game(state, rng):
        state = moment.step.state
        assert state.round == 3
    assert state.over is not None
    assert state.over.how in ("time", "elimination")
