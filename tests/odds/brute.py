"""Two independent ways to get at odds, both slow and plain: every face of every die through the real
rules, and minimax over every set of casualties with every pattern of hits and misses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from sandtable.games.axis.classic.actions import Fight
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.position import is_enemy
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll
from sandtable.odds.axis.classic.edition import EDITION
from sandtable.odds.axis.decide import Ranks, decision, ranks
from sandtable.odds.axis.referee import Scene
from sandtable.odds.model import Battle, Orders

NEGLIGIBLE = 1e-13

Start: TypeAlias = tuple[frozenset[int], frozenset[int], int | None]
"""Both sides when a round begins, and the rounds left, None without a limit."""


def enumerate_faces(scene: Scene, orders: Orders) -> dict[str, float]:
    """Chances of who is left (attackers, defenders), from all faces of all dice, through `apply`."""
    state = CLASSIC.apply(scene.state, Entry(scene.state.seat, Fight(scene.space))).state
    known = ranks(EDITION, state, orders) if state.battle is not None else None
    weights = {b"": (1.0, state)}
    steps: dict[bytes, list[tuple[float, State]]] = {}
    found: dict[str, float] = {}
    while sum(weight for weight, _ in weights.values()) > NEGLIGIBLE:
        following: dict[bytes, tuple[float, State]] = {}
        for weight, now in weights.values():
            if now.battle is None:
                left = _left(now)
                found[left] = found.get(left, 0.0) + weight
                continue
            for chance, then in _steps(steps, now, orders, known):
                key = _key(then)
                before = following.get(key, (0.0, then))[0]
                following[key] = (before + weight * chance, then)
        weights = following
    return found


def _steps(
    steps: dict[bytes, list[tuple[float, State]]], now: State, orders: Orders, known: Any
) -> list[tuple[float, State]]:
    key = _key(now)
    if key not in steps:
        steps[key] = list(_next(now, orders, known))
    return steps[key]


def _next(now: State, orders: Orders, known: tuple[Ranks, Ranks]) -> Iterator[tuple[float, State]]:
    awaited = CLASSIC.pending(now)
    if isinstance(awaited, Roll):
        for dice in product(range(1, 7), repeat=awaited.count):
            yield 6.0**-awaited.count, CLASSIC.apply(now, Entry(CHANCE, dice=dice)).state
    else:
        assert isinstance(awaited, Decide)
        yield 1.0, CLASSIC.apply(now, decision(EDITION, now, awaited, orders, known)).state


def _key(state: State) -> bytes:
    battle = replace(state.battle, round=1) if state.battle is not None else None
    return msgspec.json.encode(replace(state, battle=battle))


def _left(state: State) -> str:
    """Who is left on the board, by side."""
    sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for pile in (p for piles in state.units.values() for p in piles):
        if pile.kind not in ("aa_gun", "industrial_complex"):
            side = sides[is_enemy(state, pile.nation)]
            side[pile.kind] = side.get(pile.kind, 0) + pile.count
    return " | ".join(" ".join(f"{n} {k}" for k, n in sorted(side.items())) or "none" for side in sides)


# Minimax


class Minimax:
    """The best chance of winning, or value swing, over all choices of both sides; pieces are numbered.

    With limited rounds the attacker goes back after the last of them, or as soon as he can.
    """

    def __init__(self, battle: Battle, goal: str, rounds: int | None = None) -> None:
        self.goal, self.at_sea, self.can_retreat = goal, battle.kind == "sea", battle.can_retreat
        self.rounds = rounds
        self.a = [u for u in battle.attackers for _ in range(u.count)]
        self.d = [u for u in battle.defenders for _ in range(u.count)]
        self.value = cache(self._value)

    def best(self) -> float:
        return self.value(frozenset(range(len(self.a))), frozenset(range(len(self.d))), self.rounds)

    def _worth(self, a: frozenset[int], d: frozenset[int]) -> float:
        if self.goal == "swing":
            return float(sum(self.a[n].value for n in a) - sum(self.d[n].value for n in self._landed(d)))
        return float(bool(a) and not d)

    def _landed(self, d: frozenset[int]) -> list[int]:
        """Without the fighters that find no deck."""
        flying = [n for n in d if self.d[n].needs_deck]
        room = sum(self.d[n].decks for n in d)
        return [n for n in d if n not in flying[room:]]

    def _value(self, a: frozenset[int], d: frozenset[int], rounds: int | None) -> float:
        """By repeated substitution: a round without losses leads back here, unless rounds are counted."""
        if not a or not d:
            return self._worth(a, d)
        here = 0.0
        for _ in range(1 if rounds else 400):
            new = self._round((a, d, rounds), here)
            if abs(new - here) < 1e-14:
                break
            here = new
        return new

    def _then(self, a: frozenset[int], d: frozenset[int], start: Start, here: float) -> float:
        if not a or not d:
            return self._worth(a, d)
        rounds = max(0, start[2] - 1) if start[2] is not None else None
        back = self.can_retreat or all(self.a[n].domain == "air" for n in a)
        if rounds == 0 and back:
            return self._worth(a, d)
        value = here if (a, d, rounds) == start else self.value(a, d, rounds)
        return max(value, self._worth(a, d)) if self.goal == "swing" and back else value

    def _round(self, start: Start, here: float) -> float:
        a, d, _ = start
        subs = [n for n in a if self.a[n].is_sub and self.at_sea] if self._afloat(self.d, d) else []
        return sum(
            chance * min(self._attack(a, rest, start, here) for rest in self._lose_ships(self.d, d, hits))
            for hits, chance in patterns([self.a[n].strength for n in subs])
        )

    def _attack(self, a: frozenset[int], d: frozenset[int], start: Start, here: float) -> float:
        guns = [self.a[n].strength for n in a for _ in range(self.a[n].dice) if not self._holds(self.a[n])]
        return sum(
            chance * min(self._answer(a, d, d - set(lost), start, here) for lost in sets(d, hits))
            for hits, chance in patterns(guns if d else [])
        )

    def _holds(self, unit: Any) -> bool:
        return bool(unit.is_sub and self.at_sea)

    def _answer(
        self, a: frozenset[int], d: frozenset[int], left: frozenset[int], start: Start, here: float
    ) -> float:
        free = [self.d[n].strength for n in d if not self._holds(self.d[n])]
        torpedoes = (
            [self.d[n].strength for n in d if self._holds(self.d[n])] if self._afloat(self.a, a) else []
        )
        return sum(
            p * q * max(self._then(rest, left, start, here) for rest in self._lose(a, h, t))
            for h, p in patterns(free)
            for t, q in patterns(torpedoes)
        )

    def _lose(self, a: frozenset[int], hits: int, torpedoes: int) -> Iterator[frozenset[int]]:
        owed = min(len(a), min(torpedoes, self._afloat(self.a, a)) + hits)
        for lost in combinations(sorted(a), owed):
            if sum(self.a[n].domain == "air" for n in lost) <= hits:
                yield a - set(lost)

    def _lose_ships(self, side: list[Any], here: frozenset[int], hits: int) -> Iterator[frozenset[int]]:
        ships = frozenset(n for n in here if side[n].domain == "sea")
        return (here - set(lost) for lost in sets(ships, hits))

    def _afloat(self, side: list[Any], here: frozenset[int]) -> int:
        return sum(side[n].domain == "sea" for n in here)


def sets(pieces: frozenset[int], hits: int) -> Iterator[tuple[int, ...]]:
    return combinations(sorted(pieces), min(hits, len(pieces)))


def patterns(strengths: list[int]) -> list[tuple[int, float]]:
    """Numbers of hits with chances, from every pattern of hit and miss."""
    found: dict[int, float] = {}
    for pattern in product((True, False), repeat=len(strengths)):
        chance = 1.0
        for strength, hit in zip(strengths, pattern, strict=True):
            chance *= strength / 6 if hit else 1 - strength / 6
        found[sum(pattern)] = found.get(sum(pattern), 0.0) + chance
    return list(found.items())
