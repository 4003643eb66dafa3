"""How far pieces get: the spaces where a pile may end its move, for menus and search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from .board import Board, bits, parted
from .passage import deck_room, passage, steps_left
from .pieces import FULL, Pile, counted, take, total
from .position import COMBAT_MOVE, Position, own
from .reach import FAR, Air, flights, ranks, round_trips, spread, within, worth_while
from .relocate import riders
from .theatre import Theatre
from .touchdown import (
    Deck,
    Sky,
    air_from,
    count_guests,
    decks,
    flyers_among,
    in_need,
    steps_to_airfield,
    unplaced,
    zones_in_reach,
)


def targets(state: Position, th: Theatre, space: str, pile: Pile, sky: Sky | None = None) -> dict[int, int]:
    """Where a pile may go: sets of spaces by the number of its pieces that may go there together."""
    kind = state.kinds(state.seat)[pile.kind]
    left = steps_left(state, pile, kind)
    board = state.rules.board
    if left <= 0 or "installation" in kind.traits:
        return {}
    start = board.bit[space]
    if kind.domain == "air" and state.phase == COMBAT_MOVE:
        _, into = passage(state, th, kind)
        return air_targets(sky or Sky(state, th), space, pile, left, into)
    through, into = passage(state, th, kind)
    near = th.sea_near if kind.domain == "sea" else board.near
    found = spread(near, start, left, through, into)
    if kind.domain == "air":
        return by_room(state, pile, found)
    if kind.name in state.rules.most_in_land:
        return {min(pile.count, state.rules.most_in_land[kind.name]): found}
    if kind.decks:
        return carrier_targets(sky or Sky(state, th), space, pile, found)
    if ends_battle(state, th, space, pile):
        return leaving(sky or Sky(state, th), space, pile, found)
    return {pile.count: found}


def ends_battle(state: Position, th: Theatre, space: str, pile: Pile) -> bool:
    """Whether a pile is all that the nation has in a zone with enemies: when it leaves, nobody fights
    there, and carriers cannot count on passing."""
    board = state.rules.board
    if state.phase != COMBAT_MOVE or not board.bit[space] & th.occupied & board.sea:
        return False
    return pile.count == total(own(state, space))


def leaving(sky: Sky, space: str, pile: Pile, found: int) -> dict[int, int]:
    """Where ships may go that leave a zone to the enemy, and all but one of them."""
    good = sum(
        1 << i
        for i in bits(found)
        if sky.given(_ours_after(sky.th, sky.state.rules.board.bit[space], 1 << i)).lost <= sky.lost
    )
    return {pile.count: good, pile.count - 1: found & ~good} if pile.count > 1 else {1: good}


def _ours_after(th: Theatre, left: int, entered: int) -> int:
    """Where the nation's pieces stand when some have left one space for good and entered another."""
    return th.ours & ~left | entered


def by_room(state: Position, pile: Pile, found: int) -> dict[int, int]:
    """Landing places by how many of the pile find room there."""
    board = state.rules.board
    result = {pile.count: found & board.land}
    for i in bits(found & board.sea):
        most = min(pile.count, deck_room(state, board.names[i]))
        result[most] = result.get(most, 0) | 1 << i
    return result


def carrier_targets(sky: Sky, space: str, pile: Pile, found: int) -> dict[int, int]:
    """Where carriers may sail without leaving fighters with no place to land."""
    _, wishes = sky.need
    if not wishes:
        return {pile.count: found}

    def good(count: int) -> int:
        voyage = _Voyage(sky, space, counted(pile, count))
        return sum(1 << i for i in bits(found) if voyage.may_reach(i))

    return _upwards(pile.count, found, good)


def _upwards(most: int, found: int, good: Callable[[int], int]) -> dict[int, int]:
    """Spaces by the greatest number of pieces that may go there, and any smaller one too."""
    result: dict[int, int] = {}
    for count in range(1, most + 1):
        if found:
            open_to = found & good(count)
            result[count - 1] = found & ~open_to
            found = open_to
    result[most] = found
    return {count: spaces for count, spaces in result.items() if count and spaces}


def _downwards(most: int, found: int, good: Callable[[int], int]) -> dict[int, int]:
    """The same where fewer may go wherever more may."""
    result: dict[int, int] = {}
    for count in range(most, 0, -1):
        result[count] = found & good(count)
        found &= ~result[count]
    return result


