"""A battle (section 15): groups join, secrets are revealed, kind after kind fires or leaves.

Each step either waits for somebody, for dice, or goes on by itself (`go_on`).
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Roll
from .actions import (
    Done,
    Escape,
    Fire,
    Join,
    Rebase,
    Retreat,
    Reveal,
    Strike,
    Take,
    TriumphAction,
)
from .blocks import AIR, NEUTRAL, SUBMARINE, Block, Blocks, is_ground, side
from .board import board
from .find import find_in
from .fire import (
    INDUSTRY,
    STRIKE_POWER,
    acting,
    attackers,
    defenders,
    dice,
    exposed,
    fighters,
    is_helpless,
    loss_of,
    neutral_target,
    opponent,
    power,
    targets,
)
from .frames import Battle
from .retreat import back_key, convoy_retreats, rebases, retreats
from .ruleset import SEATS
from .standing import stood_up
from .state import State, Stepping, ask, put, swap, take, with_blocks
from .technology import reveal

RULE = "15.battle"
FIRE = "15.fire"
RETREAT = "15.retreat"
REBASE = "15.rebase"


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def is_sea(battle: Battle) -> bool:
    return board().areas[battle.area].is_water


def _set(step: Stepping, /, **changes: object) -> None:
    step.state = replace(step.state, battle=replace(battle_of(step.state), **changes))


# Opening


def open_battle(step: Stepping, area: str, attacker: str, defender: str) -> None:
    """The battle begins: all who take part are shown."""
    battle = Battle(area, attacker, defender)
    step.state = replace(_with_submarines(step.state, battle), battle=battle)
    raid = not is_sea(battle) and not any(map(is_ground, attackers(step.state, battle)))
    raid = raid and step.state.control.get(area) != attacker
    _set(step, raid=raid)
    turn, state = step.state.turn, step.state
    assert turn is not None
    fought = turn.fought if area in turn.fought else (*turn.fought, area)
    turn = replace(turn, fought=fought, raided=(*turn.raided, area) if raid else turn.raided)
    is_bombing = not defenders(state, battle)
    fighting = (attacker,) if is_bombing else (attacker, defender)
    restless = tuple(s for s in SEATS if s in (*state.restless, *fighting))
    step.state = replace(state, turn=turn, restless=restless)
    step.reveals = True
    step.tell("battle", space=area, attacker=attacker, defender=defender, raid=raid)
    _show(step)


def _with_submarines(state: State, battle: Battle) -> State:
    """The state in which submarines that had escaped fight, where their side has nothing else there."""
    for who in (battle.attacker, battle.defender):
        blocks = [b for b in state.at(battle.area) if side(b) == who]
        if blocks and all(b.escaped for b in blocks):
            for block in blocks:
                if not (block.moved and who == battle.attacker):
                    state = swap(state, battle.area, block, replace(block, escaped=False))
    return state


def _show(step: Stepping) -> None:
    """Everybody sees who fights; a unit that has just landed only for a moment."""
    state = step.state
    battle = battle_of(state)
    shown = []
    for block in (*attackers(state, battle), *defenders(state, battle)):
        if not block.open and block.nation != NEUTRAL:
            known = tuple(s for s in SEATS if s != side(block))
            seen = replace(block, known=known, open=not block.landed)
            if seen != block:
                state = swap(state, battle.area, block, seen)
                shown.append(f"{block.nation}:{block.kind}{block.cv}")
    step.state = state
    if shown:
        step.tell("shown", space=battle.area, units=tuple(shown))


# What is awaited


def pending(state: State) -> Pending:
    battle = battle_of(state)
    match battle.step:
        case "join":
            return ask((battle.attacker,), "join", battle.area)
        case "reveal":
            return ask((_to_ask(state, battle),), "reveal", battle.area)
        case "fire":
            return Roll(battle.dice, why=f"fire_{battle.target}", where=battle.area)
        case "take":
            return ask((opponent(battle, battle.shooter),), "take", battle.area, is_open=True)
        case "leave":
            return ask((_leaver(state, battle),), "leave", battle.area, is_open=True)
        case "rebase" | "after":
            return ask((battle.attacker,), "rebase", battle.area, is_open=True)
        case "escape":
            return ask((_to_escape(state, battle),), "escape", battle.area, is_open=True)
        case _:
            return ask((acting(state, battle)[1],), "act", battle.area, is_open=True)


def _to_ask(state: State, battle: Battle) -> str:
    """The next side that owns a pair in its vault and has not been asked in this round."""
    both = (battle.attacker, battle.defender)
    return next((s for s in both if s not in battle.asked and state.vault.get(s)), "")


def waiting_groups(state: State, battle: Battle) -> tuple[str, ...]:
    """The attacker's groups that have not joined yet."""
    found = {b.group for b in state.at(battle.area) if side(b) == battle.attacker and not b.escaped}
    return tuple(sorted(g for g in found if g and g not in battle.joined))


