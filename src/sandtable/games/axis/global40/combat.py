"""The combat phase around the battles: which may be fought now, how one is opened (lines 808-816, 904)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core import queue
from ..core.pieces import Pile
from ..core.position import COMBAT
from ..core.queue import Open
from ..core.transport import has_landings
from ..core.whereabouts import spaces_in, whereabouts
from . import assault, battle, raids
from .actions import Fight
from .aftermath import land_troops, walk_in
from .engaged import ASSAULT, DROPPED, LAND, LANDED, RAID, SEA, attackers, contacts, kind_of_battle
from .state import Battle, State, Stepping


def begin(step: Stepping) -> None:
    """All is announced: troops land where no sea battle comes first, land that nobody defends falls."""
    step.state = replace(step.state, phase=COMBAT)
    for coast in sorted(coasts_awaited(step.state)):
        step.state = queue.noted_fought(step.state, ASSAULT, coast)
    land_troops(step)
    state = step.state
    for space in spaces_in(state, whereabouts(state).of((state.seat,)) & state.rules.board.land):
        walk_in(step, space)


def coasts_awaited(state: State) -> set[str]:
    """The territories where troops are ordered ashore that are still aboard."""
    zones = spaces_in(state, whereabouts(state).bound)
    return queue.coasts_awaited(state.at(zone) for zone in zones)


def due(state: State) -> Iterator[Open]:
    """All battles still to be fought, whatever comes first."""
    for space in contacts(state):
        kind = kind_of_battle(state, space)
        if kind:
            yield kind, space


def open_battles(state: State) -> tuple[Open, ...]:
    """Those that may be opened now: raids first, then the assaults from the sea, then the others."""
    everything = tuple(due(state))
    for step in (_is_raid, _is_assault):
        some = tuple(found for found in everything if step(state, *found))
        if some:
            return _not_waiting(state, some)
    return everything


def _is_raid(state: State, kind: str, space: str) -> bool:
    return kind == RAID


def _is_assault(state: State, kind: str, space: str) -> bool:
    """Whether a battle belongs to a landing: in the zone the troops come from, or where they go ashore."""
    if kind == SEA:
        return has_landings(state, space)
    return space in coasts_awaited(state) or any(p.task == LANDED for p in attackers(state, space))


def _not_waiting(state: State, some: tuple[Open, ...]) -> tuple[Open, ...]:
    """Without the coasts whose troops still wait for a sea battle."""
    waiting = coasts_awaited(state)
    return tuple((kind, space) for kind, space in some if kind != LAND or space not in waiting)


def why_not_fight(state: State, do: Fight) -> Refusal | None:
    """Why that battle cannot be opened now."""
    kind = next((kind for kind, space in open_battles(state) if space == do.space), "")
    if not kind:
        if do.space in coasts_awaited(state):
            return refuse("sea_battle_first", "14.sea", space=do.space, zone=_zone_of(state, do.space))
        first = tuple(space for _, space in open_battles(state))
        if any(space == do.space for _, space in due(state)) and first:
            return refuse("others_come_first", "12.order", space=do.space, spaces=first)
        return refuse("no_battle_there", "12.order", space=do.space)
    if not do.bombard:
        return None
    if kind != LAND:
        return refuse("no_such_ships", "14.bombardment", unit=next(iter(do.bombard)), has=0)
    return assault.why_not_bombard(state, do.space, do.bombard)


def _zone_of(state: State, coast: str) -> str:
    """A zone where troops that are to land there still wait for their sea battle."""
    waiting = (z for z, piles in state.units.items() if any(c.lands == coast for p in piles for c in p.cargo))
    return next(waiting, "")


def fight(step: Stepping, do: Fight) -> None:
    """A battle begins, and runs until something is owed."""
    state = step.state
    kind = kind_of_battle(state, do.space)
    ships: Mapping[str, int] = {}
    if kind == LAND:
        ships = assault.fullest_support(state, do.space) if do.bombard is None else do.bombard
    step.state = assault.fired(state, do.space, ships)
    battle.begin(step, opened(state, kind, do.space, ships))


def opened(state: State, kind: str, space: str, ships: Mapping[str, int]) -> Battle:
    """The battle as it is opened, before its first step."""
    mine = attackers(state, space)
    index = state.rules.board.index
    origins = tuple(sorted({p.came for p in mine if _is_origin(p)}, key=index.__getitem__))
    landed = any(p.task == LANDED for p in mine)
    return Battle(space, kind, battle.STEPS[kind][0], origins=origins, bombard=dict(ships), landed=landed)


def _is_origin(pile: Pile) -> bool:
    """Whether a piece came over land or sea from where it may go back: not ashore from a ship, not by air."""
    return bool(pile.came) and pile.task not in (LANDED, DROPPED)


def is_over(state: State) -> bool:
    """Whether nothing is left to decide in the combat phase."""
    if state.battle is not None or state.turn.rocket or state.bonus:
        return False
    return next(due(state), None) is None and not raids.rocket_targets(state)


def why_not_close(state: State) -> Refusal | None:
    """Why the combat phase cannot be closed yet."""
    left = tuple(space for _, space in open_battles(state))
    return refuse("battles_to_fight", "12.order", spaces=left) if left else None
