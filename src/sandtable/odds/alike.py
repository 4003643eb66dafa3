"""Units that differ in name only are one unit to the solver; the answer tells them apart again."""

from __future__ import annotations

from msgspec.structs import replace

from .model import Battle, Counts, End, Ends, Side, Unit


def merged(battle: Battle) -> Battle:
    """The battle with like units of different nations put together."""
    mine, theirs = (_one(side) for side in (battle.attackers, battle.defenders))
    return replace(battle, attackers=mine, defenders=theirs)


def told_apart(battle: Battle, ends: Ends) -> Ends:
    """The ends of the merged battle in the units of the whole: those named first are lost first."""
    found: dict[End, float] = {}
    for end, chance in ends.ends.items():
        mine = _split(battle.attackers, end.attackers, end.attackers_away)
        theirs = _split(battle.defenders, end.defenders, end.defenders_away)
        whole = End(end.result, *mine, *theirs)
        found[whole] = found.get(whole, 0.0) + chance
    return Ends(found, ends.rounds)


def kept(battle: Battle, mine: Counts, theirs: Counts) -> tuple[Counts, Counts]:
    """Counts of the merged battle in the units of the whole."""
    nobody_a, nobody_d = (0,) * len(mine), (0,) * len(theirs)
    return _split(battle.attackers, mine, nobody_a)[0], _split(battle.defenders, theirs, nobody_d)[0]


def _figures(unit: Unit) -> Unit:
    return replace(unit, name="", nation="", count=0)


def _one(side: Side) -> Side:
    found: dict[Unit, Unit] = {}
    for unit in side:
        key = _figures(unit)
        found[key] = replace(found[key], count=found[key].count + unit.count) if key in found else unit
    return tuple(found.values())


def _split(side: Side, here: Counts, away: Counts) -> tuple[Counts, Counts]:
    keys = list(dict.fromkeys(_figures(unit) for unit in side))
    in_battle, gone = dict(zip(keys, here, strict=True)), dict(zip(keys, away, strict=True))
    stay: list[int] = []
    left: list[int] = []
    for unit in reversed(side):
        key = _figures(unit)
        part = min(unit.count, in_battle[key])
        rest = min(unit.count - part, gone[key])
        in_battle[key] -= part
        gone[key] -= rest
        stay.append(part)
        left.append(rest)
    return tuple(reversed(stay)), tuple(reversed(left))
