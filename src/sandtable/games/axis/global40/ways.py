"""Ways from one space to another (ch. 11, 19): the shortest, and why some may not be gone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.board import Links, bits
from ..core.passage import deck_room, has_deck, steps_left
from ..core.pieces import Pile, Piles
from ..core.position import COMBAT_MOVE
from ..core.reach import FAR, best_route, distances
from ..core.theatre import sea_links
from ..core.units import Kind
from .passages import askable, on_the_way
from .reaching import blitzed, ends, why_needed
from .state import State
from .theatre import Theatre, may_stay

LAND, SEA, AIR, BLITZ = "11.land", "11.sea", "11.air", "11.blitz"


def full_way(
    state: State, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> tuple[str, ...] | None:
    """The way of an order; where only the goal is named, the shortest; None where there is none."""
    if len(route) != 1:
        return route
    return find_way(state, th, picks, start, route[0])


def is_plain(state: State, picks: Piles, start: str, route: tuple[str, ...]) -> bool:
    """Whether a way is known to be meant as it stands, without a look at the board: each hop, or one hop that
    is no blitz back into friendly land and no passage that may be closed."""
    if len(route) > 1:
        return True
    board, sea = state.rules.board, state.rules.roster.sea
    goal = route[0]
    if goal not in board.neighbours[start]:
        return False
    if all(p.kind in sea for p in picks):
        return not on_the_way(state, frozenset(p.kind for p in picks), start, route)
    is_flight = all(p.kind in state.rules.roster.air for p in picks)
    return is_flight or state.phase != COMBAT_MOVE or state.owner.get(goal, "") not in friends_of(state)


def friends_of(state: State) -> frozenset[str]:
    return state.relations.friends[state.seat]


def find_way(state: State, th: Theatre, picks: Piles, start: str, goal: str) -> tuple[str, ...] | None:
    """The shortest way that all these pieces may go together; None where there is none."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    left = min(steps_left(state, p, kinds[p.kind]) for p in picks)
    through = board.land | board.sea
    for p in picks:
        kind = kinds[p.kind]
        if not _ends_for(state, th, start, p, kind, picks) & board.bit[goal]:
            return None
        through &= passing(state, th, kind)
    a, b = board.index[start], board.index[goal]
    for near in _links(state, th, picks):
        way = best_route(near, a, b, left, through, {})
        if way and (not _is_army(picks, kinds) or _may_stop(state, th, 1 << b)):
            return tuple(board.names[i] for i in way)
    return _find_blitz(state, th, picks, a, b, left) if _is_army(picks, kinds) else None


def _is_army(picks: Piles, kinds: Mapping[str, Kind]) -> bool:
    return kinds[picks[0].kind].domain == "land"


def _may_stop(state: State, th: Theatre, goal: int) -> bool:
    """Whether land units may end in a space without having blitzed."""
    return state.phase != COMBAT_MOVE or bool(goal & (th.hostile | th.taken))


def _links(state: State, th: Theatre, picks: Piles) -> list[tuple[int, ...]]:
    """Neighbours for these pieces; for ships first without the passages that they would have to ask for."""
    sea = {p.kind for p in picks if p.kind in state.rules.roster.sea}
    if not sea:
        is_flight = any(p.kind in state.rules.roster.air for p in picks)
        return [th.sky_near if is_flight else state.rules.board.near]
    near = th.near(next(iter(sea))) if len(sea) == 1 else th.sea_near
    asked = askable(state)
    if not asked:
        return [near]
    return [_cut(near, sea_links(state.rules.board, asked)), near]


