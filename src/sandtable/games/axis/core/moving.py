"""Judging an order to move, and carrying it out.

A move may be made in parts; a piece stops where it meets the enemy or enters a neutral. Where its rule
book says what is refused here, an edition tells by its `Book`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ....tabletop.stepping import Stepping
from .actions import Move
from .ordering import Order
from .passage import Rank, chosen, deck_room, has_deck, has_decks, passage_together, steps_left
from .pieces import FULL, Pile, Piles, count_of, take, total
from .position import COMBAT_MOVE, NONCOMBAT_MOVE, P, Position
from .queue import mark
from .reach import FAR, distances
from .relocate import relocated, riders
from .routes import find_route, full_route, is_complete, strands
from .theatre import Theatre
from .touchdown import count_lost
from .units import Kind

M = TypeVar("M", bound=Move)
WhyNot: TypeAlias = Callable[[Theatre, Piles], Refusal | None]
"""What an edition adds to the judgement of a move, of the pieces that are to go."""


def order(theatre: Callable[[P], Theatre], sea_near: Callable[[P], tuple[int, ...]]) -> Order:
    """The order to move, where an edition adds nothing to it but what it sees of the board."""
    return Order(
        lambda state, do: why_not_move(state, do, theatre),
        lambda step, do: moved(step, do, theatre, sea_near)[0],
    )


def why_not_move(
    state: P,
    do: Move,
    theatre: Callable[[P], Theatre],
    why_not_aim: WhyNot | None = None,
) -> Refusal | None:
    """Why the order may not be carried out; `why_not_aim` judges what else they are to do at the goal."""
    rules = state.rules
    picks = ready(state, do)
    if isinstance(picks, Refusal):
        return picks
    th = theatre(state)
    refusal = why_not_aim(th, picks) if why_not_aim else None
    if refusal:
        return refusal
    route = full_route(state, th, picks, do.start, do.route)
    if route is None:
        return _why_no_route(state, th, picks, do.start, do.route[0])
    refusal = _why_not_route(state, th, picks, do.start, route)
    if refusal:
        return refusal
    if state.phase == NONCOMBAT_MOVE:
        refusal = why_no_room(state, picks, do.start, route[-1])
        if refusal:
            return refusal
    if concerns_aircraft(state, th, picks, do.start) and strands(
        state, th, picks, do.start, route, count_lost(state, th)
    ):
        return refuse("no_landing_space", rules.book.aircraft, space=route[-1])
    return None


def ready(state: Position, do: Move, rank: Rank | None = None) -> Piles | Refusal:
    """The pieces that an order names, or why it names none that may move now; like-named ones by rank."""
    rules, kinds = state.rules, state.kinds(state.seat)
    if state.phase not in (COMBAT_MOVE, NONCOMBAT_MOVE):
        return refuse("wrong_phase", rules.book.sequence, phase=state.phase)
    for space in (do.start, *do.route):
        if space not in rules.board.index:
            return refuse("unknown_space", "notation", space=space)
    if not do.route or do.route == (do.start,):
        return refuse("no_route", "notation")
    picks = chosen(state, do.start, do.units, rank)
    if isinstance(picks, Refusal):
        return picks
    for p in picks:
        refusal = why_not_stir(state, do.start, p, kinds[p.kind], picks)
        if refusal:
            return refusal
    return picks


def concerns_aircraft(state: Position, th: Theatre, picks: Piles, start: str) -> bool:
    """Whether a move could leave aircraft without a place to land: flights in the combat move, carriers,
    and ships that give up a battle, through which a carrier may have counted on passing."""
    if has_decks(state, picks):
        return True
    if state.phase != COMBAT_MOVE:
        return False
    board, kinds = state.rules.board, state.kinds(state.seat)
    leaves_battle = bool(board.bit[start] & th.occupied & board.sea)
    return leaves_battle or any(kinds[p.kind].domain == "air" for p in picks)


def why_not_stir(state: Position, start: str, pile: Pile, kind: Kind, picks: Piles) -> Refusal | None:
    """Why a piece may not move at all now."""
    if "installation" in kind.traits:
        return refuse("cannot_move", state.rules.book.installations, unit=kind.name)
    if "noncombat" in kind.traits and state.phase == COMBAT_MOVE:
        return refuse("noncombat_only", state.rules.book.guns, unit=kind.name)
    if "booty" in kind.traits and pile.used and pile.used == state.rules.captured_used:
        return refuse("captured_this_turn", state.rules.book.captured, unit=kind.name)
    if pile.task == "spent":
        return refuse("has_unloaded", state.rules.book.transport, unit=kind.name)
    if steps_left(state, pile, kind) > 0:
        return None
    if pile.came and state.phase == COMBAT_MOVE:
        return refuse("stopped_by_enemy", _rule(state, kind), unit=kind.name, space=start)
    if kind.domain == "sea" and pile.used == FULL and mark(kind.domain, start) in state.turn.fought:
        return refuse("has_fought", state.rules.book.noncombat, unit=kind.name)
    if _is_beside_decks(state, kind, picks):
        return refuse("no_ride", state.rules.book.aircraft, has=0)
    used = min(pile.used, kind.move + pile.extra)
    return refuse("has_moved", state.rules.book.noncombat, unit=kind.name, used=used)


def _is_beside_decks(state: Position, kind: Kind, picks: Piles) -> bool:
    """Whether aircraft are ordered along with a deck for them: they fly beside it, on their own range."""
    return kind.deck_load > 0 and has_decks(state, picks)


def _why_not_route(
    state: Position, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> Refusal | None:
    """Why these pieces may not take this way, hop by hop."""
    rules, kinds = state.rules, state.kinds(state.seat)
    board, book = rules.board, rules.book
    place = start
    for space in route:
        if space not in board.neighbours[place]:
            return refuse("not_adjacent", book.map, start=place, space=space)
        place = space
    tolls = 0
    for space in set(route):
        tolls += bool(board.bit[space] & th.neutral & ~th.announced)
    for p in picks:
        kind = kinds[p.kind]
        left = steps_left(state, p, kind)
        if len(route) > left and _is_beside_decks(state, kind, picks):
            return refuse("no_ride", book.aircraft, needs=len(route), has=left)
        if len(route) > left:
            return refuse("out_of_range", _rule(state, kind), unit=kind.name, needs=len(route), has=left)
        through, into = passage_together(state, th, kind, picks)
        place = start
        for space in route:
            if kind.domain == "sea" and not th.sea_near[board.index[place]] & board.bit[space]:
                return refuse("canal_closed", book.canals, start=place, space=space)
            last = space == route[-1] and place == (route[-2] if len(route) > 1 else start)
            if not board.bit[space] & (into if last else through):
                return _why_not_enter(state, th, kind, space, last)
            place = space
    if tolls > th.tolls and kinds[picks[0].kind].domain != "sea":
        return refuse("cannot_pay_fine", book.neutrals, ipc=state.ipc[state.seat], neutrals=tolls)
    return None


def _why_not_enter(state: Position, th: Theatre, kind: Kind, space: str, last: bool) -> Refusal:
    """The reason a space is closed to a piece, as its end (`last`) or on its way."""
    rules = state.rules
    board, book = rules.board, rules.book
    bit = board.bit[space]
    fighting = state.phase == COMBAT_MOVE
    if kind.domain != "air" and bool(bit & board.sea) != (kind.domain == "sea"):
        return refuse("wrong_terrain", _rule(state, kind), unit=kind.name, space=space)
    if bit & th.barred:
        return refuse("no_attack_yet", book.truce, space=space)
    if bit & th.closed:
        return refuse("not_friendly", book.noncombat, space=space)
    if bit & th.neutral:
        if not fighting:
            return refuse("neutral", book.noncombat, space=space)
        if th.tolls == 0:
            return refuse("cannot_pay_fine", book.neutrals, space=space)
        return refuse("must_stop", book.neutrals, space=space)
    if kind.deck_load and has_deck(state, space):
        return refuse("no_room_on_carrier", book.decks, space=space, room=max(0, deck_room(state, space)))
    if kind.domain == "air":
        return refuse("no_landing_space", book.noncombat, unit=kind.name, space=space)
    if bit & th.occupied or bit & th.hostile:
        if fighting and not last:
            return refuse("must_stop", _rule(state, kind), unit=kind.name, space=space)
        return refuse("enemy_there", book.noncombat, space=space)
    return refuse("gun_there_already", book.guns, space=space)


def _why_no_route(state: Position, th: Theatre, picks: Piles, start: str, goal: str) -> Refusal:
    """The plainest reason why no way was found."""
    rules, kinds = state.rules, state.kinds(state.seat)
    board, book = rules.board, rules.book
    if goal in board.neighbours[start]:
        return refuse("canal_closed", book.canals, start=start, space=goal)
    for p in picks:
        kind = kinds[p.kind]
        if not board.bit[goal] & passage_together(state, th, kind, picks)[1]:
            return _why_not_enter(state, th, kind, goal, True)
    for p in picks:
        kind = kinds[p.kind]
        everywhere = {"land": board.land, "sea": board.sea}.get(kind.domain, board.land | board.sea)
        needs = distances(board.near, board.bit[goal], everywhere)[board.index[start]]
        left = steps_left(state, p, kind)
        if left < needs < FAR and _is_beside_decks(state, kind, picks):
            return refuse("no_ride", book.aircraft, needs=needs, has=left)
        if left < needs < FAR:
            return refuse("out_of_range", _rule(state, kind), unit=kind.name, needs=needs, has=left)
    if all(kinds[p.kind].domain == "air" for p in picks) and state.phase == COMBAT_MOVE:
        return refuse("no_landing_space", book.aircraft, space=goal)
    return refuse("no_way", _rule(state, kinds[picks[0].kind]), start=start, space=goal)


def why_no_room(state: Position, picks: Piles, start: str, goal: str) -> Refusal | None:
    """Why so many cannot end there: room on the decks, one gun a territory."""
    rules = state.rules
    if rules.board.is_sea(goal):
        light = rules.roster.deck_load
        bulk = sum(light[p.kind] * p.count for p in picks if p.kind in light)
        room = deck_room(state, goal) + _room_coming(state, picks, start) if bulk else 0
        if bulk > room:
            return refuse("no_room_on_carrier", rules.book.decks, space=goal, room=max(0, room))
        return None
    limits = rules.most_in_land
    crowded = any(count_of(picks, (p.kind,)) > limits[p.kind] for p in picks if p.kind in limits)
    return refuse("gun_there_already", rules.book.guns, space=goal) if crowded else None


def _room_coming(state: Position, picks: Piles, start: str) -> int:
    """Room on the decks of an order, less the allied aircraft that sail along."""
    decks = state.rules.roster.decks
    room = sum(decks.get(p.kind, 0) * p.count for p in picks)
    if not room:
        return 0
    staying = state.at(start)
    for p in picks:
        staying = take(staying, p)
    return room - total(riders(state, start, staying))


def _rule(state: Position, kind: Kind) -> str:
    return state.rules.book.movement.get(kind.name, "")


def moved(
    step: Stepping[P],
    do: M,
    theatre: Callable[[P], Theatre],
    sea_near: Callable[[P], tuple[int, ...]],
    task: str = "",
) -> tuple[M, Piles]:
    """Carry out a move; gives back the order with its route in full, and the pieces that went.

    `sea_near` are the neighbours for ships, which an edition knows without the whole theatre; `task` is
    what aircraft are to do at the goal.
    """
    state = step.state
    picks = chosen(state, do.start, do.units)
    assert not isinstance(picks, Refusal)
    route = do.route
    if not is_complete(state, picks, do.start, route, lambda: sea_near(state)):
        route = find_route(state, theatre(state), picks, do.start, route[0]) or route
    move_along(step, picks, do.start, route, task)
    return replace(do, route=route) if route != do.route else do, picks


def move_along(step: Stepping[Any], picks: Piles, start: str, route: tuple[str, ...], task: str = "") -> None:
    """Pieces go their way, and it is told."""
    step.state = relocated(step.state, picks, start, route[-1], len(route), route, task)
    units = tuple(f"{p.count} {p.kind}" for p in picks)
    step.tell("moved", units=units, start=start, route=route, by=step.state.seat)
