"""Blocks: a nation, a kind and a strength, and what happened to them this turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from .data import KindRow, unit_table

NEUTRAL = "neutral"
"""The nation, and the side, of the fortresses of armed minors."""
FORTRESS = "fortress"
AIR = "air_force"
CARRIER = "carrier"
SUBMARINE = "submarine"
FLEET = "fleet"


class Block(Struct, frozen=True, omit_defaults=True):
    """A block on the map."""

    nation: str
    kind: str
    cv: int
    known: tuple[str, ...] = ()
    """Rivals of its owner who know what it is, for certain."""
    open: bool = False
    """It lies face up: in a battle, or as an aggressor's in a disputed area."""
    escaped: bool = False
    moved: bool = False
    """It has moved in this turn."""
    came: str = ""
    """From where it came into a battle in this turn."""
    landed: bool = False
    """It came ashore in this turn, where it neither fires nor retreats."""
    group: str = ""
    """The way of its battle group, while it waits to join."""
    acted: bool = False
    """It has had its action in this round."""
    fresh: bool = False
    """New or stronger in this production."""


Blocks = tuple[Block, ...]


@lru_cache(maxsize=1)
def factions() -> dict[str, str]:
    """The side of each nation; the forts of neutrals are their own."""
    return {nation: row.faction for nation, row in unit_table().nations.items()} | {NEUTRAL: NEUTRAL}


@lru_cache(maxsize=1)
def kinds() -> tuple[str, ...]:
    """All kinds, in the order in which they fire."""
    return tuple(unit_table().kinds)


@lru_cache(maxsize=1)
def rows() -> dict[str, KindRow]:
    return unit_table().kinds


def side(block: Block) -> str:
    """The faction a block belongs to, or `neutral`."""
    return factions()[block.nation]


def is_ground(block: Block) -> bool:
    """Tanks, infantry and fortresses."""
    return rows()[block.kind].cls == "g"


def is_mobile_ground(block: Block) -> bool:
    """Tanks and infantry: they take land, need supply and become convoys at sea."""
    return rows()[block.kind].supply


def is_ship(block: Block) -> bool:
    """Fleets, carriers and submarines."""
    return needs_water(block.kind)


def needs_water(kind: str) -> bool:
    row = rows()[kind]
    return row.sea > 0 and not row.supply


def is_ans(block: Block) -> bool:
    """Air forces, ships and submarines."""
    return not is_ground(block)


def most_cv(nation: str) -> int:
    return unit_table().nations[nation].most


def power(nation: str, block: Block) -> bool:
    return block.nation == nation


def fresh_turn(block: Block) -> Block:
    """The block when a turn begins: nothing has happened to it yet."""
    if not (block.moved or block.came or block.landed or block.group or block.acted):
        return block
    return replace(block, moved=False, came="", landed=False, group="", acted=False)


def name_of(block: Block) -> str:
    """`germany:tank3`."""
    return f"{block.nation}:{block.kind}{block.cv}"


def order_of(block: Block) -> tuple[object, ...]:
    """Blocks stand sorted, so that where one stands in a row tells nothing."""
    return (
        block.nation,
        kinds().index(block.kind),
        -block.cv,
        block.escaped,
        block.moved,
        block.came,
        block.group,
    )


def sorted_blocks(blocks: Iterable[Block]) -> Blocks:
    return tuple(sorted(blocks, key=order_of))


def read_name(text: str) -> tuple[str, str, int]:
    """Nation ("" where none is named), kind and strength of `germany:tank3`; raises ValueError."""
    nation, colon, rest = text.rpartition(":")
    kind, cv = rest.rstrip("0123456789"), rest[len(rest.rstrip("0123456789")) :]
    if colon and nation not in factions():
        found = [n for n in factions() if nation and n.startswith(nation)]
        if len(found) != 1:
            raise ValueError(f"unknown nation {nation!r}; nations are {', '.join(factions())}")
        nation = found[0]
    if not cv.isdecimal() or not cv.isascii():
        raise ValueError(f"write a block with its strength, like tank3, not {text!r}")
    return nation, find_kind(kind), min(int(cv[:4]), 999)


def find_kind(text: str) -> str:
    """The kind a word means: its id or a beginning of it; raises ValueError."""
    if text in kinds():
        return text
    found = [kind for kind in kinds() if text and kind.startswith(text)]
    if len(found) != 1:
        raise ValueError(f"unknown kind {text!r}; kinds are {', '.join(kinds())}")
    return found[0]
