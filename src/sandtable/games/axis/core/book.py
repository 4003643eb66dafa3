"""Where an edition's rule book says what refusals of the core are about."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Book(Struct, frozen=True, eq=False):
    """Places in a rule book by what they are about; "" where it has none."""

    sequence: str = ""
    """Phases, and what belongs to them."""
    map: str = ""
    canals: str = ""
    movement: Mapping[str, str] = {}
    """How each kind moves."""
    aircraft: str = ""
    """Flights, and that aircraft must land."""
    decks: str = ""
    transport: str = ""
    landings: str = ""
    neutrals: str = ""
    guns: str = ""
    """Kinds that move in the noncombat move only, and of which a territory holds only so many."""
    installations: str = ""
    captured: str = ""
    combat: str = ""
    noncombat: str = ""
    truce: str = ""
    """That a nation may not attack yet."""
    purchase: str = ""
    not_sold: str = ""
    """Kinds that nobody may buy."""
    placement: str = ""
