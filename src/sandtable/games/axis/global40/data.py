"""The printed tables of the game, read from the files in `data/` and typed; what no rule reads is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import field

from ....kernel.protocol import Scalar
from ....tabletop import options
from ....tabletop.tables import Row, read_table
from ..core import tables, units
from ..core.units import Domain, Roster, Trait, make_roster

Side: TypeAlias = Literal["axis", "allies"]
Half: TypeAlias = Literal["europe", "pacific"]
"""One of the two boards."""
Stance: TypeAlias = Literal["strict", "pro_axis", "pro_allies", "dutch"]
"""What land that nobody controls is to the two sides."""

# The board


class LandRow(tables.LandRow, frozen=True, kw_only=True):
    board: Half
    first: str = ""
    """Whose emblem is printed on it, where that is not who owns it at the start."""
    city: str = ""
    neutral: Stance | Literal["impassable", ""] = ""
    army: int = 0
    economy: Half | Literal[""] = ""
    """Which economy of the UK it earns for, where that is not the one of its board."""
    island: bool = False
    china: Literal["emblem", "open", ""] = ""
    """Whether it is Chinese, or merely open to Chinese units."""
    mongolia: bool = False
    canada: bool = False


class SeaRow(tables.SeaRow, frozen=True, kw_only=True):
    board: Half
    convoy: bool = False
    kamikaze: bool = False


class BoardTable(tables.BoardTable[LandRow, SeaRow], frozen=True, kw_only=True):
    links_sz19: dict[str, tuple[str, ...]]


# Units and facilities


class UnitRow(units.UnitRow, frozen=True):
    supported_by: tuple[str, ...] = ()
    lifts: int = 0
    flak_at: int = 0
    dogfight: int = 0
    raids_on: tuple[str, ...] = ()
    raid_bonus: int = 0
    convoy: int = 0


class Kind(units.Kind, frozen=True):
    """The figures of a unit type as one nation has it."""

    supported_by: tuple[str, ...] = ()
    """Kinds that support it."""
    lifts: int = 0
    """How many pieces one of it supports."""
    flak_at: int = 0
    """What its guns hit aircraft with."""
    dogfight: int = 0
    """What it hits with in the air battle before a raid."""
    raids_on: tuple[str, ...] = ()
    """Facilities that it may bomb."""
    raid_bonus: int = 0
    """Added to its die when it bombs."""
    raid_dice: int = 1
    """Dice it throws when it bombs, of which the best one counts."""
    convoy: int = 0
    """Dice in the disruption of convoys."""


class FacilityRow(Row, frozen=True):
    """Where a facility may be built, and what it is good for."""

    group: str
    """A territory has one of each group."""
    most_damage: int
    output: int = 0
    value: int = 0
    home: bool = False
    mainland: bool = False
    coast: bool = False
    falls_to: str = ""
    grows_to: str = ""
    price: int = 0
    extra: dict[Domain, int] = field(default_factory=dict)
    launches: int = 0
    docks: tuple[str, ...] = ()


TRAITS_READ: tuple[Trait, ...] = (
    "occupies",
    "blitz",
    "rides",
    "aside",
    "flak",
    "noncombat",
    "installation",
    "surprise",
    "torpedoes",
    "submerges",
    "bombards",
    "raids",
    "surface",
    "hunts",
    "defenseless",
    "escorts",
    "scrambles",
)
"""What rules of Global ask of units; a table with others is refused."""
FIGURES_READ = ("hits", "supported", "flak_dice", "breaks_at")


# The start


class BonusRow(Row, frozen=True):
    nation: str
    space: str
    ipc: int


class KamikazeRow(Row, frozen=True):
    nation: str
    markers: int
    hits_on: int


class VictoryRow(Row, frozen=True):
    cities: dict[Half, int]
    axis: tuple[str, ...]
    allies: tuple[str, ...]


class SetupTable(tables.StartTable, frozen=True, kw_only=True):
    kamikaze: KamikazeRow
    sides: dict[Side, tuple[str, ...]]
    names: dict[str, str]
    purses: dict[str, tuple[str, ...]]
    capitals: dict[str, str]
    """By purse."""
    loot: dict[str, dict[str, str]]
    """Of nations with several purses: which one gets the money of a captured capital."""
    bonus: BonusRow
    victory: VictoryRow


# Objectives


class Objective(Row, frozen=True, kw_only=True):
    purse: str
    ipc: int
    war: bool = False
    war_with: tuple[str, ...] = ()
    war_any: tuple[str, ...] = ()
    peace_with: tuple[str, ...] = ()
    land: tuple[str, ...] = ()
    by: Literal["nation", "side"] = "nation"
    each: bool = False
    least: int = 0
    """So many of the land are enough; 0: all of it."""
    home: bool = False
    own_army: str = ""
    clear: tuple[str, ...] = ()
    of: Literal["warships", "surface"] = "warships"
    spared: tuple[str, ...] = ()
    alone: bool = False
    never: tuple[str, ...] = ()
    once: str = ""


# Politics


class DeclarationRow(Row, frozen=True):
    by: tuple[str, ...]
    on: tuple[str, ...]
    turn: int
    """From the nation's own turn of this number on; 0: not by the time alone."""
    flags: tuple[str, ...] = ()
    """Any of these allows it at once."""


