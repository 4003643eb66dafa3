"""A position in words: who stands where."""

from __future__ import annotations

from ....kernel.protocol import Section
from .notation import write_piles, write_units
from .position import Position


def describe(state: Position) -> tuple[Section, ...]:
    """The territories of each nation, then the zones with pieces in them, then what is to be placed."""
    rules = state.rules
    sections: list[Section] = []
    for owner in (*rules.order, ""):
        rows = tuple(
            (space, str(rules.board.value[space]), write_piles(state.at(space), rules.order, rules.roster))
            for space in rules.board.value
            if state.owner[space] == owner and (owner or state.at(space))
        )
        if rows:
            sections.append(Section(owner or "neutral", ("territory", "value", "units"), rows))
    afloat = tuple(
        (z, write_piles(p, rules.order, rules.roster))
        for z, p in state.units.items()
        if rules.board.is_sea(z)
    )
    sections.append(Section("at sea", ("zone", "units"), afloat))
    if state.bought:
        sections.append(Section("to place", ("units",), ((write_units(state.bought, rules.roster),),)))
    return tuple(sections)
