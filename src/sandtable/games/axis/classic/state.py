"""The position of a Classic game. Frozen; a step shares everything it did not change."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ....kernel.protocol import Over
from ....tabletop import stepping
from ..core.pieces import Piles
from ..core.position import Phase
from ..core.relations import Relations
from ..core.units import Kind
from .data import Effect
from .ruleset import Ruleset, developed, figures, ruleset

BattleDecision: TypeAlias = Literal["casualties", "submarines", "retreat"]
Decision: TypeAlias = Phase | BattleDecision
"""What a nation may be asked."""

FireStep: TypeAlias = Literal["aa_fire", "bombardment", "torpedoes", "attack", "defense", "bombing"]
LossStep: TypeAlias = Literal[
    "aa_losses", "bombardment_losses", "torpedo_losses", "attack_losses", "defense_losses", "deck_losses"
]
BattleStep: TypeAlias = FireStep | LossStep | Literal["remove", "subs", "retreat", "end"]
"""Their order is that of the kind of battle: `battle.STEPS`."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """What was fixed when the turn began, and what has been used up since."""

    held: dict[str, str] = {}
    """Owners of all land when the turn began."""
    factories: tuple[str, ...] = ()
    """Own complexes when the turn began."""
    research: int = 0
    """Development dice owed."""
    researched: bool = False
    breakthroughs: int = 0
    """Rolls on the development table owed."""
    taken: tuple[str, ...] = ()
    """Territories conquered or liberated this turn."""
    fought: tuple[str, ...] = ()
    """Battles fought this turn, as `kind space`."""
    rocket: str = ""
    """Target of the rocket, while its die is owed."""
    rocket_used: bool = False
    """No more rockets this turn."""
    rockets: int = 0
    """Rockets launched, while more may be."""
    made: dict[str, int] = {}
    """Units placed this turn, by complex."""


class Flak(Struct, frozen=True, omit_defaults=True):
    """Guns firing at overflights when the combat move is closed; the first of `guns` fires now."""

    guns: tuple[str, ...]
    hits: int = 0


class Battle(Struct, frozen=True, omit_defaults=True):
    """The battle being fought; pieces stand on the board, `dead` are hit but still to fire."""

    space: str
    kind: str
    """land, sea or raid."""
    step: BattleStep
    round: int = 1
    origins: tuple[str, ...] = ()
    """Where attackers came from: where they may retreat to."""
    bombard: int = 0
    """Battleships that support the landing."""
    landed: bool = False
    """An amphibious assault: the army may not retreat."""
    hits: int = 0
    """Hits on anything."""
    torpedoes: int = 0
    """Hits by submarines: on ships only."""
    dead: Piles = ()
    proposals: dict[str, dict[str, int]] = {}
    """Casualties each defending nation asks for, where they must agree."""
    stayed: tuple[str, ...] = ()
    """Nations whose submarines have decided this round."""
    leaving: str = ""
    """Where attacking ships retreat to, once it is chosen which fighters lose their deck."""


class State(Struct, frozen=True, omit_defaults=True):
    """Everything the rules need to go on."""

    # Not a `Standing`: digests of recorded games hold the order of these fields.

    variant: str
    seat: str
    phase: Phase
    units: dict[str, Piles]
    owner: dict[str, str]
    ipc: dict[str, int]
    round: int = 1
    tech: dict[str, tuple[str, ...]] = {}
    bought: dict[str, int] = {}
    turn: Turn = Turn()
    flak: Flak | None = None
    battle: Battle | None = None
    over: Over | None = None

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.variant)

    @property
    def relations(self) -> Relations:
        return ruleset(self.variant).relations

    def at(self, space: str) -> Piles:
        return self.units.get(space, ())

    def kinds(self, nation: str) -> dict[str, Kind]:
        """The nation's unit figures with its developments."""
        return figures(self.variant, nation, self.tech.get(nation, ()))

    def developed(self, kind: str, effect: Effect, without: int) -> int:
        """A number of the nation whose turn it is that only its developments change."""
        return developed(self.tech.get(self.seat, ()), kind, effect, without)


Stepping: TypeAlias = stepping.Stepping[State]


def is_held_back(state: State) -> bool:
    """Whether the moving nation may not attack at all yet (appendix IV, restricted Soviet attack)."""
    return state.round <= state.rules.truce.get(state.seat, 0)
