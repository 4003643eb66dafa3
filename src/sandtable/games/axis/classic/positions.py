"""A position in words: what each nation has, and who stands where."""

from __future__ import annotations

from ....kernel.protocol import Section
from ..core.notation import write_piles, write_units
from .state import State, production


def describe(state: State) -> tuple[Section, ...]:
    """Nations, then the territories of each, then the zones with pieces in them."""
    rules = state.rules
    nations = tuple(
        (n, rules.side[n], str(state.ipc[n]), str(production(state, n)), " ".join(state.tech.get(n, ())))
        for n in rules.order
    )
    sections = [Section("nations", ("nation", "side", "IPC", "production", "developments"), nations)]
    for owner in (*rules.order, ""):
        rows = tuple(
            (space, str(rules.board.value[space]), write_piles(state.at(space), rules.order))
            for space in rules.board.value
            if state.owner[space] == owner and (owner or state.at(space))
        )
        if rows:
            sections.append(Section(owner or "neutral", ("territory", "value", "units"), rows))
    afloat = tuple((z, write_piles(p, rules.order)) for z, p in state.units.items() if rules.board.is_sea(z))
    sections.append(Section("at sea", ("zone", "units"), afloat))
    if state.bought:
        sections.append(Section("to place", ("units",), ((write_units(state.bought),),)))
    return tuple(sections)
