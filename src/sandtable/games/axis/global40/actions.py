"""What a nation may do in Global 1940: the orders of every edition, and those that only it has."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from ....kernel.protocol import Action
from ..core import actions
from ..core.actions import Concede, Done, Load, Lose, Move, Place, Press, Retreat, Unload

__all__ = [
    "Allow",
    "Ask",
    "Attack",
    "Bonus",
    "Buy",
    "Chart",
    "Concede",
    "Declare",
    "Dive",
    "Done",
    "Escort",
    "Fight",
    "GlobalAction",
    "Intercept",
    "Kamikaze",
    "Load",
    "Lose",
    "Move",
    "Paradrop",
    "Pass",
    "Place",
    "Press",
    "Raid",
    "Refuse",
    "Repair",
    "Research",
    "Retreat",
    "Rocket",
    "Scramble",
    "Shelter",
    "Target",
    "Unload",
    "Upgrade",
]

# Money


class Research(Action, frozen=True, tag="research"):
    """Pay for so many development dice, and for others from purses that are not the nation's first."""

    dice: int
    apart: dict[str, int] = field(default_factory=dict)


class Chart(Action, frozen=True, tag="chart"):
    """Choose the chart that a breakthrough is rolled on."""

    number: int


class Buy(actions.Buy, frozen=True, tag="buy"):
    """Pay for units, to be placed at the end of the turn; `purse` is the nation's first if none is named."""

    purse: str = ""


class Repair(Action, frozen=True, tag="repair"):
    """Pay for so many points of damage on a facility."""

    points: int
    kind: str
    space: str


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Pay for a minor factory to become a major one."""

    space: str


class Bonus(Action, frozen=True, tag="bonus"):
    """Units of choice that appear when a country is freed."""

    units: dict[str, int]


# Politics and passages


class Declare(Action, frozen=True, tag="declare"):
    """Declare war on these nations."""

    on: tuple[str, ...]


class Ask(Action, frozen=True, tag="ask"):
    """Ask for leave to use a passage this turn."""

    passage: str


class Allow(Action, frozen=True, tag="allow"):
    """Give the leave that was asked for."""


class Refuse(Action, frozen=True, tag="refuse"):
    """Do not give it."""


# Movement


class Raid(actions.Move, frozen=True, tag="raid"):
    """Send bombers to raid facilities."""


class Escort(actions.Move, frozen=True, tag="escort"):
    """Send fighters along with raiders."""


class Paradrop(actions.Move, frozen=True, tag="paradrop"):
    """Send paratroopers from an air base."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack the submarines and transports that could be ignored in a zone."""

    zone: str


# Combat


class Scramble(Action, frozen=True, tag="scramble"):
    """Send aircraft from a base into a zone beside it."""

    units: dict[str, int]
    base: str
    zone: str


class Intercept(Action, frozen=True, tag="intercept"):
    """Let fighters rise against raiders of the land they stand in."""

    units: dict[str, int]
    space: str


class Pass(Action, frozen=True, tag="pass"):
    """Do no more of what was asked."""


class Kamikaze(Action, frozen=True, tag="kamikaze"):
    """Spend so many markers on one ship of the attacker; `ship` is a unit text with its nation."""

    zone: str
    ship: str
    count: int = 1


class Target(Action, frozen=True, tag="target"):
    """Share raiders among the facilities they bomb: unit texts and numbers by facility."""

    on: dict[str, dict[str, int]]


class Rocket(Action, frozen=True, tag="rocket"):
    """Fire this turn's rocket of a base at a facility."""

    base: str
    target: str
    kind: str


class Fight(Action, frozen=True, tag="fight"):
    """Open the next battle; `bombard` are the ships that support a landing, all that may where None."""

    space: str
    bombard: dict[str, int] | None = None


class Dive(Action, frozen=True, tag="dive"):
    """Take so many submarines out of the battle, under water."""

    count: int


class Shelter(Action, frozen=True, tag="shelter"):
    """Bring stranded aircraft down in a space within their reach."""

    units: dict[str, int]
    start: str
    to: str


GlobalAction: TypeAlias = (
    Research
    | Chart
    | Buy
    | Repair
    | Upgrade
    | Bonus
    | Declare
    | Ask
    | Allow
    | Refuse
    | Move
    | Raid
    | Escort
    | Paradrop
    | Load
    | Unload
    | Attack
    | Scramble
    | Intercept
    | Pass
    | Kamikaze
    | Target
    | Rocket
    | Fight
    | Dive
    | Lose
    | Press
    | Retreat
    | Shelter
    | Place
    | Done
    | Concede
)
