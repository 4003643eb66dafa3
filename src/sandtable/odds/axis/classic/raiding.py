"""Raids on income as a position has them, beside the odds of its battles."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic import fire
from ....games.axis.classic.state import State
from ....games.axis.core.position import own
from ....games.axis.core.units import Kind
from ..advice.shapes import BattleOdds
from ..edition import Chances
from . import raids
from .raids import Raid


def raider(state: State) -> Kind:
    """The kind that raids, as the moving nation has it."""
    return state.kinds(state.seat)[next(iter(state.rules.roster.having["raids"]))]


def raid_at(state: State, space: str) -> tuple[int, int, int, int]:
    """Bombers over a complex, the dice of each, the strength of a gun yet to fire, the money of the owner."""
    on = state.battle
    has_fired = on is not None and on.kind == "raid" and on.space == space and on.step != "aa_fire"
    bombers = sum(p.count for p in own(state, space) if p.task == "raid")
    dice = state.developed(raider(state).name, "raid_dice", 1)
    flak = 0 if has_fired else fire.gun_strength(state, space)
    return bombers, dice, flak, state.ipc[state.owner[space]]


def raid_over_all(parts: Chances, space: str) -> Raid:
    """A raid; some of its bombers may have been shot down on the way."""
    rows = [(chance, raid_at(now, space)) for chance, now in parts]
    most = max(row[0] for _, row in rows)
    _, dice, flak, money = rows[0][1]
    arrive = [(chance, row[0]) for chance, row in rows]
    cost = raider(parts[0][1]).cost
    return replace(raids.raid_of(arrive, most, dice, flak, money, cost), space=space)


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
