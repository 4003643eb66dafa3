"""Battles as planning sees them: both sides as rows of pieces, lost one after the other, fought to the end.

A fast copy of what `odds` works out: exact for land battles under a fixed order of casualties, and a test
holds it to the odds there. Otherwise it is an estimate: a gun's hits are the expected ones, rounded; at sea
ships with torpedoes are like others, but hold their fire against aircraft alone; what is supported stays so
to the end; large battles are fought by representatives.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from sandtable.games.axis.core.units import Kind, Roster

from .roles import Roles

Floats: TypeAlias = NDArray[np.float64]
Row: TypeAlias = tuple[int, ...]
"""Strengths of the pieces, first the one that is lost first."""
Force: TypeAlias = Mapping[str, int]
"""How many of each kind."""

MOST_CELLS = 300
"""Larger battles are fought by representatives: one piece for two, or three."""
SIDES = 6
SPARE = ""
"""In a row: a hit that a tough piece takes without being lost."""


class Clash(Struct, frozen=True):
    """The expected end of a battle."""

    win: float
    """No defender is left, an attacker is."""
    take: float
    """The same, with a piece that can hold land."""
    attacker_loss: float
    defender_loss: float
    attackers_left: tuple[tuple[str, float], ...]
    """Expected survivors by kind, given that the attack won."""
    defenders_left: tuple[tuple[str, float], ...] = ()
    """And those of the defender, given that it was beaten off."""


NOTHING = Clash(0.0, 0.0, 0.0, 0.0, ())


@lru_cache(maxsize=20_000)
def ends(attack: Row, defense: Row) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Chances that so many attackers are left after a win, and so many defenders after a loss.

    The first of each (none left) is the chance that both sides are gone, counted once, with the attackers.
    """
    weight = _spread(attack, defense) if len(attack) <= len(defense) else _spread(defense, attack).T
    return tuple(weight[:, 0].tolist()), (0.0, *weight[0, 1:].tolist())


def _spread(few: Row, many: Row) -> Floats:
    """The chances that a battle ends with so many of one side or so many of the other left."""
    n, m = len(few), len(many)
    mine, theirs = _thinned(few, m), _thinned(many, n).transpose(1, 2, 0)
    unhurt = theirs.diagonal().T
    mine[mine.diagonal(axis1=1, axis2=2) * unhurt > 1 - 1e-12] = 0.0  # nobody can hit: that never ends
    rounds = np.linalg.inv(np.eye(m) - mine[1:, 1:, 1:] * unhurt[1:, 1:, None])
    mine, theirs = mine[:, 1:], theirs[:, :, 1:]
    weight = np.zeros((n + 1, m + 1))
    weight[n, m] = 1.0
    for i in range(n, 0, -1):
        seen = np.dot(weight[i, 1:], rounds[i - 1])
        weight[: i + 1] += np.dot(theirs[i, : i + 1] * seen, mine[i])
    return weight


def _thinned(row: Row, others: int) -> Floats:
    """For each number left of a row and each number of others the chances that so many others are left."""
    hits = np.zeros((len(row) + 1, max(len(row), others) + 2))
    for count, chances in enumerate(_hits(row)):
        hits[count, : count + 1] = chances
    found: Floats = hits[:, _missing(others)]
    found[:, :, 0] = hits[:, ::-1].cumsum(axis=1)[:, ::-1][:, : others + 1]  # no one is hit twice
    return found


@lru_cache(maxsize=256)
def _missing(count: int) -> NDArray[np.int64]:
    """Before and after: how many are gone, -1 where there would be more than before."""
    found: NDArray[np.int64] = np.maximum(np.arange(count + 1)[:, None] - np.arange(count + 1), -1)
    return found


@lru_cache(maxsize=4096)
def _hits(row: Row) -> list[Floats]:
    """For each number of pieces left (the last of the row) the chances of so many hits."""
    found = [np.ones(1)]
    for strength in reversed(row):
        p = strength / SIDES
        found.append(np.convolve(found[-1], (1 - p, p)))
    return found


