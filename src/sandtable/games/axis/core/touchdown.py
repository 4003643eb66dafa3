"""Where aircraft can land, counted for all of a nation's aircraft together.

An aircraft may attack only if it can come down afterwards: on land that has been friendly since the
turn began, or, fighters only, on a carrier that is there or can still come. Two fighters a carrier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property, lru_cache, reduce
from itertools import combinations_with_replacement
from operator import or_
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .board import bits, parted
from .passage import is_open
from .pieces import TRAPPED, Pile, Piles
from .position import NONCOMBAT_MOVE, Position, sharing
from .reach import Air, distances, spread
from .theatre import Theatre


class Flyer(Struct, frozen=True):
    """Aircraft in the air: where (by number), with how many steps left, how many."""

    place: int
    left: int
    count: int
    on_decks: bool
    """Whether they can come down on a deck."""


class Deck(Struct, frozen=True):
    """Room on carriers: the zones where it can be offered, and how many fighters fit."""

    zones: int
    room: int


Wishes: TypeAlias = tuple[tuple[int, int], ...]
"""Fighters that need a deck: how many, and the zones they reach."""


def steps_to_airfield(state: Position, th: Theatre, paid: int = 0) -> tuple[int, ...]:
    """Steps from each space to the nearest airfield; neutrals may not be crossed going home."""
    board = state.rules.board
    through = (board.land | board.sea) & ~(th.neutral & ~paid)
    return distances(th.sky_near, th.airfields, through)


def flyers(state: Position, th: Theatre) -> list[Flyer]:
    """The nation's aircraft that are not standing on an airfield."""
    bit, over = state.rules.board.bit, th.ours & ~th.airfields
    return [
        flyer
        for space, piles in state.units.items()
        if bit[space] & over
        for flyer in flyers_among(state, th, space, piles)
    ]


def flyers_among(state: Position, th: Theatre, space: str, piles: Piles) -> list[Flyer]:
    """Those among the pieces of one space."""
    place = state.rules.board.index[space]
    if th.airfields >> place & 1:
        return []
    seat, air = state.seat, state.rules.roster.air
    found: list[Flyer] = []
    for p in piles:
        if p.nation == seat and p.kind in air and p.task != TRAPPED:
            kind = state.kinds(seat)[p.kind]
            found.append(Flyer(place, max(0, kind.move + p.extra - p.used), p.count, kind.deck_load > 0))
    return found


