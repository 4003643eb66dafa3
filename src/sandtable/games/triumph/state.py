"""The position of a game, with every secret. Frozen; a step shares what it did not change.

The procedures under way (`frames`) have a field each, empty while they are not running.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.protocol import Decide, Over
from ...tabletop import stepping
from .blocks import NEUTRAL, Block, Blocks, factions, fresh_turn, side, sorted_blocks
from .data import setup_table
from .frames import (
    Battle,
    Cards,
    Command,
    Council,
    Decision,
    Garrison,
    Leave,
    Limits,
    Opening,
    Owed,
    Pair,
    Phase,
    Plot,
    Production,
    Season,
    Stake,
    Turn,
)
from .ruleset import SEATS, Rules, ruleset


class State(Struct, frozen=True, omit_defaults=True):
    """Everything the rules need to go on."""

    variant: str
    year: int
    """0 in the setup."""
    phase: Phase
    order: tuple[str, ...] = SEATS
    """Who is first this year."""
    units: dict[str, Blocks] = {}
    arrived: dict[str, tuple[str, ...]] = {}
    """Where several sides stand: in which order they came."""
    control: dict[str, str] = {}
    """Who controls each area of land, as worked out when the phase began; neutral land is left out."""
    marker: dict[str, str] = {}
    """Countries that a faction holds by its control marker, which lies on the capital."""
    satellites: tuple[str, ...] = ()
    """Those that came by diplomacy, not by conquest."""
    influence: dict[str, Stake] = {}
    armed: dict[str, tuple[str, ...]] = {}
    """Armed minors, and who has attacked them: the violator first, then others who entered."""
    defeated: tuple[str, ...] = ()
    """Major powers that are out for good."""
    wars: tuple[tuple[str, str], ...] = ()
    """Who declared war, and on whom."""
    restless: tuple[str, ...] = ()
    """Who was in a battle or violated a neutral this year."""
    ind: dict[str, int] = {}
    risen: dict[str, int] = {}
    """Rises of industry this year."""
    atomic: tuple[str, ...] = ()
    """Who achieved a stage of atomic research this year."""
    hands: dict[str, Cards] = {}
    decks: dict[str, Cards] = {}
    discards: dict[str, Cards] = {}
    laid: dict[str, tuple[tuple[str, str], ...]] = {}
    """Cards that lie for diplomacy, with their countries."""
    techs: dict[str, dict[str, str]] = {}
    """Open technologies, each with the card that stands for it."""
    vault: dict[str, tuple[Pair, ...]] = {}
    chits: dict[str, tuple[int, ...]] = {}
    blockade: dict[str, str] = {}
    """Areas marked in the summer: full, or med."""
    arrivals: tuple[int, ...] = ()
    """Strengths of American units that still come, a year each, after the USA was attacked."""
    attacked: bool = False
    """The USA was drawn into the war: its units come by years from then on."""
    known: dict[str, dict[str, Cards]] = {}
    """Cards that a faction is certain of in the hands of others."""
    peeked: dict[str, dict[str, tuple[Pair, ...]]] = {}
    """Pairs that a faction has seen in the vaults of others."""
    draws: tuple[Owed, ...] = ()
    musters: tuple[Garrison, ...] = ()
    opening: Opening | None = None
    production: Production | None = None
    council: Council | None = None
    plot: Plot | None = None
    limits: Limits | None = None
    command: Command | None = None
    season: Season | None = None
    turn: Turn | None = None
    battle: Battle | None = None
    leaving: tuple[Leave, ...] = ()
    ended: bool = False
    """All of the phase has been done."""
    over: Over | None = None

    @property
    def rules(self) -> Rules:
        return ruleset(self.variant)

    @property
    def round(self) -> int:
        """The year counted from the first one of the game; 0 in the setup."""
        return self.year - self.rules.start + 1 if self.year else 0

    def at(self, area: str) -> Blocks:
        return self.units.get(area, ())

    def hand(self, seat: str) -> Cards:
        return self.hands.get(seat, ())


Stepping: TypeAlias = stepping.Stepping[State]


def ask(seats: tuple[str, ...], what: Decision, where: str = "", is_open: bool = False) -> Decide:
    """The factions are awaited for a decision."""
    return Decide(seats, what, where, is_open)


def others(seat: str) -> tuple[str, ...]:
    """The two rivals of a faction."""
    return tuple(s for s in SEATS if s != seat)


def in_order(state: State, seats: Iterable[str]) -> tuple[str, ...]:
    """The seats in the order of the year."""
    chosen = set(seats)
    return tuple(s for s in state.order if s in chosen)


def power_of(seat: str) -> str:
    """The great power of a faction."""
    return setup_table().seats[seat].power


# Relations


def at_war(state: State, one: str, two: str) -> bool:
    return (one, two) in state.wars or (two, one) in state.wars


def is_warring(state: State, seat: str) -> bool:
    """Whether the faction is at war with anybody."""
    return any(seat in war for war in state.wars)


def enemies(state: State, seat: str) -> frozenset[str]:
    """The rivals with whom a faction is at war."""
    return frozenset(s for s in others(seat) if at_war(state, seat, s))


def foes(state: State, seat: str, area: str) -> Blocks:
    """Blocks in an area that fight the faction: of its enemies, and neutral fortresses; not those escaped."""
    blocks = state.units.get(area)
    if not blocks:
        return ()
    against = enemies(state, seat)
    return tuple(b for b in blocks if not b.escaped and (side(b) in against or b.nation == NEUTRAL))


def own(state: State, seat: str, area: str) -> Blocks:
    """The faction's blocks in an area, without those escaped."""
    return tuple(b for b in state.units.get(area, ()) if not b.escaped and side(b) == seat)


