"""Why an order in a battle is not allowed (section 15), step by step."""

from __future__ import annotations

from ...kernel.protocol import Refusal, refuse
from .actions import Done, Escape, Fire, Join, Rebase, Retreat, Reveal, Strike, Take, TriumphAction
from .battle import battle_of, group_from, is_sea, leavers, rebasers, submarines, ways_out
from .blocks import CARRIER, Block, side
from .board import board
from .find import find_in
from .fire import CLASSES, CONVOY, INDUSTRY, acting, exposed, opponent, present, targets
from .frames import Battle
from .state import State
from .technology import why_not_reveal

RULE = "15.battle"
FIRE = "15.fire"
RETREAT = "15.retreat"
REBASE = "15.rebase"


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    return _WHY_NOT[battle_of(state).step](state, seat, do)


def _why_not_join(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if not isinstance(do, Join):
        return refuse("not_now", RULE, phase="join")
    return None if group_from(state, do.start) else refuse("no_group", RULE, start=do.start)


def _why_not_reveal(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Reveal):
        return why_not_reveal(state, seat, do.tech, do.keep)
    return None if isinstance(do, Done) else refuse("not_now", RULE, phase="reveal")


def _why_not_act(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    battle = battle_of(state)
    blocks = acting(state, battle)[2]
    if isinstance(do, Done):
        can = any(targets(state, battle, b) for b in blocks)
        return refuse("must_act", FIRE) if can else None
    if not isinstance(do, Fire | Strike | Retreat | Rebase):
        return refuse("not_now", RULE, phase="act")
    block = find_in(blocks, do.block)
    if block is None:
        return refuse("not_acting", FIRE, unit=do.block)
    if isinstance(do, Fire):
        return _why_not_fire(state, battle, block, do.target)
    if isinstance(do, Strike):
        return _why_not_strike(state, battle, block, do.area)
    return _why_not_go(state, battle, block, do)


def _why_not_fire(state: State, battle: Battle, block: Block, target: str) -> Refusal | None:
    if target not in (*CLASSES, CONVOY, INDUSTRY):
        return refuse("unknown_class", FIRE, target=target)
    if target not in targets(state, battle, block):
        return refuse("no_target", FIRE, target=target)
    return None


def _why_not_strike(state: State, battle: Battle, block: Block, area: str) -> Refusal | None:
    if block.kind != CARRIER or not is_sea(battle):
        return refuse("no_strike", FIRE, unit=block.kind)
    if "n" not in present(state, battle, opponent(battle, side(block))):
        return refuse("no_target", FIRE, target="n")
    return _why_not_way_out(state, battle, block, area)


def _why_not_way_out(state: State, battle: Battle, block: Block, area: str) -> Refusal | None:
    if area not in board().areas:
        return refuse("unknown_space", RETREAT, space=area)
    near, home = ways_out(state, battle, block)
    return None if area in near or area in home else refuse("no_retreat", RETREAT, space=area)


def _why_not_go(state: State, battle: Battle, block: Block, do: Retreat | Rebase) -> Refusal | None:
    if do.area not in board().areas:
        return refuse("unknown_space", RETREAT, space=do.area)
    near, home = ways_out(state, battle, block)
    if isinstance(do, Retreat):
        return None if do.area in near else refuse("no_retreat", RETREAT, space=do.area)
    return None if do.area in home else refuse("no_rebase", REBASE, space=do.area)


def _why_not_take(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    battle = battle_of(state)
    if not isinstance(do, Take):
        return refuse("not_now", RULE, phase="take")
    found = exposed(state, battle, opponent(battle, battle.shooter), battle.target)
    return None if find_in(found, do.block) else refuse("not_the_strongest", FIRE, unit=do.block)


def _why_not_leave(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    battle = battle_of(state)
    if not isinstance(do, Retreat | Rebase):
        return refuse("must_leave", RETREAT)
    block = find_in(leavers(state, battle, seat), do.block)
    if block is None:
        return refuse("not_acting", RETREAT, unit=do.block)
    return _why_not_go(state, battle, block, do)


def _why_not_rebase(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    battle = battle_of(state)
    if isinstance(do, Done):
        return None
    if not isinstance(do, Rebase):
        return refuse("not_now", RULE, phase="rebase")
    block = find_in(rebasers(state, battle), do.block)
    if block is None:
        return refuse("not_acting", REBASE, unit=do.block)
    return _why_not_go(state, battle, block, do)


def _why_not_escape(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Done):
        return None
    if not isinstance(do, Escape):
        return refuse("not_now", RULE, phase="escape")
    found = find_in(submarines(state, battle_of(state), seat), do.block)
    return None if found else refuse("not_acting", RULE, unit=do.block)


_WHY_NOT = {
    "join": _why_not_join,
    "reveal": _why_not_reveal,
    "act": _why_not_act,
    "take": _why_not_take,
    "leave": _why_not_leave,
    "rebase": _why_not_rebase,
    "escape": _why_not_escape,
    "after": _why_not_rebase,
}
