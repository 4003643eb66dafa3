"""What a nation may do in every edition, in the words players use; editions add their own.

`units` maps a unit text (`infantry`, `transport(infantry,infantry)`, `fighter@2`, `nation:fighter`;
see `pieces.read_spec`) to a number of pieces.
"""

from __future__ import annotations

from ....kernel.protocol import Action


class Buy(Action, frozen=True, tag="buy"):
    """Pay for units, to be placed at the end of the turn."""

    units: dict[str, int]


class Move(Action, frozen=True, tag="move"):
    """Move pieces along a route; `route` leaves out the start and ends at the goal.

    With only the goal in `route`, the way is found: the shortest, crossing fewest guns and neutrals.
    """

    units: dict[str, int]
    start: str
    route: tuple[str, ...]


class Load(Action, frozen=True, tag="load"):
    """Embark land units on a transport lying off their coast."""

    units: dict[str, int]
    start: str
    zone: str
    ship: str = ""


class Unload(Action, frozen=True, tag="unload"):
    """Put cargo ashore; on a hostile coast this announces an amphibious assault."""

    units: dict[str, int]
    zone: str
    coast: str
    ship: str = ""


class Fight(Action, frozen=True, tag="fight"):
    """Open the next battle; `bombard` limits the battleships that support a landing."""

    space: str
    bombard: int = -1


class Lose(Action, frozen=True, tag="lose"):
    """Choose casualties."""

    units: dict[str, int]


class Press(Action, frozen=True, tag="press"):
    """Fight on; of submarines: stay."""


class Retreat(Action, frozen=True, tag="retreat"):
    """Break off the attack to one space; with no space, aircraft alone break off."""

    to: str = ""


class Place(Action, frozen=True, tag="place"):
    """Put bought units on the board; `via` names the complex that makes ships where several could."""

    units: dict[str, int]
    space: str
    via: str = ""


class Concede(Action, frozen=True, tag="concede"):
    """A side gives up; said by the table."""

    side: str


class Done(Action, frozen=True, tag="done"):
    """Close the phase."""
