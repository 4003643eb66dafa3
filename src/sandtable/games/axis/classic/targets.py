"""How far pieces get: the spaces where a pile may end its move, for menus and search."""

from __future__ import annotations

from ..core.board import bits
from ..core.pieces import Pile, counted, take, total
from ..core.reach import distances, flights, spread
from .landing import (
    CARRIER_ROOM,
    Deck,
    Sky,
    Wishes,
    decks,
    flyers_at,
    in_need,
    steps_to_airfield,
    unplaced,
    zones_in_reach,
)
from .passage import deck_room, passage, steps_left
from .relocate import riders
from .routes import find_route, strands
from .state import State, with_all_piles
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
    state, th = sky.state, sky.th
    lost, wishes = sky.need
    if not wishes:
        return {pile.count: found}
    result: dict[int, int] = {}
    for count in range(pile.count, 0, -1):
        staying = take(state.at(space), counted(pile, count))
        guests = riders(state, staying)
        for guest in guests:
            staying = take(staying, guest)
        others = tuple(decks(with_all_piles(state, {space: staying}), th))
        room = CARRIER_ROOM * count - total(guests)
        for i in bits(found):
            sailed = (*others, Deck(1 << i, room)) if room > 0 else others
            if lost + unplaced(wishes, sailed) <= sky.lost and _may_sail(sky, space, counted(pile, count), i):
                result[count] = result.get(count, 0) | 1 << i
        found &= ~result.get(count, 0)
    return result


def _may_sail(sky: Sky, space: str, ships: Pile, goal: int) -> bool:
    """Whether the order itself would pass: guests already in the goal may take the room there."""
    zone = sky.state.rules.board.names[goal]
    if not any(p.kind in ("fighter", "aircraft_carrier") for p in sky.state.at(zone)):
        return True
    route = find_route(sky.state, sky.th, (ships,), space, zone)
    return route is not None and not strands(sky.state, sky.th, (ships,), space, route, sky.lost)


def _air_targets(sky: Sky, space: str, pile: Pile, left: int) -> dict[int, int]:
    """Where aircraft may fly to in the combat move and still land afterwards, all of them."""
    state, th = sky.state, sky.th
    board = state.rules.board
    offered = sky.decks if pile.kind == "fighter" else ()
    _, into = passage(state, th, state.kinds(state.seat)[pile.kind])
    # Any zone might have a deck: a loose bound, but one that stays the same when a carrier moves.
    havens = th.airfields | (board.sea if offered else 0)
    bound = distances(board.near, havens, board.land | board.sea)
    start = board.index[space]
    # Only neutrals in reach matter; then violating one far away leaves what is known of other flights.
    sky_wide = board.land | board.sea
    tolled = th.neutral & ~th.announced & spread(board.near, 1 << start, left, sky_wide, sky_wide)
    ways = flights(board.around, start, left, tolled, min(th.tolls, left), bound)
    on_deck: _OnDeck | None = None
    result: dict[int, int] = {}
    homes: dict[int, tuple[int, ...]] = {}
    for place, found in ways.items():
        if place == start or not into >> place & 1:
            continue
        most = 0
        for depth, paid in found:
            home = homes.get(paid)
            if home is None:
                home = homes[paid] = steps_to_airfield(state, th, paid)
            if depth + home[place] <= left:
                most = pile.count
                break
        if not most and offered:
            on_deck = on_deck or _OnDeck(sky, space, pile, left)
            most = on_deck.most(place, found)
        if most:
            result[most] = result.get(most, 0) | 1 << place
    return result


class _OnDeck:
    """How many fighters of a pile may fly to places from where only carriers can take them."""

    def __init__(self, sky: Sky, space: str, pile: Pile, left: int) -> None:
        state, th = sky.state, sky.th
        self.sky, self.pile, self.left = sky, pile, left
        self.start = state.rules.board.index[space]
        others = [f for f in sky.flying if f.place != self.start]
        here = with_all_piles(state, {space: take(state.at(space), pile)})
        others += flyers_at(here, th, space)
        self.lost, self.wishes = in_need(state, th, others)
        self.known: dict[int, tuple[int, int]] = {}
        stuck = steps_to_airfield(state, th)[self.start] > left
        self.here = zones_in_reach(state, th, self.start, left) if stuck else 0
        self.zones = 0
        for deck in sky.decks:
            self.zones |= deck.zones

    def most(self, place: int, ways: tuple[tuple[int, int], ...]) -> int:
        """The most that find a deck after one of these ways out, with all others still provided for."""
        for count in range(self.pile.count, 0, -1):
            for depth, paid in ways:
                zones = self.zones & zones_in_reach(
                    self.sky.state, self.sky.th, place, self.left - depth, paid
                )
                if self._is_good(count, zones) or (count > 1 and zones and self._fits(count, zones)):
                    return count
        return 0

    def _is_good(self, count: int, zones: int) -> bool:
        """Whether so many together find room in one of the zones; each zone is asked once."""
        yes, no = self.known.get(count, (0, 0))
        if zones & yes:
            return True
        for z in bits(zones & ~no):
            if self._fits(count, 1 << z):
                self.known[count] = (yes | 1 << z, no)
                return True
            no |= 1 << z
        self.known[count] = (yes, no)
        return False

    def _fits(self, count: int, zones: int) -> bool:
        wishes = (*self.wishes, *self._staying(self.pile.count - count), (count, zones))
        return self.lost + unplaced(wishes, self.sky.decks) <= self.sky.lost

    def _staying(self, count: int) -> Wishes:
        return ((count, self.here),) if count and self.here else ()
