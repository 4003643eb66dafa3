"""The throws of Attack!'s battles: units hit with dice that show them, ships by the higher total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb
from typing import cast

from sandtable.games.attack.battle import SIDES, count_dice, force
from sandtable.games.attack.data import unit_table
from sandtable.games.attack.naval import bonus, sides, struck
from sandtable.games.attack.pieces import ARMY_KINDS, Army
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Event
from sandtable.odds.attack.pairing import modifiers
from sandtable.odds.luck import Spread, Volley


class AttackThrows:
    """Battles on land, and pairings at sea; neutral troops are nobody's luck."""

    def volleys(self, state: State, events: Iterable[Event]) -> tuple[Volley, ...]:
        found: list[Volley] = []
        for event in events:
            if event.what == "fired":
                found += _on_land(state, event)
            elif event.what == "pairing":
                found += _at_sea(state, event)
        return tuple(found)


def _on_land(state: State, event: Event) -> Iterator[Volley]:
    battle = state.battle
    assert battle is not None
    by = battle.attacker if battle.side == "attacker" else battle.defender
    if by:
        front = force(battle, battle.side).front
        costs = _costs(force(battle, SIDES[battle.side]).front)
        yield Volley(by, int(str(event.facts["hits"])), spread_of_front(front), costs)


def _at_sea(state: State, event: Event) -> Iterator[Volley]:
    """Both throw, and the higher total hits: each has its own luck. A hit is worth its part of the ship."""
    sea = state.sea
    assert sea is not None
    us, them = sides(sea)
    ours, theirs = (int(one) for one in cast(tuple[int, int], event.facts["totals"]))
    ahead = bonus(sea, us, them, sea.pair) - bonus(sea, them, us, sea.pair)
    for by, other, more, leads in ((us, them, ours - theirs, ahead), (them, us, theirs - ours, -ahead)):
        place = struck(sea, by, other, sea.pair)
        if place is not None:
            ship = unit_table().ships[sea.lines[other][place]]
            chance = chance_to_hit(leads)
            yield Volley(by, int(more > 0), (1 - chance, chance), (ship.cost / ship.hits,))


def chance_to_hit(ahead: int) -> float:
    """The chance of the higher total with this much more bonus."""
    table = modifiers()
    return float(table.win[table.middle + ahead])


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
