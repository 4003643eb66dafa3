"""What a player or the table may do in Attack!, in the words players use.

`units` maps kinds to numbers; regions, kinds and cards are the ids of the tables in `data/`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from ...kernel.protocol import Action
from ...tabletop.commit import Recall


class Claim(Action, frozen=True, tag="claim"):
    """Own an unowned region by putting an infantry there (setup)."""

    region: str


class Place(Action, frozen=True, tag="place"):
    """Put units into an own region: five at a time in the setup, new ones after buying."""

    units: dict[str, int]
    region: str


class Capital(Action, frozen=True, tag="capital"):
    """Put the capital into an own region (setup)."""

    region: str


class Choose(Action, frozen=True, tag="choose"):
    """Begin an action that has steps of its own: move, blitzkrieg, strategic or produce."""

    action: str


class Move(Action, frozen=True, tag="move"):
    """Move units by land, planes through the air."""

    units: dict[str, int]
    start: str
    target: str


class Sail(Action, frozen=True, tag="sail"):
    """Announce an amphibious movement; the units wait at sea until all moves are made."""

    units: dict[str, int]
    start: str
    target: str


class Done(Action, frozen=True, tag="done"):
    """All moves are made, or everything is bought."""


class Allow(Action, frozen=True, tag="allow"):
    """The holder lets a voyage or a trade pass."""


class Refuse(Action, frozen=True, tag="refuse"):
    """The holder stops a voyage or a trade."""


class Fly(Action, frozen=True, tag="fly"):
    """How many planes of a refused voyage go on; the others go back."""

    planes: int


class Fight(Action, frozen=True, tag="fight"):
    """Fight the battle in this region next."""

    region: str


class Volunteer(Action, frozen=True, tag="volunteer"):
    """Offer to command the neutral troops."""


class Pass(Action, frozen=True, tag="pass"):
    """Leave the neutral troops to others."""


class Commit(Action, frozen=True, tag="commit"):
    """Send the first four units forward."""

    units: dict[str, int]


class Reinforce(Action, frozen=True, tag="reinforce"):
    """Bring units forward from the reserve, or none."""

    units: dict[str, int] = field(default_factory=dict)


class Challenge(Action, frozen=True, tag="challenge"):
    """The naval action: take sea control, or challenge its holder."""


class Engage(Action, frozen=True, tag="engage"):
    """The holder accepts the sea battle."""


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take the ships back and leave sea control to the other."""


class Line(Action, frozen=True, tag="line"):
    """Lay out ships face down, the head of the line first."""

    ships: tuple[str, ...]


class Press(Action, frozen=True, tag="press"):
    """Fight another round at sea."""


class Diplomacy(Action, frozen=True, tag="diplomacy"):
    """Try to win over a neutral region."""

    region: str


class Offer(Action, frozen=True, tag="offer"):
    """Propose a deal: own cards by name against some of the partner's, whose cards nobody else knows.

    `want` counts what is asked for: by kind (`minerals`), by card (`oil_03`), or `any` the partner likes.
    """

    to: str
    give: tuple[str, ...] = ()
    want: dict[str, int] = field(default_factory=dict)
    text: str = ""
    promise: bool = False
    """A promise is made whose words are not written down."""


class Accept(Action, frozen=True, tag="accept"):
    """Agree to an offer, naming the cards that are handed over for it."""

    cards: tuple[str, ...] = ()


class Decline(Action, frozen=True, tag="decline"):
    """Turn an offer down."""


class Counter(Action, frozen=True, tag="counter"):
    """Answer an offer with another one."""

    give: tuple[str, ...] = ()
    want: dict[str, int] = field(default_factory=dict)
    text: str = ""
    promise: bool = False
    """A promise is made whose words are not written down."""


class Buy(Action, frozen=True, tag="buy"):
    """Pay for army units and ships."""

    units: dict[str, int]


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Clock(Action, frozen=True, tag="clock"):
    """The agreed time draws near (last_half_hour) or has come (time_up); said by the table."""

    what: str


class Concede(Action, frozen=True, tag="concede"):
    """A player gives up; said by the table."""

    seat: str


AttackAction: TypeAlias = (
    Claim
    | Place
    | Capital
    | Choose
    | Move
    | Sail
    | Done
    | Allow
    | Refuse
    | Fly
    | Fight
    | Volunteer
    | Pass
    | Commit
    | Reinforce
    | Challenge
    | Engage
    | Withdraw
    | Line
    | Press
    | Recall
    | Diplomacy
    | Offer
    | Accept
    | Decline
    | Counter
    | Buy
    | End
    | Clock
    | Concede
)