class JointRow(Row, frozen=True):
    nations: tuple[str, ...]
    foe: str


class AtIncomeRow(Row, frozen=True):
    nation: str
    turn: int


class RaisedRow(Row, frozen=True):
    flag: str
    by: tuple[str, ...]
    on: tuple[str, ...]


class AttackedRow(Row, frozen=True):
    flag: str
    by: str
    space: str


class WatersRow(Row, frozen=True):
    """Zones in which ships of a nation may not end a move before it is at war with one of `until`."""

    nation: str
    until: tuple[str, ...]
    zones: tuple[str, ...] = ()
    beside: str = ""
    """All zones beside land of this nation."""
    board: Half | Literal[""] = ""
    """On this board all zones but those beside its own land."""
    warships: tuple[str, ...] = ()
    """Of these, zones that are open to warships."""


class ChinaRow(Row, frozen=True):
    nation: str
    foe: str
    while_lost: str
    sold: tuple[str, ...]
    sold_by_road: tuple[str, ...]
    road: tuple[str, ...]


class DutchRow(Row, frozen=True):
    guardians: tuple[str, ...]


class PactRow(Row, frozen=True):
    guardian: str
    aggressor: str
    off_by: tuple[str, ...]
    flag: str


class PoliticsTable(Row, frozen=True):
    wars: tuple[tuple[str, str], ...]
    declaration: tuple[DeclarationRow, ...]
    joint: JointRow
    at_income: AtIncomeRow
    raised: tuple[RaisedRow, ...]
    fallen: dict[str, tuple[str, ...]]
    """Flags by the land that the Axis takes."""
    entered: dict[str, str]
    """Flags by the nation that moves into land open to Chinese units."""
    attacked: AttackedRow
    waters: tuple[WatersRow, ...]
    fronts: dict[str, dict[Half, tuple[str, ...]]]
    """Nations whose peace ends on each board for itself, with whom war ends it there."""
    china: ChinaRow
    dutch: DutchRow
    pact: PactRow
    war_economy: dict[str, tuple[str, ...]]


# Research

Effect: TypeAlias = Literal[
    "cost",
    "attack",
    "move",
    "dogfight",
    "flak_at",
    "lifts",
    "attack_dice",
    "raid_dice",
    "output",
    "repair",
    "rocket_range",
    "rocket_dice",
    "para_range",
    "para_most",
]


