"""What the check lets through for a single unit the movement menus of Global offer, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sandtable.games.axis.core.position import own, unit_text
from sandtable.games.axis.global40.actions import (
    Ask,
    Attack,
    Escort,
    GlobalAction,
    Load,
    Move,
    Paradrop,
    Raid,
    Unload,
)
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Menu, Over, Roll, Scalar, Setup

SINGLE = (Move, Raid, Escort, Paradrop, Load, Unload, Attack, Ask)
MOVEMENT = ("combat_move", "noncombat_move")
STARTS: dict[str, dict[str, Scalar]] = {
    "plain": {},
    "crowded": {
        "place.sz_110": "germany: 1 ss 1 ca 1 tr | uk: 1 cv 2 ftr 1 tr(inf,inf) 1 dd",
        "place.sz_6": "japan: 2 cv 3 ftr 1 tac 2 tr(inf,art) 1 bb",
        "place.sz_37": "uk: 1 bb 1 cv 1 ftr | japan: 1 tr 1 dd",
        "place.sz_97": "italy: 1 cv 1 tac 1 tr(inf) | germany: 1 ftr | france: 1 ss",
        "place.sz_33": "japan: 1 cv 2 tac 2 tr(inf,arm) | uk: 1 ss 1 tr",
        "ipc.germany": 300,
    },
}


def decisions(setup: Setup, seed: int, rounds: int) -> Iterator[tuple[State, str]]:
    """Whoever is to decide in a random game, before each decision."""
    rng = Random(seed)
    state = GLOBAL40.start(setup)
    while state.round <= rounds and not isinstance(awaited := GLOBAL40.pending(state), Over):
        if isinstance(awaited, Roll):
            dice = tuple(rng.choices(range(1, 7), k=awaited.count))
            state = GLOBAL40.apply(state, Entry(CHANCE, dice=dice)).state
            continue
        assert isinstance(awaited, Decide)
        for seat in awaited.seats:
            yield state, seat
        menu = GLOBAL40.options(state, seat)
        state = GLOBAL40.apply(state, Entry(seat, GLOBAL40.pick(state, menu, rng))).state


def orders(state: State, seat: str, rng: Random, units: int) -> Iterator[GlobalAction]:
    """Every order that could be given to some single units, sensible or not."""
    board = state.rules.board
    there = [(s, u) for s in state.units for u in sorted({unit_text(state, p, seat) for p in own(state, s)})]
    for space, unit in rng.sample(there, min(units, len(there))):
        for goal in board.names:
            yield Move({unit: 1}, space, (goal,))
            if "bomber" in unit or "fighter" in unit:
                yield Raid({unit: 1}, space, (goal,))
                yield Escort({unit: 1}, space, (goal,))
            if "infantry" in unit:
                yield Paradrop({unit: 1}, space, (goal,))
        yield from (Load({unit: 1}, space, zone) for zone in board.neighbours[space])
    for space, piles in state.units.items():
        for kind in sorted({item.kind for pile in piles for item in pile.cargo}):
            yield from (Unload({kind: 1}, space, coast) for coast in board.neighbours[space])
    yield from (Attack(zone) for zone in state.rules.shores)
    yield from (Ask(canal.id) for canal in board.canals)


def offered(state: State, menu: Menu) -> set[str]:
    """What the menu has for single units, as text."""
    singles = (
        GLOBAL40.make(state, menu.seat, [(offer, min(1, offer.most), target)])
        for offer in menu.offers
        for target in offer.targets or ("",)
    )
    return {GLOBAL40.write(action) for action in singles if isinstance(action, SINGLE)}


def same(state: State, seat: str, rng: Random, units: int) -> None:
    """What is offered passes, and of all orders to some units those that pass are offered."""
    menu = GLOBAL40.options(state, seat)
    has = offered(state, menu)
    where = f"{seat}, {state.phase} of round {state.round}"
    for action in orders(state, seat, rng, units):
        text = GLOBAL40.write(action)
        refusal = GLOBAL40.check(state, Entry(seat, action))
        assert (refusal is None) == (text in has), f"{where}: {text}: {refusal}, offered: {text in has}"
    for offer in menu.offers:
        if offer.verb in ("lose", "done"):
            continue
        for target in offer.targets or ("",):
            for count in {min(1, offer.most), offer.most}:
                action = GLOBAL40.make(state, seat, [(offer, count, target)])
                refusal = GLOBAL40.check(state, Entry(seat, action))
                assert refusal is None, f"{where}: {GLOBAL40.write(action)}: {refusal}"


@pytest.mark.parametrize("start", STARTS)
def test_the_menu_has_what_passes_for_a_single_unit(start: str) -> None:
    """Some positions of each movement phase of a random game."""
    rng = Random(7)
    for state, seat in decisions(Setup("global40", "2nd", options=STARTS[start]), 7, 2):
        if state.phase in MOVEMENT and not rng.randrange(60):
            same(state, seat, rng, 3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("start", STARTS)
def test_every_menu_has_what_passes_for_a_single_unit(start: str, seed: int) -> None:
    rng = Random(seed)
    for state, seat in decisions(Setup("global40", "2nd", options=STARTS[start]), seed, 4):
        if state.phase in MOVEMENT and not rng.randrange(20):
            same(state, seat, rng, 8)
