"""The words of a battle of any edition: nations, units, developments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from ...games.axis.core.notation import MOST_UNITS, read_units, unit_kind
from ...games.axis.core.pieces import Pile, Piles, add, pile_of, read_spec
from ...games.axis.core.position import Rules
from ...games.axis.core.relations import Relations
from ...games.axis.core.units import Roster
from ..model import OddsError

_UNIT_WORD = re.compile(r"(?<![@/>a-z_])[a-z_]+(?!\w*:)")
_NOTHING = re.compile(r"(?<!\S)0+\s+\S+")


def read_side(rules: Rules, relations: Relations, text: str, part: str) -> dict[str, Piles]:
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
        for spec, count in _numbers(rules.roster, units, part).items():
            piles = add(piles, _pile(rules, relations, nation, spec, count, part))
        found[nation] = piles
    return found


def _numbers(roster: Roster, text: str, part: str) -> dict[str, int]:
    """Units and their numbers; none where nothing is written."""
    for word in _UNIT_WORD.findall(text):
        find_unit(roster, word, part)
    if nothing := _NOTHING.search(text):
        raise OddsError(f"{part}: {nothing[0]!r}: a number of units lies between 1 and {MOST_UNITS}")
    try:
        return read_units(text, roster) if text.strip() else {}
    except ValueError as error:
        raise OddsError(f"{part}: {error}") from error


def find_unit(roster: Roster, text: str, part: str) -> str:
    """The kind of unit meant by a word."""
    try:
        return unit_kind(text, roster)
    except ValueError as error:
        raise OddsError(
            f"{part}: unknown unit {text!r}; units are {' '.join(roster.short.values())}"
        ) from error


def _pile(rules: Rules, relations: Relations, nation: str, spec: str, count: int, part: str) -> Pile:
    if count > MOST_UNITS:
        raise OddsError(f"{part}: {count} {spec}: a number of units lies between 1 and {MOST_UNITS}")
    if re.search(r"[@/]|^[a-z_]+:", spec):
        raise OddsError(f"{part}: {spec!r} says more than a unit; leave out nation, range and place")
    pile = pile_of(nation, spec, count)
    if read_spec(spec).hurt and pile.kind not in rules.roster.hits:
        raise OddsError(f"{part}: {pile.kind} takes one hit; none is damaged")
    _check_cargo(rules, relations, pile, part)
    return pile


def _check_cargo(rules: Rules, relations: Relations, pile: Pile, part: str) -> None:
    if pile.cargo and pile.kind not in rules.roster.holds:
        raise OddsError(f"{part}: {pile.kind} carries no cargo")
    bulk = [rules.roster.load.get(c.kind, 0) for c in pile.cargo]
    if 0 in bulk or sum(bulk) > rules.roster.holds.get(pile.kind, 0):
        text = f"{part}: {'+'.join(c.kind for c in pile.cargo)} does not fit on a transport"
        raise OddsError(text, "no_room")
    for cargo in pile.cargo:
        if not relations.may_share(pile.nation, cargo.nation):
            raise OddsError(f"{part}: cargo of {cargo.nation} on a ship of {pile.nation}")


def find_nation(rules: Rules, text: str, part: str) -> str:
    found = [n for n in rules.order if n == text] or [n for n in rules.order if text and n.startswith(text)]
    if len(found) != 1:
        raise OddsError(f"{part}: unknown nation {text!r}; nations are {', '.join(rules.order)}")
    return found[0]


def attacker_of(
    rules: Rules,
    relations: Relations,
    attack: Iterable[str],
    fleet: Iterable[str],
    defenders: Sequence[str],
) -> str:
    """The nation that attacks; without any, the first that could."""
    parts = [*(("attack", nation) for nation in attack), *(("fleet", nation) for nation in fleet)]
    for part, nation in parts:
        if nation != parts[0][1]:
            raise OddsError(
                f"{part}: {nation} never attacks together with {parts[0][1]}", "alone", nation=nation
            )
    if parts:
        return parts[0][1]
    foes = relations.foes[defenders[0] if defenders else rules.order[0]]
    return next(n for n in rules.order if n in foes)


def check_enemies(relations: Relations, nation: str, others: Iterable[str], part: str) -> None:
    """Refuse defenders who are no enemies of the attacker."""
    for other in others:
        if not relations.at_war(nation, other):
            raise OddsError(
                f"{part}: {other} does not fight against {nation}", "friends", nation=nation, other=other
            )


def tech(
    rules: Rules, text: str, known: Iterable[str], start: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Developments from `germany:jet_power,rockets uk:super_submarines`, added to those of the start."""
    found, there = dict(start), tuple(known)
    for part in re.split(r"[;\s]+", text.strip()):
        if not part:
            continue
        name, colon, names = part.partition(":")
        if not colon or not names:
            raise OddsError(f"tech: cannot read {part!r}; write it like 'germany:jet_power,rockets'")
        nation = find_nation(rules, name, "tech")
        new = [_development(text, there) for text in names.split(",")]
        found[nation] = tuple(dict.fromkeys((*found.get(nation, ()), *new)))
    return found


def _development(text: str, known: Sequence[str]) -> str:
    found = [n for n in known if n == text] or [n for n in known if text and n.startswith(text)]
    if len(found) != 1:
        raise OddsError(f"tech: unknown development {text!r}; there are {', '.join(known)}")
    return found[0]
