"""Land that changes hands, with what stands on it: conquest, liberation, capitals."""

from __future__ import annotations

from ....tabletop.stepping import Stepping
from .pieces import Pile, merged
from .position import P, Position, changed, holds_capital, is_enemy, noted, with_piles
from .purse import paid


def handed_over(state: P, space: str, winner: str) -> P:
    """The position with a territory in another nation's hands, and with it its installations and booty."""
    having, used = state.rules.roster.having, state.rules.captured_used
    built, booty = having["installation"], having["booty"]
    piles = merged(
        Pile(winner, p.kind, p.count, used, damage=p.damage)
        if p.kind in built or (p.kind in booty and is_enemy(state, p.nation))
        else p
        for p in state.at(space)
    )
    return with_piles(changed(state, owner={**state.owner, space: winner}), space, piles)


def seized(state: P, space: str, winner: str) -> P:
    """The position with a territory that was taken this turn in the winner's hands."""
    return noted(handed_over(state, space, winner), taken=(*state.turn.taken, space))


def heir(state: Position, space: str) -> str:
    """Who has a territory once the moving nation takes it.

    Land of an ally goes back to him, unless his capital is in enemy hands: then the liberator keeps it until
    the capital is free.
    """
    first = state.rules.owner[space]
    if first not in state.relations.friends[state.seat]:
        return state.seat
    is_freed = state.rules.capital.get(first) == space or holds_capital(state, first)
    return first if is_freed else state.seat


def conquer(step: Stepping[P], space: str) -> None:
    """The moving nation's army takes a territory it has entered or won, and its booty with it."""
    state = step.state
    loser, winner = state.owner[space], heir(state, space)
    state = step.state = seized(state, space, winner)
    step.tell("conquered", space=space, by=state.seat, owner=winner, lost_by=loser)
    capital_of = state.rules.board.capital_of.get(space)
    if capital_of == loser:
        _plunder(step, loser)
    elif capital_of == winner:
        _return_land(step, winner)


def _plunder(step: Stepping[P], loser: str) -> None:
    """The conqueror of a capital takes all the money its nation has in hand."""
    money = step.state.ipc[loser]
    step.state = paid(paid(step.state, loser, money), step.state.seat, -money)
    step.tell("capital_taken", nation=loser, by=step.state.seat, ipc=money)


def _return_land(step: Stepping[P], nation: str) -> None:
    """A liberated nation gets back its land that allies have held for it."""
    friends = step.state.relations.friends[step.state.seat]
    for space, owner in step.state.owner.items():
        if step.state.rules.owner[space] == nation and owner != nation and owner in friends:
            step.state = handed_over(step.state, space, nation)
            step.tell("returned", space=space, owner=nation, held_by=owner)
