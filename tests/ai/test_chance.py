"""The chance of victory: honest at every point of a game, from open information alone."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.ai.chance import FURTHEST, Chance, NoChance, chance_of, fitted, softmax
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State as AttackState
from sandtable.games.axis.classic.actions import Concede, Done
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State as ClassicState
from sandtable.kernel.protocol import TABLE, Entry, Over, Scalar, Setup
from sandtable.kernel.registry import find
from tests.contract.randomplay import Played, play

from .attacking import position as attacking
from .tables import position

CLASSIC_CHANCE, ATTACK_CHANCE = chance_of("classic"), chance_of("attack")
COLOURS = ("gray", "tan", "brown", "green", "blue", "red")


def axis(state: ClassicState) -> float:
    return CLASSIC_CHANCE(state)["axis"]


def classic(*lines: str, **options: Scalar) -> ClassicState:
    state = CLASSIC.start(Setup("classic", "2nd", options=options))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def must_be_chances(found: dict[str, float], sides: tuple[str, ...]) -> None:
    assert tuple(found) == sides
    assert all(0 <= chance <= 1 for chance in found.values())
    assert sum(found.values()) == pytest.approx(1)


# Both games


@pytest.mark.parametrize("game", ["classic", "attack"])
def test_weights_are_those_of_the_features(game: str) -> None:
    chance = chance_of(game)
    weights = fitted(game).weights
    assert tuple(weights) == chance.reader.names
    assert all(map(math.isfinite, weights.values()))
    assert any(weights.values())


@pytest.mark.parametrize("game", ["toy", "", "../classic", "judge"])
def test_games_that_nobody_has_fitted(game: str) -> None:
    with pytest.raises(NoChance):
        chance_of(game)


def test_weights_of_other_features_are_refused() -> None:
    class Other:
        names = ("something",)

    with pytest.raises(ValueError, match="other features"):
        Chance("classic", Other()).weights  # type: ignore[arg-type] # noqa: B018


def test_no_score_makes_it_certain() -> None:
    found = softmax({"a": 1e6, "b": 0.0, "c": -1e6})
    assert found["a"] < 1
    assert found["b"] == found["c"] > 0
    assert math.log(found["a"] / found["b"]) == pytest.approx(FURTHEST)


def random_game(game: str, seats: tuple[str, ...], seed: int, rounds: int, **options: Scalar) -> Played:
    rules = find(game)
    setup = Setup(game, rules.rulesets()[seed % len(rules.rulesets())], seats=seats, options=options)
    return play(rules, setup, seed, rounds, f"chance-{game}-{seed}")


@pytest.mark.parametrize("seed", range(2))
def test_every_moment_of_random_classic_games(seed: int) -> None:
    for moment in random_game("classic", (), seed, 2).moments[::7]:
        must_be_chances(CLASSIC_CHANCE(moment.state), ("axis", "allies"))


@pytest.mark.parametrize("players", range(2, 7))
def test_every_moment_of_random_games_of_attack(players: int) -> None:
    """Whoever looks, and whatever hidden cards and lines a seat imagines, the figure is the same."""
    seats, rng = COLOURS[:players], Random(players)
    game = random_game("attack", seats, players, 3, last_standing=players % 2 == 0)
    for moment in game.moments[:: 11 if len(game.moments) < 3000 else 41]:
        found = ATTACK_CHANCE(moment.state)
        must_be_chances(found, seats)
        assert all(found[seat] == 0 for seat in moment.state.out)
        for seat in (*seats, None):
            view = ATTACK.view(moment.state, seat)
            assert ATTACK_CHANCE.seen(view) == found
            assert ATTACK_CHANCE(ATTACK.imagine(view, seat or "", rng)) == found


def test_time_that_goes_by_is_no_news() -> None:
    """A phase or an action that is over changes the chances, but not by what was done in it."""
    fought = classic("turn germany combat round 3")
    moved = replace(fought, phase="noncombat_move")
    assert axis(moved) < axis(fought)
    assert CLASSIC_CHANCE.by_itself(fought, moved) == CLASSIC_CHANCE(fought)
    first = attacking("gray tan", "turn gray")
    second = replace(first, turn=replace(first.turn, used=("move",)))
    assert ATTACK_CHANCE(second) != ATTACK_CHANCE(first)
    assert ATTACK_CHANCE.by_itself(first, second) == ATTACK_CHANCE(first)


# Classic


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_the_start_is_open(edition: str) -> None:
    assert 0.2 < axis(position(edition=edition)) < 0.8


@pytest.mark.parametrize("side", ["axis", "allies"])
def test_who_has_won_has_won(side: str) -> None:
    state: Any = CLASSIC.apply(position(), Entry(TABLE, Concede(side))).state
    other = {"axis": "allies", "allies": "axis"}[side]
    assert CLASSIC_CHANCE(state) == {side: 0.0, other: 1.0}


TWO = (
    "units russia none",
    "owner russia germany",
    "units united_kingdom none",
    "owner united_kingdom germany",
)
ONE = TWO[:2]


def test_what_wins_when_the_turn_ends_is_settled() -> None:
    assert axis(classic(*TWO, "turn germany noncombat_move round 5")) == 1
    assert axis(classic(*ONE, "turn germany noncombat_move round 5", axis_capitals=1)) == 1


def test_what_the_enemy_can_still_undo_is_not() -> None:
    assert axis(classic(*TWO, "turn usa combat_move round 5")) < 1
    assert axis(classic(*ONE, "turn germany noncombat_move round 5")) < 1


def test_total_victory_needs_the_own_capitals_too() -> None:
    lost = ("units japan none", "owner japan usa")
    line = "turn germany noncombat_move round 5"
    assert axis(classic(*TWO, *lost, line, total_victory=True)) < 1
    assert axis(classic(*TWO, line, total_victory=True)) == 1


def test_a_fallen_capital_tells() -> None:
    before = axis(classic("turn germany combat_move round 5"))
    moscow = axis(
        classic("units russia germany: 3 inf", "owner russia germany", "turn germany combat_move round 5")
    )
    berlin = axis(
        classic("units germany ussr: 3 inf", "owner germany ussr", "turn germany combat_move round 5")
    )
    assert berlin + 0.05 < before < moscow - 0.05


def test_troops_and_money_tell() -> None:
    line = "turn germany combat_move round 3"
    before = axis(classic(line))
    assert axis(classic("units germany germany: 30 inf 10 arm 5 ftr 1 ic", line)) > before + 0.05
    assert axis(classic("units russia ussr: 30 inf 10 arm 5 ftr 1 ic", line)) < before - 0.05
    assert axis(classic("money ussr 200", "money uk 200", line)) < before


def test_nearness_of_an_economic_victory_tells() -> None:
    line = "turn usa combat_move round 3"
    off, far, near, due = (axis(classic(line, axis_economic=figure)) for figure in (0, 84, 60, 50))
    assert off <= far <= near < due < 1


def test_edited_units_and_bare_boards() -> None:
    edits: dict[str, Scalar] = {
        "unit.all.infantry.cost": 0,
        "unit.all.armor.attack": 6,
        "unit.ussr.fighter.cost": 99,
    }
    must_be_chances(CLASSIC_CHANCE(classic(**edits)), ("axis", "allies"))
    bare = classic("position empty", *(f"money {nation} 0" for nation in CLASSIC.seatings("2nd", 1)[0]))
    must_be_chances(CLASSIC_CHANCE(bare), ("axis", "allies"))


def test_buying_and_placing_change_little() -> None:
    """What is bought was paid for: no jump in the curve from a purchase alone."""
    state = classic("turn germany purchase round 3")
    bought = CLASSIC.apply(state, Entry("germany", CLASSIC.parse(state, "germany", "buy 10 inf"))).state
    assert bought.bought
    assert axis(bought) == pytest.approx(axis(state), abs=0.02)


def test_a_turn_that_ends_is_no_news() -> None:
    """Income comes as expected, and whose turn follows was known."""
    before = classic("turn germany noncombat_move round 3")
    after = CLASSIC.apply(before, Entry("germany", Done())).state
    assert (after.seat, after.ipc["germany"] > before.ipc["germany"]) == ("uk", True)
    assert axis(after) == pytest.approx(axis(before), abs=0.02)


# Attack!


def board(*lines: str, last: int = 0, turn: str = "turn gray") -> AttackState:
    """Two players with a few regions each, in round five."""
    options: dict[str, Scalar] = {"end": f"rounds:{last}"} if last else {}
    rest = (
        "units peru gray: 4 inf",
        "units brazil gray: 4 inf",
        "units ukraine tan: 4 inf",
        "units poland tan: 4 inf",
    )
    state = attacking(
        "gray tan", *rest, "capital gray peru", "capital tan ukraine", *lines, turn, options=options
    )
    return replace(state, round=5)


def gray(state: AttackState) -> float:
    return ATTACK_CHANCE(state)["gray"]


def test_nobody_is_ahead_before_it_is_known_who_begins() -> None:
    game = random_game("attack", COLOURS[:3], 1, 0)
    steps = [m.state for m in game.moments if m.state.opening and m.state.opening.step in ("deal", "start")]
    assert len(steps) > 3
    for state in steps:
        assert list(ATTACK_CHANCE(state).values()) == pytest.approx([1 / 3] * 3)


def test_regions_units_ships_and_cards_tell() -> None:
    before = gray(board())
    assert gray(board("units chile gray: 4 inf", "units argentina gray: 4 inf")) > before + 0.05
    assert gray(board("units peru gray: 12 inf 4 tank")) > before + 0.02
    assert gray(board("units ukraine tan: 12 inf 4 tank")) < before - 0.02


def test_a_lead_is_worth_most_in_the_last_round() -> None:
    """All the more when the last of the others has nothing left to do in it."""
    more = ("units chile gray: 1 inf", "units bolivia gray: 1 inf")
    spent = "turn tan used produce naval move"
    late, early, never = (gray(board(*more, last=last, turn=spent)) for last in (5, 30, 0))
    assert late > early + 0.05
    assert late > never + 0.05
    assert late > gray(board(*more, last=5, turn="turn tan"))


def test_the_same_hands_by_number_are_the_same() -> None:
    """Rich or poor cards: nobody but their owner may know, so nobody can tell from the figure."""
    poor, rich = (
        board(f"hand gray {cards}") for cards in ("population_01 population_02", "population_09 oil_10")
    )
    assert poor.hands != rich.hands
    assert ATTACK_CHANCE(poor) == ATTACK_CHANCE(rich)


def test_shared_victories_are_shared() -> None:
    state = replace(board(), over=Over(("gray", "tan"), "rounds"))
    assert ATTACK_CHANCE(state) == {"gray": 0.5, "tan": 0.5}
    assert gray(replace(state, over=Over(("tan",), "rounds"))) == 0


def test_armies_on_the_march_are_not_lost() -> None:
    """Units that have left for an attack still count for whoever sent them."""
    state = board("units bolivia tan: 1 inf", turn="turn gray used produce naval")
    before = gray(state)
    for line in ("choose move", "move 3 inf peru > bolivia"):
        state = ATTACK.apply(state, Entry("gray", ATTACK.parse(state, "gray", line))).state
    assert state.march is not None
    assert state.march.attacks
    assert gray(state) == pytest.approx(before, abs=0.1)
