"""What odds and advice ask of an edition: one value with its functions and tables, handed in by whoever asks.

Positions are the edition's own states and given as `Any`. `Reading` is enough for odds of battles that have
not begun and for threats; `Combat` has what a battle under way needs, `Edition` the rest of the advice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...games.axis.core.actions import Fight, Move
from ...games.axis.core.pieces import Cargo, Pile, Piles
from ...games.axis.core.placement import Ways
from ...games.axis.core.queue import Open
from ...games.axis.core.shots import Shot
from ...games.axis.core.theatre import Theatre
from ...kernel.protocol import Action, Event, Play, Refusal
from ..midway import Part
from ..model import Battle, Orders, Unit
from ..orders import KEEP_LAND
from .advice.shapes import BattleOdds
from .position import still_there
from .sides import no_tag

Chances: TypeAlias = list[tuple[float, Any]]
"""Positions, each with its chance."""


class Apart(Struct, frozen=True):
    """A kind of battle that the small model does not know, and what is told of it."""

    whole: Callable[[Chances, str], Any]
    """All chances in a space, over the positions that it may be fought in."""
    short: Callable[[Any, str], BattleOdds] | None = None
    """The same in short, for the advice of a position."""


class Beside(Struct, frozen=True):
    """Pieces shown on one side of a battle that do not fight in its rounds, with the number they hit on."""

    rows: Sequence[tuple[int, Pile]] = ()
    step: str = ""
    """The step at which they fire, while it is theirs; "" while the rounds go on."""


class Steps(Struct, frozen=True, kw_only=True):
    """The steps of an edition's battles, by what they are to the odds."""

    rounds: Mapping[str, tuple[str, ...]]
    """By the kind of battle: the steps of a round at which somebody fires, in their order."""
    attack: Collection[str]
    """Those of them at which the attackers fire."""
    defense: Collection[str]
    """Those at which the defenders do."""
    edges: Collection[str]
    """Steps between two rounds or before the first."""
    past_guns: str
    """That of them from which a battle goes on when what guns have hit is lost."""
    left: Mapping[str, tuple[str, ...]]
    """The volleys of a round still to come at its steps, once the casualties of that step are taken."""
    losses: Collection[str]
    """Steps at which pieces are lost."""
    attackers_lose: Collection[str]
    """Those of them at which the attackers lose theirs."""
    aftermath: Collection[str] = ()
    """Those of them at which the battle itself is over."""
    musters: Collection[str] = ()
    """Steps before the first round at which attackers may leave already."""


def _nothing(*_: Any) -> tuple[()]:
    return ()


def _no(*_: Any) -> bool:
    return False


def _yes(*_: Any) -> bool:
    return True


def _same(state: Any) -> Any:
    return state


def _as_they_are(state: Any, dice: tuple[int, ...]) -> tuple[int, ...]:
    return dice


def _still_there(before: Any, after: Any, space: str, events: Sequence[Event]) -> tuple[int, int]:
    return still_there(before, after, space)


def _none(*_: Any) -> None:
    return None


def _free(*_: Any) -> int:
    return 0


class Reading(Struct, frozen=True, kw_only=True, eq=False):
    """What there is to fight, read from a position before any die is thrown."""

    theatre: Callable[[Any], Theatre]
    next_turn: Callable[[Any, str], Any]
    """The board as it stands, when that nation makes its next combat move."""
    open_battles: Callable[[Any], Sequence[Open]]
    """The battles that may be opened now."""
    behind: Callable[[Any, str, str], Iterable[Open]] = _nothing
    """By kind and space: battles that wait for this one where it is fought."""
    battle_at: Callable[[Any, str, str, str], Battle]
    """The battle of a kind in a space in the small model; troops for a coast are told apart from other cargo.

    Of a battle that is on: the rounds still to come, from the edge of a round.
    """
    planes_may_leave: Callable[[Any], bool] = _no
    """Whether aircraft may leave once troops have landed."""
    apart: Mapping[str, Apart] = {}
    """By their kind: battles that the small model does not know."""
    ashore: Callable[[Any, Cargo], Unit] | None = None
    """Troops from a ship as they fight on a coast; None: by their figures alone."""
    guns: Callable[[Any, str], tuple[int, ...]] = _nothing
    """Ships that may support a landing on a coast behind a sea battle, each by what it hits with."""
    army_stays: bool = True
    """Whether nobody of an army retreats once troops have landed."""
    tag: Callable[[Pile], str] = no_tag
    """What tells like pieces apart in a battle."""
    orders: Orders = Orders()
    """What both sides do where nothing is said: fight to the end, lose the cheapest first."""

    @property
    def landing_orders(self) -> Orders:
        """The same for a landing: planes alone take no land, so one unit ashore is kept to the last."""
        return replace(self.orders, attacker=KEEP_LAND)


