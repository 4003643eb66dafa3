"""How far pieces get (ch. 11, 15, 19): where each may end its move, alone and in company.

In the combat move a piece ends only where it fights, but for the four exceptions of the rule book (lines
671-676), and nothing moves twice; only ships that carry troops go on after they loaded.
"""

from __future__ import annotations

from functools import lru_cache

from ..core.board import bits
from ..core.passage import deck_room, steps_left
from ..core.pieces import FULL, Pile, Piles, take
from ..core.position import COMBAT_MOVE
from ..core.reach import distances, spread, within
from ..core.same import Same
from ..core.singles import united
from ..core.targets import air_targets, by_room, carrier_targets, ends_battle, leaving
from ..core.touchdown import Sky
from ..core.units import Kind
from ..core.whereabouts import whereabouts
from .landing import most_landing
from .state import State
from .theatre import Theatre, may_stay, scrambled_to


def goals(state: State, th: Theatre, space: str, pile: Pile, sky: Sky | None = None) -> dict[int, int]:
    """Where a pile may go: sets of spaces by the number of its pieces that may go there together."""
    kind = state.kinds(state.seat)[pile.kind]
    left = steps_left(state, pile, kind)
    if left <= 0 or "installation" in kind.traits or has_moved(state, pile, kind):
        return {}
    found = ends(state, th, space, pile, kind, left)
    if kind.domain == "air":
        if state.phase != COMBAT_MOVE:
            return _landings(state, th, sky or Sky(state, th), space, pile, found)
        result = air_targets(sky or Sky(state, th), space, pile, left, found)
    elif kind.decks:
        result = carrier_targets(sky or Sky(state, th), space, pile, found)
    elif ends_battle(state, th, space, pile):
        result = leaving(sky or Sky(state, th), space, pile, found)
    else:
        result = {pile.count: found}
    if state.phase != COMBAT_MOVE:
        return result
    if "rides" in kind.traits and state.turn.leaders:
        result = _with_rides(state, th, space, pile, result)
    return _capped(result, count_spare(state, th, space, pile))


def has_moved(state: State, pile: Pile, kind: Kind) -> bool:
    """Whether a piece has made its combat move: only ships that carry troops may go on (line 682)."""
    return state.phase == COMBAT_MOVE and pile.used > 0 and not kind.holds


def _capped(found: dict[int, int], most: int) -> dict[int, int]:
    """The same with no more than so many going anywhere."""
    if all(count <= most for count in found):
        return found
    result: dict[int, int] = {}
    for count, spaces in found.items():
        if least := min(count, most):
            result[least] = result.get(least, 0) | spaces
    return result


def ends(
    state: State, th: Theatre, space: str, pile: Pile, kind: Kind, left: int, company: Piles = ()
) -> int:
    """The spaces where a piece may end its move, others going along.

    Of flights in the combat move these are all that they may be meant for; the range is another question.
    """
    if kind.domain == "land":
        return _marches(state, th, space, kind, left)
    if kind.domain == "sea":
        return _voyages(state, th, space, pile, kind, left, company)
    if state.phase == COMBAT_MOVE:
        return _strikes(state, th, space, pile)
    fields = th.airfields | (_decks(Same(state)) if kind.deck_load else 0)
    return spread(th.sky_near, state.rules.board.bit[space], left, th.over & ~th.assailable, fields)


@lru_cache(maxsize=8)
def _decks(same: Same[State]) -> int:
    """Zones where one more aircraft finds room."""
    state, rules = same.value, same.value.rules
    zones = set(rules.board.names_of(whereabouts(state).having(rules.roster.decks) & rules.board.sea))
    if state.bought and any(kind in rules.roster.decks for kind in state.bought):
        zones |= {zone for land in state.turn.factories for zone in rules.coasts[land]}
    return sum(rules.board.bit[zone] for zone in zones if deck_room(state, zone) > 0)


def _landings(state: State, th: Theatre, sky: Sky, space: str, pile: Pile, found: int) -> dict[int, int]:
    """Where aircraft may land in the noncombat move: on decks only if nobody else needs them more."""
    board = state.rules.board
    result = by_room(state, pile, found)
    if not found & board.sea or (not sky.need[1] and not sky.launched):
        return result
    kept: dict[int, int] = {}
    far = distances(th.sky_near, board.bit[space], (board.land | board.sea) & ~th.neutral)
    for most, spaces in result.items():
        kept[most] = kept.get(most, 0) | spaces & board.land
        for i in bits(spaces & board.sea):
            count = most_landing(state, sky, space, pile, board.names[i], far[i], most)
            kept[count] = kept.get(count, 0) | 1 << i
    return {count: spaces for count, spaces in kept.items() if count and spaces}


