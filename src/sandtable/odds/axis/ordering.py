"""Orders as text, for any edition: who loses what first, who leaves, when the attackers go back."""

from __future__ import annotations

from ...games.axis.core.units import Roster
from ..model import LEAVE, OPTIMAL, STAY, Goal, OddsError, Orders
from ..orders import STANDARD, parts_of
from .reading import find_unit

GOALS: tuple[Goal, ...] = ("win", "take", "swing")
PARTS = ("attacker", "defender", "attacker_subs", "defender_subs")


def read_orders(
    roster: Roster, text: str | Orders, goal: str = "win", rounds: int = 0, retreat_at: int = 0
) -> Orders:
    """Orders from `attacker=keep_land,defender=2 inf ftr,defender_subs=leave`, `optimal` or `both`.

    A single policy without a name is the attacker's.
    """
    if isinstance(text, Orders):
        return text
    if goal not in GOALS:
        raise OddsError(f"goal: {goal!r} is none of {', '.join(GOALS)}")
    for name, number in (("rounds", rounds), ("retreat_at", retreat_at)):
        if number < 0:
            raise OddsError(f"{name}: a number from 0 on, not {number}")
    found: dict[str, str] = {}
    for part in (part.strip() for part in text.split(",")):
        for name, policy in (_order(roster, part) if part else {}).items():
            if name in found:
                raise OddsError(f"orders: {part!r} contradicts or repeats what was said of the {name}")
            found[name] = policy
    for side in ("attacker", "defender"):
        if found.get(side) == OPTIMAL and f"{side}_subs" in found:
            raise OddsError(f"orders: {side}_subs: an optimal {side} decides that in each round")
    return Orders(**found, rounds=rounds, retreat_at=retreat_at, goal=goal)


def _order(roster: Roster, part: str) -> dict[str, str]:
    """What one part of the orders says, by name."""
    if part == "both":
        return {"attacker": OPTIMAL, "defender": OPTIMAL}
    name, equals, value = (piece.strip() for piece in part.partition("="))
    if not equals:
        name, value = "attacker", part
    if name not in PARTS:
        raise OddsError(f"orders: unknown part {name!r}; parts are {', '.join(PARTS)}")
    if not value:
        raise OddsError(f"orders: an order is missing after {part!r}")
    if name.endswith("_subs"):
        if value not in (STAY, LEAVE):
            raise OddsError(f"orders: {name} is stay or leave, not {value!r}")
        return {name: value}
    if value == "both":
        raise OddsError(f"orders: {part!r}: 'both' stands alone; it means both sides are optimal")
    return {name: value if value in (*STANDARD, OPTIMAL) else _custom(roster, value)}


def _custom(roster: Roster, text: str) -> str:
    """A custom order with full unit names."""
    words: list[str] = []
    for number, name in parts_of(text):
        try:
            words += [str(number)] * (number is not None) + [find_unit(roster, name, "orders")]
        except OddsError as error:
            policies = ", ".join((*STANDARD, OPTIMAL))
            raise OddsError(f"orders: {name!r} is neither a policy ({policies}) nor a unit") from error
    return " ".join(words)
