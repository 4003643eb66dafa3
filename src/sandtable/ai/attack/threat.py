"""Who could come where before a player's next turn, and how likely a region is lost then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.state import State

from .clash import COST, NOBODY, Troops, chance, plus, strength, without
from .ground import NEUTRAL, Ground
from .style import Style

CARD_POINTS = 3.2
"""What a card in a rival's hand brings on average, sets counted."""
FEW_POINTS, MANY_POINTS = 10, 60
"""What a rival is thought to have for new units before striking, at least and at most."""
NEUTRAL_BREACH = 0.25
"""How likely a rival's tanks are thought to come through a neutral region in the same turn."""


class Threatened(Ground):
    """A position with the attacks that rivals could make on the player's regions."""

    def __init__(self, state: State, seat: str, style: Style) -> None:
        super().__init__(state, seat, style)
        self.fear = style.fear / (1 + style.others * max(0, len(self.rivals) - 1))
        """How likely a rival who could take a region is thought to try."""
        self._pools: dict[tuple[str, str], tuple[tuple[str, Troops], ...]] = {}
        self._threats: dict[tuple[str, str], tuple[tuple[str, float], ...]] = {}
        self._waves: dict[str, tuple[tuple[str, float, float], ...]] = {}
        self._supply: dict[str, Troops] = {}

    def copied(self) -> Self:
        other = super().copied()
        other._pools, other._threats, other._waves = dict(self._pools), dict(self._threats), dict(self._waves)
        return other

    def moved(self) -> None:
        self._waves.clear()

    def taken(self) -> None:
        self._pools.clear()
        self._threats.clear()
        self._waves.clear()

    def pools(self, region: str, beaten: str = "") -> tuple[tuple[str, Troops], ...]:
        """Each rival who could attack it, with the units that could come; kept until owners change.

        An army in `beaten` is thought to be beaten first.
        """
        found = self._pools.get((region, beaten))
        if found is None:
            found = tuple((s, x) for s in self.rivals if sum(x := self._pool_against(region, s, beaten)))
            self._pools[region, beaten] = found
        return found

    def _pool_against(self, region: str, rival: str, beaten: str) -> Troops:
        pool = NOBODY
        seen: set[str] = set()
        for start, force, _ in self.sources(region, rival):
            if start not in seen and start != beaten and sum(force) > 0:
                seen.add(start)
                size = sum(self.at[start])
                pool = plus(pool, without(force, 1) if sum(force) == size else force)
        return plus(pool, self.supply(rival)) if self.style.foresees and seen else pool

    def points(self, seat: str) -> int:
        """The income of a player, the hand not being known."""
        capitals = sum(self.owner.get(site) == seat for site in self.capital_of)
        return round(capitals * setup_table().capital_income + CARD_POINTS * len(self.state.hand(seat)))

    def supply(self, rival: str) -> Troops:
        """What a rival is thought to buy before striking: half of the points for infantry, half for tanks."""
        if rival not in self._supply:
            points = min(MANY_POINTS, max(FEW_POINTS, self.points(rival)))
            self._supply[rival] = (points // (2 * COST[0]), points // (2 * COST[1]), 0, 0)
        return self._supply[rival]

    def threats(self, region: str, beaten: str = "") -> tuple[tuple[str, float], ...]:
        """Each rival who could attack it, with the strength that could come; kept until owners change."""
        found = self._threats.get((region, beaten))
        if found is None:
            found = tuple((s, x) for s, pool in self.pools(region, beaten) if (x := strength(pool)) > 0)
            self._threats[region, beaten] = found
        return found

    def waves(self, region: str) -> tuple[tuple[str, float, float], ...]:
        """Rivals whose tanks and planes could come in a blitzkrieg through a region next to it.

        With the strength of that second wave, and how likely the region between falls to the first.
        """
        found = self._waves.get(region)
        if found is None:
            found = tuple(self._waves_over(region)) if self.style.foresees else ()
            self._waves[region] = found
        return found

    def _waves_over(self, region: str) -> Iterator[tuple[str, float, float]]:
        direct = {rival for rival, _ in self.pools(region)}
        for between in self.board.land[region]:
            owner = self.owner.get(between, NEUTRAL)
            if owner not in (self.seat, NEUTRAL):
                continue
            for rival, pool in self.pools(between):
                wave = (0, pool[1], 0, pool[3])
                if rival in direct or not sum(wave):
                    continue
                breach = NEUTRAL_BREACH
                if owner == self.seat:
                    breach = chance(strength(pool), strength(self.at[between]))
                yield rival, strength(wave), breach

    def risk(self, region: str, garrison: Troops, beaten: str = "") -> float:
        """How likely the region is lost before the next turn, held by this garrison."""
        against = strength(garrison)
        safe = 1.0
        for rival, force in self.threats(region, beaten):
            if self.strikes_yet(rival):
                safe *= 1 - self.fear * chance(force, against)
        waves = self.waves(region) if self.style.foresees else ()
        if not waves:
            return 1 - safe
        worst: dict[str, float] = {}
        for rival, force, breach in waves:
            worst[rival] = max(worst.get(rival, 0.0), breach * chance(force, against))
        for rival, loss in worst.items():
            if self.strikes_yet(rival):
                safe *= 1 - self.fear * loss
        return 1 - safe