def group_from(state: State, start: str) -> str:
    """The waiting group that a start, or a whole way, names; "" for none."""
    groups = waiting_groups(state, battle_of(state))
    return next((g for g in groups if start in (g, g.split(">")[0])), "")


# Going on by itself


def go_on(step: Stepping) -> bool:
    """Whether the battle went a step further without anybody."""
    return _GO_ON[battle_of(step.state).step](step)


def _go_join(step: Stepping) -> bool:
    groups = waiting_groups(step.state, battle_of(step.state))
    if len(groups) > 1:
        return False
    if groups:
        _join(step, groups[0])
    else:
        _set(step, step="reveal", asked=())
    return True


def _join(step: Stepping, group: str) -> None:
    """A group joins; one a round, and one each round."""
    battle = battle_of(step.state)
    _set(step, joined=(*battle.joined, group), step="reveal", asked=())
    _show(step)


def _go_reveal(step: Stepping) -> bool:
    battle = battle_of(step.state)
    if _to_ask(step.state, battle):
        return False
    _set(step, step="act", asked=(), convoys=is_helpless(step.state, battle))
    return True


def _go_act(step: Stepping) -> bool:
    """Neutral fortresses fire by themselves; when nobody is left to act, the round ends."""
    state = step.state
    battle = battle_of(state)
    if battle.convoys or _is_decided(state, battle):
        _set(step, step="leave", asked=())
        return True
    kind, who, blocks = acting(state, battle)
    if not kind:
        _set(step, step="leave", asked=())
        return True
    if who != NEUTRAL:
        return False
    target = neutral_target(state, battle, blocks[0])
    if target:
        _aim(step, blocks[0], target)
    else:
        step.state = swap(state, battle.area, blocks[0], replace(blocks[0], acted=True))
    return True


def _is_decided(state: State, battle: Battle) -> bool:
    """Whether one side is gone; over an empty capital there was none."""
    mine, theirs = attackers(state, battle), defenders(state, battle)
    if not theirs and any(INDUSTRY in targets(state, battle, b) for b in mine if not b.acted):
        return False
    return not mine or not theirs


def _go_take(step: Stepping) -> bool:
    """Hits fall where there is nothing to choose; then the next block acts."""
    state = step.state
    battle = battle_of(state)
    who = opponent(battle, battle.shooter)
    found = exposed(state, battle, who, battle.target) if battle.hits else ()
    if not found:
        _set(step, step="act", hits=0, target="", shooter="", dice=0, power=0)
        if battle.strike:
            _strike_away(step, battle)
        return True
    if len(found) > 1 and who != NEUTRAL:
        return False
    _hit(step, found[0])
    return True


def _hit(step: Stepping, block: Block) -> None:
    battle = battle_of(step.state)
    lost = min(block.cv, loss_of(battle.area, block))
    state = step.state
    if lost >= block.cv:
        state = take(state, battle.area, block)
        step.tell("lost", space=battle.area, nation=block.nation, unit=block.kind)
    else:
        hurt = replace(block, cv=block.cv - lost, open=block.nation != NEUTRAL)
        state = swap(state, battle.area, block, hurt)
        step.tell("hit", space=battle.area, nation=block.nation, unit=block.kind, cv=hurt.cv)
    step.state = state
    _set(step, hits=battle.hits - 1)


