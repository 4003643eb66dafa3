"""Strategic bombing: how much the owner of a complex pays."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from ...dice import SIDES, Floats, binomial
from ...model import OddsError
from ...toll import quantiles


class Raid(Struct, frozen=True):
    """The answer about a raid or a rocket."""

    kind: str
    damage: dict[str, float]
    """Chance of each sum of the dice."""
    expected_damage: float
    quantiles: dict[str, int]
    paid: dict[str, float]
    """Chance of each sum paid: at most what the owner has."""
    expected_paid: float
    bombers_lost: dict[str, float] = {}
    expected_loss: float = 0.0
    """IPC of bombers shot down."""
    swing: float = 0.0
    space: str = ""


def raid(bombers: int, dice: int = 1, flak: int = 0, money: int | None = None, cost: int = 15) -> Raid:
    """Bombers over a complex: each is shot down at or under `flak`, the rest throw `dice` each.

    The owner pays at most the money he has; None: no limit.
    """
    return raid_of([(1.0, bombers)], bombers, dice, flak, money, cost)


def raid_of(
    arrive: list[tuple[float, int]], bombers: int, dice: int, flak: int, money: int | None, cost: int
) -> Raid:
    """A raid to which only some bombers may come through, with the chances of how many."""
    check(bombers, dice, flak, money)
    damage, shot = np.zeros(SIDES * bombers * dice + 1), np.zeros(bombers + 1)
    for share, number in arrive:
        for lost, chance in enumerate(binomial(number, flak)):
            part = sums((number - lost) * dice)
            damage[: len(part)] += share * chance * part
            shot[bombers - number + lost] += share * chance
    return answer("raid", damage, money, shot, cost)


def check(bombers: int, dice: int, flak: int, money: int | None) -> None:
    """Refuse a raid that cannot be."""
    if bombers < 0 or bombers > 100:
        raise OddsError(f"bombers: a number between 0 and 100, not {bombers}")
    if not 1 <= dice <= 3 or not 0 <= flak <= SIDES:
        raise OddsError(f"dice are 1 to 3 and flak is 0 to {SIDES}, not {dice} and {flak}")
    if money is not None and money < 0:
        raise OddsError(f"money: an amount of IPC, not {money}")


def sums(dice: int) -> Floats:
    """Chances of each sum of so many dice, from 0 on."""
    one = np.array([0.0, *[1 / SIDES] * SIDES])
    found = np.ones(1)
    for _ in range(dice):
        found = np.convolve(found, one)
    return found


def answer(kind: str, damage: Floats, money: int | None, shot: Floats, cost: int) -> Raid:
    """The answer from the chances of each sum of damage and of each number of raiders shot down."""
    paid = damage.copy()
    if money is not None and money < len(damage):
        paid = np.append(damage[:money], damage[money:].sum())
    lost = float(cost * np.dot(np.arange(len(shot)), shot))
    mean, due = float(np.dot(np.arange(len(damage)), damage)), float(np.dot(np.arange(len(paid)), paid))
    ranked = list(enumerate(damage.tolist()))
    return Raid(
        kind=kind,
        damage=_chances(damage),
        expected_damage=mean,
        quantiles=quantiles(ranked),
        paid=_chances(paid),
        expected_paid=due,
        bombers_lost=_chances(shot) if kind == "raid" else {},
        expected_loss=lost,
        swing=due - lost,
    )


def _chances(values: Floats) -> dict[str, float]:
    return {str(n): chance for n, chance in enumerate(values.tolist()) if chance > 0}
