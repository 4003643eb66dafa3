"""The board as the moving nation sees it (ch. 2, 3, 7, 11): where it may go, fight, fly, stay and land."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from msgspec import Struct

from ..core import theatre as seen
from ..core.board import bits
from ..core.facilities import is_working
from ..core.pieces import TRAPPED, Pile
from ..core.same import Same
from ..core.theatre import open_sky, sea_links
from ..core.units import Kind
from ..core.whereabouts import whereabouts
from .engaged import landing_zones
from .neutrals import may_attack, may_walk_in
from .passages import closed_passages
from .politics import closed_sky, forbidden_waters, may_enter_china, open_land, sharing
from .state import State


class Theatre(seen.Theatre, frozen=True, eq=False, kw_only=True):
    """What Global asks of the board beside what every edition does; sets of spaces."""

    free_near: dict[str, tuple[int, ...]]
    """Neighbours for the kinds of ship that pass some canal whoever holds it."""
    over: int
    """Spaces that its aircraft may cross."""
    walk_in: int
    """Neutral land that its land units may enter in the noncombat move, not through it."""
    taken: int
    """Land taken this turn: entered in the combat move like other hostile land."""
    open_land: int
    """Hostile land where nothing stands, through which tanks may go on."""
    hunted: int
    """Zones with enemies that stop submarines."""
    lurking: int
    """Zones with enemy ships that may be ignored, and no others."""
    subs: int
    """Zones with enemy submarines."""
    fighting: int
    """Zones with pieces of the moving nation that have an attack value."""
    warships: int
    """Zones with its warships."""
    landings: int
    """Zones from which it has ordered troops ashore."""
    alert: int
    """Of these, zones that enemy aircraft may scramble to."""
    havens: int
    """Zones where its warships may end a move."""
    harbours: int
    """Zones where its other ships may."""
    attacked: int
    """Zones where ships that could be ignored are attacked: by order, or by pieces that went there."""
    bases: int
    """Land with enemy facilities."""

    @property
    def lonely(self) -> int:
        """Zones with enemy submarines that are ignored: nobody lands there without an escort (line 782)."""
        return self.subs & ~self.occupied & ~self.attacked

    def near(self, kind: str) -> tuple[int, ...]:
        """Neighbours for a kind of ship."""
        return self.free_near.get(kind, self.sea_near)


def theatre(state: State) -> Theatre:
    """The board seen by the nation whose turn it is; the last few are remembered."""
    return _theatre(Same(state))


@lru_cache(maxsize=8)
def _theatre(same: Same[State]) -> Theatre:
    state = same.value
    board, land, pieces = state.rules.board, _lie(_View(state)), _survey(state)
    taken = sum(board.bit[space] for space in state.turn.taken)
    hostile = land.hostile & ~pieces.third
    sky_near, sky_around = open_sky(board, land.closed)
    canals = closed_passages(state)
    return Theatre(
        friendly=land.friendly,
        hostile=hostile,
        neutral=land.assailable,
        closed=land.closed,
        occupied=pieces.occupied,
        guns=0,
        complexes=pieces.bases & hostile,
        ours=pieces.ours & ~(pieces.occupied & board.sea & ~pieces.fighting),
        airfields=airfields(state),
        sea_near=sea_links(board, canals),
        sky_near=sky_near,
        sky_around=sky_around,
        barred=0,
        tolls=0,
        announced=0,
        assailable=land.assailable & hostile,
        free_near=_free_links(state, canals),
        over=(board.land | board.sea) & ~land.closed,
        walk_in=land.walk_in,
        taken=taken & land.friendly,
        open_land=hostile & ~pieces.occupied & ~land.nobodys,
        hunted=pieces.hunted,
        lurking=pieces.lurking,
        subs=pieces.subs,
        fighting=pieces.fighting,
        warships=pieces.warships,
        landings=pieces.landings,
        alert=scrambled_to(state, pieces.landings),
        havens=board.sea & ~forbidden_waters(state, state.seat, True),
        harbours=board.sea & ~forbidden_waters(state, state.seat, False),
        attacked=_attacked(state, pieces),
        bases=pieces.bases,
    )


def airfields(state: State) -> int:
    """Land where aircraft of the moving nation may land: open to it since the turn began, not taken now."""
    land, bit = _lie(_View(state)), state.rules.board.bit
    return land.friendly & land.held & ~sum(bit[space] for space in state.turn.taken)


def _attacked(state: State, pieces: Pieces) -> int:
    """Zones where ships are attacked that could be ignored: where troops land, only by order."""
    bit, found = state.rules.board.bit, pieces.lurking & pieces.sent & ~pieces.landings
    for zone in state.turn.attacked:
        found |= bit[zone]
    return found & ~pieces.occupied


def attacked_zones(state: State) -> tuple[str, ...]:
    """The zones where submarines and transports are attacked that could be ignored (A102)."""
    return state.rules.board.names_of(_attacked(state, _survey(state)))


def sea_near(state: State) -> tuple[int, ...]:
    """Neighbours for ships of the moving nation."""
    return sea_links(state.rules.board, closed_passages(state))


def _free_links(state: State, closed: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Neighbours for the kinds that pass one of the closed canals all the same."""
    board = state.rules.board
    free = {kind for canal in board.canals if canal.id in closed for kind in canal.free}
    return {
        kind: sea_links(board, tuple(c.id for c in board.canals if c.id in closed and kind not in c.free))
        for kind in free
    }


def shares_at(state: State, space: str) -> Collection[str]:
    """Those whose decks and ships the moving nation may use in a space (A28, A56)."""
    if not state.rules.guests:
        return (state.seat,)
    return sharing(state, state.seat)[state.rules.half[space]]