class _Voyage:
    """Where carriers of a zone may sail with a place to land left for all fighters, as `strands` judges."""

    def __init__(self, sky: Sky, space: str, ships: Pile) -> None:
        state, th, board = sky.state, sky.th, sky.state.rules.board
        self.sky, self.space, self.ships = sky, space, ships
        self.left = board.bit[space] if ends_battle(state, th, space, ships) else 0
        staying = take(state.at(space), ships)
        self.guests = riders(state, space, staying)
        for guest in self.guests:
            staying = take(staying, guest)
        self.others = {zone: state.at(zone) for zone in sky.carriers} | {space: staying}
        kind = state.kinds(state.seat)[ships.kind]
        self._known: dict[tuple[int, bool], dict[str, tuple[Deck, ...]]] = {}
        calm, _ = passage(state, th, kind)
        self.rings = within(th.sea_near, board.bit[space], calm, steps_left(state, ships, kind))

    def may_reach(self, place: int) -> bool:
        """Whether they may go there: for good, or, on their way to fighters, to go on from there."""
        if self._lost(place, FULL) <= self.sky.lost:
            return True
        if self.sky.th.occupied >> place & 1:
            return False
        used = self.ships.used + _depth(self.rings, place)
        at_anchor = self._lost(place, FULL, at_anchor=True)
        return at_anchor <= self.sky.lost_at_anchor and self._lost(place, used) <= self.sky.lost

    def _lost(self, place: int, used: int, at_anchor: bool = False) -> int:
        """How many find no deck when the carriers are there, having used so much of their move."""
        state, th = self.sky.state, self.sky.th
        zone, seen = state.rules.board.names[place], replace(th, ours=_ours_after(th, self.left, 1 << place))
        fleets = self._fleets(seen, at_anchor)
        arrived = (replace(self.ships, used=used), *self.guests)
        if count_guests(state, zone, state.at(zone)) or (self.guests and zone in self.others):
            # Guests may go aboard any carrier there: those are counted together.
            arrived = (*self.others.get(zone, state.at(zone)), *arrived)
            fleets = {z: there for z, there in fleets.items() if z != zone}
        found = [deck for there in fleets.values() for deck in there]
        return self.sky.lost_with((*found, *decks(state, seen, zone, arrived, at_anchor), *self.sky.launched))

    def _fleets(self, seen: Theatre, at_anchor: bool) -> dict[str, tuple[Deck, ...]]:
        """The decks of all others by zone: where these carriers go, they differ only if a battle begins."""
        key = self.sky.fought(seen.ours), at_anchor
        if key not in self._known:
            state, others = self.sky.state, self.others.items()
            self._known[key] = {zone: decks(state, seen, zone, there, at_anchor) for zone, there in others}
        return self._known[key]


def _depth(rings: tuple[int, ...], place: int) -> int:
    """The steps to a space, by what is within 0, 1, ... of them."""
    return next((steps for steps, within in enumerate(rings) if within >> place & 1), FAR)


def air_targets(sky: Sky, space: str, pile: Pile, left: int, into: int) -> dict[int, int]:
    """Where aircraft may fly to in the combat move and still land afterwards, all of them; `into` are the
    spaces where they may end."""
    state, th, board = sky.state, sky.th, sky.state.rules.board
    air = air_from(state, th, board.index[space], left)
    ashore = round_trips(th.sky_near, th.sky_around, air, th.airfields) & into
    leaves = board.bit[space] if ends_battle(state, th, space, pile) else 0
    if not leaves and (not sky.decks or pile.kind not in state.rules.roster.deck_load):
        return {pile.count: ashore}
    flight = _Flight(sky, space, pile, air, into, ashore)

    def good(count: int) -> int:
        return flight.goals(count, leaves if count == pile.count else 0)

    # Fewer may be worse off than all, when those who stay behind need decks too.
    result = (_upwards if flight.here else _downwards)(pile.count, into, good)
    return _nearest_first(state, air.start, result)


def _nearest_first(state: Position, start: int, found: dict[int, int]) -> dict[int, int]:
    """The same sets of spaces, that with the nearest first; empty ones are left out."""
    some = {count: spaces for count, spaces in found.items() if spaces}
    if len(some) < 2:
        return some
    rank = ranks(state.rules.board.around, start)
    return dict(sorted(some.items(), key=lambda item: min(rank[i] for i in bits(item[1]))))


