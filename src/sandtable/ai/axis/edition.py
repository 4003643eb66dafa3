"""What planners ask of an edition of the family: its rules, its orders, and what only it knows.

Positions are given as `Any`, since each edition has a state of its own; planners read them as `Position`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from sandtable.ai.players import Decision
from sandtable.games.axis.core.pieces import Pile
from sandtable.games.axis.core.theatre import Theatre
from sandtable.games.axis.core.units import Kind
from sandtable.kernel.protocol import Action, Decide, Play

from .roles import Roles
from .weights import Weights

if TYPE_CHECKING:
    from .assault import Attack
    from .danger import Danger
    from .draft import Draft
    from .style import Style

Makers: TypeAlias = Mapping[str, Mapping[str, int]]
"""Spaces where a unit may be placed, with what can make it there, and how many."""


class Mover(Protocol):
    """Pieces, and the spaces that so many of them reach."""

    @property
    def origin(self) -> str: ...
    @property
    def pile(self) -> Pile: ...
    @property
    def reach(self) -> Mapping[int, int]: ...


class Muster(Protocol):
    """A nation about to move."""

    @property
    def th(self) -> Theatre: ...
    @property
    def movers(self) -> Sequence[Mover]: ...
    def brings(self, space: str) -> tuple[list[Pile], list[Pile], int]:
        """What gets to a space by itself, the troops that land there, and how many ships support them."""


class Edition(Protocol):
    """One edition of the family, as its planners need it."""

    @property
    def game(self) -> Play[Any, Any, Any]: ...
    @property
    def roles(self) -> Roles: ...
    @property
    def weights(self) -> Weights: ...
    @property
    def compared(self) -> Mapping[str, Weights]:
        """What plans are compared by in each phase that is searched."""

    # The rules as they stand

    def money(self, state: Any) -> Mapping[str, int]:
        """What each nation can spend."""

    def figures(self, state: Any) -> Mapping[str, Mapping[str, Kind]]:
        """The kinds of each nation as they were when the game began."""

    def capitals(self, state: Any) -> Mapping[str, str]:
        """By nation, what it must not lose; only while it holds it does it buy and earn."""

    def taker(self, state: Any, space: str) -> str:
        """Whoever gets a territory that the nation whose turn it is takes."""

    def production(self, state: Any, nation: str) -> int: ...
    def holds_capital(self, state: Any, nation: str) -> bool: ...
    def may_attack(self, state: Any) -> bool:
        """Whether the nation whose turn it is may attack at all."""

    def gun_strength(self, state: Any, space: str) -> int:
        """Of the guns there against aircraft of the nation whose turn it is; 0 for none."""

    def theatre(self, state: Any) -> Theatre: ...
    def muster(self, state: Any) -> Muster: ...
    def next_turn(self, state: Any, nation: str) -> Any:
        """The board as it stands, when that nation makes its next combat move."""

    def factories(self, state: Any) -> Mapping[str, int]:
        """What makes units for the nation this turn, and how many more it can make."""

    def ways_to_place(self, state: Any, kind: str) -> Makers: ...

    # Its orders

    def move(self, units: Mapping[str, int], start: str, goal: str) -> tuple[Action, ...]:
        """One order, or as many as it takes where not all kinds move together."""

    def buy(self, units: Mapping[str, int]) -> tuple[Action, ...]: ...
    def load(self, units: Mapping[str, int], start: str, zone: str, ship: str) -> Action: ...
    def unload(self, units: Mapping[str, int], zone: str, coast: str, ship: str) -> Action: ...
    def place(self, units: Mapping[str, int], space: str) -> Action: ...
    def done(self) -> Action: ...

    # What only the edition knows

    def pressure(self, state: Any) -> float:
        """How near a victory is that production brings, from 0 to 1."""

    def verdict(
        self, danger: Danger, attacks: Sequence[Attack], ahead: Danger, replies: Mapping[str, list[Attack]]
    ) -> float:
        """How likely the seat's friends win when the round ends if it attacks so; negative where they lose.

        `ahead` is the position to be expected after the attacks, `replies` what each enemy would do in it.
        """

    def before_buying(self, draft: Draft, danger: Danger, style: Style) -> bool:
        """Order what must be seen before units are bought; whether anything was."""

    def after_attacks(self, draft: Draft, style: Style) -> None:
        """Order combat moves that are no attacks."""

    def in_battle(self, state: Any, seat: str, awaited: Decide) -> Decision:
        """What to do where the game awaits something else than a plan: battles and what belongs to them."""
