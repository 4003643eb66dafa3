"""What goes over the wire: the bodies of the HTTP part and the messages of the socket.

The TypeScript types of the client are generated from this module. Positions, actions, menus and
events are the kernel's and the games' own types; a client of one game knows how its views look.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sandtable.ai.players import Reason
from sandtable.kernel.protocol import Event, Menu, Need, Pending, Refusal, Scalar, Setting, Setup
from sandtable.kernel.records import HUMAN as HUMAN

Seconds: TypeAlias = Literal[1, 5, 30]
"""What the strongest computers may think about the turn of one seat."""
USUAL: Seconds = 5
FileKind: TypeAlias = Literal["plain", "hands", "sealed"]
"""A saved game: its log; the same with the hands of computers in it; sealed, where several keep secrets."""
LONGEST_PASSPHRASE = 200


# HTTP


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to hold a seat: `human`, or the name of one of the game's computer players."""

    kind: str = HUMAN
    name: str = ""
    held: bool = False
    """A person sat here before the computer that does now; the server says so, whatever it is sent."""


class NewTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game to begin. Seats left out are human; all human seats of one table belong to its maker."""

    game: str
    ruleset: str
    options: dict[str, Scalar] = {}
    seats: dict[str, SeatPlan] = {}
    name: str = ""
    thinking: Seconds = USUAL
    playing: tuple[str, ...] = ()
    """The seats that play, where a game lets one choose; empty: its usual ones."""


class Ahead(Struct, frozen=True):
    """What can be answered ahead in a game, and what the person has answered, by seat."""

    decisions: dict[str, tuple[str, ...]]
    """By what is decided: the answers there are; the first is that of whoever has said nothing."""
    orders: dict[str, tuple[str, ...]]
    """By what is decided: kinds of pieces that may be put in an order instead, the first goes first."""
    answers: dict[str, dict[str, str]]


class Thinking(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the strongest computers of a table may think."""

    seconds: Seconds


class Admission(Struct, frozen=True):
    """The way to a table: its id and the secret of one person at it."""

    table: str
    token: str


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A copy of the game as it stood after record `n`."""

    n: int


class SaveAs(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How to seal a saved game; without a passphrase it opens only on this server."""

    passphrase: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSPHRASE)] = ""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables that a browser remembers."""

    tables: list[Admission]


class Summary(Struct, frozen=True, omit_defaults=True):
    """A line of the list of games."""

    table: str
    token: str
    game: str
    ruleset: str
    name: str
    seats: dict[str, SeatPlan]
    v: int
    awaited: tuple[str, ...]
    """Seats that must decide; empty when the game is over."""
    mine: tuple[str, ...]
    """Seats of this token."""
    over: bool
    round: int
    phase: str
    played: str
    """When it was last changed, ISO 8601 in UTC."""
    parent: str = ""
    thinking: Seconds = USUAL
    file: FileKind = "plain"
    """As what this person may save it."""


class RulesetInfo(Struct, frozen=True):
    """An edition: its options, all its seats in turn order, and the usual share of seats among people."""

    name: str
    settings: tuple[Setting, ...]
    seats: tuple[str, ...]
    usual: tuple[str, ...]
    """The seats that play where nobody chooses others."""
    sizes: tuple[int, ...]
    """How many of the seats may play."""
    seatings: dict[str, tuple[tuple[str, ...], ...]]
    sheet: Any
    """The fixed figures of the standard game (`Game.sheet`): sides, values, units."""


class GameInfo(Struct, frozen=True):
    """A game one can play here."""

    name: str
    rulesets: tuple[RulesetInfo, ...]
    computers: tuple[str, ...]
    """Its computer players, the weakest first."""


class StoryStep(Struct, frozen=True, omit_defaults=True):
    """One entry in effect: who did what, what came of it, and how the view changed.

    `patch` is a JSON merge patch (RFC 7396) from the view before it to the view after it.
    """

    n: int
    by: str
    do: Any = None
    dice: tuple[int, ...] | None = None
    cards: tuple[str, ...] | None = None
    events: tuple[Event, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """Why, if a computer decided."""
    patch: Any = None


class Story(Struct, frozen=True, omit_defaults=True):
    """A whole game as one viewer may see it, for the time machine and for replays."""

    game: str
    setup: Setup
    seats: dict[str, SeatPlan]
    name: str
    sheet: Any
    start: Any
    """The view before the first entry."""
    steps: list[StoryStep]
    v: int
    over: bool = False
    secret: bool = False
    """Entries of others are left out because the game hides them."""
    shared: bool = False
    """Several people keep secrets in it: until its end it is saved sealed, and nobody branches off."""
    dice: list[DiceSegment] = []


class DiceSegment(Struct, frozen=True, omit_defaults=True):
    """The dice of one key of the dealer: its commitment, and the key once it is revealed."""

    number: int
    commitment: str
    rolls: int
    reveal: str = ""


class ChancePoint(Struct, frozen=True, omit_defaults=True):
    """The chance of victory of each side after record `n`, in the order of `Ending.sides`."""

    n: int
    of: tuple[float, ...]
    timeless: tuple[float, ...] = ()
    """What the record did by itself, where time went by with it, as at the end of a phase; else left out."""


class SeatLuck(Struct, frozen=True):
    """What a seat's dice hit in battles, and would have on average; `worth` is the gain in money."""

    hits: int
    expected: float
    worth: float


