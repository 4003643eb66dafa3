"""The printed tables that every edition has: its board, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeAlias, TypeVar

from ....kernel.protocol import Setup
from ....tabletop.tables import Row
from .board import Board, Canal, make_board
from .pieces import Piles, pile_of

Placements: TypeAlias = dict[str, dict[str, dict[str, int]]]
"""Numbers by unit text, of each nation in each space."""


class LandRow(Row, frozen=True):
    name: str
    value: int
    owner: str
    capital: str = ""
    """The nation whose capital stands here."""


class SeaRow(Row, frozen=True):
    name: str


L = TypeVar("L", bound=LandRow)
Z = TypeVar("Z", bound=SeaRow)


class BoardTable(Row, Generic[L, Z], frozen=True):
    """A board; editions may have more in the rows of its land and its zones."""

    land: dict[str, L]
    sea: dict[str, Z]
    links: dict[str, tuple[str, ...]]
    aliases: dict[str, str]
    canal: tuple[Canal, ...] = ()


class StartTable(Row, frozen=True):
    order: tuple[str, ...]
    ipc: dict[str, int]
    seatings: dict[str, tuple[tuple[str, ...], ...]]
    """Who plays which nations, by the number of people."""
    placements: Placements
    """By nation, then by space."""


def check_setup(setup: Setup, rulesets: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Raises ValueError when a set-up names an edition, a scenario or seats that there are not."""
    if setup.ruleset not in rulesets:
        raise ValueError(f"unknown edition {setup.ruleset!r}; there are {', '.join(rulesets)}")
    if setup.scenario:
        raise ValueError(f"unknown scenario {setup.scenario!r}; leave it out")
    if setup.seats and sorted(setup.seats) != sorted(order):
        raise ValueError(f"the seats are {', '.join(order)}")


def board_of(table: BoardTable[L, Z], more: Mapping[str, tuple[str, ...]] = {}) -> Board:
    """The board of a table, and of more links than it has."""
    return make_board(
        land={s: (r.name, r.value, r.owner, r.capital) for s, r in table.land.items()},
        sea={s: r.name for s, r in table.sea.items()},
        links=[(a, b) for rows in (table.links, more) for a, many in rows.items() for b in many],
        canals=table.canal,
        aliases=table.aliases,
    )


def by_space(placements: Placements) -> Placements:
    """What the table has by nation, by space and then by nation."""
    found: Placements = {}
    for nation, spaces in placements.items():
        for space, units in spaces.items():
            found.setdefault(space, {})[nation] = units
    return found


def set_up(placements: Placements) -> dict[str, Piles]:
    """The pieces of each space, from what is placed there by nation."""
    return {
        space: tuple(pile_of(n, text, count) for n, units in nations.items() for text, count in units.items())
        for space, nations in placements.items()
        if nations
    }
