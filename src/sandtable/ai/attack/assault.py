"""Attacks of a move or blitzkrieg: a few forces for each target, the best first, the rest weighed anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from sandtable.games.attack.data import card_table, deck

from .clash import NOBODY, Clash, Troops, clash, cost, estimate, minus, plus, strength, troops, without
from .field import NEUTRAL, Field

SCALES = (1, 2, 3, 5, 8)
"""Sizes of force that are tried: so many of each special kind, and twice as many infantry."""
SAMPLES = 7
"""Kinds of neutral troops that stand for the whole deck."""
MOST_ATTACKS = 8


class Attack(Struct, frozen=True):
    """A force from several regions against one, and what it promises."""

    target: str
    parts: dict[tuple[str, bool], Troops]
    """What comes from each region, by land or by sea."""
    score: float
    left: Troops
    """What is likely to hold the region afterwards."""
    rent: float
    """What the force could do elsewhere."""
    clash: Clash

    @property
    def win(self) -> float:
        return self.clash.win


@lru_cache(maxsize=1)
def neutral_troops() -> tuple[Troops, ...]:
    """Troops that stand for the cards of the deck, from weak to strong."""
    ranked = sorted((troops(card_table().cards[card].defenders) for card in deck()), key=strength)
    return tuple(ranked[(2 * n + 1) * len(ranked) // (2 * SAMPLES)] for n in range(SAMPLES))


@lru_cache(maxsize=100_000)
def against_neutrals(force: Troops, exact: bool) -> Clash:
    """An attack on a neutral region, on average over the deck."""
    fight = clash if exact else estimate
    found = [fight(force, defenders) for defenders in neutral_troops()]
    n = len(found)
    win = sum(c.win for c in found) / n
    return Clash(
        win, sum(c.lost for c in found) / n, 0.0, sum(c.win * c.left for c in found) / n / win if win else 0.0
    )


class Assaults:
    """Plans the attacks of one march on a field, which it changes."""

    def __init__(
        self, field: Field, kind: str = "move", moved: dict[str, Troops] | None = None, thrift: float = 0.08
    ) -> None:
        self.field, self.kind, self.thrift = field, kind, thrift
        self.moved = dict(moved or {})
        """Units that may not move any more, by region."""
        self.done: set[str] = set()
        self.chosen: list[Attack] = []

    def order(self) -> float:
        """Choose attacks until none promises enough; what they promise together."""
        total = 0.0
        while len(self.chosen) < MOST_ATTACKS:
            best = max(self.attacks(), key=lambda a: a.score - a.rent, default=None)
            if best is None or best.score - best.rent < self.field.style.boldness:
                break
            self._commit(best)
            total += best.score
        return total

    def _commit(self, attack: Attack) -> None:
        self.chosen.append(attack)
        self.done.add(attack.target)
        for (start, _), part in attack.parts.items():
            self.field.leave(start, part)
        self.field.take(attack.target, attack.left)
        self.moved[attack.target] = attack.left

    def attacks(self) -> Iterator[Attack]:
        """The best attack on each target in reach."""
        for target in self._targets():
            sound = (a for a in self._on(target) if a.win >= self.field.style.least)
            best = max(sound, key=lambda a: a.score - a.rent, default=None)
            if best is not None:
                yield best

    def _targets(self) -> list[str]:
        field = self.field
        near: dict[str, None] = {}
        for region in field.mine():
            if sum(field.at[region]) > 1:
                near |= dict.fromkeys(field.board.land[region])
                near |= dict.fromkeys(field.board.sea[region])
        return [r for r in near if field.owner.get(r) != field.seat and r not in self.done]

    def _pool(self, target: str) -> list[tuple[str, bool, Troops]]:
        """What could go there, the safest regions first."""
        field, found, seen = self.field, [], set()
        blitz = self.kind == "blitzkrieg"
        for start, force, by_sea in field.sources(target, field.seat):
            if start in seen or (blitz and by_sea):
                continue
            seen.add(start)
            if blitz:
                force = (0, force[1], 0, force[3])
            free = self._free(start, force)
            if sum(free):
                found.append((start, by_sea, free))
        return sorted(found, key=lambda row: sum(x for _, x in field.threats(row[0])))

    def _free(self, start: str, force: Troops) -> Troops:
        """Those that have not moved; one unit stays."""
        here, moved = self.field.at[start], self.moved.get(start, NOBODY)
        free = tuple(min(f, h - m) for f, h, m in zip(force, here, moved, strict=True))
        force = (max(0, free[0]), max(0, free[1]), max(0, free[2]), max(0, free[3]))
        return without(force, 1) if sum(force) == sum(here) else force

    def _on(self, target: str) -> Iterator[Attack]:
        pool = self._pool(target)
        total = NOBODY
        for _, _, force in pool:
            total = plus(total, force)
        tried: set[Troops] = set()
        for scale in SCALES:
            force = (
                min(2 * scale, total[0]),
                min(scale, total[1]),
                min(scale, total[2]),
                min(scale, total[3]),
            )
            if sum(force) > 1 and force not in tried:
                tried.add(force)
                yield self._weighed(target, pool, force)

    def _weighed(self, target: str, pool: list[tuple[str, bool, Troops]], force: Troops) -> Attack:
        field = self.field
        parts = _drawn(pool, force)
        found = self._clash(target, force)
        left = _survivors(force, found.left)
        score = field.gain(target, found) - found.win * field.danger(target, left)
        for (start, _), part in parts.items():
            score -= self._exposed(start, part)
        return Attack(target, parts, score, left, self.thrift * cost(force), found)

    def _clash(self, target: str, force: Troops) -> Clash:
        exact = self.field.style.exact
        if self.field.owner.get(target, NEUTRAL) == NEUTRAL:
            return against_neutrals(force, exact)
        defenders = self.field.at[target]
        return clash(force, defenders) if exact else estimate(force, defenders)

    def _exposed(self, start: str, part: Troops) -> float:
        """What it costs that units leave a region."""
        field, here = self.field, self.field.at[start]
        return field.danger(start, minus(here, part)) - field.danger(start, here)


def _drawn(pool: list[tuple[str, bool, Troops]], force: Troops) -> dict[tuple[str, bool], Troops]:
    """The force put together from the pool, the first regions first."""
    parts, owed = {}, list(force)
    for start, by_sea, free in pool:
        part = tuple(min(o, f) for o, f in zip(owed, free, strict=True))
        if sum(part):
            owed = [o - p for o, p in zip(owed, part, strict=True)]
            parts[start, by_sea] = (part[0], part[1], part[2], part[3])
    return parts


@lru_cache(maxsize=100_000)
def _survivors(force: Troops, points: float) -> Troops:
    """What is left of a force when so many points of it are."""
    left = force
    while sum(left) > 1 and cost(left) > points:
        left = without(left, 1)
    return left
