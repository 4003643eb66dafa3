"""Words of case files that both arranging and comparing read."""

from __future__ import annotations

from .blocks import NEUTRAL, Block, factions, most_cv, name_of, needs_water, read_name, side, sorted_blocks
from .board import board
from .notation import find_area, find_seat
from .state import power_of


def read_blocks(seat: str, text: str, area: str) -> list[Block]:
    """`germany:tank3 infantry2`, of the faction's great power where no nation is named; raises ValueError."""
    if text.strip() == "none":
        return []
    return [read_block(seat, word, area) for word in text.split()]


def read_block(seat: str, word: str, area: str) -> Block:
    nation, kind, cv = read_name(word)
    nation = nation or (NEUTRAL if seat == NEUTRAL else power_of(seat))
    if factions()[nation] != seat:
        raise ValueError(f"{nation} is not of {seat}")
    if nation != NEUTRAL and not 1 <= cv <= most_cv(nation):
        raise ValueError(f"a block of {nation} has 1 to {most_cv(nation)} steps, not {cv}")
    there = board().areas[area]
    if needs_water(kind) and not (there.is_water or there.has_coast):
        raise ValueError(f"{area} has no water for {word}")
    if kind == "fortress" and there.is_water:
        raise ValueError(f"there are no fortresses at sea, {word} in {area}")
    return Block(nation, kind, cv)


def read_parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """An area, and for each side what follows it: `kiev ussr: infantry3 | axis: germany:tank3`."""
    name, _, rest = text.strip().partition(" ")
    area = find_area(name)
    if rest.strip() == "none":
        return area, []
    found = []
    for part in rest.split("|"):
        seat, colon, blocks = part.partition(":")
        if not colon:
            raise ValueError("write blocks like 'kiev ussr: infantry3 infantry2 | axis: germany:tank3'")
        found.append((NEUTRAL if seat.strip() == NEUTRAL else find_seat(seat.strip()), blocks))
    return area, found


def write_blocks(blocks: list[Block]) -> str:
    """Blocks by side, in one form: `ussr: ussr:infantry3 | axis: germany:tank3`."""
    by_side: dict[str, list[str]] = {}
    for block in sorted_blocks(blocks):
        by_side.setdefault(side(block), []).append(name_of(block))
    return " | ".join(f"{who}: {' '.join(names)}" for who, names in sorted(by_side.items())) or "none"
