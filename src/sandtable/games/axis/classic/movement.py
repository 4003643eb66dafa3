"""Moving pieces in both movement phases (2nd: ch. 4 and 6).

`why_not_move` judges an order, `moved` carries it out, `targets` says how far pieces get. A move
may be made in parts; a piece stops where it meets the enemy or enters a neutral.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.board import bits
from ..core.pieces import FULL, Pile, Piles, add, counted, select, take
from ..core.reach import best_route, distances, flights, spread
from .actions import Move
from .conquest import conquer, violate
from .landing import CARRIER_ROOM, count_lost, decks, steps_to_airfield
from .ruleset import Kind
from .state import (
    State,
    Stepping,
    has_enemies,
    has_enemy_gun,
    is_enemy,
    is_friendly_land,
    with_all_piles,
)
from .theatre import Theatre, theatre


def first_to_move(pile: Pile) -> tuple[int, ...]:
    """Which of like-named pieces an order means first: the freshest, then the fullest."""
    return (pile.used, -len(pile.cargo), pile.task != "")


def chosen(state: State, action: Move) -> Piles | Refusal:
    """The pieces an order names, or why it names none."""
    found: list[Pile] = []
    for spec, count in action.units.items():
        if count < 1:
            return refuse("bad_count", "notation", unit=spec, count=count)
        picked = select(state.at(action.start), spec, count, state.seat, first_to_move)
        if picked is None:
            return refuse("not_there", "notation", unit=spec, count=count, space=action.start)
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
    if kind.domain == "land":
        if not fighting:
            return th.friendly, _room_for_gun(state, kind, th.friendly)
        if kind.name == "aa_gun":
            return 0, 0
        blitz = th.hostile & ~th.occupied & ~th.barred if kind.name == "armor" else 0
        ends = board.land & ~th.barred & (~th.neutral if th.tolls == 0 else -1)
        return th.friendly | blitz, ends
    if kind.domain == "sea":
        calm = board.sea & ~th.occupied
        return calm, (board.sea & ~th.barred if fighting else calm)
    sky = board.land | board.sea
    if fighting:
        return sky & (~th.neutral if th.tolls == 0 else -1), sky & ~th.barred
    return sky & ~th.neutral, th.airfields | (free_decks(state) if kind.name == "fighter" else 0)


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
    return sum(state.rules.board.bit[space] for space in state.units if deck_room(state, space) > 0)


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


# Routes


def is_complete(state: State, start: str, route: tuple[str, ...]) -> bool:
    """Whether each space of a route borders on the one before."""
    board = state.rules.board
    place = start
    for space in route:
        if space not in board.neighbours[place]:
            return False
        place = space
    return True


def full_route(state: State, th: Theatre, action: Move, picks: Piles) -> tuple[str, ...] | None:
    """The route of an order; when only the goal is named, the shortest with fewest guns and neutrals."""
    if is_complete(state, action.start, action.route) or len(action.route) != 1:
        return action.route
    return find_route(state, th, picks, action.start, action.route[0])


def find_route(state: State, th: Theatre, picks: Piles, start: str, goal: str) -> tuple[str, ...] | None:
    """The shortest legal way for all these pieces, crossing fewest guns and neutrals; None if none."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    domains = {kinds[p.kind].domain for p in picks}
    left = min(steps_left(state, p, kinds[p.kind]) for p in picks)
    through = ends = board.land | board.sea
    for p in picks:
        passing, ending = passage(state, th, kinds[p.kind])
        through, ends = through & passing, ends & ending
    if left <= 0 or not ends & board.bit[goal]:
        return None
    near = th.sea_near if "sea" in domains else board.near
    a, b = board.index[start], board.index[goal]
    weight = dict.fromkeys(bits(th.guns | th.neutral), 1)
    if domains != {"air"} or state.phase != "combat_move":
        way = best_route(near, a, b, left, through, weight)
        return tuple(board.names[i] for i in way) if way else None
    return _find_flight(state, th, picks, start, goal, left)


def _find_flight(
    state: State, th: Theatre, picks: Piles, start: str, goal: str, left: int
) -> tuple[str, ...] | None:
    """The best flight out from which all aircraft can still land."""
    board = state.rules.board
    a, b = board.index[start], board.index[goal]
    nowhere = (0,) * len(board.names)
    ways = flights(board.near, a, left, th.neutral, th.tolls, nowhere).get(b, ())
    before = count_lost(state, th)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    for depth, paid in ways:
        weight = dict.fromkeys(bits(th.guns & ~board.bit[goal]), 1) | dict.fromkeys(bits(paid), -100)
        sky = (board.land | board.sea) & ~(th.neutral & ~paid)
        way = best_route(board.near, a, b, depth, sky, weight)
        if way is None:
            continue
        route = tuple(board.names[i] for i in way)
        crossed = sum(1 for i in way[:-1] if th.guns >> i & 1) + paid.bit_count()
        found.append((len(route), crossed, route))
    for _, _, route in sorted(set(found)):
        if not strands(state, th, picks, start, route, before):
            return route
    return None


