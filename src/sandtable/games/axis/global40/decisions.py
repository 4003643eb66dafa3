"""What is asked in combat, and how it goes on: alert, kamikaze, battles, rockets, the troop bonus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ....kernel.protocol import Action, Decide, Menu, Offer, Pending, Refusal, Rng, Roll, refuse
from ....tabletop.chapters import Chapter
from ..core import melee
from ..core.actions import Lose, Press, Retreat
from ..core.pieces import total
from ..core.position import unit_text
from . import alert, assault, battle, combat, conquest, kamikaze, raids, withdraw
from .actions import Bonus, Dive, Fight, GlobalAction, Intercept, Kamikaze, Pass, Rocket, Scramble, Target
from .engaged import LAND
from .state import Battle, Decision, State, Stepping
from .turn import go_on


def _ask(seats: tuple[str, ...], what: Decision, where: str = "") -> Decide:
    return Decide(seats, what, where)


# Alert


def _alert_pending(state: State) -> Pending:
    assert state.alert is not None
    return _ask(state.alert.asked[:1], "alert")


def _why_not_alert(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    match do:
        case Pass():
            return None
        case Scramble():
            return alert.why_not_scramble(state, seat, do)
        case Intercept():
            return alert.why_not_intercept(state, seat, do)
    return refuse("scramble_or_pass", alert.RULE)


def _alert_act(step: Stepping, seat: str, do: GlobalAction) -> None:
    match do:
        case Pass():
            alert.passed(step)
        case Scramble():
            alert.scrambled(step, seat, do)
        case Intercept():
            alert.intercepted(step, seat, do)
    go_on(step)


def alert_menu(state: State, seat: str) -> Iterator[Offer]:
    """Aircraft that may scramble or intercept, and that it is enough."""
    for base, p, most, zones in alert.scramble_lines(state, seat):
        yield Offer("scramble", base, p.kind, unit_text(state, p, seat), most, zones)
    for space, p in alert.intercept_lines(state, seat):
        yield Offer("intercept", space, p.kind, unit_text(state, p, seat), p.count)
    yield Offer("pass")


# Kamikaze


def _strikes_pending(state: State) -> Pending:
    assert state.strikes is not None
    if state.strikes.rolling:
        return Roll(kamikaze.count_dice(state), why="kamikaze")
    return _ask((state.rules.kamikaze.nation,), "kamikaze")


def _why_not_strike(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    match do:
        case Pass():
            return None
        case Kamikaze():
            return kamikaze.why_not_strike(state, do)
    return refuse("strike_or_pass", kamikaze.RULE)


def _strikes_act(step: Stepping, seat: str, do: GlobalAction) -> None:
    if isinstance(do, Kamikaze):
        kamikaze.named(step, do)
    else:
        kamikaze.closed(step)
    go_on(step)


def _strikes_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    kamikaze.struck(step, dice)
    go_on(step)


def kamikaze_menu(state: State, seat: str) -> Iterator[Offer]:
    """Ships that markers may be spent on, each with as many as are left."""
    for zone, p in kamikaze.lines(state):
        text = kamikaze.text_of(p)
        yield Offer("kamikaze", kind=p.kind, unit=text, most=kamikaze.count_left(state), targets=(zone,))
    yield Offer("pass")


# Battles


class _Own(NamedTuple):
    """A step of a battle that is neither fire nor losses and waits for somebody."""

    pending: Callable[[State, Battle], Pending]
    why_not: Callable[[State, str, Any], Refusal | None]
    act: Callable[[Stepping, str, Any], None]


def _no_order(state: State, seat: str, do: Action) -> Refusal | None:
    return refuse("dice_owed")


def _why_not_dive(state: State, seat: str, do: Action) -> Refusal | None:
    match do:
        case Press():
            return None
        case Dive():
            return withdraw.why_not_dive(state, seat, do.count)
    return refuse("dive_or_press", "17.submarines")


def _dive(step: Stepping, seat: str, do: Action) -> None:
    withdraw.dived(step, seat, do.count if isinstance(do, Dive) else 0)


def _why_not_leave(state: State, seat: str, do: Action) -> Refusal | None:
    match do:
        case Press():
            return None
        case Retreat():
            return withdraw.why_not_retreat(state, do.to)
    return refuse("press_or_retreat", "17.retreat")


def _leave(step: Stepping, seat: str, do: Action) -> None:
    if isinstance(do, Retreat):
        battle.retreat(step, do.to)
    else:
        battle.next_round(step)


def _stay_away(step: Stepping, seat: str, do: Action) -> None:
    if isinstance(do, Retreat):
        battle.retreat(step, do.to)
    else:
        battle.next_step(step)


def _why_not_aim(state: State, seat: str, do: Action) -> Refusal | None:
    return (
        raids.why_not_target(state, do) if isinstance(do, Target) else refuse("choose_targets", "13.targets")
    )


def _aim(step: Stepping, seat: str, do: Any) -> None:
    raids.targeted(step, do)


OWN: dict[str, _Own] = {
    "dive": _Own(lambda s, b: _ask(withdraw.who_may_dive(s), "dive", b.space), _why_not_dive, _dive),
    "retreat": _Own(lambda s, b: _ask((s.seat,), "retreat", b.space), _why_not_leave, _leave),
    "muster": _Own(lambda s, b: _ask((s.seat,), "retreat", b.space), _why_not_leave, _stay_away),
    "aim": _Own(lambda s, b: _ask((s.seat,), "targets", b.space), _why_not_aim, _aim),
    "bombs": _Own(
        lambda s, b: Roll(raids.count_bombs(s, b), why=b.step, where=b.space),
        _no_order,
        lambda step, seat, do: None,
    ),
}
PLAIN = melee.chapter(battle.MELEE)


def _battle_pending(state: State) -> Pending:
    on = battle.battle_of(state)
    own = OWN.get(on.step)
    return own.pending(state, on) if own else PLAIN.pending(state)


def _why_not_battle(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    own = OWN.get(battle.battle_of(state).step)
    return (own or PLAIN).why_not(state, seat, do)


def _battle_act(step: Stepping, seat: str, do: GlobalAction) -> None:
    own = OWN.get(battle.battle_of(step.state).step)
    (own or PLAIN).act(step, seat, do)
    if own:
        battle.go_on(step)
    go_on(step)


def _battle_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    if battle.battle_of(step.state).step == "bombs":
        raids.bombed(step, dice)
        battle.go_on(step)
    else:
        PLAIN.rolled(step, dice)
    go_on(step)


def dive_menu(state: State, seat: str) -> Iterator[Offer]:
    """So many submarines as may dive, or none."""
    submarines = withdraw.submarines(state, seat)
    yield Offer("dive", kind=submarines[0].kind, most=total(submarines))
    yield Offer("press")


def retreat_menu(state: State, seat: str) -> Iterator[Offer]:
    """Where to, or on."""
    if withdraw.can_break_off(state):
        yield Offer("retreat")
    elif spaces := withdraw.retreat_spaces(state):
        yield Offer("retreat", targets=spaces)
    yield Offer("press")


def targets_menu(state: State, seat: str) -> Iterator[Offer]:
    """Bombers and the facilities they may go for."""
    space = battle.battle_of(state).space
    for p in raids.unaimed(state, space):
        found = raids.targets_of(state, space, p.kind)
        if found:
            yield Offer("target", kind=p.kind, unit=unit_text(state, p, seat), most=p.count, targets=found)


def casualties_menu(state: State, seat: str) -> Iterator[Offer]:
    return melee.casualties(battle.MELEE, state)


def count_owed(state: State) -> int:
    """How many hits are to be placed."""
    return melee.count_owed(battle.MELEE, state)


def any_losses(state: State, menu: Menu, rng: Rng) -> Lose:
    """Casualties at random."""
    return melee.any_losses(battle.MELEE, state, menu.seat, rng)


# The combat phase itself


def fight(step: Stepping, do: Fight) -> None:
    combat.fight(step, do)
    go_on(step)


def combat_menu(state: State, seat: str) -> Iterator[Offer]:
    """Battles that may be opened, with every choice of ships for a landing, and rockets."""
    for kind, space in combat.open_battles(state):
        yield Offer("fight", kind=kind, targets=(space,))
        if kind == LAND:
            for ships in assault.choices_of_support(state, space):
                text = assault.support_text(ships)
                yield Offer("fight", kind=kind, unit=text, most=1, targets=(space,))
    for base, there in raids.rocket_targets(state).items():
        for space, kinds in there.items():
            for kind in kinds:
                yield Offer("rocket", base, kind, targets=(space,))


def _rocket_pending(state: State) -> Pending:
    return Roll(raids.rocket_dice(state), why="rocket", where=state.turn.rocket.split()[0])


def _rocket_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    raids.rocket_hit(step, dice)
    go_on(step)


def launch(step: Stepping, do: Rocket) -> None:
    raids.launched(step, do)


# The troop bonus


def _bonus_pending(state: State) -> Pending:
    return _ask((state.rules.bonus.nation,), "bonus", state.rules.bonus.space)


def _why_not_bonus(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    match do:
        case Pass():
            return None
        case Bonus():
            return conquest.why_not_bonus(state, do)
    return refuse("choose_bonus", "7.bonus")


def _bonus_act(step: Stepping, seat: str, do: GlobalAction) -> None:
    conquest.bonus_placed(step, do.units if isinstance(do, Bonus) else {})
    go_on(step)


def bonus_menu(state: State, seat: str) -> Iterator[Offer]:
    """Units that the bonus can pay, of one kind at a time; and that no more are wanted."""
    for kind, cost in conquest.bonus_kinds(state).items():
        if cost <= state.bonus:
            yield Offer("bonus", kind=kind, unit=kind, most=state.bonus // cost)
    yield Offer("pass")


CHAPTERS: dict[str, Chapter[State, GlobalAction]] = {
    "bonus": Chapter(_bonus_pending, _why_not_bonus, _bonus_act),
    "battle": Chapter(_battle_pending, _why_not_battle, _battle_act, _battle_rolled),
    "alert": Chapter(_alert_pending, _why_not_alert, _alert_act),
    "strikes": Chapter(_strikes_pending, _why_not_strike, _strikes_act, _strikes_rolled),
    "turn.rocket": Chapter(_rocket_pending, rolled=_rocket_rolled),
}
"""The procedures of combat by their field in the state, the innermost first."""

MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "combat": combat_menu,
    "alert": alert_menu,
    "kamikaze": kamikaze_menu,
    "targets": targets_menu,
    "dive": dive_menu,
    "casualties": casualties_menu,
    "retreat": retreat_menu,
    "bonus": bonus_menu,
}
"""Lines of each of their decisions."""
