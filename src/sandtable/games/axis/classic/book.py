"""Where the rule book of Classic says what refusals of the core are about; ids are those of `docs/rules`."""

from __future__ import annotations

from ..core.book import Book
from .data import unit_table

BOOK = Book(
    sequence="1.sequence",
    map="2.map",
    canals="2.canal",
    movement={
        kind: {"land": f"4.{kind}", "sea": "4.ships", "air": "4.fighter"}[row.domain]
        for kind, row in unit_table().items()
    },
    aircraft="4.fighter",
    decks="4.carrier",
    transport="4.transport",
    landings="4.amphibious",
    neutrals="4.neutral",
    guns="4.aa",
    installations="4.complex",
    captured="5.results",
    combat="5.combat",
    noncombat="6.noncombat",
    truce="A4.restricted_soviet_attack",
    purchase="3.buy",
    not_sold="A4.no_new_complexes",
    placement="7.place",
)
