"""Starting a game: seats, options, the start roll, quick setup."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.rolls import best, totals
from sandtable.games.attack.setup import claimable
from sandtable.games.attack.state import owned
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Scalar, Setup
from sandtable.kernel.save import dump, load
from tests.games.attack.attack_play import COLOURS, at, do, random_game, started


@pytest.mark.parametrize("people", range(2, 7))
def test_one_seat_for_each_person(people: int) -> None:
    seatings = ATTACK.seatings("base", people)
    assert seatings == tuple((colour,) for colour in COLOURS[:people])


def test_one_person_plays_the_default_four() -> None:
    assert ATTACK.seatings("base", 1) == (COLOURS[:4],)
    assert started().rules.seats == ATTACK.start(Setup("attack", "base")).rules.seats == COLOURS[:4]


@pytest.mark.parametrize("people", [0, 7])
def test_two_to_six_play(people: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        ATTACK.seatings("base", people)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (Setup("attack", "2nd"), "ruleset"),
        (Setup("attack", "base", scenario="x"), "scenario"),
        (Setup("attack", "base", seats=("red",)), "2 to 6"),
        (Setup("attack", "base", seats=("red", "red")), "different"),
        (Setup("attack", "base", seats=("red", "pink")), "different"),
        (Setup("attack", "base", options={"x": 1}), "unknown option"),
        (Setup("attack", "base", options={"quick_setup": 1}), "true or false"),
        (Setup("attack", "base", options={"end": "rounds:0"}), "rounds:N"),
        (Setup("attack", "base", options={"end": 5}), "rounds:N"),
        (Setup("attack", "base", options={"naval_line": "long"}), "one of"),
        (Setup("attack", "base", options={"talk_limit": -1}), "between"),
    ],
)
def test_bad_set_ups_are_named(setup: Setup, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        ATTACK.start(setup)


@pytest.mark.parametrize(
    ("rules", "options", "limit"),
    [("1", {}, 20), ("1", {"talk_limit": 5}, 5), ("2", {}, 0)],
)
def test_a_game_begun_under_rules_1_keeps_its_limit_of_talk(
    rules: str, options: dict[str, Scalar], limit: int
) -> None:
    begun = Log.new(ATTACK, Setup("attack", "base", options=options), game_id="old", rules_version=rules)
    log = load(dump(begun))
    assert log.state.rules.talk_limit == limit
    assert log.header == begun.header
    assert dump(log) == dump(begun)


def test_two_dice_each_and_the_tied() -> None:
    result = totals(("red", "blue", "green"), (5, 5, 1, 1, 4, 6))
    assert result == {"red": 10, "blue": 2, "green": 10}
    assert best(result) == ("red", "green")


@pytest.mark.parametrize("options", [{}, {"quick_setup": True}], ids=["by hand", "quick"])
@pytest.mark.parametrize("people", range(2, 7))
def test_everybody_starts_alike(people: int, options: dict[str, Scalar]) -> None:
    state = started(people, start_per_continent=True, **options)
    for moment in random_game(state, Random(people)):
        state = moment.step.state
        if state.opening is None:
            break
    for seat in state.rules.seats:
        regions = owned(state, seat)
        assert len({state.rules.board.continent[r] for r in regions}) == len(regions) == 4
        total = sum((state.at(r) for r in regions[1:]), state.at(regions[0]))
        assert (total.infantry, total.tank, total.artillery, total.plane) == (12, 6, 4, 2)
        assert state.capitals[seat] in regions
        assert len(state.hand(seat)) == 4
    assert len(state.pile) == 60 - 4 * people
    assert (state.round, state.seat, state.holder) == (1, state.order[0], "")


def test_a_claimed_continent_is_closed_to_its_player() -> None:
    state = at("players red green", start_per_continent=True)
    state = do(
        state, "cards oil_01 oil_02 oil_03 oil_05", "cards oil_06 oil_07 oil_08 oil_09", "dice 6 6 1 1"
    )
    state = do(state, "claim ukraine")
    assert "france" in claimable(state, "green")
    assert "france" not in claimable(state, "red")
    assert "brazil" in claimable(state, "red")
