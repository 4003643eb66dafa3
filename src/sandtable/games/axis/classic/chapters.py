"""The table of chapters: how each procedure of the rule book asks, judges and goes on.

Procedures under way come first, the innermost before the others; the phases are what goes on when none is.
"""

from __future__ import annotations

from ....kernel.protocol import Action, Decide, Pending, Refusal, Roll, refuse
from ....tabletop.chapters import Chapter, running
from ..core import placement
from ..core.agreeing import heard
from ..core.ordering import Order, phases
from ..core.pieces import Piles
from ..core.purchase import buy
from ..core.shipping import loaded, unloaded, why_not_load
from . import battle as battles
from .actions import (
    Buy,
    ClassicAction,
    Done,
    Fight,
    Load,
    Lose,
    Move,
    Place,
    Press,
    Research,
    Retreat,
    Rocket,
    Submerge,
    Unload,
    Withdraw,
)
from .combat import (
    fight,
    flak_lost,
    flak_owed,
    flak_rolled,
    launch,
    rocket_dice,
    rocket_hit,
    rocket_targets,
    why_not_fight,
)
from .economy import (
    breakthrough_rolled,
    research,
    research_rolled,
    ways_to_place,
    why_no_site,
    why_not_buy,
    why_not_research,
)
from .fire import shots
from .losses import LOSS_STEPS, choosers, lost_in_battle, named, resolve
from .movement import moved, why_not_move, why_not_unload
from .state import Battle, Decision, State, Stepping
from .turn import after_battle, after_flak, done, why_not_done
from .withdraw import left, stay, subs_to_ask, why_not_leave, why_not_retreat


def _ask(seats: tuple[str, ...], what: Decision, where: str = "") -> Decide:
    return Decide(seats, what, where)


# Flak: guns fire at planes that flew over them


def _flak_pending(state: State) -> Pending:
    assert state.flak is not None
    gun = state.flak.guns[0]
    owed = flak_owed(state)
    return Roll(owed, why="flak", where=gun) if owed else _ask((state.seat,), "casualties", gun)


def _flak_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    flak_rolled(step, dice)
    after_flak(step)


def _flak_act(step: Stepping, seat: str, do: ClassicAction) -> None:
    flak_lost(step, _resolved(step.state, seat, do))
    after_flak(step)


def _why_not_lose(state: State, seat: str, do: ClassicAction) -> Refusal | None:
    if not isinstance(do, Lose):
        return refuse("choose_casualties", "5.casualties")
    found = resolve(state, seat, do.units)
    return found if isinstance(found, Refusal) else None


def _resolved(state: State, seat: str, do: ClassicAction) -> Piles:
    """The casualties that an action names which has been judged."""
    assert isinstance(do, Lose)
    lost = resolve(state, seat, do.units)
    assert not isinstance(lost, Refusal)
    return lost


# The battle


def _battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def _battle_pending(state: State) -> Pending:
    battle = _battle(state)
    if battle.step in battles.FIRE_STEPS:
        return Roll(len(shots(state, battle)), why=battle.step, where=battle.space)
    if battle.step in LOSS_STEPS:
        return _ask(choosers(state), "casualties", battle.space)
    if battle.step == "subs":
        return _ask(subs_to_ask(state), "submarines", battle.space)
    return _ask((state.seat,), "retreat", battle.space)


def _why_not_battle(state: State, seat: str, do: ClassicAction) -> Refusal | None:
    step = _battle(state).step
    if step in LOSS_STEPS:
        return _why_not_lose(state, seat, do)
    return _why_not_subs(state, seat, do) if step == "subs" else _why_not_break_off(state, do)


def _why_not_subs(state: State, seat: str, do: ClassicAction) -> Refusal | None:
    match do:
        case Press():
            return None
        case Withdraw():
            return why_not_leave(state, seat, do.count, do.to) if do.to else refuse("name_a_space")
        case Submerge():
            return why_not_leave(state, seat, do.count, "")
    return refuse("withdraw_or_stay", "4.submarine")


def _why_not_break_off(state: State, do: ClassicAction) -> Refusal | None:
    match do:
        case Press():
            return None
        case Retreat():
            return why_not_retreat(state, do.to)
    return refuse("press_or_retreat")


def _battle_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    battles.rolled(step, dice)
    _go_on(step)


def _battle_act(step: Stepping, seat: str, do: ClassicAction) -> None:
    match do:
        case Lose():
            if not _lose(step, seat, do):
                return
        case Press() if _battle(step.state).step == "subs":
            stay(step, seat)
        case Press():
            battles.next_round(step)
        case Retreat():
            battles.retreat(step, do.to)
        case Withdraw():
            left(step, seat, do.count, do.to)
        case Submerge():
            left(step, seat, do.count, "")
    _go_on(step)


def _lose(step: Stepping, seat: str, do: Lose) -> bool:
    """Casualties are named, and whether that settles it: where several must agree, the last to speak does."""
    lost, battle = _resolved(step.state, seat, do), _battle(step.state)
    if not heard(step, battle, choosers(step.state), seat, named(step.state, lost)):
        return False
    lost_in_battle(step, lost)
    battles.to_step(step, battles.next_step(battle))
    return True


def _go_on(step: Stepping) -> None:
    battles.run(step)
    after_battle(step)


# Dice of the active nation


def _breakthrough_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    breakthrough_rolled(step, dice[0])


def _rocket_pending(state: State) -> Pending:
    return Roll(rocket_dice(state), why="rocket", where=state.turn.rocket)


def _rocket_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    rocket_hit(step, sum(dice))
    after_battle(step)


# The phases


def _why_not_fight(state: State, do: Fight) -> Refusal | None:
    return why_not_fight(state, do.space, do.bombard)


def _fight(step: Stepping, do: Fight) -> None:
    fight(step, do.space, do.bombard)
    after_battle(step)


def _why_not_rocket(state: State, do: Rocket) -> Refusal | None:
    if do.target not in rocket_targets(state).get(do.gun, ()):
        return refuse("no_rocket", "3.rockets", gun=do.gun, target=do.target)
    return None


def _launch(step: Stepping, do: Rocket) -> None:
    launch(step, do.target)


ORDERS: dict[type[Action], Order] = {
    Move: Order(why_not_move, moved),
    Load: Order(why_not_load, loaded),
    Unload: Order(why_not_unload, unloaded),
    Buy: Order(why_not_buy, buy),
    Research: Order(why_not_research, research),
    Place: placement.order(ways_to_place, why_no_site),
    Done: Order(why_not_done, done),
    Fight: Order(_why_not_fight, _fight, "combat"),
    Rocket: Order(_why_not_rocket, _launch, "combat"),
}


PHASE: Chapter[State, ClassicAction] = phases(ORDERS)
CHAPTERS: dict[str, Chapter[State, ClassicAction]] = {
    "flak": Chapter(_flak_pending, _why_not_lose, _flak_act, _flak_rolled),
    "battle": Chapter(_battle_pending, _why_not_battle, _battle_act, _battle_rolled),
    "turn.research": Chapter(lambda s: Roll(s.turn.research, why="research"), rolled=research_rolled),
    "turn.breakthroughs": Chapter(lambda _: Roll(1, why="breakthrough"), rolled=_breakthrough_rolled),
    "turn.rocket": Chapter(_rocket_pending, rolled=_rocket_rolled),
}
"""The procedures by their field in the state, the innermost first."""

chapter = running(CHAPTERS, PHASE)
