"""What the odds of Attack! are asked and what they answer; the fields are the keys of the JSON."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ...games.attack.frames import Battle, Force
from ...games.attack.pieces import Army, Fleet
from ..toll import Losses, Survivors

Policy: TypeAlias = Literal["screen", "all", "cheapest", "none", "optimal"]
Goal: TypeAlias = Literal["take", "swing"]
Lines: TypeAlias = Literal["screen", "any", "best"]
"""Battleships, then the cheapest; every order alike; the best against every order alike."""
SeaGoal: TypeAlias = Literal["swing", "ships"]
"""Production points, or ships put out of the battle: sunk or damaged."""
Line: TypeAlias = tuple[str, ...]
"""Ships in the order in which they are laid, the head first."""

POLICIES: tuple[Policy, ...] = ("screen", "all", "cheapest", "none", "optimal")
STEPS = ("commit", "reinforce", "roll")
GOALS: tuple[Goal, ...] = ("take", "swing")
MOST_UNITS = 60
"""A side that is asked about has no more."""


class Fight(Struct, frozen=True):
    """A land battle at any moment, as the rules keep it."""

    attack: Force
    defense: Force
    round: int = 1
    side: str = "attacker"
    step: str = "commit"
    """commit, reinforce or roll: what `side` does next."""


class Plan(Struct, frozen=True):
    """How both sides bring units forward."""

    attacker: Policy = "screen"
    defender: Policy = "all"
    goal: Goal = "take"
    """What an optimal attacker maximizes, and an optimal defender minimizes."""


class LandOdds(Struct, frozen=True):
    """Everything about the outcome of a land battle."""

    takes: float
    """The chance that the attacker takes the region; else the defender holds it."""
    holds: float
    attacker: list[Survivors]
    """All ways the survivors may look, likeliest first; nobody is an empty one."""
    defender: list[Survivors]
    attacker_losses: Losses
    defender_losses: Losses
    swing: float
    """Expected losses of the defender less those of the attacker, in production points."""
    rounds: dict[str, float]
    """The chance that the battle is over in this round."""
    expected_rounds: float
    plan: Plan
    note: str = ""
    """Why the plan followed is not the one asked for."""
    kind: str = "land"
    method: str = "exact"
    battles: int = 0


class Troops(Struct, frozen=True):
    """Neutral troops that may appear."""

    units: dict[str, int]
    p: float
    takes: float
    """The chance to beat these."""


class NeutralOdds(Struct, frozen=True):
    """The outcome of an attack on a neutral region before its card is drawn."""

    takes: float
    holds: float
    attacker: list[Survivors]
    attacker_loss: float
    """Production points lost on average."""
    defender_loss: float
    swing: float
    expected_rounds: float
    troops: list[Troops]
    plan: Plan
    note: str = ""
    kind: str = "neutral"


class Losing(Struct, frozen=True):
    """What each side may lose in a round at sea: ships sunk, and battleships damaged."""

    challenger: Fleet
    holder: Fleet
    challenger_damaged: int
    holder_damaged: int
    p: float


class NavalOdds(Struct, frozen=True):
    """One round at sea between two lines."""

    challenger: Line
    holder: Line
    outcomes: list[Losing]
    """All ways the round may end, likeliest first."""
    challenger_hits: float
    """Hits that the challenger makes on average."""
    holder_hits: float
    challenger_loss: float
    """Production points sunk on average."""
    holder_loss: float
    swing: float
    """Points the holder loses less those of the challenger; a damaged battleship counts half."""
    kind: str = "round"


class SeaOdds(Struct, frozen=True):
    """A battle for the sea, fought to the end unless a side is said to withdraw."""

    control: float
    """The chance that the challenger gets sea control; else the holder keeps it."""
    challenger_loss: float
    """Production points sunk on average; damaged battleships are whole again after the battle."""
    holder_loss: float
    swing: float
    expected_rounds: float
    challenger: Lines
    """How the challenger lays lines."""
    holder: Lines
    note: str = ""
    kind: str = "sea"
    method: str = "exact"
    battles: int = 0


class Choice(Struct, frozen=True):
    """A line with what it is worth for the side that lays it, in points or ships as the goal says."""

    line: Line
    swing: float
    p: float = 1.0
    """How often it is laid in a mixed plan."""


class Mixed(Struct, frozen=True):
    """The plans of two sides that lay lines in secret, of which neither can do better alone."""

    value: float
    """Swing of the first side when both keep to it."""
    error: float
    """How much one side could still gain at most."""
    ours: list[Choice]
    theirs: list[Choice]


def fight_of(battle: Battle) -> Fight:
    """The fight of a battle whose troops are known, be it that nobody commands them yet."""
    step = battle.step if battle.step in STEPS else "commit"
    return Fight(battle.attack, battle.defense, battle.round, battle.side, step)


def opening(attackers: Army, defenders: Army) -> Fight:
    """A battle before its first unit has gone forward."""
    return Fight(Force(reserve=attackers), Force(reserve=defenders))