def is_battle(state: State, seat: str, area: str) -> bool:
    """Whether the faction stands against enemies in an area."""
    return bool(own(state, seat, area)) and bool(foes(state, seat, area))


# Changing what stands where


def with_blocks(state: State, area: str, blocks: Iterable[Block]) -> State:
    """The state with exactly these blocks in an area."""
    units = dict(state.units)
    found = sorted_blocks(blocks)
    if found:
        units[area] = found
    else:
        units.pop(area, None)
    return replace(state, units=units, arrived=_arrivals(state, area, found))


def _arrivals(state: State, area: str, blocks: Blocks) -> dict[str, tuple[str, ...]]:
    """Who came to an area in which order, where more than one side stands."""
    there = {side(b) for b in blocks}
    if len(there) < 2:
        if area not in state.arrived:
            return state.arrived
        return {a: row for a, row in state.arrived.items() if a != area}
    before = state.arrived[area] if area in state.arrived else first_there(state, area)
    row = tuple(s for s in before if s in there)
    new = tuple(s for s in (NEUTRAL, *SEATS) if s in there and s not in row)
    return {**state.arrived, area: (*row, *new)}


def first_there(state: State, area: str) -> tuple[str, ...]:
    """The sides in an area, in the order in which they came."""
    there = dict.fromkeys(side(b) for b in state.at(area))
    if area in state.arrived:
        return tuple(s for s in state.arrived[area] if s in there)
    return tuple(there)


def without(blocks: Blocks, block: Block) -> Blocks:
    """The blocks less this one."""
    place = blocks.index(block)
    return (*blocks[:place], *blocks[place + 1 :])


def put(state: State, area: str, block: Block) -> State:
    return with_blocks(state, area, (*state.at(area), block))


def take(state: State, area: str, block: Block) -> State:
    return with_blocks(state, area, without(state.at(area), block))


def swap(state: State, area: str, old: Block, new: Block) -> State:
    """The state with a block changed where it stands."""
    units = {**state.units, area: sorted_blocks((*without(state.at(area), old), new))}
    return replace(state, units=units)


def freshened(state: State) -> State:
    """The state with nothing having happened to blocks in this turn."""
    units = {area: tuple(map(fresh_turn, blocks)) for area, blocks in state.units.items()}
    return replace(state, units={a: sorted_blocks(bs) for a, bs in units.items()})


def count_blocks(state: State) -> dict[tuple[str, str], int]:
    """How many blocks of each nation and kind are on the map."""
    found: dict[tuple[str, str], int] = {}
    for blocks in state.units.values():
        for block in blocks:
            key = (block.nation, block.kind)
            found[key] = found.get(key, 0) + 1
    return found


def of_faction(state: State, seat: str) -> list[tuple[str, Block]]:
    """All blocks of a faction, with where they stand, in the order of their names."""
    side_of = factions()
    return [(a, b) for a in sorted(state.units) for b in state.units[a] if side_of[b.nation] == seat]
