"""A state on its way through one entry."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from ..kernel.protocol import Event, Fact, S, Seat


class Stepping(Struct, Generic[S]):
    """The state so far, and what has happened; chapters hand it on and replace its state."""

    state: S
    events: list[Event]
    reveals: bool = False
    """Whether a secret came out."""

    def tell(self, what: str, /, **facts: Fact) -> None:
        """Something everybody sees."""
        self.events.append(Event(what, facts))

    def whisper(self, seats: tuple[Seat, ...], what: str, /, **facts: Fact) -> None:
        """Something only these seats see."""
        self.events.append(Event(what, facts, seats))
