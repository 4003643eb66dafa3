"""The procedures of the rule book while they run, as data: any moment can be saved and replayed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from .pieces import Army, Cards, Fleet

Decision: TypeAlias = Literal[
    "setup_claim",
    "setup_place",
    "setup_capital",
    "action",
    "move",
    "blitzkrieg",
    "strategic",
    "leave",
    "planes",
    "battle_order",
    "command",
    "commit",
    "reinforce",
    "naval_answer",
    "naval_line",
    "naval_stay",
    "trade_answer",
    "allow_trade",
    "buy",
    "place_new",
]
"""What a player may be asked."""

OpeningStep: TypeAlias = Literal["deal", "start", "claim", "place", "capital"]
MarchKind: TypeAlias = Literal["move", "blitzkrieg", "strategic"]
MarchStep: TypeAlias = Literal["moves", "leave", "planes", "battles"]
Side: TypeAlias = Literal["attacker", "defender"]
BattleStep: TypeAlias = Literal["card", "command", "command_roll", "commit", "reinforce", "roll"]
SeaStep: TypeAlias = Literal["answer", "line", "pair", "stay"]
BidStep: TypeAlias = Literal["first", "others", "tie", "card"]
DealStep: TypeAlias = Literal["answer", "veto"]
ShopStep: TypeAlias = Literal["buy", "place"]


class Opening(Struct, frozen=True, omit_defaults=True):
    """The setup while it lasts."""

    step: OpeningStep
    at: int = 0
    """Whose go it is, counted in the order of play (while dealing: in the order of seats)."""
    lap: int = 0
    rolling: tuple[str, ...] = ()
    """Who rolls for the start; after a tie only the tied."""
    stock: dict[str, Army] = {}
    """Figures not yet on the board."""
    left: int = 0
    """Figures still to place in this go."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """What the active player has done."""

    used: tuple[str, ...] = ()
    """Actions taken, in order."""
    trading: bool = False
    """A deal was made and no other action has begun since: more deals are free."""
    talks: int = 0
    """Offers since the turn began or since the last deal."""


class Voyage(Struct, frozen=True):
    """Units on a sea route: all that go from one region to another."""

    start: str
    target: str
    army: Army


class March(Struct, frozen=True, omit_defaults=True):
    """A move, blitzkrieg or strategic move under way."""

    kind: MarchKind
    step: MarchStep = "moves"
    """In leave voyages wait for the holder; planes are those of refused voyages."""
    arrived: dict[str, Army] = {}
    """Units in own regions that have moved."""
    attacks: dict[str, Army] = {}
    """Units that stand in foreign regions."""
    afloat: tuple[Voyage, ...] = ()
    """Announced; from step leave on, those the holder has not answered."""
    refused: tuple[Voyage, ...] = ()
    """Planes of refused voyages that still choose."""


class Force(Struct, frozen=True, omit_defaults=True):
    """One side in a land battle."""

    front: Army = Army()
    reserve: Army = Army()

    @property
    def all(self) -> Army:
        return self.front + self.reserve


class Battle(Struct, frozen=True, omit_defaults=True):
    """The land battle being fought. The attackers are here; those of a player who defends also stand on the
    board."""

    region: str
    attacker: str
    attack: Force
    defense: Force = Force()
    defender: str = ""
    """The owner of the region; "" for neutral troops."""
    commander: str = ""
    """Who decides for the defending side."""
    step: BattleStep = "commit"
    """The first three are for neutral troops."""
    side: Side = "attacker"
    """Who commits, reinforces or rolls."""
    round: int = 1
    card: str = ""
    """What neutral troops were drawn from."""
    asked: tuple[str, ...] = ()
    """Who has still to say whether to command the neutral troops."""
    volunteers: tuple[str, ...] = ()


class Loot(Struct, frozen=True):
    """A card is owed from the hand of the beaten player."""

    winner: str
    loser: str
    region: str


class Sea(Struct, frozen=True, omit_defaults=True):
    """A challenge for sea control."""

    challenger: str
    holder: str
    step: SeaStep = "answer"
    """In pair dice are rolled."""
    round: int = 1
    lines: dict[str, tuple[str, ...]] = {}
    """Face down until both are there."""
    hits: dict[str, tuple[int, ...]] = {}
    """Hits on each ship of the lines."""
    pair: int = 0
    aside: dict[str, int] = {}
    """Damaged battleships that take no more part."""
    stays: dict[str, bool] = {}
    """Whether each side fights on; secret until both have said."""


class Bid(Struct, frozen=True, omit_defaults=True):
    """A diplomatic attack."""

    region: str
    step: BidStep = "first"
    rolling: tuple[str, ...] = ()
    winner: str = ""


class Deal(Struct, frozen=True, omit_defaults=True):
    """An offer on the table."""

    proposer: str
    partner: str
    give: Cards = ()
    want: dict[str, int] = {}
    text: str = ""
    step: DealStep = "answer"
    cards: Cards = ()
    """What the partner hands over."""
    counter: bool = False
    """It answers another offer."""
    promise: bool = False
    """With a promise whose words are not written down."""


class Shop(Struct, frozen=True, omit_defaults=True):
    """Production under way. What is left follows from the hand, so it is not kept here."""

    step: ShopStep = "buy"
    spent: int = 0
    army: Army = Army()
    ships: Fleet = Fleet()
