"""Pieces that take several hits: to the engines the hits before the last are pieces of their own.

A hit that damages costs nothing, so it is always taken before a piece is lost. The hulls of a side stand
behind its units, fire nothing, are worth nothing and go first in every order; of what is left after a battle
they are no part.
"""

from __future__ import annotations

from msgspec.structs import replace

from .model import Battle, Counts, End, Ends, Result, Side, Unit
from .solve import Worth


def with_hulls(side: Side) -> Side:
    """A side with the hits that its pieces take before they are lost; the same one where all take one."""
    hulls = tuple(_hull(unit) for unit in side if unit.hits > 1)
    return (*side, *hulls) if hulls else side


def _hull(unit: Unit) -> Unit:
    count = max(0, unit.count * (unit.hits - 1) - unit.damage)
    return Unit(f"{unit.name} hull", unit.nation, "", count, 0, 0, unit.domain, is_hull=True)


def unfolded(battle: Battle) -> Battle:
    """A battle for the engines; the same one where every piece takes one hit."""
    mine, theirs = with_hulls(battle.attackers), with_hulls(battle.defenders)
    if mine is battle.attackers and theirs is battle.defenders:
        return battle
    return replace(battle, attackers=mine, defenders=theirs)


def folded(battle: Battle, ends: Ends) -> Ends:
    """The ends of an unfolded battle in the units of the battle itself."""
    if unfolded(battle) is battle:
        return ends
    a, d = len(battle.attackers), len(battle.defenders)
    found: dict[End, float] = {}
    for end, chance in ends.ends.items():
        bare = End(
            end.result, end.attackers[:a], end.attackers_away[:a], end.defenders[:d], end.defenders_away[:d]
        )
        found[bare] = found.get(bare, 0.0) + chance
    return Ends(found, ends.rounds)


def without_hulls(battle: Battle, worth: Worth) -> Worth:
    """What ends of the unfolded battle are worth."""
    a, d = len(battle.attackers), len(battle.defenders)

    def bare(result: Result, mine: Counts, theirs: Counts) -> float:
        return worth(result, mine[:a], theirs[:d])

    return bare
