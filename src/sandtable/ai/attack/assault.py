"""Attacks of a move or blitzkrieg: a few forces for each target, the best first, the rest weighed anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from sandtable.games.attack.data import card_table, deck

from .clash import NOBODY, Clash, Troops, cost, estimate, minus, strength, total, troops, without
from .exact import clash
from .field import Field
from .ground import NEUTRAL, flights
from .orders import drawn, kept_back

SCALES = (1, 2, 3, 5, 8)
"""Sizes of force that are tried: so many of each special kind, and twice as many infantry."""
SAMPLES = 7
"""Kinds of neutral troops that stand for the whole deck."""
STAYING = (2, 4, 7)
"""How many of an attack are thought to stay where it would leave a region in danger."""
EXPOSED = 4.0
"""Points of danger that make this worth thinking about."""
NEARLY_EMPTY = 2
"""Units with which a capital is there for the taking: every army sees that."""


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
        self.stay: dict[str, int] = {}
        """How many must stay in a region, where that is more than one."""
        self.seen = self._largest()
        self.done: set[str] = set()
        self.chosen: list[Attack] = []

    def _largest(self) -> set[str]:
        """The regions whose armies the player thinks of: all, or the largest."""
        field, armies = self.field, self.field.mine()
        if len(armies) > field.style.sees:
            armies = sorted(armies, key=lambda r: -cost(field.at[r]))[: field.style.sees]
        return set(armies)

    def _is_open_capital(self, region: str) -> bool:
        field = self.field
        return region in field.capital_of and sum(field.at.get(region, NOBODY)) <= NEARLY_EMPTY

    def order(self) -> float:
        """Choose attacks until none promises enough; what they promise together."""
        total = 0.0
        while len(self.chosen) < self.field.style.attacks:
            best = max(self.attacks(), key=lambda a: a.score - a.rent, default=None)
            if best is None or best.score - best.rent < self.field.style.boldness:
                break
            best = self._trimmed(best)
            self.commit(best)
            total += best.score
        return total

    def _trimmed(self, attack: Attack) -> Attack:
        """The attack without some of those who would leave a region in danger, if that is better."""
        cost_of = {
            start: self._exposed(start, part, attack.target) for (start, _), part in attack.parts.items()
        }
        worst = max(cost_of, key=lambda start: cost_of[start])
        best = attack
        for stay in STAYING if cost_of[worst] > EXPOSED else ():
            pool = [
                (start, by_sea, minus(part, kept_back(part, stay)) if start == worst else part)
                for (start, by_sea), part in attack.parts.items()
            ]
            force = total(part for _, _, part in pool)
            if sum(force) > 1:
                best = max(best, self._weighed(attack.target, pool, force), key=lambda a: a.score - a.rent)
        return best if best.win >= self.field.style.least else attack

    def commit(self, attack: Attack) -> None:
        """Count on an attack: its units are gone from where they were, and its target is taken."""
        self.chosen.append(attack)
        self.done.add(attack.target)
        for (start, _), part in attack.parts.items():
            self.field.leave(start, part)
        self.field.take(attack.target, attack.left)
        self.moved[attack.target] = attack.left

    def attacks(self) -> Iterator[Attack]:
        """The best attack on each target in reach."""
        for target in self._targets():
            sound = (a for a in self.on(target) if a.win >= self.field.style.least)
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
                near |= dict.fromkeys(self._far(region))
        return [r for r in near if field.owner.get(r) != field.seat and r not in self.done]

    def _far(self, region: str) -> Iterator[str]:
        """Regions of rivals two borders away that tanks or planes reach."""
        field, here = self.field, self.field.at[region]
        if here[1] or here[3]:
            for far, between in flights()[region]:
                owner = field.owner.get(far, NEUTRAL)
                rolls = here[1] and any(field.state.owner.get(r) == field.seat for r in between)
                if owner not in (NEUTRAL, field.seat) and (here[3] or rolls):
                    yield far

    def _pool(self, target: str) -> list[tuple[str, bool, Troops]]:
        """What could go there, the safest regions first."""
        field, found, seen = self.field, [], set()
        blitz, is_open = self.kind == "blitzkrieg", self._is_open_capital(target)
        for start, force, by_sea in field.sources(target, field.seat):
            if start in seen or (blitz and by_sea) or not (start in self.seen or is_open):
                continue
            seen.add(start)
            if blitz:
                force = (0, force[1], 0, force[3])
            free = self._free(start, force)
            if sum(free):
                found.append((start, by_sea, free))
        return sorted(found, key=lambda row: sum(x for _, x in field.threats(row[0])))

    def _free(self, start: str, force: Troops) -> Troops:
        """Those that have not moved and need not stay."""
        here, moved = self.field.at[start], self.moved.get(start, NOBODY)
        free = tuple(min(f, h - m) for f, h, m in zip(force, here, moved, strict=True))
        force = (max(0, free[0]), max(0, free[1]), max(0, free[2]), max(0, free[3]))
        lacking = self.stay.get(start, 1) - (sum(here) - sum(force))
        return minus(force, kept_back(force, lacking)) if lacking > 0 else force

    def reach(self, target: str) -> int:
        """How many units could go there."""
        return sum(sum(force) for _, _, force in self._pool(target))

    def on(self, target: str) -> Iterator[Attack]:
        """Attacks on a region by forces of several sizes."""
        pool = self._pool(target)
        most = total(force for _, _, force in pool)
        tried: set[Troops] = set()
        for scale in SCALES:
            force = (
                min(2 * scale, most[0]),
                min(scale, most[1]),
                min(scale, most[2]),
                min(scale, most[3]),
            )
            if sum(force) > 1 and force not in tried:
                tried.add(force)
                yield self._weighed(target, pool, force)

    def _weighed(self, target: str, pool: list[tuple[str, bool, Troops]], force: Troops) -> Attack:
        field = self.field
        parts = drawn(pool, force)
        found = self._clash(target, force)
        left = _survivors(force, found.left)
        score = field.gain(target, found) - found.win * field.danger(target, left)
        for (start, _), part in parts.items():
            score -= self._exposed(start, part, target)
        return Attack(target, parts, score, left, self.thrift * cost(force), found)

    def _clash(self, target: str, force: Troops) -> Clash:
        exact = self.field.style.exact
        if self.field.owner.get(target, NEUTRAL) == NEUTRAL:
            return against_neutrals(force, exact)
        defenders = self.field.at[target]
        return clash(force, defenders) if exact else estimate(force, defenders)

    def _exposed(self, start: str, part: Troops, target: str) -> float:
        """What it costs that units leave a region to beat the army in another."""
        field, here = self.field, self.field.at[start]
        beaten = target if field.style.exact else ""
        return field.danger(start, minus(here, part), beaten) - field.danger(start, here, beaten)


@lru_cache(maxsize=100_000)
def _survivors(force: Troops, points: float) -> Troops:
    """What is left of a force when so many points of it are."""
    left = force
    while sum(left) > 1 and cost(left) > points:
        left = without(left, 1)
    return left
