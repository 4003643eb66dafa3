"""The procedures of the rule book: how each asks, judges and goes on."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Decide, Pending, Refusal, Roll, refuse
from . import battle as battles
from .actions import (
    Buy,
    ClassicAction,
    Concede,
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
from .combat import fight, flak_lost, flak_rolled, rocket_hit, rocket_targets, why_not_fight
from .economy import (
    breakthrough_rolled,
    buy,
    place,
    research,
    research_rolled,
    why_not_buy,
    why_not_place,
    why_not_research,
    won,
)
from .fire import shots
from .losses import LOSS_STEPS, agreed, choosers, lost_in_battle, named, resolve
from .movement import why_not_move
from .state import Battle, State, Stepping
from .transport import loaded, unloaded, why_not_load, why_not_unload
from .turn import after_battle, after_flak, done, why_not_done
from .withdraw import left, stay, subs_to_ask, why_not_leave, why_not_retreat


def battle_pending(state: State, battle: Battle) -> Pending:
    if battle.step in battles.FIRE_STEPS:
        return Roll(len(shots(state, battle)), why=battle.step, where=battle.space)
    if battle.step in LOSS_STEPS:
        return Decide(choosers(state), "casualties", battle.space)
    if battle.step == "subs":
        return Decide(subs_to_ask(state), "submarines", battle.space)
    return Decide((state.seat,), "retreat", battle.space)


def why_not_concede(state: State, awaited: Pending, do: ClassicAction | None) -> Refusal | None:
    if not isinstance(do, Concede):
        return refuse("no_action" if isinstance(awaited, Decide) else "dice_owed")
    if do.side not in state.rules.side.values():
        return refuse("unknown_side", side=do.side)
    return None


def why_not(state: State, seat: str, what: str, do: ClassicAction) -> Refusal | None:
    """Why the seat may not do this while the game awaits the decision `what`."""
    if what == "casualties":
        if not isinstance(do, Lose):
            return refuse("choose_casualties", "5.casualties")
        found = resolve(state, seat, do.units)
        return found if isinstance(found, Refusal) else None
    if what == "submarines":
        return _why_not_subs(state, seat, do)
    if what == "retreat":
        if isinstance(do, Press):
            return None
        return why_not_retreat(state, do.to) if isinstance(do, Retreat) else refuse("press_or_retreat")
    if isinstance(do, Move):
        return why_not_move(state, do)
    if isinstance(do, Load):
        return why_not_load(state, do)
    if isinstance(do, Unload):
        return why_not_unload(state, do)
    if isinstance(do, Buy):
        return why_not_buy(state, do)
    if isinstance(do, Research):
        return why_not_research(state, do)
    if isinstance(do, Place):
        return why_not_place(state, do)
    if isinstance(do, Done):
        return why_not_done(state)
    if what == "combat" and isinstance(do, Fight):
        return why_not_fight(state, do.space, do.bombard)
    if what == "combat" and isinstance(do, Rocket):
        if do.target not in rocket_targets(state).get(do.gun, ()):
            return refuse("no_rocket", "3.rockets", gun=do.gun, target=do.target)
        return None
    return refuse("not_now", "1.sequence", phase=what)


def _why_not_subs(state: State, seat: str, do: ClassicAction) -> Refusal | None:
    if isinstance(do, Press):
        return None
    if isinstance(do, Withdraw):
        return why_not_leave(state, seat, do.count, do.to) if do.to else refuse("name_a_space")
    if isinstance(do, Submerge):
        return why_not_leave(state, seat, do.count, "")
    return refuse("withdraw_or_stay", "4.submarine")


def roll(step: Stepping, dice: tuple[int, ...]) -> None:
    state = step.state
    if state.flak is not None:
        flak_rolled(step, dice)
        after_flak(step)
    elif state.battle is not None:
        battles.rolled(step, dice)
        _go_on(step)
    elif state.turn.research:
        research_rolled(step, dice)
    elif state.turn.breakthroughs:
        breakthrough_rolled(step, dice[0])
    else:
        rocket_hit(step, dice[0])
        after_battle(step)


def _go_on(step: Stepping) -> None:
    battles.run(step)
    after_battle(step)


def act(step: Stepping, seat: str, do: ClassicAction) -> None:
    if isinstance(do, Lose):
        _lose(step, seat, do)
    elif isinstance(do, Done):
        done(step)
    elif isinstance(do, Fight):
        fight(step, do.space, do.bombard)
        after_battle(step)
    elif isinstance(do, Press):
        _press(step, seat)
    elif isinstance(do, Load):
        loaded(step, do)
    elif isinstance(do, Unload):
        unloaded(step, do)
    elif isinstance(do, Buy):
        buy(step, do)
    elif isinstance(do, Place):
        place(step, do)
    elif isinstance(do, Retreat):
        battles.retreat(step, do.to)
        _go_on(step)
    elif isinstance(do, Withdraw):
        left(step, seat, do.count, do.to)
        _go_on(step)
    elif isinstance(do, Submerge):
        left(step, seat, do.count, "")
        _go_on(step)
    elif isinstance(do, Research):
        research(step, do)
    elif isinstance(do, Rocket):
        turn = replace(step.state.turn, rocket=do.target, rocket_used=True)
        step.state = replace(step.state, turn=turn)
    elif isinstance(do, Concede):
        _concede(step, do.side)


def _lose(step: Stepping, seat: str, do: Lose) -> None:
    """Casualties are named; where several must agree, the last to speak settles it."""
    lost = resolve(step.state, seat, do.units)
    assert not isinstance(lost, Refusal)
    if step.state.flak is not None:
        flak_lost(step, lost)
        after_flak(step)
        return
    battle = step.state.battle
    assert battle is not None
    waiting = choosers(step.state)
    if len(waiting) > 1 or (battle.proposals and seat != step.state.seat):
        proposals = {**battle.proposals, seat: named(step.state, lost)}
        battle = replace(battle, proposals=proposals)
        step.state = replace(step.state, battle=battle)
        step.tell("proposed", by=seat, units=tuple(f"{n} {u}" for u, n in proposals[seat].items()))
        if len(waiting) > 1 or not agreed(battle):
            return
    lost_in_battle(step, lost)
    battles.to_step(step, battles.next_step(battle))
    _go_on(step)


def _press(step: Stepping, seat: str) -> None:
    battle = step.state.battle
    assert battle is not None
    if battle.step == "subs":
        stay(step, seat)
    else:
        battles.next_round(step)
    _go_on(step)


def _concede(step: Stepping, side: str) -> None:
    others = next(s for s in step.state.rules.side.values() if s != side)
    over = won(step.state, others, "conceded")
    step.state = replace(step.state, over=over)
    step.tell("game_over", winners=over.winners, how=over.how)
