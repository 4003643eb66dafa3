"""Fire (section 15): who fires before whom, at what, with how many dice; and who takes the hits."""

from __future__ import annotations

from .blocks import AIR, FLEET, NEUTRAL, Block, Blocks, is_mobile_ground, kinds, rows, side
from .board import board
from .data import setup_table, unit_table
from .frames import Battle
from .state import State
from .technology import has, has_first_fire

CLASSES = ("a", "n", "g", "s")
CONVOY = "c"
INDUSTRY = "ind"
STRIKE_POWER = 1
BOMBING_POWER = 1


def is_convoy(area: str, block: Block) -> bool:
    """Whether it is a ground unit at sea."""
    return board().areas[area].is_water and is_mobile_ground(block)


def class_of(area: str, block: Block) -> str:
    return unit_table().convoy.cls if is_convoy(area, block) else rows()[block.kind].cls


def loss_of(area: str, block: Block) -> int:
    """Steps that a hit takes."""
    return unit_table().convoy.hit if is_convoy(area, block) else rows()[block.kind].hit


# Who takes part


def attackers(state: State, battle: Battle) -> Blocks:
    """The attacker's blocks in the battle; groups that wait are not in it yet."""
    return tuple(
        b
        for b in state.at(battle.area)
        if side(b) == battle.attacker and not b.escaped and (not b.group or b.group in battle.joined)
    )


def defenders(state: State, battle: Battle) -> Blocks:
    return tuple(b for b in state.at(battle.area) if side(b) == battle.defender and not b.escaped)


def fighters(state: State, battle: Battle, who: str) -> Blocks:
    return attackers(state, battle) if who == battle.attacker else defenders(state, battle)


def opponent(battle: Battle, who: str) -> str:
    return battle.defender if who == battle.attacker else battle.attacker


# The order of fire


def can_act(battle: Battle, block: Block) -> bool:
    """Whether the block has an action: not when it has just landed, and never as a convoy."""
    return not block.acted and not block.landed and not is_convoy(battle.area, block)


def acting(state: State, battle: Battle) -> tuple[str, str, Blocks]:
    """The kind and side whose turn it is, with the blocks that have not acted; empty when all have."""
    for kind in kinds():
        both = (battle.defender, battle.attacker)
        if is_attacker_first(state, battle, kind):
            both = (battle.attacker, battle.defender)
        for who in both:
            blocks = tuple(b for b in fighters(state, battle, who) if b.kind == kind and can_act(battle, b))
            if blocks:
                return kind, who, blocks
    return "", "", ()


def is_attacker_first(state: State, battle: Battle, kind: str) -> bool:
    """Whether the attacker's blocks of a kind act before the defender's: by first fire, or by surprise."""
    own = has_first_fire(state, battle.attacker, kind)
    other = has_first_fire(state, battle.defender, kind)
    surprise = state.turn is not None and battle.defender in state.turn.wars
    return (surprise and (own or not other)) or (own and not other)


# Targets


def present(state: State, battle: Battle, who: str) -> tuple[str, ...]:
    """The classes that a side has in the battle."""
    found = {class_of(battle.area, b) for b in fighters(state, battle, who)}
    classes = tuple(c for c in CLASSES if c in found)
    if state.rules.convoy_target == "separate" and any(
        is_convoy(battle.area, b) for b in fighters(state, battle, who)
    ):
        return (*classes, CONVOY)
    return classes


def power(state: State, block: Block, target: str) -> int:
    """What a die must not exceed to hit."""
    if target == INDUSTRY:
        return BOMBING_POWER
    cls = "n" if target == CONVOY else target
    if block.kind == FLEET and cls == "s" and has(state, side(block), "sonar"):
        return rows()[FLEET].fire.s + 1
    value: int = getattr(rows()[block.kind].fire, cls)
    return value


def dice(state: State, battle: Battle, block: Block, target: str) -> int:
    """A die for each step; with radar two for air forces over own land that fire at the air."""
    at_home = state.control.get(battle.area) == side(block)
    if block.kind == AIR and target == "a" and at_home and has(state, side(block), "airdefense_radar"):
        return 2 * block.cv
    return block.cv


def targets(state: State, battle: Battle, block: Block) -> tuple[str, ...]:
    """What a block may fire at."""
    found = tuple(
        c for c in present(state, battle, opponent(battle, side(block))) if power(state, block, c) > 0
    )
    return (*found, INDUSTRY) if may_bomb(state, battle, block) else found


def may_bomb(state: State, battle: Battle, block: Block) -> bool:
    """Whether an attacking air force may fire at industry: over the enemy's main capital, with the sight."""
    row = setup_table().seats.get(battle.defender)
    return (
        block.kind == AIR
        and row is not None
        and row.main == battle.area
        and side(block) == battle.attacker
        and state.control.get(battle.area) == battle.defender
        and has(state, battle.attacker, "precision_bombsight")
    )


def neutral_target(state: State, battle: Battle, fort: Block) -> str:
    """What a neutral fortress fires at: ground first, else the class it hits best."""
    classes = present(state, battle, opponent(battle, NEUTRAL))
    order = [c for c in ("g", "n", "s", "a") if c in classes]
    if not order or order[0] == "g":
        return order[0] if order else ""
    return max(order, key=lambda c: (power(state, fort, c), -order.index(c)))


# Hits


def exposed(state: State, battle: Battle, who: str, target: str) -> Blocks:
    """The blocks among which a hit falls: the strongest of the class shot at; alike ones count once."""
    area = battle.area
    if target == CONVOY:
        found = [b for b in fighters(state, battle, who) if is_convoy(area, b)]
    else:
        found = [b for b in fighters(state, battle, who) if class_of(area, b) == target]
        if target == "n" and state.rules.convoy_target == "separate":
            found = [b for b in found if not is_convoy(area, b)] or found
    most = max((b.cv for b in found), default=0)
    alike = {(b.nation, b.kind): b for b in reversed(found) if b.cv == most}
    return tuple(alike.values())


def is_helpless(state: State, battle: Battle) -> bool:
    """Whether nobody on either side can ever act: convoys among themselves."""
    both = (*attackers(state, battle), *defenders(state, battle))
    return board().areas[battle.area].is_water and all(is_convoy(battle.area, b) for b in both)
