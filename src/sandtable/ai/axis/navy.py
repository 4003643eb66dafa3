"""Warships bought together with transports: the cheapest escort under which a fleet is let alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from sandtable.games.axis.core.units import Kind

from .danger import Danger
from .roles import Roles

CALM, CALM_SHARE = 3.0, 0.2
"""IPC that an enemy may gain by attacking a fleet that is let alone; this part of its cost at least."""
LIKELY_SUNK, UNARMED_SUNK = 0.5, 0.3
"""A fleet that is sunk more often is not safe, whatever that costs the enemy; transports alone even less."""
EASY = 0.6
"""Escorts so much weaker than what could come are not weighed exactly."""
MOST_WEIGHED = 12


def escort(
    danger: Danger, zone: str, fleet: Mapping[str, int], kinds: Mapping[str, Kind], most: int, dares: float
) -> Counter[str] | None:
    """The cheapest warships that make a fleet safe in a zone, for so much money; None if none do.

    What is safe enough is less for whoever dares: 1 for nobody, the less the more.
    """
    if is_calm(danger, zone, Counter(fleet), dares):
        return Counter()
    weighed = 0
    for _, _, ships in sorted(_escorts(danger.roles, kinds, most), key=lambda found: found[:2]):
        together = Counter(fleet) + ships
        if _strength(danger.roles, together, kinds) < EASY * _threat(danger, zone):
            continue
        weighed += 1
        if is_calm(danger, zone, together, dares):
            return ships
        if weighed >= MOST_WEIGHED:
            return None
    return None


def is_calm(danger: Danger, zone: str, fleet: Counter[str], dares: float) -> bool:
    """Whether no enemy gains much by attacking the fleet there."""
    cost = sum(danger.kinds[kind].cost * count for kind, count in fleet.items())
    if danger.risk(zone, fleet) > max(CALM, CALM_SHARE * cost):
        return False
    is_armed = any(kind not in danger.roles.roster.holds for kind in +fleet)
    safe = 1.0 - danger.chance(zone, fleet)
    return safe >= dares * (1.0 - (LIKELY_SUNK if is_armed else UNARMED_SUNK))


def _escorts(roles: Roles, kinds: Mapping[str, Kind], most: int) -> Iterator[tuple[int, int, Counter[str]]]:
    """Each escort that can be paid, with its cost and a number."""
    ranges = (range(most_of + 1) for most_of in roles.escort.values())
    for number, counts in enumerate(product(*ranges)):
        ships = +Counter(dict(zip(roles.escort, counts, strict=True)))
        cost = sum(kinds[kind].cost * count for kind, count in ships.items())
        if ships and cost <= most:
            yield cost, number, ships


def _strength(roles: Roles, fleet: Mapping[str, int], kinds: Mapping[str, Kind]) -> float:
    """A fleet in defense against aircraft: its fire times its number."""
    torpedoes = roles.roster.having["torpedoes"]
    return sum(kinds[k].defense * n for k, n in fleet.items() if k not in torpedoes) * sum(fleet.values())


def _threat(danger: Danger, zone: str) -> float:
    """The strongest that could come, in the same measure."""
    return max(
        (
            sum(foe.state.kinds(foe.nation)[k].attack * n for k, n in army.force.items())
            * sum(army.force.values())
            for foe, army in danger.armies(zone)
        ),
        default=0.0,
    )
