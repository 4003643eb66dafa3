"""What kinds of unit are to a planner: found by cost, strength and traits, with a few figures by kind.

All of it follows from the printed table, so that a figure changed by an option or a development changes
what a battle is worth, but not who is lost first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from sandtable.games.axis.core.units import Roster, UnitRow

from .weights import WeightTable


class Losses(Struct, frozen=True):
    """Kinds in the order in which they are lost."""

    attack: tuple[str, ...]
    defense: tuple[str, ...]


class Roles(Struct, frozen=True, eq=False):
    """Which kinds do what; built once by `make_roles` and shared. "" where an edition has none."""

    roster: Roster
    recruit: str
    """The cheapest that holds land."""
    striker: str
    """The one of them that attacks best."""
    plane: str
    """The cheapest that flies."""
    ferry: str
    """The cheapest ship that carries troops."""
    flagship: str
    """The dearest warship."""
    factory: str
    """What makes units."""
    warships: tuple[str, ...]
    """Ships that carry no troops."""
    planes: tuple[str, ...]
    """All that flies, the cheapest first."""
    loads: tuple[tuple[str, int], ...]
    """What one ship takes aboard: a kind, and how many of it; full loads first."""
    full_loads: tuple[tuple[str, int], ...]
    lift: int
    """Recruits that one ship carries."""
    room: int
    """Room on one ship."""
    gun: int
    """The printed strength of a gun against aircraft."""
    on_land: Losses
    at_sea: Losses
    haste: Mapping[str, float]
    """Which join an attack first: the smaller the sooner."""
    escort: Mapping[str, int]
    """How many are bought together to guard a fleet."""


def make_roles(rows: Mapping[str, UnitRow], roster: Roster, table: WeightTable) -> Roles:
    """The roles of an edition's kinds."""
    army, room = roster.having["occupies"], max(roster.holds.values(), default=0)
    recruit = _cheapest(rows, army)
    warships = tuple(kind for kind in roster.sea if kind not in roster.holds)
    loads = tuple(_loads({kind: roster.load[kind] for kind in army if kind in roster.load}, room))
    return Roles(
        roster=roster,
        recruit=recruit,
        striker=max(army, key=lambda kind: (rows[kind].attack, -rows[kind].cost)),
        plane=_cheapest(rows, roster.air),
        ferry=_cheapest(rows, roster.holds),
        flagship=max(warships, key=lambda kind: rows[kind].cost, default=""),
        factory=_cheapest(rows, roster.makes),
        warships=warships,
        planes=tuple(sorted(roster.air, key=lambda kind: rows[kind].cost)),
        loads=loads,
        full_loads=tuple((k, n) for k, n in loads if n == room // roster.load[k]),
        lift=room // roster.load[recruit] if recruit in roster.load else 0,
        room=room,
        gun=max((rows[kind].defense for kind in roster.having["flak"]), default=0),
        on_land=losses_on_land(rows, roster),
        at_sea=losses_at_sea(rows, roster),
        haste=table.haste,
        escort=table.escort,
    )


def losses_on_land(rows: Mapping[str, UnitRow], roster: Roster) -> Losses:
    """Attackers lose the cheapest first; defenders the weakest, but all troops before any plane."""
    fighting = [k for k in (*roster.land, *roster.air) if k not in roster.having["aside"]]
    return Losses(
        tuple(sorted(fighting, key=lambda k: (rows[k].cost, rows[k].attack))),
        tuple(sorted(fighting, key=lambda k: (k in roster.air, rows[k].defense, rows[k].cost))),
    )


def losses_at_sea(rows: Mapping[str, UnitRow], roster: Roster) -> Losses:
    """Attackers lose the cheapest first, defenders the weakest; only planes on decks defend ships."""
    attacking = (*roster.sea, *roster.air)
    defending = (*roster.sea, *roster.deck_load)
    return Losses(
        tuple(sorted(attacking, key=lambda k: (rows[k].cost, rows[k].attack))),
        tuple(sorted(defending, key=lambda k: (rows[k].defense, rows[k].cost))),
    )


def _cheapest(rows: Mapping[str, UnitRow], kinds: Iterable[str]) -> str:
    return min(kinds, key=lambda kind: rows[kind].cost, default="")


def _loads(load: Mapping[str, int], room: int) -> Iterator[tuple[str, int]]:
    """Every number of one kind that finds room, the fuller the sooner."""
    most = {kind: room // each for kind, each in load.items()}
    found = [(kind, count) for kind, top in most.items() for count in range(1, top + 1)]
    yield from sorted(found, key=lambda pair: -pair[1] * load[pair[0]])
