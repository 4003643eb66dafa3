"""What follows a battle: land taken, landings that come to pass or not, who goes home.

Rule book, lines 804-806, 834, 890-892, 970-990, 1033.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..core.pieces import FULL, Pile, Piles, add, merged
from ..core.position import with_all_piles, with_piles
from ..core.queue import noted_fought
from ..core.transport import called_off, disembarked, has_landings
from ..core.whereabouts import spaces_in, whereabouts
from .conquest import conquer
from .engaged import (
    ESCORTING,
    RAID,
    RAIDING,
    SCRAMBLED,
    SEA,
    WITHDRAWN,
    attackers,
    defenders,
    has_army,
    is_contested,
    is_raid_due,
    is_sea_battle_due,
    landing_zones,
    must_clear,
    without_guns,
)
from .losses import trap_guests
from .neutrals import may_attack
from .state import State, Stepping


def finish(step: Stepping) -> None:
    """The battle is over; its consequences are drawn."""
    state, battle = step.state, step.state.battle
    assert battle is not None
    space = battle.space
    won = not without_guns(state, defenders(state, space)) and bool(attackers(state, space))
    step.state = replace(noted_fought(state, battle.kind, space), battle=None)
    if battle.kind == RAID:
        _after_raid(step, space)
    else:
        step.tell("battle_over", space=space, kind=battle.kind, won=won)
    if battle.kind == SEA:
        _after_sea_battle(step, space)
    elif won or battle.kind == RAID:
        walk_in(step, space)


def _after_raid(step: Stepping, space: str) -> None:
    """Bombers and escorts take part in nothing else this turn; they fly home later (line 848)."""
    piles = merged(
        replace(p, task=WITHDRAWN, came="")
        if p.nation == step.state.seat and p.task in (RAIDING, ESCORTING)
        else p
        for p in step.state.at(space)
    )
    step.state = with_piles(step.state, space, piles)
    step.tell("battle_over", space=space, kind=RAID, won=True)


def _after_sea_battle(step: Stepping, zone: str) -> None:
    """Ships that fought stay; troops land if the zone is clear, else they stay aboard (lines 709, 890)."""
    state = step.state
    sea = state.rules.roster.sea
    piles = merged(
        replace(p, used=FULL) if p.nation == state.seat and p.kind in sea else p for p in state.at(zone)
    )
    step.state = with_piles(state, zone, piles)
    trap_guests(step, zone)
    if has_landings(step.state, zone):
        if is_clear(step.state, zone):
            disembark(step, zone)
        else:
            call_off(step, zone)


def is_clear(state: State, zone: str) -> bool:
    """Whether nothing is left of the enemy in a zone but transports and what dived."""
    defenseless = state.rules.roster.having["defenseless"]
    return all(p.kind in defenseless for p in defenders(state, zone))


def call_off(step: Stepping, zone: str) -> None:
    """The landings announced from a zone are off, the troops stay aboard."""
    step.state = called_off(step.state, zone)
    step.tell("landing_off", space=zone, by=step.state.seat)


def disembark(step: Stepping, zone: str) -> None:
    """The troops ordered ashore from a zone land; where nobody stands they take the coast at once."""
    step.state, coasts = disembarked(step.state, zone)
    for coast in coasts:
        step.tell("landed", zone=zone, space=coast, by=step.state.seat)
        walk_in(step, coast)


def land_troops(step: Stepping) -> None:
    """Troops land where no sea battle comes first; with nothing of the nation's own in a zone that must be
    cleared, the landing is off (reading A51)."""
    for zone in landing_zones(step.state):
        if not is_sea_battle_due(step.state, zone):
            if must_clear(step.state, zone):
                call_off(step, zone)
            else:
                disembark(step, zone)


def walk_in(step: Stepping, space: str) -> None:
    """Take land that nobody defends; guns alone are removed, army or not (lines 908, 1394)."""
    state = step.state
    if space not in state.owner or not _is_attacked(state, space) or not attackers(state, space):
        return
    if is_contested(state, space) or is_raid_due(state, space):
        return
    guns = defenders(state, space)
    if guns:
        piles = tuple(p for p in state.at(space) if p not in guns)
        step.state = with_piles(state, space, piles)
        step.tell("guns_removed", space=space, count=sum(p.count for p in guns))
    if has_army(step.state, space):
        conquer(step, space)


def _is_attacked(state: State, space: str) -> bool:
    """Whether land where the nation's units stand is not theirs to share but to take."""
    owner = state.owner[space]
    return owner in state.relations.foes[state.seat] if owner else may_attack(state, state.seat, space)


def go_home(step: Stepping) -> None:
    """Scrambled aircraft go back where they took off, if that is still friendly; others are stranded."""
    state, changed = step.state, dict[str, Piles]()
    for zone in spaces_in(state, whereabouts(state).doing(SCRAMBLED)):
        piles = state.at(zone)
        for p in piles:
            if p.task == SCRAMBLED and _is_home(state, p):
                changed[zone] = tuple(q for q in changed.get(zone, piles) if q != p)
                home = changed.get(p.came, state.at(p.came))
                changed[p.came] = add(home, Pile(p.nation, p.kind, p.count))
    step.state = with_all_piles(state, changed) if changed else state


def _is_home(state: State, pile: Pile) -> bool:
    return state.owner[pile.came] in state.relations.friends[pile.nation]
