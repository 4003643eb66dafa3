"""Moving pieces in both movement phases: judging an order and carrying it out (2nd: ch. 4 and 6).

A move may be made in parts; a piece stops where it meets the enemy or enters a neutral.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.landing import count_lost
from ..core.passage import chosen, deck_room, has_deck, has_decks, passage_together, steps_left
from ..core.pieces import FULL, Pile, Piles, count_of, take, total
from ..core.position import has_enemies, is_enemy
from ..core.reach import FAR, distances
from ..core.relocate import relocated, riders
from ..core.routes import find_route, full_route, is_complete, strands
from ..core.theatre import Theatre
from ..core.units import Kind
from .actions import Move
from .conquest import conquer, violate
from .state import State, Stepping
from .theatre import sea_near, theatre


def why_not_move(state: State, action: Move) -> Refusal | None:
    """Why the order may not be carried out."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    if state.phase not in ("combat_move", "noncombat_move"):
        return refuse("wrong_phase", "1.sequence", phase=state.phase)
    for space in (action.start, *action.route):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if not action.route or action.route == (action.start,):
        return refuse("no_route", "notation")
    picks = chosen(state, action.start, action.units)
    if isinstance(picks, Refusal):
        return picks
    for p in picks:
        refusal = why_not_stir(state, action.start, p, kinds[p.kind], picks)
        if refusal:
            return refusal
    th = theatre(state)
    if action.raid:
        refusal = why_not_raid(state, th, picks, action.route[-1])
        if refusal:
            return refusal
    route = full_route(state, th, picks, action.start, action.route)
    if route is None:
        return _why_no_route(state, th, picks, action)
    refusal = _why_not_route(state, th, picks, action.start, route)
    if refusal:
        return refusal
    if state.phase == "noncombat_move":
        refusal = _why_no_room(state, picks, action.start, route[-1])
        if refusal:
            return refusal
    if _concerns_aircraft(state, th, picks, action.start) and strands(
        state, th, picks, action.start, route, count_lost(state, th)
    ):
        return refuse("no_landing_space", "4.fighter", space=route[-1])
    return None


def _concerns_aircraft(state: State, th: Theatre, picks: Piles, start: str) -> bool:
    """Whether a move could leave aircraft without a place to land: flights in the combat move, carriers,
    and ships that give up a battle, through which a carrier may have counted on passing."""
    if has_decks(state, picks):
        return True
    if state.phase != "combat_move":
        return False
    board, kinds = state.rules.board, state.kinds(state.seat)
    leaves_battle = bool(board.bit[start] & th.occupied & board.sea)
    return leaves_battle or any(kinds[p.kind].domain == "air" for p in picks)


def why_not_stir(state: State, start: str, pile: Pile, kind: Kind, picks: Piles) -> Refusal | None:
    """Why a piece may not move at all now."""
    if "installation" in kind.traits:
        return refuse("cannot_move", "4.complex", unit=kind.name)
    if "noncombat" in kind.traits and state.phase == "combat_move":
        return refuse("noncombat_only", "4.aa", unit=kind.name)
    if "booty" in kind.traits and pile.used and pile.used == state.rules.captured_used:
        return refuse("captured_this_turn", "5.results", unit=kind.name)
    if pile.task == "spent":
        return refuse("has_unloaded", "4.transport", unit=kind.name)
    if steps_left(state, pile, kind) > 0:
        return None
    if pile.came and state.phase == "combat_move":
        return refuse("stopped_by_enemy", _rule(kind), unit=kind.name, space=start)
    if kind.domain == "sea" and pile.used == FULL and f"sea {start}" in state.turn.fought:
        return refuse("has_fought", "6.noncombat", unit=kind.name)
    if _is_beside_decks(state, kind, picks):
        return refuse("no_ride", "4.fighter", has=0)
    return refuse("has_moved", "6.noncombat", unit=kind.name, used=min(pile.used, kind.move))


