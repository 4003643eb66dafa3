"""Pieces between phases and turns: what they spent, and when they are fresh again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from .pieces import FULL, Pile, Piles, merged
from .position import P, Position, with_all_piles

LASTING = ("trapped",)
"""Tasks that no phase and no turn ends."""


def settled(state: P, among: Iterable[str] | None = None) -> P:
    """The position after combat: what dived comes up, what moved or fought stays put, aircraft may fly on.

    `among` are the spaces with pieces that did something, where they are known.
    """
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

    return _changed(state, after, among)


def rested(state: P, among: Iterable[str] | None = None) -> P:
    """The position with every piece ready to move again."""
    return _changed(state, _fresh, among)


def _fresh(pile: Pile) -> Pile:
    cargo = tuple(replace(c, lands="", fresh=False) for c in pile.cargo)
    task = pile.task if pile.task in LASTING else ""
    return Pile(pile.nation, pile.kind, pile.count, task=task, cargo=cargo, damage=pile.damage)


def _changed(state: P, after: Callable[[Pile], Pile], among: Iterable[str] | None) -> P:
    changed: dict[str, Piles] = {}
    for space in _stirred(state) if among is None else among:
        piles = state.at(space)
        other = merged(after(p) for p in piles)
        if other != piles:
            changed[space] = other
    return with_all_piles(state, changed)


def _stirred(state: Position) -> Iterator[str]:
    """The spaces with pieces that did something; all others are as they will be."""
    for space, piles in state.units.items():
        for p in piles:
            if p.used or p.task or p.came or p.over or p.cargo or p.extra:
                yield space
                break
