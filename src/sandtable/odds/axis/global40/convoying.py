"""What the disruption of convoys costs a nation: the whole distribution, within all limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.notation import find_space
from ....games.axis.core.pieces import Piles
from ....games.axis.global40 import convoys, shares
from ....games.axis.global40.purses import open_purses
from ....games.axis.global40.state import State
from ....kernel.protocol import Scalar
from ...model import OddsError
from ...toll import quantiles
from ..reading import check_enemies, find_nation, read_side
from .scene import base_state

Loss: TypeAlias = tuple[int, ...]
"""What each open purse loses."""


class Purse(Struct, frozen=True):
    """What one purse of a nation loses."""

    convoy: dict[str, float]
    expected: float


class Convoy(Struct, frozen=True):
    """The answer about the convoys of one nation."""

    kind: str
    nation: str
    dice: dict[str, int]
    """The dice thrown in each zone."""
    convoy: dict[str, float]
    """Chance of each sum that the nation loses."""
    expected: float
    quantiles: dict[str, int]
    purses: dict[str, Purse]
    name: str = ""


def convoy(state: State, nation: str) -> Convoy:
    """What a nation would lose if it collected its income now."""
    dice, purses = convoys.dice_by_zone(state, nation), open_purses(state, nation)
    found: dict[Loss, float] = {(0,) * len(purses): 1.0}
    for zones in _together(state, nation, dice):
        found = _summed(found, _lost(state, nation, {zone: dice[zone] for zone in zones}))
    whole = _chances(found, sum)
    return Convoy(
        kind="convoy",
        nation=nation,
        dice=dice,
        convoy={str(loss): p for loss, p in whole.items()},
        expected=_mean(whole),
        quantiles=quantiles(list(whole.items())),
        purses={
            purse: Purse({str(loss): p for loss, p in row.items()}, _mean(row))
            for number, purse in enumerate(purses)
            for row in [_chances(found, itemgetter(number))]
        },
    )


def _chances(found: Mapping[Loss, float], amount: Callable[[Loss], int]) -> dict[int, float]:
    chances: dict[int, float] = {}
    for loss, p in found.items():
        chances[amount(loss)] = chances.get(amount(loss), 0.0) + p
    return dict(sorted(chances.items()))


def _mean(chances: Mapping[int, float]) -> float:
    return sum(loss * p for loss, p in chances.items())


def _together(state: State, nation: str, dice: Mapping[str, int]) -> Iterator[list[str]]:
    """Zones that lie at some of the same land, directly or through others: their limits hang together."""
    shores = state.rules.shores
    left = {zone: {land for land in shores[zone] if state.owner[land] == nation} for zone in dice}
    while left:
        zone, lands = next(iter(left.items()))
        group = [zone]
        del left[zone]
        while more := [other for other, near in left.items() if near & lands]:
            for other in more:
                lands = lands | left.pop(other)
            group += more
        yield group


def _lost(state: State, nation: str, dice: Mapping[str, int]) -> dict[Loss, float]:
    """Chances of what some zones cost; rolls above all that lies there are put together."""
    value, shores = state.rules.board.value, state.rules.shores
    rows: list[list[tuple[int, float]]] = []
    for zone, count in dice.items():
        most = sum(value[land] for land in shores[zone] if state.owner[land] == nation)
        chances: dict[int, float] = {}
        for amount, p in shares.totals(count):
            chances[min(amount, most)] = chances.get(min(amount, most), 0.0) + p
        rows.append(list(chances.items()))
    found: dict[Loss, float] = {}
    for ways in product(*rows):
        damage = {zone: amount for zone, (amount, _) in zip(dice, ways, strict=True)}
        loss = tuple(convoys.losses(state, nation, damage).values())
        found[loss] = found.get(loss, 0.0) + prod(p for _, p in ways)
    return found


def _summed(some: Mapping[Loss, float], more: Mapping[Loss, float]) -> dict[Loss, float]:
    found: dict[Loss, float] = {}
    for (one, p), (other, q) in product(some.items(), more.items()):
        loss = tuple(a + b for a, b in zip(one, other, strict=True))
        found[loss] = found.get(loss, 0.0) + p * q
    return found


def convoy_of_text(
    attack: str,
    defend: str,
    at: str,
    *,
    edition: str = "2nd",
    options: Mapping[str, Scalar] | None = None,
) -> Convoy:
    """The same for enemies in one zone, all land being its first owner's: raises OddsError."""
    state = base_state(edition, tuple(sorted((options or {}).items())))
    rules, known = state.rules, state.relations
    nation = find_nation(rules, defend.partition(":")[0].strip(), "defend")
    try:
        zone = find_space(rules.board, at)
    except ValueError as error:
        raise OddsError(f"at: {error}") from error
    if not rules.board.is_sea(zone) or not rules.board.bit[zone] & rules.convoy:
        raise OddsError(f"at: {zone} is no convoy zone")
    stacks = read_side(rules, known, attack, "attack")
    check_enemies(known, nation, stacks, "attack")
    piles: Piles = tuple(pile for some in stacks.values() for pile in some)
    for pile in piles:
        if not state.kinds(pile.nation)[pile.kind].convoy and pile.kind not in rules.warships:
            raise OddsError(f"attack: {pile.kind} disrupts no convoys", "not_there", unit=pile.kind)
    return convoy(replace(state, seat=nation, units={zone: piles} if piles else {}), nation)
