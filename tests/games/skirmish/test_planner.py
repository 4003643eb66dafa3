"""The planners of the family play the toy edition: soundly, the same again, and better than chance."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.ai.axis.danger import Danger
from sandtable.ai.axis.planner import Planner
from sandtable.ai.axis.search import Searcher
from sandtable.ai.axis.style import PLAIN
from sandtable.ai.players import Decision
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Over, Roll

from .game import GAME
from .planner import EDITION
from .state import Declare, State, opening

ROUNDS = 8
SEEDS = range(6)


def play(seed: int, players: dict[str, Planner]) -> tuple[State, list[tuple[str, Decision]]]:
    """A game of these against random orders, and what they decided; each decision must be legal."""
    state, luck, found = opening(), random.Random(seed), list[tuple[str, Decision]]()
    while not isinstance(awaited := GAME.pending(state), Over) and state.round <= ROUNDS:
        if isinstance(awaited, Roll):
            dice = tuple(1 + luck.randrange(awaited.sides) for _ in range(awaited.count))
            state = GAME.apply(state, Entry(CHANCE, dice=dice)).state
            continue
        assert isinstance(awaited, Decide)
        seat = awaited.seats[0]
        if seat in players:
            found.append((seat, players[seat].decide(GAME.view(state, seat), seat)))
            action = found[-1][1].action
        else:
            action = GAME.pick(state, GAME.options(state, seat), luck)
        entry: Entry[Any] = Entry(seat, action)
        assert GAME.check(state, entry) is None, (seat, action)
        state = GAME.apply(state, entry).state
    return state, found


@pytest.mark.parametrize("seed", SEEDS)
def test_planners_play_each_other(seed: int) -> None:
    nations = opening().rules.order
    after, decided = play(seed, {nation: Planner(EDITION, PLAIN, seed) for nation in nations})
    assert {seat for seat, _ in decided} == set(nations)
    assert (after, decided) == play(seed, {nation: Planner(EDITION, PLAIN, seed) for nation in nations})


def test_a_planner_beats_chance() -> None:
    ends = [play(seed, {"red": Planner(EDITION, PLAIN)})[0].over for seed in SEEDS]
    assert sum(over is not None and over.winners == ("red",) for over in ends) >= 4


def test_a_search_looks_at_several_plans() -> None:
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.0

    state = replace(opening(), phase="combat_move")
    Searcher(EDITION, PLAIN, budget=0.5, clock=clock).decide(GAME.view(state, "red"), "red")
    assert looks > 8


def test_danger_follows_relations_as_they_change() -> None:
    state = replace(opening(), seat="green")
    assert not Danger(EDITION, state, "green").foes
    war = GAME.apply(state, Entry("green", Declare("red"))).state
    assert [foe.nation for foe in Danger(EDITION, war, "green").foes] == ["red"]
