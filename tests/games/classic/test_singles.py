"""What the check lets through for a single unit the menu of Classic offers, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sandtable.games.axis.classic.actions import (
    ClassicAction,
    Fight,
    Load,
    Move,
    Place,
    Retreat,
    Rocket,
    Submerge,
    Unload,
    Withdraw,
)
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.position import own, unit_text
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Menu, Over, Roll, Scalar, Setup

SINGLE = (Move, Load, Unload, Place, Fight, Rocket, Retreat, Withdraw, Submerge)
CARRIERS: dict[str, dict[str, str]] = {
    "plain": {},
    "afloat": {
        "place.sz_midway": "japan: 2 cv 3 ftr 1 trn",
        "place.sz_hawaii": "usa: 2 cv 2 ftr 2 sub | uk: 1 ftr",
        "place.sz_baltic": "germany: 1 cv 2 ftr 1 sub",
        "place.sz_west_spain": "uk: 1 cv 1 ftr 1 bb | usa: 1 cv 1 ftr",
        "place.sz_angola": "germany: 1 cv 1 ftr",
        "place.sz_philippines": "uk: 1 cv 2 ftr 1 trn",
    },
}


def decisions(setup: Setup, seed: int, rounds: int) -> Iterator[tuple[State, str]]:
    """Whoever is to decide in a random game, before each decision."""
    rng = Random(seed)
    state = CLASSIC.start(setup)
    while state.round <= rounds and not isinstance(awaited := CLASSIC.pending(state), Over):
        if isinstance(awaited, Roll):
            dice = tuple(rng.choices(range(1, 7), k=awaited.count))
            state = CLASSIC.apply(state, Entry(CHANCE, dice=dice)).state
            continue
        assert isinstance(awaited, Decide)
        for seat in awaited.seats:
            yield state, seat
        menu = CLASSIC.options(state, seat)
        state = CLASSIC.apply(state, Entry(seat, CLASSIC.pick(state, menu, rng))).state


def orders(state: State, seat: str) -> Iterator[ClassicAction]:
    """Every order that could be given to a single unit, sensible or not."""
    board = state.rules.board
    spaces = board.names
    for space in state.units:
        units = {unit_text(state, pile, seat) for pile in own(state, space)}
        for unit in sorted(units):
            for goal in spaces:
                yield Move({unit: 1}, space, (goal,))
            yield from (Move({unit: 1}, space, (goal,), True) for goal in spaces if "bomber" in unit)
            yield from (Load({unit: 1}, space, zone) for zone in board.neighbours[space])
        for kind in sorted({item.kind for pile in state.at(space) for item in pile.cargo}):
            yield from (Unload({kind: 1}, space, coast) for coast in board.neighbours[space])
    for goal in spaces:
        yield from (Place({kind: 1}, goal) for kind in state.bought)
        yield from (Fight(goal), Retreat(goal), Withdraw(1, goal))
        yield from (Rocket(gun, goal) for gun in state.units)
    yield from (Retreat(), Submerge(1))


def offered(state: State, menu: Menu) -> set[str]:
    """What the menu has for single units, as text."""
    singles = (
        CLASSIC.make(state, menu.seat, [(offer, min(1, offer.most), target)])
        for offer in menu.offers
        for target in offer.targets or ("",)
    )
    return {CLASSIC.write(action) for action in singles if isinstance(action, SINGLE)}


def allowed(state: State, seat: str) -> set[str]:
    """What passes the check, as text."""
    return {
        CLASSIC.write(action)
        for action in orders(state, seat)
        if CLASSIC.check(state, Entry(seat, action)) is None
    }


def same(state: State, seat: str) -> None:
    has, may = offered(state, CLASSIC.options(state, seat)), allowed(state, seat)
    where = f"{seat}, {state.phase} of round {state.round}"
    assert not may - has, f"{where}: allowed and not offered: {sorted(may - has)}"
    assert not has - may, f"{where}: offered and not allowed: {sorted(has - may)}"


def setup_of(edition: str, fleet: str) -> Setup:
    options: dict[str, Scalar] = dict(CARRIERS[fleet])
    return Setup("classic", edition, options=options)


@pytest.mark.parametrize("fleet", CARRIERS)
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_the_menu_has_what_passes_for_a_single_unit(edition: str, fleet: str) -> None:
    """Some positions of each phase of a random game."""
    rng = Random(7)
    for state, seat in decisions(setup_of(edition, fleet), 7, 2):
        if not rng.randrange(40):
            same(state, seat)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("fleet", CARRIERS)
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_every_menu_has_what_passes_for_a_single_unit(edition: str, fleet: str, seed: int) -> None:
    rng = Random(seed)
    for state, seat in decisions(setup_of(edition, fleet), seed, 6):
        if not rng.randrange(12):
            same(state, seat)


@pytest.mark.parametrize("edition", CLASSIC.rulesets())
@pytest.mark.parametrize(
    ("seat", "start", "goal"),
    [
        ("japan", "philippines", "sz_hawaii"),
        ("usa", "china", "sz_caroline_islands"),
        ("usa", "china", "sz_solomon_islands"),
        ("usa", "eastern_usa", "sz_solomon_islands"),
        ("usa", "western_usa", "sz_caroline_islands"),
        ("usa", "western_usa", "sz_japan"),
    ],
)
def test_attacks_on_a_zone_that_the_carrier_can_reach_then(
    edition: str, seat: str, start: str, goal: str
) -> None:
    """The zone attacked is itself open to the carrier that fetches the fighter (4.fighter)."""
    position = CLASSIC.start(Setup("classic", edition))
    assert goal in CLASSIC.moves(position, seat, "combat_move")[start]["fighter"]
