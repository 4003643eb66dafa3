"""Orders of casualties: the named policies and custom orders, as places for every piece."""

from __future__ import annotations

import re
from collections.abc import Callable

from .forces import Order
from .model import OPTIMAL, OddsError, Side, Unit

CHEAPEST, KEEP_LAND, WEAKEST = "cheapest", "keep_land", "weakest"
STANDARD = (CHEAPEST, KEEP_LAND, WEAKEST)
_PART = re.compile(r"(?:(\d+)\s+)?([a-z_:(),>]+)(?:\s+|$)")


def order_of(side: Side, policy: str) -> Order:
    """The place of every piece in the order that a policy means.

    cheapest: by worth, then by strength. keep_land: the same, but one piece that can take territory
    goes last of all. weakest: by strength, then by worth. Otherwise a list of units, each with a number
    or for all of them; those not named follow cheapest first. What is defenseless goes last in any case.
    """
    return placed(side, _prey_last(side, _pieces(side, policy)))


def _prey_last(side: Side, pieces: list[int]) -> list[int]:
    return sorted(pieces, key=lambda number: side[number].is_prey)


def _pieces(side: Side, policy: str) -> list[int]:
    if policy in (CHEAPEST, OPTIMAL):
        return cheapest(side)
    if policy == WEAKEST:
        return sorted(cheapest(side), key=lambda n: side[n].strength * side[n].dice)
    if policy == KEEP_LAND:
        return _army_last(side, cheapest(side))
    return _custom(side, policy)


def cheapest(side: Side) -> list[int]:
    """The number of each piece's unit, cheapest pieces first."""
    ranked = sorted(range(len(side)), key=lambda n: _rank(side[n], n))
    return [number for number in ranked for _ in range(side[number].count)]


def _rank(unit: Unit, number: int) -> tuple[bool, int, int, int, int]:
    """What is free to lose comes first, damage that closes decks after other damage."""
    return not unit.is_hull, unit.decks * unit.is_hull, unit.value, unit.strength * unit.dice, number


def _army_last(side: Side, pieces: list[int]) -> list[int]:
    for place in reversed(range(len(pieces))):
        if side[pieces[place]].is_army:
            return [*pieces[:place], *pieces[place + 1 :], pieces[place]]
    return pieces


def _custom(side: Side, text: str) -> list[int]:
    left = [0 if unit.is_hull else unit.count for unit in side]
    pieces = [number for number, unit in enumerate(side) if unit.is_hull for _ in range(unit.count)]
    for number, name in parts_of(text):
        pieces += _named(side, left, number, name)
    return pieces + [number for number in cheapest(side) if _taken(left, number)]


def parts_of(text: str) -> list[tuple[int | None, str]]:
    """The parts of a custom order: how many, None for all, of which unit."""
    found: list[tuple[int | None, str]] = []
    rest = text.strip()
    while rest or not found:
        match = _PART.match(rest)
        if not match or (match[1] and not int(match[1])):
            raise OddsError(f"orders: cannot read {rest!r}; write a custom order like '2 inf ftr'")
        found.append((int(match[1]) if match[1] else None, match[2]))
        rest = rest[match.end() :]
    return found


def check_named(side: Side, policy: str, who: str) -> None:
    """Refuse a custom order that names units which the side cannot lose in this battle."""
    if policy in (*STANDARD, OPTIMAL):
        return
    there = {name for unit in side if unit.count for name in (unit.name, unit.kind)}
    for _, name in parts_of(policy):
        if name not in there:
            raise OddsError(f"orders: the {who} has no {name} to lose in this battle")


def _named(side: Side, left: list[int], most: int | None, name: str) -> list[int]:
    """The next pieces of that name, those with less cargo first; units that are not there are passed over."""
    alike = sorted((n for n, unit in enumerate(side) if name in (unit.name, unit.kind)), key=_worth(side))
    pieces = [number for number in alike for _ in range(left[number])][:most]
    for number in pieces:
        left[number] -= 1
    return pieces


def _worth(side: Side) -> Callable[[int], tuple[int, int]]:
    return lambda number: (side[number].value, number)


def _taken(left: list[int], number: int) -> bool:
    if not left[number]:
        return False
    left[number] -= 1
    return True


def placed(side: Side, pieces: list[int]) -> Order:
    """For each unit the places of its pieces."""
    places: list[list[int]] = [[] for _ in side]
    for place, number in enumerate(pieces):
        places[number].append(place)
    return tuple(tuple(found) for found in places)