class Ending(Struct, frozen=True, omit_defaults=True):
    """A game that is over, looked back at from where a spectator sits."""

    sides: tuple[str, ...]
    """Who can win: sides or seats; empty where nobody knows the chances in this game."""
    chances: list[ChancePoint]
    """From the start (`n` 0) on, wherever they changed, and at the end."""
    luck: dict[str, SeatLuck]
    """By seat; an empty one is several together. Who threw nothing is left out."""


class Move(Struct, frozen=True, omit_defaults=True):
    """One action, and the same in notation."""

    do: Any
    text: str
    what: str
    """What had to be decided."""
    both: bool = False
    """The person and the computer did the same."""


class Decided(Struct, frozen=True, omit_defaults=True):
    """What a person did in one go, up to dice or to others, and what a computer would have done there."""

    n: int
    """The record of the first of the moves."""
    seat: str
    mine: list[Move]
    best: list[Move]
    reasons: tuple[Reason, ...] = ()
    """Why, for the computer's first moves."""


class Study(Struct, frozen=True, omit_defaults=True):
    """How far a computer has got with the decisions of a person in a game that is over."""

    of: int
    """How many there are to think about."""
    done: int
    found: list[Decided]
    is_running: bool = False


# Socket, from the client


class Hello(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first message: who is there, and what the browser saw last (0: nothing)."""

    token: str
    v: int = 0
    fast: bool = False
    """Nobody there follows computers move by move."""
    seat: str = ""
    """After a lost line: the seat whose player has had the device all the time (see `Request.take`)."""


class Auto(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Let the table decide for the sender's seats as the advisor would.

    `until` battle: to the end of the battle being fought; phase: all battles. It stops where the
    chance to win falls below `mark` percent, or where another person must decide.
    """

    until: Literal["battle", "phase"] = "battle"
    mark: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Request(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One wish, with exactly one of hello, do, undo, redo, remove, ask, auto, hint, take, whole.

    `id` is the client's own; the same id again gets the same answer and acts only once.
    `v` is the version of the view that the player saw.
    """

    id: str
    v: int = 0
    seat: str = ""
    hello: Hello | None = None
    do: msgspec.Raw = msgspec.Raw()
    """An action of the game, `{"act": "move", ...}`."""
    undo: int = 0
    redo: int = 0
    remove: int = 0
    """The number of the record to take out."""
    ask: msgspec.Raw = msgspec.Raw()
    """A question to the game's advisor, `{"what": "reach", ...}`; changes nothing."""
    auto: Auto | None = None
    hint: bool = False
    """What would a good player do now? Changes nothing."""
    take: str = ""
    """The seat whose player says that they have the device, where several people share one."""
    whole: bool = False
    """The client has another version than the last patch is for: it wants all of how the table stands."""


# Socket, to the client


class Order(Struct, frozen=True, omit_defaults=True):
    """An entry that can still be taken back, with its record and notation."""

    n: int
    seat: str
    do: Any
    text: str


class Told(Struct, frozen=True, omit_defaults=True):
    """One entry as the viewer sees it happen."""

    n: int
    by: str
    do: Any = None
    dice: tuple[int, ...] | None = None
    events: tuple[Event, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """Why, if a computer decided and everybody may know."""


class Line(Struct, frozen=True, omit_defaults=True):
    """What may change of a line of a menu; the rest is its name."""

    most: int = 0
    targets: tuple[str, ...] = ()
    worth: int = 1


class MenuLines(Struct, frozen=True, omit_defaults=True):
    """A menu whose lines have names, so that a patch can change one of them.

    A name is verb, origin, kind, unit and group, with a space between and none at the end; behind all five a
    sign tells apart lines that would have the same name.
    """

    seat: str
    lines: dict[str, Line] = {}
    owed: int = 0
    needs: tuple[Need, ...] = ()
    order: tuple[int, ...] = ()
    """The order of the lines, by their places in the mapping as the client has it; empty: as they are."""


class Now(Struct, frozen=True, omit_defaults=True):
    """How the table stands for one connection of one person; `Standing` is how that travels."""

    view: Any
    pending: Pending
    menus: dict[str, Menu]
    """For each of the person's seats that must decide or may change its choice; `table` for what the person
    may say for all."""
    eyes: str = ""
    """The seat whose view it is; empty: what a spectator sees."""
    undo: dict[str, int] = {}
    redo: dict[str, int] = {}
    orders: tuple[Order, ...] = ()
    """What the person's seats can still take back, oldest first."""


class OrderLine(Struct, frozen=True):
    """What is not said elsewhere of an order that can still be taken back."""

    do: Any
    text: str


class Standing(Struct, frozen=True, omit_defaults=True):
    """How the table stands, as it travels: lines of menus by name, orders by the number of their record.

    What is null is left out, and so is what would only be said again: what is awaited in a view, and how many
    orders can be taken back where it is just those that are listed.
    """

    view: Any
    pending: Pending
    menus: dict[str, MenuLines]
    eyes: str = ""
    undo: dict[str, int] = {}
    redo: dict[str, int] = {}
    orders: dict[str, OrderLine] = {}
    by: str = ""
    """Whose orders they are; the last entries are those of one seat."""


class Welcome(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="welcome"):
    """The answer to hello: the table, and how it stands."""

    id: str
    v: int
    table: str
    name: str
    game: str
    setup: Setup
    seats: dict[str, SeatPlan]
    mine: tuple[str, ...]
    sheet: Any
    now: Standing
    line: str = ""
    """What this connection is called where HTTP asks for it."""
    missed: list[Told] = []
    """What happened since the version the browser saw, at most the last 500 entries."""
    anew: bool = False
    """`missed` takes the place of everything told before: it is told for other eyes."""
    gone: tuple[int, ...] = ()
    """Records that were taken back since then."""
    commitment: str = ""
    thinking: Seconds = USUAL
    computers: tuple[str, ...] = ()
    """The game's computer players, the weakest first."""


class Update(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """The table has changed. `told` is what happened, or was entered again.

    How it stands comes as a JSON merge patch (RFC 7396) to what this connection was sent last, at version
    `base`. Whoever has another version asks for the whole (`Request.whole`).
    """

    v: int
    now: Standing | None = None
    """The whole, in place of a patch."""
    base: int = 0
    patch: Any = None
    told: list[Told] = []
    anew: bool = False
    """`told` takes the place of everything told before, at most the last 500 entries: other eyes look on."""
    gone: tuple[int, ...] = ()
    """Records that were taken back: they are no longer part of the game."""
    seats: dict[str, SeatPlan] | None = None
    """Set when somebody else sits down, with the seats that are now this person's."""
    mine: tuple[str, ...] | None = None
    thinking: Seconds | None = None
    """Set together with `seats`."""


class Brief(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="brief"):
    """The advisor's figures for version `v`: odds, warnings, proposals. Comes after the update."""

    v: int
    brief: Any


class Done(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="done"):
    """The wish was granted; what came of it is in the update of version `v`, sent before this."""

    id: str
    v: int
    failed: list[tuple[str, Refusal]] = []
    """After remove: later orders that no longer stand, in notation, and why."""


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The advisor's answer to a question."""

    id: str
    v: int
    answer: Any


class Hint(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="hint"):
    """What a good player would do at version `v`; nothing was done."""

    id: str
    v: int
    seat: str
    do: Any
    text: str
    """The action in notation."""
    reasons: tuple[Reason, ...] = ()


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """The wish was not granted, and nothing changed."""

    id: str
    v: int
    refusal: Refusal


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    """The line is alive; nothing has happened."""


Reply: TypeAlias = Welcome | Update | Brief | Done | Answer | Hint | Refused | Beat
