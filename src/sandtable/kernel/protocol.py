"""What every game answers, and the few words that games and everything around them share.

A game is a pure function of its log: `apply` takes a state and an entry and gives back a new
state and what happened. Dice and cards are entries too, supplied from outside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = str
"""A side of the game (a nation, a player color). One person may hold several."""

CHANCE = "chance"
TABLE = "table"

Scalar: TypeAlias = bool | int | str
Fact: TypeAlias = bool | int | str | tuple[int | str, ...]


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a game is started from; with it and the log, everything can be refolded.

    `options` maps names the game documents to scalars; an unknown name is refused by `start`.
    """

    game: str
    ruleset: str
    scenario: str = ""
    seats: tuple[Seat, ...] = ()
    options: dict[str, Scalar] = {}


class Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="act"):
    """Base of everything a seat or the table may do; each game lists its own in a union."""


A = TypeVar("A", bound=Action)
S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Entry(Struct, Generic[A], frozen=True, omit_defaults=True):
    """One thing that happened: by a seat or the table (`do`), or by chance (`dice`, `cards`)."""

    by: str
    do: A | None = None
    dice: tuple[int, ...] | None = None
    cards: tuple[str, ...] | None = None


class Decide(Struct, frozen=True, omit_defaults=True, tag="decide"):
    """The game waits for each of these seats; `what` names the decision, `where` its place.

    `open` marks one taken in front of everybody: what may be chosen, and what is, are nobody's secret.
    `may_change` are seats that have chosen already and may still take it back: nobody waits for them.
    """

    seats: tuple[Seat, ...]
    what: str
    where: str = ""
    open: bool = False
    may_change: tuple[Seat, ...] = ()


class Roll(Struct, frozen=True, omit_defaults=True, tag="roll"):
    """Dice are owed."""

    count: int
    sides: int = 6
    why: str = ""
    where: str = ""


class Draw(Struct, frozen=True, omit_defaults=True, tag="draw"):
    """Cards are owed: `count` out of the named ones that remain (with repeats for copies)."""

    count: int
    remaining: tuple[str, ...]
    why: str = ""


class Over(Struct, frozen=True, omit_defaults=True, tag="over"):
    """The game has ended; `how` names the victory condition."""

    winners: tuple[Seat, ...]
    how: str
    standing: dict[str, int] = {}


Pending: TypeAlias = Decide | Roll | Draw | Over


class Moment(Struct, frozen=True):
    """Where in its course a game is."""

    round: int
    """From 1; 0 in what comes before the first round."""
    seat: Seat
    """Whose turn it is, whoever is awaited."""
    phase: str
    """Of the turn; where turns have no phases, the decision that is awaited, or ""."""
    stage: str = ""
    """Where turns have no phases: how far this one has come."""


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why an entry may not be made: a reason key, the rule it breaks, and figures for people."""

    reason: str
    rule: str = ""
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        figures = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.reason}{': ' + figures if figures else ''}{rule}"


def refuse(reason: str, rule: str = "", **facts: Fact) -> Refusal:
    """A refusal with its figures as keywords."""
    return Refusal(reason, rule, facts)


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, for people and programs that watch; `seen_by` None is everybody."""

    what: str
    facts: dict[str, Fact] = {}
    seen_by: tuple[Seat, ...] | None = None


class Step(Struct, Generic[S, A], frozen=True):
    """The outcome of an entry.

    `entry` is the entry in full where the given one left something out (a route, say): the log
    keeps that one, so that a later change of the default cannot change an old game.
    `reveals` marks that a secret came out; nobody can undo across it. The log marks what ends a game with
    secrets by itself.
    """

    state: S
    events: tuple[Event, ...] = ()
    entry: Entry[A] | None = None
    reveals: bool = False


class Offer(Struct, frozen=True, omit_defaults=True):
    """One line of a menu: a verb, optionally from where, with what, how many, to where.

    Any count from 1 to `most` and any one of `targets` may be combined. `unit` tells apart
    pieces of one kind that are not alike (a loaded transport). Lines with a `group` are chosen together, in a
    single action that meets the needs of the menu (`Menu.needs`); lines without one are chosen alone.
    """

    verb: str
    origin: str = ""
    kind: str = ""
    unit: str = ""
    most: int = 0
    targets: tuple[str, ...] = ()
    group: str = ""
    worth: int = 1
    """What each piece of the line counts towards the need of its group."""


class Need(Struct, frozen=True):
    """What must be chosen of a group: pieces worth `least` to `most` together."""

    group: str
    least: int
    most: int


class Menu(Struct, frozen=True, omit_defaults=True):
    """What a seat may do now, factored; everything it offers passes `check`."""

    seat: Seat
    offers: tuple[Offer, ...] = ()
    owed: int = 0
    """How many must be chosen in a single action, over several lines of one verb (casualties, say).

    The commonest need, without a group: exactly so many of the lines that have a number.
    """
    needs: tuple[Need, ...] = ()
    """What a single action must choose of each group of lines."""


