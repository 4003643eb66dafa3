"""Land that changes hands, capitals and their money, captured facilities, the troop bonus.

Rule book, lines 379, 421-425, 599, 986-1017.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.conquest import handed_over, seized
from ..core.pieces import Pile, Piles, add, merged
from ..core.position import with_piles
from ..core.purse import price
from .actions import Bonus
from .neutrals import forgotten
from .politics import note_conquest
from .purses import is_open, plundered, purse_at
from .state import State, Stepping, with_flags

BONUS_FLAG = "french_bonus"


def heir(state: State, space: str) -> str:
    """Who has a territory once the moving nation takes it (lines 421, 1003).

    What was an ally's goes back to him, unless his capital is in enemy hands.
    """
    first = state.rules.first[space]
    if not first or first not in state.relations.friends[state.seat]:
        return state.seat
    purse = purse_at(state.rules, first, space)
    is_capital = state.rules.purse_capital.get(purse) == space
    return first if is_capital or is_open(state, purse) else state.seat


def conquer(step: Stepping, space: str) -> None:
    """The moving nation's army takes a territory it has entered or won."""
    state = step.state
    loser, winner = state.owner[space], heir(state, space)
    taken = forgotten(_captured(seized(state, space, winner), space), space)
    step.state = note_conquest(taken, space, winner)
    step.tell("conquered", space=space, by=state.seat, owner=winner, lost_by=loser)
    for purse, capital in state.rules.purse_capital.items():
        if capital == space:
            _capital_taken(step, purse, loser, winner)
    bonus = state.rules.bonus
    if (space, winner) == (bonus.space, bonus.nation) and BONUS_FLAG not in state.flags:
        step.state = replace(with_flags(step.state, BONUS_FLAG), bonus=bonus.ipc)
        step.tell("troop_bonus", nation=winner, ipc=bonus.ipc)


def _captured(state: State, space: str) -> State:
    """The position with facilities as their captor finds them: lesser ones, or none in Chinese land."""
    rules, owner = state.rules, state.owner[space]
    china = rules.politics.china.nation
    is_freed = owner == china and bool(rules.board.bit[space] & rules.chinese)
    makes = rules.roster.makes
    piles: Piles = ()
    for p in state.at(space):
        if p.kind in makes and is_freed:
            continue
        row = rules.facilities.get(p.kind)
        if row is not None and row.falls_to:
            most = rules.facilities[row.falls_to].most_damage
            p = replace(p, kind=row.falls_to, damage=min(p.damage, most))
        piles = add(piles, p)
    return with_piles(state, space, piles) if piles != state.at(space) else state


def _capital_taken(step: Stepping, purse: str, loser: str, winner: str) -> None:
    """A capital falls: its owner's unspent money goes to the conqueror; or it is free, and land goes back."""
    nation = step.state.rules.purse_owner[purse]
    if loser == nation:
        _plunder(step, purse, nation)
    elif winner == nation:
        _return_land(step, purse, nation)


def _plunder(step: Stepping, purse: str, nation: str) -> None:
    """All that is in the purse changes hands, also to one whose own capital is lost (lines 425, 1009)."""
    state = step.state
    step.state = plundered(state, state.rules.purse_capital[purse], state.seat)
    step.tell("capital_taken", nation=nation, purse=purse, by=state.seat, ipc=state.ipc[purse])


def _return_land(step: Stepping, purse: str, nation: str) -> None:
    """A freed nation gets back its land, of that economy, that allies have held for it (lines 1013-1015)."""
    rules, friends = step.state.rules, step.state.relations.friends[nation]
    for space, owner in step.state.owner.items():
        if (
            rules.first[space] == nation
            and owner != nation
            and owner in friends
            and purse_at(rules, nation, space) == purse
        ):
            step.state = handed_over(step.state, space, nation)
            step.tell("returned", space=space, owner=nation, held_by=owner)


# The troop bonus (line 599)


def bonus_kinds(state: State) -> dict[str, int]:
    """Units that the bonus may bring, with what they cost: land and air units (reading A87)."""
    roster, nation = state.rules.roster, state.rules.bonus.nation
    built = roster.having["installation"]
    kinds = state.kinds(nation)
    return {k: kinds[k].cost for k in (*roster.land, *roster.air) if k not in built}


def why_not_bonus(state: State, do: Bonus) -> Refusal | None:
    """Why these units cannot be the bonus."""
    if not do.units:
        return refuse("no_units", "notation")
    costs = bonus_kinds(state)
    for kind, count in do.units.items():
        if kind not in costs or count < 1:
            return refuse("not_for_bonus", "7.bonus", unit=kind)
    cost = price(state.kinds(state.rules.bonus.nation), do.units)
    return refuse("over_bonus", "7.bonus", cost=cost, ipc=state.bonus) if cost > state.bonus else None


def bonus_placed(step: Stepping, units: dict[str, int]) -> None:
    """The units stand in the freed country at once; what is left pays for more, or is lost."""
    state, bonus = step.state, step.state.rules.bonus
    kinds = state.kinds(bonus.nation)
    left = state.bonus - price(kinds, units) if units else 0
    piles = merged((*state.at(bonus.space), *(Pile(bonus.nation, k, n) for k, n in units.items())))
    enough = left >= min(bonus_kinds(state).values())
    step.state = replace(with_piles(state, bonus.space, piles), bonus=left if enough else 0)
    step.tell("bonus", by=bonus.nation, units=tuple(f"{n} {k}" for k, n in units.items()))
