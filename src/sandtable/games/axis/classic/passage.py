"""Which pieces an order means, and which spaces they may pass and end in (2nd: ch. 4 and 6)."""

from __future__ import annotations

from ....kernel.protocol import Refusal, refuse
from ..core.pieces import Pile, Piles, in_order, read_spec, select, take
from .actions import Move
from .landing import CARRIER_ROOM
from .ruleset import Kind
from .state import State
from .theatre import Theatre


def first_to_move(pile: Pile) -> tuple[int, ...]:
    """Which of like-named pieces an order means first: the freshest, then the fullest."""
    return (pile.used, -len(pile.cargo), pile.task != "")


def own_pieces(piles: Piles, seat: str, spec: str, count: int) -> Piles | None:
    """As many of the seat's own pieces as asked for that a text names; None when they are not there."""
    if count < 1 or read_spec(spec).nation not in ("", seat):
        return None
    return select(piles, spec, count, seat, first_to_move)


def chosen(state: State, action: Move) -> Piles | Refusal:
    """The pieces an order names, or why it names none."""
    found: list[Pile] = []
    there = state.at(action.start)
    for spec, count in in_order(action.units):
        picked = own_pieces(there, state.seat, spec, count)
        if picked is None:
            return refuse("not_there", "notation", unit=spec, count=count, space=action.start)
        for p in picked:
            there = take(there, p)
        found.extend(picked)
    if not found:
        return refuse("no_units", "notation")
    return tuple(found)


def steps_left(state: State, pile: Pile, kind: Kind) -> int:
    """Movement points a piece still has in this phase.

    What moved or fought in the combat move stays put afterwards; only aircraft fly on (ch. 6).
    """
    if pile.task in ("spent", "fired"):
        return 0
    return kind.move - pile.used


def passage(state: State, th: Theatre, kind: Kind) -> tuple[int, int]:
    """The spaces a piece may pass through, and those where it may end, by its domain and the phase."""
    board = state.rules.board
    fighting = state.phase == "combat_move"
    unpaid = th.neutral & ~th.announced
    if kind.domain == "land":
        if not fighting:
            return th.friendly, _room_for_gun(state, kind, th.friendly)
        if kind.name == "aa_gun":
            return 0, 0
        blitz = th.hostile & ~th.occupied & ~th.barred if kind.name == "armor" else 0
        ends = board.land & ~th.barred & ~(0 if th.tolls else unpaid)
        return th.friendly | blitz, ends
    if kind.domain == "sea":
        calm = board.sea & ~th.occupied
        return calm, (board.sea & ~th.barred if fighting else calm)
    sky = board.land | board.sea
    if fighting:
        return sky & ~(0 if th.tolls else unpaid), sky & ~th.barred
    return sky & ~th.neutral, th.airfields | (free_decks(state) if kind.name == "fighter" else 0)


def passage_together(state: State, th: Theatre, kind: Kind, picks: Piles) -> tuple[int, int]:
    """The same for a piece that moves in company: fighters may end where their carriers go with them."""
    through, ends = passage(state, th, kind)
    if kind.name == "fighter" and any(p.kind == "aircraft_carrier" for p in picks):
        ends |= state.rules.board.sea
    return through, ends


def _room_for_gun(state: State, kind: Kind, land: int) -> int:
    """The land where another gun may stand: one per territory in the 2nd edition (ch. 4)."""
    if kind.name != "aa_gun" or state.rules.several_aa_guns:
        return land
    bit = state.rules.board.bit
    for space, piles in state.units.items():
        if any(p.kind == "aa_gun" for p in piles):
            land &= ~bit[space]
    return land


def free_decks(state: State) -> int:
    """Zones where one more fighter finds room on a carrier of its side as it lies now."""
    board = state.rules.board
    at_sea = (space for space in state.units if board.is_sea(space))
    return sum(board.bit[zone] for zone in at_sea if deck_room(state, zone) > 0)


def deck_room(state: State, space: str) -> int:
    """Room for fighters of the moving side on its carriers in a zone, less those already there."""
    side = state.rules.side
    ours = side[state.seat]
    room = 0
    for p in state.at(space):
        if side[p.nation] == ours:
            if p.kind == "aircraft_carrier":
                room += CARRIER_ROOM * p.count
            elif p.kind == "fighter":
                room -= p.count
    return room


def has_deck(state: State, space: str) -> bool:
    """Whether a carrier of the moving side lies there, with room or without."""
    side = state.rules.side
    ours = side[state.seat]
    return any(p.kind == "aircraft_carrier" and side[p.nation] == ours for p in state.at(space))
