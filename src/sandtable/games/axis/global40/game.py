"""Global 1940 behind the kernel's protocol: what it answers beside what every edition does."""

from __future__ import annotations

from typing import Any

from msgspec import field

from ....kernel.protocol import Menu, Rng, Section, Setting, Setup
from ..core.game import OpenView
from ..core.sides import SidedGame
from .actions import GlobalAction, Lose
from .cases import arrange, compare
from .chapters import chapter
from .data import Kind, option_table, roster, setup_table
from .decisions import any_losses
from .forecast import forecast
from .menu import menu
from .moves import single_moves
from .notation import HELP, VERBS
from .positions import Sheet, changed_figures, describe, production, sheet, why_impossible
from .ruleset import EDITIONS
from .state import State
from .turn import opening


class View(OpenView[State], frozen=True, omit_defaults=True):
    """What a seat sees. Nothing is hidden: the position, who is awaited, production of each purse."""

    figures: dict[str, dict[str, Kind]] = field(default_factory=dict)
    """Units of nations whose developments changed them; the sheet has all others."""


class Global40(SidedGame[State, GlobalAction]):
    """Nine nations from spring 1940 on, 2nd edition rules."""

    name = "global40"
    actions: Any = GlobalAction
    state_type = State
    view_type = View

    moves = staticmethod(single_moves)
    forecast = staticmethod(forecast)

    def __init__(self) -> None:
        super().__init__(chapter, menu, VERBS, HELP, roster(), EDITIONS, setup_table())

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        rows = option_table().items()
        return tuple(Setting(n, r.type, r.default, r.text, r.low, r.high, r.choices) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening(setup)

    def view(self, state: State, seat: str | None) -> View:
        return View(
            state, self.pending(state), production(state), self.moment(state), seat, changed_figures(state)
        )

    def sheet(self, state: State) -> Sheet:
        return sheet(state)

    def pick_losses(self, state: State, menu: Menu, rng: Rng) -> Lose:
        return any_losses(state, menu, rng)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view.position)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)

    def why_impossible(self, state: State) -> str:
        return why_impossible(state)


GLOBAL40 = Global40()
