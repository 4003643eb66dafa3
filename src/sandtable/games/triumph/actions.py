"""All that a faction can do, each in its own words."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel.protocol import Action
from ...tabletop.commit import Recall


class Deploy(Action, frozen=True, tag="deploy"):
    """The kinds of the blocks at the start, in secret."""

    places: dict[str, tuple[str, ...]]


class Build(Action, frozen=True, tag="build"):
    """A new cadre."""

    kind: str
    area: str


class Raise(Action, frozen=True, tag="raise"):
    """A step more for a block."""

    block: str
    area: str


class Buy(Action, frozen=True, tag="buy"):
    """Cards, not looked at before all points are spent."""

    action: int = 0
    investment: int = 0


class Lay(Action, frozen=True, tag="lay"):
    """Diplomacy: an action card for one of its countries."""

    card: str
    country: str


class Wild(Action, frozen=True, tag="wild"):
    """Diplomacy by a wild card, at once."""

    card: str
    country: str


class Industry(Action, frozen=True, tag="industry"):
    """Investment cards for a rise of industry."""

    cards: tuple[str, ...]


class Tech(Action, frozen=True, tag="tech"):
    """A technology by two cards: openly, keeping one, or into the vault."""

    tech: str
    cards: tuple[str, ...]
    keep: str = ""
    """The card that stays; "" for the vault."""


class Intel(Action, frozen=True, tag="intel"):
    """An intelligence card against a rival, for a Coup against a country; an Agent names an area too."""

    card: str
    target: str
    area: str = ""


class Double(Action, frozen=True, tag="double"):
    """Turn an intelligence card back on its player."""

    target: str = ""
    """The area for an Agent, the country for a Coup."""


class Reveal(Action, frozen=True, tag="reveal"):
    """A technology from the vault is laid open."""

    tech: str
    keep: str = ""


class Discard(Action, frozen=True, tag="discard"):
    """Cards over the limit of the hand."""

    cards: tuple[str, ...]


class Command(Action, frozen=True, tag="command"):
    """A card face down for this season."""

    card: str


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing for now."""


class First(Action, frozen=True, tag="first"):
    """Who of those with the same letter goes next."""

    seat: str


class Violate(Action, frozen=True, tag="violate"):
    """Violate the neutrality of a country."""

    country: str


class War(Action, frozen=True, tag="war"):
    """Declare war."""

    seat: str


class Intervene(Action, frozen=True, tag="intervene"):
    """Come to the help of a country that was violated."""

    country: str


class Repudiate(Action, frozen=True, tag="repudiate"):
    """Take off markers of one's own."""

    country: str
    count: int


class Stand(Action, frozen=True, tag="stand"):
    """Leave the markers where they are."""


class Move(Action, frozen=True, tag="move"):
    """One block, on its way; what lies between start and goal may be left out."""

    block: str
    route: tuple[str, ...]


class Disband(Action, frozen=True, tag="disband"):
    """A block is given up."""

    block: str
    area: str


class Atom(Action, frozen=True, tag="atom"):
    """The bomb."""


class Fight(Action, frozen=True, tag="fight"):
    """The next battle; against whom, where several enemies stand."""

    area: str
    enemy: str = ""


class Join(Action, frozen=True, tag="join"):
    """The battle group that joins this round, by where it came from."""

    start: str


class Fire(Action, frozen=True, tag="fire"):
    """A block fires at a class: a, n, g, s (c for convoys), or at industry."""

    block: str
    target: str


class Strike(Action, frozen=True, tag="strike"):
    """A carrier fires at ships and leaves."""

    block: str
    area: str


class Retreat(Action, frozen=True, tag="retreat"):
    """A block leaves for a neighboring area."""

    block: str
    area: str


class Rebase(Action, frozen=True, tag="rebase"):
    """Air forces and ships go home."""

    block: str
    area: str


class Take(Action, frozen=True, tag="take"):
    """Which of the strongest blocks takes the hit."""

    block: str


class Escape(Action, frozen=True, tag="escape"):
    """A submarine disappears."""

    block: str


class Muster(Action, frozen=True, tag="muster"):
    """The kind of a block that is set up at once."""

    area: str
    kind: str


class Done(Action, frozen=True, tag="done"):
    """Nothing more of this."""


TriumphAction: TypeAlias = (
    Deploy
    | Build
    | Raise
    | Buy
    | Lay
    | Wild
    | Industry
    | Tech
    | Intel
    | Double
    | Reveal
    | Discard
    | Command
    | Pass
    | First
    | Violate
    | War
    | Intervene
    | Repudiate
    | Stand
    | Move
    | Disband
    | Atom
    | Fight
    | Join
    | Fire
    | Strike
    | Retreat
    | Rebase
    | Take
    | Escape
    | Muster
    | Done
    | Recall
)
