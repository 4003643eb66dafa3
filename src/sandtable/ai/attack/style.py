"""What sets the players apart: how far each looks, as one readable value per number of stars."""

from __future__ import annotations

from msgspec import Struct

from .features import WEIGHTS, Weights


class Style(Struct, frozen=True):
    """How a player weighs what it sees."""

    weights: Weights = WEIGHTS
    boldness: float = 1.0
    """An attack must promise so many points."""
    least: float = 0.35
    """The chance an attack must have, whatever it may kill."""
    thrifts: tuple[float, ...] = (0.08,)
    """What it may cost to bind a point's worth of units in an attack: each gives a plan."""
    fear: float = 0.5
    """How likely a neighbor who could take a region is thought to try."""
    others: float = 0.0
    """How much less likely each further rival makes that: all of them have others to strike at too."""
    stake: float = 0.5
    """How much of a garrison counts as lost with its region."""
    spite: float = 1.0
    """How much a rival's loss of units counts, shared among the rivals."""
    grudge: float = 1.0
    """How much a rival's loss of a region counts, shared among the rivals."""
    marks_leader: bool = False
    """Counts a rival's loss the more, the more regions it has compared with the other rivals."""
    exact: bool = False
    """Attacks are weighed by exact odds."""
    foresees: bool = False
    """Counts what rivals could buy to the threat, and plans with guards first as well."""
    tries_sites: bool = False
    """New units go where they would add most to the next attacks."""
    rules_sea: bool = False
    """Weighs sea control by the coasts it covers, else always alike."""
    solves: int = 0
    """Battles of this many units or fewer are fought by solving them."""
    offers: int = 1
    """Offers in a turn."""
    attacks: int = 8
    """Attacks of one march at most."""
    sees: int = 99
    """How many of its largest armies a player thinks of in a march; it forgets the other fronts."""
    actions: tuple[str, ...] = ("move", "blitzkrieg", "strategic", "produce", "naval", "diplomacy")
    """The actions it makes use of."""
    helps: bool = True
    """Brings idle units to regions in danger and keeps guards back."""


ONE = Style(boldness=4.0, least=0.8, attacks=1, sees=1, actions=("move", "produce"), helps=False, offers=0)
TWO = Style(
    boldness=2.0,
    least=0.65,
    attacks=2,
    sees=2,
    actions=("move", "produce", "diplomacy", "strategic"),
    helps=False,
)
THREE = Style()
FOUR = Style(
    fear=0.8,
    spite=3.0,
    grudge=3.0,
    exact=True,
    foresees=True,
    rules_sea=True,
    offers=2,
)
