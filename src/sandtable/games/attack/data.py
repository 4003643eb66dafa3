"""The printed tables of the game, read from the files in `data/` and typed."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.protocol import Scalar
from ...tabletop import options
from ...tabletop.tables import Row, read_table
from .pieces import Army, Fleet


class RegionRow(Row, frozen=True):
    name: str
    continent: str


class RouteRow(Row, frozen=True):
    name: str
    ends: tuple[str, str]


class ZoneRow(Row, frozen=True):
    name: str
    regions: tuple[str, ...]


class BoardTable(Row, frozen=True):
    continents: dict[str, str]
    regions: dict[str, RegionRow]
    borders: dict[str, tuple[str, ...]]
    routes: dict[str, RouteRow]
    zones: dict[str, ZoneRow]
    aliases: dict[str, str]


class KindRow(Row, frozen=True):
    name: str
    in_set: bool


class CardRow(Row, frozen=True):
    kind: str
    value: int
    defenders: Army
    copies: int = 1


class CardTable(Row, frozen=True):
    kinds: dict[str, KindRow]
    cards: dict[str, CardRow]


class ArmyRow(Row, frozen=True):
    name: str
    short: str
    cost: int
    move: int
    dice: int
    blitzkrieg: bool = False
    over_any: bool = False


class ShipRow(Row, frozen=True):
    name: str
    short: str
    cost: int
    hits: int


class FacingRow(Row, frozen=True):
    own: str
    enemy: str
    bonus: int


class ModifierTable(Row, frozen=True):
    beside_carrier: int
    facing: tuple[FacingRow, ...]


class BattleTable(Row, frozen=True):
    faces: tuple[str, ...]
    min_dice: int
    first_front: int
    longest_line: int


class UnitTable(Row, frozen=True):
    army: dict[str, ArmyRow]
    ships: dict[str, ShipRow]
    modifiers: ModifierTable
    battle: BattleTable


class SetupTable(Row, frozen=True):
    colours: tuple[str, ...]
    default_players: int
    hand: int
    claims: int
    per_placement: int
    actions: int
    near_target: int
    far_target: int
    capital_income: int
    longest_promise: int
    army: Army
    fleet: Fleet


class OptionRow(options.OptionRow, frozen=True, kw_only=True):
    default: Scalar


@lru_cache(maxsize=1)
def board_table() -> BoardTable:
    return read_table(__package__, "board", BoardTable)


@lru_cache(maxsize=1)
def card_table() -> CardTable:
    return read_table(__package__, "cards", CardTable)


@lru_cache(maxsize=1)
def unit_table() -> UnitTable:
    return read_table(__package__, "units", UnitTable)


@lru_cache(maxsize=1)
def setup_table() -> SetupTable:
    return read_table(__package__, "setup", SetupTable)


@lru_cache(maxsize=1)
def option_table() -> dict[str, OptionRow]:
    return read_table(__package__, "options", dict[str, OptionRow])


@lru_cache(maxsize=1)
def deck() -> tuple[str, ...]:
    """All economic cards in order, each as often as there are copies of it."""
    return tuple(sorted(card for card, row in card_table().cards.items() for _ in range(row.copies)))
