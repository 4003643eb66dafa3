"""Casualties that are worth a thought: the cheapest, and a few that spare something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.pieces import read_spec
from ..edition import Edition
from ..position import Position
from ..sides import worth

MOST_CHOICES = 6
MOST_WORK = 16_000
"""Pairs of pieces looked at for all choices together; larger battles are given fewer choices."""
AT_SEA = 8
"""How much longer a pair takes at sea, where ships and aircraft are lost apart."""


class Item(Struct, frozen=True):
    """Pieces that may be chosen under one name."""

    spec: str
    count: int
    worth: int
    strength: int
    flies: bool
    is_army: bool
    spent: tuple[int, ...]
    """Of planes alike the one with least range left goes first."""


def possible(edition: Edition, state: Position, seat: str) -> Iterator[dict[str, int]]:
    """Sensible choices of casualties, the plainest first, each once."""
    items = _items(edition, state)
    owed, air, most = edition.count_owed(state), edition.count_air(state), _most_choices(edition, state)
    seen: list[dict[str, int]] = []
    for order in _orders(items, _is_mine(edition, state, seat)):
        units = _first(order, owed, air)
        if units not in seen:
            seen.append(units)
            yield units
        if len(seen) >= most:
            return


def in_order(edition: Edition, state: Position, kinds: Sequence[str]) -> dict[str, int]:
    """Casualties by kinds, the first of them lost first; what is not named goes last."""
    rank = {kind: place for place, kind in enumerate(kinds)}
    items = sorted(
        _items(edition, state), key=lambda i: (rank.get(read_spec(i.spec).kind, len(rank)), i.worth, i.spent)
    )
    return _first(items, edition.count_owed(state), edition.count_air(state))


def _is_mine(edition: Edition, state: Position, seat: str) -> bool:
    """Whether the pieces owed are those of the seat's own side."""
    return state.relations.allied(seat, edition.exposed(state)[0].nation)


def _items(edition: Edition, state: Position) -> list[Item]:
    found: dict[str, Item] = {}
    attacks = state.battle is None or state.battle.step in edition.steps.attackers_lose
    for pile in edition.exposed(state):
        spec = edition.spec_of(state, pile)
        kind = state.kinds(pile.nation)[pile.kind]
        strength = kind.attack * kind.dice if attacks else kind.defense
        army = attacks and pile.kind in state.rules.roster.having["occupies"]
        spent = edition.least_worth(pile)
        item = Item(spec, 0, worth(state, pile), strength, kind.domain == "air", army, spent)
        before = found.get(spec, item)
        found[spec] = replace(before, count=before.count + pile.count)
    return list(found.values())


def _orders(items: list[Item], mine: bool) -> Iterator[list[Item]]:
    """Orders in which pieces could go, as single pieces or piles."""
    plain = sorted(items, key=lambda i: (i.worth, i.strength, i.spent, i.spec))
    if not mine:
        yield plain[::-1]
        yield sorted(plain, key=lambda i: -i.strength)
        return
    yield plain
    yield _army_last(plain)
    yield sorted(plain, key=lambda i: i.strength)
    for item in plain[1:]:
        one, rest = replace(item, count=1), replace(item, count=item.count - 1)
        yield [one, *(rest if other is item else other for other in plain)]
    for item in plain[1:]:
        yield [item, *(other for other in plain if other is not item)]


def _army_last(plain: list[Item]) -> list[Item]:
    """The same, but the last piece that can take the territory goes last of all."""
    armies = [item for item in plain if item.is_army]
    if not armies:
        return plain
    kept = armies[-1]
    rest = [replace(item, count=item.count - 1) if item is kept else item for item in plain]
    return [*rest, replace(kept, count=1)]


def _first(order: Iterable[Item], owed: int, air: int) -> dict[str, int]:
    """The first pieces of an order; not more aircraft than hits that were no torpedoes."""
    units: dict[str, int] = {}
    for item in order:
        part = min(item.count, owed, air) if item.flies else min(item.count, owed)
        if part:
            units[item.spec] = units.get(item.spec, 0) + part
            owed -= part
            air -= part if item.flies else 0
    return units


def _most_choices(edition: Edition, state: Position) -> int:
    """How many choices there is time to look at."""
    on = state.battle
    if on is None:
        return 1
    mine = sum(p.count for p in edition.attackers(state, on))
    theirs = sum(p.count for p in edition.defenders(state, on))
    pairs = (1 + mine) * (1 + theirs) * (AT_SEA if on.kind == "sea" else 1)
    return max(1, min(MOST_CHOICES, MOST_WORK // pairs))
