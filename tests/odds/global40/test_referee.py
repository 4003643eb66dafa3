"""Exact odds of Global 1940 against battles played through the real rules, random battles of every kind.

The bound is that of Classic's battles.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.pieces import FULL, Pile
from sandtable.odds import Orders
from sandtable.odds.axis.answering import answered
from sandtable.odds.axis.global40 import battle
from sandtable.odds.axis.global40.edition import EDITION
from sandtable.odds.axis.global40.scene import Text, scene
from sandtable.odds.axis.referee import Scene
from tests.odds.test_referee import compare

from .scenes import KINDS, asked

FEW, MANY = 120, 1000


def judge(kind: str, seed: int, battles: int) -> None:
    words = asked(kind, seed)
    exact = battle(**words)
    played = battle(**words, method="play", battles=battles, seed=seed)
    four = exact.attacker_wins + exact.defender_wins + exact.both_destroyed + exact.retreat
    assert four == pytest.approx(1, abs=1e-9)
    for one, other in zip((exact, *exact.sea), (played, *played.sea), strict=True):
        compare(one, other)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(6))
def test_exact_agrees_with_played_battles(kind: str, seed: int) -> None:
    judge(kind, seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(6, 40))
def test_exact_agrees_with_many_played_battles(kind: str, seed: int) -> None:
    judge(kind, seed, MANY)


# What no text writes


def put(text: Text, space: str, *piles: Pile) -> Scene:
    """The scene of a text with more pieces in a space, "" being where the battle is."""
    found = scene(text)
    place = space or found.space
    units = {**found.state.units, place: (*found.state.at(place), *piles)}
    return replace(found, state=replace(found.state, units=units))


DROPPED = Pile("uk", "infantry", 2, FULL, "united_kingdom", "para")
GUESTS = Pile("italy", "fighter", 2)
TRAPPED = Pile("uk", "fighter", 2, task="trapped")


@pytest.mark.parametrize(
    ("text", "piles", "rounds"),
    [
        pytest.param(Text("uk: 2 inf 1 arm 1 ftr", "germany: 2 inf 2 aa"), (DROPPED,), 1, id="paratroopers"),
        pytest.param(
            Text("uk: 1 tr(inf,art) 1 ftr", "germany: 3 inf 1 aa"),
            (DROPPED,),
            2,
            id="beside troops that landed",
        ),
        pytest.param(
            Text("germany: 1 cv 2 dd 1 ftr", "uk: 2 dd 1 ss"), (GUESTS,), 0, id="guests on a carrier"
        ),
        pytest.param(
            Text("germany: 1 bb 1 ss", "uk: 1 cv* 2 dd 1 tr"), (TRAPPED,), 0, id="trapped on a deck"
        ),
    ],
)
def test_so_it_is_with_pieces_that_no_text_writes(text: Text, piles: tuple[Pile, ...], rounds: int) -> None:
    found, orders = put(text, "", *piles), Orders(rounds=rounds)
    exact, played = (answered(EDITION, found, orders, method, 400, 1) for method in ("exact", "play"))
    compare(exact, played)
