"""An assault from the sea: the sea battles that cover it, then the battle ashore with what lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .answer import Chances, Tally, mixed, survivors, swing, tally
from .dice import gathered
from .engine import best_standard, goal_value, is_optimal, odds, solved, standard_note, worth_of
from .hulls import unfolded
from .model import (
    Assault,
    Battle,
    Counts,
    End,
    Ends,
    Orders,
    Result,
    Side,
    Unit,
    deckless,
    start_of,
    value_of,
)
from .solve import Worth

Troops: TypeAlias = tuple[tuple[str, int], ...]
"""Units that land, by name."""
Case: TypeAlias = tuple[Troops, frozenset[Result]]
"""Who lands, and how the sea battles ended."""


class Voyage(Struct):
    """All ends of the sea battles after which the same troops land."""

    chance: float
    left_a: Chances
    left_d: Chances
    fallen: Chances
    """The same as `left_d`, when the coast has fallen that was a haven for aircraft."""


class Assaulted(Struct, frozen=True):
    """The chances of the whole and of each sea battle."""

    whole: Tally
    seas: list[Tally]
    orders: Orders
    note: str
    ashore: float = 0.0
    """The chance to take the coast once all sea battles are won."""


def run(assault: Assault, orders: Orders) -> Assaulted:
    """The odds of an assault; with one covering sea battle optimal orders are solved through both."""
    if not is_optimal(orders) or len(assault.fleets) == 1:
        return Landing(assault, orders).run()

    def tried(candidate: Orders) -> tuple[float, Assaulted]:
        found = Landing(assault, candidate).run()
        return goal_value(found.whole, orders), found

    found, followed = best_standard(orders, tried)
    return Assaulted(
        found.whole,
        found.seas,
        followed,
        standard_note("more than one sea battle before the landing"),
        found.ashore,
    )


class Landing:
    def __init__(self, assault: Assault, orders: Orders) -> None:
        self.assault, self.orders = assault, orders
        self.notes: list[str] = []
        self.ashore: dict[Troops, Tally] = {}
        self.attackers = _plain(assault.fleets, assault.land.attackers, assault.troops)
        there = [*(u for f in assault.fleets for u in f.defenders), *assault.land.defenders]
        self.several = len({unit.nation for unit in there}) > 1
        self.defenders = _joined((), [replace(unit, name=self._told(unit)) for unit in there])

    def _told(self, unit: Unit) -> str:
        """How a defender is called in the whole assault: by his nation where there are several."""
        bare = unit.name.removeprefix(f"{unit.nation}:")
        return f"{unit.nation}:{bare}" if self.several else bare

    def run(self) -> Assaulted:
        seas: list[Tally] = []
        nothing = (0,) * len(self.attackers), (0,) * len(self.defenders)
        voyages: dict[Case, Voyage] = {
            ((), frozenset()): Voyage(1.0, *({each: 1.0} for each in (*nothing, nothing[1])))
        }
        followed = self.orders
        for fleet in self.assault.fleets:
            ends, followed, note = solved(fleet, self.orders, self._worth(fleet))
            self.notes += [note] if note else []
            seas.append(tally(fleet, ends))
            voyages = _both(voyages, self._voyages(fleet, ends))
        parts = [(v.chance, self._whole(troops, seen, v)) for (troops, seen), v in voyages.items()]
        note = "; ".join(dict.fromkeys(self.notes))
        return Assaulted(mixed(parts), seas, followed, note, self._taken(voyages))

    def _taken(self, voyages: dict[Case, Voyage]) -> float:
        """The chance to take the coast after sea battles that are all won."""
        won = [(v.chance, troops) for (troops, seen), v in voyages.items() if seen == {"attacker_wins"}]
        chance = sum(part for part, _ in won)
        return sum(part * self._ashore(troops).takes for part, troops in won) / chance if chance else 0.0

    # At sea

    def _worth(self, fleet: Battle) -> Worth:
        """What an end at sea is worth: what the troops it lets land will reach ashore."""
        whole = unfolded(fleet)
        at_sea = worth_of(whole, self.orders)

        def worth(result: Result | Literal["cleared"], mine: Counts, theirs: Counts) -> float:
            ended: Result = "attacker_wins" if result == "cleared" else result
            ashore = self._ashore(_landing(whole.attackers, ended, mine))
            if self.orders.goal == "swing":
                risked = value_of(whole.defenders, deckless(whole, theirs, True)) if whole.has_haven else 0
                return at_sea(result, mine, theirs) + swing(ashore) + ashore.takes * risked
            return goal_value(ashore, self.orders)

        return worth

    def _voyages(self, fleet: Battle, ends: Ends) -> dict[Case, Voyage]:
        found: dict[Case, Voyage] = {}
        for end, chance in ends.ends.items():
            result = _won_at_sea(end)
            key = _landing(fleet.attackers, result, end.attackers), frozenset((result,))
            voyage = found.setdefault(key, Voyage(0.0, {}, {}, {}))
            voyage.chance += chance
            mine, theirs = self._left(fleet, end)
            fallen = self._left(fleet, end, True)[1] if fleet.has_haven else theirs
            _put(voyage.left_a, mine, chance)
            _put(voyage.left_d, theirs, chance)
            _put(voyage.fallen, fallen, chance)
        for voyage in found.values():
            voyage.left_a = {k: p / voyage.chance for k, p in voyage.left_a.items()}
            voyage.left_d = {k: p / voyage.chance for k, p in voyage.left_d.items()}
            voyage.fallen = {k: p / voyage.chance for k, p in voyage.fallen.items()}
        return found

    def _left(self, fleet: Battle, end: End, has_fallen: bool = False) -> tuple[Counts, Counts]:
        """Survivors at sea and aboard, counted in the units of the whole assault."""
        mine, theirs = survivors(fleet, end, has_fallen)
        found: Counter[str] = Counter()
        for unit, count in zip(fleet.attackers, mine, strict=True):
            stay = unit.aboard if _won_at_sea(end) == "attacker_wins" else unit.aboard + unit.lands
            for name in (plain_name(unit), *stay):
                found[name] += count
        there: Counter[str] = Counter()
        for unit, count in zip(fleet.defenders, theirs, strict=True):
            there[self._told(unit)] += count
        return _counts(self.attackers, found), _counts(self.defenders, there)

    # Ashore

    def _ashore(self, troops: Troops) -> Tally:
        if troops not in self.ashore:
            found, _, note = odds(landed(self.assault, troops), self.orders)
            self.ashore[troops] = found
            self.notes += [note] if note else []
        return self.ashore[troops]

    def _whole(self, troops: Troops, seen: frozenset[Result], voyage: Voyage) -> Tally:
        """Sea and shore together, for one voyage."""
        ashore = self._ashore(troops)
        results = ashore.results
        if not start_total(ashore.attackers):
            results = {_without_landing(seen, bool(start_total(ashore.defenders))): 1.0}
        every: dict[Result, float] = dict.fromkeys(
            ("attacker_wins", "defender_wins", "both_destroyed", "retreat"), 0.0
        )
        return Tally(
            self.attackers,
            self.defenders,
            every | results,
            ashore.takes,
            _summed(voyage.left_a, _renamed(ashore.attackers, ashore.left_a, self.attackers)),
            self._defenders_left(ashore, voyage),
            ashore.rounds,
        )

    def _defenders_left(self, ashore: Tally, voyage: Voyage) -> Chances:
        """Survivors at sea and ashore; where the coast falls nobody is left on it."""
        told = tuple(replace(unit, name=self._told(unit)) for unit in ashore.defenders)
        there = _renamed(told, ashore.left_d, self.defenders)
        if voyage.fallen == voyage.left_d or not ashore.takes:
            return _summed(voyage.left_d, there)
        nobody = (0,) * len(self.defenders)
        held = {**there, nobody: max(0.0, there.get(nobody, 0.0) - ashore.takes)}
        found = _summed(voyage.left_d, {left: p for left, p in held.items() if p})
        for left, chance in voyage.fallen.items():
            _put(found, left, chance * ashore.takes)
        return found


def _put(chances: Chances, left: Counts, chance: float) -> None:
    chances[left] = chances.get(left, 0.0) + chance


def landed(assault: Assault, troops: Troops) -> Battle:
    """The battle ashore when these troops land."""
    land = assault.land
    if not troops:
        return land
    extra = [replace(assault.troops[name], count=count) for name, count in troops]
    if assault.army_stays:
        attackers = _joined(land.attackers, extra)
        return replace(land, attackers=attackers, landed=True, planes_may_leave=assault.planes_may_leave)
    attackers = _with_landed(land.attackers, extra)
    most = sum(unit.count for unit in attackers if unit.is_landed)
    return replace(
        land, attackers=attackers, closing=False, bombard=gathered((hits, 1) for hits in assault.guns[:most])
    )


def _with_landed(army: Side, troops: Iterable[Unit]) -> Side:
    """An army with troops that landed, apart from like ones that came over land."""
    found = list(army)
    for unit in troops:
        like = (n for n, other in enumerate(found) if other.is_landed and other.name == unit.name)
        number = next(like, None)
        if number is None:
            found.append(unit)
        else:
            found[number] = replace(unit, count=unit.count + found[number].count)
    return tuple(found)


def all_landed(assault: Assault) -> Battle:
    """The battle ashore when every ship comes through."""
    every: Counter[str] = Counter()
    for fleet in assault.fleets:
        every.update(dict(_landing(fleet.attackers, "attacker_wins", start_of(fleet.attackers))))
    return landed(assault, tuple(sorted(every.items())))


def _landing(side: Side, result: Result, mine: Counts) -> Troops:
    if result != "attacker_wins":
        return ()
    found: Counter[str] = Counter()
    for unit, count in zip(side, mine, strict=True):
        for name in unit.lands:
            found[name] += count
    return tuple(sorted((name, count) for name, count in found.items() if count))


def _won_at_sea(end: End) -> Result:
    """How a sea battle ended for the troops that wait for it."""
    return "attacker_wins" if end.clear else end.result


def _without_landing(seen: frozenset[Result], held: bool) -> Result:
    """How an assault ends when nobody gets ashore."""
    if seen & {"attacker_wins", "retreat"}:
        return "retreat"
    return "defender_wins" if held or "defender_wins" in seen else "both_destroyed"


def plain_name(unit: Unit) -> str:
    """The name of a ship without its cargo."""
    return unit.name.partition("(")[0]


def start_total(side: Side) -> int:
    return sum(start_of(side))


def _plain(fleets: Iterable[Battle], land: Side, troops: dict[str, Unit]) -> Side:
    """The attackers of the whole assault: ships without cargo, cargo, and those that come by land or air."""
    found: list[Unit] = []
    for unit in (unit for fleet in fleets for unit in fleet.attackers):
        cargo = (*unit.lands, *unit.aboard)
        bare = unit.value - sum(troops[name].value for name in cargo)
        found.append(replace(unit, name=plain_name(unit), value=bare, lands=(), aboard=()))
        found += [replace(troops[name], count=unit.count) for name in cargo]
    return _joined(found, land)


def _joined(some: Iterable[Unit], more: Iterable[Unit]) -> Side:
    """Both sides as one, like units together."""
    found: dict[str, Unit] = {}
    for unit in (*some, *more):
        if unit.name in found:
            unit = replace(found[unit.name], count=found[unit.name].count + unit.count)
        found[unit.name] = unit
    return tuple(found.values())


def _counts(side: Side, found: dict[str, int]) -> Counts:
    return tuple(found.get(unit.name, 0) for unit in side)


def _renamed(side: Side, left: Chances, whole: Side) -> Chances:
    """Survivors of a part, counted in the units of the whole."""
    found: Chances = {}
    for counts, chance in left.items():
        key = _counts(whole, {unit.name: n for unit, n in zip(side, counts, strict=True)})
        found[key] = found.get(key, 0.0) + chance
    return found


def _summed(some: Chances, more: Chances) -> Chances:
    """Survivors of two parts that have nothing to do with each other."""
    found: Chances = {}
    for left, p in some.items():
        for right, q in more.items():
            key = tuple(map(sum, zip(left, right, strict=True)))
            found[key] = found.get(key, 0.0) + p * q
    return found


def _both(some: dict[Case, Voyage], more: dict[Case, Voyage]) -> dict[Case, Voyage]:
    """Voyages of two fleets together."""
    found: dict[Case, list[tuple[float, Voyage]]] = {}
    for (mine, seen), left in some.items():
        for (theirs, also), right in more.items():
            both = Counter(dict(mine))
            both.update(dict(theirs))
            key = tuple(sorted(both.items())), seen | also
            joint = Voyage(
                left.chance * right.chance,
                _summed(left.left_a, right.left_a),
                _summed(left.left_d, right.left_d),
                _summed(left.fallen, right.fallen),
            )
            found.setdefault(key, []).append((joint.chance, joint))
    return {key: reduce(_either, (v for _, v in parts)) for key, parts in found.items()}


def _either(one: Voyage, other: Voyage) -> Voyage:
    whole = one.chance + other.chance
    parts = ((one.chance / whole, one), (other.chance / whole, other))
    found = Voyage(whole, {}, {}, {})
    for share, voyage in parts:
        for name in ("left_a", "left_d", "fallen"):
            for key, chance in getattr(voyage, name).items():
                _put(getattr(found, name), key, share * chance)
    return found
