"""The words of a battle of Classic: nations, units, developments."""

from __future__ import annotations

import re

from ..games.axis.classic.data import tech_table, unit_table
from ..games.axis.classic.ruleset import Ruleset
from ..games.axis.core.notation import MOST_UNITS, read_units
from ..games.axis.core.pieces import Pile, Piles, add, pile_of
from .model import OddsError


def read_side(rules: Ruleset, text: str, part: str) -> dict[str, Piles]:
    """Pieces by nation; the nation may stand alone for an empty side."""
    found: dict[str, Piles] = {}
    for stack in text.split("|"):
        if not stack.strip():
            continue
        name, colon, units = stack.partition(":")
        if not colon:
            raise OddsError(f"{part}: cannot read {stack.strip()!r}; write it like 'germany: 3 inf 1 arm'")
        nation = find_nation(rules, name.strip(), part)
        piles = found.get(nation, ())
        try:
            numbers = read_units(units) if units.strip() else {}
        except ValueError as error:
            raise OddsError(f"{part}: {error}") from error
        for spec, count in numbers.items():
            piles = _with(rules, piles, nation, spec, count, part)
        found[nation] = piles
    return found


def _with(rules: Ruleset, piles: Piles, nation: str, spec: str, count: int, part: str) -> Piles:
    if not 0 <= count <= MOST_UNITS:
        raise OddsError(f"{part}: a number of units lies between 0 and {MOST_UNITS}, not {count}")
    if re.search(r"[@/]|^[a-z_]+:", spec):
        raise OddsError(f"{part}: {spec!r} says more than a unit; leave out nation, range and place")
    pile = pile_of(nation, spec, count)
    _check_cargo(rules, pile, part)
    return add(piles, pile) if count else piles


def _check_cargo(rules: Ruleset, pile: Pile, part: str) -> None:
    if pile.cargo and pile.kind != "transport":
        raise OddsError(f"{part}: {pile.kind} carries no cargo")
    bulk = [unit_table()[c.kind].transport_load for c in pile.cargo]
    if 0 in bulk or sum(bulk) > unit_table()["transport"].transport_capacity:
        raise OddsError(f"{part}: {'+'.join(c.kind for c in pile.cargo)} does not fit on a transport")
    for cargo in pile.cargo:
        if rules.side.get(cargo.nation) != rules.side[pile.nation]:
            raise OddsError(f"{part}: cargo of {cargo.nation} on a ship of {pile.nation}")


def find_nation(rules: Ruleset, text: str, part: str) -> str:
    found = [n for n in rules.order if n == text] or [n for n in rules.order if text and n.startswith(text)]
    if len(found) != 1:
        raise OddsError(f"{part}: unknown nation {text!r}; nations are {', '.join(rules.order)}")
    return found[0]


def one_nation(rules: Ruleset, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> str:
    if len(set(attackers)) > 1:
        raise OddsError(f"attack: {' and '.join(sorted(set(attackers)))} never attack together")
    if attackers:
        return attackers[0]
    enemy = rules.side[defenders[0]] if defenders else rules.side[rules.order[0]]
    return next(n for n in rules.order if rules.side[n] != enemy)


def tech(rules: Ruleset, text: str) -> dict[str, tuple[str, ...]]:
    """Developments from `germany:jet_power,rockets uk:super_submarines`, added to those of the start."""
    found = dict(rules.start_tech)
    for part in re.split(r"[;\s]+", text.strip()):
        if not part:
            continue
        name, colon, names = part.partition(":")
        if not colon:
            raise OddsError(f"tech: cannot read {part!r}; write it like 'germany:jet_power,rockets'")
        nation = find_nation(rules, name, "tech")
        new = [_development(text) for text in names.split(",") if text]
        found[nation] = tuple(dict.fromkeys((*found.get(nation, ()), *new)))
    return found


def _development(text: str) -> str:
    known = tech_table().developments
    found = [name for name in known if name == text] or [name for name in known if name.startswith(text)]
    if len(found) != 1:
        raise OddsError(f"tech: unknown development {text!r}; there are {', '.join(known)}")
    return found[0]
