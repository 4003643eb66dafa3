"""Losses of Classic that are no choice between pieces of a battle, and what defenders must agree upon."""

from __future__ import annotations

from ....games.axis.classic import losses
from ....games.axis.classic.state import State
from ....kernel.protocol import Refusal


def fixed_losses(state: State) -> dict[str, int] | None:
    """Aircraft shot down on their way, or fighters that find no deck; None where neither is owed."""
    if state.flak is not None:
        return _shot_down(state)
    on = state.battle
    return _without_deck(state) if on is not None and on.step == losses.DECK_LOSSES else None


def _shot_down(state: State) -> dict[str, int]:
    """Aircraft hit on their way: the cheapest."""
    kinds = state.kinds(state.seat)
    owed = losses.count_owed(state)
    units: dict[str, int] = {}
    for pile in sorted(losses.exposed(state), key=lambda p: (kinds[p.kind].cost, *losses.least_worth(p))):
        part = min(owed, pile.count)
        if part:
            spec = f"{pile.kind}@{pile.used}/{pile.came}"
            units[spec] = units.get(spec, 0) + part
            owed -= part
    return units


def _without_deck(state: State) -> dict[str, int]:
    """Fighters that find no deck: those whose pieces came last, as the odds count them."""
    owed = losses.count_owed(state)
    units: dict[str, int] = {}
    for pile in reversed(losses.exposed(state)):
        part = min(owed, pile.count)
        if part:
            units[losses.spec_of(state, pile)] = part
            owed -= part
    return units


def asked_for(state: State, seat: str) -> dict[str, int] | None:
    """What another defender has asked for, where all of them must agree and the seat could join in."""
    on = state.battle
    if on is None or not on.proposals or seat == state.seat:
        return None
    asked = next(iter(on.proposals.values()))
    return None if isinstance(losses.resolve(state, seat, asked), Refusal) else asked