# By land


def _marches(state: State, th: Theatre, space: str, kind: Kind, left: int) -> int:
    """Where a land unit may end its move."""
    board = state.rules.board
    start = board.bit[space]
    if state.phase != COMBAT_MOVE:
        into = th.friendly | (th.walk_in if "occupies" in kind.traits else 0)
        return spread(board.near, start, left, th.friendly, into)
    if "noncombat" in kind.traits:
        return 0
    found = spread(board.near, start, left, th.friendly & ~th.taken, th.hostile | th.taken)
    return found | _blitzes(state, th, start, left) if "blitz" in kind.traits else found


def _blitzes(state: State, th: Theatre, start: int, left: int) -> int:
    """Where tanks may end that go through hostile land where nothing stands, friendly land too."""
    near, through = state.rules.board.near, th.friendly & ~th.taken
    found = 0
    for steps in range(left - 1):
        for i in bits(_ring(near, start, steps, through) if steps else start):
            for j in bits(near[i] & blitzed(th) & ~start):
                found |= spread(
                    near, 1 << j, left - steps - 1, through | blitzed(th), th.friendly | th.hostile
                )
    return found & ~start


def blitzed(th: Theatre) -> int:
    """Land through which tanks may blitz: hostile with nothing in it, or taken by others on their way."""
    return th.open_land | th.taken


def _ring(near: tuple[int, ...], start: int, steps: int, through: int) -> int:
    return spread(near, start, steps, through, through)


def _with_rides(state: State, th: Theatre, space: str, pile: Pile, found: dict[int, int]) -> dict[int, int]:
    """Also where tanks have blitzed to that can take another along: one each, same start, same end."""
    known = united(found)
    for way, count in state.turn.leaders.items():
        start, _, goal = way.partition(" > ")
        bit = state.rules.board.bit[goal]
        if start == space and not pile.used and not known & bit:
            most = min(count, pile.count)
            found = {**found, most: found.get(most, 0) | bit}
    return found


# By sea


def _voyages(state: State, th: Theatre, space: str, pile: Pile, kind: Kind, left: int, company: Piles) -> int:
    """Where a ship may end its move."""
    sea, near, start = state.rules.board.sea, th.near(kind.name), state.rules.board.bit[space]
    stealthy = "submerges" in kind.traits
    through = sea & ~(th.hunted if stealthy else th.occupied)
    stay = may_stay(th, state, kind)
    if state.phase != COMBAT_MOVE:
        return spread(near, start, left, through, stay if stealthy else stay & ~th.occupied)
    return spread(near, start, left, through, stay & _battles(state, th, space, pile, kind, left, company))


def _battles(state: State, th: Theatre, space: str, pile: Pile, kind: Kind, left: int, company: Piles) -> int:
    """The zones where a ship has something to do in the combat move."""
    calm = state.rules.board.sea & ~th.occupied
    foes = th.occupied | th.lurking
    kinds = state.kinds(state.seat)
    fights = kind.attack > 0 or any(kinds[p.kind].attack for p in company)
    found = foes if fights else foes & th.fighting & (th.occupied | th.attacked)
    if kind.name in state.rules.warships:
        found |= _supported(state, th, kind, calm, company)
    if kind.holds:
        found |= _stops(state, th, space, pile, left, company)
    if not pile.used and state.rules.board.bit[space] & th.occupied:
        found |= calm
    return found


def _supported(state: State, th: Theatre, kind: Kind, calm: int, company: Piles) -> int:
    """Zones of landings where a warship has something to do: to bombard, to meet a scramble, to escort (A43).

    Landings are announced, or will be by ships with troops that sail in company.
    """
    zones = th.landings & calm
    if any(is_laden(state, p) for p in company):
        zones |= beaches(state, th, escorted=True) & calm
    return zones if "bombards" in kind.traits else zones & (th.subs | scrambled_to(state, zones))


def is_laden(state: State, ship: Pile) -> bool:
    """Whether troops are aboard a ship that its nation could land in an assault."""
    return any(c.nation == state.seat and not is_slow(state, c.kind) for c in ship.cargo)


