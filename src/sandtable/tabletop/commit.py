"""Several seats choose in secret at the same time; when all have chosen, the choices come out together.

A game keeps the sealed choices in its state, by seat, and asks here who is awaited, why not, and what is
sealed after a choice or a recall. Until the last choice is in, each seat may take its own back, also after
others have chosen: by an action, since undo reaches only a seat's own last entries. Who has chosen is told by
what is awaited (`Decide.seats` and `Decide.may_change`) and by nothing else in a view, so that an order of
one seat is not out of date because another has chosen meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from ..kernel.protocol import Action, Decide, Menu, Offer, Refusal, Seat, refuse

C = TypeVar("C")
RECALL = "recall"


class Recall(Action, frozen=True, tag=RECALL):
    """Take back one's own sealed choice."""


class Commit(Struct, Generic[C], frozen=True):
    """Choices of some seats, sealed until all are in."""

    seats: tuple[Seat, ...]
    """All that choose."""
    sealed: Mapping[Seat, C]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.sealed)

    @property
    def chosen(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat in self.sealed)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is awaited any more, so that the choices come out."""
        return not self.awaited

    def pending(self, what: str, where: str = "") -> Decide:
        """Whom the choice awaits, and who may still change theirs."""
        return Decide(self.awaited, what, where, may_change=self.chosen)

    def why_not_recall(self, seat: Seat, rule: str = "") -> Refusal | None:
        """Why the seat has no choice to take back. That it does not choose twice is seen to by `hearing`."""
        return None if seat in self.sealed else refuse("nothing_to_recall", rule)

    def sealing(self, seat: Seat, choice: C) -> Commit[C]:
        """With the choice of a seat, in the order of seats."""
        return self._with({**self.sealed, seat: choice})

    def recalling(self, seat: Seat) -> Commit[C]:
        """Without the choice of a seat."""
        return self._with({other: choice for other, choice in self.sealed.items() if other != seat})

    def _with(self, sealed: Mapping[Seat, C]) -> Commit[C]:
        return Commit(self.seats, {seat: sealed[seat] for seat in self.seats if seat in sealed})


def recall_menu(seat: Seat) -> Menu:
    """What a seat may do that has chosen."""
    return Menu(seat, (Offer(RECALL),))
