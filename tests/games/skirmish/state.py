"""The skirmish: its tables, its relations, its state, its orders."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.axis.core import tables, units
from sandtable.games.axis.core.actions import Buy, Done, Fight, Lose, Move, Place
from sandtable.games.axis.core.facilities import damaged, facilities
from sandtable.games.axis.core.melee import Battle
from sandtable.games.axis.core.pieces import Piles
from sandtable.games.axis.core.position import Rules
from sandtable.games.axis.core.relations import Relations, make_relations
from sandtable.games.axis.core.units import Kind
from sandtable.kernel.protocol import Action, Over
from sandtable.tabletop import stepping
from sandtable.tabletop.tables import read_table

TRAITS = ("occupies", "flak", "aside", "noncombat", "booty", "installation", "supports")
FIGURES = ("hits", "supported", "flak_dice", "breaks_at")
Phase: TypeAlias = Literal["purchase", "combat_move", "combat", "noncombat_move", "place"]
Wars: TypeAlias = tuple[tuple[str, str], ...]


class StartTable(tables.StartTable, frozen=True):
    wars: Wars
    damage: int


HERE = "tests.games.skirmish"
START = read_table(HERE, "setup", StartTable)
ROWS = read_table(HERE, "units", dict[str, units.UnitRow], lambda rows: units.unread(rows, TRAITS, FIGURES))


BOARD = tables.board_of(read_table(HERE, "board", tables.BoardTable))
RULES = Rules(BOARD, units.make_roster(ROWS), START.order)
KINDS = units.printed_kinds(ROWS)


@lru_cache(maxsize=16)
def relations(wars: Wars) -> Relations:
    """Who has a common enemy stands together; who is at peace keeps apart."""
    foes = {n: {m for war in wars for m in war if n in war and m != n} for n in RULES.order}
    pairs = [(a, b) for a, b in combinations(RULES.order, 2) if foes[a] & foes[b] and b not in foes[a]]
    return make_relations(RULES.order, wars, pairs, [n for n in RULES.order if not foes[n]])


class State(Struct, frozen=True, omit_defaults=True):
    seat: str
    phase: Phase
    units: dict[str, Piles]
    owner: dict[str, str]
    ipc: dict[str, int]
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
        return KINDS


Stepping: TypeAlias = stepping.Stepping[State]


def opening() -> State:
    there, owner = tables.set_up(tables.by_space(START.placements)), BOARD.first_owner
    state = State(RULES.order[0], "purchase", there, owner, START.ipc, START.wars, owner)
    for space in owner:
        state = broken(state, space, START.damage)
    return state


def broken(state: State, space: str, damage: int) -> State:
    """The position with that much damage, or less, on what can break in a territory."""
    for p in facilities(state, space):
        if KINDS[p.kind].breaks_at:
            state = damaged(state, space, p.kind, damage, damage)
    return state


class Declare(Action, frozen=True, tag="declare"):
    target: str


class Mend(Action, frozen=True, tag="mend"):
    target: str


Order: TypeAlias = Declare | Mend | Fight | Buy | Lose | Place | Move | Done