Chosen: TypeAlias = tuple[Offer, int, str]
"""A line of a menu with the number and the target chosen."""


class Setting(Struct, frozen=True, omit_defaults=True):
    """An option a setup may choose, with the default of one ruleset and a line of explanation."""

    name: str
    type: str
    default: Scalar
    text: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """One table of a position in text: a title, column heads, and rows of words."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Rng(Protocol):
    """The little of `random.Random` that games may use when they are handed one."""

    def randrange(self, stop: int, /) -> int: ...


class Setups(Protocol):
    """What a table chooses before the game."""

    name: str

    def rulesets(self) -> tuple[str, ...]:
        """Names of the editions that `Setup.ruleset` may hold."""

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats each of so many people holds by the rule book."""

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        """The options a setup may choose."""


class Play(Protocol[S, A, V]):
    """The game itself, from its first state to its end: all that a log and a computer player need."""

    name: str
    rules_version: str
    mended: Mapping[str, frozenset[str]]
    """By older rules version: reasons for which today's rules refuse what that version allowed.

    An entry recorded in a game begun under it is not refused for one of them; a new entry is.
    """
    former: Mapping[str, Mapping[str, Scalar]]
    """By older rules version: the options that its games have unless their setup says otherwise."""
    actions: Any
    """The union of the game's Action types, for the codec."""
    state_type: type[S]
    view_type: type[V]
    is_open: bool
    """Whether every seat and spectator sees the same; if not, the log is a secret until the end."""

    def start(self, setup: Setup) -> S:
        """The state before the first entry; raises ValueError with a clear text on a bad setup."""

    def pending(self, state: S) -> Pending:
        """Whom or what the game awaits."""

    def moment(self, state: S) -> Moment:
        """The round, whose turn it is and the phase."""

    def options(self, state: S, seat: Seat) -> Menu:
        """What the seat may do now, empty when it is neither awaited nor may change its choice.

        `TABLE`: what anybody may say for all.
        """

    def check(self, state: S, entry: Entry[A]) -> Refusal | None:
        """Why not, with the rule it breaks; None when the entry may be made."""

    def apply(self, state: S, entry: Entry[A]) -> Step[S, A]:
        """The new state and what happened; the entry has passed `check`."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat sees; None is a spectator. What may be null has null as its default: it is not sent.

        Every view has the `moment` of its state; one that tells what is awaited has it as `pending`, and
        tells nowhere else who has chosen where several choose at once.
        """

    def sheet(self, state: S) -> Any:
        """The fixed figures of this game for clients: seats in order, sides, values, units.

        Plain data or structs that survive JSON, with no secret in them; the same at every moment of a game.
        """

    def imagine(self, view: V, seat: Seat, rng: Rng) -> S:
        """A state that fits what the seat knows, or with an empty one a spectator; exact in open games."""

    def pick(self, state: S, menu: Menu, rng: Rng) -> A:
        """An action made from a random line of the menu, for random players and tests."""

    def make(self, state: S, seat: Seat, chosen: Sequence[Chosen]) -> A:
        """The action that choices from the seat's menu stand for; several where it owes more than one."""

    def offered(self, menu: Menu, action: A) -> bool:
        """Whether the action can be put together from lines of the menu; raises ValueError where it names
        what no menu of the game has words for."""

    def speaks_for(self, state: S, action: A) -> tuple[Seat, ...]:
        """The seats that an action of the table decides for, such as a side that gives up; empty: for all."""


class Notation(Protocol[S, A, V_contra]):
    """Positions and actions in words: for terminals, case files, logs and bug reports."""

    orders: Mapping[str, str]
    """The verbs of the notation, each with an example."""

    def parse(self, state: S, seat: Seat, text: str) -> A:
        """The action a line of notation means; raises ValueError with a clear text."""

    def write(self, action: A) -> str:
        """The action in notation; `parse` reads it back."""

    def describe(self, view: V_contra) -> tuple[Section, ...]:
        """The position as the viewer sees it, in words: for terminals, logs and bug reports."""

    def arrange(self, state: S, line: str) -> S:
        """The position after one arranging line of a case file; raises ValueError."""

    def why_impossible(self, state: S) -> str:
        """What in an arranged position no game could come to, and where; "" when nothing is."""

    def compare(self, state: S, line: str) -> tuple[str, str]:
        """What an `expect` line wants and what there is, in one form; equal when it holds."""


class Game(Play[S, A, V], Notation[S, A, V], Setups, Protocol[S, A, V]):
    """A rule book. All methods are pure; states are shared, never changed.

    Ask for the smallest part that will do.
    """
