"""Where the rule book says what refusals are about; ids are those of `docs/rules/global40.md`."""

from __future__ import annotations

from ..core.book import Book
from .data import unit_table

BOOK = Book(
    sequence="9.turn",
    map="2.map",
    canals="2.passages",
    movement={
        kind: {"land": "11.land", "sea": "11.sea", "air": "11.air"}[row.domain]
        for kind, row in unit_table().items()
    },
    aircraft="16.landing",
    decks="17.carriers",
    transport="15.transports",
    landings="14.assault",
    neutrals="3.neutrals",
    guns="17.aa",
    installations="20.facilities",
    captured="18.conquest",
    combat="12.combat",
    noncombat="19.noncombat",
    truce="7.limits",
    purchase="10.purchase",
    not_sold="10.purchase",
    placement="20.mobilise",
)
