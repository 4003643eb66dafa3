"""What a nation may do in Classic: the orders of every edition, and those that only it has."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel.protocol import Action
from ..core import actions
from ..core.actions import Buy, Concede, Done, Fight, Load, Lose, Place, Press, Retreat, Unload

__all__ = [
    "Buy",
    "ClassicAction",
    "Concede",
    "Done",
    "Fight",
    "Load",
    "Lose",
    "Move",
    "Place",
    "Press",
    "Research",
    "Retreat",
    "Rocket",
    "Submerge",
    "Unload",
    "Withdraw",
]


class Research(Action, frozen=True, tag="research"):
    """Pay for so many development dice."""

    dice: int


class Move(actions.Move, frozen=True, tag="move"):
    """Move pieces along a route; `route` leaves out the start and ends at the goal.

    Bombers may be sent to raid what makes units there.
    """

    raid: bool = False


class Rocket(Action, frozen=True, tag="rocket"):
    """Fire this turn's rocket from a gun at a complex."""

    gun: str
    target: str


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take so many submarines out of the battle to a zone."""

    count: int
    to: str


class Submerge(Action, frozen=True, tag="submerge"):
    """Dive with so many defending submarines."""

    count: int


ClassicAction: TypeAlias = (
    Research
    | Buy
    | Move
    | Load
    | Unload
    | Fight
    | Rocket
    | Lose
    | Press
    | Retreat
    | Withdraw
    | Submerge
    | Place
    | Done
    | Concede
)
