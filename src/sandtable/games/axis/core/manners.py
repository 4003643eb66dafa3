"""Where an edition sees sharing and moving otherwise than the library would by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from ....kernel.protocol import Refusal
    from .pieces import Cargo, Pile
    from .touchdown import Deck


class Manners(Struct, frozen=True, eq=False):
    """Named functions of an edition; None: as the library has it."""

    shares_at: Callable[[Any, str], Collection[str]] | None = None
    """Whose decks and ships the moving nation uses in a space; else those of all who share with it."""
    meets: Callable[[Any, str, Pile], bool] | None = None
    """Whether a piece that goes to a space meets the enemy there; else where any enemy piece stands."""
    sails: Callable[[Any, Any, int, Pile], int] | None = None
    """The zones to which own decks can still go this turn from one, beside that."""
    launches: Callable[[Any, Any], tuple[Deck, ...]] | None = None
    """Decks that are paid for and still to be placed this turn; else none."""
    room_to_come: Callable[[Any, str], int] | None = None
    """Aircraft that find room on those in a zone, whatever the decks there hold."""
    can_load: Callable[[Any, str, Pile], bool] | None = None
    """Whether a ship in a zone may take anything aboard now."""
    can_unload: Callable[[Any, str, Pile, Cargo, str], bool] | None = None
    """Whether this cargo may leave this ship now for a coast; "" for any at all."""
    one_coast: bool = False
    """Whether ships unload on one coast a turn: it is noted with them, like where a piece came from."""
    fresh_lands: bool = False
    """Whether what boarded in the combat move must land in it: before older cargo of its kind."""
    assaults: Callable[[Any, str], bool] | None = None
    """Whether going ashore on a coast is an assault, which is only ordered; else where no friend has it."""
    why_not_ashore: Callable[[Any, Any, str, str, str, int], Refusal | None] | None = None
    """Why so many of a kind may not go ashore from a zone to a coast now."""
