"""What advisors of the family answer; the fields are the keys of the JSON, as the client reads them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from ....kernel.protocol import Action, Refusal
from ...advice import questions
from ...advice.questions import Ask

Forces: TypeAlias = dict[str, dict[str, int]]
"""Pieces by place and the text that names them in orders."""


class AskReach(Ask, frozen=True, tag="reach"):
    """Where could the pieces of a place go, or those of some kinds? An empty place is what was bought."""

    origin: str
    kinds: tuple[str, ...] = ()


class AskTouchdown(Ask, frozen=True, tag="landing"):
    """Where could an aircraft come down after a flight?"""

    origin: str
    unit: str
    target: str


class AskCoasts(Ask, frozen=True, tag="coasts"):
    """Where can these pieces be put ashore by ship?"""

    forces: Forces = field(default_factory=dict)


class AskLandingPlan(Ask, frozen=True, tag="landing_plan"):
    """How do these pieces get ashore there?"""

    target: str
    forces: Forces = field(default_factory=dict)
    helpers: dict[str, int] | None = None
    """How many of each helper go along; left out: as many as are useful."""
    zone: str | None = None
    """The zone to land from; left out: the best."""


class BattleOdds(Struct, frozen=True, omit_defaults=True):
    """The short odds of one battle; losses are expected IPC."""

    space: str
    kind: str
    """land, sea, amphibious or raid."""
    win: float
    """Of a raid: the chance that a bomber comes through."""
    lose: float
    both: float
    retreat: float
    takes: float
    attacker_loss: float
    defender_loss: float
    swing: float
    rounds: float
    attacker: dict[str, int]
    defender: dict[str, int]
    against: tuple[str, ...] = ()
    """Whose land or ships are attacked; the owner of the land first."""
    damage: float | None = None
    """Of a raid: what the owner of the complex pays on average."""
    shot_down: float | None = None
    """Of a raid: the chance to lose a bomber or more."""
    sea: list[BattleOdds] = []
    """The sea battles that come before a landing."""
    ashore: float | None = None
    """Of such a landing: the chance to take the coast once all of them are won."""
    note: str = ""


class Warned(Struct, frozen=True, omit_defaults=True):
    """Something that would be lost or left undone, or must be done before the phase can be closed."""

    what: str
    """unspent, zone_held, no_room, no_landing, crash, must_land, open_capital, not_placed or to_place."""
    space: str = ""
    units: dict[str, int] = {}
    ipc: int = 0
    """The money that is left, where that is what it is about; `units` is what it would buy."""
    nation: str = ""
    """Who is to be feared, or in the way."""
    spaces: tuple[str, ...] = ()
    """Zones that enemies keep new ships out of."""


class ColumnUnit(Struct, frozen=True, omit_defaults=True):
    """Like pieces on the battle board."""

    unit: str
    """The text that names them when casualties are chosen."""
    nation: str
    kind: str
    count: int
    dead: int
    """Hit, but still to fire this round."""
    cargo: tuple[str, ...] = ()


class Column(Struct, frozen=True):
    """The pieces of one side that hit with the same number; 0: they do not fire."""

    hits_on: int
    units: list[ColumnUnit]


class BattleSide(Struct, frozen=True):
    nations: tuple[str, ...]
    columns: list[Column]
    expected: float
    """Hits of the next volley on average."""


class Choice(Struct, frozen=True):
    """Casualties that could be chosen, and the chance that the side of the one who chooses wins then."""

    units: dict[str, int]
    win: float
    takes: float
    """The chance that the territory falls."""
    odds: BattleOdds
    """All of them, as always from the attacker's side."""
    ipc: float
    """IPC that it may be expected to bring more than the proposal; less than 0: it costs more."""


class Losses(Struct, frozen=True):
    """The casualties proposed to a seat, and up to two alternatives: each better in a chance or in IPC."""

    seat: str
    chosen: dict[str, int]
    win: float
    takes: float
    alternatives: list[Choice]


