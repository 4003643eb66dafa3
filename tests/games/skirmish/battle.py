"""Battles of the skirmish: the steps are its own, what happens in them is the core's."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.axis.core import melee, position, queue, shots
from sandtable.games.axis.core.conquest import conquer
from sandtable.games.axis.core.engaged import attackers, defenders, has_army
from sandtable.games.axis.core.melee import Battle
from sandtable.games.axis.core.pieces import FULL, Piles, total
from sandtable.games.axis.core.position import enemies, is_enemy, put

from .state import KINDS, ROSTER, RULES, State, Stepping, broken

ROUND = ("attack", "attack_losses", "defense", "defense_losses", "remove")
STEPS = {"land": ("flak", "flak_losses", *ROUND), "sea": ROUND}
ROUNDS = 3


def kind_of(state: State, space: str) -> str:
    if not attackers(state, space) or not defenders(state, space):
        return ""
    return "sea" if RULES.board.is_sea(space) else "land"


def open_battles(state: State) -> tuple[queue.Open, ...]:
    return queue.open_battles(queue.meeting(state), lambda space: kind_of(state, space), state.turn.fought)


def owed(state: State, on: Battle) -> list[shots.Shot]:
    mine, theirs = attackers(state, on.space), defenders(state, on.space)
    if on.step == "flak":
        guns = (p for p in enemies(state, on.space) if p.kind in ROSTER.having["flak"])
        planes = total(p for p in mine if p.kind in ROSTER.air)
        return shots.flak(guns, planes, KINDS)
    if on.step == "attack":
        return shots.supported_volley(mine, KINDS, ROSTER.having["supports"])
    return shots.volley((*theirs, *on.dead), lambda p: (KINDS[p.kind].defense, shots.ANYTHING, 1))


def exposed(state: State, on: Battle) -> Piles:
    return defenders(state, on.space) if on.step == "attack_losses" else attackers(state, on.space)


def remove(step: Stepping, on: Battle) -> None:
    """The next round, or the end."""
    if kind_of(step.state, on.space) and on.round < ROUNDS:
        step.state = replace(step.state, battle=Battle(on.space, on.kind, "attack", on.round + 1))
    else:
        finish(step, on)


def finish(step: Stepping, on: Battle) -> None:
    """Who did not clear a territory goes back where he came from."""
    state, won = step.state, not defenders(step.state, on.space)
    step.state = replace(queue.noted_fought(state, on.kind, on.space), battle=None)
    step.tell("battle_over", space=on.space, won=won)
    for p in attackers(state, on.space):
        if p.kind in ROSTER.having["occupies"] and not won:
            step.state = put(position.remove(step.state, on.space, p), p.came, replace(p, came="", used=FULL))
    take_land(step, on.space)


def take_land(step: Stepping, space: str) -> None:
    """An army that meets nobody takes the land; it finds the installations broken."""
    state = step.state
    hostile = is_enemy(state, state.owner.get(space, ""))
    if hostile and has_army(state, space) and not defenders(state, space):
        conquer(step, space)
        step.state = broken(step.state, space)


MELEE = melee.Melee(STEPS, owed, exposed, remove, shots.finds(ROSTER.domain), answer=("attack_losses",))
