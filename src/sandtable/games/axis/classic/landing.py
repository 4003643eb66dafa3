"""Where aircraft can land, counted for all of a nation's aircraft together (2nd: ch. 4, fighters).

An aircraft may attack only if it can come down afterwards: on land that has been friendly since the
turn began, or, fighters only, on a carrier that is there or can still come. Two fighters a carrier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from msgspec import Struct

from ..core.reach import distances, spread
from .state import State
from .theatre import Theatre

CARRIER_ROOM = 2
AIRCRAFT = ("fighter", "bomber")


class Flyer(Struct, frozen=True):
    """Aircraft in the air: where (by number), with how many steps left, how many."""

    place: int
    left: int
    count: int
    fighter: bool


class Deck(Struct, frozen=True):
    """Room on carriers: the zones where it can be offered, and how many fighters fit."""

    zones: int
    room: int


Wishes: TypeAlias = tuple[tuple[int, int], ...]
"""Fighters that need a deck: how many, and the zones they reach."""


def steps_to_airfield(state: State, th: Theatre, paid: int = 0) -> tuple[int, ...]:
    """Steps from each space to the nearest airfield; neutrals may not be crossed going home."""
    board = state.rules.board
    through = (board.land | board.sea) & ~(th.neutral & ~paid)
    return distances(board.near, th.airfields, through)


def flyers(state: State, th: Theatre) -> list[Flyer]:
    """The nation's aircraft that are not standing on an airfield."""
    return [flyer for space in state.units for flyer in flyers_at(state, th, space)]


def flyers_at(state: State, th: Theatre, space: str) -> list[Flyer]:
    """Those over one space."""
    place = state.rules.board.index[space]
    if th.airfields >> place & 1:
        return []
    found: list[Flyer] = []
    for p in state.at(space):
        if p.nation == state.seat and p.kind in AIRCRAFT:
            left = max(0, state.kinds(state.seat)[p.kind].move - p.used)
            found.append(Flyer(place, left, p.count, p.kind == "fighter"))
    return found


