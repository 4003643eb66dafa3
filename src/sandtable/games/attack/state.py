"""The position of a game of Attack!, with every secret. Frozen; a step shares what it did not change.

The procedures under way (`frames`) have a field each, None while they are not running.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.protocol import Decide, Over, Refusal, refuse
from ...tabletop import stepping
from .frames import Battle, Bid, Deal, Decision, Loot, March, Opening, Sea, Shop, Turn
from .pieces import ARMY_KINDS, Army, Cards, Fleet, army_of
from .ruleset import Rules, ruleset

PILE = "pile"
"""The draw pile where a place for cards is named; players are named by seat."""


class State(Struct, frozen=True, omit_defaults=True):
    """Everything the rules need to go on."""

    variant: str
    order: tuple[str, ...]
    """Order of play, the starting player first."""
    seat: str
    """The active player."""
    round: int = 0
    owner: dict[str, str] = {}
    units: dict[str, Army] = {}
    capitals: dict[str, str] = {}
    """Where each player put the capital; it serves whoever owns the region."""
    hands: dict[str, Cards] = {}
    pile: Cards = ()
    known: dict[str, dict[str, Cards]] = {}
    """What each player surely knows of other hands, and of the pile."""
    ships: dict[str, Fleet] = {}
    holder: str = ""
    """Who has sea control."""
    out: tuple[str, ...] = ()
    """Players who have been eliminated or have left."""
    clock: str = ""
    """last_half_hour or time_up, when the table has said so."""
    turn: Turn = Turn()
    opening: Opening | None = None
    march: March | None = None
    battle: Battle | None = None
    loot: Loot | None = None
    sea: Sea | None = None
    bid: Bid | None = None
    deal: Deal | None = None
    shop: Shop | None = None
    over: Over | None = None

    @property
    def rules(self) -> Rules:
        return ruleset(self.variant)

    @property
    def alive(self) -> tuple[str, ...]:
        """Players still in the game, in order of play."""
        return tuple(s for s in self.order if s not in self.out)

    def at(self, region: str) -> Army:
        return self.units.get(region, Army())

    def hand(self, seat: str) -> Cards:
        return self.hands.get(seat, ())

    def fleet(self, seat: str) -> Fleet:
        return self.ships.get(seat, Fleet())


Stepping: TypeAlias = stepping.Stepping[State]


def ask(seats: tuple[str, ...], what: Decision, where: str = "", is_open: bool = False) -> Decide:
    """The players are awaited for a decision."""
    return Decide(seats, what, where, is_open)


def with_units(state: State, region: str, army: Army) -> State:
    """The state with this army in an owned region."""
    return replace(state, units={**state.units, region: army})


def owned(state: State, seat: str) -> tuple[str, ...]:
    """The player's regions, in the order of the board."""
    return tuple(r for r in state.rules.board.regions if state.owner.get(r) == seat)


def is_owned_by(state: State, region: str, seat: str) -> bool:
    return state.owner.get(region) == seat


def count_units(state: State, seat: str) -> int:
    """All army units of a player, with those of the active one that stand in foreign regions or at sea."""
    standing = sum(state.at(region).size for region, owner in state.owner.items() if owner == seat)
    return standing + (_count_moving(state) if seat == state.seat else 0)


def _count_moving(state: State) -> int:
    fighting = state.battle.attack.all.size if state.battle else 0
    if state.march is None:
        return fighting
    waiting = [*state.march.attacks.values(), *(v.army for v in (*state.march.afloat, *state.march.refused))]
    return fighting + sum(army.size for army in waiting)


def others(state: State, seat: str) -> tuple[str, ...]:
    """The other players still in the game, from the seat's left around the table."""
    place = state.order.index(seat)
    around = (*state.order[place + 1 :], *state.order[:place])
    return tuple(s for s in around if s not in state.out)


def army_or_refusal(units: Mapping[str, int]) -> Army | Refusal:
    """The army an action names, or why it names none."""
    for kind, count in units.items():
        if kind not in ARMY_KINDS:
            return refuse("unknown_unit", "9.units", unit=kind)
        if count < 1:
            return refuse("bad_count", "9.units", unit=kind, count=count)
    return army_of(units)


def why_not_region(state: State, *regions: str) -> Refusal | None:
    """Why a name is no region of the board."""
    for region in regions:
        if region not in state.rules.board.land:
            return refuse("unknown_space", "6.board", space=region)
    return None


def why_not_own(state: State, seat: str, region: str) -> Refusal | None:
    """Why a name is no region of the player's."""
    refusal = why_not_region(state, region)
    if refusal:
        return refusal
    if not is_owned_by(state, region, seat):
        return refuse("not_your_region", "9.units", space=region)
    return None