@lru_cache(maxsize=64)
def _cut(near: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The neighbours that both have."""
    return Links(a & b for a, b in zip(near, other, strict=True))


def passing(state: State, th: Theatre, kind: Kind) -> int:
    """The spaces that a kind may pass through."""
    if kind.domain == "land":
        return th.friendly & ~th.taken if state.phase == COMBAT_MOVE else th.friendly
    if kind.domain == "sea":
        return state.rules.board.sea & ~(th.hunted if "submerges" in kind.traits else th.occupied)
    return th.over & ~th.assailable


def _ends_for(state: State, th: Theatre, start: str, pile: Pile, kind: Kind, picks: Piles) -> int:
    """Where one of these pieces may end, going together."""
    left = steps_left(state, pile, kind)
    found = ends(state, th, start, pile, kind, left, picks)
    if kind.domain == "air" and any(p.kind in state.rules.roster.decks for p in picks):
        found |= state.rules.board.sea
    if state.phase == COMBAT_MOVE and "rides" in kind.traits:
        tanks = replace(kind, traits=(*kind.traits, "blitz"))
        riding = ends(state, th, start, pile, tanks, left, picks) & ~found
        for i in bits(riding):
            goal = state.rules.board.names[i]
            if count_riders(state, picks) <= count_leaders(state, picks, start, goal):
                found |= 1 << i
    return found


def count_riders(state: State, picks: Piles) -> int:
    """How many of these need a tank to blitz."""
    kinds = state.kinds(state.seat)
    return sum(
        p.count for p in picks if "rides" in kinds[p.kind].traits and "blitz" not in kinds[p.kind].traits
    )


def count_leaders(state: State, picks: Piles, start: str, goal: str) -> int:
    """How many tanks go the same way, in this order or before, and have nobody along yet."""
    kinds = state.kinds(state.seat)
    now = sum(p.count for p in picks if "blitz" in kinds[p.kind].traits)
    return now + state.turn.leaders.get(f"{start} > {goal}", 0)


def _find_blitz(
    state: State, th: Theatre, picks: Piles, start: int, goal: int, left: int
) -> tuple[str, ...] | None:
    """The shortest way through hostile land where nothing stands; None unless all of these may go it."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    if state.phase != COMBAT_MOVE or not all(_may_blitz(kinds[p.kind]) for p in picks):
        return None
    through, found = th.friendly & ~th.taken | blitzed(th), []
    for i in bits(blitzed(th) & ~(1 << start)):
        there = best_route(board.near, start, i, left - 1, through, {})
        on = best_route(board.near, i, goal, left - len(there), through, {}) if there and i != goal else None
        if there and on:
            found.append((len(there) + len(on), [*there, *on]))
    return tuple(board.names[i] for i in min(found)[1]) if found else None


def _may_blitz(kind: Kind) -> bool:
    return "blitz" in kind.traits or "rides" in kind.traits


# Why not that way


def why_not_way(
    state: State, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> Refusal | None:
    """Why these pieces may not take this way, hop by hop."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    for a, b in zip((start, *route), route, strict=False):
        if b not in board.neighbours[a]:
            return refuse("not_adjacent", "2.map", start=a, space=b)
    for p in picks:
        kind = kinds[p.kind]
        left = steps_left(state, p, kind)
        if len(route) > left:
            return refuse("out_of_range", rule_of(kind), unit=kind.name, needs=len(route), has=left)
        refusal = _why_not_pass(state, th, kind, picks, start, route)
        if refusal:
            return refusal
        if not _ends_for(state, th, start, p, kind, picks) & board.bit[route[-1]] and route[-1] != start:
            return _why_not_enter(state, th, kind, picks, start, route[-1], True)
    return None


def _why_not_pass(
    state: State, th: Theatre, kind: Kind, picks: Piles, start: str, route: tuple[str, ...]
) -> Refusal | None:
    """Why a piece may not go through the spaces of a way before its end."""
    board = state.rules.board
    if kind.domain == "sea":
        near = th.near(kind.name)
        for a, b in zip((start, *route), route, strict=False):
            if board.is_sea(b) and not near[board.index[a]] & board.bit[b]:
                return refuse("canal_closed", "2.passages", start=a, space=b)
    through, on_blitz = passing(state, th, kind), 0
    if kind.domain == "land" and state.phase == COMBAT_MOVE and _may_blitz(kind):
        on_blitz = blitzed(th)
    has_blitzed = False
    for space in route[:-1]:
        bit = board.bit[space]
        if not bit & (through | on_blitz):
            return _why_not_enter(state, th, kind, picks, start, space, False)
        has_blitzed = has_blitzed or not bit & through
    if kind.domain != "land" or state.phase != COMBAT_MOVE:
        return None
    if has_blitzed and count_riders(state, picks) > count_leaders(state, picks, start, route[-1]):
        return refuse("must_stop", BLITZ, unit=kind.name, space=route[0])
    goal = board.bit[route[-1]]
    if not has_blitzed and goal & th.friendly and not goal & th.taken:
        return refuse("no_fight_there", "11.moves", space=route[-1])
    return None


def rule_of(kind: Kind) -> str:
    """Where the rule book says how a kind moves."""
    return {"land": LAND, "sea": SEA, "air": AIR}[kind.domain]


def _why_not_enter(
    state: State, th: Theatre, kind: Kind, picks: Piles, start: str, space: str, last: bool
) -> Refusal:
    """The reason a space is closed to a piece, as its end (`last`) or on its way."""
    board = state.rules.board
    bit, fighting = board.bit[space], state.phase == COMBAT_MOVE
    if kind.domain != "air" and bool(bit & board.sea) != (kind.domain == "sea"):
        return refuse("wrong_terrain", rule_of(kind), unit=kind.name, space=space)
    if kind.domain == "sea":
        return _why_not_sail(state, th, kind, space, last)
    if bit & board.land and (refusal := why_closed(state, th, kind.name, space)):
        return refusal
    if kind.domain == "air":
        if not bit & (th.over | th.assailable):
            return refuse("no_overflight", AIR, space=space)
        if not last:
            return refuse("no_overflight", "3.neutrals", space=space)
        if fighting:
            return refuse("no_fight_there", "11.moves", space=space)
        if kind.deck_load and has_deck(state, space):
            return refuse(
                "no_room_on_carrier", "17.carriers", space=space, room=max(0, deck_room(state, space))
            )
        return refuse("no_landing_space", "16.landing", unit=kind.name, space=space)
    if not bit & th.friendly:
        if fighting and not last:
            return refuse("must_stop", BLITZ if _may_blitz(kind) else LAND, unit=kind.name, space=space)
        if fighting and count_riders(state, picks):
            return refuse("must_stop", BLITZ, unit=kind.name, space=space)
        return refuse("enemy_there", "19.noncombat", space=space)
    if bit & th.taken and not last:
        return refuse("must_stop", LAND, unit=kind.name, space=space)
    return refuse("no_fight_there", "11.moves", space=space)


def why_closed(state: State, th: Theatre, kind: str, space: str) -> Refusal | None:
    """Why land is closed to pieces of the moving nation by politics or neutrality, whatever stands there."""
    bit, owner = state.rules.board.bit[space], state.owner[space]
    if bit & state.rules.impassable:
        return refuse("impassable", "2.map", space=space)
    if state.seat == state.rules.politics.china.nation and not bit & state.rules.open_to_china:
        return refuse("outside_china", "5.china", space=space)
    if bit & (th.friendly | th.hostile):
        return None
    if owner in state.relations.foes[state.seat] and kind not in state.rules.roster.air:
        return refuse("third_party", "7.limits", space=space)
    if not owner:
        if bit & th.walk_in:
            fighting = state.phase == COMBAT_MOVE
            is_army = kind in state.rules.roster.having["occupies"]
            if is_army and not fighting:
                return refuse("not_through", "3.neutrals", space=space)
            return refuse("friendly_neutral", "3.neutrals", space=space)
        return refuse("neutral", "3.neutrals", space=space)
    if kind in state.rules.roster.air and bit & th.over:
        return None
    if owner in friends_of(state):
        return refuse("not_shared", "7.neutral", space=space, owner=owner)
    if owner in state.relations.foes[state.seat]:
        return refuse("third_party", "7.third_parties", space=space)
    return refuse("not_at_war", "7.limits", space=space, owner=owner)


def _why_not_sail(state: State, th: Theatre, kind: Kind, space: str, last: bool) -> Refusal:
    """Why a ship may not pass a zone or end its move there."""
    bit, fighting = state.rules.board.bit[space], state.phase == COMBAT_MOVE
    if not last:
        return refuse("must_stop", SEA, unit=kind.name, space=space)
    if not bit & may_stay(th, state, kind):
        return refuse("forbidden_waters", "7.limits", unit=kind.name, space=space)
    if not fighting:
        return refuse("enemy_there", "19.noncombat", space=space)
    if bit & (th.occupied | th.lurking) and not kind.attack:
        return refuse("nobody_fights", SEA, unit=kind.name, space=space)
    return refuse("no_fight_there", "11.moves", space=space)


def why_no_way(state: State, th: Theatre, picks: Piles, start: str, goal: str) -> Refusal:
    """The plainest reason why no way was found."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    for p in picks:
        kind = kinds[p.kind]
        left = steps_left(state, p, kind)
        if kind.domain == "sea" and _is_cut(state, th, kind, start, goal, left):
            return refuse("canal_closed", "2.passages", start=start, space=goal)
        everywhere = {"land": board.land, "sea": board.sea}.get(kind.domain, board.land | board.sea)
        needs = distances(board.near, board.bit[goal], everywhere)[board.index[start]]
        if left < needs < FAR:
            return refuse("out_of_range", rule_of(kind), unit=kind.name, needs=needs, has=left)
        if needs >= FAR and board.bit[goal] & everywhere & ~state.rules.impassable:
            break
        if kind.domain == "land" and board.bit[goal] & th.friendly & ~th.taken and state.phase == COMBAT_MOVE:
            return refuse("no_fight_there", "11.moves", space=goal)
        if not _lies_open(state, th, start, p, kind, picks) & board.bit[goal]:
            return _why_not_enter(state, th, kind, picks, start, goal, True)
    return refuse("no_way", rule_of(kinds[picks[0].kind]), start=start, space=goal)


def _is_cut(state: State, th: Theatre, kind: Kind, start: str, goal: str, left: int) -> bool:
    """Whether a zone is near enough for a ship, but for passages that are closed to it."""
    board = state.rules.board
    goals, place = board.bit[goal], board.index[start]
    if not goals & board.sea:
        return False
    return (
        distances(board.near, goals, board.sea)[place]
        <= left
        < distances(th.near(kind.name), goals, board.sea)[place]
    )


def _lies_open(state: State, th: Theatre, start: str, pile: Pile, kind: Kind, picks: Piles) -> int:
    """Where a piece could end if nothing were in its way but the end itself."""
    if kind.domain != "air":
        far = replace(pile, used=0, extra=len(state.rules.board.names))
        return ends(state, th, start, far, kind, kind.move + far.extra if kind.domain == "sea" else 12, picks)
    return _ends_for(state, th, start, replace(pile, extra=99), kind, picks)


def why_not_leave(state: State, th: Theatre, picks: Piles, start: str) -> Refusal | None:
    """Why these may not leave a zone: others there count on them."""
    needed = why_needed(state, th, start, picks) if state.phase == COMBAT_MOVE else ""
    if needed == "escort":
        return refuse("no_escort", "14.escort", spaces=(start,))
    if needed == "landing":
        return refuse("landing_expected", SEA, space=start)
    return refuse("nobody_fights", SEA, space=start) if needed else None