# Land


class Lie(Struct, frozen=True):
    """What land is to a nation, whatever stands on it."""

    friendly: int
    held: int
    """What was friendly when the turn began."""
    hostile: int
    assailable: int
    """Neutral land that may be attacked."""
    nobodys: int
    """Land that nobody controls."""
    closed: int
    """Spaces that its aircraft may not enter at all."""
    walk_in: int


class _View:
    """A position as far as the lie of the land depends on it, to be remembered by."""

    __slots__ = ("key", "state")

    def __init__(self, state: State) -> None:
        held = id(state.turn.held)
        self.state = state
        self.key = (state.variant, state.seat, state.wars, id(state.owner), id(state.neutral), held)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _View) and self.key == other.key


@lru_cache(maxsize=64)
def _lie(view: _View) -> Lie:
    """The lie of the land; remembered positions are kept, so that no other can pass for them."""
    state = view.state
    rules, seat = state.rules, state.seat
    bit, foes = rules.board.bit, state.relations.foes[seat]
    hostile = sum(bit[s] for s, owner in state.owner.items() if owner in foes and _may_assail(state, s))
    nobodys = assailable = walk_in = dutch = 0
    for space, stance in state.neutral.items():
        here = bit[space]
        nobodys |= here
        if stance == "dutch":
            dutch |= here
            hostile |= here if may_attack(state, seat, space) else 0
        elif may_attack(state, seat, space):
            assailable |= here
        elif may_walk_in(state, seat, space):
            walk_in |= here
    closed = closed_sky(state, seat)
    if seat == rules.politics.china.nation:
        closed |= rules.board.sea
    elif not is_bound_everywhere(state, seat):
        closed &= ~dutch
    friendly = open_land(state, seat)
    held = open_land(state, seat, dict(state.turn.held))
    return Lie(friendly, held, hostile | assailable, assailable, nobodys, closed & ~assailable, walk_in)


def is_bound_everywhere(state: State, nation: str) -> bool:
    """Whether a nation is at war with nobody."""
    return not state.relations.foes[nation]


def _may_assail(state: State, space: str) -> bool:
    """Whether land of an enemy may be attacked: China only by those who may enter it, and by China only such
    as is open to its units."""
    rules, bit = state.rules, state.rules.board.bit[space]
    if state.seat == rules.politics.china.nation:
        return bool(bit & rules.open_to_china)
    return not bit & rules.chinese or may_enter_china(state, state.seat)


# Pieces


class Pieces(Struct, frozen=True):
    """Where pieces stand that matter for movement."""

    occupied: int
    third: int
    """Land with pieces of opponents that are not at war with the nation."""
    ours: int
    bases: int
    hunted: int
    lurking: int
    subs: int
    fighting: int
    sent: int
    """Zones with pieces of the nation that have an attack value and moved there this turn."""
    warships: int
    landings: int


def _survey(state: State) -> Pieces:
    """Where the pieces stand, form by form."""
    rules, seat, foes = state.rules, state.seat, state.relations.foes[state.seat]
    known, kinds, mine = whereabouts(state), state.kinds(seat), rules.team(seat)
    land, sea, built, surface = rules.board.land, rules.board.sea, rules.facilities, rules.surface
    hunts, dives = rules.roster.having["hunts"], rules.roster.having["submerges"]
    occupied = third = bases = hunted = lurking = subs = fighting = sent = warships = 0
    for (nation, kind, task, has_moved), spaces in known.forms.items():
        at_sea = spaces & sea
        if nation == seat:
            if kinds[kind].attack and task != TRAPPED:
                fighting |= at_sea
                sent |= at_sea if has_moved else 0
            warships |= at_sea if kind in rules.warships else 0
        elif nation in foes:
            occupied |= spaces & land
            bases |= spaces & land if kind in built else 0
            if kind in surface:
                occupied |= at_sea
                hunted |= at_sea if kind in hunts else 0
            elif task != "submerged":
                lurking |= at_sea if kind in rules.roster.sea else 0
                subs |= at_sea if kind in dives else 0
        elif nation not in mine:
            third |= spaces & land
    ours, landings = known.of((seat,)), sum(rules.board.bit[zone] for zone in landing_zones(state))
    lurking &= ~occupied
    return Pieces(occupied, third, ours, bases, hunted, lurking, subs, fighting, sent, warships, landings)


def scrambled_to(state: State, zones: int) -> int:
    """Those of these zones that enemy aircraft could scramble to: beside a base that works (A43)."""
    board, found = state.rules.board, 0
    for i in bits(zones):
        if any(can_scramble(state, land) for land in state.rules.shores[board.names[i]]):
            found |= 1 << i
    return found


def can_scramble(state: State, land: str) -> bool:
    """Whether enemies of the moving nation have a working base and aircraft to scramble in a territory."""
    foes, rises = state.relations.foes[state.seat], state.rules.roster.having["scrambles"]
    piles = state.at(land)
    return any(p.kind in rises and p.nation in foes for p in piles) and has_base(state, piles, foes)


def has_base(state: State, piles: Collection[Pile], nations: Collection[str]) -> bool:
    """Whether a working base from which aircraft scramble is among these pieces, in these nations' hands."""
    rows = state.rules.facilities
    return any(
        p.nation in nations
        and p.kind in rows
        and rows[p.kind].launches
        and is_working(p, state.kinds(p.nation))
        for p in piles
    )


def may_stay(th: Theatre, state: State, kind: Kind) -> int:
    """The zones where a kind of ship may end a move, by the limits of politics."""
    return th.havens if kind.name in state.rules.warships else th.harbours
