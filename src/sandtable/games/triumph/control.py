"""Who controls what: land by who stands there, empty land by its capital; seas by enemy units (section 3)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from .blocks import NEUTRAL, is_ground, side
from .board import board, capitals
from .data import country_table
from .state import State, at_war, enemies, first_there, own

NOBODY = ""
"""Controls neutral land."""


@lru_cache(maxsize=1)
def _land() -> tuple[tuple[str, str, str, str], ...]:
    """Each area of land with its country, that country's capital, and the great power's faction or ""."""
    found = []
    for area, row in board().areas.items():
        if row.country:
            country = country_table()[row.country]
            great = country.faction if country.kind == "great_power" else ""
            found.append((area, row.country, country.capital, great))
    return tuple(found)


def holder(state: State, country: str) -> str:
    """Whose the capital is while nobody stands in it: by marker, or by birth."""
    if country in state.armed:
        return NOBODY
    if country in state.marker:
        return state.marker[country]
    row = country_table()[country]
    return NOBODY if country in state.defeated else row.faction


def occupier(state: State, area: str, base: str) -> str:
    """Who controls an area that would be `base`'s if it were empty: whoever was there first.

    Air forces and ships keep what their side controls, but take nothing.
    """
    blocks = state.units.get(area)
    if not blocks:
        return base
    first = first_there(state, area)
    if not first:
        return base
    if len(first) == 1 and first[0] not in (base, NEUTRAL, state.control.get(area)):
        return first[0] if any(map(is_ground, blocks)) else base
    return NOBODY if first[0] == NEUTRAL else first[0]


def worked_out(state: State) -> dict[str, str]:
    """Who controls each area of land now."""
    base: dict[str, str] = {}
    found, units = {}, state.units
    for area, country, capital, great in _land():
        if country not in base:
            empty = great or holder(state, country)
            base[country] = occupier(state, capital, empty)
        who = great or base[country]
        if area in units:
            who = occupier(state, area, who)
        if who:
            found[area] = who
    return found


def with_control(state: State) -> State:
    """The state with control as it is now, for the phase that begins."""
    return replace(state, control=worked_out(state))


def with_control_of(state: State, country: str) -> State:
    """The state with control of one country worked out anew, the rest as it was when the phase began."""
    now, areas = worked_out(state), country_table()[country].areas
    kept = {a: s for a, s in state.control.items() if a not in areas}
    return replace(state, control=kept | {a: now[a] for a in areas if a in now})


def with_markers(state: State) -> State:
    """The state with control markers where a faction stands alone in a capital that was not its own.

    Great powers need none: their land falls back to them. Armed minors fall at the end of combat phases.
    """
    marker, satellites = state.marker, state.satellites
    for country, row in country_table().items():
        if row.kind == "great_power" or country in state.armed:
            continue
        blocks = state.units.get(row.capital)
        if not blocks or not any(map(is_ground, blocks)):
            continue
        there = {side(b) for b in blocks}
        now = holder(state, country)
        if len(there) == 1 and there != {now} and now:
            marker = {**marker, country: next(iter(there))}
            satellites = tuple(c for c in satellites if c != country)
    if marker is state.marker:
        return state
    return replace(state, marker=marker, satellites=satellites)


def is_neutral(state: State, country: str) -> bool:
    """Whether it is unaligned, an associate or a protectorate: nobody's, and not in arms."""
    return country not in state.armed and holder(state, country) == NOBODY


def controls(state: State, seat: str, area: str) -> bool:
    return state.control.get(area, NOBODY) == seat


def is_enemy_sea(state: State, seat: str, area: str) -> bool:
    """Whether enemies of the faction are in the water; submarines that escaped do not count."""
    blocks = state.units.get(area)
    if not blocks:
        return False
    against = enemies(state, seat)
    return any(side(b) in against and not b.escaped for b in blocks)


def is_enemy_land(state: State, seat: str, area: str) -> bool:
    """Whether an enemy controls it, or it is land of an armed minor that the faction fights."""
    who = state.control.get(area, NOBODY)
    if who == seat:
        return False
    if who:
        return at_war(state, seat, who)
    return seat in state.armed.get(board().areas[area].country, ())


def is_friendly(state: State, seat: str, area: str) -> bool:
    """Whether a unit of the faction may be there as at home: own land, or water without enemies."""
    if board().areas[area].is_water:
        return not is_enemy_sea(state, seat, area)
    return controls(state, seat, area)


def is_undisputed(state: State, seat: str, area: str) -> bool:
    """Own land without enemies."""
    if not controls(state, seat, area):
        return False
    against = enemies(state, seat)
    return not any(side(b) == NEUTRAL or side(b) in against for b in state.at(area))


def held_capitals(state: State, seat: str) -> tuple[str, ...]:
    """Main and sub-capitals of rivals that the faction controls, as worked out for this phase."""
    return tuple(
        area
        for area, birth in capitals().items()
        if birth != seat and controls(state, seat, area) and _is_rival_capital(state, area, birth)
    )


def _is_rival_capital(state: State, area: str, birth: str) -> bool:
    """Washington counts once the USA has come into the war of the West."""
    return bool(country_table()[board().areas[area].country].faction) or area in _joined(state)


def _joined(state: State) -> tuple[str, ...]:
    return tuple(country_table()[c].capital for c in state.marker)


def stands_in(state: State, seat: str, area: str) -> bool:
    return bool(own(state, seat, area))