def strands(state: State, th: Theatre, picks: Piles, start: str, route: tuple[str, ...], before: int) -> bool:
    """Whether a move leaves more aircraft without a landing place than there were."""
    bit = state.rules.board.bit
    paid = 0
    if state.kinds(state.seat)[picks[0].kind].domain != "sea":
        for space in route:
            paid |= bit[space] & th.neutral
    after = relocated(state, picks, start, route[-1], len(route))
    seen = replace(th, neutral=th.neutral & ~paid, ours=th.ours | bit[route[-1]])
    return count_lost(after, seen) > before


# Judging an order


def why_not_move(state: State, action: Move) -> Refusal | None:
    """Why the order may not be carried out."""
    board, kinds = state.rules.board, state.kinds(state.seat)
    if state.phase not in ("combat_move", "noncombat_move"):
        return refuse("wrong_phase", "1.sequence", phase=state.phase)
    for space in (action.start, *action.route):
        if space not in board.index:
            return refuse("unknown_space", "notation", space=space)
    if not action.route or action.route[-1] == action.start:
        return refuse("no_route", "notation")
    picks = chosen(state, action)
    if isinstance(picks, Refusal):
        return picks
    for p in picks:
        refusal = why_not_stir(state, p, kinds[p.kind])
        if refusal:
            return refusal
    th = theatre(state)
    if action.raid:
        refusal = why_not_raid(state, picks, action.route[-1])
        if refusal:
            return refusal
    route = full_route(state, th, action, picks)
    if route is None:
        return _why_no_route(state, th, picks, action)
    refusal = _why_not_route(state, th, picks, action.start, route)
    if refusal:
        return refusal
    flying = any(kinds[p.kind].domain == "air" or p.kind == "aircraft_carrier" for p in picks)
    fighting = state.phase == "combat_move"
    if flying and fighting and strands(state, th, picks, action.start, route, count_lost(state, th)):
        return refuse("no_landing_space", "4.fighter", space=route[-1])
    if state.phase == "noncombat_move":
        return _why_no_deck(state, picks, route[-1])
    return None


def why_not_stir(state: State, pile: Pile, kind: Kind) -> Refusal | None:
    """Why a piece may not move at all now."""
    if kind.name == "industrial_complex":
        return refuse("cannot_move", "4.complex", unit=kind.name)
    if kind.name == "aa_gun" and state.phase == "combat_move":
        return refuse("noncombat_only", "4.aa", unit=kind.name)
    if kind.name == "aa_gun" and state.rules.captured_aa_waits and pile.used == FULL:
        return refuse("captured_this_turn", "5.results", unit=kind.name)
    if pile.task == "spent":
        return refuse("has_unloaded", "4.transport", unit=kind.name)
    if steps_left(state, pile, kind) <= 0:
        return refuse("has_moved", "6.noncombat", unit=kind.name, used=min(pile.used, kind.move))
    return None


def why_not_raid(state: State, picks: Piles, goal: str) -> Refusal | None:
    """Why these pieces cannot bomb the complex there (2nd: ch. 4, bombers)."""
    if state.phase != "combat_move":
        return refuse("wrong_phase", "4.bomber", phase=state.phase)
    if any(p.kind != "bomber" for p in picks):
        return refuse("bombers_only", "4.bomber")
    enemy = not is_friendly_land(state, goal) and state.owner.get(goal, "") != ""
    if not enemy or not any(p.kind == "industrial_complex" for p in state.at(goal)):
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
        tolls += bool(board.bit[space] & th.neutral)
    for p in picks:
        kind = kinds[p.kind]
        left = steps_left(state, p, kind)
        if len(route) > left:
            return refuse("out_of_range", _rule(kind), unit=kind.name, needs=len(route), has=left)
        through, into = passage(state, th, kind)
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
    for p in picks:
        kind = kinds[p.kind]
        if not board.bit[goal] & passage(state, th, kind)[1]:
            return _why_not_enter(state, th, kind, goal, True)
    for p in picks:
        kind = kinds[p.kind]
        everywhere = {"land": board.land, "sea": board.sea}.get(kind.domain, board.land | board.sea)
        needs = distances(board.near, board.bit[goal], everywhere)[board.index[action.start]]
        left = steps_left(state, p, kind)
        if needs > left:
            return refuse("out_of_range", _rule(kind), unit=kind.name, needs=needs, has=left)
    if all(kinds[p.kind].domain == "air" for p in picks) and state.phase == "combat_move":
        return refuse("no_landing_space", "4.fighter", space=goal)
    return refuse("no_way", _rule(kinds[picks[0].kind]), start=action.start, space=goal)