def _is_beside_decks(state: State, kind: Kind, picks: Piles) -> bool:
    """Whether aircraft are ordered along with a deck for them: they fly beside it, on their own range."""
    return kind.deck_load > 0 and has_decks(state, picks)


def why_not_raid(state: State, th: Theatre, picks: Piles, goal: str) -> Refusal | None:
    """Why these pieces cannot bomb the complex there (2nd: ch. 4, bombers)."""
    if state.phase != "combat_move":
        return refuse("wrong_phase", "4.bomber", phase=state.phase)
    raids = state.rules.roster.having["raids"]
    if any(p.kind not in raids for p in picks):
        return refuse("bombers_only", "4.bomber")
    if not state.rules.board.bit[goal] & th.complexes:
        return refuse("no_enemy_complex", "4.bomber", space=goal)
    return None


def _why_not_route(
    state: State, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> Refusal | None:
    """Why these pieces may not take this way, hop by hop."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    place = start
    for space in route:
        if space not in board.neighbours[place]:
            return refuse("not_adjacent", "2.map", start=place, space=space)
        place = space
    tolls = 0
    for space in set(route):
        tolls += bool(board.bit[space] & th.neutral & ~th.announced)
    for p in picks:
        kind = kinds[p.kind]
        left = steps_left(state, p, kind)
        if len(route) > left and _is_beside_decks(state, kind, picks):
            return refuse("no_ride", "4.fighter", needs=len(route), has=left)
        if len(route) > left:
            return refuse("out_of_range", _rule(kind), unit=kind.name, needs=len(route), has=left)
        through, into = passage_together(state, th, kind, picks)
        place = start
        for space in route:
            if kind.domain == "sea" and not th.sea_near[board.index[place]] & board.bit[space]:
                return refuse("canal_closed", "2.canal", start=place, space=space)
            last = space == route[-1] and place == (route[-2] if len(route) > 1 else start)
            if not board.bit[space] & (into if last else through):
                return _why_not_enter(state, th, kind, space, last)
            place = space
    if tolls > th.tolls and kinds[picks[0].kind].domain != "sea":
        return refuse("cannot_pay_fine", "4.neutral", ipc=state.ipc[state.seat], neutrals=tolls)
    return None


def _why_not_enter(state: State, th: Theatre, kind: Kind, space: str, last: bool) -> Refusal:
    """The reason a space is closed to a piece, as its end (`last`) or on its way."""
    board = state.rules.board
    bit = board.bit[space]
    fighting = state.phase == "combat_move"
    if kind.domain != "air" and bool(bit & board.sea) != (kind.domain == "sea"):
        return refuse("wrong_terrain", _rule(kind), unit=kind.name, space=space)
    if bit & th.barred:
        return refuse("no_attack_yet", "A4.restricted_soviet_attack", space=space)
    if bit & th.neutral:
        if not fighting:
            return refuse("neutral", "6.noncombat", space=space)
        if th.tolls == 0:
            return refuse("cannot_pay_fine", "4.neutral", space=space)
        return refuse("must_stop", "4.neutral", space=space)
    if kind.deck_load and has_deck(state, space):
        return refuse("no_room_on_carrier", "4.carrier", space=space, room=max(0, deck_room(state, space)))
    if kind.domain == "air":
        return refuse("no_landing_space", "6.noncombat", unit=kind.name, space=space)
    if bit & th.occupied or bit & th.hostile:
        if fighting and not last:
            return refuse("must_stop", _rule(kind), unit=kind.name, space=space)
        return refuse("enemy_there", "6.noncombat", space=space)
    return refuse("gun_there_already", "4.aa", space=space)


def _why_no_route(state: State, th: Theatre, picks: Piles, action: Move) -> Refusal:
    """The plainest reason why no way was found."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    goal = action.route[0]
    if goal in board.neighbours[action.start]:
        return refuse("canal_closed", "2.canal", start=action.start, space=goal)
    for p in picks:
        kind = kinds[p.kind]
        if not board.bit[goal] & passage_together(state, th, kind, picks)[1]:
            return _why_not_enter(state, th, kind, goal, True)
    for p in picks:
        kind = kinds[p.kind]
        everywhere = {"land": board.land, "sea": board.sea}.get(kind.domain, board.land | board.sea)
        needs = distances(board.near, board.bit[goal], everywhere)[board.index[action.start]]
        left = steps_left(state, p, kind)
        if left < needs < FAR and _is_beside_decks(state, kind, picks):
            return refuse("no_ride", "4.fighter", needs=needs, has=left)
        if left < needs < FAR:
            return refuse("out_of_range", _rule(kind), unit=kind.name, needs=needs, has=left)
    if all(kinds[p.kind].domain == "air" for p in picks) and state.phase == "combat_move":
        return refuse("no_landing_space", "4.fighter", space=goal)
    return refuse("no_way", _rule(kinds[picks[0].kind]), start=action.start, space=goal)


def _why_no_room(state: State, picks: Piles, start: str, goal: str) -> Refusal | None:
    """Why so many cannot end there: room on the decks, one gun a territory."""
    rules = state.rules
    if rules.board.is_sea(goal):
        light = rules.roster.deck_load
        bulk = sum(light[p.kind] * p.count for p in picks if p.kind in light)
        room = deck_room(state, goal) + _room_coming(state, picks, start) if bulk else 0
        if bulk > room:
            return refuse("no_room_on_carrier", "4.carrier", space=goal, room=max(0, room))
        return None
    limits = rules.most_in_land
    crowded = any(count_of(picks, (p.kind,)) > limits[p.kind] for p in picks if p.kind in limits)
    return refuse("gun_there_already", "4.aa", space=goal) if crowded else None


def _room_coming(state: State, picks: Piles, start: str) -> int:
    """Room on the decks of an order, less the allied aircraft that sail along."""
    decks = state.rules.roster.decks
    room = sum(decks.get(p.kind, 0) * p.count for p in picks)
    if not room:
        return 0
    staying = state.at(start)
    for p in picks:
        staying = take(staying, p)
    return room - total(riders(state, staying))


def _rule(kind: Kind) -> str:
    return {"land": f"4.{kind.name}", "sea": "4.ships"}.get(kind.domain, "4.fighter")


def moved(step: Stepping, action: Move) -> Move:
    """Carry out a move; gives back the order with its route in full."""
    state = step.state
    picks = chosen(state, action.start, action.units)
    assert not isinstance(picks, Refusal)
    route = action.route
    if not is_complete(state, picks, action.start, route, lambda: sea_near(state)):
        route = find_route(state, theatre(state), picks, action.start, route[0]) or route
    step.state = relocated(state, picks, action.start, route[-1], len(route), route, action.raid)
    step.tell("moved", units=_names(picks), start=action.start, route=route, by=state.seat)
    sea = state.rules.roster.sea
    if any(p.kind not in sea for p in picks):
        _take_on_the_way(step, picks, route)
    return replace(action, route=route) if route != action.route else action


def _names(picks: Piles) -> tuple[str, ...]:
    return tuple(f"{p.count} {p.kind}" for p in picks)


def _take_on_the_way(step: Stepping, picks: Piles, route: tuple[str, ...]) -> None:
    """Neutrals entered or overflown, and enemy land entered that nobody holds (ch. 4)."""
    occupies = step.state.rules.roster.having["occupies"]
    army = any(p.kind in occupies for p in picks)
    for space in route:
        owner = step.state.owner.get(space)
        if owner == "":
            violate(step, space)
        elif army and is_undefended(step.state, space):
            conquer(step, space)


def is_undefended(state: State, space: str) -> bool:
    """Whether an enemy controls the territory but has no piece there."""
    owner = state.owner.get(space, "")
    return owner != "" and is_enemy(state, owner) and not has_enemies(state, space)
