"""Which pieces an order means, and which spaces they may pass and end in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ....kernel.protocol import Refusal, refuse
from .facilities import is_working
from .pieces import TRAPPED, Pile, Piles, count_of, in_order, read_spec, select, take
from .position import COMBAT_MOVE, Position, sharing
from .theatre import Theatre
from .units import Kind

NO_LIMIT = 999


def first_to_move(pile: Pile) -> tuple[int, ...]:
    """Which of like-named pieces an order means first: fresh, whole, farthest, fullest."""
    return (pile.used, pile.damage, -pile.extra, -len(pile.cargo), pile.task != "")


def _fresh_first(pile: Pile) -> tuple[int, ...]:
    """The same, of ships that are alike otherwise one with cargo that must land."""
    return (*first_to_move(pile), not any(c.fresh for c in pile.cargo))


def nearest_first(pile: Pile) -> tuple[int, ...]:
    """The same, of those that are alike otherwise the one that gets least far."""
    return (pile.used, pile.damage, pile.extra)


Rank: TypeAlias = Callable[[Pile], tuple[int, ...]]
"""The order in which like-named pieces are meant."""


def own_pieces(piles: Piles, seat: str, spec: str, count: int, order: Rank = first_to_move) -> Piles | None:
    """As many of the seat's own pieces as asked for that a text names; None when they are not there."""
    if count < 1 or read_spec(spec).nation not in ("", seat):
        return None
    return select(piles, spec, count, seat, order)


def chosen(
    state: Position, start: str, units: Mapping[str, int], rank: Rank | None = None
) -> Piles | Refusal:
    """The pieces in a space that an order names, or why it names none; like-named ones by rank."""
    found: list[Pile] = []
    there = state.at(start)
    order = rank or (_fresh_first if state.rules.manners.fresh_lands else first_to_move)
    for spec, count in in_order(units):
        picked = own_pieces(there, state.seat, spec, count, order)
        if picked is None:
            return refuse("not_there", "notation", unit=spec, count=count, space=start)
        if len(units) == 1:
            return picked
        for p in picked:
            there = take(there, p)
        found.extend(picked)
    if not found:
        return refuse("no_units", "notation")
    return tuple(found)


def steps_left(state: Position, pile: Pile, kind: Kind) -> int:
    """Movement points a piece still has in this phase.

    What moved or fought in the combat move stays put afterwards; only aircraft fly on (ch. 6).
    """
    if pile.task in ("spent", "fired", TRAPPED):
        return 0
    return kind.move + pile.extra - pile.used


def passage(state: Position, th: Theatre, kind: Kind) -> tuple[int, int]:
    """The spaces a piece may pass through, and those where it may end, by its domain and the phase."""
    board = state.rules.board
    fighting = state.phase == COMBAT_MOVE
    unpaid = th.neutral & ~th.announced
    if kind.domain == "land":
        if not fighting:
            return th.friendly, _not_crowded(state, kind, th.friendly)
        if "noncombat" in kind.traits:
            return 0, 0
        blitz = th.hostile & ~th.occupied & ~th.barred if "blitz" in kind.traits else 0
        ends = board.land & ~th.barred & ~th.closed & ~(0 if th.tolls else unpaid)
        return th.friendly | blitz, ends
    if kind.domain == "sea":
        calm = board.sea & ~th.occupied
        return calm, (board.sea & ~th.barred if fighting else calm)
    sky = (board.land | board.sea) & ~th.closed
    if fighting:
        return sky & ~(0 if th.tolls else unpaid), sky & ~th.barred
    return sky & ~th.neutral, th.airfields | (free_decks(state) if kind.deck_load else 0)


def passage_together(state: Position, th: Theatre, kind: Kind, picks: Piles) -> tuple[int, int]:
    """The same for a piece that moves in company: aircraft may end where their decks go with them."""
    through, ends = passage(state, th, kind)
    if kind.deck_load and has_decks(state, picks):
        ends |= state.rules.board.sea
    return through, ends


def _not_crowded(state: Position, kind: Kind, land: int) -> int:
    """The land where another one may stand."""
    name, most = kind.name, state.rules.most_in_land.get(kind.name)
    if most is None:
        return land
    bit = state.rules.board.bit
    for space, piles in state.units.items():
        there = 0
        for p in piles:
            if p.kind == name:
                there += p.count
        if there >= most:
            land &= ~bit[space]
    return land


def room_in_land(state: Position, kind: str, space: str) -> int:
    """How many more of a kind a territory holds."""
    most = state.rules.most_in_land.get(kind)
    return NO_LIMIT if most is None else most - count_of(state.at(space), (kind,))


def free_decks(state: Position) -> int:
    """Zones where one more aircraft finds room on a deck of its side as it lies now."""
    board, decks, found = state.rules.board, state.rules.roster.decks, 0
    to_come = state.rules.manners.room_to_come is not None
    for zone, piles in state.units.items():
        is_deck = to_come
        for p in piles:
            if p.kind in decks:
                is_deck = True
                break
        if is_deck and board.is_sea(zone) and deck_room(state, zone) > 0:
            found |= board.bit[zone]
    return found


def deck_room(state: Position, space: str) -> int:
    """Room on the decks of the moving side in a zone, those to come too, less that of the aircraft there."""
    to_come = state.rules.manners.room_to_come
    return room_now(state, space) + (to_come(state, space) if to_come else 0)


def room_now(state: Position, space: str) -> int:
    """Room on the decks that are in a zone, less that of the aircraft there; below nothing: too many."""
    roster, ours = state.rules.roster, sharing(state, space)
    decks, deck_load, room = roster.decks, roster.deck_load, 0
    for p in state.at(space):
        if p.nation in ours:
            if p.kind in decks:
                room += decks[p.kind] * p.count if is_open(state, p) else 0
            elif p.kind in deck_load and p.task != TRAPPED:
                room -= deck_load[p.kind] * p.count
    return room


def is_open(state: Position, deck: Pile) -> bool:
    """Whether aircraft may land on a deck: not when it is damaged so that it broke."""
    return not deck.damage or is_working(deck, state.kinds(deck.nation))


def has_deck(state: Position, space: str) -> bool:
    """Whether the moving side has a deck there, with room or without."""
    ours, decks = sharing(state, space), state.rules.roster.decks
    return any(p.kind in decks and p.nation in ours for p in state.at(space))


def has_decks(state: Position, picks: Piles) -> bool:
    """Whether pieces with decks are among these."""
    decks = state.rules.roster.decks
    return any(p.kind in decks for p in picks)