class DevelopmentRow(Row, frozen=True):
    chart: int
    roll: int
    name: str
    effects: dict[str, dict[Effect, int]]
    """By kind of unit."""
    traits: dict[str, tuple[Trait, ...]] = field(default_factory=dict)
    partners: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds that support a kind as well."""
    income_dice: int = 0


class ResearchRow(Row, frozen=True):
    die_cost: int
    success: int
    without: tuple[str, ...]
    """Nations that never research."""


class TechTable(Row, frozen=True):
    research: ResearchRow
    developments: dict[str, DevelopmentRow]


# Options


class OptionRow(options.OptionRow, frozen=True, kw_only=True):
    default: Scalar


OPTIONS_READ = (
    "research",
    "naval_base_out_at",
    "major_factory_value",
    "japan_touches_sz19",
    "canal_requests",
    "guests",
    "victory_hold",
)


@lru_cache(maxsize=1)
def board_table() -> BoardTable:
    return read_table(__package__, "board", BoardTable)


@lru_cache(maxsize=1)
def unit_table() -> dict[str, UnitRow]:
    return read_table(__package__, "units", dict[str, UnitRow], wrong_units)


@lru_cache(maxsize=1)
def facility_table() -> dict[str, FacilityRow]:
    return read_table(__package__, "facilities", dict[str, FacilityRow], wrong_facilities)


@lru_cache(maxsize=1)
def roster() -> Roster:
    """The kinds of unit, sorted by what rules ask."""
    return make_roster(unit_table())


@lru_cache(maxsize=1)
def setup_table() -> SetupTable:
    return read_table(__package__, "setup", SetupTable)


@lru_cache(maxsize=1)
def objective_table() -> dict[str, Objective]:
    return read_table(__package__, "objectives", dict[str, Objective], wrong_objectives)


@lru_cache(maxsize=1)
def politics_table() -> PoliticsTable:
    return read_table(__package__, "politics", PoliticsTable, wrong_politics)


@lru_cache(maxsize=1)
def tech_table() -> TechTable:
    return read_table(__package__, "tech", TechTable, wrong_effects)


@lru_cache(maxsize=1)
def option_table() -> dict[str, OptionRow]:
    return read_table(__package__, "options", dict[str, OptionRow], unread_options)


# What is wrong with a table beyond its shape

Wrong: TypeAlias = Iterator[tuple[str, str]]


def _unknown(names: Iterable[str], known: Iterable[str], what: str) -> Wrong:
    there = set(known)
    for name in names:
        if name not in there:
            yield name, f"{name} is no {what}"


def wrong_units(rows: dict[str, UnitRow]) -> Wrong:
    """Traits and figures that no rule reads, and kinds that there are not."""
    yield from units.unread(rows, TRAITS_READ, FIGURES_READ)
    for row in rows.values():
        yield from _unknown((*row.supported_by, *row.raids_on), rows, "unit")


def wrong_facilities(rows: dict[str, FacilityRow]) -> Wrong:
    """Rows of what is no facility, and kinds that there are not."""
    built = roster().having["installation"]
    yield from _unknown(rows, built, "facility")
    for row in rows.values():
        yield from _unknown((k for k in (row.falls_to, row.grows_to) if k), rows, "facility")
        yield from _unknown(row.docks, unit_table(), "unit")


def wrong_objectives(rows: dict[str, Objective]) -> Wrong:
    """Purses, nations and spaces that there are not."""
    table, board = setup_table(), board_table()
    for row in rows.values():
        yield from _unknown((row.purse,), table.ipc, "purse")
        yield from _unknown((*row.war_with, *row.war_any, *row.peace_with), table.order, "nation")
        army = (row.own_army,) if row.own_army else ()
        yield from _unknown((*row.land, *row.spared, *army), board.land, "territory")
        yield from _unknown(row.clear, board.sea, "sea zone")


def wrong_politics(table: PoliticsTable) -> Wrong:
    """Nations and spaces that there are not."""
    order, board = setup_table().order, board_table()
    named = [n for pair in table.wars for n in pair]
    for declared in table.declaration:
        named += (*declared.by, *declared.on)
    for raised in table.raised:
        named += (*raised.by, *raised.on)
    for row in table.waters:
        named += (row.nation, *row.until, *((row.beside,) if row.beside else ()))
        yield from _unknown((*row.zones, *row.warships), board.sea, "sea zone")
    yield from _unknown(named, order, "nation")
    for land in (*table.fallen.values(), *table.war_economy.values(), table.pact.off_by, table.china.road):
        yield from _unknown(land, board.land, "territory")


def wrong_effects(table: TechTable) -> Wrong:
    """Effects on units that there are not."""
    for row in table.developments.values():
        partners = (k for many in row.partners.values() for k in many)
        yield from _unknown((*row.effects, *row.traits, *row.partners, *partners), unit_table(), "unit")


def unread_options(rows: Iterable[str]) -> Wrong:
    """Options that no rule reads."""
    for name in rows:
        if name not in OPTIONS_READ:
            yield name, f"no rule reads the option {name}"
