"""Weapons development: a side that falls behind on the board tries its luck."""

from __future__ import annotations

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Research
from sandtable.games.axis.classic.economy import open_developments
from sandtable.games.axis.classic.state import State

from ..axis.danger import Danger, force_at
from ..axis.draft import Draft
from .judge import JUDGE

BEHIND = 0.42
"""A side whose share of all that counts is smaller is behind."""
UNSAFE = 0.04
"""A capital in more danger needs the money itself."""
RICH = 20
"""Money for each die."""
MOST_DICE = 2


def order_research(draft: Draft, danger: Danger, state: State) -> bool:
    """Pay for development dice where the nation should; whether it did. `state` is that of the draft."""
    share = JUDGE.share(state)[JUDGE.sides(state)[draft.seat]]
    dice = min(MOST_DICE, state.ipc[draft.seat] // RICH)
    if share >= BEHIND or not dice or state.turn.researched or state.bought or not open_developments(state):
        return False
    if danger.chance(danger.capital, force_at(state, danger.capital, draft.seat)) > UNSAFE:
        return False
    return draft.does(Research(dice), because("research", dice=dice, share=share))
