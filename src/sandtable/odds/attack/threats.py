"""What enemies could throw at each region in one move: a reading, on the safe side for the owner.

Every unit that reaches the region in a move counts, but one in each region stays. Troops come over the sea
where the attacker holds it or nobody does; planes always do.
"""

from __future__ import annotations

from ...games.attack.pieces import ARMY_KINDS, Army
from ...games.attack.reach import land_targets, sea_targets
from ...games.attack.state import State, owned
from .best import odds
from .model import opening
from .positions import plan_for
from .shapes import Threat, Threats


def threats(state: State, seat: str) -> Threats:
    """The most dangerous attack of each region of the seat that somebody could attack at all."""
    coming = {enemy: reached(state, enemy) for enemy in state.alive if enemy != seat}
    found: dict[str, Threat] = {}
    for region in owned(state, seat):
        attacks = {enemy: there[region] for enemy, there in coming.items() if region in there}
        if attacks:
            found[region] = _worst(state, region, attacks)
    return Threats(found)


def _worst(state: State, region: str, attacks: dict[str, tuple[Army, bool]]) -> Threat:
    there = state.at(region)
    chances = {
        enemy: odds(opening(army, there), plan_for(army, there)).takes for enemy, (army, _) in attacks.items()
    }
    ranked = sorted(chances, key=lambda enemy: -chances[enemy])
    army, by_sea = attacks[ranked[0]]
    return Threat(chances[ranked[0]], dict(army.items()), tuple(ranked), by_sea)


def reached(state: State, enemy: str) -> dict[str, tuple[Army, bool]]:
    """What the player could send into each region, and whether some of it comes by sea."""
    free = state.holder in ("", enemy)
    found: dict[str, tuple[Army, bool]] = {}
    for start in owned(state, enemy):
        army = _but_one(state.at(start))
        for kind in army.kinds():
            dry = set(land_targets(state, enemy, start, kind))
            wet = set(sea_targets(state, start)) - dry if free or kind == "plane" else set()
            for target in dry | wet:
                units, by_sea = found.get(target, (Army(), False))
                more = Army(**{kind: army.of(kind)})
                found[target] = (units + more, by_sea or target in wet)
    return found


def _but_one(army: Army) -> Army:
    """The army without the cheapest unit, which has to stay."""
    for kind in ARMY_KINDS:
        if army.of(kind):
            return army - Army(**{kind: 1})
    return army
