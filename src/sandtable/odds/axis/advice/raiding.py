"""Raids in short form, beside the odds of battles."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic.state import State
from .. import raids
from ..raids import Raid
from ..reader import raid_at, raider
from .shapes import BattleOdds


def raid_over(state: State, space: str) -> BattleOdds:
    """The raid on a complex."""
    bombers, dice, flak, money = raid_at(state, space)
    kind, flak_kinds = raider(state), state.rules.roster.having["flak"]
    on = state.battle
    if on is not None and on.space == space and on.step != "aa_fire":
        flak = 0
    found = replace(raids.raid(bombers, dice, flak, money, kind.cost), space=space)
    guns: dict[str, int] = {}
    for pile in state.at(space):
        if pile.kind in flak_kinds:
            guns[pile.kind] = guns.get(pile.kind, 0) + pile.count
    return _of_raid(found, {kind.name: bombers} if bombers else {}, guns)


def _of_raid(one: Raid, bombers: dict[str, int], guns: dict[str, int]) -> BattleOdds:
    all_lost = one.bombers_lost.get(str(sum(bombers.values())), 0.0)
    return BattleOdds(
        space=one.space,
        kind="raid",
        win=1.0 - all_lost,
        lose=all_lost,
        both=0.0,
        retreat=0.0,
        takes=0.0,
        attacker_loss=one.expected_loss,
        defender_loss=one.expected_paid,
        swing=one.swing,
        rounds=1.0,
        attacker=bombers,
        defender=guns,
        damage=one.expected_paid,
        shot_down=1.0 - one.bombers_lost.get("0", 0.0),
    )
