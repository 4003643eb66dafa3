"""What every edition's state has, and the small questions and changes that all of them need.

A state of an edition is a frozen struct with fields of its own; functions of the core ask no more of it than
a `Position` promises.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.protocol import Over
from .board import Board
from .book import Book
from .manners import Manners
from .pieces import Pile, Piles, add, take, write_spec
from .relations import Relations
from .units import Kind, Roster

Phase: TypeAlias = Literal["purchase", "combat_move", "combat", "noncombat_move", "place"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases in which a nation decides, by the names that they have in all editions."""
PURCHASE: Final = "purchase"
COMBAT_MOVE: Final = "combat_move"
COMBAT: Final = "combat"
NONCOMBAT_MOVE: Final = "noncombat_move"
PLACE: Final = "place"


class Rules(Struct, frozen=True, eq=False):
    """What a variant fixes in every edition; editions add what only they have."""

    board: Board
    roster: Roster
    order: tuple[str, ...]
    owner: dict[str, str] = {}
    """Who has land at the start; "" is neutral."""
    capital: dict[str, str] = {}
    """Where each nation has its own; one without any cannot lose it."""
    not_sold: Collection[str] = ()
    """Kinds that nobody may buy."""
    most_in_land: Mapping[str, int] = {}
    """Kinds of which a territory holds only so many."""
    captured_used: int = 0
    """Movement that booty has spent when it was captured."""
    book: Book = Book()
    manners: Manners = Manners()


class Turn(Struct, frozen=True, omit_defaults=True):
    """What was fixed when the turn began, and what has been used up since; editions may have more."""

    held: dict[str, str] = {}
    """Owners of all land when the turn began."""
    taken: tuple[str, ...] = ()
    """Territories conquered or liberated this turn."""
    fought: tuple[str, ...] = ()
    """Battles fought this turn, as `kind space`."""
    made: dict[str, int] = {}
    """Units placed this turn, by where they were made."""


class TurnLike(Protocol):
    """What functions of the core ask of a turn."""

    @property
    def held(self) -> Mapping[str, str]: ...
    @property
    def taken(self) -> tuple[str, ...]: ...
    @property
    def fought(self) -> tuple[str, ...]: ...
    @property
    def made(self) -> Mapping[str, int]: ...


class Position(Protocol):
    """Who stands where, who owns what, whose turn it is."""

    @property
    def seat(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def units(self) -> Mapping[str, Piles]: ...
    @property
    def owner(self) -> Mapping[str, str]: ...
    @property
    def ipc(self) -> Mapping[str, int]:
        """Money in hand, by account."""

    @property
    def bought(self) -> Mapping[str, int]:
        """Units paid for that are still to be placed."""

    @property
    def turn(self) -> TurnLike: ...
    @property
    def over(self) -> Over | None: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def relations(self) -> Relations: ...
    def at(self, space: str) -> Piles: ...
    def kinds(self, nation: str) -> Mapping[str, Kind]: ...


class Standing(Struct, frozen=True, omit_defaults=True):
    """The fields of a position; an edition adds its own, its rules, its relations and its figures."""

    seat: str
    phase: Phase
    units: dict[str, Piles]
    owner: dict[str, str]
    ipc: dict[str, int]
    round: int = 1
    bought: dict[str, int] = {}
    turn: Turn = Turn()
    over: Over | None = None

    def at(self, space: str) -> Piles:
        return self.units.get(space, ())


P = TypeVar("P", bound=Position)


def changed(state: P, **fields: Any) -> P:
    """The position with other fields; positions are structs."""
    return replace(state, **fields)  # type: ignore[type-var]


def with_piles(state: P, space: str, piles: Piles) -> P:
    """The position with these pieces in one space."""
    units = dict(state.units)
    if piles:
        units[space] = piles
    else:
        units.pop(space, None)
    return replace(state, units=units)  # type: ignore[type-var]


def with_all_piles(state: P, spaces: dict[str, Piles]) -> P:
    """The position with the pieces of several spaces replaced."""
    units = {**state.units, **spaces}
    for space, piles in spaces.items():
        if not piles:
            del units[space]
    return replace(state, units=units)  # type: ignore[type-var]


def put(state: P, space: str, pile: Pile) -> P:
    """The position with pieces added."""
    return with_piles(state, space, add(state.at(space), pile))


def remove(state: P, space: str, pile: Pile) -> P:
    """The position with pieces taken away."""
    return with_piles(state, space, take(state.at(space), pile))


def unit_text(state: Position, pile: Pile, seat: str) -> str:
    """The text by which a seat orders these pieces about."""
    return write_spec(pile, seat, True, state.rules.roster.holds)


def sharing(state: Position, space: str) -> Collection[str]:
    """Those whose decks and ships the moving nation may use in a space, itself among them."""
    shares_at = state.rules.manners.shares_at
    return shares_at(state, space) if shares_at else state.relations.shares[state.seat]


def is_enemy(state: Position, nation: str) -> bool:
    """Whether the nation fights against the one whose turn it is."""
    return nation in state.relations.foes[state.seat]


def is_friendly_land(state: Position, space: str) -> bool:
    """Whether the territory belongs to the nation whose turn it is or to a friend."""
    return state.owner.get(space, "") in state.relations.friends[state.seat]


def enemies(state: Position, space: str) -> Iterator[Pile]:
    """Enemy pieces in a space, also those that stand aside, without those that dived."""
    foes = state.relations.foes[state.seat]
    return (p for p in state.at(space) if p.nation in foes and p.task != "submerged")


def has_enemies(state: Position, space: str) -> bool:
    """Whether any enemy piece that does not lie submerged stands there."""
    return next(enemies(state, space), None) is not None


def has_enemy_flak(state: Position, space: str) -> bool:
    """Whether an enemy stands there that fires at aircraft."""
    flak = state.rules.roster.having["flak"]
    return any(p.kind in flak for p in enemies(state, space))


def own(state: Position, space: str) -> Iterator[Pile]:
    """Pieces of the nation whose turn it is."""
    return (p for p in state.at(space) if p.nation == state.seat)


def holds_capital(state: Position, nation: str) -> bool:
    """Whether no enemy has taken the nation's capital; who has none cannot lose it."""
    capital = state.rules.capital.get(nation)
    return capital is None or state.owner[capital] == nation


def noted(state: P, **fields: Any) -> P:
    """The position with other fields of its turn."""
    return replace(state, turn=replace(state.turn, **fields))  # type: ignore[type-var]
