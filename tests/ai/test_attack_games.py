"""Whole games of Attack!: nothing illegal, no stall, the same game from the same seed, budgets kept."""

from __future__ import annotations

import random
import time

import pytest

from sandtable.ai import make, names
from sandtable.ai.arena import judge_of, play
from sandtable.ai.attack.search import Searcher
from sandtable.ai.match import STALLED, Fixture, Match
from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.game import ATTACK
from sandtable.kernel.protocol import Decide, Draw, Entry, Over, Roll, Scalar, Setup

from .attacking import thrown

COLOURS = ("gray", "tan", "brown", "green", "blue", "red")


def fixture(a: str, b: str, players: int, seed: int = 3, rounds: int = 4, **options: Scalar) -> Fixture:
    side = COLOURS[seed % players]
    return Fixture(0, "attack", "base", a, b, side, seed, rounds, 0.2, players, options)


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 5), (6, 3)])
@pytest.mark.parametrize(
    ("a", "b"), [("stars2", "stars1"), ("stars3", "random"), ("stars4", "stars3"), ("stars5", "random")]
)
def test_no_illegal_action(a: str, b: str, players: int, rounds: int) -> None:
    result = play(fixture(a, b, players, rounds=rounds))
    assert (result.illegal, result.how == STALLED) == (0, False)


@pytest.mark.parametrize(
    "options",
    [
        {"last_standing": True, "quick_setup": True},
        {"naval_line": "all8", "trade_neighbours": "all", "diplomacy_zones": False},
        {"start_per_continent": True, "end": "rounds:3", "talk_limit": 1},
        {"end": "time"},
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["stars3", "stars4"])
def test_no_illegal_action_whatever_is_agreed(name: str, options: dict[str, Scalar]) -> None:
    result = play(fixture(name, "random", 4, 3, 4, **options))
    assert (result.illegal, result.how == STALLED) == (0, False)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(60))
def test_many_games(players: int, seed: int) -> None:
    """300 games of two to six players: one to four stars, random ones among them."""
    pairs = (("stars3", "random"), ("stars4", "stars3"), ("random", "stars3"), ("stars2", "stars1"))
    a, b = pairs[seed % len(pairs)]
    result = play(fixture(a, b, players, seed, rounds=10))
    assert (result.illegal, result.how == STALLED) == (0, False)


@pytest.mark.soak
def test_a_long_game_comes_to_an_end() -> None:
    result = play(fixture("stars4", "random", 2, rounds=60))
    assert result.winner == "a"
    assert result.how == "elimination"


@pytest.mark.parametrize("name", [name for name in names("attack") if name != "random"])
def test_answers_to_random_positions(name: str) -> None:
    """A player that takes over at any moment of a random game knows a legal answer."""
    rng, state = random.Random(7), ATTACK.start(Setup("attack", "base", seats=COLOURS[:3]))
    other = make("attack", "random", seed=7)
    asked = 0
    while asked < 250 and not isinstance(awaited := ATTACK.pending(state), Over):
        if isinstance(awaited, Roll | Draw):
            state = ATTACK.apply(state, thrown(awaited, rng)).state
            continue
        assert isinstance(awaited, Decide)
        seat, asked = awaited.seats[0], asked + 1
        view = ATTACK.view(state, seat)
        if asked % 3 == 0:
            action = make("attack", name, seed=asked, budget=0.02).decide(view, seat).action
            assert isinstance(action, AttackAction)
            assert ATTACK.check(state, Entry(seat, action)) is None, (awaited, action)
        action = other.decide(view, seat).action
        assert isinstance(action, AttackAction)
        state = ATTACK.apply(state, Entry(seat, action)).state


@pytest.mark.parametrize("name", ["stars3", "stars4", "stars5"])
def test_a_seeded_game_is_reproducible(name: str) -> None:
    ends = []
    for _ in range(2):
        match = Match(fixture(name, name, 3, rounds=2), judge_of("attack"))
        match.players = {side: make("attack", name, 5, 1.0, clock=lambda: 0.0) for side in match.players}
        match.play()
        ends.append(match.state)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("budget", [0.15, 0.5])
def test_five_stars_keep_their_budget(budget: float) -> None:
    """Seconds of a whole turn on this core, in a position full of choices."""
    match = Match(fixture("stars3", "stars3", 2, rounds=5), judge_of("attack"))
    match.play()
    state = match.state
    player = Searcher(1, budget, time.process_time)
    rng = random.Random(1)
    seat, number, began, thought = state.seat, state.round, 0.0, 0.0
    while (state.seat, state.round) == (seat, number) and state.over is None:
        awaited = ATTACK.pending(state)
        if isinstance(awaited, Roll | Draw):
            state = ATTACK.apply(state, thrown(awaited, rng)).state
            continue
        assert isinstance(awaited, Decide)
        who = awaited.seats[0]
        chosen = player if who == seat else make("attack", "stars3")
        began = time.process_time()
        action = chosen.decide(ATTACK.view(state, who), who).action
        thought += time.process_time() - began if who == seat else 0.0
        assert isinstance(action, AttackAction)
        state = ATTACK.apply(state, Entry(who, action)).state
    assert thought <= 1.1 * budget


def test_players_of_the_game() -> None:
    assert names("attack") == ("random", "stars1", "stars2", "stars3", "stars4", "stars5")
