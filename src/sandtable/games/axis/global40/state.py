"""The position of a game of Global 1940. Frozen; a step shares everything it did not change."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from ....tabletop import stepping
from ..core import melee, position
from ..core.actions import Move
from ..core.position import Phase
from ..core.relations import Relations
from ..core.whereabouts import spaces_in, whereabouts
from .data import Effect, Kind, Stance
from .relations import Wars
from .ruleset import Ruleset, developed, figures, relations, ruleset

Decision: TypeAlias = (
    Phase
    | Literal[
        "declare",
        "chart",
        "passage",
        "alert",
        "kamikaze",
        "targets",
        "dive",
        "casualties",
        "retreat",
        "stranded",
        "bonus",
    ]
)
"""What a nation may be asked."""


class Turn(position.Turn, frozen=True, omit_defaults=True):
    """What was fixed when the turn began, and what has been used up since."""

    factories: tuple[str, ...] = ()
    """Territories with own factories when the turn began."""
    hostile: tuple[str, ...] = ()
    """Zones that were hostile when the turn began."""
    mixed: tuple[str, ...] = ()
    """Zones that became hostile by own declarations this turn."""
    moved: bool = False
    """A unit has moved: no more declarations."""
    attacked: tuple[str, ...] = ()
    """Zones where submarines and transports that could be ignored are attacked by order."""
    expected: tuple[str, ...] = ()
    """Zones that warships sailed to together with troops, for a landing still to be announced."""
    leaders: dict[str, int] = field(default_factory=dict)
    """Tanks that blitzed and could still take others along, by `start > end` of their way."""
    allowed: dict[str, bool] = field(default_factory=dict)
    """Passages asked for this turn, and the answers."""
    upgraded: tuple[str, ...] = ()
    """Factories upgraded this turn."""
    spent: bool = False
    """Something was bought, repaired or upgraded: research is over."""
    researched: bool = False
    research: int = 0
    """Development dice owed."""
    breakthrough: bool = False
    """The chart is to be chosen."""
    chart: int = 0
    """The chart that is rolled on, while its die is owed."""
    rockets: tuple[str, ...] = ()
    """Bases that have fired their rocket."""
    rocket: str = ""
    """Where the last of them flies, as `space facility`, while its die is owed."""


class Request(Struct, frozen=True, omit_defaults=True):
    """Leave asked for to use a passage."""

    passage: str
    asked: tuple[str, ...]
    """Nations that still have to answer."""
    order: Move | None = None
    """The move that waits for the answer."""


class Alert(Struct, frozen=True, omit_defaults=True):
    """Defenders decide who scrambles and who intercepts, one nation after the other."""

    asked: tuple[str, ...]
    """Nations that still have to decide; the first does now."""


class Strike(Struct, frozen=True):
    """Kamikaze markers on one ship, which a unit text names."""

    zone: str
    ship: str
    count: int


class Strikes(Struct, frozen=True, omit_defaults=True):
    """Kamikaze strikes being announced, before any die is thrown."""

    named: tuple[Strike, ...] = ()
    rolling: bool = False
    """All are named: their dice are owed."""


class Battle(melee.Battle, frozen=True, omit_defaults=True):
    """The battle being fought: land, sea or raid; bombers on a raid have their target in `came`."""

    origins: tuple[str, ...] = ()
    """Where attackers came from: where they may retreat to."""
    bombard: dict[str, int] = field(default_factory=dict)
    """Ships that support the landing."""
    landed: bool = False
    """Some of the attackers came from ships: those may not retreat."""
    decided: tuple[str, ...] = ()
    """Nations whose submarines have decided this round."""


class Stranded(Struct, frozen=True, omit_defaults=True):
    """Defending aircraft without a place to land, which their owners bring down one space away at most."""

    asked: tuple[str, ...]
    """Nations that still have to decide; the first does now."""


class Income(Struct, frozen=True, omit_defaults=True):
    """Income being collected: dice for convoys are owed zone by zone, then those of war bonds."""

    zones: tuple[str, ...] = ()
    """Zones whose convoys are still to be rolled for; the first is now."""
    damage: dict[str, int] = {}
    """What the dice of each zone came to, before limits."""
    bonds: int = 0
    """Dice of war bonds owed."""
    bonus: int = 0
    """What they brought."""


class State(position.Standing, frozen=True, omit_defaults=True, kw_only=True):
    """Everything the rules need to go on."""

    variant: str
    wars: Wars
    neutral: dict[str, Stance]
    """What land that nobody controls is to the two sides; impassable land is not in it."""
    army: dict[str, int]
    """Infantry left of neutral armies."""
    turn: Turn = Turn()
    apart: dict[str, dict[str, int]] = field(default_factory=dict)
    """Of the units bought: what a purse paid for that is not the nation's first."""
    tech: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    """What has happened that later rules ask for, in order of name."""
    kamikaze: int = 0
    """Markers left."""
    clocks: dict[str, str] = field(default_factory=dict)
    """Conditions of victory that are met, with the nation and round in which they were."""
    stage: str = ""
    """How far the turn has come: `turn.STAGES`."""
    asking: str = ""
    """A decision of the moving nation outside its phases: `declare` before its income."""
    request: Request | None = None
    alert: Alert | None = None
    strikes: Strikes | None = None
    battle: Battle | None = None
    stranded: Stranded | None = None
    income: Income | None = None
    bonus: int = 0
    """IPC of the troop bonus that is to be placed now."""

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.variant)

    @property
    def relations(self) -> Relations:
        return relations(self.variant, self.wars)

    def kinds(self, nation: str) -> dict[str, Kind]:
        """The nation's unit figures with its developments."""
        return figures(self.variant, nation, self.tech.get(nation, ()))

    def developed(self, nation: str, kind: str, effect: Effect, without: int) -> int:
        """A number of a nation that only its developments change."""
        return developed(self.tech.get(nation, ()), kind, effect, without)

    def is_at_war(self, nation: str) -> bool:
        """Whether the nation is at war with anybody; one that is not is neutral (rule book, line 747)."""
        return bool(self.relations.foes[nation])


Stepping: TypeAlias = stepping.Stepping[State]


def idle(state: State) -> State:
    """The position with no procedure under way."""
    return replace(
        state,
        asking="",
        request=None,
        alert=None,
        strikes=None,
        battle=None,
        stranded=None,
        income=None,
        bonus=0,
        over=None,
    )


def with_flags(state: State, *flags: str) -> State:
    """The position with these flags up."""
    new = tuple(sorted({*state.flags, *flags}))
    return state if new == state.flags else replace(state, flags=new)


def hostile_zones(state: State) -> tuple[str, ...]:
    """Zones with surface warships of nations that the moving one is at war with (rule book, line 282)."""
    foes, surface = state.relations.foes[state.seat], state.rules.surface
    known = whereabouts(state)
    zones = spaces_in(state, known.of(foes) & known.having(surface) & state.rules.board.sea)
    return tuple([z for z in zones if any(p.kind in surface and p.nation in foes for p in state.at(z))])
