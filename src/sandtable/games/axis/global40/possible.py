"""What in an arranged or edited position could never come about, beside what the core finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.board import Board
from ..core.pieces import Piles
from .data import board_table, setup_table

if TYPE_CHECKING:
    from .ruleset import Ruleset


def why_not_built(rules: Ruleset, space: str, piles: Piles) -> str:
    """What is wrong with the facilities and damage in a space, "" when nothing is."""
    groups: set[str] = set()
    for p in piles:
        row = rules.facilities.get(p.kind)
        if row is None:
            most = rules.roster.hits.get(p.kind, 1) - 1
        else:
            most = row.most_damage
            if row.group in groups:
                return f"more than one {row.group.replace('_', ' ')}"
            groups.add(row.group)
            if _is_misplaced(rules.board, space, p.kind, row.mainland, row.coast):
                return f"no {p.kind.replace('_', ' ')} can be built there"
        if p.damage > most:
            return f"more damage to {p.kind} than the {most} it takes"
    return ""


def _is_misplaced(board: Board, space: str, kind: str, mainland: bool, coast: bool) -> bool:
    """Whether a facility stands where nobody could build it: one that is printed there may."""
    if any(kind in spaces.get(space, {}) for spaces in setup_table().placements.values()):
        return False
    row = board_table().land[space]
    return (mainland and row.island) or (coast and not any(board.is_sea(n) for n in board.neighbours[space]))