class _Flight:
    """How many aircraft of a pile may go where, with a place to land for them and all others."""

    def __init__(self, sky: Sky, space: str, pile: Pile, air: Air, into: int, ashore: int) -> None:
        state, th = sky.state, sky.th
        board = state.rules.board
        self.sky, self.pile, self.air, self.into, self.ashore = sky, pile, air, into, ashore
        self.on_decks = pile.kind in state.rules.roster.deck_load
        others = [f for f in sky.flying if f.place != air.start]
        others += flyers_among(state, th, space, take(state.at(space), pile))
        self.lost, self.wishes = in_need(state, th, others)
        stuck = steps_to_airfield(state, th)[air.start] > air.steps
        self.here = zones_in_reach(state, th, air.start, air.steps) if stuck else 0
        within_reach = within(th.sky_near, 1 << air.start, board.land | board.sea, air.steps)[-1]
        self.attacked = within_reach & into & th.occupied & board.sea & ~th.ours
        """Zones in reach where the flight itself would begin a battle."""

    def goals(self, count: int, left: int) -> int:
        """Where so many may go, when they leave the zone `left` to the enemy."""
        ours = self.sky.th.ours & ~left
        sky = self.sky.given(ours)
        good = self.ashore if not left or self.fits(count, 0, sky.decks) else 0
        if self.on_decks and sky.decks:
            good |= self._at_sea(sky, count)
        for i in bits(self.attacked & ~good):
            there = self.sky.given(ours | 1 << i)
            if there is not sky and self._may_attack(there, count, i):
                good |= 1 << i
        return good

    def fits(self, count: int, zones: int, decks: tuple[Deck, ...]) -> bool:
        """Whether so many find room in these zones (none: they land ashore), all others provided for."""
        staying = self.pile.count - count
        wishes = self.wishes
        if staying and self.here:
            wishes = (*wishes, (staying, self.here))
        if zones:
            wishes = (*wishes, (count, zones))
        return self.lost + unplaced(wishes, decks) <= self.sky.lost

    def _may_attack(self, sky: Sky, count: int, place: int) -> bool:
        """Whether so many may attack a zone, with the decks as they are when it is fought for."""
        if self.ashore >> place & 1:
            return self.fits(count, 0, sky.decks)
        if not self.on_decks:
            return False
        state, th, board = self.sky.state, self.sky.th, self.sky.state.rules.board
        for depth, paid in _ways(board, th, self.air, place, sky.zones):
            zones = sky.zones & zones_in_reach(state, th, place, self.air.steps - depth, paid)
            if zones and self.fits(count, zones, sky.decks):
                return True
        return False

    def _at_sea(self, sky: Sky, count: int) -> int:
        """Where so many may go and then find room on carriers, one or several."""
        th, air = self.sky.th, self.air
        some = round_trips(th.sky_near, th.sky_around, air, sky.zones) & self.into & ~self.ashore
        if not some:
            return 0
        zones = sky.zones & zones_in_reach(self.sky.state, th, air.start, air.steps, th.neutral)
        if not self.fits(count, zones, sky.decks):
            return 0
        sets = (self.here, *(near for _, near in self.wishes), *(deck.zones for deck in sky.decks))
        parts = parted(zones, sets)
        together = sum(part for part in parts if self.fits(count, part & -part, sky.decks))
        good = some & round_trips(th.sky_near, th.sky_around, air, together)
        if count > 1 and some & ~good:
            good |= self._in_parts(sky, parts, count, some & ~good)
        return good

    def _in_parts(self, sky: Sky, parts: Sequence[int], count: int, places: int) -> int:
        """Those of the places from where so many find decks only in several zones."""
        state, th, board = self.sky.state, self.sky.th, self.sky.state.rules.board
        worth = within(th.sky_near, sky.zones, board.land | board.sea, self.air.steps)
        good = 0
        for place, ways in flights(th.sky_around, self.air, worth).items():
            if places >> place & 1:
                for depth, paid in ways:
                    zones = zones_in_reach(state, th, place, self.air.steps - depth, paid)
                    # One zone of each part is as good as all of them, and asked more often.
                    some = sum(part & -part for part in parts if part & zones)
                    if some and self.fits(count, some, sky.decks):
                        good |= 1 << place
                        break
        return good


def _ways(board: Board, th: Theatre, air: Air, place: int, goals: int) -> Iterator[tuple[int, int]]:
    """Ways out to one space, as steps and tolled spaces entered: the free one first."""
    everywhere = board.land | board.sea
    depth = _depth(within(th.sky_near, 1 << air.start, everywhere & ~air.tolled, air.steps), place)
    if depth <= air.steps:
        yield depth, 0
    if air.tolls and air.tolled:
        worth = worth_while(th.sky_near, 1 << place, within(th.sky_near, goals, everywhere, air.steps))
        yield from flights(th.sky_around, air, worth).get(place, ())