def row_of(
    force: Force, order: Iterable[str], kinds: Mapping[str, Kind], attacks: bool
) -> list[tuple[str, int]]:
    """The pieces of a force one by one in their order of loss, with their strengths."""
    pieces: list[tuple[str, int]] = []
    for kind in order:
        row = kinds[kind]
        strength = min(5, row.attack * row.dice) if attacks else row.defense
        pieces += [(kind, strength)] * force.get(kind, 0)
    return pieces


def clash(
    roles: Roles,
    attack: Force,
    defense: Force,
    mine: Mapping[str, Kind],
    theirs: Mapping[str, Kind],
    at_sea: bool = False,
    flak: int = 0,
    bombard: int = 0,
) -> Clash:
    """The expected end of an attack: pieces are lost by their roles, attackers keep one to take the land.

    `flak` is the strength of a gun, whose expected hits come off the aircraft; `bombard` the number of
    ships that fire once before.
    """
    return _clash(
        roles,
        tuple(sorted(attack.items())),
        tuple(sorted(defense.items())),
        _Figures(mine),
        _Figures(theirs),
        at_sea,
        flak,
        bombard,
    )


class _Figures:
    """Unit figures as a key of a cache: equal when they are the same object."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = kinds

    def __hash__(self) -> int:
        return id(self.kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Figures) and other.kinds is self.kinds


@lru_cache(maxsize=50_000)
def _clash(
    roles: Roles,
    attack: tuple[tuple[str, int], ...],
    defense: tuple[tuple[str, int], ...],
    mine: _Figures,
    theirs: _Figures,
    at_sea: bool,
    flak: int,
    bombard: int,
) -> Clash:
    losses, roster = roles.at_sea if at_sea else roles.on_land, roles.roster
    attackers = row_of(dict(attack), losses.attack, mine.kinds, True)
    defenders = row_of(dict(defense), losses.defense, theirs.kinds, False)
    if roster.having["supports"]:
        attackers = _supported(attackers, mine.kinds, roster.having["supports"])
    if at_sea and all(kind in roster.air for kind, _ in attackers):
        torpedoes = roster.having["torpedoes"]
        defenders = [(kind, 0 if kind in torpedoes else strength) for kind, strength in defenders]
    shot = 0.0
    if flak and not at_sea:
        shot = flak / SIDES * sum(count for kind, count in attack if kind in roster.air)
        attackers = _without_planes(attackers, int(shot + 0.5), roles.planes)
    if not attackers:
        return NOTHING
    army = roster.having["occupies"]
    if not at_sea:
        attackers = _army_last(attackers, army)
    if not defenders:
        return _unopposed(attackers, army)
    if roster.hits:
        attackers, defenders = (_spares(row, roster) + row for row in (attackers, defenders))
    step = 1
    while (len(attackers) // step + 1) * (len(defenders) // step + 1) > MOST_CELLS:
        step += 1
    a, d = (_representatives(row, step) for row in (attackers, defenders))
    won, lost = ends(tuple(s for _, s in a), tuple(s for _, s in d))
    if bombard:
        won, lost = _bombarded(
            a, d, bombard, max(mine.kinds[kind].attack for kind in roster.having["bombards"])
        )
    has_army = a[-1][0] in army
    found = _figures(a, d, won, lost, step, mine.kinds, theirs.kinds, has_army)
    if shot:
        return replace(found, attacker_loss=found.attacker_loss + shot * mine.kinds[roles.plane].cost)
    return found


def _supported(
    row: list[tuple[str, int]], kinds: Mapping[str, Kind], supporters: Container[str]
) -> list[tuple[str, int]]:
    """The row with as many pieces lifted as there are supporters, those that are lost last."""
    left, found = sum(kind in supporters for kind, _ in row), list[tuple[str, int]]()
    for kind, strength in reversed(row):
        if left and kinds[kind].supported > strength:
            left, strength = left - 1, kinds[kind].supported
        found.append((kind, strength))
    return found[::-1]


def _spares(row: list[tuple[str, int]], roster: Roster) -> list[tuple[str, int]]:
    """The hits that tough pieces of a row take before any is lost."""
    return [(SPARE, 0)] * sum(roster.hits[kind] - 1 for kind, _ in row if kind in roster.hits)


def _representatives(row: list[tuple[str, int]], step: int) -> list[tuple[str, int]]:
    """One piece for so many, counted from the end: the last one, which takes the land, is among them."""
    return row[::-1][::step][::-1]


def _without_planes(row: list[tuple[str, int]], count: int, planes: Iterable[str]) -> list[tuple[str, int]]:
    """The row without so many planes, the cheapest gone first."""
    kept = list(row)
    for kind in planes:
        while count and any(k == kind for k, _ in kept):
            kept.remove(next(p for p in kept if p[0] == kind))
            count -= 1
    return kept


def _army_last(row: list[tuple[str, int]], army: Container[str]) -> list[tuple[str, int]]:
    """The row with one piece that can hold land at its end."""
    armies = [i for i, (kind, _) in enumerate(row) if kind in army]
    if not armies or len(armies) == len(row):
        return row
    last = armies[-1]
    return [*row[:last], *row[last + 1 :], row[last]]


def _unopposed(row: list[tuple[str, int]], army: Container[str]) -> Clash:
    left: dict[str, float] = {}
    for kind, _ in row:
        left[kind] = left.get(kind, 0.0) + 1
    return Clash(1.0, float(any(kind in army for kind in left)), 0.0, 0.0, tuple(left.items()))


def _bombarded(
    attackers: list[tuple[str, int]], defenders: list[tuple[str, int]], ships: int, strength: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The ends after support fire; those it hits do not fire back, which makes it a little too good."""
    won = np.zeros(len(attackers) + 1)
    lost = np.zeros(len(defenders) + 1)
    for hits, chance in enumerate(_hits((strength,) * ships)[ships].tolist()):
        row = tuple(s for _, s in defenders[min(hits, len(defenders)) :])
        if not row:
            won[len(attackers)] += chance
            continue
        w, x = ends(tuple(s for _, s in attackers), row)
        won += chance * np.array(w)
        lost[: len(x)] += chance * np.array(x)
    return tuple(won.tolist()), tuple(lost.tolist())


