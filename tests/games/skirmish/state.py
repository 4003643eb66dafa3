"""The skirmish: its tables, its relations, its state, its orders."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from sandtable.games.axis.core import tables, units
from sandtable.games.axis.core.actions import Buy, Done, Fight, Lose, Move, Place
from sandtable.games.axis.core.closing import with_turn
from sandtable.games.axis.core.facilities import damaged, facilities
from sandtable.games.axis.core.melee import Battle
from sandtable.games.axis.core.position import PURCHASE, Rules, Standing, Turn
from sandtable.games.axis.core.relations import Relations, make_relations
from sandtable.kernel.protocol import Action
from sandtable.tabletop import stepping
from sandtable.tabletop.tables import read_table

TRAITS = ("occupies", "flak", "aside", "noncombat", "booty", "installation", "supports")
FIGURES = ("hits", "supported", "flak_dice", "breaks_at")
Wars: TypeAlias = tuple[tuple[str, str], ...]


class StartTable(tables.StartTable, frozen=True):
    wars: Wars
    damage: int


HERE = "tests.games.skirmish"
START = read_table(HERE, "setup", StartTable)
ROWS = read_table(HERE, "units", dict[str, units.UnitRow], lambda rows: units.unread(rows, TRAITS, FIGURES))
ROSTER, KINDS = units.make_roster(ROWS), units.printed_kinds(ROWS)
BOARD = tables.board_of(read_table(HERE, "board", tables.BoardTable))
HOMES = {nation: space for space, nation in BOARD.capital_of.items()}
RULES = Rules(BOARD, ROSTER, START.order, BOARD.first_owner, HOMES, not_sold=ROSTER.having["installation"])


@lru_cache(maxsize=16)
def relations(wars: Wars) -> Relations:
    """Who has a common enemy stands together; who is at peace keeps apart."""
    foes = {n: {m for war in wars for m in war if n in war and m != n} for n in RULES.order}
    pairs = [(a, b) for a, b in combinations(RULES.order, 2) if foes[a] & foes[b] and b not in foes[a]]
    return make_relations(RULES.order, wars, pairs, [n for n in RULES.order if not foes[n]])


class State(Standing, frozen=True, omit_defaults=True):
    wars: Wars = START.wars
    battle: Battle | None = None

    @property
    def rules(self) -> Rules:
        return RULES

    @property
    def relations(self) -> Relations:
        return relations(self.wars)

    def kinds(self, nation: str) -> dict[str, units.Kind]:
        return KINDS


Stepping: TypeAlias = stepping.Stepping[State]


def begun(state: State) -> State:
    return with_turn(state, Turn(held=state.owner))


def opening() -> State:
    """All harbors are broken."""
    there = tables.set_up(tables.by_space(START.placements))
    state = begun(State(RULES.order[0], PURCHASE, there, BOARD.first_owner, START.ipc))
    for space in BOARD.value:
        state = broken(state, space)
    return state


def broken(state: State, space: str) -> State:
    """The position with the damage of the start, or more, on what can break in a territory."""
    for p in facilities(state, space):
        if KINDS[p.kind].breaks_at:
            state = damaged(state, space, p.kind, START.damage, START.damage)
    return state


class Declare(Action, frozen=True, tag="declare"):
    target: str


class Mend(Action, frozen=True, tag="mend"):
    target: str


Order: TypeAlias = Declare | Mend | Fight | Buy | Lose | Place | Move | Done
