"""The printed tables of the game, read from the files in `data/` and typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import field

from ...kernel.protocol import Scalar
from ...tabletop import options
from ...tabletop.tables import Row, read_table

AreaKind: TypeAlias = Literal["land", "coastal", "strait", "sea", "ocean"]
CountryKind: TypeAlias = Literal["great_power", "major_power", "colony", "minor"]
Border: TypeAlias = tuple[str, str]


class SettlementRow(Row, frozen=True):
    pop: int
    muster: int


class AreaRow(Row, frozen=True):
    name: str
    kind: AreaKind
    country: str = ""
    settlement: str = ""
    res: int = 0
    red: int = 0


class PointTable(Row, frozen=True):
    ocean: int


class AreaTable(Row, frozen=True):
    settlements: dict[str, SettlementRow]
    points: PointTable
    areas: dict[str, AreaRow]


class LimitTable(Row, frozen=True):
    plains: int
    river: int
    forest: int
    mountain: int
    strait: int
    coast: int


class AfricaTable(Row, frozen=True):
    ends: Border


class BorderLists(Row, frozen=True):
    plains: tuple[Border, ...]
    river: tuple[Border, ...]
    forest: tuple[Border, ...]
    mountain: tuple[Border, ...]
    strait: tuple[Border, ...]
    coast: tuple[Border, ...]
    sea: tuple[Border, ...]
    ocean: tuple[Border, ...]


class CoastTable(Row, frozen=True):
    along: tuple[Border, ...]


class BorderTable(Row, frozen=True):
    limits: LimitTable
    africa: AfricaTable
    borders: BorderLists
    coast: CoastTable


class CountryRow(Row, frozen=True):
    name: str
    kind: CountryKind
    capital: str
    areas: tuple[str, ...]
    faction: str = ""
    owner: str = ""


class FireRow(Row, frozen=True):
    a: int
    n: int
    g: int
    s: int


class KindRow(Row, frozen=True):
    name: str
    cls: str
    fire: FireRow
    land: int = 0
    sea: int = 0
    air: int = 0
    rebase: bool = False
    hit: int = 1
    supply: bool = False


class ConvoyRow(Row, frozen=True):
    cls: str
    sea: int
    hit: int


class NationRow(Row, frozen=True):
    faction: str
    most: int
    pool: dict[str, int]


class UnitTable(Row, frozen=True):
    kinds: dict[str, KindRow]
    convoy: ConvoyRow
    nations: dict[str, NationRow]


class TechnologyRow(Row, frozen=True):
    name: str
    first: str = ""
    stage: int = 0


class WildRow(Row, frozen=True):
    name: str
    only_remove: bool = False
    any: bool = False
    beside: Literal["", "own", "rival"] = ""
    cost: int = 0
    countries: tuple[str, ...] = ()
    by_player: dict[str, tuple[str, ...]] = field(default_factory=dict)
    by_rival: dict[str, tuple[str, ...]] = field(default_factory=dict)


class ActionCard(Row, frozen=True):
    season: str
    letter: str
    number: int
    countries: tuple[str, ...] = ()
    wild: WildRow | None = None


class ScienceRow(Row, frozen=True):
    year: int
    techs: tuple[str, ...]


class InvestmentCard(Row, frozen=True):
    factory: int
    techs: tuple[str, ...] = ()
    science: ScienceRow | None = None
    espionage: bool = False
    intelligence: str = ""


class BlockRow(Row, frozen=True):
    nation: str
    area: str
    blocks: int = 1
    cv: int = 1
    kind: str = ""


class RulebookTable(Row, frozen=True):
    more: tuple[BlockRow, ...]
    less: tuple[BlockRow, ...]


class SeatRow(Row, frozen=True):
    cards: int
    ind: int
    limit: int
    emergency: int
    power: str
    main: str
    sources: tuple[str, ...]
    factory: tuple[int, ...]


class UsaTable(Row, frozen=True):
    seat: str
    opinion_until: int
    home: str
    kinds: tuple[str, ...]
    most_rival: int
    forts: dict[str, int]
    arrivals: dict[str, int]
    neighbor: str


class VictoryTable(Row, frozen=True):
    economic: int
    capitals: int
    per_capital: int


class InfluenceTable(Row, frozen=True):
    protectorate: int
    satellite: int


class IndustryTable(Row, frozen=True):
    rises: int


class ShortTable(Row, frozen=True):
    year: int
    dividends: int
    investment: int
    satellite: str
    patron: str
    garrison: BlockRow
    influence: int
    cards: dict[str, int]
    ind: dict[str, int]
    extra: dict[str, int]


class BritanniaTable(Row, frozen=True):
    blocks: tuple[BlockRow, ...]


class TerritorialTable(Row, frozen=True):
    straits: tuple[str, ...]


class SetupTable(Row, frozen=True):
    first_year: int
    last_year: int
    blocks: dict[str, tuple[BlockRow, ...]]
    rulebook: RulebookTable
    seats: dict[str, SeatRow]
    die: dict[str, tuple[str, ...]]
    chits: dict[str, int]
    usa: UsaTable
    victory: VictoryTable
    influence: InfluenceTable
    industry: IndustryTable
    short: ShortTable
    britannia: BritanniaTable
    territorial: TerritorialTable


class OptionRow(options.OptionRow, frozen=True, kw_only=True):
    aid: Scalar
    second: Scalar


@lru_cache(maxsize=1)
def area_table() -> AreaTable:
    return read_table(__package__, "areas", AreaTable, _wrong_areas)


def _wrong_areas(table: AreaTable) -> Iterator[tuple[str, str]]:
    for area, row in table.areas.items():
        if row.settlement and row.settlement not in table.settlements:
            yield area, f"{area}: unknown settlement {row.settlement}"
        if row.red > row.res:
            yield area, f"{area}: more red resources than resources"
        if (row.kind in ("sea", "ocean")) == bool(row.country):
            yield area, f"{area}: land has a country, water none"


@lru_cache(maxsize=1)
def border_table() -> BorderTable:
    return read_table(__package__, "borders", BorderTable, _wrong_borders)


def _wrong_borders(table: BorderTable) -> Iterator[tuple[str, str]]:
    areas = area_table().areas
    every = [pair for kind in BorderLists.__struct_fields__ for pair in getattr(table.borders, kind)]
    for a, b in (*every, *table.coast.along, table.africa.ends):
        for area in (a, b):
            if area not in areas:
                yield area, f"unknown area {area}"


@lru_cache(maxsize=1)
def country_table() -> dict[str, CountryRow]:
    return read_table(__package__, "countries", dict[str, CountryRow], _wrong_countries)


def _wrong_countries(table: dict[str, CountryRow]) -> Iterator[tuple[str, str]]:
    areas = area_table().areas
    for country, row in table.items():
        if row.capital not in row.areas:
            yield country, f"{country}: its capital lies elsewhere"
        for area in row.areas:
            if area not in areas or areas[area].country != country:
                yield area, f"{country}: {area} is not one of its areas"


@lru_cache(maxsize=1)
def unit_table() -> UnitTable:
    return read_table(__package__, "units", UnitTable)


@lru_cache(maxsize=1)
def technology_table() -> dict[str, TechnologyRow]:
    return read_table(__package__, "technologies", dict[str, TechnologyRow])


@lru_cache(maxsize=1)
def action_cards() -> dict[str, ActionCard]:
    return read_table(__package__, "action_cards", dict[str, ActionCard], _wrong_actions)


def _wrong_actions(table: dict[str, ActionCard]) -> Iterator[tuple[str, str]]:
    for card, row in table.items():
        if bool(row.countries) == (row.wild is not None):
            yield card, f"{card}: either two countries or a wild card"
        for country in row.countries:
            if country not in country_table():
                yield card, f"{card}: unknown country {country}"


@lru_cache(maxsize=1)
def investment_cards() -> dict[str, InvestmentCard]:
    return read_table(__package__, "investment_cards", dict[str, InvestmentCard], _wrong_investments)


def _wrong_investments(table: dict[str, InvestmentCard]) -> Iterator[tuple[str, str]]:
    for card, row in table.items():
        for tech in (*row.techs, *(row.science.techs if row.science else ())):
            if tech not in technology_table():
                yield card, f"{card}: unknown technology {tech}"


@lru_cache(maxsize=1)
def setup_table() -> SetupTable:
    return read_table(__package__, "setup", SetupTable)


@lru_cache(maxsize=1)
def option_table() -> dict[str, OptionRow]:
    return read_table(__package__, "options", dict[str, OptionRow])
