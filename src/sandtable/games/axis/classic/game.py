"""Classic behind the kernel's protocol: dispatch of pending, options, check and apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ....kernel.protocol import (
    TABLE,
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
    Setup,
    Step,
)
from ....tabletop.chapters import carry_out
from ....tabletop.hearing import why_not_heard
from ....tabletop.stepping import Stepping
from ..core.units import Kind
from .actions import (
    ClassicAction,
    Concede,
)
from .cases import arrange, compare, why_impossible
from .chapters import chapter, concede, why_not_concede
from .data import option_table, setup_table
from .menu import make, menu, offered, pick, table_menu
from .moves import single_moves
from .notation import HELP, parse, write
from .positions import Sheet, changed_figures, describe, sheet
from .ruleset import EDITIONS
from .state import State, production
from .turn import opening


class View(Struct, frozen=True, omit_defaults=True):
    """What a seat sees. Classic hides nothing: the position, who is awaited, production levels."""

    seat: str | None
    position: State
    pending: Pending
    production: dict[str, int]
    moment: Moment
    figures: dict[str, dict[str, Kind]] = {}
    """Units of nations whose developments changed them; the sheet has all others."""


class Classic:
    """The five-power game of spring 1942, 2nd and 3rd edition rules."""

    name = "classic"
    rules_version = "2"
    mended: Mapping[str, frozenset[str]] = {
        "1": frozenset({"no_landing_space", "no_ride", "no_room_on_carrier", "no_way_out"})
    }
    former: Mapping[str, Mapping[str, Scalar]] = {"1": {"decks_by_choice": False}}
    actions: Any = ClassicAction
    state_type = State
    view_type = View
    is_open = True
    orders: Mapping[str, str] = HELP

    moves = staticmethod(single_moves)

    def rulesets(self) -> tuple[str, ...]:
        return EDITIONS

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        table = setup_table()
        if people == 1:
            return (table.order,)
        if str(people) not in table.seatings:
            raise ValueError("Classic is played by 2 to 5 people")
        return table.seatings[str(people)]

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        rows = option_table().items()
        return tuple(Setting(n, r.type, r.default[ruleset], r.text, r.low, r.high) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening(setup)

    def pending(self, state: State) -> Pending:
        return state.over if state.over is not None else chapter(state).pending(state)

    def moment(self, state: State) -> Moment:
        return Moment(state.round, state.seat, state.phase)

    def options(self, state: State, seat: str) -> Menu:
        awaited = self.pending(state)
        if seat == TABLE and isinstance(awaited, Decide):
            return table_menu(state)
        if not isinstance(awaited, Decide) or seat not in awaited.seats:
            return Menu(seat)
        return menu(state, seat, awaited.what)

    def check(self, state: State, entry: Entry[ClassicAction]) -> Refusal | None:
        awaited = self.pending(state)
        refusal = why_not_heard(entry, awaited)
        if refusal or entry.do is None:
            return refusal
        if entry.by == TABLE:
            return why_not_concede(state, awaited, entry.do)
        return chapter(state).why_not(state, entry.by, entry.do)

    def apply(self, state: State, entry: Entry[ClassicAction]) -> Step[State, ClassicAction]:
        step, full = Stepping(state, []), None
        if isinstance(entry.do, Concede):
            concede(step, entry.do.side)
        else:
            full = carry_out(chapter(state), step, entry)
        return Step(step.state, tuple(step.events), full)

    def view(self, state: State, seat: str | None) -> View:
        levels = {nation: production(state, nation) for nation in state.rules.order}
        return View(seat, state, self.pending(state), levels, self.moment(state), changed_figures(state))

    def sheet(self, state: State) -> Sheet:
        return sheet(state)

    def imagine(self, view: View, seat: str, rng: Rng) -> State:
        return view.position

    def pick(self, state: State, menu: Menu, rng: Rng) -> ClassicAction:
        return pick(state, menu, rng)

    def make(self, state: State, seat: str, chosen: Sequence[Chosen]) -> ClassicAction:
        return make(chosen)

    def offered(self, menu: Menu, action: ClassicAction) -> bool:
        return offered(menu, action)

    def speaks_for(self, state: State, action: ClassicAction) -> tuple[str, ...]:
        return state.rules.teams.get(action.side, ()) if isinstance(action, Concede) else ()

    def parse(self, state: State, seat: str, text: str) -> ClassicAction:
        return parse(state, seat, text)

    def write(self, action: ClassicAction) -> str:
        return write(action)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view.position)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def why_impossible(self, state: State) -> str:
        return why_impossible(state)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)


CLASSIC = Classic()
