"""The procedures of the rule book while they run, as data: any moment can be saved and replayed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Cards: TypeAlias = tuple[str, ...]

Phase: TypeAlias = Literal[
    "setup", "new_year", "production", "government", "limits", "spring", "summer", "fall", "winter", "end"
]
SEASONS: tuple[Phase, ...] = ("spring", "summer", "fall", "winter")

Decision: TypeAlias = Literal[
    "deploy",
    "produce",
    "govern",
    "influence",
    "double",
    "mole",
    "discard",
    "command",
    "first",
    "move",
    "repudiate",
    "muster",
    "combat",
    "reveal",
    "join",
    "act",
    "take",
    "leave",
    "rebase",
    "escape",
]
"""What a faction may be asked."""


class Stake(Struct, frozen=True):
    """Markers of influence in a country: whose, and how many."""

    seat: str
    count: int


class Pair(Struct, frozen=True):
    """A technology in a vault."""

    tech: str
    cards: Cards


class Owed(Struct, frozen=True, omit_defaults=True):
    """Cards or chits that a faction still draws; drawn as soon as everything else has been done."""

    seat: str
    deck: Literal["action", "investment", "chits", "hand"]
    count: int
    why: str = ""
    """What for; of a hand, whose."""


class Garrison(Struct, frozen=True, omit_defaults=True):
    """A block of the faction's own choice, to be set up at once."""

    seat: str
    area: str
    cv: int


class Opening(Struct, frozen=True, omit_defaults=True):
    """The setup: all choose the kinds of their blocks in secret; then the short game has more."""

    step: Literal["place", "more", "draw", "influence"] = "place"
    sealed: dict[str, dict[str, Cards]] = {}
    left: int = 0
    """Cards that may still be laid before the short game begins."""


class Production(Struct, frozen=True, omit_defaults=True):
    """A faction spends its points."""

    at: int = 0
    points: int = 0
    """Left to spend."""
    action: int = 0
    """Cards bought, not yet drawn."""
    investment: int = 0
    steps: int = 0
    done: bool = False


class Council(Struct, frozen=True, omit_defaults=True):
    """The card play of government."""

    at: int = 0
    passes: int = 0


class Plot(Struct, frozen=True, omit_defaults=True):
    """An intelligence card while its victim is asked for Double Agent, or after a Mole has looked."""

    seat: str
    card: str
    victim: str
    target: str = ""
    """The area of an Agent, the country of a Coup."""
    step: Literal["double", "mole"] = "double"


class Limits(Struct, frozen=True, omit_defaults=True):
    """Whoever has too many cards discards, all at once."""

    seats: tuple[str, ...]
    sealed: dict[str, Cards] = {}


class Command(Struct, frozen=True, omit_defaults=True):
    """Command cards are laid face down, one faction after the other."""

    at: int = 0
    passes: int = 0
    laid: dict[str, str] = {}


class Season(Struct, frozen=True, omit_defaults=True):
    """The turns of a season that are still to come, in command order, each with its card."""

    turns: tuple[tuple[str, str], ...] = ()
    ties: tuple[str, ...] = ()
    """Who is tied for the next turn, while somebody chooses among them."""
    chooser: str = ""
    any_card: bool = False
    """Somebody laid a card, a bluff at least."""


class Promise(Struct, frozen=True):
    """What has been declared and must be kept in this turn."""

    what: Literal["violate", "war", "intervene"]
    target: str


class Turn(Struct, frozen=True, omit_defaults=True):
    """A player turn."""

    seat: str
    card: str
    commands: int
    emergency: bool = False
    step: Literal["moves", "repudiate", "battles"] = "moves"
    moved: bool = False
    """Something has moved: nothing can be declared any more."""
    promises: tuple[Promise, ...] = ()
    wars: tuple[str, ...] = ()
    """On whom war was declared in this turn: surprise."""
    violating: str = ""
    """The protectorate whose protector is asked."""
    crossed: dict[str, int] = {}
    """Ground units that engaged or disengaged across a border, by `area>area` in the order of their names."""
    back: dict[str, int] = {}
    """The same of retreats, by side and border."""
    entered: tuple[str, ...] = ()
    """Areas with enemies into which something moved."""
    aggressed: tuple[str, ...] = ()
    """Areas that this turn attacked, where its side is the aggressor."""
    origins: dict[str, tuple[str, ...]] = {}
    """From where attackers came into each area."""
    fought: tuple[str, ...] = ()
    """Areas that held a battle in this turn."""
    raided: tuple[str, ...] = ()
    """Those of them that were only raided."""


BattleStep: TypeAlias = Literal["join", "reveal", "act", "fire", "take", "leave", "rebase", "escape", "after"]


class Battle(Struct, frozen=True, omit_defaults=True):
    """One battle while it is fought."""

    area: str
    attacker: str
    defender: str
    round: int = 1
    step: BattleStep = "join"
    asked: tuple[str, ...] = ()
    """Which sides have done with this step."""
    joined: Cards = ()
    """Groups of the attacker that take part."""
    raid: bool = False
    shooter: str = ""
    """The side that fires."""
    target: str = ""
    """The class, or `ind`, that is shot at."""
    power: int = 0
    dice: int = 0
    hits: int = 0
    """Hits still to be taken."""
    strike: str = ""
    """Where the carrier goes that has fired."""
    convoys: bool = False
    """Nobody there can fight: the attacker's convoys leave."""


class Leave(Struct, frozen=True, omit_defaults=True):
    """After supply, units that lost their ground units must leave."""

    seat: str
    area: str
