"""The two sides of a battle in the small model, from pieces of any edition of the family.

An edition says which pieces stand in the battle and who of them has a way out; figures and traits say the
rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from ...games.axis.core.pieces import Pile, Piles, cargo_names, cargo_orders
from ...games.axis.core.position import Position
from ..model import Side, Unit

Key: TypeAlias = tuple[str, str, tuple[str, ...], str]
"""What tells pieces apart in a battle: nation, kind, cargo with the coasts it is ordered to, and a tag."""
Tag: TypeAlias = Callable[[Pile], str]
"""What else tells like pieces apart in a battle of an edition."""
Shape: TypeAlias = Callable[[Unit, Pile], Unit]
"""What only an edition says of a unit in its battles."""


def no_tag(pile: Pile) -> str:
    return ""


def plain(unit: Unit, pile: Pile) -> Unit:
    return unit


def key_of(pile: Pile, tag: Tag = no_tag) -> Key:
    return pile.nation, pile.kind, cargo_orders(pile), tag(pile)


def attacking(
    state: Position,
    piles: Piles,
    at_sea: bool,
    has_way_out: bool,
    coast: str = "",
    shape: Shape = plain,
    tag: Tag = no_tag,
) -> Side:
    """The attackers; troops for `coast` are told apart from other cargo; only what dives has a way out."""
    kinds, having = state.kinds(state.seat), state.rules.roster.having
    found: dict[Key, Unit] = {}
    for pile in piles:
        kind = kinds[pile.kind]
        lands = tuple(
            sorted(c.kind for c in pile.cargo if coast and c.lands == coast and c.nation == state.seat)
        )
        unit = Unit(
            name=_name(pile, ""),
            nation=pile.nation,
            kind=pile.kind,
            count=0,
            strength=kind.attack,
            value=worth(state, pile),
            domain=kind.domain,
            dice=kind.dice,
            is_sub=at_sea and pile.kind in having["surprise"],
            is_army=pile.kind in having["occupies"],
            may_leave=has_way_out and pile.kind in having["submerges"],
            lands=lands,
            aboard=_rest(cargo_names(pile), lands),
            hits=kind.hits,
            supports=int(pile.kind in having["supports"]),
            supported=kind.supported,
        )
        _count(found, pile, shape(unit, pile), key_of(pile, tag))
    return tuple(found.values())


def defending(
    state: Position,
    piles: Piles,
    at_sea: bool,
    has_way_out: Callable[[str], bool],
    has_airfield: Callable[[str], bool],
    shape: Shape = plain,
    tag: Tag = no_tag,
) -> Side:
    """The defenders; by nation, whether those that dive have a way out and planes at sea land to go to."""
    several = len({p.nation for p in piles}) > 1
    roster = state.rules.roster
    found: dict[Key, Unit] = {}
    for pile in piles:
        kind = state.kinds(pile.nation)[pile.kind]
        unit = Unit(
            name=_name(pile, f"{pile.nation}:" if several else ""),
            nation=pile.nation,
            kind=pile.kind,
            count=0,
            strength=kind.defense,
            value=worth(state, pile),
            domain=kind.domain,
            is_sub=at_sea and pile.kind in roster.having["torpedoes"],
            is_army=pile.kind in roster.having["occupies"],
            decks=roster.decks.get(pile.kind, 0),
            needs_deck=at_sea and pile.kind in roster.deck_load and not has_airfield(pile.nation),
            may_leave=at_sea and pile.kind in roster.having["submerges"] and has_way_out(pile.nation),
            aboard=cargo_names(pile),
            hits=kind.hits,
        )
        _count(found, pile, shape(unit, pile), key_of(pile, tag))
    return tuple(found.values())


def _count(found: dict[Key, Unit], pile: Pile, unit: Unit, key: Key) -> None:
    before = found.get(key, unit)
    damage = before.damage + pile.damage * pile.count
    found[key] = replace(unit, count=before.count + pile.count, damage=damage)


def flak_of(state: Position, guns: Piles) -> tuple[int, int]:
    """The strength of guns, and how many dice they throw at most; 0: one at each aircraft.

    All of them are as strong as the strongest; so they are in every edition.
    """
    kinds = [(state.kinds(gun.nation)[gun.kind], gun.count) for gun in guns]
    strength = max((kind.defense for kind, _ in kinds), default=0)
    limited = all(kind.flak_dice for kind, _ in kinds)
    return strength, sum(kind.flak_dice * count for kind, count in kinds) if limited else 0


def _name(pile: Pile, prefix: str) -> str:
    cargo = f"({','.join(cargo_names(pile))})" if pile.cargo else ""
    return f"{prefix}{pile.kind}{cargo}"


def _rest(names: tuple[str, ...], some: tuple[str, ...]) -> tuple[str, ...]:
    left = list(names)
    for name in some:
        left.remove(name)
    return tuple(left)


def worth(state: Position, pile: Pile) -> int:
    """What one such piece costs, cargo included."""
    cargo = sum(state.kinds(c.nation)[c.kind].cost for c in pile.cargo)
    return state.kinds(pile.nation)[pile.kind].cost + cargo