def decks(state: State, th: Theatre) -> list[Deck]:
    """Room on own and allied carriers, own ones also where they can still sail this turn.

    Zones where a battle of ours is pending count as passable: the landing may exist.
    """
    board, side, seat = state.rules.board, state.rules.side, state.seat
    move = state.kinds(seat)["aircraft_carrier"].move
    closed = th.occupied & ~th.ours
    open_sea = board.sea & ~closed
    found: list[Deck] = []
    for space, piles in state.units.items():
        bit = board.bit[space]
        if not bit & board.sea:
            continue
        carriers = [p for p in piles if p.kind == "aircraft_carrier" and side[p.nation] == side[seat]]
        if not carriers:
            continue
        allied = [p for p in piles if p.nation != seat and side[p.nation] == side[seat]]
        guests = sum(p.count for p in allied if p.kind == "fighter")
        for p in sorted(carriers, key=lambda p: p.nation == seat):
            aboard = min(guests, CARRIER_ROOM * p.count)
            guests -= aboard
            sails = p.nation == seat and p.used == 0 and not th.occupied & bit
            zones = bit | (spread(th.sea_near, bit, move, open_sea, open_sea) if sails else 0)
            for ship in range(p.count):
                room = CARRIER_ROOM - (aboard // p.count + (1 if ship < aboard % p.count else 0))
                if room > 0:
                    found.append(Deck(zones, room))
    return found


class Sky:
    """The nation's aircraft in the air and the decks for them, worked out once for many questions."""

    def __init__(self, state: State, th: Theatre) -> None:
        self.state, self.th = state, th

    @cached_property
    def flying(self) -> list[Flyer]:
        return flyers(self.state, self.th)

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        return tuple(decks(self.state, self.th))

    @cached_property
    def need(self) -> tuple[int, Wishes]:
        return in_need(self.state, self.th, self.flying)

    @cached_property
    def lost(self) -> int:
        """How many cannot come down, at best."""
        lost, wishes = self.need
        return lost + unplaced(wishes, self.decks) if wishes else lost


def count_lost(state: State, th: Theatre) -> int:
    """How many of the nation's aircraft cannot come down, at best."""
    return Sky(state, th).lost


def in_need(state: State, th: Theatre, flying: Iterable[Flyer]) -> tuple[int, Wishes]:
    """Of these, how many bombers are lost, and for fighters out of reach of land the zones in reach."""
    home = steps_to_airfield(state, th)
    lost = 0
    wishes: list[tuple[int, int]] = []
    for f in flying:
        if home[f.place] > f.left:
            if f.fighter:
                wishes.append((f.count, zones_in_reach(state, th, f.place, f.left)))
            else:
                lost += f.count
    return lost, tuple(wishes)


def zones_in_reach(state: State, th: Theatre, place: int, left: int, paid: int = 0) -> int:
    """The zones a fighter may still fly to, not crossing neutrals other than those it has paid for."""
    board = state.rules.board
    through = (board.land | board.sea) & ~(th.neutral & ~paid)
    return _zones_within(board.near, place, left, through) & board.sea


@lru_cache(maxsize=16384)
def _zones_within(near: tuple[int, ...], place: int, left: int, through: int) -> int:
    start = 1 << place
    return start | spread(near, start, left, through, through)


Stand: TypeAlias = frozenset[int]
"""The wishes that a deck serves where it stands."""

MOST_STANDS = 5000
"""Arrangements of carriers looked at; far more than any game has needed."""


@lru_cache(maxsize=16384)
def unplaced(wishes: Wishes, decks: tuple[Deck, ...]) -> int:
    """Fighters left over when carriers stand where they serve best."""
    if len(wishes) == 1:
        ((count, zones),) = wishes
        return max(0, count - sum(deck.room for deck in decks if deck.zones & zones))
    need = [count for count, _ in wishes]
    fixed: list[tuple[Stand, int]] = []
    choices: Counter[tuple[tuple[Stand, ...], int]] = Counter()
    for deck in decks:
        best = _stands(wishes, deck.zones)
        if len(best) == 1:
            fixed.append((best[0], deck.room))
        elif best:
            choices[best, deck.room] += 1
    if not choices:
        return _match(need, fixed)
    widest = [(frozenset().union(*stands), room) for (stands, room), n in choices.items() for _ in range(n)]
    least = _match(need, [*fixed, *widest])
    result = sum(need)
    for tried, chosen in enumerate(_arrangements(list(choices.items()), sum(need))):
        result = min(result, _match(need, [*fixed, *chosen]))
        if result == least or tried == MOST_STANDS:
            break
    return result


def _stands(wishes: Wishes, zones: int) -> tuple[Stand, ...]:
    """The different ways a deck can serve the wishes, without those that another one includes."""
    # Split the zones into classes that serve the same wishes, one wish at a time.
    classes: dict[Stand, int] = {frozenset(): zones}
    for i, (_, near) in enumerate(wishes):
        parted: dict[Stand, int] = {}
        for stand, part in classes.items():
            if part & near:
                parted[stand | {i}] = part & near
            if part & ~near:
                parted[stand] = part & ~near
        classes = parted
    return tuple(sorted((s for s in classes if s and not any(s < t for t in classes)), key=sorted))


def _arrangements(
    choices: list[tuple[tuple[tuple[Stand, ...], int], int]], most: int
) -> Iterator[list[tuple[Stand, int]]]:
    """All ways to send carriers to stands; like carriers are not told apart."""
    if not choices:
        yield []
        return
    ((stands, room), count), rest = choices[0], choices[1:]
    for sent in combinations_with_replacement(stands, min(count, most)):
        for others in _arrangements(rest, most):
            yield [*((stand, room) for stand in sent), *others]


def _match(need: list[int], offers: list[tuple[frozenset[int], int]]) -> int:
    """Fighters without a place when groups are matched to decks (augmenting paths)."""
    groups = [g for g, count in enumerate(need) for _ in range(count)]
    slots = [served for served, room in offers for _ in range(room)]
    taken: dict[int, int] = {}

    def seat_one(fighter: int, tried: set[int]) -> bool:
        for slot, served in enumerate(slots):
            if groups[fighter] in served and slot not in tried:
                tried.add(slot)
                if slot not in taken or seat_one(taken[slot], tried):
                    taken[slot] = fighter
                    return True
        return False

    return sum(not seat_one(fighter, set()) for fighter in range(len(groups)))
