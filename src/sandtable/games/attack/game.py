"""Attack! behind the kernel's protocol: dispatch of pending, options, check and apply."""

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
from . import battle, conquest, diplomacy, economy, movement, naval, trade, turn
from . import setup as opening
from .actions import AttackAction, Challenge, Choose, Clock, Concede, Diplomacy, End, Offer
from .cases import arrange, compare, why_impossible
from .data import option_table, setup_table
from .ends import strike, why_not_clock
from .flow import settle
from .imagine import imagine
from .leaving import concede, why_not_concede
from .menu import menu, table_menu
from .notation import HELP, parse, write
from .pick import make, offered, pick
from .positions import describe
from .ruleset import RULESETS
from .sheet import Sheet, sheet
from .state import State, Stepping
from .view import View, view


def _why_not_turn(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the active player may not begin this, or end the turn."""
    match do:
        case Choose():
            return turn.why_not_choose(state, do.action)
        case Challenge():
            return naval.why_not_challenge(state, seat)
        case Diplomacy():
            return diplomacy.why_not_diplomacy(state, do.region)
        case Offer():
            return trade.why_not_offer(state, seat, do)
        case End():
            return None
    return refuse("not_now", "8.actions", phase="action")


def _act_turn(step: Stepping, seat: str, do: AttackAction) -> None:
    match do:
        case Choose(action="produce"):
            economy.open_shop(step)
        case Choose():
            movement.open_march(step, do.action)
        case Challenge():
            naval.challenge(step, seat)
        case Diplomacy():
            diplomacy.bid(step, do.region)
        case Offer():
            trade.offer(step, seat, do)
        case _:
            turn.end_turn(step)


TURN: Chapter[State, AttackAction] = Chapter(turn.pending, _why_not_turn, _act_turn)
CHAPTERS: dict[str, Chapter[State, AttackAction]] = {
    "opening": Chapter(opening.pending, opening.why_not, opening.act, opening.rolled, opening.drawn),
    "loot": Chapter(conquest.pending, drawn=conquest.drawn),
    "battle": Chapter(battle.pending, battle.why_not, battle.act, battle.rolled, battle.drawn),
    "march": Chapter(movement.pending, movement.why_not, movement.act),
    "sea": Chapter(naval.pending, naval.why_not, naval.act, naval.rolled),
    "bid": Chapter(diplomacy.pending, rolled=diplomacy.rolled, drawn=diplomacy.drawn),
    "deal": Chapter(trade.pending, trade.why_not, trade.act),
    "shop": Chapter(economy.pending, economy.why_not, economy.act),
}
"""The procedures by their field in the state, the innermost first."""

chapter = running(CHAPTERS, TURN)


class Attack:
    """The base game, for two to six players."""

    name = "attack"
    rules_version = "2"
    mended: Mapping[str, frozenset[str]] = {"1": frozenset()}
    former: Mapping[str, Mapping[str, Scalar]] = {"1": {"talk_limit": 20}}
    actions: Any = AttackAction
    state_type = State
    view_type = View
    is_open = False
    orders: Mapping[str, str] = HELP

    def rulesets(self) -> tuple[str, ...]:
        return RULESETS

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        table = setup_table()
        if people == 1:
            return (table.colours[: table.default_players],)
        if not 2 <= people <= len(table.colours):
            raise ValueError(f"Attack! is played by 2 to {len(table.colours)} people")
        return tuple((colour,) for colour in table.colours[:people])

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        rows = option_table().items()
        return tuple(Setting(n, r.type, r.default, r.text, r.low, r.high, r.choices) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening.opening_state(setup)

    def pending(self, state: State) -> Pending:
        return state.over if state.over is not None else chapter(state).pending(state)

    def moment(self, state: State) -> Moment:
        return turn.moment(state, self.pending(state))

    def options(self, state: State, seat: str) -> Menu:
        awaited = self.pending(state)
        if seat == TABLE and isinstance(awaited, Decide):
            return table_menu(state)
        if not isinstance(awaited, Decide):
            return Menu(seat)
        if seat in awaited.may_change:
            return recall_menu(seat)
        return menu(state, seat, awaited.what) if seat in awaited.seats else Menu(seat)

    def check(self, state: State, entry: Entry[AttackAction]) -> Refusal | None:
        refusal = why_not_heard(entry, self.pending(state), end="22.end", turn="8.actions")
        if refusal or entry.do is None:
            return refusal
        if entry.by == TABLE:
            return _why_not_table(state, entry.do)
        return chapter(state).why_not(state, entry.by, entry.do)

    def apply(self, state: State, entry: Entry[AttackAction]) -> Step[State, AttackAction]:
        step = stepping.Stepping(state, [])
        if isinstance(entry.do, Clock):
            strike(step, entry.do.what)
        elif isinstance(entry.do, Concede):
            concede(step, entry.do.seat)
        else:
            carry_out(chapter(state), step, entry)
        settle(step)
        return Step(step.state, tuple(step.events), reveals=step.reveals)

    def view(self, state: State, seat: str | None) -> View:
        awaited = self.pending(state)
        return view(state, seat, awaited, turn.moment(state, awaited))

    def sheet(self, state: State) -> Sheet:
        return sheet(state.rules)

    def imagine(self, view: View, seat: str, rng: Rng) -> State:
        return imagine(view, seat, rng)

    def pick(self, state: State, menu: Menu, rng: Rng) -> AttackAction:
        return pick(state, menu, rng)

    def make(self, state: State, seat: str, chosen: Sequence[Chosen]) -> AttackAction:
        return make(state, seat, chosen)

    def offered(self, menu: Menu, action: AttackAction) -> bool:
        return offered(menu, action)

    def speaks_for(self, state: State, action: AttackAction) -> tuple[str, ...]:
        return (action.seat,) if isinstance(action, Concede) else ()

    def parse(self, state: State, seat: str, text: str) -> AttackAction:
        return parse(state, seat, text)

    def write(self, action: AttackAction) -> str:
        return write(action)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def why_impossible(self, state: State) -> str:
        return why_impossible(state)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)


ATTACK = Attack()


def _why_not_table(state: State, do: AttackAction) -> Refusal | None:
    """Why the table cannot say this."""
    if isinstance(do, Clock):
        return why_not_clock(state, do.what)
    if isinstance(do, Concede):
        return why_not_concede(state, do.seat)
    return refuse("no_action", "22.end")
