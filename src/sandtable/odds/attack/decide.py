"""What to bring forward in a land battle: the best by solving it, else by the side's named policy."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ...games.attack.frames import Force
from ...games.attack.pieces import Army
from .best import NAMED, TooLargeError, merit, solved
from .land import followed
from .model import Fight, Goal, Plan, Policy
from .policies import Place, commit, place_of, reinforce

MANY = 250
"""Units of one side times those of the other from which on the plainest way is taken."""
USUAL: dict[str, Policy] = {"attacker": "screen", "defender": "all"}


def usual(side: str, policy: Policy, goal: Goal = "take") -> Plan:
    """A plan in which one side goes by this policy and the other by its usual one."""
    if side == "attacker":
        return Plan(policy, USUAL["defender"], goal)
    return Plan(USUAL["attacker"], policy, goal)


class Forward(Struct, frozen=True):
    """Units to send forward now, and whether no other choice is better."""

    units: Army
    optimal: bool


def forward(fight: Fight, plan: Plan) -> Forward:
    """What the side that commits or reinforces sends forward under its policy.

    An optimal side whose battle is too large to solve takes the best of what the named policies would do now,
    each followed by the usual one; in a very large battle the usual one itself.
    """
    policy = plan.attacker if fight.side == "attacker" else plan.defender
    before = place_of(force_of(fight))
    if policy != "optimal":
        return Forward(_ahead(before, _named(fight, policy)), False)
    try:
        return Forward(_ahead(before, solved(fight, plan).decide(fight)[0]), True)
    except TooLargeError:
        pass
    if fight.attack.all.size * fight.defense.all.size > MANY:
        return Forward(_ahead(before, _named(fight, USUAL[fight.side])), False)
    return Forward(_ahead(before, _best_named(fight, plan.goal)), False)


def _named(fight: Fight, policy: Policy) -> Place:
    before = place_of(force_of(fight))
    return commit(before, policy) if fight.step == "commit" else reinforce(before, policy, fight.round)


def _best_named(fight: Fight, goal: Goal) -> Place:
    """The best of what the named policies would do now, by exact odds under the usual ones from then on."""
    usually = usual("attacker", USUAL["attacker"], goal)
    sign = 1 if fight.side == "attacker" else -1
    ways = dict.fromkeys(_named(fight, policy) for policy in NAMED)
    return max(ways, key=lambda way: sign * merit(followed(_after(fight, way), usually), goal))


def _after(fight: Fight, place: Place) -> Fight:
    """The battle once the side on the move stands like this."""
    force = Force(Army(*place[0]), Army(*place[1]))
    moved = replace(fight, attack=force) if fight.side == "attacker" else replace(fight, defense=force)
    if fight.step == "reinforce":
        return replace(moved, step="roll")
    step = "commit" if fight.side == "attacker" else "reinforce"
    return replace(moved, side="defender", step=step)


def force_of(fight: Fight) -> Force:
    """The units of the side that decides."""
    return fight.attack if fight.side == "attacker" else fight.defense


def _ahead(before: Place, after: Place) -> Army:
    return Army(*after[0]) - Army(*before[0])
