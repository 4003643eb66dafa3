"""Editions of two sides, one of which may give up."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ....kernel.protocol import (
    TABLE,
    A,
    Decide,
    Entry,
    Menu,
    Offer,
    Over,
    Pending,
    Refusal,
    Step,
    refuse,
)
from ....tabletop.stepping import Stepping
from .actions import Concede
from .game import OpenGame
from .position import Position, changed
from .variants import Variant


class Sided(Position, Protocol):
    """A position whose rules know sides."""

    @property
    def rules(self) -> Variant: ...


S = TypeVar("S", bound=Sided)


class SidedGame(OpenGame[S, A]):
    """An edition in which the table may say that a side gives up: the other has won."""

    def won(self, state: S, side: str, how: str) -> Over:
        """The result when a side has won."""
        return Over(state.rules.teams[side], how)

    def table_menu(self, state: S) -> Menu:
        return Menu(TABLE, (Offer("concede", targets=tuple(state.rules.teams)),))

    def why_not_said(self, state: S, awaited: Pending, do: A) -> Refusal | None:
        if not isinstance(do, Concede):
            return refuse("no_action" if isinstance(awaited, Decide) else "dice_owed")
        return None if do.side in state.rules.teams else refuse("unknown_side", side=do.side)

    def apply(self, state: S, entry: Entry[A]) -> Step[S, A]:
        if not isinstance(entry.do, Concede):
            return super().apply(state, entry)
        loser = entry.do.side
        over = self.won(state, next(side for side in state.rules.teams if side != loser), "conceded")
        step = Stepping(changed(state, over=over), [])
        step.tell("game_over", winners=over.winners, how=over.how)
        return Step(step.state, tuple(step.events))

    def speaks_for(self, state: S, action: A) -> tuple[str, ...]:
        return state.rules.teams.get(action.side, ()) if isinstance(action, Concede) else ()
