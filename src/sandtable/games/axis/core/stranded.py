"""Aircraft that may not stay where they are at the end of the noncombat move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec.structs import replace

from ....tabletop.stepping import Stepping
from .passage import deck_room
from .pieces import TRAPPED, Piles, take
from .position import P, Position, with_piles
from .targets import targets
from .theatre import Theatre

Room: TypeAlias = Callable[[Any, str], int]
"""How many more aircraft find a deck in a zone of a position; below nothing: so many do not."""


def misplaced(
    state: Position, airfields: int, room: Room = deck_room, among: Iterable[str] | None = None
) -> dict[str, Piles]:
    """Own aircraft that may not stay where they are: over land that is no airfield, or without a deck.

    `among` are the spaces with own aircraft, where they are known.
    """
    board, air, seat = state.rules.board, state.rules.roster.air, state.seat
    found: dict[str, Piles] = {}
    for space in state.units if among is None else among:
        flying = tuple(
            [p for p in state.at(space) if p.nation == seat and p.kind in air and p.task != TRAPPED]
        )
        if not flying or airfields & board.bit[space]:
            continue
        if not board.is_sea(space):
            found[space] = flying
            continue
        excess = _without_deck(state, flying, -room(state, space))
        if excess:
            found[space] = excess
    return found


def _without_deck(state: Position, flying: Piles, over: int) -> Piles:
    """Those that fit on no deck, and as many others as are too many, with most range left first."""
    light = state.rules.roster.deck_load
    excess = [p for p in flying if p.kind not in light]
    for p in sorted((p for p in flying if p.kind in light), key=lambda p: p.used):
        part = min(over, p.count)
        if part > 0:
            excess.append(replace(p, count=part))
            over -= part
    return tuple(excess)


def must_land(state: Position, th: Theatre) -> tuple[str, ...]:
    """Spaces with misplaced aircraft that could still reach a landing place."""
    return tuple(
        space
        for space, piles in misplaced(state, th.airfields).items()
        if any(any(mask for mask in targets(state, th, space, p).values()) for p in piles)
    )


def crash(
    step: Stepping[P], airfields: int, room: Room = deck_room, among: Iterable[str] | None = None
) -> None:
    """Aircraft that cannot land anywhere are lost."""
    for space, piles in misplaced(step.state, airfields, room, among).items():
        left = step.state.at(space)
        for p in piles:
            left = take(left, p)
            step.tell("crashed", space=space, unit=p.kind, count=p.count)
        step.state = with_piles(step.state, space, left)
