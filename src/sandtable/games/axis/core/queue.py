"""Battles still to be fought, and which of them come first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeAlias

from .pieces import Piles
from .position import P, Position, noted

Open: TypeAlias = tuple[str, str]
"""A battle to be fought: its kind and its space."""


def mark(kind: str, space: str) -> str:
    """How a battle that was fought is noted."""
    return f"{kind} {space}"


def noted_fought(state: P, kind: str, space: str) -> P:
    """The position with a battle noted as fought this turn."""
    return noted(state, fought=(*state.turn.fought, mark(kind, space)))


def meeting(state: Position) -> Iterator[str]:
    """The spaces where pieces of the moving nation are on a raid, or meet the enemy and did not withdraw."""
    seat, foes = state.seat, state.relations.foes[state.seat]
    for space, piles in state.units.items():
        ours = theirs = False
        for p in piles:
            if p.nation == seat:
                ours = ours or p.task != "withdrawn"
                theirs = theirs or p.task == "raid"
            elif p.nation in foes:
                theirs = True
        if ours and theirs:
            yield space


def open_battles(
    spaces: Iterable[str],
    kind_of: Callable[[str], str],
    fought: Collection[str],
    waits: Callable[[str, str], bool] = lambda kind, space: False,
) -> tuple[Open, ...]:
    """The battles that may be opened now: of some kind, not yet fought, and not waiting for another."""
    found: list[Open] = []
    for space in spaces:
        kind = kind_of(space)
        if kind and mark(kind, space) not in fought and not waits(kind, space):
            found.append((kind, space))
    return tuple(found)


def coasts_awaited(units: Iterable[Piles]) -> set[str]:
    """The territories where troops aboard among these are ordered ashore: their zones come first."""
    return {c.lands for piles in units for p in piles if p.cargo for c in p.cargo if c.lands}
