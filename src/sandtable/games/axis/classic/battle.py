"""Battles, step by step (2nd: ch. 5). The order of steps is the printed one.

A battle stands in the state with the name of its step; `run` goes on until dice or a decision
are owed. Land: guns, bombardment, attackers, defenders, removal, retreat. Sea: first strike of
attacking submarines, attackers, defenders, removal, submarines withdraw, retreat; once it is over, who
keeps a deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from msgspec.structs import replace

from ..core import script
from ..core.purse import paid
from ..core.shots import ANYTHING, SHIPS, count_hits
from .aftermath import finish
from .decks import contending
from .fire import attackers, defenders, firing, is_stalemate, shots
from .losses import LOSS_STEPS, all_forced, count_owed, is_forced, lost_in_battle
from .state import Battle, BattleStep, FireStep, Stepping
from .withdraw import can_retreat, retreated, subs_to_ask

LAND_ROUND: tuple[BattleStep, ...] = (
    "attack",
    "attack_losses",
    "defense",
    "defense_losses",
    "remove",
    "retreat",
)
LAND: tuple[BattleStep, ...] = ("aa_fire", "aa_losses", "bombardment", "bombardment_losses", *LAND_ROUND)
SEA: tuple[BattleStep, ...] = (
    "torpedoes",
    "torpedo_losses",
    "attack",
    "attack_losses",
    "defense",
    "defense_losses",
    "remove",
    "subs",
    "retreat",
    "deck_losses",
    "end",
)
RAID: tuple[BattleStep, ...] = ("aa_fire", "aa_losses", "bombing", "end")
STEPS: dict[str, tuple[BattleStep, ...]] = {"land": LAND, "sea": SEA, "raid": RAID}
FIRE_STEPS: tuple[FireStep, ...] = get_args(FireStep)


def to_step(step: Stepping, name: BattleStep) -> None:
    battle = step.state.battle
    assert battle is not None
    step.state = replace(step.state, battle=replace(battle, step=name))


def next_step(battle: Battle) -> BattleStep:
    return script.after(STEPS[battle.kind], battle.step)


def run(step: Stepping) -> None:
    """Go on with the battle until something is owed or it is over."""
    script.run(step, lambda state: state.battle, _waits)


def _waits(step: Stepping, battle: Battle) -> bool:
    """Do one step; True when dice or a decision are owed first."""
    if battle.step in FIRE_STEPS:
        if shots(step.state, battle):
            return True
        # No shot, no casualties: skip the choice as well.
        to_step(step, next_step(battle) if battle.step == "bombing" else _after_losses(battle))
        return False
    if battle.step in LOSS_STEPS:
        return _choose_losses(step, battle)
    return OTHER_STEPS[battle.step](step, battle)


def _after_losses(battle: Battle) -> BattleStep:
    return script.after(STEPS[battle.kind], battle.step, 2)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """Dice for the step that owed them."""
    state, battle = step.state, step.state.battle
    assert battle is not None
    by = firing(state, battle)
    if battle.step == "bombing":
        step.tell("fired", space=battle.space, step=battle.step, dice=dice, by=by)
        _bomb(step, battle, sum(dice))
        return
    owed = shots(state, battle)
    hits_on = tuple(strength for strength, _ in owed)
    step.tell("fired", space=battle.space, step=battle.step, dice=dice, hits_on=hits_on, by=by)
    found = count_hits(owed, dice)
    hits, torpedoes = found.get(ANYTHING, 0), found.get(SHIPS, 0)
    if battle.step == "bombardment":
        battle = replace(battle, bombard=0)
    step.state = replace(
        state, battle=replace(battle, step=next_step(battle), hits=hits, torpedoes=torpedoes)
    )


def _bomb(step: Stepping, battle: Battle, damage: int) -> None:
    """The owner of a bombed complex pays the dice, at most what he has (ch. 4, bombers)."""
    owner = step.state.owner[battle.space]
    loss = min(damage, step.state.ipc[owner])
    step.state = paid(step.state, owner, loss)
    step.tell("bombed", space=battle.space, nation=owner, damage=damage, paid=loss)
    to_step(step, next_step(battle))


def _choose_losses(step: Stepping, battle: Battle) -> bool:
    if count_owed(step.state) and not is_forced(step.state):
        return True
    lost_in_battle(step, all_forced(step.state))
    to_step(step, next_step(battle))
    return False


def _remove(step: Stepping, battle: Battle) -> bool:
    """Casualties leave the board; the battle may be over."""
    step.state = replace(step.state, battle=replace(battle, dead=(), stayed=()))
    if not _over(step):
        to_step(step, next_step(battle))
    return False


def _over(step: Stepping) -> bool:
    """Whether a side is gone; then the battle is finished."""
    battle = step.state.battle
    assert battle is not None
    if not attackers(step.state, battle) or not defenders(step.state, battle):
        finish(step)
        return True
    return False


def _subs(step: Stepping, battle: Battle) -> bool:
    """Submarines may leave: the attacker's first, then each defender's."""
    if _over(step):
        return False
    if subs_to_ask(step.state):
        return True
    to_step(step, "retreat")
    return False


def _retreat(step: Stepping, battle: Battle) -> bool:
    """The attacker may break off; if he cannot, the next round begins."""
    if _over(step):
        return False
    if can_retreat(step.state):
        return True
    next_round(step)
    return False


def retreat(step: Stepping, to: str) -> None:
    """The attackers go back. Which of the guests on their carriers come along is chosen before that."""
    battle = step.state.battle
    assert battle is not None
    if to and battle.kind == "sea" and contending(step.state, battle.space):
        step.state = replace(step.state, battle=replace(battle, step="end", leaving=to))
        return
    retreated(step, to)
    if attackers(step.state, battle):
        next_round(step)


def next_round(step: Stepping) -> None:
    """The attacker goes on; where nobody can ever hit, both sides stay as they are."""
    battle = step.state.battle
    assert battle is not None
    if is_stalemate(step.state, battle):
        finish(step)
        return
    first: BattleStep = "torpedoes" if battle.kind == "sea" else "attack"
    step.state = replace(step.state, battle=replace(battle, step=first, round=battle.round + 1))


def _end(step: Stepping, battle: Battle) -> bool:
    if battle.leaving and not contending(step.state, battle.space):
        retreated(step, battle.leaving)
    finish(step)
    return False


OTHER_STEPS: dict[BattleStep, Callable[[Stepping, Battle], bool]] = {
    "remove": _remove,
    "subs": _subs,
    "retreat": _retreat,
    "end": _end,
}
