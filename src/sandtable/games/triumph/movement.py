"""Movement (section 14): how far each kind of unit gets by land, sea and air, and by strategic moves.

A way of moving is judged step by step: what a step costs, where the move must stop, where it may end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from ...kernel.protocol import Refusal, refuse
from .blocks import AIR, SUBMARINE, Block, is_ground, is_mobile_ground, rows
from .data import unit_table
from .technology import has
from .theatre import Theatre

RULE = "14.movement"
LAND, SEA, AIRWAY, COAST = "land", "sea", "air", "coast"


WHY_NOT: dict[str, Refusal] = {
    refusal.reason: refusal
    for refusal in (
        refuse("no_border", RULE),
        refuse("kept_inside", "14.usa"),
        refuse("no_way", RULE),
        refuse("not_friendly", "14.disengage"),
        refuse("needs_declaration", "13.violation"),
        refuse("no_aggression", "12.emergency"),
        refuse("border_limit", "14.limits"),
        refuse("convoy_in_battle", "14.convoy"),
        refuse("escaped_submarine", "14.strategic"),
        refuse("empty_land", "14.raid"),
        refuse("must_stop", RULE),
        refuse("too_far", RULE),
        refuse("cannot_move", RULE),
    )
}
"""Why a unit cannot go somewhere, by the reasons that steps of its way give."""


class Way(Struct, frozen=True, eq=False):
    """One way for a block to move from where it stands."""

    by: str
    points: int
    strategic: bool
    start: str
    block: Block
    theatre: Theatre
    leaves_battle: bool


def ways(theatre: Theatre, block: Block, start: str) -> Iterator[Way]:
    """All ways in which a block may move, the plain ones first."""
    state, row = theatre.state, rows()[block.kind]
    here = theatre.board.areas[start]
    leaves = start in theatre.foes and not block.escaped

    def way(by: str, points: int, strategic: bool = False) -> Way:
        return Way(by, points, strategic, start, block, theatre, leaves)

    if is_mobile_ground(block):
        if not here.is_water:
            points = row.land
            if block.kind == "infantry" and has(state, theatre.seat, "motorized_infantry"):
                points += 1
            yield way(LAND, points)
            if not leaves:
                yield way(LAND, 2 * points, strategic=True)
        if here.is_water or here.has_coast:
            yield from _by_sea(way, unit_table().convoy.sea, leaves)
    elif block.kind == AIR:
        points = row.air + has(state, theatre.seat, "heavy_bombers")
        yield way(AIRWAY, points)
        if start in theatre.home and not leaves:
            yield way(AIRWAY, 2 * points, strategic=True)
    elif row.sea:
        if not here.is_water:
            yield way(COAST, row.land)
        yield from _by_sea(way, row.sea, leaves)


def _by_sea(way: object, points: int, leaves: bool) -> Iterator[Way]:
    assert callable(way)
    yield way(SEA, points)
    if not leaves:
        yield way(SEA, 2 * points, strategic=True)


# Steps


def why_not_step(way: Way, area: str, near: str) -> str:
    """Why the move cannot take this step; "" when it can."""
    theatre = way.theatre
    if not theatre.board.border(area, near):
        return "no_border"
    if not theatre.is_allowed(way.block.nation, near):
        return "kept_inside"
    return _STEPS[way.by](way, area, near)


def _land_step(way: Way, area: str, near: str) -> str:
    theatre = way.theatre
    if theatre.board.areas[near].is_water:
        return "no_way"
    if way.strategic:
        return "" if theatre.is_open(near) else "not_friendly"
    if way.leaves_battle:
        if not theatre.is_open(near):
            return "not_friendly"
        return _why_not_border(way, area, near) if area == way.start else ""
    if near not in theatre.enter:
        return "needs_declaration"
    if (near in theatre.hostile or near in theatre.foes) and not theatre.may_attack(near):
        return "no_aggression"
    return _why_not_border(way, area, near) if near in theatre.foes else ""


def _why_not_border(way: Way, area: str, near: str) -> str:
    """Whether so many ground units have engaged or disengaged here that no more may."""
    turn = way.theatre.state.turn
    used = turn.crossed.get(border_key(area, near), 0) if turn else 0
    return "border_limit" if used >= border_limit(way.theatre, area, near) else ""


def border_key(one: str, two: str) -> str:
    return f"{min(one, two)}>{max(one, two)}"


def border_limit(theatre: Theatre, one: str, two: str) -> int:
    """Ground units that may engage across a border; with LSTs two where a coast allows one."""
    border = theatre.board.border(one, two)
    limit = theatre.board.limit.get(border, 99)
    areas = theatre.board.areas
    from_sea = areas[one].is_water != areas[two].is_water
    if from_sea and has(theatre.state, theatre.seat, "lsts"):
        return limit + 1
    return limit


def _sea_step(way: Way, area: str, near: str) -> str:
    theatre = way.theatre
    here, there = theatre.board.areas[area], theatre.board.areas[near]
    if not here.is_water and not there.is_water:
        return "no_way"
    is_convoy = is_ground(way.block)
    if is_convoy and area == way.start and area in theatre.foes:
        if here.is_water:
            return "convoy_in_battle"
        if refusal := _why_not_border(way, area, near):
            return refusal
    if there.is_water:
        return _onto_water(way, area, near, is_convoy)
    return _into_port(way, area, near, is_convoy)


def _onto_water(way: Way, area: str, near: str, is_convoy: bool) -> str:
    theatre = way.theatre
    if way.strategic and near in theatre.hunted and not theatre.state.rules.strategic_past_subs:
        return "escaped_submarine"
    if near not in theatre.foes:
        return ""
    if is_convoy:
        return "convoy_in_battle"
    if way.strategic:
        return "not_friendly"
    if way.leaves_battle and way.block.kind != SUBMARINE:
        return "not_friendly"
    if way.block.kind != SUBMARINE and not theatre.may_attack(near):
        return "no_aggression"
    return ""


def _into_port(way: Way, area: str, near: str, is_convoy: bool) -> str:
    """Why it cannot come to land: ashore, or through a strait."""
    theatre = way.theatre
    refusal = _why_not_ashore(way, area, near, is_convoy)
    if not refusal:
        return ""
    is_passing = near in (theatre.home if way.strategic else theatre.passes) and near not in theatre.foes
    return "" if is_passing and way.points > 1 else refusal


def _why_not_ashore(way: Way, area: str, near: str, is_convoy: bool) -> str:
    """Why the unit cannot end there, coming from the water."""
    theatre = way.theatre
    if theatre.is_open(near):
        return ""
    if way.strategic or way.leaves_battle:
        return "not_friendly"
    refusal = _why_not_attack(way, near)
    if refusal or not is_convoy:
        return refusal
    return _why_not_border(way, area, near)


def _why_not_attack(way: Way, near: str) -> str:
    """Why it cannot go into land that is not its own: air and ships need enemies or own troops there."""
    theatre = way.theatre
    if near not in theatre.enter:
        return "needs_declaration"
    if not theatre.may_attack(near):
        return "no_aggression"
    if is_ground(way.block) or near in theatre.foes or near in theatre.ground:
        return ""
    if way.block.kind == AIR and near in theatre.targets:
        return ""
    return "empty_land"


def _coast_step(way: Way, area: str, near: str) -> str:
    theatre = way.theatre
    if (area, near) not in theatre.board.along:
        return "no_way"
    if theatre.is_open(near):
        return ""
    return "not_friendly" if way.leaves_battle else _why_not_attack(way, near)


def _air_step(way: Way, area: str, near: str) -> str:
    theatre = way.theatre
    there = theatre.board.areas[near]
    if there.is_water:
        return "not_friendly" if _is_narrow(way) and near in theatre.foes else ""
    if way.strategic:
        return "not_friendly" if _is_narrow(way) and not theatre.is_open(near) else ""
    if near in theatre.enter or there.is_strait:
        return ""
    return "needs_declaration"


def _is_narrow(way: Way) -> bool:
    """Whether a strategic flight keeps to friendly areas."""
    return way.strategic and way.theatre.state.rules.strategic_air == "friendly_only"


_STEPS = {LAND: _land_step, SEA: _sea_step, COAST: _coast_step, AIRWAY: _air_step}


def cost(way: Way, near: str) -> int:
    """Points to enter an area."""
    return 1 if way.by in (LAND, COAST) else way.theatre.board.areas[near].points


def must_stop(way: Way, area: str) -> bool:
    """Whether the move goes no farther than this."""
    theatre = way.theatre
    if way.by == LAND:
        return area in theatre.foes
    if way.by == COAST:
        return True
    if way.by == AIRWAY:
        return False
    there = theatre.board.areas[area]
    if there.is_water:
        return area in theatre.foes and way.block.kind != SUBMARINE
    return not there.is_strait or area in theatre.enemy_straits or area in theatre.foes


def why_not_end(way: Way, before: str, area: str) -> str:
    """Why the move cannot end in an area that it comes to; "" when it can."""
    theatre = way.theatre
    if way.by == LAND or way.by == COAST:
        return ""
    there = theatre.board.areas[area]
    if way.by == SEA:
        if there.is_water:
            return _why_not_stay(way, area)
        return _why_not_ashore(way, before, area, is_ground(way.block))
    if way.strategic or theatre.board.areas[way.start].is_water:
        return "" if not there.is_water and theatre.is_open(area) else "not_friendly"
    if there.is_water:
        return _why_not_stay(way, area)
    if theatre.is_open(area):
        return ""
    return "not_friendly" if way.leaves_battle else _why_not_attack(way, area)


def _why_not_stay(way: Way, area: str) -> str:
    """Why it cannot stay on the water among enemies."""
    theatre = way.theatre
    if area not in theatre.foes:
        return ""
    if way.leaves_battle:
        return "not_friendly"
    return "" if theatre.may_attack(area) else "no_aggression"


# Reach


def reach(way: Way) -> dict[str, tuple[str, ...]]:
    """Every area in which the move may end, with a cheapest route to it."""
    found: dict[str, tuple[str, ...]] = {}
    best = {way.start: 0}
    layers: list[list[tuple[str, ...]]] = [[] for _ in range(way.points + 1)]
    layers[0].append((way.start,))
    near_of = way.theatre.board.near
    for spent, layer in enumerate(layers):
        for route in layer:
            area = route[-1]
            if best[area] < spent or (len(route) > 1 and must_stop(way, area)):
                continue
            for near in near_of[area]:
                total = spent + cost(way, near)
                if total > way.points or near == way.start or why_not_step(way, area, near):
                    continue
                if near not in found and not why_not_end(way, area, near):
                    found[near] = (*route, near)
                if total < best.get(near, 99):
                    best[near] = total
                    layers[total].append((*route, near))
    return found


def targets(theatre: Theatre, block: Block, start: str) -> dict[str, tuple[str, ...]]:
    """All areas a block may move to, each with a route."""
    found: dict[str, tuple[str, ...]] = {}
    for way in ways(theatre, block, start):
        for area, route in reach(way).items():
            found.setdefault(area, route)
    return found


Reach: TypeAlias = Callable[[Block, str], dict[str, tuple[str, ...]]]


def reaching(theatre: Theatre) -> Reach:
    """The targets of blocks, worked out once for all of a kind in an area: strength does not matter."""
    known: dict[tuple[str, str, str, bool], dict[str, tuple[str, ...]]] = {}

    def found(block: Block, start: str) -> dict[str, tuple[str, ...]]:
        key = (start, block.kind, block.nation if theatre.kept_home else "", block.escaped)
        if key not in known:
            known[key] = targets(theatre, block, start)
        return known[key]

    return found


_VAGUE = ("no_way", "no_border")
"""Reasons that say least, where another way was open."""


def why_not_route(theatre: Theatre, block: Block, route: tuple[str, ...]) -> str:
    """Why no way leads along a route; of several reasons that of the way that came farthest."""
    reasons: list[tuple[int, bool, int, str]] = []
    for way in ways(theatre, block, route[0]):
        farthest, reason = _follow(way, route)
        if not reason:
            return ""
        reasons.append((farthest, reason not in _VAGUE, -len(reasons), reason))
    return max(reasons)[3] if reasons else "cannot_move"


def way_of(theatre: Theatre, block: Block, route: tuple[str, ...]) -> Way:
    """The first way that leads along a route."""
    return next(way for way in ways(theatre, block, route[0]) if not _follow(way, route)[1])


def _follow(way: Way, route: tuple[str, ...]) -> tuple[int, str]:
    """How far the route goes this way, and why not to its end."""
    spent = 0
    for place in range(1, len(route)):
        area, near = route[place - 1], route[place]
        if place > 1 and must_stop(way, area):
            return place, "must_stop"
        if reason := why_not_step(way, area, near):
            return place, reason
        spent += cost(way, near)
        if spent > way.points:
            return place, "too_far"
    return len(route), why_not_end(way, route[-2], route[-1])
