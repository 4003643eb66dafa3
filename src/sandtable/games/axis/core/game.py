"""What editions answer alike; each adds its start, its views and what else only it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ....kernel.protocol import (
    TABLE,
    A,
    Chosen,
    Decide,
    Entry,
    Menu,
    Moment,
    Pending,
    Refusal,
    Rng,
    Scalar,
    Section,
    Setting,
    Step,
    refuse,
)
from ....tabletop.chapters import Chapter, carry_out
from ....tabletop.hearing import why_not_heard
from ....tabletop.stepping import Stepping
from . import editing, picking, verbs
from .actions import Lose
from .describing import describe
from .position import Position
from .possible import why_impossible
from .purse import production
from .tables import StartTable
from .units import Roster
from .verbs import Verbs

S = TypeVar("S", bound=Position)


class OpenView(Struct, Generic[S], frozen=True, omit_defaults=True):
    """What a seat sees of a game that hides nothing: the position, who is awaited, production."""

    position: S
    pending: Pending
    production: dict[str, int]
    moment: Moment
    seat: str | None = None
    """None for a spectator."""


class OpenGame(Generic[S, A]):
    """An edition without secrets, by its table of chapters, its menus and its verbs."""

    name: str
    rules_version = "1"
    mended: Mapping[str, frozenset[str]] = {}
    former: Mapping[str, Mapping[str, Scalar]] = {}
    is_open = True

    def __init__(
        self,
        chapter: Callable[[S], Chapter[S, A]],
        menu: Callable[[S, str, str], Menu],
        verbs: Verbs,
        orders: Mapping[str, str],
        roster: Roster,
        rulesets: tuple[str, ...],
        table: StartTable,
    ) -> None:
        self._chapter, self._menu, self._verbs, self._roster = chapter, menu, verbs, roster
        self.orders, self._rulesets, self._table = orders, rulesets, table

    def rulesets(self) -> tuple[str, ...]:
        return self._rulesets

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        shares = {1: (self._table.order,)} | {int(n): seats for n, seats in self._table.seatings.items()}
        if people not in shares:
            raise ValueError(f"{self.name.title()} is played by 2 to {max(shares)} people")
        return shares[people]

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        return ()

    def pending(self, state: S) -> Pending:
        return state.over if state.over is not None else self._chapter(state).pending(state)

    def moment(self, state: S) -> Moment:
        return Moment(state.round, state.seat, state.phase)

    def options(self, state: S, seat: str) -> Menu:
        awaited = self.pending(state)
        if seat == TABLE and isinstance(awaited, Decide):
            return self.table_menu(state)
        if not isinstance(awaited, Decide) or seat not in awaited.seats:
            return Menu(seat)
        return self._menu(state, seat, awaited.what)

    def table_menu(self, state: S) -> Menu:
        """What can be said for the whole table."""
        return Menu(TABLE)

    def check(self, state: S, entry: Entry[A]) -> Refusal | None:
        awaited = self.pending(state)
        refusal = why_not_heard(entry, awaited)
        if refusal or entry.do is None:
            return refusal
        if entry.by == TABLE:
            return self.why_not_said(state, awaited, entry.do)
        return self._chapter(state).why_not(state, entry.by, entry.do)

    def why_not_said(self, state: S, awaited: Pending, do: A) -> Refusal | None:
        """Why the table cannot say this."""
        return refuse("no_action" if isinstance(awaited, Decide) else "dice_owed")

    def apply(self, state: S, entry: Entry[A]) -> Step[S, A]:
        step = Stepping(state, [])
        full = carry_out(self._chapter(state), step, entry)
        return Step(step.state, tuple(step.events), full)

    def view(self, state: S, seat: str | None) -> Any:
        levels = {nation: production(state, nation) for nation in state.rules.order}
        return OpenView(state, self.pending(state), levels, self.moment(state), seat)

    def imagine(self, view: Any, seat: str, rng: Rng) -> S:
        state: S = view.position
        return state

    def pick(self, state: S, menu: Menu, rng: Rng) -> A:
        action: A = picking.pick(menu, rng, self._verbs, lambda menu, rng: self.pick_losses(state, menu, rng))
        return action

    def pick_losses(self, state: S, menu: Menu, rng: Rng) -> Lose:
        """Casualties at random."""
        return picking.any_losses(menu, rng)

    def make(self, state: S, seat: str, chosen: Sequence[Chosen]) -> A:
        action: A = picking.make(chosen, self._verbs)
        return action

    def offered(self, menu: Menu, action: A) -> bool:
        return picking.offered(menu, action, self._verbs)

    def speaks_for(self, state: S, action: A) -> tuple[str, ...]:
        return ()

    def parse(self, state: S, seat: str, text: str) -> A:
        action: A = verbs.parse(text, self._verbs, self.orders, state.rules.board, self._roster)
        return action

    def write(self, action: A) -> str:
        return verbs.write(action, self._verbs, self._roster)

    def describe(self, view: Any) -> tuple[Section, ...]:
        return describe(view.position)

    def arrange(self, state: S, line: str) -> S:
        return editing.arrange(state, line)

    def why_impossible(self, state: S) -> str:
        return why_impossible(state)

    def compare(self, state: S, line: str) -> tuple[str, str]:
        return editing.compare(state, line)
