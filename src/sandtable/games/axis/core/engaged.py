"""Who takes part in a battle: those that neither stand aside nor do something else."""

from __future__ import annotations

from .pieces import Piles
from .position import Position

ELSEWHERE = ("raid", "withdrawn")
"""Tasks of pieces in a space that do not fight for it."""


def attackers(state: Position, space: str) -> Piles:
    """The moving nation's pieces that fight in a space."""
    seat, aside = state.seat, state.rules.roster.having["aside"]
    return tuple(
        p for p in state.at(space) if p.nation == seat and p.task not in ELSEWHERE and p.kind not in aside
    )


def defenders(state: Position, space: str) -> Piles:
    """The enemy pieces that fight in a space and are not hit yet."""
    foes, aside = state.relations.foes[state.seat], state.rules.roster.having["aside"]
    return tuple(
        p for p in state.at(space) if p.nation in foes and p.task != "submerged" and p.kind not in aside
    )


def has_army(state: Position, space: str) -> bool:
    """Whether the moving nation has pieces in a space that could hold it."""
    seat, occupies = state.seat, state.rules.roster.having["occupies"]
    return any(p.nation == seat and p.kind in occupies for p in state.at(space))
