"""Sea power: what the sea is worth, how fleets compare, and which ships pay for themselves."""

from __future__ import annotations

from collections.abc import Iterator
from math import pow

from msgspec import Struct

from sandtable.games.attack.data import setup_table, unit_table
from sandtable.games.attack.pieces import SHIP_KINDS, Fleet
from sandtable.games.attack.state import State
from sandtable.odds.attack import sea

from .clash import strength
from .field import Field
from .style import Style

POWER = {"destroyer": 1.0, "submarine": 1.0, "battleship": 1.9, "carrier": 1.8}
STEEPNESS = 6.0
"""How fast the odds of the quick estimate change with the power of fleets."""
SUNK = 0.6
"""Part of the smaller fleet that an even battle costs each side, in the quick estimate."""
MOST_SHIPS = 14
"""Of both sides together; battles with more are only estimated."""
FREE_SEA = 6.0
"""What a turn of sea control is worth by itself."""
THREATENED, IN_REACH, MOST = 5.0, 1.5, 60.0
"""What it is worth more for each way over sea on which a stronger rival could come, for each that a strong
own army could take, and how much at most."""
STRONG = 8.0
"""The strength of an army that could go over sea."""
VOYAGES = 4
"""Turns for which sea control is thought to last."""
WORTH_FIGHTING = 0.6
"""The chance from which on the holder is challenged."""
SHARE_OF_INCOME = 0.6
"""The most that is spent on ships in a turn."""
SHIPS_A_TURN = 5
"""The most that are bought in a turn."""
SINGLE = tuple(Fleet(**{kind: 1}) for kind in SHIP_KINDS)


def power(fleet: Fleet) -> float:
    """A rough measure of a fleet."""
    return sum(POWER[kind] * count for kind, count in fleet.items())


class Odds(Struct, frozen=True):
    """A battle for the sea: the chance of the challenger, and the points of ships that each side loses."""

    control: float
    challenger_loss: float
    holder_loss: float


def odds_at_sea(state: State, challenger: Fleet, holder: Fleet, style: Style) -> Odds:
    """The odds: exact for usual fleets, both with the cheapest ships first, else estimated."""
    if not challenger.size or not holder.size:
        return Odds(float(challenger.size > 0), 0.0, 0.0)
    if style.exact and challenger.size + holder.size <= MOST_SHIPS:
        found = sea(challenger, holder, "screen", "screen", state.rules.naval_line == "all8")
        return Odds(found.control, found.challenger_loss, found.holder_loss)
    control = 1 / (1 + pow(power(holder) / power(challenger), STEEPNESS))
    sunk = SUNK * min(price(challenger), price(holder))
    return Odds(control, (1.5 - control) * sunk, (0.5 + control) * sunk)


def chance_at_sea(state: State, challenger: Fleet, holder: Fleet, style: Style) -> float:
    """The chance of the challenger to win."""
    return odds_at_sea(state, challenger, holder, style).control


def coasts(field: Field) -> float:
    """What a turn is worth in which rivals may not sail and the own troops may."""
    if not field.style.rules_sea:
        return FREE_SEA
    total = 0.0
    for region in field.mine():
        here = strength(field.at[region])
        for far in field.board.sea[region]:
            owner = field.owner.get(far, "")
            if owner == field.seat or far in field.board.land[region]:
                continue
            if owner and strength(field.at[far]) > here:
                total += THREATENED
            elif here > STRONG:
                total += IN_REACH
    return min(FREE_SEA + total, MOST) if total else 0.0


def worth_of_sea(field: Field) -> float:
    """What the sea is worth over the turns to come."""
    return coasts(field) * min(VOYAGES, field.turns_left - 1)


def kept(field: Field, fleet: Fleet) -> float:
    """The chance to keep the sea with a fleet against the rival whose ships are most dangerous."""
    fleets = {field.state.fleet(rival) for rival in field.rivals}
    return 1 - max((chance_at_sea(field.state, ships, fleet, field.style) for ships in fleets), default=0.0)


def taken(field: Field, fleet: Fleet) -> float:
    """The chance to have the sea after this turn with a fleet; 0 where no challenge is to be thought of."""
    state = field.state
    if state.holder == field.seat:
        return 1.0
    used = state.turn.used
    if "naval" in used or len(used) >= setup_table().actions or not fleet.size:
        return 0.0
    win = chance_at_sea(state, fleet, state.fleet(state.holder), field.style) if state.holder else 1.0
    return win if win >= WORTH_FIGHTING else 0.0


def promise(field: Field, fleet: Fleet) -> float:
    """What a fleet makes of the sea."""
    return taken(field, fleet) * kept(field, fleet)


def ships_to_buy(field: Field, points: int) -> Fleet:
    """Ships that bring more of the sea than they cost; none where nothing does."""
    worth, fleet = worth_of_sea(field), field.state.fleet(field.seat)
    if worth <= 0:
        return Fleet()
    best, most = Fleet(), worth * promise(field, fleet)
    for ships in _growing(field, fleet, int(SHARE_OF_INCOME * points)):
        value = worth * promise(field, fleet + ships) - price(ships)
        if value > most:
            best, most = ships, value
    return best


def _growing(field: Field, fleet: Fleet, points: int) -> Iterator[Fleet]:
    """More and more ships: each time the one that helps most for its price."""
    bought = Fleet()
    for _ in range(SHIPS_A_TURN):
        ways = [one for one in SINGLE if price(bought + one) <= points]
        if not ways:
            return
        now = fleet + bought
        before = kept(field, now)
        bought += max(ways, key=lambda one: (kept(field, now + one) - before) / price(one))
        yield bought


def price(fleet: Fleet) -> int:
    """What ships cost."""
    return sum(count * unit_table().ships[kind].cost for kind, count in fleet.items())
