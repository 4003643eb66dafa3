"""Odds in short form: the few figures that are shown beside every attack."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod

from msgspec.structs import replace

from ... import landing
from ...answer import Tally, expected_loss
from ...engine import odds
from ...model import Assault, Battle, Orders, Side, Unit
from .shapes import BattleOdds


@lru_cache(maxsize=2048)
def solved(battle: Battle, orders: Orders) -> BattleOdds:
    """One battle; like battles are worked out once."""
    return short(odds(battle, orders)[0], battle.kind)


def assaulted(assault: Assault, orders: Orders) -> BattleOdds:
    """A landing with the sea battles before it."""
    troops = tuple(sorted(assault.troops.items()))
    return _assaulted(assault.fleets, assault.land, troops, assault.planes_may_leave, orders)


@lru_cache(maxsize=512)
def _assaulted(
    fleets: tuple[Battle, ...],
    land: Battle,
    troops: tuple[tuple[str, Unit], ...],
    planes_may_leave: bool,
    orders: Orders,
) -> BattleOdds:
    run = landing.run(Assault(fleets, land, dict(troops), planes_may_leave), orders)
    seas = [short(sea, "sea") for sea in run.seas]
    return replace(short(run.whole, "amphibious"), sea=seas, ashore=run.ashore, note=run.note)


def short(found: Tally, kind: str) -> BattleOdds:
    """The figures that are shown, from all chances."""
    mine, theirs = expected_loss(found.attackers, found.left_a), expected_loss(found.defenders, found.left_d)
    return BattleOdds(
        space="",
        kind=kind,
        win=found.results["attacker_wins"],
        lose=found.results["defender_wins"],
        both=found.results["both_destroyed"],
        retreat=found.results["retreat"],
        takes=found.takes,
        attacker_loss=mine,
        defender_loss=theirs,
        swing=theirs - mine,
        rounds=sum(number * chance for number, chance in found.rounds.items()),
        attacker=_kinds(found.attackers),
        defender=_kinds(found.defenders),
    )


def _kinds(side: Side) -> dict[str, int]:
    found: dict[str, int] = {}
    for unit in side:
        if unit.count:
            found[unit.kind] = found.get(unit.kind, 0) + unit.count
    return found


def sea_won(one: BattleOdds) -> float:
    """The chance that all sea battles before a landing are won."""
    return prod(sea.win for sea in one.sea)


def mixed(parts: list[tuple[float, BattleOdds]], price: Callable[[str], int]) -> BattleOdds:
    """The odds when each part happens with its chance; attackers that a part has fewer of are lost in it."""
    first = parts[0][1]
    most: dict[str, int] = {}
    for _, one in parts:
        most |= {kind: max(count, most.get(kind, 0)) for kind, count in one.attacker.items()}

    def mean(figure: Callable[[BattleOdds], float | None]) -> float:
        return sum(chance * (figure(one) or 0.0) for chance, one in parts)

    def gone(one: BattleOdds) -> float:
        return sum((count - one.attacker.get(kind, 0)) * price(kind) for kind, count in most.items())

    seas = [[(chance, sea) for sea in one.sea] for chance, one in parts]
    at_sea = mean(sea_won)
    ashore = mean(lambda one: sea_won(one) * (one.ashore or 0.0)) / at_sea if at_sea else 0.0
    shot_down = mean(lambda one: 1.0 if one.attacker != most else one.shot_down)
    return replace(
        first,
        win=mean(lambda one: one.win),
        lose=mean(lambda one: one.lose),
        both=mean(lambda one: one.both),
        retreat=mean(lambda one: one.retreat),
        takes=mean(lambda one: one.takes),
        attacker_loss=mean(lambda one: one.attacker_loss + gone(one)),
        defender_loss=mean(lambda one: one.defender_loss),
        swing=mean(lambda one: one.swing - gone(one)),
        rounds=mean(lambda one: one.rounds),
        attacker=most,
        damage=None if first.damage is None else mean(lambda one: one.damage),
        shot_down=None if first.shot_down is None else shot_down,
        sea=[mixed(list(fleet), price) for fleet in zip(*seas, strict=True)],
        ashore=None if first.ashore is None else ashore,
    )
