"""Classic behind the kernel's protocol: what it answers beside what every edition does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import field

from ....kernel.protocol import (
    Menu,
    Over,
    Rng,
    Scalar,
    Section,
    Setting,
    Setup,
)
from ..core.forecast import forecast
from ..core.game import OpenView
from ..core.purse import production
from ..core.sides import SidedGame
from ..core.units import Kind
from .actions import ClassicAction, Lose
from .cases import arrange, compare
from .chapters import chapter
from .data import option_table, roster, setup_table
from .economy import won
from .editions import EDITIONS
from .menu import menu, random_losses
from .moves import single_moves
from .notation import HELP, VERBS
from .positions import Sheet, changed_figures, describe, sheet
from .state import State
from .turn import opening


class View(OpenView[State], frozen=True, omit_defaults=True):
    """What a seat sees. Classic hides nothing: the position, who is awaited, production levels."""

    figures: dict[str, dict[str, Kind]] = field(default_factory=dict)
    """Units of nations whose developments changed them; the sheet has all others."""


class Classic(SidedGame[State, ClassicAction]):
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

    moves = staticmethod(single_moves)
    forecast = staticmethod(forecast)

    def __init__(self) -> None:
        super().__init__(chapter, menu, VERBS, HELP, roster(), EDITIONS, setup_table())

    def won(self, state: State, side: str, how: str) -> Over:
        return won(state, side, how)

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        rows = option_table().items()
        return tuple(Setting(n, r.type, r.default[ruleset], r.text, r.low, r.high) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening(setup)

    def view(self, state: State, seat: str | None) -> View:
        levels = {nation: production(state, nation) for nation in state.rules.order}
        return View(state, self.pending(state), levels, self.moment(state), seat, changed_figures(state))

    def sheet(self, state: State) -> Sheet:
        return sheet(state)

    def pick_losses(self, state: State, menu: Menu, rng: Rng) -> Lose:
        return random_losses(state, menu.seat, rng)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view.position)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)


CLASSIC = Classic()
