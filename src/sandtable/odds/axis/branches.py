"""The moments a position may lead to, each with its chance: dice by their numbers of hits.

Used where a battle is already on, in the middle of a round, and where aircraft flew over guns. The
rules themselves carry it on, with fixed orders, until a round begins or ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from msgspec.structs import replace

from ...games.axis.classic import fire
from ...games.axis.classic.actions import ClassicAction
from ...games.axis.classic.combat import flak_owed
from ...games.axis.classic.game import CLASSIC
from ...games.axis.classic.state import State
from ...games.axis.core.shots import ANYTHING
from ...kernel.protocol import CHANCE, Decide, Entry, Roll
from ..dice import gathered, hits
from ..model import Orders
from .decide import Ranks, decision, ranks

ROUND_STEPS = ("torpedoes", "attack", "defense")
HIT, MISS = 1, 6


def branches(state: State, orders: Orders, is_there: Callable[[State], bool]) -> list[tuple[float, State]]:
    """Where the position leads until `is_there`, with chances."""
    known = ranks(state, orders) if state.battle is not None else None
    found: list[tuple[float, State]] = []
    waiting = [(1.0, state)]
    while waiting:
        chance, now = waiting.pop()
        if is_there(now):
            found.append((chance, now))
            continue
        waiting += _alike([(chance * p, then) for p, then in _next(now, orders, known)])
    return _alike(found)


def _alike(parts: list[tuple[float, State]]) -> list[tuple[float, State]]:
    """Like moments put together."""
    found: list[tuple[float, State]] = []
    for chance, state in parts:
        for number, (other, there) in enumerate(found):
            if there == state:
                found[number] = (other + chance, there)
                break
        else:
            found.append((chance, state))
    return found


def _next(state: State, orders: Orders, known: tuple[Ranks, Ranks] | None) -> Iterator[tuple[float, State]]:
    awaited = CLASSIC.pending(state)
    if isinstance(awaited, Roll):
        for chance, dice in _rolls(state):
            yield chance, _after(state, Entry(CHANCE, dice=dice))
        return
    assert isinstance(awaited, Decide)
    yield 1.0, _after(state, decision(state, awaited, orders, known))


def _after(state: State, entry: Entry[ClassicAction]) -> State:
    refusal = CLASSIC.check(state, entry)
    assert refusal is None, f"{entry} refused: {refusal}"
    return CLASSIC.apply(state, entry).state


def _rolls(state: State) -> Iterator[tuple[float, tuple[int, ...]]]:
    """One roll for each number of hits, and of hits by torpedoes; the strongest hit first."""
    if state.flak is not None:
        strength = fire.gun_strength(state, state.flak.guns[0])
        shots = [(strength, ANYTHING)] * flak_owed(state)
    else:
        assert state.battle is not None
        shots = fire.shots(state, state.battle)
    by_sort = [[n for n, shot in enumerate(shots) if bool(shot[1]) == torpedo] for torpedo in (False, True)]
    free, torpedoes = (sorted(sort, key=lambda n: -shots[n][0]) for sort in by_sort)
    chances = [hits(gathered((shots[n][0], 1) for n in sort)) for sort in (free, torpedoes)]
    for (h, t), chance in np.ndenumerate(np.outer(*chances)):
        if chance > 0:
            hit = {*free[:h], *torpedoes[:t]}
            yield float(chance), tuple(HIT if n in hit else MISS for n in range(len(shots)))


def is_round_edge(state: State) -> bool:
    """Whether no battle is on, or its next round is about to begin, or one has just been fought."""
    on = state.battle
    if on is None:
        return True
    if on.step in ("aa_fire", "subs", "retreat", "bombing"):
        return True
    if on.step == "bombardment" or on.dead or on.step not in ROUND_STEPS:
        return on.step == "bombardment" and not on.dead
    earlier = ROUND_STEPS[: ROUND_STEPS.index(on.step)]
    if on.kind == "land":
        earlier = tuple(step for step in earlier if step != "torpedoes")
    return not any(fire.shots(state, replace(on, step=step)) for step in earlier)


def is_past_flak(state: State) -> bool:
    """Whether no gun is firing at aircraft on their way."""
    return state.flak is None