def _why_no_deck(state: State, picks: Piles, goal: str) -> Refusal | None:
    """Why so many cannot end there: room on the decks, one gun a territory."""
    fighters = sum(p.count for p in picks if p.kind == "fighter")
    if fighters and state.rules.board.is_sea(goal):
        room = deck_room(state, goal) + CARRIER_ROOM * sum(
            p.count for p in picks if p.kind == "aircraft_carrier"
        )
        if fighters > room:
            return refuse("no_room_on_carrier", "4.carrier", space=goal, room=max(0, room))
    guns = sum(p.count for p in picks if p.kind == "aa_gun")
    if guns > 1 and not state.rules.several_aa_guns:
        return refuse("gun_there_already", "4.aa", space=goal)
    return None


def _rule(kind: Kind) -> str:
    return {"land": f"4.{kind.name}", "sea": "4.ships"}.get(kind.domain, "4.fighter")


# Carrying it out


def moved(step: Stepping, action: Move) -> Move:
    """Carry out a move; gives back the order with its route in full."""
    state = step.state
    picks = chosen(state, action)
    assert not isinstance(picks, Refusal)
    route = action.route
    if not is_complete(state, action.start, route):
        route = find_route(state, theatre(state), picks, action.start, route[0]) or route
    step.state = relocated(state, picks, action.start, route[-1], len(route), route, action.raid)
    step.tell("moved", units=_names(picks), start=action.start, route=route, by=state.seat)
    if any(state.kinds(state.seat)[p.kind].domain != "sea" for p in picks):
        _take_on_the_way(step, picks, route)
    return replace(action, route=route) if route != action.route else action


def _names(picks: Piles) -> tuple[str, ...]:
    return tuple(f"{p.count} {p.kind}" for p in picks)


def relocated(
    state: State,
    picks: Piles,
    start: str,
    goal: str,
    steps: int,
    route: tuple[str, ...] = (),
    raid: bool = False,
) -> State:
    """The state with pieces moved, and allied fighters with the carriers they ride on."""
    kinds = state.kinds(state.seat)
    contested = has_enemies(state, goal)
    stops = contested or (state.owner.get(goal) == "")
    came = (route[-2] if len(route) > 1 else start) if contested else ""
    left, there = state.at(start), state.at(goal)
    for p in picks:
        left = take(left, p)
        if kinds[p.kind].domain == "air":
            over = _guns_crossed(state, p, start, route)
            new = Pile(p.nation, p.kind, p.count, p.used + steps, "", "raid" if raid else "", over)
        else:
            used = FULL if stops else p.used + steps
            new = Pile(p.nation, p.kind, p.count, used, came, p.task, (), p.cargo)
        there = add(there, new)
    if any(p.kind == "aircraft_carrier" for p in picks):
        for guest in _riders(state, left):
            left, there = take(left, guest), add(there, guest)
    return with_all_piles(state, {start: left, goal: there})


def _guns_crossed(state: State, pile: Pile, start: str, route: tuple[str, ...]) -> tuple[str, ...]:
    """The guns an aircraft has flown over, those of this leg added; each fires once."""
    if state.phase != "combat_move":
        return ()
    over = pile.over
    for space in (start, *route[:-1]):
        if space not in over and has_enemy_gun(state, space):
            over = (*over, space)
    return over


def _riders(state: State, staying: Piles) -> Piles:
    """Allied fighters that must sail along: more than the carriers that stay can hold."""
    side, seat = state.rules.side, state.seat
    room = CARRIER_ROOM * sum(
        p.count for p in staying if p.kind == "aircraft_carrier" and side[p.nation] == side[seat]
    )
    riders: list[Pile] = []
    for p in staying:
        if p.kind == "fighter" and p.nation != seat and side[p.nation] == side[seat]:
            stay = min(room, p.count)
            room -= stay
            if p.count > stay:
                riders.append(counted(p, p.count - stay))
    return tuple(riders)


def _take_on_the_way(step: Stepping, picks: Piles, route: tuple[str, ...]) -> None:
    """Neutrals entered or overflown, and enemy land entered that nobody holds (ch. 4)."""
    army = any(p.kind in ("infantry", "armor") for p in picks)
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
