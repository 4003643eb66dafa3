"""Moving pieces in both movement phases (2nd: ch. 4 and 6): what Classic has beside the core, raids and land
taken on the way."""

from __future__ import annotations

from ....kernel.protocol import Refusal, refuse
from ..core import moving, shipping
from ..core.conquest import conquer
from ..core.pieces import Piles
from ..core.position import has_enemies, is_enemy
from ..core.theatre import Theatre
from ..core.units import Kinds
from .actions import Move, Unload
from .conquest import violate
from .state import State, Stepping
from .theatre import sea_near, theatre


def why_not_move(state: State, action: Move) -> Refusal | None:
    """Why the order may not be carried out."""

    def why_not_aim(th: Theatre, picks: Piles) -> Refusal | None:
        return why_not_raid(state, th, picks, action.route[-1])

    return moving.why_not_move(state, action, theatre, why_not_aim if action.raid else None)


def why_not_unload(state: State, action: Unload) -> Refusal | None:
    """Why the cargo may not go ashore there."""
    return shipping.why_not_unload(state, action, theatre)


def why_not_raid(state: State, th: Theatre, picks: Piles, goal: str) -> Refusal | None:
    """Why these pieces cannot bomb the complex there (2nd: ch. 4, bombers)."""
    if state.phase != "combat_move":
        return refuse("wrong_phase", "4.bomber", phase=state.phase)
    raids = state.rules.roster.having["raids"]
    if any(p.kind not in raids for p in picks):
        return refuse("bombers_only", "4.bomber")
    if not state.rules.board.bit[goal] & th.complexes:
        return refuse("no_enemy_complex", "4.bomber", space=goal)
    return None


def moved(step: Stepping, action: Move) -> Move:
    """Carry out a move; gives back the order with its route in full."""
    full, picks = moving.moved(step, action, theatre, sea_near, "raid" if action.raid else "")
    roster = step.state.rules.roster
    if any(p.kind not in roster.sea for p in picks):
        _take_on_the_way(step, picks, full.route, roster.having["occupies"])
    return full


def _take_on_the_way(step: Stepping, picks: Piles, route: tuple[str, ...], occupies: Kinds) -> None:
    """Neutrals entered or overflown, and enemy land entered that nobody holds (ch. 4)."""
    army = any(p.kind in occupies for p in picks)
    for space in route:
        owner = step.state.owner.get(space)
        if owner == "":
            violate(step, space)
        elif army and is_undefended(step.state, space):
            conquer(step, space)


def is_undefended(state: State, space: str) -> bool:
    """Whether an enemy controls the territory but has no piece there."""
    owner = state.owner.get(space, "")
    return owner != "" and is_enemy(state, owner) and not has_enemies(state, space)
