"""Units that fight alike are one unit to the solver; the answer tells them apart again.

Of pieces that differ in worth alone, such as transports with other cargo, a side with optimal orders
loses the cheapest first: whatever is reached with the cheaper piece, the dearer reaches too.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .model import OPTIMAL, Battle, Counts, End, Ends, Orders, Side, Unit


class Merged(Struct, frozen=True):
    """A side with units that fight alike put together."""

    side: Side
    whole: Side
    ranked: tuple[int, ...]
    """The units of the whole, those first that are lost first among their like."""
    place: tuple[int, ...]
    """For each unit of the whole: which unit of the side it is part of."""

    def split(self, here: Counts, away: Counts) -> tuple[Counts, Counts]:
        """Counts of the side, in the battle and away, in the units of the whole."""
        in_battle, gone = list(here), list(away)
        stay, left = [0] * len(self.whole), [0] * len(self.whole)
        for number in reversed(self.ranked):
            place, count = self.place[number], self.whole[number].count
            stay[number] = min(count, in_battle[place])
            left[number] = min(count - stay[number], gone[place])
            in_battle[place] -= stay[number]
            gone[place] -= left[number]
        return tuple(stay), tuple(left)

    def unfolded(self, here: Counts) -> Counts:
        """Counts in the battle, hulls included, in the units of the whole and their hulls."""
        pieces = self.kept(here[: len(self.side)])
        tough = [number for number, unit in enumerate(self.side) if unit.hits > 1]
        left = dict(zip(tough, here[len(self.side) :], strict=True))
        hulls: list[int] = []
        for unit, place, count in zip(self.whole, self.place, pieces, strict=True):
            if unit.hits > 1:
                hulls.append(min(count, left[place]))
                left[place] -= hulls[-1]
        return (*pieces, *hulls)

    def kept(self, here: Counts) -> Counts:
        """Counts in the battle, in the units of the whole."""
        return self.split(here, (0,) * len(here))[0]


def merged(side: Side, policy: str) -> Merged:
    """A side as the solver sees it under these orders."""
    ranked = sorted(range(len(side)), key=lambda number: side[number].value * (policy == OPTIMAL))
    found: dict[Unit, Unit] = {}
    for number in ranked:
        unit, key = side[number], _figures(side[number], policy)
        found[key] = replace(found[key], count=found[key].count + unit.count) if key in found else unit
    keys = list(found)
    place = tuple(keys.index(_figures(unit, policy)) for unit in side)
    return Merged(tuple(found.values()), side, tuple(ranked), place)


def both_merged(battle: Battle, orders: Orders) -> tuple[Merged, Merged]:
    """Both sides of a battle."""
    return merged(battle.attackers, orders.attacker), merged(battle.defenders, orders.defender)


def told_apart(mine: Merged, theirs: Merged, ends: Ends) -> Ends:
    """The ends of a merged battle in the units of the whole."""
    found: dict[End, float] = {}
    for end, chance in ends.ends.items():
        whole = End(
            end.result,
            *mine.split(end.attackers, end.attackers_away),
            *theirs.split(end.defenders, end.defenders_away),
            end.clear,
            theirs.kept(end.stranded) if end.stranded else (),
        )
        found[whole] = found.get(whole, 0.0) + chance
    return Ends(found, ends.rounds)


def _figures(unit: Unit, policy: str) -> Unit:
    """What tells units apart: under stated orders all but the nation.

    Under optimal orders cargo that stays aboard does not, nor does worth, except of pieces that may leave
    alone or be lost for want of a deck.
    """
    plain = replace(unit, name="", nation="", count=0)
    if policy != OPTIMAL:
        return plain
    by_worth = unit.is_sub or unit.domain == "air"
    return replace(
        plain, kind=unit.kind if unit.supports else "", aboard=(), value=unit.value if by_worth else 0
    )
