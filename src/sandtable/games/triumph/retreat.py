"""Where blocks may go out of a battle: retreats to neighbors, rebases home (section 15)."""

from __future__ import annotations

from .blocks import AIR, FORTRESS, Block, is_ans, is_mobile_ground, is_ship, rows, side
from .board import board
from .control import is_friendly
from .frames import Battle
from .movement import AIRWAY, COAST, SEA, Way, border_key, border_limit, reach
from .state import State, foes
from .technology import has
from .theatre import Theatre, theatre


def retreats(state: State, battle: Battle, block: Block) -> tuple[str, ...]:
    """Neighbors to which a block may retreat; air forces only rebase."""
    if block.kind in (AIR, FORTRESS):
        return ()
    view = theatre(state, side(block))
    return tuple(near for near in board().near[battle.area] if _may_retreat(state, view, battle, block, near))


def _may_retreat(state: State, view: Theatre, battle: Battle, block: Block, near: str) -> bool:
    seat = side(block)
    if not is_friendly(state, seat, near) or foes(state, seat, near) or _was_battle(state, near):
        return False
    if not view.is_allowed(block.nation, near) or not _may_cross(state, view, battle, block, near):
        return False
    turn = state.turn
    if turn is None:
        return True
    if seat == turn.seat:
        return not block.moved or near == block.came
    return near not in turn.origins.get(battle.area, ())


def _was_battle(state: State, area: str) -> bool:
    """Whether there was a battle in this turn, though it be over; raids do not count."""
    turn = state.turn
    return turn is not None and area in turn.fought and area not in turn.raided


def _may_cross(state: State, view: Theatre, battle: Battle, block: Block, near: str) -> bool:
    """Whether a block of its kind gets over the border, and the border is not full."""
    here, there = board().areas[battle.area], board().areas[near]
    if is_ship(block):
        if here.is_water or there.is_water:
            return there.is_water or there.has_coast
        return (battle.area, near) in board().along
    if here.is_water and not there.is_water and not there.has_coast:
        return False
    if there.is_water and not (is_mobile_ground(block) and near in view.mine):
        return False
    return here.is_water or _is_free(state, view, battle, block, near)


def _is_free(state: State, view: Theatre, battle: Battle, block: Block, near: str) -> bool:
    used = state.turn.back.get(back_key(block, battle.area, near), 0) if state.turn else 0
    return used < border_limit(view, battle.area, near)


def back_key(block: Block, one: str, two: str) -> str:
    return f"{side(block)}:{border_key(one, two)}"


def convoy_retreats(state: State, battle: Battle, block: Block) -> tuple[str, ...]:
    """Neighbors to which a convoy goes that meets only convoys: any friendly one."""
    seat = side(block)
    land = board()
    return tuple(
        near
        for near in land.near[battle.area]
        if is_friendly(state, seat, near) and not foes(state, seat, near) and not _was_battle(state, near)
    )


def rebases(state: State, area: str, block: Block) -> tuple[str, ...]:
    """Own land without enemies within reach of an air force or ship, times the factor agreed."""
    if not is_ans(block):
        return ()
    view = theatre(state, side(block))
    found: set[str] = set()
    for way in _ways_home(state, view, area, block):
        found.update(a for a in reach(way) if not view.board.areas[a].is_water and view.is_open(a))
    return tuple(a for a in view.board.areas if a in found)


def _ways_home(state: State, view: Theatre, area: str, block: Block) -> tuple[Way, ...]:
    row, factor = rows()[block.kind], state.rules.rebase_factor
    if block.kind == AIR:
        points = factor * (row.air + has(state, view.seat, "heavy_bombers"))
        return (Way(AIRWAY, points, False, area, block, view, True),)
    by_sea = Way(SEA, factor * row.sea, False, area, block, view, True)
    if view.board.areas[area].is_water:
        return (by_sea,)
    return (by_sea, Way(COAST, row.land, False, area, block, view, True))
