"""The moments a position may lead to, each with its chance: dice by their numbers of hits.

Used where a battle is already on, in the middle of a round, and where dice come before all battles. The
rules themselves carry it on, with fixed orders, until a round begins or ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any

from msgspec.structs import replace

from ...kernel.protocol import CHANCE, Decide, Entry, Roll
from ..dice import SIDES, gathered, hits
from ..model import Orders
from .decide import Ranks, decision, ranks
from .edition import Chances, Combat
from .position import Position

HIT, MISS = 1, SIDES


def branches(
    edition: Combat, state: Position, orders: Orders, is_there: Callable[[Combat, Any], bool]
) -> Chances:
    """Where the position leads until `is_there`, with chances."""
    known = ranks(edition, state, orders) if state.battle is not None else None
    found: Chances = []
    waiting: Chances = [(1.0, state)]
    while waiting:
        chance, now = waiting.pop()
        if is_there(edition, now):
            found.append((chance, now))
            continue
        waiting += _alike([(chance * p, then) for p, then in _next(edition, now, orders, known)])
    return _alike(found)


def _alike(parts: Chances) -> Chances:
    """Like moments put together."""
    found: Chances = []
    for chance, state in parts:
        for number, (other, there) in enumerate(found):
            if there == state:
                found[number] = (other + chance, there)
                break
        else:
            found.append((chance, state))
    return found


def _next(
    edition: Combat, state: Any, orders: Orders, known: tuple[Ranks, Ranks] | None
) -> Iterator[tuple[float, Any]]:
    awaited = edition.game.pending(state)
    if isinstance(awaited, Roll):
        for chance, dice in _rolls(edition, state):
            yield chance, after(edition, state, Entry(CHANCE, dice=dice))
        return
    assert isinstance(awaited, Decide)
    yield 1.0, after(edition, state, decision(edition, state, awaited, orders, known))


def after(edition: Combat, state: Any, entry: Entry[Any]) -> Any:
    """The position after an entry that must be legal."""
    refusal = edition.game.check(state, entry)
    assert refusal is None, f"{entry} refused: {refusal}"
    return edition.game.apply(state, entry).state


def _rolls(edition: Combat, state: Any) -> Iterator[tuple[float, tuple[int, ...]]]:
    """One roll for each number of hits on each class of targets; the strongest hit first."""
    shots = edition.owed(state)
    classes = [
        sorted((n for n, shot in enumerate(shots) if shot[1] == target), key=lambda n: -shots[n][0])
        for target in sorted({target for _, target in shots})
    ]
    chances = [hits(gathered((shots[n][0], 1) for n in sort)).tolist() for sort in classes]
    for numbers in product(*(range(len(each)) for each in chances)):
        chance = prod(each[number] for each, number in zip(chances, numbers, strict=True))
        if chance > 0:
            hit = {n for sort, number in zip(classes, numbers, strict=True) for n in sort[:number]}
            yield chance, edition.thrown(state, tuple(HIT if n in hit else MISS for n in range(len(shots))))


def is_round_edge(edition: Combat, state: Position) -> bool:
    """Whether no battle is on, or its next round is about to begin, or one has just been fought."""
    on, steps = state.battle, edition.steps
    if on is None:
        return True
    if on.step in steps.edges:
        return not on.dead and edition.is_at_edge(state)
    volleys = steps.rounds[on.kind]
    if on.dead or on.step not in volleys:
        return False
    earlier = volleys[: volleys.index(on.step)]
    return not any(edition.shots(state, at_step(on, step)) for step in earlier)


def at_step(on: Any, step: str) -> Any:
    """The battle that is on, at another of its steps."""
    return replace(on, step=step)


def is_past_dice(edition: Combat, state: Any) -> bool:
    """Whether nothing is thrown any more before the battles."""
    return not edition.is_before(state)
