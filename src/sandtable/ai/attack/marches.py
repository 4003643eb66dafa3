"""The orders of a move, blitzkrieg or strategic move, put into words for the rules."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from sandtable.ai.players import Decision, Reason, because
from sandtable.games.attack.actions import Choose, Done, Move, Sail
from sandtable.games.attack.pieces import ARMY_KINDS
from sandtable.games.attack.state import State

from .assault import Assaults, Attack
from .clash import NOBODY, Troops, cost, plus, troops
from .deploy import shifts
from .draft import Draft
from .field import Field
from .finish import approach, finish
from .ground import NEUTRAL
from .guards import guard, is_in_danger, rescue
from .orders import Shift
from .style import Style

MOVED = {"move": 0.12, "blitzkrieg": 0.12, "strategic": 0.2}
"""What it is worth to bring a point's worth of units closer to the front."""


class March(Struct, frozen=True):
    """A planned march: what it promises, and its orders from the choice of the action to its end."""

    value: float
    steps: list[Decision]
    attacks: tuple[Attack, ...] = ()
    regrouped: tuple[Shift, ...] = ()
    kind: str = "move"
    final: float = 0.0
    """What of its value is that it ends the game, or leads to the end."""


def plan_march(
    state: State, seat: str, style: Style, kind: str, barred: frozenset[str] = frozenset()
) -> March | None:
    """The best march of its kind found, or None where there is nothing to move.

    `barred` regions are left alone. A march that has begun is gone on with.
    """
    field = Field(state, seat, style)
    moved = _begun(state, field)
    guarded = (True, False) if style.foresees and is_in_danger(field) else (False,)
    plans = [
        _planned(field, moved, kind, barred, thrift, first) for thrift in style.thrifts for first in guarded
    ]
    return max((p for p in plans if p is not None), key=lambda p: p.value, default=None)


def _planned(
    field: Field, moved: dict[str, Troops], kind: str, barred: frozenset[str], thrift: float, guarded: bool
) -> March | None:
    """A march: the end of a rival if it is to be had, attacks, help for regions in danger, the rest forward.

    `guarded`: help comes before attacks, with all that are needed; else with those whom attacks leave.
    """

    def begin() -> Assaults:
        march = Assaults(field.copied(), kind, moved, thrift)
        march.done |= barred
        return march

    march, near, final = _opened(field, begin, kind)
    if guarded:
        if march.chosen:
            return None
        helped, averted = rescue(march.field, march.moved, kind)
        march.stay = {r: n for r in march.field.mine() if (n := guard(march.field, r)) > 1}
        if not helped and not march.stay:
            return None
    promised = march.order() if kind != "strategic" else 0.0
    if not guarded:
        helps = field.style.helps and (kind == "move" or field.style.foresees)
        helped, averted = rescue(march.field, march.moved, kind) if helps else ([], 0.0)
    regrouped = near + helped + shifts(march.field, march.moved, kind)
    value = final + averted + promised + MOVED[kind] * sum(cost(shift.force) for shift in regrouped)
    steps = _orders(field.state, field.seat, kind, march.chosen, regrouped)
    moves = any(isinstance(step.action, Move | Sail) for step in steps)
    return March(value, steps, tuple(march.chosen), tuple(regrouped), kind, final) if moves else None


def _opened(field: Field, begin: Callable[[], Assaults], kind: str) -> tuple[Assaults, list[Shift], float]:
    """A march with what ends a rival, if anything does: attacks, or moves toward it, and their promise."""
    ending = finish(field, begin) if kind != "strategic" else None
    if ending is not None:
        return ending[0], [], ending[1]
    march = begin()
    near, final = approach(march.field) if kind == "move" else ([], 0.0)
    _shifted(march.field, march.moved, near)
    return march, near, final


def _shifted(field: Field, moved: dict[str, Troops], orders: list[Shift]) -> None:
    """Units on the field where these orders bring them."""
    for shift in orders:
        field.leave(shift.start, shift.force)
        field.join(shift.target, shift.force)
        moved[shift.target] = plus(moved.get(shift.target, NOBODY), shift.force)


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
