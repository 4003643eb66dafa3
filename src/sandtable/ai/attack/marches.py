"""The orders of a move, blitzkrieg or strategic move, put into words for the rules."""

from __future__ import annotations

from msgspec import Struct

from sandtable.ai.players import Decision, Reason, because
from sandtable.games.attack.actions import Choose, Done, Move, Sail
from sandtable.games.attack.pieces import ARMY_KINDS
from sandtable.games.attack.state import State

from .assault import Assaults, Attack
from .clash import Troops, cost, troops
from .deploy import Shift, shifts
from .draft import Draft
from .field import NEUTRAL, Field
from .style import Style

MOVED = {"move": 0.12, "blitzkrieg": 0.12, "strategic": 0.2}
"""What it is worth to bring a point's worth of units closer to the front."""


class March(Struct, frozen=True):
    """A planned march: what it promises, and its orders from the choice of the action to its end."""

    value: float
    steps: list[Decision]
    attacks: tuple[Attack, ...] = ()
    regrouped: tuple[Shift, ...] = ()


def plan_march(
    state: State, seat: str, style: Style, kind: str, barred: frozenset[str] = frozenset()
) -> March | None:
    """The best march of its kind found, or None where there is nothing to move.

    `barred` regions are left alone. A march that has begun is gone on with.
    """
    plans = [_planned(state, seat, style, kind, barred, thrift) for thrift in style.thrifts]
    return max((p for p in plans if p is not None), key=lambda p: p.value, default=None)


def _planned(
    state: State, seat: str, style: Style, kind: str, barred: frozenset[str], thrift: float
) -> March | None:
    field = Field(state, seat, style)
    moved = _begun(state, field)
    attacks: list[Attack] = []
    value = 0.0
    if kind != "strategic":
        assaults = Assaults(field, kind, moved, thrift)
        assaults.done |= barred
        value = assaults.order()
        attacks, moved = assaults.chosen, assaults.moved
    regrouped = shifts(field, moved, kind)
    value += MOVED[kind] * sum(cost(shift.force) for shift in regrouped)
    steps = _orders(state, seat, kind, attacks, regrouped)
    moves = any(isinstance(step.action, Move | Sail) for step in steps)
    return March(value, steps, tuple(attacks), tuple(regrouped)) if moves else None


def _begun(state: State, field: Field) -> dict[str, Troops]:
    """What has moved already in a march that has begun; regions it attacks count as taken."""
    march = state.march
    if march is None:
        return {}
    moved = {region: troops(army) for region, army in march.arrived.items()}
    for region, army in march.attacks.items():
        field.take(region, troops(army))
        moved[region] = troops(army)
    return moved


def _orders(
    state: State, seat: str, kind: str, attacks: list[Attack], regrouped: list[Shift]
) -> list[Decision]:
    draft = Draft(state, seat)
    if state.march is None:
        draft.does(Choose(kind), _why(kind, state, attacks))
    for attack in attacks:
        reason = attack_reason(state, attack)
        for (start, by_sea), part in attack.parts.items():
            draft.does((Sail if by_sea else Move)(units_of(part), start, attack.target), reason)
    for shift in regrouped:
        order = (Sail if shift.by_sea else Move)(units_of(shift.force), shift.start, shift.target)
        draft.does(order, because("regroup", start=shift.start, target=shift.target))
    if draft.state.march is not None:
        draft.does(Done(), because("marched"))
    return draft.steps


def _why(kind: str, state: State, attacks: list[Attack]) -> Reason:
    if attacks:
        return attack_reason(state, attacks[0])
    return because("regroup_first", action=kind)


def attack_reason(state: State, attack: Attack) -> Reason:
    """Why a region is attacked: who has it, and the chance to win."""
    owner = state.owner.get(attack.target, NEUTRAL)
    key = "attack_neutral" if owner == NEUTRAL else "attack"
    return because(key, space=attack.target, owner=owner, win=attack.win, value=attack.score)


def units_of(force: Troops) -> dict[str, int]:
    return {kind: n for kind, n in zip(ARMY_KINDS, force, strict=True) if n}