class Combat(Reading, frozen=True, kw_only=True, eq=False):
    """What a battle under way needs as well: its steps and what they mean, who fires, loses and leaves."""

    game: Play[Any, Any, Any]
    steps: Steps

    # Before and after the battles

    is_before: Callable[[Any], bool] = _no
    """Whether dice that come before all battles are not thrown yet, or their losses not chosen."""
    settled: Callable[[Any], Any] = _same
    """The position once all is decided that follows from battles and is no battle."""
    is_at_edge: Callable[[Any], bool] = _yes
    """Whether nothing of a round is decided yet at a step between two rounds."""
    fight: Callable[[str], Action] = Fight
    """The order to open the battle in a space."""
    begin_combat: Callable[[Any], Any]
    """The position when all combat moves are made."""
    taken: Callable[[Any], Collection[str]]
    """Land taken this turn."""

    # The battle that is on

    attackers: Callable[[Any, Any], Piles]
    """Its pieces that attack; the battle is given beside the position, and may be at another step."""
    defenders: Callable[[Any, Any], Piles]
    shots: Callable[[Any, Any], list[Shot]]
    """The dice of the step at which it is."""
    owed: Callable[[Any], Sequence[tuple[float, str]]]
    """The dice that the game awaits, those of one shot together: what it hits with, and what it may hit."""
    thrown: Callable[[Any, tuple[int, ...]], tuple[int, ...]] = _as_they_are
    """All dice of these shots, one of each being given."""
    remaining: Callable[[Any, Any, str, Sequence[Event]], tuple[int, int]] = _still_there
    """Attackers and defenders in a battle that has just ended, from the positions before and after, and what
    was told."""

    midway: Callable[[Any], Part | None] | None = None
    """The rest of a round of a deep battle that is on; None for other battles."""

    # Losses

    exposed: Callable[[Any], Piles]
    """The pieces that may be chosen."""
    count_owed: Callable[[Any], int]
    count_air: Callable[[Any], int]
    """How many of those lost may be aircraft."""
    fixed_losses: Callable[[Any], dict[str, int] | None] = _none
    """Losses that no order of casualties is about; None where one is."""
    casualties: Callable[[Any, Any], dict[str, int] | None] = _none
    """Losses by the order of a side, of which ranks are given; None where classes of hits are but ships and
    aircraft."""

    # Leaving

    retreats: Callable[[Any], tuple[str, ...]]
    """Where the attackers may go back to after this round; the last may be "": aircraft alone leave."""
    leave: Callable[[Any, str], Action | None] = _none
    """How pieces of a seat that leave by themselves do so; None where they cannot."""
    leaving: tuple[type[Action], ...]
    """Orders by which attackers leave."""
    others: Mapping[str, Callable[[Any, str], Action]] = {}
    """By what a battle may await beside these: what a seat does then."""


class Edition(Combat, frozen=True, kw_only=True, eq=False):
    """One edition of the family: what only it can say of its battles, its orders and its board to advise."""

    count_fought: Callable[[Any], int]
    """How many battles have been fought this turn."""
    precedence: tuple[str, ...]
    """Kinds of battle in the order in which they are best fought."""

    beside_attackers: Callable[[Any, Any], Beside]
    beside_defenders: Callable[[Any, Any], Beside]

    # Losses

    spec_of: Callable[[Any, Pile], str]
    """The text that names a piece among them."""
    least_worth: Callable[[Pile], tuple[int, ...]]
    """Which of like-named pieces is lost first."""
    resolve: Callable[[Any, str, Mapping[str, int]], Piles | Refusal]
    """The pieces that a choice of a seat names, or why it will not do."""
    without: Callable[[Any, Piles], Any]
    """The position with casualties taken, still at the same step."""
    asked_for: Callable[[Any, str], dict[str, int] | None] = _none
    """What friends who must agree with a seat have asked for, if it will do."""

    # Orders and the board

    order: type[Move]
    """An order to move units: what they are, where from, and the way."""
    strikes: Collection[str] = ()
    """Verbs of orders that are an attack whatever is there."""
    straight: Collection[str] = ()
    """Those of them that fly straight, whatever lies between."""
    is_contested: Callable[[Any, str], bool]
    """Whether there is a battle to be fought for a territory."""
    fine: Callable[[Any, str], int] = _free
    """What it costs to enter a territory."""
    capitals: Callable[[Any], Mapping[str, str]]
    """By nation, what it must not lose; not every nation has one."""
    factories: Callable[[Any], Mapping[str, int]]
    """What makes units for the nation this turn, and how many more it can make."""
    may_launch: Callable[[Any, str], bool]
    """Whether ships may be placed in a zone."""
    ways_to_place: Callable[[Any, str], Ways]
    placed: Callable[[Any, Mapping[str, int], str], Any]
    """The position with bought units placed in a space."""


def apart_in_short(edition: Edition, state: Any, kind: str, space: str) -> BattleOdds:
    """What is told in short of a kind of battle that the small model does not know."""
    short = edition.apart[kind].short
    assert short is not None
    return short(state, space)
