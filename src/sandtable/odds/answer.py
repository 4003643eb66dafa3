"""What odds answer: probabilities, survivors, losses and rounds; the fields are the keys of the JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from msgspec import Struct

from .model import (
    Battle,
    Counts,
    End,
    Ends,
    Orders,
    Result,
    Side,
    by_name,
    deckless,
    has_army,
    once,
    start_of,
    value_of,
)
from .toll import Losses, Survivors, losses, ways

Chances: TypeAlias = dict[Counts, float]
K = TypeVar("K")


class SurvivorsOf(Struct, frozen=True):
    attacker: list[Survivors]
    defender: list[Survivors]


class UnitsOf(Struct, frozen=True):
    """For each unit the chances that 0, 1, 2, ... of them survive."""

    attacker: dict[str, list[float]]
    defender: dict[str, list[float]]


class LossesOf(Struct, frozen=True):
    attacker: Losses
    defender: Losses


class Odds(Struct, frozen=True):
    """The answer about one battle."""

    kind: str
    """land, sea or amphibious."""
    attacker_wins: float
    """The defenders are gone and an attacker is left in the battle."""
    defender_wins: float
    both_destroyed: float
    retreat: float
    """The attackers went back, or the battle ended undecided with both sides alive."""
    takes_territory: float
    survivors: SurvivorsOf
    survivors_by_unit: UnitsOf
    losses: LossesOf
    swing: float
    """Expected IPC that the defender loses more than the attacker."""
    rounds: dict[str, float]
    """Chance of each number of rounds; of the battle ashore where there are two battles."""
    expected_rounds: float
    orders: Orders
    """The orders followed; those found to be best are named."""
    method: str = "exact"
    space: str = ""
    name: str = ""
    note: str = ""
    battles: int = 0
    """Battles played, where the method is `play`."""
    sea: list[Odds] = []
    """The sea battles that came first."""


class Tally(Struct, frozen=True):
    """The chances an answer is made of."""

    attackers: Side
    defenders: Side
    results: dict[Result, float]
    takes: float
    left_a: Chances
    """Survivors of the attacker, those that left the battle included."""
    left_d: Chances
    rounds: dict[int, float]


def tally(battle: Battle, ends: Ends) -> Tally:
    """Chances of results and survivors from all ends of a battle; units of one name are counted together."""
    attackers, defenders = battle.attackers, battle.defenders
    at_sea = battle.kind == "sea"
    results: dict[Result, float] = dict.fromkeys(
        ("attacker_wins", "defender_wins", "both_destroyed", "retreat"), 0.0
    )
    left_a: Chances = {}
    left_d: Chances = {}
    takes = 0.0
    for end, chance in ends.ends.items():
        results[end.result] += chance
        if end.result == "attacker_wins" and not at_sea and has_army(attackers, end.attackers):
            takes += chance
        here, there = survivors(battle, end)
        left_a[here] = left_a.get(here, 0.0) + chance
        left_d[there] = left_d.get(there, 0.0) + chance
    mine, theirs = once(attackers), once(defenders)
    left_a, left_d = _together(attackers, mine, left_a), _together(defenders, theirs, left_d)
    return Tally(mine, theirs, results, takes, left_a, left_d, ends.rounds)


def _together(side: Side, whole: Side, left: Chances) -> Chances:
    """Survivors of a side in units whose names differ."""
    if whole is side:
        return left
    places = by_name(side)
    found: Chances = {}
    for counts, chance in left.items():
        key = [0] * len(whole)
        for place, count in zip(places, counts, strict=True):
            key[place] += count
        found[tuple(key)] = found.get(tuple(key), 0.0) + chance
    return found


def survivors(battle: Battle, end: End, has_fallen: bool = False) -> tuple[Counts, Counts]:
    """What is left of both sides when all is over; fighters without a deck are lost, and guns alone.

    `has_fallen`: with the coast that was their haven.
    """
    mine = tuple(map(sum, zip(end.attackers, end.attackers_away, strict=True)))
    theirs = tuple(map(sum, zip(end.defenders, end.defenders_away, strict=True)))
    if battle.kind == "sea":
        lost = (has_fallen and end.stranded) or deckless(battle, end.defenders, has_fallen)
        theirs = tuple(count - gone for count, gone in zip(theirs, lost, strict=True))
    if end.result == "attacker_wins" and any(unit.is_gun for unit in battle.defenders):
        theirs = tuple(0 if u.is_gun else n for u, n in zip(battle.defenders, theirs, strict=True))
    return mine, theirs


def mixed(parts: Iterable[tuple[float, Tally]]) -> Tally:
    """The chances when each part happens with its own chance; all parts have the same sides."""
    found: Tally | None = None
    for share, part in parts:
        if found is None:
            found = Tally(part.attackers, part.defenders, {}, 0.0, {}, {}, {})
        _add(found.results, part.results, share)
        _add(found.left_a, part.left_a, share)
        _add(found.left_d, part.left_d, share)
        _add(found.rounds, part.rounds, share)
        found = Tally(
            found.attackers,
            found.defenders,
            found.results,
            found.takes + share * part.takes,
            found.left_a,
            found.left_d,
            found.rounds,
        )
    assert found is not None
    return found


def _add(mine: dict[K, float], theirs: dict[K, float], share: float) -> None:
    for key, chance in theirs.items():
        mine[key] = mine.get(key, 0.0) + share * chance


def expected_loss(side: Side, left: Chances) -> float:
    """What a side loses on average, in IPC."""
    return value_of(side, start_of(side)) - sum(p * value_of(side, counts) for counts, p in left.items())


def swing(found: Tally) -> float:
    """Expected losses of the defender less those of the attacker."""
    return expected_loss(found.defenders, found.left_d) - expected_loss(found.attackers, found.left_a)


GOALS: dict[str, Callable[[Tally], float]] = {
    "win": lambda found: found.results["attacker_wins"],
    "take": lambda found: found.takes,
    "swing": swing,
}


def answer(found: Tally, kind: str, orders: Orders, note: str = "") -> Odds:
    """The answer made of these chances."""
    mine, theirs = _losses(found.attackers, found.left_a), _losses(found.defenders, found.left_d)
    rounds = sorted(found.rounds.items())
    return Odds(
        kind=kind,
        attacker_wins=found.results["attacker_wins"],
        defender_wins=found.results["defender_wins"],
        both_destroyed=found.results["both_destroyed"],
        retreat=found.results["retreat"],
        takes_territory=found.takes,
        survivors=SurvivorsOf(
            _survivors(found.attackers, found.left_a), _survivors(found.defenders, found.left_d)
        ),
        survivors_by_unit=UnitsOf(
            _by_unit(found.attackers, found.left_a), _by_unit(found.defenders, found.left_d)
        ),
        losses=LossesOf(mine, theirs),
        swing=theirs.expected - mine.expected,
        rounds={str(number): chance for number, chance in rounds},
        expected_rounds=sum(number * chance for number, chance in rounds),
        orders=orders,
        note=note,
    )


def _survivors(side: Side, left: Chances) -> list[Survivors]:
    return ways([unit.name for unit in side], left)


def _by_unit(side: Side, left: Chances) -> dict[str, list[float]]:
    found = {unit.name: [0.0] * (unit.count + 1) for unit in side if unit.count}
    for counts, chance in left.items():
        for unit, count in zip(side, counts, strict=True):
            if unit.count:
                found[unit.name][count] += chance
    return found


def _losses(side: Side, left: Chances) -> Losses:
    whole = value_of(side, start_of(side))
    return losses(left, lambda counts: whole - value_of(side, counts))
