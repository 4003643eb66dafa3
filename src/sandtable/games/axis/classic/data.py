"""The printed tables of the game, read from the files in `data/` and typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from ....kernel.protocol import Scalar
from ....tabletop import options
from ....tabletop.tables import Row, read_table
from ..core import tables
from ..core.units import Roster, Trait, UnitRow, make_roster, unread
from . import editions


class BoardTable(tables.BoardTable[tables.LandRow, tables.SeaRow], frozen=True, kw_only=True):
    links_only_2nd: dict[str, tuple[str, ...]]


class SetupTable(tables.StartTable, frozen=True):
    sides: dict[str, tuple[str, ...]]
    names: dict[str, str]
    capitals: dict[str, str]


Effect: TypeAlias = Literal[
    "cost_change",
    "attack",
    "defense",
    "move",
    "attack_dice",
    "raid_dice",
    "rocket_range",
    "rocket_dice",
    "rockets_per_turn",
]


class Development(Row, frozen=True):
    roll: int
    name: str
    effects: dict[str, dict[Effect, int]]
    """By kind of unit, or `all`."""


class ResearchRow(Row, frozen=True):
    die_cost: int
    success: int


class TechTable(Row, frozen=True):
    research: ResearchRow
    developments: dict[str, Development]


class OptionRow(options.OptionRow, frozen=True, kw_only=True):
    default: dict[str, Scalar]
    """By edition."""


TRAITS_READ: tuple[Trait, ...] = (
    "occupies",
    "blitz",
    "aside",
    "flak",
    "noncombat",
    "booty",
    "installation",
    "surprise",
    "torpedoes",
    "submerges",
    "bombards",
    "raids",
)
"""What rules of Classic ask of units; a table with others is refused."""


@lru_cache(maxsize=1)
def board_table() -> BoardTable:
    return read_table(__package__, "board", BoardTable)


@lru_cache(maxsize=1)
def unit_table() -> dict[str, UnitRow]:
    return read_table(__package__, "units", dict[str, UnitRow], lambda rows: unread(rows, TRAITS_READ, ()))


@lru_cache(maxsize=1)
def roster() -> Roster:
    """The kinds of unit, the same in both editions."""
    return make_roster(unit_table())


@lru_cache(maxsize=1)
def setup_table() -> SetupTable:
    return read_table(__package__, "setup", SetupTable)


@lru_cache(maxsize=1)
def tech_table() -> TechTable:
    return read_table(__package__, "tech", TechTable, wrong_effects)


@lru_cache(maxsize=1)
def option_table() -> dict[str, OptionRow]:
    def wrong(rows: dict[str, OptionRow]) -> Iterator[tuple[str, str]]:
        return editions.unread({name: row.default.keys() for name, row in rows.items()})

    return read_table(__package__, "options", dict[str, OptionRow], wrong)


def wrong_effects(table: TechTable) -> Iterator[tuple[str, str]]:
    """Effects on units that there are not."""
    for name, row in table.developments.items():
        for kind in row.effects:
            if kind not in unit_table() and kind != "all":
                yield kind, f"{name} has an effect on {kind}, which is no unit"
