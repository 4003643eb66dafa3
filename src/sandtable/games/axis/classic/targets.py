"""How far pieces get: the spaces where a pile may end its move, for menus and search."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.board import bits, parted
from ..core.pieces import Pile, counted, take, total
from ..core.reach import Air, flights, ranks, round_trips, spread, within
from .landing import (
    CARRIER_ROOM,
    Deck,
    Sky,
    Wishes,
    air_from,
    count_guests,
    decks,
    flyers_among,
    in_need,
    steps_to_airfield,
    unplaced,
    zones_in_reach,
)
from .passage import deck_room, passage, steps_left
from .relocate import relocated, riders
from .routes import find_route
from .state import State
from .theatre import Theatre


def targets(state: State, th: Theatre, space: str, pile: Pile, sky: Sky | None = None) -> dict[int, int]:
    """Where a pile may go: sets of spaces by the number of its pieces that may go there together."""
    kind = state.kinds(state.seat)[pile.kind]
    left = steps_left(state, pile, kind)
    board = state.rules.board
    if left <= 0 or kind.name == "industrial_complex":
        return {}
    start = board.bit[space]
    if kind.domain == "air" and state.phase == "combat_move":
        return _air_targets(sky or Sky(state, th), space, pile, left)
    through, into = passage(state, th, kind)
    near = th.sea_near if kind.domain == "sea" else board.near
    found = spread(near, start, left, through, into)
    if kind.domain == "air":
        return _by_room(state, pile, found)
    if kind.name == "aa_gun" and not state.rules.several_aa_guns:
        return {1: found}
    if kind.name == "aircraft_carrier":
        return _carrier_targets(sky or Sky(state, th), space, pile, found)
    return {pile.count: found}


def _by_room(state: State, pile: Pile, found: int) -> dict[int, int]:
    """Landing places by how many of the pile find room there."""
    board = state.rules.board
    result = {pile.count: found & board.land}
    for i in bits(found & board.sea):
        most = min(pile.count, deck_room(state, board.names[i]))
        result[most] = result.get(most, 0) | 1 << i
    return result


def _carrier_targets(sky: Sky, space: str, pile: Pile, found: int) -> dict[int, int]:
    """Where carriers may sail without leaving fighters with no place to land."""
    _, wishes = sky.need
    if not wishes:
        return {pile.count: found}
    state, th = sky.state, sky.th
    result: dict[int, int] = {}
    elsewhere = tuple(d for zone, there in sky.carriers.items() if zone != space for d in there)
    for count in range(pile.count, 0, -1):
        ships = counted(pile, count)
        staying = take(state.at(space), ships)
        guests = riders(state, staying)
        for guest in guests:
            staying = take(staying, guest)
        others = (*elsewhere, *decks(state, th, space, staying))
        room = CARRIER_ROOM * count - total(guests)
        good = 0
        for zones in parted(found, (near for _, near in wishes)):
            sailed = (*others, Deck(zones & -zones, room)) if room > 0 else others
            if sky.lost_with(sailed) <= sky.lost:
                good |= zones
        for i in bits(good):
            if not _may_sail(sky, space, ships, bool(guests), i):
                good ^= 1 << i
        if good:
            result[count] = good
        found &= ~good
    return result


def _may_sail(sky: Sky, space: str, ships: Pile, with_guests: bool, goal: int) -> bool:
    """Whether the order itself would pass, as `strands` judges it: where allied fighters meet other
    carriers, they may take room that was counted on."""
    state, th, board = sky.state, sky.th, sky.state.rules.board
    zone = board.names[goal]
    if not count_guests(state, state.at(zone)) and not (with_guests and zone in sky.carriers):
        return True
    route = find_route(state, th, (ships,), space, zone)
    if route is None:
        return False
    after = relocated(state, (ships,), space, zone, len(route))
    seen = replace(th, ours=th.ours | board.bit[zone])
    zones = dict.fromkeys((*sky.carriers, space, zone))
    sailed = tuple(deck for z in zones for deck in decks(after, seen, z, after.at(z)))
    return sky.lost_with(sailed) <= sky.lost


def _air_targets(sky: Sky, space: str, pile: Pile, left: int) -> dict[int, int]:
    """Where aircraft may fly to in the combat move and still land afterwards, all of them."""
    state, th = sky.state, sky.th
    board = state.rules.board
    _, into = passage(state, th, state.kinds(state.seat)[pile.kind])
    air = air_from(state, th, board.index[space], left)
    ashore = round_trips(board.near, board.around, air, th.airfields) & into
    result = {pile.count: ashore}
    if pile.kind != "fighter" or not sky.decks:
        return result
    at_sea = round_trips(board.near, board.around, air, sky.zones) & into & ~ashore
    if not at_sea:
        return result
    on_deck = _OnDeck(sky, space, pile, left)
    for count in range(pile.count, 0, -1):
        if not on_deck.fits(count, on_deck.zones):
            continue
        good = at_sea & round_trips(board.near, board.around, air, on_deck.zones_for(count))
        if count > 1 and at_sea & ~good:
            good |= _in_parts(on_deck, air, count, at_sea & ~good)
        result[count] = result.get(count, 0) | good
        at_sea &= ~good
    return _nearest_first(state, air.start, result)


def _nearest_first(state: State, start: int, found: dict[int, int]) -> dict[int, int]:
    """The same sets of spaces, that with the nearest first; empty ones are left out."""
    some = {count: spaces for count, spaces in found.items() if spaces}
    if len(some) < 2:
        return some
    rank = ranks(state.rules.board.around, start)
    return dict(sorted(some.items(), key=lambda item: min(rank[i] for i in bits(item[1]))))


def _in_parts(on_deck: _OnDeck, air: Air, count: int, places: int) -> int:
    """Those of the places from where so many find decks only in several zones."""
    state, th = on_deck.sky.state, on_deck.sky.th
    board = state.rules.board
    worth = within(board.near, on_deck.sky.zones, board.land | board.sea, air.steps)
    good = 0
    for place, ways in flights(board.around, air, worth).items():
        if places >> place & 1:
            for depth, paid in ways:
                zones = on_deck.one_of_each(zones_in_reach(state, th, place, air.steps - depth, paid))
                if zones and on_deck.fits(count, zones):
                    good |= 1 << place
                    break
    return good


class _OnDeck:
    """How many fighters of a pile find room on carriers, with all others still provided for."""

    def __init__(self, sky: Sky, space: str, pile: Pile, left: int) -> None:
        state, th = sky.state, sky.th
        self.sky, self.pile = sky, pile
        start = state.rules.board.index[space]
        others = [f for f in sky.flying if f.place != start]
        others += flyers_among(state, th, space, take(state.at(space), pile))
        self.lost, self.wishes = in_need(state, th, others)
        stuck = steps_to_airfield(state, th)[start] > left
        self.here = zones_in_reach(state, th, start, left) if stuck else 0
        sets = (self.here, *(near for _, near in self.wishes), *(deck.zones for deck in sky.decks))
        self.zones = sky.zones & zones_in_reach(state, th, start, left, th.neutral)
        self.parts = parted(self.zones, sets)
        """The zones in parts, each of which is as good as any zone of it."""

    def zones_for(self, count: int) -> int:
        """The zones where so many together find room."""
        return sum(zones for zones in self.parts if self.fits(count, zones & -zones))

    def one_of_each(self, zones: int) -> int:
        """A zone of each part that lies in these: as good as all of them, and asked more often."""
        return sum(part & -part for part in self.parts if part & zones)

    def fits(self, count: int, zones: int) -> bool:
        """Whether so many find room in these zones, on one carrier or several."""
        wishes = (*self.wishes, *self._staying(self.pile.count - count), (count, zones))
        return self.lost + unplaced(wishes, self.sky.decks) <= self.sky.lost

    def _staying(self, count: int) -> Wishes:
        return ((count, self.here),) if count and self.here else ()
