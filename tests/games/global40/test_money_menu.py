"""Menus of money: what is offered passes, and every single order that passes is offered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.games.axis.global40.actions import Buy, Declare, GlobalAction, Place, Repair, Research, Upgrade
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Decide, Entry, Setup
from tests.games.global40.test_singles import decisions

SETUP = Setup("global40", "2nd", options={"research": True})


def positions(seed: int) -> Iterator[State]:
    """Positions of a random round in which the moving nation buys, places or may declare war."""
    for state, _ in decisions(SETUP, seed, rounds=1):
        awaited = GLOBAL40.pending(state)
        if isinstance(awaited, Decide) and awaited.what in ("purchase", "place", "declare"):
            yield state


def orders(state: State) -> Iterator[GlobalAction]:
    """Single orders of one kind, small numbers and a few large ones."""
    rules, seat = state.rules, state.seat
    _, *others = rules.purses[seat]
    for kind in rules.roster.domain:
        for count in (1, 2, 5, 9):
            yield Buy({kind: count})
            for purse in others:
                yield Buy({kind: count}, purse)
    for space in rules.board.names:
        for kind, has in state.bought.items():
            for count in {1, has}:
                yield Place({kind: count}, space)
        if space in state.owner:
            yield Upgrade(space)
            for p in state.at(space):
                if p.kind in rules.facilities:
                    for points in {1, p.damage, p.damage + 1}:
                        yield Repair(points, p.kind, space)
    for count in (1, 3, 8):
        yield Research(count)
        for purse in others:
            yield Research(0, {purse: count})
    for nation in rules.order:
        yield Declare((nation,))


@pytest.mark.parametrize("seed", range(2))
def test_a_menu_of_money_has_what_passes_and_nothing_else(seed: int) -> None:
    seen = 0
    for state in list(positions(seed))[::4]:
        menu = GLOBAL40.options(state, state.seat)
        for do in orders(state):
            passes = GLOBAL40.check(state, Entry(state.seat, do)) is None
            assert GLOBAL40.offered(menu, do) == passes, GLOBAL40.write(do)
            seen += 1
    assert seen > 1000
