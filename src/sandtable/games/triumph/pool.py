"""Blocks that are not on the map, and which of them may stand where."""

from __future__ import annotations

from .blocks import FORTRESS, Block, kinds, needs_water
from .board import board
from .data import country_table, unit_table
from .state import State, count_blocks, power_of


def left(state: State, nation: str, kind: str) -> int:
    """Blocks of a kind that a nation still has beside the map."""
    return unit_table().nations[nation].pool.get(kind, 0) - count_blocks(state).get((nation, kind), 0)


def pool(state: State, nation: str) -> dict[str, int]:
    """All that a nation has beside the map, by kind."""
    on_map = count_blocks(state)
    return {
        kind: number - on_map.get((nation, kind), 0)
        for kind, number in unit_table().nations[nation].pool.items()
    }


def has_fortress(state: State, area: str) -> bool:
    return any(block.kind == FORTRESS for block in state.at(area))


def suits(kind: str, area: str) -> bool:
    """Whether such a block may stand in an area of land at all."""
    return not needs_water(kind) or board().areas[area].has_coast


def fitting(state: State, nation: str, area: str) -> tuple[str, ...]:
    """The kinds of which a nation has a block left that may be set up in an area."""
    stock, fort = pool(state, nation), has_fortress(state, area)
    return tuple(
        kind for kind in kinds() if stock[kind] > 0 and suits(kind, area) and not (kind == FORTRESS and fort)
    )


def fortress_nation(state: State, seat: str, area: str) -> str:
    """Whose fortress a faction builds there: in a major power's land and colonies its own."""
    row = country_table()[board().areas[area].country]
    home = row.owner or board().areas[area].country
    nations = unit_table().nations
    is_major = home in nations and country_table()[home].kind == "major_power"
    if is_major and nations[home].faction == seat and home not in state.defeated:
        return home
    return power_of(seat)


def home_nation(state: State, seat: str, area: str) -> str:
    """The nation of the faction whose home territory an area is; "" for none."""
    country = board().areas[area].country
    row = unit_table().nations.get(country)
    if row is None or row.faction != seat or country in state.defeated:
        return ""
    return country


def cadre(nation: str, kind: str, cv: int = 1, fresh: bool = False) -> Block:
    return Block(nation, kind, cv, fresh=fresh)
