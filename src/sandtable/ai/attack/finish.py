"""The end of a rival: all its regions at once, or its last one by a move and a blitzkrieg."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.reach import land_targets

from .assault import Assaults, Attack
from .clash import Troops, plus, without
from .exact import clash
from .field import Field
from .orders import Shift

LIKELY = 0.6
"""The chance from which on everything is put on the end of a rival."""
SURE = 0.95
"""A force with such a chance is large enough for one region."""
MOST_REGIONS = 6
"""Rivals with more regions are not thought to fall in one turn."""


def finish(field: Field, begin: Callable[[], Assaults]) -> tuple[Assaults, float] | None:
    """A march that takes all regions of a rival whose end is welcome, with its chance; None where none can.

    `begin` gives the march before its first attack, each time on a copy of the field.
    """
    best: tuple[Assaults, float] | None = None
    for rival in _prey(field):
        march = begin()
        value = march.field.end_of(rival)
        chance = _all_of(march, rival)
        if chance >= LIKELY and (best is None or chance * value > best[1]):
            best = march, chance * value
    return best


def _prey(field: Field) -> list[str]:
    """Rivals whose end is welcome and whose regions can all be reached."""
    return [
        rival
        for rival in field.rivals
        if 0 < field.count[rival] <= MOST_REGIONS
        and field.end_of(rival) > 0
        and all(_is_reached(field, region) for region, owner in field.owner.items() if owner == rival)
    ]


def _is_reached(field: Field, region: str) -> bool:
    return any(sum(force) for _, force, _ in field.sources(region, field.seat))


def _all_of(march: Assaults, rival: str) -> float:
    """Attack every region of a rival, those with the fewest ways to come first; the chance that all fall."""
    regions = [region for region, owner in march.field.owner.items() if owner == rival]
    chance = 1.0
    for target in sorted(regions, key=march.reach):
        attack = _enough(march, target)
        if attack is None:
            return 0.0
        march.commit(attack)
        chance *= attack.win
    return chance


def _enough(march: Assaults, target: str) -> Attack | None:
    """The cheapest sure attack on a region, or the surest."""
    if target in march.done:
        return None
    found = list(march.on(target))
    sure = [attack for attack in found if attack.win >= SURE]
    if sure:
        return min(sure, key=lambda a: a.rent)
    return max(found, key=lambda a: a.win, default=None)


def approach(field: Field) -> tuple[list[Shift], float]:
    """Tanks and planes brought near the last region of a rival for a blitzkrieg, and what that promises."""
    used = field.state.turn.used
    if len(used) + 2 > setup_table().actions or "blitzkrieg" in used:
        return [], 0.0
    best: tuple[list[Shift], float] = [], 0.0
    for rival in field.rivals:
        if field.count[rival] != 1 or field.end_of(rival) <= 0:
            continue
        (target,) = (region for region, owner in field.owner.items() if owner == rival)
        for base in field.mine():
            shifts, force = _gathered(field, base, target)
            win = clash(force, field.at[target]).win if shifts else 0.0
            if win >= LIKELY and win * field.end_of(rival) > best[1]:
                best = shifts, win * field.end_of(rival)
    return best


def _gathered(field: Field, base: str, target: str) -> tuple[list[Shift], Troops]:
    """Units that can move to an own region and strike from there in the next action; one stays at home."""
    state, seat = field.state, field.seat
    tanks = target in land_targets(state, seat, base, "tank")
    planes = target in land_targets(state, seat, base, "plane")
    here = field.at[base]
    force = (0, here[1] * tanks, 0, here[3] * planes)
    force = without(force, 1) if sum(force) == sum(here) else force
    shifts: list[Shift] = []
    for start in field.mine() if tanks or planes else []:
        there = field.at[start]
        rolling = there[1] if tanks and base in land_targets(state, seat, start, "tank") else 0
        flying = there[3] if planes and base in land_targets(state, seat, start, "plane") else 0
        part: Troops = (0, rolling, 0, flying)
        part = without(part, 1) if sum(part) == sum(there) else part
        if start != base and sum(part) > 0:
            shifts.append(Shift(start, base, part))
            force = plus(force, part)
    return shifts, force
