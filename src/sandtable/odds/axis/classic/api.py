"""The calls: one battle from text, all battles of a position, and those that planned moves would bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ....games.axis.classic.actions import ClassicAction, Done
from ....games.axis.classic.data import roster
from ....games.axis.classic.state import State
from ....kernel.protocol import Scalar
from ...answer import Odds
from ...model import Orders
from .. import ordering
from ..answering import answered, done
from ..positions import open_odds
from . import raids
from .edition import EDITION
from .raids import Raid
from .scene import Text, raiders, scene


def battle(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    at: str = "",
    fleet: str = "",
    ships: str = "",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    orders: str | Orders = "",
    goal: str = "win",
    rounds: int = 0,
    retreat_at: int = 0,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
) -> Odds:
    """The odds of one battle written as text; raises OddsError naming the part that cannot be."""
    asked = read_orders(orders, goal, rounds, retreat_at)
    text = Text(attack, defend, edition, at, fleet, ships, tech, tuple(sorted((options or {}).items())))
    found = scene(text)
    return replace(answered(EDITION, found, asked, method, battles, seed), space=found.space if at else "")


def raid_of_text(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    money: int | None = None,
) -> Raid:
    """The damage of a raid by the bombers of `attack`; a gun among `defend` fires at them."""
    text = Text(attack, defend, edition, tech=tech, options=tuple(sorted((options or {}).items())))
    bombers, dice, cost, flak = raiders(text)
    return raids.raid(bombers, dice, flak, money, cost)


def pending(state: State, orders: str | Orders = "", goal: str = "win") -> list[Odds | Raid]:
    """The odds of every battle of the moving nation that stands open in a position.

    While combat moves are being made: those that would be fought if the move were closed now.
    """
    asked = read_orders(orders, goal)
    if state.phase == "combat_move" and state.flak is None:
        state = done(EDITION, state, Done())
    return open_odds(EDITION, state, asked)


def preview(
    state: State, planned: Iterable[str | ClassicAction], orders: str | Orders = "", goal: str = "win"
) -> list[Odds | Raid]:
    """The odds of every battle that planned combat moves would bring, as if all else stayed put."""
    for move in planned:
        state = done(EDITION, state, move)
    return pending(state, orders, goal)


def read_orders(text: str | Orders, goal: str = "win", rounds: int = 0, retreat_at: int = 0) -> Orders:
    """Orders from `attacker=keep_land,defender=2 inf ftr,defender_subs=leave`, `optimal` or `both`."""
    return ordering.read_orders(roster(), text, goal, rounds, retreat_at)
