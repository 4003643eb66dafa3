"""Where aircraft come down (ch. 16): carriers that may come, that are bought, and what is lost at the end."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.protocol import Refusal, refuse
from ..core import stranded
from ..core.passage import room_now
from ..core.pieces import Pile, counted, total
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE, PLACE, changed, own
from ..core.reach import spread
from ..core.relocate import relocated
from ..core.same import Same
from ..core.touchdown import Deck, Sky, count_lost, unplaced
from ..core.whereabouts import spaces_in, union, whereabouts
from .factories import output_left, working_factories
from .politics import holdings
from .purses import paid_for
from .state import State, Stepping
from .theatre import Theatre, airfields, theatre

RULE = "16.landing"


def sails(state: State, th: Theatre, bit: int, ship: Pile) -> int:
    """The zones where an own carrier can still go this turn, to be there when aircraft land.

    One that has moved, or that fights where it lies, stays. One that waits for the noncombat move passes and
    enters zones that are fought for: before the battles all dice may hit (line 1410).
    """
    left = state.kinds(state.seat)[ship.kind].move + ship.extra - ship.used
    sea = state.rules.board.sea
    if left <= 0 or (state.phase == COMBAT_MOVE and (ship.used or bit & (th.occupied | th.attacked))):
        return 0
    won = th.ours if state.phase == COMBAT_MOVE else 0
    calm = sea & ~(th.occupied & ~won)
    return spread(th.sea_near, bit, left, calm, calm & th.havens)


# Carriers that are bought


def launches(state: State, th: Theatre) -> tuple[Deck, ...]:
    """The same for those who know the board already."""
    return launched(state)


def launched(state: State) -> tuple[Deck, ...]:
    """Decks of carriers that are paid for: in any zone beside a factory that can make them (line 1043)."""
    decks = state.rules.roster.decks
    return _launched(Same(state)) if any(kind in decks for kind in state.bought) else ()


@lru_cache(maxsize=8)
def _launched(same: Same[State]) -> tuple[Deck, ...]:
    state, found = same.value, list[Deck]()
    decks = state.rules.roster.decks
    for purse in state.rules.purses[state.seat]:
        factories = working_factories(state, purse)
        zones = _yards(state, factories)
        most = output_left(state, frozenset(factories)) if zones else 0
        for kind, count in paid_for(state, purse).items():
            if kind in decks and most > 0:
                found += [Deck(zones, decks[kind])] * min(count, most)
    return tuple(found)


def _yards(state: State, factories: tuple[str, ...]) -> int:
    """The zones beside these factories that can make something."""
    rules, found = state.rules, 0
    for land in factories:
        if output_left(state, frozenset({land})) > 0:
            for zone in rules.coasts[land]:
                found |= rules.board.bit[zone]
    return found


def room_to_come(state: State, zone: str) -> int:
    """Aircraft that bought carriers could take in a zone, if all of them were placed there."""
    if not state.bought or state.phase not in (NONCOMBAT_MOVE, PLACE):
        return 0
    bit = state.rules.board.bit[zone]
    return sum(deck.room for deck in launched(state) if deck.zones & bit)


def _waiting(state: State) -> list[tuple[int, int]]:
    """Aircraft over zones that no deck there takes."""
    board, light = state.rules.board, state.rules.roster.deck_load
    found: list[tuple[int, int]] = []
    known = whereabouts(state)
    for zone in spaces_in(state, known.of((state.seat,)) & known.having(light) & board.sea):
        if any(p.kind in light for p in own(state, zone)):
            missing = -room_now(state, zone)
            if missing > 0:
                found.append((missing, board.bit[zone]))
    return found


def count_unsaved(state: State) -> int:
    """Aircraft over zones that neither decks there nor bought ones take."""
    waiting = tuple(_waiting(state))
    return unplaced(waiting, launched(state)) if waiting else 0


def most_landing(state: State, sky: Sky, space: str, pile: Pile, zone: str, steps: int, most: int) -> int:
    """How many of a pile may end over a zone after so many steps, with no more aircraft lost than before."""
    for count in range(most, 0, -1):
        after = relocated(state, (counted(pile, count),), space, zone, steps)
        if sky.lost_after(after, (space, zone)) <= sky.lost:
            return count
    return 0


# The end of flights


def why_not_close_flights(state: State) -> Refusal | None:
    """Why the noncombat move cannot be closed: aircraft could still come down, by themselves or on a carrier
    that comes to them (lines 1045, 1075, 1522)."""
    th = theatre(state)
    missing = stranded.misplaced(state, th.airfields, _room_at_last(state), _flown_to(state))
    if not missing or count_lost(state, th) >= sum(total(piles) for piles in missing.values()):
        return None
    return refuse("aircraft_must_land", "19.noncombat", spaces=tuple(missing))


def crash(step: Stepping) -> None:
    """Aircraft without a place to land are lost as the noncombat move ends; bought carriers still count."""
    if _is_anybody_out(step.state):
        state = step.state
        stranded.crash(step, airfields(state), _room_at_last(state), _flown_to(state))


def _flown_to(state: State) -> list[str]:
    """The spaces with aircraft of the moving nation."""
    known = whereabouts(state)
    return spaces_in(state, known.of((state.seat,)) & known.having(state.rules.roster.air))


def _room_at_last(state: State) -> stranded.Room:
    """Room where aircraft are when nobody flies on: decks there, and those of bought carriers.

    Those save as many as they can: zone by zone all that leave the zones before it theirs.
    """
    decks = launched(state)
    wishes: list[tuple[int, int]] = []
    coming: dict[str, int] = {}
    for count, bit in _waiting(state) if decks else ():
        saved = next(n for n in range(count, -1, -1) if not n or not unplaced((*wishes, (n, bit)), decks))
        wishes.append((saved, bit))
        coming[state.rules.board.names_of(bit)[0]] = saved
    return lambda there, zone: room_now(there, zone) + coming.get(zone, 0)


def _is_anybody_out(state: State) -> bool:
    """Whether the moving nation has aircraft over a zone or over land that was not friendly all along."""
    seat, air, board = state.seat, state.rules.roster.air, state.rules.board
    friends, known = state.relations.friends[seat], whereabouts(state)
    now, before = holdings(state.owner, board), holdings(state.turn.held, board)
    home = union(now, friends) & union(before, friends)
    for space in board.names_of(known.of((seat,)) & known.having(air) & ~home):
        for p in state.at(space):
            if p.nation == seat and p.kind in air:
                return True
    return False


def crash_unsaved(step: Stepping) -> None:
    """Aircraft that waited for a carrier which was not placed are lost after mobilising (line 1522)."""
    state = step.state
    if _is_anybody_out(state):
        bought = state.bought
        step.state = changed(state, bought={})
        stranded.crash(step, airfields(step.state))
        step.state = changed(step.state, bought=bought)
