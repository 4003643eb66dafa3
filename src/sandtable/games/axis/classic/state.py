"""The position of a Classic game. Frozen; a step shares everything it did not change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.protocol import Over
from ....tabletop import stepping
from ..core.pieces import Pile, Piles, add, take, write_spec
from ..core.relations import Relations
from ..core.units import Kind
from .data import Effect
from .ruleset import Ruleset, developed, figures, ruleset

Phase: TypeAlias = Literal["purchase", "combat_move", "combat", "noncombat_move", "place"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases in which a nation decides; income follows the last by itself (2nd: ch. 1)."""

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


def with_piles(state: State, space: str, piles: Piles) -> State:
    """The state with these pieces in one space."""
    units = dict(state.units)
    if piles:
        units[space] = piles
    else:
        units.pop(space, None)
    return replace(state, units=units)


def with_all_piles(state: State, changed: dict[str, Piles]) -> State:
    """The state with the pieces of several spaces replaced."""
    units = {**state.units, **changed}
    for space, piles in changed.items():
        if not piles:
            del units[space]
    return replace(state, units=units)


def put(state: State, space: str, pile: Pile) -> State:
    """The state with pieces added."""
    return with_piles(state, space, add(state.at(space), pile))


def remove(state: State, space: str, pile: Pile) -> State:
    """The state with pieces taken away."""
    return with_piles(state, space, take(state.at(space), pile))


def paid(state: State, nation: str, amount: int) -> State:
    """The state after the nation gave so much to the bank (or received, if negative)."""
    return replace(state, ipc={**state.ipc, nation: state.ipc[nation] - amount})


def unit_text(state: State, pile: Pile, seat: str) -> str:
    """The text by which a seat orders these pieces about."""
    return write_spec(pile, seat, True, state.rules.roster.holds)


def is_enemy(state: State, nation: str) -> bool:
    """Whether the nation fights against the one whose turn it is."""
    return nation in state.relations.foes[state.seat]


def is_friendly_land(state: State, space: str) -> bool:
    """Whether the moving side controls the territory."""
    return state.owner.get(space, "") in state.relations.friends[state.seat]


def enemies(state: State, space: str) -> Iterator[Pile]:
    """Enemy pieces in a space, guns and complexes too, without submarines that dived."""
    foes = state.relations.foes[state.seat]
    return (p for p in state.at(space) if p.nation in foes and p.task != "submerged")


def has_enemies(state: State, space: str) -> bool:
    """Whether any enemy piece that does not lie submerged stands there."""
    return next(enemies(state, space), None) is not None


def has_enemy_gun(state: State, space: str) -> bool:
    """Whether an enemy anti-aircraft gun stands there."""
    guns = state.rules.roster.having["flak"]
    return any(p.kind in guns for p in enemies(state, space))


def own(state: State, space: str) -> Iterator[Pile]:
    """Pieces of the nation whose turn it is."""
    return (p for p in state.at(space) if p.nation == state.seat)


def is_held_back(state: State) -> bool:
    """Whether the moving nation may not attack at all yet (appendix IV, restricted Soviet attack)."""
    rules = state.rules
    return rules.restricted_soviet_attack and state.round == 1 and state.seat == "ussr"


def production(state: State, nation: str) -> int:
    """The national production level: the value of everything the nation controls."""
    value = state.rules.board.value
    return sum(value[space] for space, owner in state.owner.items() if owner == nation)


def holds_capital(state: State, nation: str) -> bool:
    """Whether no enemy has taken the nation's capital."""
    return state.owner[state.rules.capital[nation]] == nation
