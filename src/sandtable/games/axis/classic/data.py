"""The printed tables of the game, read from the files in `data/` and typed."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

from ....kernel.protocol import Scalar
from ....tabletop import options
from ..core.board import Canal

T = TypeVar("T")


class LandRow(Struct, frozen=True):
    name: str
    value: int
    owner: str
    capital: str = ""


class SeaRow(Struct, frozen=True):
    name: str


class BoardTable(Struct, frozen=True):
    land: dict[str, LandRow]
    sea: dict[str, SeaRow]
    aliases: dict[str, str]
    links: dict[str, tuple[str, ...]]
    links_only_2nd: dict[str, tuple[str, ...]]
    canal: tuple[Canal, ...]


class UnitRow(Struct, frozen=True):
    name: str
    short: str
    domain: str
    cost: int
    attack: int
    defense: int
    move: int
    transport_load: int
    fighter_capacity: int = 0
    transport_capacity: int = 0


class SetupTable(Struct, frozen=True):
    order: tuple[str, ...]
    sides: dict[str, tuple[str, ...]]
    names: dict[str, str]
    capitals: dict[str, str]
    ipc: dict[str, int]
    seatings: dict[str, tuple[tuple[str, ...], ...]]
    placements: dict[str, dict[str, dict[str, int]]]


class Development(Struct, frozen=True):
    roll: int
    name: str
    effects: dict[str, dict[str, int]]


class ResearchRow(Struct, frozen=True):
    die_cost: int
    success: int


class TechTable(Struct, frozen=True):
    research: ResearchRow
    developments: dict[str, Development]


class OptionRow(options.OptionRow, frozen=True, kw_only=True):
    default: dict[str, Scalar]
    """By edition."""


@lru_cache(maxsize=1)
def board_table() -> BoardTable:
    return _read("board", BoardTable)


@lru_cache(maxsize=1)
def unit_table() -> dict[str, UnitRow]:
    return _read("units", dict[str, UnitRow])


@lru_cache(maxsize=1)
def setup_table() -> SetupTable:
    return _read("setup", SetupTable)


@lru_cache(maxsize=1)
def tech_table() -> TechTable:
    return _read("tech", TechTable)


@lru_cache(maxsize=1)
def option_table() -> dict[str, OptionRow]:
    return _read("options", dict[str, OptionRow])


def _read(name: str, shape: type[T]) -> T:
    text = (files(__package__) / "data" / f"{name}.toml").read_bytes()
    return msgspec.toml.decode(text, type=shape)
