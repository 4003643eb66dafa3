"""The throws of Attack!'s land battles: units hit with dice that show them."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from sandtable.games.attack.battle import SIDES, count_dice, force
from sandtable.games.attack.data import unit_table
from sandtable.games.attack.pieces import ARMY_KINDS, Army
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Event
from sandtable.odds.luck import Spread, Volley


class AttackThrows:
    """Battles on land; neutral troops are nobody's luck, and ships do not trade hits one by one."""

    def volley(self, state: State, events: Iterable[Event]) -> Volley | None:
        fired = next((event.facts for event in events if event.what == "fired"), None)
        battle = state.battle
        if fired is None or battle is None:
            return None
        by = battle.attacker if battle.side == "attacker" else battle.defender
        if not by:
            return None
        front = force(battle, battle.side).front
        costs = _costs(force(battle, SIDES[battle.side]).front)
        return Volley(by, int(str(fired["hits"])), spread_of_front(front), costs)


def spread_of_front(front: Army) -> Spread:
    """How likely each number of hits of a front is: kind by kind, from the dice that are left."""
    faces = unit_table().battle.faces
    ways: dict[tuple[int, int], float] = {(count_dice(front), 0): 1.0}
    sides = len(faces)
    for kind in ARMY_KINDS:
        showing = faces.count(kind)
        ways = _after(ways, front.of(kind), showing / sides)
        sides -= showing
    spread = [0.0] * (front.size + 1)
    for (_, hits), chance in ways.items():
        spread[hits] += chance
    return tuple(spread)


def _after(ways: dict[tuple[int, int], float], units: int, chance: float) -> dict[tuple[int, int], float]:
    """The dice left and the hits so far, after those dice that show one kind."""
    found: dict[tuple[int, int], float] = {}
    for (dice, hits), likely in ways.items():
        for shown in range(dice + 1):
            part = likely * comb(dice, shown) * chance**shown * (1 - chance) ** (dice - shown)
            now = (dice - shown, hits + min(units, shown))
            found[now] = found.get(now, 0.0) + part
    return found


def _costs(front: Army) -> tuple[int, ...]:
    """What the units in front cost, in the order in which they are lost."""
    table = unit_table().army
    return tuple(table[kind].cost for kind in ARMY_KINDS for _ in range(front.of(kind)))


READER = AttackThrows()
