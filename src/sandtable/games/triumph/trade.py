"""Trade routes, blockades and supply (section 16)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from .blocks import side
from .board import board
from .control import NOBODY, controls, is_enemy_land
from .data import setup_table
from .state import State, enemies, is_warring

FULL = "full"
MED = "med"
_Segment = str

# How a route goes on: at its beginning, in a segment, after a sea segment that ended, in the second segment.
_LAND_STEP: dict[_Segment, _Segment] = {"": "L", "L": "L", "S": "SL", "SE": "SL", "SL": "SL"}
_SEA_STEP: dict[_Segment, _Segment] = {"": "S", "S": "S", "L": "LS", "LS": "LS"}


def routes(state: State, seat: str, africa: bool = True) -> frozenset[str]:
    """The areas from which goods reach the main capital, by a land and a sea segment at most, in any order.

    A sea segment ends ashore, but goes through straits. Without `africa` the way round it is shut.
    """
    goal = setup_table().seats[seat].main
    if not controls(state, seat, goal):
        return frozenset()
    land = board()
    passes = _trader(state, seat)
    begin = (goal, "")
    seen, queue = {begin}, [begin]
    while queue:
        area, segment = queue.pop()
        here = land.areas[area]
        for near, border in land.near[area].items():
            there = land.areas[near]
            if not africa and near in land.africa and area in land.africa:
                continue
            for step in _steps(segment, here.is_water, there.is_water, border):
                ended = step in ("S", "LS") and there.kind == "coastal"
                found = (near, step + "E" if ended else step)
                if found not in seen and passes(near, step.endswith("S")):
                    seen.add(found)
                    queue.append(found)
    return frozenset(area for area, _ in seen)


def _steps(segment: _Segment, here_water: bool, there_water: bool, border: str) -> list[_Segment]:
    """In which segments a route may cross a border."""
    found = []
    if not here_water and not there_water and segment in _LAND_STEP:
        found.append(_LAND_STEP[segment])
    if (here_water or there_water or border == "strait") and segment in _SEA_STEP:
        found.append(_SEA_STEP[segment])
    return found


def _trader(state: State, seat: str) -> Callable[[str, bool], bool]:
    """Whether goods of the faction pass an area, by sea or by land."""
    shut = _shut_seas(state, seat, with_escaped=True)
    areas, limited = board().areas, _limited_straits(state, seat)

    def passes(area: str, by_sea: bool) -> bool:
        row = areas[area]
        if row.is_water:
            return area not in shut
        who = state.control.get(area, NOBODY)
        if who == seat:
            return True
        if is_enemy_land(state, seat, area) or (by_sea and area in limited):
            return False
        return not who or row.is_strait

    return passes


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
