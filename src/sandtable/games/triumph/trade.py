"""Trade routes, blockades and supply (section 16)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from .blocks import side
from .board import board
from .control import NOBODY, controls, is_enemy_land
from .data import setup_table
from .state import State, enemies, is_warring

FULL = "full"
MED = "med"

NOTHING, LAND, SEA, ENDED, SEA_LAND, LAND_SEA, LAND_ENDED = range(7)
"""How far a route has come: into its first segment, or its second; a sea segment may have ended."""
_BY_LAND = {NOTHING: LAND, LAND: LAND, SEA: SEA_LAND, ENDED: SEA_LAND, SEA_LAND: SEA_LAND}
_BY_SEA = {
    NOTHING: (SEA, ENDED),
    SEA: (SEA, ENDED),
    LAND: (LAND_SEA, LAND_ENDED),
    LAND_SEA: (LAND_SEA, LAND_ENDED),
}


class Crossing(NamedTuple):
    """A border as goods cross it."""

    near: str
    by_land: bool
    by_sea: bool
    ends: bool
    """A sea segment ends there, for it comes ashore and not into a strait."""
    africa: bool


@lru_cache(maxsize=1)
def crossings() -> dict[str, tuple[Crossing, ...]]:
    """All borders, from both sides."""
    land = board()
    return {
        area: tuple(
            Crossing(
                near,
                not here.is_water and not land.areas[near].is_water,
                here.is_water or land.areas[near].is_water or border == "strait",
                land.areas[near].kind == "coastal",
                near in land.africa and area in land.africa,
            )
            for near, border in land.near[area].items()
        )
        for area, here in land.areas.items()
    }


def routes(state: State, seat: str, africa: bool = True) -> frozenset[str]:
    """The areas from which goods reach the main capital, by a land and a sea segment at most, in any order.

    A sea segment ends ashore, but goes through straits. Without `africa` the way round it is shut.
    """
    goal = setup_table().seats[seat].main
    if not controls(state, seat, goal):
        return frozenset()
    by_land, by_sea = _carriers(state, seat)
    borders = crossings()
    seen, queue = {(goal, NOTHING)}, [(goal, NOTHING)]
    while queue:
        area, so_far = queue.pop()
        over_land, over_sea = _BY_LAND.get(so_far), _BY_SEA.get(so_far)
        for near, land, sea, ends, round_africa in borders[area]:
            if round_africa and not africa:
                continue
            if land and over_land is not None and near in by_land and (near, over_land) not in seen:
                seen.add((near, over_land))
                queue.append((near, over_land))
            if sea and over_sea is not None and near in by_sea and (near, over_sea[ends]) not in seen:
                seen.add((near, over_sea[ends]))
                queue.append((near, over_sea[ends]))
    return frozenset(area for area, _ in seen)


def _carriers(state: State, seat: str) -> tuple[frozenset[str], frozenset[str]]:
    """The areas that goods of the faction pass, by land and by sea."""
    shut, limited = _shut_seas(state, seat, with_escaped=True), _limited_straits(state, seat)
    by_land, by_sea = set(), set()
    for area, row in board().areas.items():
        if row.is_water:
            if area not in shut:
                by_sea.add(area)
            continue
        who = state.control.get(area, NOBODY)
        is_open = who == seat or not who or row.is_strait
        if who == seat or (is_open and not is_enemy_land(state, seat, area)):
            by_land.add(area)
            if area not in limited:
                by_sea.add(area)
    return frozenset(by_land), frozenset(by_sea)


def _limited_straits(state: State, seat: str) -> frozenset[str]:
    """Straits that the faction may not pass by sea though nobody hostile holds them."""
    if not state.rules.territorial_straits:
        return frozenset()
    return frozenset(a for a in setup_table().territorial.straits if not controls(state, seat, a))


def _shut_seas(state: State, seat: str, with_escaped: bool) -> frozenset[str]:
    against, areas = enemies(state, seat), board().areas
    if not against:
        return frozenset()
    return frozenset(
        area
        for area, blocks in state.units.items()
        if areas[area].is_water
        and any(side(b) in against and (with_escaped or not b.escaped) for b in blocks)
    )


# Supply


def supplied_areas(state: State, seat: str) -> frozenset[str]:
    """Where ground units are in supply: next to a chain of friendly areas to a source of the faction."""
    land, shut = board(), _shut_seas(state, seat, with_escaped=False)
    limited = _limited_straits(state, seat)

    def is_good(area: str) -> bool:
        if land.areas[area].is_water:
            return area not in shut
        if controls(state, seat, area):
            return True
        return land.areas[area].is_strait and area not in limited and not is_enemy_land(state, seat, area)

    queue = [a for a in setup_table().seats[seat].sources if controls(state, seat, a)]
    chain = set(queue)
    while queue:
        for near in land.near[queue.pop()]:
            if near not in chain and is_good(near):
                chain.add(near)
                queue.append(near)
    return frozenset(chain.union(*(land.near[area] for area in chain)))


# Blockades


def yielding(state: State, seat: str) -> tuple[str, ...]:
    """Areas with people or resources that the faction controls or has influence over."""
    usa = setup_table().usa
    found = []
    for area, row in board().areas.items():
        if row.pop or row.res:
            stake = state.influence.get(row.country)
            if controls(state, seat, area) or (
                stake is not None and stake.seat == seat and (row.country != "usa" or seat == usa.seat)
            ):
                found.append(area)
    return tuple(found)


def blockades(state: State, seat: str) -> dict[str, str]:
    """What has no trade route now; black resources that have only the way round Africa are `med`."""
    everywhere, med = routes(state, seat), routes(state, seat, africa=False)
    found = {}
    for area in yielding(state, seat):
        row = board().areas[area]
        if area not in everywhere:
            found[area] = FULL
        elif area not in med and row.res > row.red:
            found[area] = MED
    return found


def counting_blockades(state: State, seat: str) -> dict[str, str]:
    """What does not count in production: marked in summer and without a route now, the lesser grade."""
    if not is_warring(state, seat):
        return {}
    marked = {a: how for a in yielding(state, seat) if (how := state.blockade.get(a))}
    if not marked:
        return {}
    now = blockades(state, seat)
    return {a: FULL if how == now[a] == FULL else MED for a, how in marked.items() if a in now}


def with_blockades(state: State) -> State:
    """The state with markers where factions at war have no trade route."""
    found: dict[str, str] = {}
    for seat in setup_table().seats:
        if is_warring(state, seat):
            found |= blockades(state, seat)
    return replace(state, blockade=dict(sorted(found.items())))