# The end of a round


def leavers(state: State, battle: Battle, who: str) -> Blocks:
    """Who must go at the end of a round: air forces from a sea; on land air and ships without troops."""
    blocks = fighters(state, battle, who)
    if battle.convoys:
        return blocks if who == battle.attacker else ()
    if is_sea(battle):
        return tuple(b for b in blocks if b.kind == AIR)
    if who == NEUTRAL or any(map(is_ground, blocks)):
        return ()
    is_home = state.control.get(battle.area) == who
    if is_home and not any(map(is_ground, fighters(state, battle, opponent(battle, who)))):
        return ()
    return blocks


def _leaver(state: State, battle: Battle) -> str:
    for who in (battle.defender, battle.attacker):
        if leavers(state, battle, who):
            return who
    return ""


def ways_out(state: State, battle: Battle, block: Block) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where a block may retreat, and where it may rebase."""
    if battle.convoys:
        return convoy_retreats(state, battle, block), ()
    return retreats(state, battle, block), rebases(state, battle.area, block)


def _go_leave(step: Stepping) -> bool:
    """Whoever must go and cannot is lost."""
    state = step.state
    battle = battle_of(state)
    who = _leaver(state, battle)
    if not who:
        _set(step, step="escape" if is_sea(battle) else "rebase", asked=())
        return True
    for block in leavers(state, battle, who):
        if not any(ways_out(state, battle, block)):
            step.state = take(state, battle.area, block)
            step.tell("lost", space=battle.area, nation=block.nation, unit=block.kind)
            return True
    return False


def _go_rebase(step: Stepping) -> bool:
    battle = battle_of(step.state)
    if battle.attacker not in battle.asked and any(rebasers(step.state, battle)):
        return False
    close(step)
    return True


def rebasers(state: State, battle: Battle) -> Blocks:
    """The attacker's air forces and ships that may go home after the fighting."""
    return tuple(b for b in attackers(state, battle) if rebases(state, battle.area, b))


def submarines(state: State, battle: Battle, who: str) -> Blocks:
    return tuple(b for b in fighters(state, battle, who) if b.kind == SUBMARINE)


def _to_escape(state: State, battle: Battle) -> str:
    both = (battle.defender, battle.attacker)
    return next((s for s in both if s not in battle.asked and submarines(state, battle, s)), "")


def _go_escape(step: Stepping) -> bool:
    state = step.state
    battle = battle_of(state)
    mine = attackers(state, battle) or waiting_groups(state, battle)
    if mine and defenders(state, battle):
        if _to_escape(state, battle):
            return False
        _next_round(step)
    else:
        _set(step, step="after", asked=())
    return True


def _next_round(step: Stepping) -> None:
    battle = battle_of(step.state)
    rested = (replace(b, acted=False) if b.acted else b for b in step.state.at(battle.area))
    step.state = with_blocks(step.state, battle.area, rested)
    _set(step, step="join", round=battle.round + 1, asked=())
    step.tell("round", space=battle.area, round=battle.round + 1)


_GO_ON = {
    "join": _go_join,
    "reveal": _go_reveal,
    "act": _go_act,
    "fire": lambda step: False,
    "take": _go_take,
    "leave": _go_leave,
    "rebase": _go_rebase,
    "escape": _go_escape,
    "after": _go_rebase,
}


def close(step: Stepping) -> None:
    """The battle is over for this turn; blocks stand up where the area is no longer disputed."""
    battle = battle_of(step.state)
    rested = (
        replace(b, acted=False, landed=False, group="") if side(b) == battle.attacker or b.acted else b
        for b in step.state.at(battle.area)
    )
    state = with_blocks(step.state, battle.area, rested)
    step.state = stood_up(replace(state, battle=None), battle.area)
    step.tell("battle_over", space=battle.area)