def _stops(state: State, th: Theatre, space: str, ship: Pile, left: int, company: Piles) -> int:
    """Zones where a ship that carries troops may put in on its way to an assault: to load, or laden."""
    board = state.rules.board
    calm = board.sea & ~th.occupied
    near, start = th.near(ship.kind), board.bit[space]
    escorted = any(p.kind in state.rules.warships for p in company)
    back = within(near, beaches(state, th, escorted) & th.harbours, calm, left)
    found, reached = 0, start
    for steps in range(1, left + 1):
        ring = spread(near, start, steps, calm, calm) & ~reached
        reached |= ring
        found |= ring & back[left - steps]
    if is_laden(state, ship):
        return found
    return sum(1 << i for i in bits(found) if has_troops(state, board.names[i], ship))


def is_slow(state: State, kind: str) -> bool:
    """Whether a kind moves in the noncombat move only."""
    return kind in state.rules.roster.having["noncombat"]


def beaches(state: State, th: Theatre, escorted: bool = False) -> int:
    """Zones from which an assault may be ordered: beside land to attack, blitzed by others or not, calm or
    fought for, and not beside ignored submarines unless a warship is there or comes along."""
    board = state.rules.board
    found = spread(board.near, th.hostile | th.taken, 1, 0, board.sea)
    unsafe = 0 if escorted else th.lonely & ~th.warships
    return found & ~(th.occupied & ~th.fighting) & ~unsafe


def has_troops(state: State, zone: str, ship: Pile) -> bool:
    """Whether troops beside a zone could board a ship now."""
    roster, seat = state.rules.roster, state.seat
    room = roster.holds[ship.kind] - sum(roster.load[c.kind] for c in ship.cargo)
    return any(
        p.nation == seat
        and not p.used
        and 0 < roster.load.get(p.kind, 0) <= room
        and not is_slow(state, p.kind)
        for land in state.rules.shores[zone]
        for p in state.at(land)
    )


# By air


def _strikes(state: State, th: Theatre, space: str, pile: Pile) -> int:
    """Where aircraft may end their combat move: where they fight, or go along in case of a scramble."""
    sea = state.rules.board.sea
    found = th.hostile | (th.occupied & sea) | th.lurking | th.alert
    if not pile.used and state.rules.board.bit[space] & th.occupied & sea:
        found |= th.airfields | sea
    return found & ~th.closed


# Who must stay


def count_spare(state: State, th: Theatre, space: str, pile: Pile) -> int:
    """How many of a pile may leave their space together."""
    return pile.count - 1 if why_needed(state, th, space, (pile,)) else FULL


def why_needed(state: State, th: Theatre, space: str, going: Piles) -> str:
    """What they are needed for who may not all leave a zone in the combat move, if for anything.

    Ships that came to fight there and troops that land count on the last that have an attack value, troops
    that land beside ignored submarines on the last warship (line 782), and warships that sailed along for a
    landing on the last troops that could make it (line 675).
    """
    bit, kinds, warships = state.rules.board.bit[space], state.kinds(state.seat), state.rules.warships
    expected = space in state.turn.expected and not bit & th.landings
    if not expected and not bit & state.rules.board.sea & (th.occupied | th.attacked | th.landings):
        return ""
    staying = state.at(space)
    for p in going:
        staying = take(staying, p)
    mine = [p for p in staying if p.nation == state.seat]
    if expected and any(is_laden(state, p) for p in going):
        return "" if any(is_laden(state, p) for p in mine) else "landing"
    if bit & (th.occupied | th.attacked) and any(kinds[p.kind].attack for p in going):
        awaited = bool(bit & th.landings) or any(p.used and not kinds[p.kind].attack for p in mine)
        return "battle" if awaited and not any(kinds[p.kind].attack for p in mine) else ""
    if bit & th.landings & th.lonely and any(p.kind in warships for p in going):
        return "" if any(p.kind in warships for p in mine) else "escort"
    return ""


def lone_ends(state: State, th: Theatre, space: str, pile: Pile) -> int:
    """Where a piece has something to do by itself: no ship puts in just to load."""
    board = state.rules.board
    if (
        state.phase != COMBAT_MOVE
        or pile.kind not in state.rules.roster.holds
        or board.bit[space] & th.occupied
    ):
        return board.land | board.sea
    return th.occupied | th.lurking