def decks(
    state: Position, th: Theatre, space: str, piles: Piles, at_anchor: bool = False
) -> tuple[Deck, ...]:
    """Room on own and allied carriers among the pieces of a zone, own ones also where they can still
    sail this turn, unless they lie at anchor."""
    rooms = state.rules.roster.decks
    carriers = [p for p in piles if p.kind in rooms]
    if not carriers:
        return ()
    seat, ours = state.seat, sharing(state, space)
    carriers = [p for p in carriers if p.nation in ours and is_open(state, p)]
    bit = state.rules.board.bit[space]
    guests = count_guests(state, space, piles)
    ahead = state.rules.manners.sails or _zones_ahead
    found: list[Deck] = []
    for p in sorted(carriers, key=lambda p: p.nation == seat):
        each = rooms[p.kind]
        aboard = min(guests, each * p.count)
        guests -= aboard
        sails = p.nation == seat and not at_anchor
        zones = bit | (ahead(state, th, bit, p) if sails else 0)
        for ship in range(p.count):
            room = each - (aboard // p.count + (1 if ship < aboard % p.count else 0))
            if room > 0:
                found.append(Deck(zones, room))
    return tuple(found)


def _zones_ahead(state: Position, th: Theatre, bit: int, ship: Pile) -> int:
    """The zones where an own carrier can still go this turn.

    One that waits for the noncombat move also passes zones where a battle of ours is pending: the
    landing may exist. One that has set out goes on in the same phase, and at most into such a zone.
    """
    left = state.kinds(state.seat)[ship.kind].move + ship.extra - ship.used
    if left <= 0:
        return 0
    sea = state.rules.board.sea
    calm, fought = sea & ~th.occupied, sea & ~(th.occupied & ~th.ours)
    if state.phase == NONCOMBAT_MOVE:
        return spread(th.sea_near, bit, left, calm, calm)
    if ship.used:
        return spread(th.sea_near, bit, left, calm, fought & ~th.barred)
    return 0 if th.occupied & bit else spread(th.sea_near, bit, left, fought, fought)


def count_guests(state: Position, zone: str, piles: Piles) -> int:
    """Allied fighters among these pieces of a zone, without those aboard closed decks."""
    seat, light = state.seat, state.rules.roster.deck_load
    others = [p for p in piles if p.kind in light and p.nation != seat and p.task != TRAPPED]
    if not others:
        return 0
    ours = sharing(state, zone)
    return sum(p.count for p in others if p.nation in ours)


class Sky:
    """The nation's aircraft in the air and the decks for them, worked out once for many questions."""

    def __init__(self, state: Position, th: Theatre) -> None:
        self.state, self.th = state, th
        self._given: dict[int, Sky] = {self.fought(th.ours): self}

    def fought(self, ours: int) -> int:
        """The zones where the nation fights, if its pieces stand in these spaces."""
        return ours & self.th.occupied & self.state.rules.board.sea

    def given(self, ours: int) -> Sky:
        """The same aircraft with the decks as they would be if the nation's pieces stood in these spaces:
        carriers may pass where it fights."""
        fought = self.fought(ours)
        if fought not in self._given:
            other = Sky(self.state, replace(self.th, ours=ours))
            other.flying, other.need = self.flying, self.need
            units = self.state.units
            other.carriers = {zone: decks(self.state, other.th, zone, units[zone]) for zone in self.carriers}
            if other.decks == self.decks:
                other = self
            self._given[fought] = other
        return self._given[fought]

    @cached_property
    def flying(self) -> list[Flyer]:
        return flyers(self.state, self.th)

    @cached_property
    def carriers(self) -> dict[str, tuple[Deck, ...]]:
        """The decks by the zone where their carriers lie now."""
        rules = self.state.rules
        found: dict[str, tuple[Deck, ...]] = {}
        land, rooms = rules.board.value, rules.roster.decks
        for zone, piles in self.state.units.items():
            if zone not in land:
                for p in piles:
                    if p.kind in rooms:
                        there = decks(self.state, self.th, zone, piles)
                        if there:
                            found[zone] = there
                        break
        return found

    @cached_property
    def launched(self) -> tuple[Deck, ...]:
        """Decks that are still to be placed this turn."""
        launches = self.state.rules.manners.launches
        return launches(self.state, self.th) if launches else ()

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        return (*(deck for decks in self.carriers.values() for deck in decks), *self.launched)

    @cached_property
    def zones(self) -> int:
        """The zones where there may be a deck."""
        found = 0
        for deck in self.decks:
            found |= deck.zones
        return found

    @cached_property
    def need(self) -> tuple[int, Wishes]:
        return in_need(self.state, self.th, self.flying)

    @cached_property
    def lost(self) -> int:
        """How many cannot come down, at best."""
        return self.lost_with(self.decks)

    @cached_property
    def lost_at_anchor(self) -> int:
        """How many could not, if no carrier sailed any more."""
        state, units = self.state, self.state.units
        there = (decks(state, self.th, zone, units[zone], at_anchor=True) for zone in self.carriers)
        return self.lost_with((*(deck for decks in there for deck in decks), *self.launched))

    def lost_after(self, state: Position, moved: Collection[str]) -> int:
        """How many could not in a position in which only own aircraft have gone between some spaces."""
        index = state.rules.board.index
        places = {index[space] for space in moved}
        flying = [f for f in self.flying if f.place not in places]
        for space in moved:
            flying += flyers_among(state, self.th, space, state.at(space))
        lost, wishes = in_need(state, self.th, flying)
        return lost + unplaced(wishes, self.decks)

    def lost_with(self, decks: tuple[Deck, ...]) -> int:
        """How many could not, if these were the decks."""
        lost, wishes = self.need
        return lost + unplaced(wishes, decks)


def count_lost(state: Position, th: Theatre) -> int:
    """How many of the nation's aircraft cannot come down, at best."""
    return Sky(state, th).lost


def in_need(state: Position, th: Theatre, flying: Iterable[Flyer]) -> tuple[int, Wishes]:
    """Of these, how many bombers are lost, and for fighters out of reach of land the zones in reach."""
    home = steps_to_airfield(state, th)
    lost = 0
    wishes: list[tuple[int, int]] = []
    for f in flying:
        if home[f.place] > f.left:
            if f.on_decks:
                wishes.append((f.count, zones_in_reach(state, th, f.place, f.left)))
            else:
                lost += f.count
    return lost, tuple(wishes)


def air_from(state: Position, th: Theatre, place: int, left: int) -> Air:
    """What bounds a flight in the combat move: neutrals cost their fine going out.

    Only neutrals in reach are named, so that violating one far away leaves what is known of other flights.
    """
    board = state.rules.board
    everywhere = board.land | board.sea
    neutral = th.neutral & spread(th.sky_near, 1 << place, left, everywhere, everywhere)
    tolled = neutral & ~th.announced
    tolls = max(0, min(th.tolls, left, tolled.bit_count()))
    return Air(place, left, neutral, tolled, tolls, tolled & th.assailable)


def zones_in_reach(state: Position, th: Theatre, place: int, left: int, paid: int = 0) -> int:
    """The zones a fighter may still fly to, not crossing neutrals other than those it has paid for."""
    board = state.rules.board
    through = (board.land | board.sea) & ~(th.neutral & ~paid)
    return _zones_within(th.sky_near, place, left, through) & board.sea


@lru_cache(maxsize=16384)
def _zones_within(near: tuple[int, ...], place: int, left: int, through: int) -> int:
    start = 1 << place
    return start | spread(near, start, left, through, through)


Choice: TypeAlias = tuple[tuple[int, ...], int]
"""The sets of wishes (as bits) of which a deck can serve one, and its room."""

MOST_STANDS = 5000
"""Arrangements of carriers looked at; far more than any game has needed."""


@lru_cache(maxsize=16384)
def unplaced(wishes: Wishes, decks: tuple[Deck, ...]) -> int:
    """Fighters left over when carriers stand where they serve best."""
    if len(wishes) == 1:
        ((count, zones),) = wishes
        return max(0, count - sum(deck.room for deck in decks if deck.zones & zones))
    need = [count for count, _ in wishes]
    rest, asking = _plainly_placed(wishes, decks, need)
    if not rest:
        return sum(need)
    choices = [(_stands(wishes, asking, deck.zones), deck.room) for deck in rest]
    widest = [(reduce(or_, stands), room) for stands, room in choices]
    served = reduce(or_, (stand for stand, _ in widest))
    least = sum(need) - min(sum(need[i] for i in bits(served)), sum(room for _, room in widest))
    if _in_turn(need, choices) == least:
        return least
    least = _match(need, widest)
    result = sum(need)
    for tried, chosen in enumerate(_arrangements(list(Counter(choices).items()), sum(need))):
        result = min(result, _match(need, chosen))
        if result == least or tried == MOST_STANDS:
            break
    return result


def _in_turn(need: list[int], choices: list[Choice]) -> int:
    """Fighters left over when each deck in turn goes where most are: quick, and mostly the best."""
    left = list(need)
    for stands, room in sorted(choices, key=lambda choice: len(choice[0])):
        for wish in bits(max(stands, key=lambda stand: sum(left[i] for i in bits(stand)))):
            placed = min(room, left[wish])
            left[wish] -= placed
            room -= placed
    return sum(left)


def _plainly_placed(wishes: Wishes, decks: tuple[Deck, ...], need: list[int]) -> tuple[list[Deck], int]:
    """The decks that could serve several wishes, and the wishes (as bits) still open then.

    A deck that serves only one wish goes to it, which is taken off `need`; so, one by one, do those
    that are left with one wish when others are content.
    """
    asking = (1 << len(need)) - 1
    rest = [(deck, _served(wishes, deck.zones)) for deck in decks]
    while True:
        several: list[tuple[Deck, int]] = []
        for deck, served in rest:
            served &= asking
            if served & (served - 1):
                several.append((deck, served))
            elif served:
                wish = served.bit_length() - 1
                need[wish] = max(0, need[wish] - deck.room)
                if not need[wish]:
                    asking ^= served
        if len(several) == len(rest):
            return [deck for deck, _ in several], asking
        rest = several


def _served(wishes: Wishes, zones: int) -> int:
    """The wishes (as bits) that a deck could serve somewhere in these zones."""
    found, wish = 0, 1
    for _, near in wishes:
        if near & zones:
            found |= wish
        wish <<= 1
    return found


def _stands(wishes: Wishes, asking: int, zones: int) -> tuple[int, ...]:
    """The different sets of wishes a deck can serve, without those that another one includes."""
    wanted = [wishes[i] for i in bits(asking)]
    sets = {_served(wishes, part & -part) & asking for part in parted(zones, (near for _, near in wanted))}
    return tuple(sorted(s for s in sets if not any(s != t and s & t == s for t in sets)))


def _arrangements(choices: list[tuple[Choice, int]], most: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to send carriers to stands; like carriers are not told apart."""
    if not choices:
        yield []
        return
    ((stands, room), count), rest = choices[0], choices[1:]
    for sent in combinations_with_replacement(stands, min(count, most)):
        for others in _arrangements(rest, most):
            yield [*((stand, room) for stand in sent), *others]


def _match(need: list[int], offers: list[tuple[int, int]]) -> int:
    """Fighters without a place when groups are matched to decks (augmenting paths)."""
    groups = [1 << g for g, count in enumerate(need) for _ in range(count)]
    slots = [served for served, room in offers for _ in range(room)]
    taken: dict[int, int] = {}

    def seat_one(fighter: int, tried: set[int]) -> bool:
        for slot, served in enumerate(slots):
            if groups[fighter] & served and slot not in tried:
                tried.add(slot)
                if slot not in taken or seat_one(taken[slot], tried):
                    taken[slot] = fighter
                    return True
        return False

    return sum(not seat_one(fighter, set()) for fighter in range(len(groups)))