# Acting


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    battle = battle_of(step.state)
    match do:
        case Join():
            _join(step, group_from(step.state, do.start))
        case Reveal():
            reveal(step, seat, do.tech, do.keep)
        case Take():
            found = exposed(step.state, battle, opponent(battle, battle.shooter), battle.target)
            block = find_in(found, do.block)
            assert block is not None
            _hit(step, block)
        case Escape():
            block = find_in(submarines(step.state, battle, seat), do.block)
            assert block is not None
            _escape(step, block)
        case Done() if battle.step == "act":
            _idle(step)
        case Done():
            _set(step, asked=(*battle.asked, seat))
        case Fire() | Strike() | Retreat() | Rebase():
            _with_block(step, seat, do)


def _with_block(step: Stepping, seat: str, do: Fire | Strike | Retreat | Rebase) -> None:
    state = step.state
    battle = battle_of(state)
    blocks = {
        "act": lambda: acting(state, battle)[2],
        "leave": lambda: leavers(state, battle, seat),
    }.get(battle.step, lambda: rebasers(state, battle))()
    block = find_in(blocks, do.block)
    assert block is not None
    if isinstance(do, Fire):
        _aim(step, block, do.target)
    elif isinstance(do, Strike):
        _aim(step, block, "n", do.area)
    else:
        leave(step, block, do.area)


def _idle(step: Stepping) -> None:
    """Blocks that can hit nothing do nothing."""
    battle = battle_of(step.state)
    state = step.state
    for block in acting(state, battle)[2]:
        state = swap(state, battle.area, block, replace(block, acted=True))
    step.state = state


def _aim(step: Stepping, block: Block, target: str, strike: str = "") -> None:
    """A block fires: so many dice, which hit on so much or less."""
    state = step.state
    battle = battle_of(state)
    strength = STRIKE_POWER if strike else power(state, block, target)
    count = dice(state, battle, block, target)
    step.state = swap(state, battle.area, block, replace(block, acted=True))
    where = f"{block.nation}:{block.kind}{block.cv}>{strike}" if strike else ""
    _set(step, step="fire", shooter=side(block), target=target, power=strength, dice=count, strike=where)
    step.tell("fires", space=battle.area, nation=block.nation, unit=block.kind, target=target)


def rolled(step: Stepping, found: tuple[int, ...]) -> None:
    battle = battle_of(step.state)
    hits = sum(die <= battle.power for die in found)
    step.tell("fire", space=battle.area, dice=found, hits=hits, target=battle.target)
    if battle.target == INDUSTRY:
        ind = max(0, step.state.ind[battle.defender] - hits)
        step.state = replace(step.state, ind={**step.state.ind, battle.defender: ind})
        step.tell("industry", seat=battle.defender, ind=ind)
        hits = 0
    _set(step, step="take", hits=hits)


def _strike_away(step: Stepping, battle: Battle) -> None:
    """The carrier that has fired leaves."""
    name, _, area = battle.strike.partition(">")
    _set(step, strike="")
    mine = [b for b in fighters(step.state, battle, battle.shooter) if b.acted]
    block = find_in(tuple(mine), name)
    assert block is not None
    leave(step, block, area)


def leave(step: Stepping, block: Block, area: str) -> None:
    """A block goes out of the battle; everybody has seen what it is."""
    state = step.state
    battle = battle_of(state)
    if is_ground(block) and state.turn is not None and not is_sea(battle):
        key = back_key(block, battle.area, area)
        back = {**state.turn.back, key: state.turn.back.get(key, 0) + 1}
        state = replace(state, turn=replace(state.turn, back=back))
    known = tuple(s for s in SEATS if s != side(block))
    gone = replace(block, open=False, known=known, acted=False, landed=False, group="", came="", moved=True)
    step.state = put(take(state, battle.area, block), area, gone)
    step.tell("left", space=battle.area, target=area, nation=block.nation, unit=block.kind)


def _escape(step: Stepping, block: Block) -> None:
    battle = battle_of(step.state)
    gone = replace(block, escaped=True, open=True, acted=False, group="", moved=True)
    step.state = swap(step.state, battle.area, block, gone)
    step.tell("escaped", space=battle.area, nation=block.nation)
