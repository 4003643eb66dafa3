"""Guards: what must stay in a region, and who comes to one that could be lost."""

from __future__ import annotations

from sandtable.games.attack.reach import land_chain

from .clash import NOBODY, Troops, minus, mixture, plus, total
from .field import Field
from .orders import Shift, drawn, kept_back

CALM = 3.0
"""Danger in points up to which one unit is guard enough."""
SAFE = 0.15
"""The risk at which a region counts as held."""
LOST = 0.6
"""The risk, with all that is there, from which on a region is given up; never a capital."""
ALARM = 9.0
"""Danger in points from which on others come to help."""
SIZES = (1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36)
"""Sizes of guards that are thought of."""


def guard(field: Field, region: str) -> int:
    """How many must stay: as few as keep the region, one where nobody comes or nothing would help."""
    here = field.at[region]
    if sum(here) <= 1 or not field.style.helps or field.danger(region, kept_back(here, 1)) <= CALM:
        return 1
    whole = field.risk(region, here)
    if whole > LOST:
        return sum(here) if region in field.capital_of else 1
    for size in SIZES[1:]:
        if size >= sum(here):
            break
        if field.risk(region, kept_back(here, size)) <= max(SAFE, whole + 0.05):
            return size
    return sum(here)


def is_in_danger(field: Field) -> bool:
    """Whether any own region could be lost if all but one unit left it."""
    return any(field.danger(r, kept_back(field.at[r], 1)) > CALM for r in field.mine())


def idle(field: Field, region: str, moved: Troops) -> Troops:
    """Units that may go: not moved yet and not wanted as a guard."""
    here = field.at[region]
    free = minus(here, moved)
    if min(free) < 0 or sum(free) < 1:
        return NOBODY
    return minus(free, kept_back(free, max(0, guard(field, region) - sum(moved))))


def rescue(field: Field, moved: dict[str, Troops], kind: str) -> tuple[list[Shift], float]:
    """Moves of idle units to regions in danger, on a field that they change, and the danger they avert."""
    found: list[Shift] = []
    averted = 0.0
    danger = {r: field.danger(r, field.at[r]) for r in field.mine() if field.state.owner.get(r) == field.seat}
    for region in sorted((r for r in danger if danger[r] > ALARM), key=lambda r: -danger[r]):
        before = field.danger(region, field.at[region])
        shifts = _relief(field, region, moved, kind)
        for shift in shifts:
            field.leave(shift.start, shift.force)
            field.join(region, shift.force)
            moved[region] = plus(moved.get(region, NOBODY), shift.force)
        found += shifts
        averted += before - field.danger(region, field.at[region]) if shifts else 0.0
    return found, averted


def _relief(field: Field, region: str, moved: dict[str, Troops], kind: str) -> list[Shift]:
    """The smallest force from other own regions that makes this one safe, or much safer."""
    pool = [
        (start, by_sea, free)
        for start, by_sea, force in _near(field, region, kind)
        if sum(free := _both(idle(field, start, moved.get(start, NOBODY)), force))
    ]
    all_free = total(free for _, _, free in pool)
    here, now = field.at[region], field.risk(region, field.at[region])
    best = NOBODY
    for size in (*(s for s in SIZES if s < sum(all_free)), sum(all_free)):
        more = mixture(all_free, size)
        risk = field.risk(region, plus(here, more))
        if risk <= max(SAFE, now / 2):
            best = more
        if risk <= SAFE:
            break
    return [Shift(start, region, part, by_sea) for (start, by_sea), part in drawn(pool, best).items()]


def _near(field: Field, region: str, kind: str) -> list[tuple[str, bool, Troops]]:
    """Own regions from which units can come in such a march, and which units."""
    if kind == "strategic":
        return [(r, False, field.at[r]) for r in land_chain(field.state, field.seat, region)]
    found: dict[str, tuple[str, bool, Troops]] = {}
    for start, force, by_sea in field.sources(region, field.seat):
        if field.state.owner.get(start) != field.seat or start == region or start in found:
            continue
        if kind != "blitzkrieg":
            found[start] = (start, by_sea, force)
        elif not by_sea:
            found[start] = (start, False, (0, force[1], 0, force[3]))
    return list(found.values())


def _both(a: Troops, b: Troops) -> Troops:
    return (min(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3]))
