"""The fixed figures of a game of Attack!, for clients: players, the board, what units cost and do."""

from __future__ import annotations

from msgspec import Struct

from .data import (
    ArmyRow,
    CardRow,
    KindRow,
    ModifierTable,
    ShipRow,
    board_table,
    card_table,
    setup_table,
    unit_table,
)
from .ruleset import Rules


class Region(Struct, frozen=True):
    """A region as it is printed: its name, its continent, and where it is joined to."""

    name: str
    continent: str
    land: tuple[str, ...]
    sea: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """What does not change during a game."""

    order: tuple[str, ...]
    """The players, clockwise; who begins is diced for."""
    continents: dict[str, str]
    regions: dict[str, Region]
    army: dict[str, ArmyRow]
    ships: dict[str, ShipRow]
    figures: dict[str, dict[str, int]]
    """What each kind costs and can do, in numbers."""
    faces: tuple[str, ...]
    """What a battle die shows, face by face from 1."""
    kinds: dict[str, KindRow]
    cards: dict[str, CardRow]
    actions: int
    """How many a turn has."""
    capital_income: int
    """What a capital brings whoever holds it, in every production."""
    modifiers: ModifierTable
    """What is added to the dice of a pairing at sea."""
    rounds: int
    """The last round by agreement; 0 when none is agreed."""
    timed: bool
    """Whether the table's clock ends the game."""
    last_standing: bool
    """Whether the others play on when a player is out."""


def sheet(rules: Rules) -> Sheet:
    """The figures of the variant being played."""
    board, table, units, cards = rules.board, board_table(), unit_table(), card_table()
    return Sheet(
        order=rules.seats,
        continents=table.continents,
        regions={
            name: Region(row.name, row.continent, board.land[name], board.sea[name])
            for name, row in table.regions.items()
        },
        army=units.army,
        ships=units.ships,
        figures=figures(),
        faces=units.battle.faces,
        kinds=cards.kinds,
        cards=cards.cards,
        actions=setup_table().actions,
        capital_income=setup_table().capital_income,
        modifiers=units.modifiers,
        rounds=rules.rounds,
        timed=rules.timed,
        last_standing=rules.last_standing,
    )


def figures() -> dict[str, dict[str, int]]:
    """The numbers of every kind; `against_…` is added to the dice of a ship that faces such a one."""
    units = unit_table()
    found: dict[str, dict[str, int]] = {}
    for kind, row in units.army.items():
        faces = units.battle.faces
        found[kind] = {
            "cost": row.cost,
            "move": row.move,
            "dice": row.dice,
            "faces": faces.count(kind),
            "sides": len(faces),
        }
    for ship, card in units.ships.items():
        found[ship] = {"cost": card.cost, "hits": card.hits, "beside": units.modifiers.beside_carrier}
    for facing in units.modifiers.facing:
        found[facing.own][f"against_{facing.enemy}"] = facing.bonus
    return found
