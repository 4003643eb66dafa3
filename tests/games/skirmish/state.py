"""The skirmish: its tables, its relations, its state, its orders."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.axis.core import units
from sandtable.games.axis.core.board import Board, make_board
from sandtable.games.axis.core.pieces import Pile, Piles
from sandtable.games.axis.core.relations import Relations, make_relations
from sandtable.games.axis.core.units import Kind
from sandtable.kernel.protocol import Action, Over
from sandtable.tabletop import stepping
from sandtable.tabletop.tables import Row, read_table

TRAITS = ("occupies", "flak", "aside", "noncombat", "booty", "installation", "supports")
FIGURES = ("hits", "supported", "flak_dice", "breaks_at")
Phase: TypeAlias = Literal["purchase", "combat_move", "combat", "noncombat_move", "place"]
Wars: TypeAlias = tuple[tuple[str, str], ...]


class SpaceRow(Row, frozen=True):
    owner: str
    units: dict[str, int]
    value: int = 0


class BoardTable(Row, frozen=True):
    order: tuple[str, ...]
    wars: Wars
    money: int
    damage: int
    land: dict[str, SpaceRow]
    sea: dict[str, SpaceRow]
    links: dict[str, tuple[str, ...]]


def wrong_units(rows: dict[str, units.UnitRow]) -> list[tuple[str, str]]:
    return list(units.unread(rows, TRAITS, FIGURES))


TABLE = read_table("tests.games.skirmish", "board", BoardTable)
ROWS = read_table("tests.games.skirmish", "units", dict[str, units.UnitRow], wrong_units)


class Rules(Struct, frozen=True, eq=False):
    board: Board
    roster: units.Roster
    order: tuple[str, ...]
    kinds: dict[str, units.Kind]
    most_in_land: dict[str, int] = {}


RULES = Rules(
    make_board(
        {name: (name, row.value, row.owner, "") for name, row in TABLE.land.items()},
        {name: name for name in TABLE.sea},
        [(a, b) for a, near in TABLE.links.items() for b in near],
        canals=(),
        aliases={},
    ),
    units.make_roster(ROWS),
    TABLE.order,
    {kind: units.printed_kind(kind, row) for kind, row in ROWS.items()},
)


@lru_cache(maxsize=16)
def relations(wars: Wars) -> Relations:
    """Who has a common enemy stands together; who is at peace keeps apart."""
    foes = {n: {m for war in wars for m in war if n in war and m != n} for n in RULES.order}
    pairs = [(a, b) for a, b in combinations(RULES.order, 2) if foes[a] & foes[b] and b not in foes[a]]
    return make_relations(RULES.order, wars, pairs, [n for n in RULES.order if not foes[n]])


class Battle(Struct, frozen=True, omit_defaults=True):
    space: str
    kind: str
    step: str
    round: int = 1
    hits: dict[str, int] = {}
    dead: Piles = ()


class State(Struct, frozen=True, omit_defaults=True):
    seat: str
    phase: Phase
    units: dict[str, Piles]
    owner: dict[str, str]
    money: dict[str, int]
    wars: Wars
    held: dict[str, str]
    round: int = 1
    bought: dict[str, int] = {}
    made: dict[str, int] = {}
    fought: tuple[str, ...] = ()
    battle: Battle | None = None
    over: Over | None = None

    @property
    def rules(self) -> Rules:
        return RULES

    @property
    def relations(self) -> Relations:
        return relations(self.wars)

    def at(self, space: str) -> Piles:
        return self.units.get(space, ())

    def kinds(self, nation: str) -> dict[str, Kind]:
        return RULES.kinds


Stepping: TypeAlias = stepping.Stepping[State]


def opening() -> State:
    rows = {**TABLE.land, **TABLE.sea}
    damage = {kind: TABLE.damage for kind, row in ROWS.items() if row.breaks_at}
    there = {
        space: tuple(Pile(row.owner, k, count, damage=damage.get(k, 0)) for k, count in row.units.items())
        for space, row in rows.items()
    }
    owner = {space: row.owner for space, row in TABLE.land.items()}
    money = dict.fromkeys(RULES.order, TABLE.money)
    return State(RULES.order[0], "purchase", there, owner, money, TABLE.wars, owner)


class Declare(Action, frozen=True, tag="declare"):
    target: str


class Mend(Action, frozen=True, tag="mend"):
    target: str


class Fight(Action, frozen=True, tag="fight"):
    target: str


class Buy(Action, frozen=True, tag="buy"):
    units: dict[str, int]


class Lose(Action, frozen=True, tag="lose"):
    units: dict[str, int]


class Place(Action, frozen=True, tag="place"):
    units: dict[str, int]
    target: str


class Move(Action, frozen=True, tag="move"):
    units: dict[str, int]
    target: str
    origin: str


class Done(Action, frozen=True, tag="done"):
    pass


Order: TypeAlias = Declare | Mend | Fight | Buy | Lose | Place | Move | Done
