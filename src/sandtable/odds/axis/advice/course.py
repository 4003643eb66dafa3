"""The orders of a landing on a copy of the position, and what they promise while it is planned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.actions import Done, Load, Move, Unload
from ....games.axis.core.position import changed, has_enemies
from ....kernel.protocol import Action, Entry
from ...landing import all_landed
from ...model import OddsError
from ..edition import Edition
from ..position import Position
from ..reader import assault_at, contested_zones
from .figures import solved
from .shapes import BattleOdds, PlanStep

Forces: TypeAlias = Mapping[str, Mapping[str, int]]
"""Pieces that were asked for, by place and the text that names them."""
Odds: TypeAlias = Callable[[Any], BattleOdds | None]

GOOD = 0.9
"""A chance with which nobody more is called."""


class Course(Struct, frozen=True):
    """A position with the orders that led to it."""

    edition: Edition
    state: Any
    actions: tuple[Action, ...] = ()
    steps: tuple[PlanStep, ...] = ()

    def given(self, action: Action, kind: str, start: str, to: str) -> Course | None:
        """With one more order; None where the rules refuse it."""
        game, entry = self.edition.game, Entry(self.state.seat, action)
        if game.check(self.state, entry) is not None:
            return None
        assert isinstance(action, Move | Load | Unload)
        step = PlanStep(kind, action.units, start, to)
        state = game.apply(self.state, entry).state
        return Course(self.edition, state, (*self.actions, action), (*self.steps, step))


class Prospects:
    """The odds of a landing while it is planned: no gun fires on the way, and every ship comes through."""

    def __init__(self, edition: Edition, coast: str, is_assault: bool) -> None:
        self.edition, self.coast, self.is_assault = edition, coast, is_assault

    def ashore(self, state: Position) -> BattleOdds | None:
        edition, now = self.edition, _closed(self.edition, state)
        if contested_zones(now, self.coast):
            return solved(all_landed(assault_at(edition, now, self.coast)), edition.landing_orders)
        if not edition.is_contested(now, self.coast):
            return None
        return solved(edition.battle_at(now, "land", self.coast, ""), edition.landing_orders)

    def at_sea(self, zone: str) -> Odds:
        def odds(state: Position) -> BattleOdds | None:
            edition, now = self.edition, _closed(self.edition, state)
            if not has_enemies(now, zone):
                return None
            return solved(edition.battle_at(now, "sea", zone, ""), edition.orders)

        return odds

    def chance(self, odds: Odds, course: Course) -> float:
        """The chance of a battle; certain where there is none, unknown ones pass as good."""
        try:
            one = odds(course.state) if self.is_assault else None
        except OddsError:
            return 1.0
        return 1.0 if one is None else one.win if one.kind == "sea" else one.takes

    def value(self, odds: Odds, course: Course) -> float:
        try:
            one = odds(course.state)
        except OddsError:
            return 0.0
        return 100.0 if one is None else 100 * self.chance(odds, course) + one.swing


def _closed(edition: Edition, state: Position) -> Any:
    """The position when the combat move is closed, as if no gun fired on the way."""
    units = {
        space: tuple(replace(pile, over=()) if pile.over else pile for pile in piles)
        for space, piles in state.units.items()
    }
    return edition.game.apply(changed(state, units=units), Entry(state.seat, Done())).state
