"""Land that changes hands, with what stands on it."""

from __future__ import annotations

from .pieces import Pile, merged
from .position import P, changed, is_enemy, with_piles


def handed_over(state: P, space: str, winner: str, used: int = 0) -> P:
    """The position with a territory in another nation's hands, and with it what is built there and its booty.

    What falls to the winner has spent so much of its movement.
    """
    having = state.rules.roster.having
    built, booty = having["installation"], having["booty"]
    piles = merged(
        Pile(winner, p.kind, p.count, used, damage=p.damage)
        if p.kind in built or (p.kind in booty and is_enemy(state, p.nation))
        else p
        for p in state.at(space)
    )
    return with_piles(changed(state, owner={**state.owner, space: winner}), space, piles)
