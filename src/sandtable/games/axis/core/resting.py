"""Pieces between phases and turns: what they spent, and when they are fresh again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from .pieces import FULL, Pile, Piles, merged
from .position import P, with_all_piles
from .whereabouts import spaces_in, whereabouts

LASTING = ("trapped",)
"""Tasks that no phase and no turn ends."""


def settled(state: P) -> P:
    """The position after combat: what dived comes up, what moved or fought stays put, aircraft may fly on."""
    seat, air = state.seat, state.rules.roster.air

    def after(pile: Pile) -> Pile:
        cargo = pile.cargo
        if any(c.lands for c in cargo):
            cargo = tuple(replace(c, lands="") for c in cargo)
        used = pile.used
        if pile.nation == seat and pile.kind not in air:
            used = FULL if pile.used or pile.task else 0
        task = pile.task if pile.task in LASTING else ""
        return Pile(pile.nation, pile.kind, pile.count, used, "", task, (), cargo, pile.damage, pile.extra)

    return _changed(state, after)


def rested(state: P) -> P:
    """The position with every piece ready to move again."""
    return _changed(state, _fresh)


def _fresh(pile: Pile) -> Pile:
    cargo = tuple(replace(c, lands="", fresh=False) for c in pile.cargo)
    task = pile.task if pile.task in LASTING else ""
    return Pile(pile.nation, pile.kind, pile.count, task=task, cargo=cargo, damage=pile.damage)


def _changed(state: P, after: Callable[[Pile], Pile]) -> P:
    changed: dict[str, Piles] = {}
    # Pieces that did nothing are as they will be.
    for space in spaces_in(state, whereabouts(state).stirred):
        piles = state.at(space)
        other = merged(after(p) for p in piles)
        if other != piles:
            changed[space] = other
    return with_all_piles(state, changed)