def _figures(
    attackers: list[tuple[str, int]],
    defenders: list[tuple[str, int]],
    won: tuple[float, ...],
    lost: tuple[float, ...],
    step: int,
    mine: Mapping[str, Kind],
    theirs: Mapping[str, Kind],
    has_army: bool,
) -> Clash:
    win = sum(won[1:])
    gone_a, left = _tally(attackers, won, step, mine)
    gone_d, stay = _tally(defenders, lost, step, theirs)
    return Clash(
        win,
        win if has_army else 0.0,
        gone_a,
        gone_d,
        _given(left, win),
        _given(stay, sum(lost)),
    )


def _given(left: dict[str, float], chance: float) -> tuple[tuple[str, float], ...]:
    """Expected survivors, given what has that chance."""
    return tuple((kind, number / chance) for kind, number in left.items()) if chance > 1e-9 else ()


def _tally(
    row: list[tuple[str, int]], chances: tuple[float, ...], step: int, kinds: Mapping[str, Kind]
) -> tuple[float, dict[str, float]]:
    """What a side is expected to lose, and what is expected to be left of each kind."""
    lost, left = 0.0, dict.fromkeys((kind for kind, _ in row if kind != SPARE), 0.0)
    stays = 0.0  # the chance that this piece and all that are lost after it are left
    for (kind, _), chance in zip(row, reversed(chances), strict=False):
        stays += chance
        if kind == SPARE:
            continue
        lost += step * kinds[kind].cost * (1.0 - stays)
        left[kind] += step * stays
    return lost, left
