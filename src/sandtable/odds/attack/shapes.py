"""What the advisor of Attack! answers; the fields are the keys of the JSON, as the client reads them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ...games.attack.actions import AttackAction
from ...games.attack.frames import BattleStep, SeaStep, Side
from ...kernel.protocol import Refusal
from ..advice import questions
from ..advice.questions import Ask
from .model import Choice


class AskReach(Ask, frozen=True, tag="reach"):
    """Where could the units of a region go, or those of some kinds?"""

    origin: str
    kinds: tuple[str, ...] = ()


class AskOdds(Ask, frozen=True, tag="odds"):
    """Which battles would there be if these actions were taken too?"""

    planned: tuple[AttackAction, ...]


class AskAttack(Ask, frozen=True, tag="attack"):
    """What if these units stood before a region, wherever they come from?"""

    target: str
    units: dict[str, int]


class AskSea(Ask, frozen=True, tag="sea"):
    """What would a challenge for sea control bring?"""

    challenger: str = ""
    """Left out: whoever asks."""
    holder: str = ""
    """Left out: whoever has sea control."""


class AskUndone(Ask, frozen=True, tag="undone"):
    """What would be left undone if the player stopped after these actions?"""

    planned: tuple[AttackAction, ...] = ()


class BattleOdds(Struct, frozen=True, omit_defaults=True):
    """The short odds of one battle, the attacker's (at sea the challenger's); losses are expected points."""

    space: str
    """The region; "" for the sea."""
    kind: str
    """land, neutral (the troops are not known yet) or sea."""
    win: float
    lose: float
    attacker_loss: float
    defender_loss: float
    swing: float
    rounds: float
    by: str
    against: str
    """The owner or holder; "" for neutral troops."""
    attacker: dict[str, int]
    defender: dict[str, int]
    note: str = ""


class Warned(Struct, frozen=True, omit_defaults=True):
    """Something that may be lost, or may not come to pass."""

    what: str
    """bad_odds, may_be_refused, points_lost or actions_left."""
    space: str = ""
    units: dict[str, int] = {}
    points: int = 0
    actions: int = 0


class BattleSide(Struct, frozen=True):
    """One side of the land battle that is on."""

    seat: str
    """Who decides for it; "" while nobody commands."""
    front: dict[str, int]
    reserve: dict[str, int]
    dice: int
    """Dice of the next roll as the front stands."""
    expected: float
    """Hits of that roll on average."""


class Proposal(Struct, frozen=True):
    """Units to send forward, and the odds for the attacker after that."""

    seat: str
    units: dict[str, int]
    optimal: bool
    """Whether no other choice is better."""


class BattleBoard(Struct, frozen=True, omit_defaults=True):
    """The land battle that is on."""

    space: str
    round: int
    step: BattleStep
    side: Side
    limit: int
    """How many units a side may have in front this round."""
    attacker: BattleSide
    defender: BattleSide
    odds: BattleOdds
    proposal: Proposal | None = None


class SeaBoard(Struct, frozen=True, omit_defaults=True):
    """The challenge for sea control that is on."""

    round: int
    step: SeaStep
    odds: BattleOdds
    proposal: Choice | None = None
    """The line proposed to a seat that has to lay one."""


class Persuasion(Struct, frozen=True):
    """A diplomatic attack on a neutral region."""

    needs: int
    """What two dice must show at least."""
    win: float
    lose: float
    """The chance that one of the others takes the region instead."""


class Brief(Struct, frozen=True, omit_defaults=True):
    """What is pushed after every update."""

    battles: list[BattleOdds]
    warnings: list[Warned]
    battle: BattleBoard | None = None
    sea: SeaBoard | None = None
    diplomacy: dict[str, Persuasion] = {}
    """The neutral regions that the active player may try to win over."""
    closed: dict[str, Refusal] = {}
    """Why actions that were not taken yet cannot be chosen now, by their names in the menu."""


class Target(Struct, frozen=True):
    attack: bool
    """It belongs to somebody else, or to nobody."""
    sea: bool
    """Only ships get there: the units sail, and the holder of the sea may refuse."""
    kinds: tuple[str, ...]


class Threat(Struct, frozen=True):
    """The most dangerous attack of one player on a region in one move."""

    win: float
    """The chance that the region falls."""
    units: dict[str, int]
    seats: tuple[str, ...]
    """Who could attack at all, the most dangerous first; `units` are his."""
    by_sea: bool
    """Whether some of them come over the sea."""


Planned: TypeAlias = questions.Planned[BattleOdds]
Reach: TypeAlias = questions.Reach[Target]
Undone: TypeAlias = questions.Undone[Warned]
Threats: TypeAlias = questions.Threats[Threat]
