"""The board as the moving nation sees it, with what Classic says of neutrals, canals and the first attack."""

from __future__ import annotations

from ..core import theatre as seen
from ..core.theatre import Theatre, sea_links, survey
from .state import State, is_held_back

NEUTRAL_FINE = 3
"""What the first violator of a neutral pays (2nd: ch. 4, neutrality)."""


def theatre(state: State) -> Theatre:
    """The board seen by the nation whose turn it is."""
    canals = closed_canals(state)
    if is_held_back(state):
        return survey(state, canals, may_attack=False)
    announced, bit = announced_neutrals(state), state.rules.board.bit
    tolls = state.ipc[state.seat] // NEUTRAL_FINE - len(announced)
    return survey(state, canals, tolls, sum(bit[space] for space in announced))


def sea_near(state: State) -> tuple[int, ...]:
    """Neighbours for ships of the moving nation."""
    return sea_links(state.rules.board, closed_canals(state))


def announced_neutrals(state: State) -> set[str]:
    """Neutrals an assault has been announced on: their fines are still to be paid."""
    return {
        c.lands
        for piles in state.units.values()
        for p in piles
        for c in p.cargo
        if c.lands and state.owner[c.lands] == ""
    }


def closed_canals(state: State) -> tuple[str, ...]:
    """Canals the moving nation may not pass: not all banks friendly since the turn began.

    2nd: ch. 2 names no moment, 3rd: the map does for Panama; one moment is used for both canals, unless
    the option `canals_at_once` asks for control alone.
    """
    moments = state.rules.canal_moments(state.turn.held, state.owner)
    return seen.closed_canals(state.rules.board, state.relations.friends[state.seat], moments)
