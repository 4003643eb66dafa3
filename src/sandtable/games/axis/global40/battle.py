"""Battles, step by step, in the printed order (rule book, lines 902-984); fire and losses are the family's.

Sea: submarines dive or strike, attackers, defenders, removal, retreat. Land: bombardment, guns, then rounds
of the same. A raid: air battle, targets, the facilities' guns, bombs.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..core import melee, script
from ..core.pieces import Pile, Piles, take
from ..core.position import with_piles
from . import fire, losses, raids
from .aftermath import finish
from .data import roster
from .engaged import ASSAULT, LAND, RAID, SEA, attackers, defenders, is_fought, without_guns
from .state import Battle, State, Stepping
from .withdraw import can_break_off, can_retreat, has_surface, retreat_spaces, retreated, who_may_dive

ROUND = ("attack", "attack_losses", "defense", "defense_losses", "remove", "retreat")
STEPS: dict[str, tuple[str, ...]] = {
    LAND: ("muster", "bombardment", "bombardment_losses", "aa_fire", "aa_fire_losses", "line_up", *ROUND),
    SEA: (
        "line_up",
        "dive",
        "strike",
        "strike_losses",
        "counterstrike",
        "counterstrike_losses",
        "sunk",
        *ROUND,
    ),
    RAID: raids.STEPS,
}


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def to_step(step: Stepping, name: str) -> None:
    step.state = replace(step.state, battle=replace(battle_of(step.state), step=name))


def next_step(step: Stepping) -> None:
    battle = battle_of(step.state)
    to_step(step, script.after(STEPS[battle.kind], battle.step))


def _muster(step: Stepping, battle: Battle) -> bool:
    """Aircraft need not fight where the landing that they were to support has come to nothing (line 892)."""
    if can_break_off(step.state) and not battle.landed and is_fought(step.state, ASSAULT, battle.space):
        return True
    next_step(step)
    return False


def _line_up(step: Stepping, battle: Battle) -> bool:
    """A round begins, unless the battle is over."""
    return _begin_or_end(step)


def _begin_or_end(step: Stepping) -> bool:
    """Transports that nothing protects go down (line 984); then the round goes on, or the battle is over.

    True when the attacker has to choose between staying and leaving first.
    """
    if battle_of(step.state).kind == SEA:
        _sink_unprotected(step, battle_of(step.state).space)
    if not is_over(step.state):
        next_step(step)
        return False
    if battle_of(step.state).kind == SEA and _may_still_leave(step.state):
        to_step(step, "retreat")
        return True
    finish(step)
    return False


def is_over(state: State) -> bool:
    """Whether a side has nothing left in the battle, or nobody can hit anybody (lines 970-974)."""
    battle = battle_of(state)
    mine = attackers(state, battle.space)
    theirs = without_guns(state, (*defenders(state, battle.space), *battle.dead))
    if not mine or not theirs:
        return True
    return battle.kind == SEA and not fire.can_anybody_hit(state, battle)


def _may_still_leave(state: State) -> bool:
    """Whether ships that can fight no more may choose to stay or to go, enemies being there (line 974)."""
    battle = battle_of(state)
    return bool(defenders(state, battle.space)) and has_surface(state) and bool(retreat_spaces(state))


def _sink_unprotected(step: Stepping, zone: str) -> None:
    """Defending transports whose company can neither hit nor be hit, and attacking ones that cannot leave."""
    state = step.state
    mine, theirs = attackers(state, zone), defenders(state, zone)
    if not _has_prey(theirs) and not _has_prey(mine):
        return
    if _has_prey(theirs) and _can_fire(state, mine) and not _is_guarded(state, zone, theirs):
        _sunk_without_dice(step, zone, theirs)
    elif mine and all(_is_defenseless(p) for p in mine) and _is_doomed(state, theirs):
        _sunk_without_dice(step, zone, mine)


def _is_doomed(state: State, theirs: Piles) -> bool:
    """Whether attackers that cannot fire cannot leave either, and somebody fires at them."""
    return not can_retreat(state) and any(state.kinds(p.nation)[p.kind].defense for p in theirs)


def _is_defenseless(pile: Pile) -> bool:
    return pile.kind in roster().having["defenseless"]


def _has_prey(piles: Piles) -> bool:
    return any(_is_defenseless(p) for p in piles)


def _can_fire(state: State, mine: Piles) -> bool:
    kinds = state.kinds(state.seat)
    return any(kinds[p.kind].attack for p in mine)


def _is_guarded(state: State, zone: str, theirs: Piles) -> bool:
    """Whether others than transports defend that can hit attackers or be hit by them."""
    bare = state
    for p in theirs:
        if _is_defenseless(p):
            bare = with_piles(bare, zone, take(bare.at(zone), p))
    return fire.can_anybody_hit(bare, battle_of(bare))


def _sunk_without_dice(step: Stepping, zone: str, piles: Piles) -> None:
    there = step.state.at(zone)
    lost = tuple(p for p in piles if _is_defenseless(p))
    for p in lost:
        there = take(there, p)
    step.state = with_piles(step.state, zone, there)
    units = tuple(f"{p.count} {losses.name(step.state, p)}" for p in lost)
    step.tell("lost", space=zone, units=units, unprotected=True)


def _dive(step: Stepping, battle: Battle) -> bool:
    """Submarines decide, the attacker's first, then each defender's; transports may be unprotected then."""
    if who_may_dive(step.state):
        return True
    if battle.decided:
        return _begin_or_end(step)
    next_step(step)
    return False


def _remove(step: Stepping, battle: Battle) -> bool:
    """Casualties leave the battle (line 962)."""
    step.state = replace(step.state, battle=replace(battle, dead=()))
    next_step(step)
    return False


def _retreat(step: Stepping, battle: Battle) -> bool:
    """The attacker may leave; if he cannot or none is left, the next round begins or it is over."""
    if battle.kind == SEA:
        _sink_unprotected(step, battle.space)
    there = attackers(step.state, battle.space), without_guns(step.state, defenders(step.state, battle.space))
    if all(there) and can_retreat(step.state):
        return True
    next_round(step)
    return False


def next_round(step: Stepping) -> None:
    """The attacker goes on; where that could bring no hit, both sides stay as they are."""
    if is_over(step.state):
        finish(step)
        return
    battle = battle_of(step.state)
    fresh = replace(battle, step="line_up", round=battle.round + 1, decided=())
    step.state = replace(step.state, battle=fresh)


def retreat(step: Stepping, to: str) -> None:
    """Those that may leave do; troops that came from ships fight on (line 896)."""
    retreated(step, to)
    battle = battle_of(step.state)
    if attackers(step.state, battle.space):
        next_round(step)
    else:
        finish(step)


def _end(step: Stepping, battle: Battle) -> bool:
    finish(step)
    return False


OTHERS: dict[str, Callable[[Stepping, Battle], bool]] = {
    "muster": _muster,
    "line_up": _line_up,
    "dive": _dive,
    "sunk": _remove,
    "remove": _remove,
    "retreat": _retreat,
    "aim": raids.aim,
    "bombs": raids.bombs_away,
    "end": _end,
}


def _others(step: Stepping, battle: Battle) -> bool:
    return OTHERS[battle.step](step, battle)


MELEE = melee.Melee(
    STEPS,
    fire.shots,
    fire.exposed,
    _others,
    fire.may_hit,
    answer=("bombardment_losses", "strike_losses", "attack_losses", "air_attack_losses"),
    name=losses.name,
    spared=roster().having["defenseless"],
    tally=fire.tally,
    lost=losses.went_down,
    rule=losses.RULE,
)


def go_on(step: Stepping) -> None:
    """The battle goes on until dice or a decision are owed, or it is over."""
    melee.go_on(MELEE, step)


def begin(step: Stepping, battle: Battle) -> None:
    step.state = replace(step.state, battle=battle)
    step.tell("battle", space=battle.space, kind=battle.kind, by=step.state.seat)
    go_on(step)
