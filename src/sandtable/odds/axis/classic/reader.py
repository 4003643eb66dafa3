"""Battles of Classic as the small model of `model.py`, read from a position of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic import battle as steps
from ....games.axis.classic import combat, fire, withdraw
from ....games.axis.classic.aftermath import is_contested
from ....games.axis.classic.decks import friendly_island
from ....games.axis.classic.state import Battle as Fought
from ....games.axis.classic.state import State
from ....games.axis.core.queue import Open
from ...model import Battle
from ..sides import attacking, defending


def opened(state: State, kind: str, space: str) -> State:
    """The position with that battle on, as `fight` opens it, before its first step."""
    if state.battle is not None and state.battle.space == space:
        return state
    battle = Fought(space, kind, steps.STEPS[kind][0])
    mine = fire.attackers(state, battle)
    origins = tuple(sorted({p.came for p in mine if p.came and p.task != "landed"}))
    landed = any(p.task == "landed" for p in mine)
    guns = combat.supporting_battleships(state, space) if kind == "land" else 0
    return replace(state, battle=replace(battle, origins=origins, landed=landed, bombard=guns))


def battle_at(state: State, kind: str, space: str, coast: str = "") -> Battle:
    """The battle to be fought in a space; troops for `coast` are told apart from other cargo.

    Of a battle that is on: the rounds still to come, from the edge of a round.
    """
    state = opened(state, kind, space)
    on = state.battle
    assert on is not None
    fresh = on.step in (steps.STEPS[kind][0], "bombardment")
    closing = on.step in ("subs", "retreat")
    has_guns = bool(on.bombard and fresh and kind == "land" and fire.defenders(state, on))
    free = withdraw.retreat_spaces(state)
    has_way_out = kind == "sea" and bool(withdraw.sub_zones(state, state.seat))
    return Battle(
        kind="sea" if kind == "sea" else "land",
        attackers=attacking(state, fire.attackers(state, on), kind == "sea", has_way_out, coast),
        defenders=defending(
            state,
            fire.defenders(state, on),
            kind == "sea",
            lambda nation: _has_way_out(state, nation),
            lambda nation: bool(friendly_island(state, space, nation)),
        ),
        flak=fire.gun_strength(state, space) if kind == "land" and on.step == "aa_fire" else 0,
        bombard=((fire.bombarding(state), on.bombard),) if has_guns else (),
        can_retreat=bool(free),
        landed=on.landed,
        planes_may_leave=on.landed and state.rules.aircraft_retreat,
        one_way=kind == "sea" and _is_one_way(state, free),
        closing=closing,
        fought=on.round - (not closing),
    )


def _has_way_out(state: State, nation: str) -> bool:
    return withdraw.can_submerge(state, nation) or bool(withdraw.sub_zones(state, nation))


def _is_one_way(state: State, free: tuple[str, ...]) -> bool:
    on = state.battle
    assert on is not None
    dives = state.rules.roster.having["submerges"]
    nations = {p.nation for p in fire.defenders(state, on) if p.kind in dives}
    return any(
        len(free) == 1 and not withdraw.can_submerge(state, n) and withdraw.sub_zones(state, n) == free
        for n in nations
    )


def behind(state: State, kind: str, space: str) -> tuple[Open, ...]:
    """The battle for a territory, where a raid comes first."""
    return (("land", space),) if kind == "raid" and is_contested(state, space) else ()
