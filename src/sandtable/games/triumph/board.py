"""The map as the rules ask about it: what an area is, what touches it, and how."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .data import AreaTable, BorderLists, LimitTable, area_table, border_table, country_table


class Area(Struct, frozen=True, eq=False):
    """An area as it is printed."""

    name: str
    kind: str
    country: str
    settlement: str
    pop: int
    res: int
    red: int
    """Of its resources those that may be traded around Africa."""
    muster: int
    points: int
    """What it costs to enter, by sea and air."""

    @property
    def is_water(self) -> bool:
        return not self.country

    @property
    def is_strait(self) -> bool:
        return self.kind == "strait"

    @property
    def has_coast(self) -> bool:
        """Whether it is land where ships may be."""
        return self.kind in ("coastal", "strait")


class Board(Struct, frozen=True, eq=False):
    """All areas, and who borders whom."""

    areas: dict[str, Area]
    near: dict[str, dict[str, str]]
    """The kind of border with each neighbor."""
    limit: dict[str, int]
    """Ground units that may engage or disengage across a border of this kind; none at sea."""
    along: frozenset[tuple[str, str]]
    """Pairs of coastal neighbors along one coast, both ways."""
    africa: frozenset[str]
    """The two oceans between which lies the way round Africa."""
    over_land: dict[str, tuple[str, ...]]
    """The neighbors that ground units reach on foot."""

    def border(self, one: str, two: str) -> str:
        """The kind of their border; "" when they do not touch."""
        return self.near[one].get(two, "")


@lru_cache(maxsize=1)
def board() -> Board:
    """The printed map."""
    table, lines = area_table(), border_table()
    near: dict[str, dict[str, str]] = {area: {} for area in table.areas}
    for kind in BorderLists.__struct_fields__:
        for one, two in getattr(lines.borders, kind):
            near[one][two] = kind
            near[two][one] = kind
    areas = _areas(table)
    return Board(
        areas=areas,
        near=near,
        limit={kind: getattr(lines.limits, kind) for kind in LimitTable.__struct_fields__},
        along=frozenset(pair for a, b in lines.coast.along for pair in ((a, b), (b, a))),
        africa=frozenset(lines.africa.ends),
        over_land={
            a: tuple(b for b in near[a] if areas[b].country) if areas[a].country else () for a in areas
        },
    )


def _areas(table: AreaTable) -> dict[str, Area]:
    found = {}
    for name, row in table.areas.items():
        town = table.settlements.get(row.settlement)
        found[name] = Area(
            name=row.name,
            kind=row.kind,
            country=row.country,
            settlement=row.settlement,
            pop=town.pop if town else 0,
            res=row.res,
            red=row.red,
            muster=town.muster if town else 0,
            points=table.points.ocean if row.kind == "ocean" else 1,
        )
    return found


def areas_of(country: str) -> tuple[str, ...]:
    return country_table()[country].areas


def country_of(area: str) -> str:
    """The country an area of land belongs to; "" for water."""
    return board().areas[area].country


def capital_of(country: str) -> str:
    return country_table()[country].capital


@lru_cache(maxsize=1)
def capitals() -> dict[str, str]:
    """Main and sub-capitals, each with the faction whose it is by birth."""
    found = {}
    for area, row in board().areas.items():
        if row.settlement in ("main_capital", "sub_capital"):
            found[area] = country_table()[row.country].faction or "west"
    return found
