"""Whole games: nothing illegal, no stall, capitals not left empty without need."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from sandtable.ai import make, names
from sandtable.ai.arena import judge_of, play
from sandtable.ai.axis.danger import Danger
from sandtable.ai.classic.rules import EDITION
from sandtable.ai.match import Fixture, Match
from sandtable.ai.players import UnknownPlayer
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.protocol import Setup


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize(("a", "b"), [("stars3", "random"), ("stars4", "stars3"), ("stars5", "random")])
def test_no_illegal_action(edition: str, a: str, b: str) -> None:
    fixture = Fixture(0, "classic", edition, a, b, "allies", 11, 3, 0.2)
    assert play(fixture).illegal == 0


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(125))
def test_many_games(edition: str, seed: int) -> None:
    """500 games of three stars and random players, both sides each."""
    for number, side in enumerate(("axis", "allies")):
        fixture = Fixture(number, "classic", edition, "stars3", "random", side, seed, 6, 1.0)
        assert play(fixture).illegal == 0


@pytest.mark.parametrize("name", ["stars3", "stars4"])
def test_capitals_in_reach_are_never_left_empty(name: str) -> None:
    """Four rounds of the player against itself: at the end of a turn a threatened capital has troops."""
    match = Match(Fixture(0, "classic", "2nd", name, name, "axis", 5, 4, 1.0), judge_of("classic"))
    empty: list[tuple[int, str]] = []

    def ended(seat: str) -> None:
        capital = match.state.rules.capital[seat]
        held = match.state.owner[capital] == seat
        troops = any(p.kind in ("infantry", "armor") and p.nation == seat for p in match.state.at(capital))
        if held and not troops and Danger(EDITION, match.state, seat).is_threatened(capital):
            empty.append((match.state.round, seat))

    match._turn_ended = ended  # type: ignore[method-assign]
    match.play()
    assert not empty


def test_players_of_a_game() -> None:
    assert names("classic") == ("random", "stars1", "stars2", "stars3", "stars4", "stars5")
    assert names("attack") == ("random", "stars1", "stars2", "stars3", "stars4", "stars5")
    with pytest.raises(UnknownPlayer, match="stars9"):
        make("classic", "stars9")


@pytest.mark.parametrize("game", ["classic", "attack"])
def test_random_plays_every_game(game: str) -> None:
    from sandtable.kernel import registry
    from sandtable.kernel.protocol import Decide, Entry

    rules = registry.find(game)
    ruleset = rules.rulesets()[0]
    seats = tuple(seat for person in rules.seatings(ruleset, 2) for seat in person)
    state = rules.start(Setup(game, ruleset, seats=seats))
    player = make(game, "random", seed=4)
    for _ in range(25):
        pending = rules.pending(state)
        if not isinstance(pending, Decide):
            break
        seat = pending.seats[0]
        action = player.decide(rules.view(state, seat), seat).action
        assert rules.check(state, Entry(seat, action)) is None
        state = rules.apply(state, Entry(seat, action)).state


def test_a_player_can_take_over_in_the_middle_of_a_phase() -> None:
    state = CLASSIC.start(Setup("classic", "2nd"))
    from sandtable.games.axis.classic.actions import Buy, Done
    from sandtable.kernel.protocol import Entry

    state = CLASSIC.apply(state, Entry("ussr", Buy({"infantry": 2}))).state
    action = make("classic", "stars4").decide(CLASSIC.view(state, "ussr"), "ussr").action
    assert CLASSIC.check(state, Entry("ussr", action)) is None  # type: ignore[arg-type]
    assert isinstance(action, Buy | Done)


def test_the_code_of_the_document_runs() -> None:
    document = Path(__file__).parents[2] / "docs" / "ai.md"
    failed, tried = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)
