"""Triumph & Tragedy behind the kernel's protocol: dispatch of pending, options, check and apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.protocol import (
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
    refuse,
)
from ...tabletop import stepping
from ...tabletop.chapters import Chapter, carry_out, running
from ...tabletop.commit import recall_menu
from ...tabletop.hearing import why_not_heard
from . import (
    battle,
    combat,
    command,
    decks,
    declare,
    government,
    intelligence,
    muster,
    orders,
    production,
    supply,
    turn,
    year,
)
from . import setup as opening
from .actions import TriumphAction
from .cases import arrange, compare, why_impossible
from .data import option_table
from .flow import settle
from .imagine import imagine
from .menu import menu
from .notation import HELP, parse, write
from .pick import make, offered, pick
from .positions import describe
from .ruleset import RULESETS, SEATS, defaults
from .sheet import Sheet, sheet
from .state import State, Stepping
from .view import View, view


def _pending_turn(state: State) -> Pending:
    return _turn_chapter(state).pending(state)


def _why_not_turn(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    return _turn_chapter(state).why_not(state, seat, do)


def _act_turn(step: Stepping, seat: str, do: TriumphAction) -> TriumphAction | None:
    return _turn_chapter(step.state).act(step, seat, do)


def _turn_chapter(state: State) -> Chapter[State, TriumphAction]:
    assert state.turn is not None
    return TURN_STEPS[state.turn.step]


TURN_STEPS: dict[str, Chapter[State, TriumphAction]] = {
    "moves": Chapter(turn.pending, turn.why_not, turn.act),
    "repudiate": Chapter(turn.pending, declare.why_not_answer, declare.answer),
    "battles": Chapter(combat.pending, combat.why_not, combat.act),
}
NEW_YEAR: Chapter[State, TriumphAction] = Chapter(year.pending, rolled=year.rolled)
CHAPTERS: dict[str, Chapter[State, TriumphAction]] = {
    "draws": Chapter(decks.pending, drawn=decks.drawn),
    "musters": Chapter(muster.pending, muster.why_not, muster.act),
    "plot": Chapter(intelligence.pending, intelligence.why_not, intelligence.act),
    "battle": Chapter(battle.pending, orders.why_not, battle.act, battle.rolled),
    "leaving": Chapter(supply.pending, supply.why_not, supply.act),
    "turn": Chapter(_pending_turn, _why_not_turn, _act_turn),
    "production": Chapter(production.pending, production.why_not, production.act),
    "opening": Chapter(opening.pending, opening.why_not, opening.act),
    "council": Chapter(government.pending, government.why_not, government.act),
    "limits": Chapter(government.pending_discard, government.why_not_limits, government.act_limits),
    "command": Chapter(command.pending, command.why_not, command.act),
    "season": Chapter(command.pending_first, command.why_not_first, command.act_first),
}
"""The procedures by their field in the state, the innermost first."""

chapter = running(CHAPTERS, NEW_YEAR)


class Triumph:
    """Three factions, one, two or three people."""

    name = "triumph"
    rules_version = "1"
    mended: Mapping[str, frozenset[str]] = {}
    former: Mapping[str, Mapping[str, Scalar]] = {}
    actions: Any = TriumphAction
    state_type = State
    view_type = View
    is_open = False
    orders: Mapping[str, str] = HELP

    def rulesets(self) -> tuple[str, ...]:
        return RULESETS

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        shares = {1: (SEATS,), 2: (("west", "ussr"), ("axis",)), 3: tuple((seat,) for seat in SEATS)}
        if people not in shares:
            raise ValueError("Triumph & Tragedy is played by 1 to 3 people")
        return shares[people]

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        chosen = defaults(ruleset)
        rows = option_table().items()
        return tuple(Setting(n, r.type, chosen[n], r.text, r.low, r.high, r.choices) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening.opening_state(setup)

    def pending(self, state: State) -> Pending:
        return state.over if state.over is not None else chapter(state).pending(state)

    def moment(self, state: State) -> Moment:
        return _moment(state, self.pending(state))

    def options(self, state: State, seat: str) -> Menu:
        awaited = self.pending(state)
        if not isinstance(awaited, Decide):
            return Menu(seat)
        if seat in awaited.may_change:
            return recall_menu(seat)
        return menu(state, seat, awaited.what) if seat in awaited.seats else Menu(seat)

    def check(self, state: State, entry: Entry[TriumphAction]) -> Refusal | None:
        refusal = why_not_heard(entry, self.pending(state), end="1.end", turn="8.sequence")
        if refusal or entry.do is None:
            return refusal
        if entry.by == TABLE:
            return refuse("not_your_decision", "8.sequence")
        return chapter(state).why_not(state, entry.by, entry.do)

    def apply(self, state: State, entry: Entry[TriumphAction]) -> Step[State, TriumphAction]:
        step = stepping.Stepping(state, [])
        full = carry_out(chapter(state), step, entry)
        settle(step)
        return Step(step.state, tuple(step.events), full, step.reveals)

    def view(self, state: State, seat: str | None) -> View:
        awaited = self.pending(state)
        return view(state, seat, awaited, _moment(state, awaited))

    def sheet(self, state: State) -> Sheet:
        return sheet(state.rules)

    def imagine(self, view: View, seat: str, rng: Rng) -> State:
        return imagine(view, seat, rng)

    def pick(self, state: State, menu: Menu, rng: Rng) -> TriumphAction:
        return pick(state, menu, rng)

    def make(self, state: State, seat: str, chosen: Sequence[Chosen]) -> TriumphAction:
        return make(state, seat, chosen)

    def offered(self, menu: Menu, action: TriumphAction) -> bool:
        return offered(menu, action)

    def speaks_for(self, state: State, action: TriumphAction) -> tuple[str, ...]:
        return ()

    def parse(self, state: State, seat: str, text: str) -> TriumphAction:
        return parse(state, seat, text)

    def write(self, action: TriumphAction) -> str:
        return write(action)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def why_impossible(self, state: State) -> str:
        return why_impossible(state)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)


TRIUMPH = Triumph()


def _moment(state: State, awaited: Pending) -> Moment:
    """The year counted from the first, whose turn it is, and the phase."""
    if state.turn is not None:
        stage = "combat" if state.turn.step == "battles" else "movement"
        return Moment(state.round, state.turn.seat, state.phase, stage)
    seat = awaited.seats[0] if isinstance(awaited, Decide) and len(awaited.seats) == 1 else state.order[0]
    return Moment(state.round, seat, state.phase)
