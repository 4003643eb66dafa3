"""Odds of the skirmish: its battles read into the small model, the rest is the family's."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.axis.core.engaged import attackers, defenders
from sandtable.games.axis.core.pieces import merged
from sandtable.games.axis.core.position import enemies
from sandtable.games.axis.core.theatre import survey
from sandtable.odds.answer import Odds
from sandtable.odds.axis import positions
from sandtable.odds.axis.edition import Reading
from sandtable.odds.axis.sides import attacking, defending, flak_of
from sandtable.odds.model import Battle, Orders

from .battle import ROUNDS, open_battles
from .state import ROSTER, State, begun

ORDERS = Orders(rounds=ROUNDS)


def battle_at(state: State, kind: str, space: str, coast: str = "") -> Battle:
    """The battle that stands open in a space; whoever wins it, nobody dives and planes land later."""
    at_sea = kind == "sea"
    guns = tuple(p for p in enemies(state, space) if p.kind in ROSTER.having["flak"])
    flak, dice = flak_of(state, guns)
    return Battle(
        kind="sea" if at_sea else "land",
        attackers=attacking(state, attackers(state, space), at_sea, False),
        defenders=defending(state, defenders(state, space), at_sea, lambda _: False, lambda _: True),
        flak=0 if at_sea else flak,
        flak_dice=dice,
    )


def next_turn(state: State, nation: str) -> State:
    """The board as it stands, all pieces rested, when that nation makes its next combat move."""
    units = {s: merged(replace(p, used=0, came="") for p in piles) for s, piles in state.units.items()}
    later = replace(state, seat=nation, units=units, battle=None)
    return replace(begun(later), phase="combat_move")


READING = Reading(
    theatre=survey, next_turn=next_turn, open_battles=open_battles, battle_at=battle_at, orders=ORDERS
)


def odds_at(state: State, space: str) -> Odds:
    """The exact odds of a battle that has not begun, the cheapest lost first."""
    kind = "sea" if state.rules.board.is_sea(space) else "land"
    return positions.odds_at(READING, state, kind, space, ORDERS)
