"""Kinds of unit: their printed figures, and the traits by which rules ask for them.

No rule asks for a kind by its name. It asks for a domain, a figure or a trait; `Roster` has the kinds of an
edition sorted by these, so that asking costs no more than comparing a name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, KeysView, Mapping
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct

from ....tabletop.tables import Row

Domain: TypeAlias = Literal["land", "sea", "air"]

Trait: TypeAlias = Literal[
    "occupies",
    "blitz",
    "aside",
    "flak",
    "noncombat",
    "booty",
    "installation",
    "surprise",
    "torpedoes",
    "submerges",
    "bombards",
    "raids",
    "supports",
    "rides",
    "surface",
    "hunts",
    "defenseless",
    "escorts",
    "scrambles",
]
"""What a kind can do beside moving and fighting by its figures:

- `occupies`: takes and holds land;
- `blitz`: goes on through hostile land where nobody stands;
- `aside`: takes no part in battles, it neither fires nor is hit there;
- `flak`: fires at aircraft before the battle;
- `noncombat`: moves and boards in the noncombat move only;
- `booty`: falls to whoever takes the land it stands in;
- `installation`: built where it stands, never moves, belongs to the owner of the land;
- `surprise`: fires before all others when it attacks, and what it hits does not fire back;
- `torpedoes`: hits ships alone;
- `submerges`: may leave a sea battle by itself;
- `bombards`: fires in support of a landing;
- `raids`: may bomb what makes units;
- `supports`: lifts one piece that attacks beside it, of a kind that can be supported;
- `rides`: goes on with one that can `blitz`, each with another one;
- `surface`: a warship that makes a zone hostile;
- `hunts`: finds what `submerges`: keeps it from striking first, diving and passing by;
- `defenseless`: is chosen last, and lost without a shot where it is all that is left;
- `escorts`: flies with raiders, or against them;
- `scrambles`: takes off from a base to defend a zone beside it.
"""
TRAITS: tuple[Trait, ...] = get_args(Trait)
FURTHER = {"hits": 1, "supported": 0, "flak_dice": 0, "breaks_at": 0}
"""Figures that not every edition reads, and what they are where nothing is said."""

Kinds: TypeAlias = KeysView[str]
"""A set of kinds that keeps the printed order."""


class UnitRow(Row, frozen=True):
    """A line of the unit table; the kind is its key."""

    name: str
    short: str
    domain: Domain
    cost: int
    attack: int
    defense: int
    move: int
    load: int = 0
    holds: int = 0
    decks: int = 0
    deck_load: int = 0
    makes: tuple[Domain, ...] = ()
    hits: int = 1
    supported: int = 0
    flak_dice: int = 0
    breaks_at: int = 0
    traits: tuple[Trait, ...] = ()


class Kind(Struct, frozen=True):
    """The figures of a unit type as one nation has it."""

    name: str
    domain: Domain
    cost: int
    attack: int
    defense: int
    move: int
    load: int
    """Room taken on a ship that holds troops; 0: cannot be carried."""
    dice: int = 1
    """Dice thrown in attack."""
    rockets: int = 0
    """Range of the rockets it launches."""
    holds: int = 0
    """Room it has for troops."""
    decks: int = 0
    """Room it has for aircraft."""
    deck_load: int = 0
    """Room taken on decks; 0: cannot land on one."""
    makes: tuple[Domain, ...] = ()
    """The domains of the units that are made by it."""
    hits: int = 1
    """Hits that it takes to sink it."""
    supported: int = 0
    """Its attack beside a supporter; 0: it cannot be supported."""
    flak_dice: int = 0
    """Aircraft that each may fire at; 0: at all."""
    breaks_at: int = 0
    """Damage with which it stops working; 0: never."""
    traits: tuple[Trait, ...] = ()


class Roster(Struct, frozen=True, eq=False):
    """The kinds of an edition, sorted by what rules ask; built once by `make_roster` and shared.

    Figures are there for the kinds that have them: `kind in roster.decks` asks whether it has decks.
    """

    short: dict[str, str]
    """Short names, in printed order."""
    domain: dict[str, Domain]
    land: Kinds
    sea: Kinds
    air: Kinds
    load: dict[str, int]
    holds: dict[str, int]
    decks: dict[str, int]
    deck_load: dict[str, int]
    makes: dict[str, tuple[Domain, ...]]
    hits: dict[str, int]
    """Hits it takes, of the kinds that take more than one."""
    having: dict[Trait, Kinds]


def make_roster(rows: Mapping[str, UnitRow]) -> Roster:
    """The kinds of a unit table, sorted."""
    domains: dict[Domain, Kinds] = {
        domain: _keys(kind for kind, row in rows.items() if row.domain == domain)
        for domain in get_args(Domain)
    }
    return Roster(
        short={kind: row.short for kind, row in rows.items()},
        domain={kind: row.domain for kind, row in rows.items()},
        land=domains["land"],
        sea=domains["sea"],
        air=domains["air"],
        load={kind: row.load for kind, row in rows.items() if row.load},
        holds={kind: row.holds for kind, row in rows.items() if row.holds},
        decks={kind: row.decks for kind, row in rows.items() if row.decks},
        deck_load={kind: row.deck_load for kind, row in rows.items() if row.deck_load},
        makes={kind: row.makes for kind, row in rows.items() if row.makes},
        hits={kind: row.hits for kind, row in rows.items() if row.hits > 1},
        having={trait: _keys(kind for kind, row in rows.items() if trait in row.traits) for trait in TRAITS},
    )


def _keys(kinds: Iterable[str]) -> Kinds:
    return dict.fromkeys(kinds).keys()


K = TypeVar("K", bound=Kind)


def shaped_kind(name: str, row: UnitRow, shape: type[K]) -> K:
    """The figures of a kind as the table has them; editions may have more of them in their rows and kinds."""
    given: dict[str, Any] = {f: getattr(row, f) for f in shape.__struct_fields__ if hasattr(row, f)}
    return shape(**{**given, "name": name})


def printed_kind(name: str, row: UnitRow) -> Kind:
    """The figures that every edition has of a kind."""
    return shaped_kind(name, row, Kind)


def printed_kinds(rows: Mapping[str, UnitRow]) -> dict[str, Kind]:
    """The figures of all kinds of a table."""
    return {kind: printed_kind(kind, row) for kind, row in rows.items()}


def unread(
    rows: Mapping[str, UnitRow], traits: Collection[str], figures: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Traits and further figures that an edition does not read: the key, and what is wrong with it."""
    for kind, row in rows.items():
        for trait in row.traits:
            if trait not in traits:
                yield trait, f"{kind} has the trait {trait}, which no rule of this edition reads"
        for figure, plain in FURTHER.items():
            if getattr(row, figure) != plain and figure not in figures:
                yield figure, f"{kind} has the figure {figure}, which no rule of this edition reads"
