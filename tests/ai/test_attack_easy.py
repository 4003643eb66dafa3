"""Easy opponents of Attack!, and odd positions that every player must answer."""

from __future__ import annotations

import pytest

from sandtable.ai import names
from sandtable.ai.arena import play
from sandtable.ai.match import Fixture
from sandtable.games.attack.actions import Buy, Move, Place
from sandtable.games.attack.state import State

from .attacking import position, targets, turn_of

EASY = pytest.mark.parametrize("name", ["stars1", "stars2"])
EVERY = pytest.mark.parametrize("name", [name for name in names("attack") if name != "random"])
ARMIES = ("poland", "italy", "iberia", "scandinavia")


def many_fronts(*lines: str) -> State:
    """Gray with four large armies in Europe and a small one in Peru; tan in South America."""
    large = (f"units {region} gray: 6 inf 2 tank 1 art" for region in ARMIES)
    return position("gray tan", *large, *lines, "capital gray italy", "turn gray round 3")


@pytest.mark.parametrize("garrison", ["1 inf", "2 inf"])
def test_two_stars_take_an_open_capital_beside_them(garrison: str) -> None:
    """Also from a front that they would forget."""
    state = many_fronts(
        "units peru gray: 4 inf 1 tank 1 art",
        f"units chile tan: {garrison}",
        "units argentina tan: 9 inf 3 tank",
        "units urals tan: 5 inf",
        "capital tan chile",
    )
    _, done = turn_of("stars2", state)
    assert "chile" in targets(done, state, "gray")


def test_a_front_is_forgotten_by_two_stars_only() -> None:
    """The small army in Peru could take Chile; two stars think of their larger ones."""
    state = many_fronts(
        "units peru gray: 4 inf 1 tank 1 art", "units chile tan: 1 inf", "units urals tan: 5 inf 2 tank"
    )
    assert "chile" not in targets(turn_of("stars2", state)[1], state, "gray")
    assert "chile" in targets(turn_of("stars3", state)[1], state, "gray")


@EASY
def test_easy_players_make_sensible_turns(name: str) -> None:
    """They buy, place their units and attack where that is likely to succeed; nothing is done by lot."""
    state = position(
        "gray tan",
        "units peru gray: 8 inf 3 tank 2 art 1 plane",
        "units bolivia gray: 3 inf",
        "units chile tan: 1 inf",
        "units urals tan: 6 inf 2 tank",
        "capital gray bolivia",
        "hand gray oil_07 minerals_07",
        "turn gray",
    )
    after, done = turn_of(name, state)
    assert after.owner["chile"] == "gray"
    assert any(isinstance(action, Buy) for action in done)
    assert any(isinstance(action, Place) for action in done)
    assert turn_of(name, state) == (after, done)


def test_one_star_makes_one_attack_in_a_march() -> None:
    state = position(
        "gray tan",
        "units sudan gray: 12 inf 6 tank 4 art 2 plane",
        "units urals tan: 6 inf 2 tank",
        "turn gray used produce",
    )
    _, done = turn_of("stars1", state)
    assert len(targets([a for a in done if isinstance(a, Move)], state, "gray")) == 1


@pytest.mark.parametrize(("a", "b"), [("stars1", "random"), ("stars2", "stars1")])
def test_the_ladder_begins(a: str, b: str) -> None:
    """Each of these wins on both seats; the rates over many games are in the documentation."""
    for side in ("gray", "tan"):
        result = play(Fixture(0, "attack", "base", a, b, side, 5, 10, 0.1, 2))
        assert (result.winner, result.illegal) == ("a", 0)


# Odd positions


@EVERY
@pytest.mark.parametrize(
    "lines",
    [
        ("units peru gray: 1 inf", "units chile tan: 1 inf"),
        ("units peru gray: 1 plane", "units chile tan: 30 inf 9 tank 9 art 9 plane", "ships gray none"),
        ("units peru gray: 60 inf 20 tank 20 art 20 plane", "units urals tan: 1 inf", "ships tan none"),
        ("units cuba gray: 5 inf", "units iceland tan: 5 inf", "holder tan", "capital tan cuba"),
    ],
    ids=["one infantry", "one plane", "everything", "islands"],
)
def test_odd_positions_are_answered(name: str, lines: tuple[str, ...]) -> None:
    """No capital, no cards, no points, hardly a unit, or far too many; `turn_of` checks every action."""
    state = position("gray tan", *lines, "turn gray")
    after, _ = turn_of(name, state)
    assert after.over is not None or after.seat == "tan"


@EVERY
def test_no_time_at_all(name: str) -> None:
    """A budget of nothing still gives a legal turn."""
    state = many_fronts("units peru gray: 4 inf", "units chile tan: 2 inf", "hand gray oil_07 minerals_07")
    after, _ = turn_of(name, state, budget=0.0)
    assert after.over is not None or after.seat == "tan"
