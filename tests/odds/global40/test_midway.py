"""`pending` in the middle of battles of Global 1940 against playing on from there."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from sandtable.games.axis.core.actions import Lose
from sandtable.games.axis.global40.actions import Fight
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll
from sandtable.odds import Odds, Orders
from sandtable.odds.axis.decide import decision, ranks
from sandtable.odds.axis.global40 import pending, read_orders
from sandtable.odds.axis.global40.edition import EDITION
from sandtable.odds.axis.global40.scene import Text, scene

from .scenes import asked

KINDS = ("land", "sea", "under_water", "landing")
ERRORS = 4.5
FEW, MANY = 60, 400


def fresh(kind: str, seed: int) -> tuple[State, str, Orders]:
    """A random battle that has just been opened, its space, and orders for both sides."""
    words = asked(kind, seed)
    said = {name: words.pop(name) for name in ("orders", "rounds", "retreat_at")}
    words.pop("kamikaze", None)
    found = scene(Text(**words))
    orders = read_orders(said["orders"], rounds=said["rounds"], retreat_at=said["retreat_at"])
    return found.state, found.space, orders


def stepped(state: State, orders: Orders, known: Any, rng: Random) -> State:
    """The next dice, or the next decision as the orders have it."""
    awaited = GLOBAL40.pending(state)
    if isinstance(awaited, Roll):
        entry: Entry[Any] = Entry(CHANCE, dice=tuple(rng.randint(1, 6) for _ in range(awaited.count)))
    else:
        assert isinstance(awaited, Decide)
        entry = decision(EDITION, state, awaited, orders, known)
    assert GLOBAL40.check(state, entry) is None
    return GLOBAL40.apply(state, entry).state


def midway(kind: str, seed: int) -> tuple[State, str, Orders] | None:
    """A position somewhere in a random battle, at times with random losses; None where it has ended."""
    state, space, orders = fresh(kind, seed)
    rng = Random(seed)
    if not any(place == space for _, place in EDITION.open_battles(state)):
        return None
    state = GLOBAL40.apply(state, Entry(state.seat, Fight(space))).state
    known = ranks(EDITION, state, orders) if state.battle is not None else None
    for _ in range(rng.randint(0, 9)):
        if state.battle is None:
            return None
        awaited = GLOBAL40.pending(state)
        if isinstance(awaited, Decide) and awaited.what == "casualties" and rng.random() < 0.5:
            for seat in awaited.seats[:1]:
                menu = GLOBAL40.options(state, seat)
                do = GLOBAL40.pick_losses(state, menu, rng)
                assert isinstance(do, Lose)
                state = GLOBAL40.apply(state, Entry(seat, do)).state
        else:
            state = stepped(state, orders, known, rng)
    return (state, space, orders) if state.battle is not None else None


def alive(state: State) -> Counter[tuple[str, str]]:
    """All pieces on the board."""
    found: Counter[tuple[str, str]] = Counter()
    for piles in state.units.values():
        for pile in piles:
            found[pile.nation, pile.kind] += pile.count
    return found


def expected(found: Odds, state: State) -> dict[tuple[str, str], tuple[float, float]]:
    """Mean and spread of how many of each kind survive."""
    means: dict[tuple[str, str], tuple[float, float]] = {}
    for who in ("attacker", "defender"):
        for name, chances in getattr(found.survivors_by_unit, who).items():
            nation, colon, kind = name.partition("(")[0].rpartition(":")
            if not colon:
                nation = state.seat if who == "attacker" else lone_foe(state, kind)
            mean = sum(n * p for n, p in enumerate(chances))
            spread = sum((n - mean) ** 2 * p for n, p in enumerate(chances))
            before = means.get((nation, kind), (0.0, 0.0))
            means[nation, kind] = before[0] + mean, (sqrt(before[1]) + sqrt(spread)) ** 2
    return means


def lone_foe(state: State, kind: str) -> str:
    on = state.battle
    assert on is not None
    return next(p.nation for p in state.at(on.space) if p.nation != state.seat and p.kind == kind)


def judge(kind: str, seed: int, times: int) -> bool:
    there = midway(kind, seed)
    if there is None:
        return False
    state, space, orders = there
    found = next(one for one in pending(state, orders) if isinstance(one, Odds) and one.space == space)
    known = ranks(EDITION, state, orders)
    rng, seen = Random(seed), Counter[tuple[str, str]]()
    for _ in range(times):
        now = state
        while now.battle is not None:
            now = stepped(now, orders, known, rng)
        seen.update(alive(EDITION.settled(now)))
    others = alive(state)
    for piece, (mean, spread) in expected(found, state).items():
        beside = others[piece] - in_battle(found, state, piece)
        bound = ERRORS * sqrt(spread / times) + 3 / times * (1 + others[piece])
        assert abs(seen[piece] / times - beside - mean) <= bound, (piece, mean, seen[piece] / times)
    return True


def in_battle(found: Odds, state: State, piece: tuple[str, str]) -> int:
    """How many of a piece take part."""
    number = 0
    for who in ("attacker", "defender"):
        for name, chances in getattr(found.survivors_by_unit, who).items():
            nation, colon, kind = name.partition("(")[0].rpartition(":")
            if not colon:
                nation = state.seat if who == "attacker" else lone_foe(state, kind)
            number += (len(chances) - 1) * ((nation, kind) == piece)
    return number


@pytest.mark.parametrize("kind", KINDS)
def test_pending_agrees_with_playing_on(kind: str) -> None:
    assert sum(judge(kind, seed, FEW) for seed in range(8)) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(8, 158))
def test_so_it_does_in_many_battles(kind: str, seed: int) -> None:
    judge(kind, seed, MANY)
