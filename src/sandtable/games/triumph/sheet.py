"""The fixed figures of a game for clients: seats, the map, countries, units, cards, technologies."""

from __future__ import annotations

from msgspec import Struct

from .board import board
from .data import (
    ActionCard,
    CountryRow,
    InvestmentCard,
    KindRow,
    NationRow,
    SeatRow,
    TechnologyRow,
    action_cards,
    country_table,
    investment_cards,
    setup_table,
    technology_table,
    unit_table,
)
from .ruleset import SEATS, Rules


class AreaFigures(Struct, frozen=True):
    """An area as it is printed."""

    name: str
    kind: str
    country: str
    settlement: str
    pop: int
    res: int
    red: int
    muster: int
    near: dict[str, str]
    """The kind of border with each neighbor."""


class Sheet(Struct, frozen=True):
    """What does not change during a game."""

    seats: tuple[str, ...]
    factions: dict[str, SeatRow]
    areas: dict[str, AreaFigures]
    limits: dict[str, int]
    """Ground units that may engage across each kind of border."""
    countries: dict[str, CountryRow]
    kinds: dict[str, KindRow]
    nations: dict[str, NationRow]
    technologies: dict[str, TechnologyRow]
    action_cards: dict[str, ActionCard]
    investment_cards: dict[str, InvestmentCard]
    first_year: int
    last_year: int
    economic: int
    """Points that win at the start of a year."""


def sheet(rules: Rules) -> Sheet:
    """The figures of the variant being played."""
    land, table, units = board(), setup_table(), unit_table()
    return Sheet(
        seats=SEATS,
        factions=table.seats,
        areas={
            area: AreaFigures(
                row.name,
                row.kind,
                row.country,
                row.settlement,
                row.pop,
                row.res,
                row.red,
                row.muster,
                land.near[area],
            )
            for area, row in land.areas.items()
        },
        limits=land.limit,
        countries=country_table(),
        kinds=units.kinds,
        nations=units.nations,
        technologies=technology_table(),
        action_cards=action_cards(),
        investment_cards=investment_cards(),
        first_year=rules.start,
        last_year=table.last_year,
        economic=table.victory.economic,
    )