class BattleBoard(Struct, frozen=True, omit_defaults=True):
    """The battle being fought, with both sides in columns."""

    space: str
    kind: str
    round: int
    step: str
    number: int
    of: int
    attacker: BattleSide
    defender: BattleSide
    odds: BattleOdds | None
    """As it stands, casualties that are owed chosen as proposed."""
    losses: Losses | None = None
    retreats: tuple[str, ...] = ()
    """Where the attackers could go back to as things stand."""
    is_won: bool = False
    """No defender is left: with the losses that are owed it is over."""


class Brief(Struct, frozen=True, omit_defaults=True):
    """What is pushed after every update."""

    battles: list[BattleOdds]
    warnings: list[Warned]
    battle: BattleBoard | None = None
    following: str = ""
    """The phase that closing this one leads to; `turn` is the next nation's, "" that it cannot be closed."""


class Target(Struct, frozen=True):
    steps: int
    attack: bool
    """It would start a fight, or take land from an enemy or a neutral."""
    air: bool
    """Only aircraft get there."""


class Threat(Struct, frozen=True):
    """What could come next turn against one space."""

    win: float
    """The chance that the territory falls, or that the fleet is beaten, in the worst of these attacks."""
    units: dict[str, int]
    nations: tuple[str, ...]
    """Who could attack at all, the most dangerous first; `units` are his."""


class Touchdown(Struct, frozen=True, omit_defaults=True):
    """Where an aircraft could come down after a flight, and the range it has left then."""

    left: int
    places: tuple[str, ...]
    refused: Refusal | None = None


class PlanStep(Struct, frozen=True):
    """One order of a plan, for people."""

    kind: str
    """load, sail, land, escort or fly."""
    units: dict[str, int]
    start: str
    to: str


class Helper(Struct, frozen=True):
    """Ships or planes that can go along with a landing, and how many of them do."""

    id: str
    kind: str
    unit: str
    start: str
    to: str
    count: int
    most: int


class Stay(Struct, frozen=True):
    """Pieces that were asked for and do not come along, and why.

    `why` is out_of_reach, no_use (there is nothing they could fight) or not_needed (the chance is good
    without them, or they would cost more than they bring).
    """

    unit: str
    kind: str
    start: str
    count: int
    why: str


class LandingPlan(Struct, frozen=True, omit_defaults=True):
    """The orders that put troops ashore on one coast, or why there are none."""

    target: str
    actions: list[Action] = []
    """Ordinary orders; each passes the rules after those before it."""
    steps: list[PlanStep] = []
    """The same in data form, one for each."""
    lands: dict[str, int] = {}
    left: dict[str, int] = {}
    """Troops that were asked for and do not fit."""
    helpers: list[Helper] = []
    stays: list[Stay] = []
    """Ships and planes that were asked for and do not come along."""
    zone: str = ""
    """The zone with enemies that has to be cleared first; "" for none."""
    sea: float | None = None
    """The chance to win at sea, where a sea battle comes first."""
    land: float | None = None
    """The chance ashore once that is won; None where the battle is too large for odds."""
    together: float | None = None
    at_risk: int = 0
    """Transports that are in the sea battle and counted as possible losses."""
    fine: int = 0
    """What entering a neutral coast costs."""
    battle: BattleOdds | None = None
    """The odds in short, where there is a battle."""
    refused: Refusal | None = None


class Serving(Struct, frozen=True):
    """Which of the orders only serve a landing, by their place in the question."""

    orders: tuple[int, ...]


class Coast(Struct, frozen=True):
    """A coast that troops reach by ship."""

    attack: bool
    fight: bool
    """Only after a sea battle."""


class Coasts(Struct, frozen=True):
    """Where troops can be put ashore this turn, by coast."""

    coasts: dict[str, Coast]


Planned: TypeAlias = questions.Planned[BattleOdds]
Reach: TypeAlias = questions.Reach[Target]
Undone: TypeAlias = questions.Undone[Warned]
Threats: TypeAlias = questions.Threats[Threat]
