"""Taking territory: conquest, liberation, capitals, neutrals (2nd: ch. 4 neutrality, ch. 5 results)."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.conquest import handed_over
from ..core.position import is_enemy
from .state import State, Stepping, holds_capital, paid
from .theatre import NEUTRAL_FINE


def conquer(step: Stepping, space: str) -> None:
    """The moving nation's army takes a territory it has entered or won.

    Land of an ally goes back to him, unless his capital is in enemy hands: then the liberator
    keeps it until the capital is free. Guns and complexes go with the land.
    """
    state = step.state
    loser, first = state.owner[space], state.rules.owner[space]
    winner = state.seat
    if first and first != winner and not is_enemy(state, first):
        is_capital = state.rules.capital[first] == space
        winner = first if is_capital or holds_capital(state, first) else winner
    state = _handed_over(state, space, winner)
    step.state = replace(state, turn=replace(state.turn, taken=(*state.turn.taken, space)))
    step.tell("conquered", space=space, by=step.state.seat, owner=winner, lost_by=loser)
    if state.rules.board.capital_of.get(space) == loser:
        _plunder(step, loser)
    elif state.rules.board.capital_of.get(space) == winner:
        _return_land(step, winner)


def violate(step: Stepping, space: str) -> None:
    """The first to enter or overfly a neutral pays the fine and controls it."""
    state = paid(step.state, step.state.seat, NEUTRAL_FINE)
    state = _handed_over(state, space, state.seat)
    step.state = replace(state, turn=replace(state.turn, taken=(*state.turn.taken, space)))
    step.tell("neutral_violated", space=space, by=state.seat, fine=NEUTRAL_FINE)


def _handed_over(state: State, space: str, winner: str) -> State:
    """The state with the territory, its complex and any enemy guns there in another nation's hands."""
    return handed_over(state, space, winner, state.rules.captured_used)


def _plunder(step: Stepping, loser: str) -> None:
    """The conqueror of a capital takes all the money its nation has in hand."""
    money = step.state.ipc[loser]
    step.state = paid(paid(step.state, loser, money), step.state.seat, -money)
    step.tell("capital_taken", nation=loser, by=step.state.seat, ipc=money)


def _return_land(step: Stepping, nation: str) -> None:
    """A liberated nation gets back its land that allies have held for it."""
    for space, owner in step.state.owner.items():
        mine = step.state.rules.owner[space] == nation
        if mine and owner not in ("", nation) and not is_enemy(step.state, owner):
            step.state = _handed_over(step.state, space, nation)
            step.tell("returned", space=space, owner=nation, held_by=owner)
