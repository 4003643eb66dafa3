"""How far pieces get: the spaces where a pile may end its move, for menus and search."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.board import bits
from ..core.pieces import Pile, counted
from ..core.reach import distances, flights, spread
from .landing import count_lost, decks, steps_to_airfield
from .passage import deck_room, passage, steps_left
from .relocate import relocated
from .routes import find_route, strands
from .state import State
from .theatre import Theatre


def targets(state: State, th: Theatre, space: str, pile: Pile) -> dict[int, int]:
    """Where a pile may go: sets of spaces by the number of its pieces that may go there together."""
    kind = state.kinds(state.seat)[pile.kind]
    left = steps_left(state, pile, kind)
    board = state.rules.board
    if left <= 0 or kind.name == "industrial_complex":
        return {}
    start = board.bit[space]
    if kind.domain == "air" and state.phase == "combat_move":
        return _air_targets(state, th, space, pile, left)
    through, into = passage(state, th, kind)
    near = th.sea_near if kind.domain == "sea" else board.near
    found = spread(near, start, left, through, into)
    if kind.domain == "air":
        return _by_room(state, pile, found)
    if kind.name == "aa_gun" and not state.rules.several_aa_guns:
        return {1: found}
    if kind.name == "aircraft_carrier" and state.phase == "combat_move":
        return _carrier_targets(state, th, space, pile, found)
    return {pile.count: found}


def _by_room(state: State, pile: Pile, found: int) -> dict[int, int]:
    """Landing places by how many of the pile find room there."""
    board = state.rules.board
    result = {pile.count: found & board.land}
    for i in bits(found & board.sea):
        most = min(pile.count, deck_room(state, board.names[i]))
        result[most] = result.get(most, 0) | 1 << i
    return result


def _carrier_targets(state: State, th: Theatre, space: str, pile: Pile, found: int) -> dict[int, int]:
    """Where carriers may sail without leaving fighters with no place to land."""
    names = state.rules.board.names
    before = count_lost(state, th)
    result: dict[int, int] = {}
    for i in bits(found):
        for count in range(pile.count, 0, -1):
            ships = (counted(pile, count),)
            route = find_route(state, th, ships, space, names[i])
            if route and not strands(state, th, ships, space, route, before):
                result[count] = result.get(count, 0) | 1 << i
                break
    return result


def _air_targets(state: State, th: Theatre, space: str, pile: Pile, left: int) -> dict[int, int]:
    """Where aircraft may fly to in the combat move and still land afterwards, all of them."""
    board = state.rules.board
    fighter = pile.kind == "fighter"
    offered = 0
    if fighter:
        for deck in decks(state, th):
            offered |= deck.zones
    _, into = passage(state, th, state.kinds(state.seat)[pile.kind])
    bound = distances(board.near, th.airfields | offered, board.land | board.sea)
    start = board.index[space]
    ways = flights(board.near, start, left, th.neutral, th.tolls, bound)
    result: dict[int, int] = {}
    before = -1
    for place, found in ways.items():
        if place == start or not into >> place & 1:
            continue
        most = 0
        if any(depth + steps_to_airfield(state, th, paid)[place] <= left for depth, paid in found):
            most = pile.count
        elif fighter and offered:
            before = count_lost(state, th) if before < 0 else before
            most = _most_on_decks(state, th, space, pile, place, found, before)
        if most:
            result[most] = result.get(most, 0) | 1 << place
    return result


def _most_on_decks(
    state: State,
    th: Theatre,
    space: str,
    pile: Pile,
    place: int,
    found: tuple[tuple[int, int], ...],
    before: int,
) -> int:
    """How many of a pile may fly to a place from where only carriers can take them."""
    goal = state.rules.board.names[place]
    for count in range(pile.count, 0, -1):
        for depth, paid in found:
            after = relocated(state, (counted(pile, count),), space, goal, depth)
            if count_lost(after, without_neutrals(th, paid)) <= before:
                return count
    return 0


def without_neutrals(th: Theatre, paid: int) -> Theatre:
    """The theatre once these neutrals have been violated and so taken."""
    return replace(th, neutral=th.neutral & ~paid) if paid else th
