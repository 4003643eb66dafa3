"""Land battles, step by step (ch. XIII): commit, then round by round reinforce, roll, hit, lose.

First the defender, then the attacker, until one side has no unit left in the region. There is no retreat.
Forced choices are made at once: fewer than five units to commit, nothing to reinforce with or no room for it.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Draw, Pending, Refusal, Roll, refuse
from . import neutral
from .actions import AttackAction, Commit, Reinforce
from .conquest import hold, take
from .data import unit_table
from .frames import Battle, Force
from .pieces import ARMY_KINDS, Army, army_of
from .state import State, Stepping, army_or_refusal, ask, with_units

SIDES = {"attacker": "defender", "defender": "attacker"}
"""Each side's enemy."""


def _battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


# Dice and losses


def count_dice(front: Army) -> int:
    """Battle dice owed: one for each unit, two for a tank, never fewer than two (step 2).

    More than eight are rolled as if there were so many in the box (gap G28).
    """
    table = unit_table()
    dice = sum(count * table.army[kind].dice for kind, count in front.items())
    return max(table.battle.min_dice, dice)


def count_hits(front: Army, dice: tuple[int, ...]) -> int:
    """Hits of a roll: each fighting unit of one's own can use one die that shows it (step 3)."""
    faces = [unit_table().battle.faces[die - 1] for die in dice]
    return sum(min(count, faces.count(kind)) for kind, count in front.items())


def losses(front: Army, hits: int) -> Army:
    """What is eliminated: fighting units only, infantry first, then tanks, artillery, planes (step 4)."""
    lost: dict[str, int] = {}
    for kind in ARMY_KINDS:
        lost[kind] = min(hits, front.of(kind))
        hits -= lost[kind]
    return army_of(lost)


# Who is awaited


def force(battle: Battle, side: str) -> Force:
    """One side's units."""
    return battle.attack if side == "attacker" else battle.defense


def leader(battle: Battle, side: str) -> str:
    """Who decides for a side."""
    return battle.attacker if side == "attacker" else battle.commander


def room(battle: Battle, side: str) -> int:
    """How many units may still come forward: the limit is four in round one and grows by one."""
    return unit_table().battle.first_front + battle.round - 1 - force(battle, side).front.size


def pending(state: State) -> Pending:
    """Whom or what the battle awaits."""
    battle = _battle(state)
    if battle.step == "card":
        return Draw(1, state.pile, why="neutral")
    if battle.step == "command":
        return ask(battle.asked, "command", battle.region, is_open=True)
    if battle.step == "command_roll":
        return Roll(2 * len(battle.volunteers), why="command", where=battle.region)
    if battle.step == "roll":
        return Roll(count_dice(force(battle, battle.side).front), why=battle.side, where=battle.region)
    return ask((leader(battle, battle.side),), battle.step, battle.region, is_open=True)


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not do this in the battle."""
    battle = _battle(state)
    if battle.step == "command":
        return neutral.why_not(do)
    if battle.step == "commit" and isinstance(do, Commit):
        return _why_not_commit(battle, do)
    if battle.step == "reinforce" and isinstance(do, Reinforce):
        return _why_not_reinforce(battle, do)
    return refuse("not_now", "13.land", phase=battle.step)


def _why_not_commit(battle: Battle, do: Commit) -> Refusal | None:
    army, reserve = army_or_refusal(do.units), force(battle, battle.side).reserve
    if isinstance(army, Refusal):
        return army
    owed = min(unit_table().battle.first_front, reserve.size)
    if army.size != owed:
        return refuse("wrong_count", "13.commit", owed=owed, count=army.size)
    return _why_not_reserve(reserve, army)


def _why_not_reinforce(battle: Battle, do: Reinforce) -> Refusal | None:
    army, mine = army_or_refusal(do.units), force(battle, battle.side)
    if isinstance(army, Refusal):
        return army
    if army.size > room(battle, battle.side):
        return refuse("too_many_units", "13.reinforce", has=room(battle, battle.side), count=army.size)
    if not (mine.front.size or army.size):
        return refuse("somebody_must_fight", "13.reinforce")
    return _why_not_reserve(mine.reserve, army)


def _why_not_reserve(reserve: Army, army: Army) -> Refusal | None:
    if reserve.covers(army):
        return None
    return refuse("not_in_reserve", "13.reinforce", has=reserve.words)


# What happens


def begin(step: Stepping, region: str, army: Army) -> None:
    """Open the battle for a region with everything that has come into it (gap G12)."""
    state = step.state
    defender = state.owner.get(region, "")
    battle = Battle(region, state.seat, Force(reserve=army), defender=defender, commander=defender)
    step.tell("battle", space=region, by=state.seat, defender=defender, units=army.words)
    if defender:
        step.state = replace(state, battle=replace(battle, defense=Force(reserve=state.at(region))))
    elif state.pile:
        step.state = replace(state, battle=replace(battle, step="card"))
        return
    else:
        take(step, replace(battle, attack=Force(front=army)))
        return
    run(step)


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out a decision in the battle."""
    if isinstance(do, Commit | Reinforce):
        _forward(step, army_of(do.units))
    else:
        neutral.answer(step, seat, do)
    run(step)


def drawn(step: Stepping, cards: tuple[str, ...]) -> None:
    """The card against neutral troops."""
    neutral.card_drawn(step, cards[0])
    run(step)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """Dice for the command, or of the side that fights."""
    if _battle(step.state).step == "command_roll":
        neutral.command_rolled(step, dice)
    else:
        _fire(step, dice)
    run(step)


def run(step: Stepping) -> None:
    """Make forced choices until somebody or chance is awaited, or the battle is over."""
    while (battle := step.state.battle) and battle.step in ("commit", "reinforce"):
        mine = force(battle, battle.side)
        if battle.step == "commit" and is_forced_commit(mine.reserve):
            _forward(step, _first_four(mine.reserve))
        elif battle.step == "reinforce" and not (mine.reserve.size and room(battle, battle.side)):
            _forward(step, Army())
        elif battle.step == "reinforce" and not mine.front.size and mine.reserve.size == 1:
            _forward(step, mine.reserve)
        else:
            return


def is_forced_commit(reserve: Army) -> bool:
    """Whether there is nothing to choose: four units at most, or all of a kind."""
    return reserve.size <= unit_table().battle.first_front or len(reserve.kinds()) == 1


def _first_four(reserve: Army) -> Army:
    most = unit_table().battle.first_front
    return army_of({kind: min(most, count) for kind, count in reserve.items()})


def _forward(step: Stepping, army: Army) -> None:
    """Bring units of the side on the move forward, and go on to the next step."""
    battle = _battle(step.state)
    side, mine = battle.side, force(battle, battle.side)
    battle = _with_force(battle, side, Force(mine.front + army, mine.reserve - army))
    if army.size:
        step.tell(battle.step, by=leader(battle, side), side=side, space=battle.region, units=army.words)
    if battle.step == "commit":
        after = "commit" if side == "attacker" else "reinforce"
        battle = replace(battle, step=after, side="defender")
    else:
        battle = replace(battle, step="roll")
    step.state = replace(step.state, battle=battle)


def _with_force(battle: Battle, side: str, new: Force) -> Battle:
    return replace(battle, attack=new) if side == "attacker" else replace(battle, defense=new)


def _fire(step: Stepping, dice: tuple[int, ...]) -> None:
    """The roll of the side on the move, and the losses of the other."""
    battle = _battle(step.state)
    side, enemy = battle.side, SIDES[battle.side]
    hits = count_hits(force(battle, side).front, dice)
    hurt = force(battle, enemy)
    lost = losses(hurt.front, hits)
    left = Force(hurt.front - lost, hurt.reserve)
    faces = tuple(unit_table().battle.faces[die - 1] for die in dice)
    step.tell("fired", space=battle.region, side=side, dice=dice, faces=faces, hits=hits, lost=lost.words)
    battle = _with_force(battle, enemy, left)
    if not left.all.size:
        (take if side == "attacker" else hold)(step, battle)
        return
    if battle.defender:
        step.state = with_units(step.state, battle.region, battle.defense.all)
    later = battle.round + (side == "attacker")
    step.state = replace(step.state, battle=replace(battle, side=enemy, step="reinforce", round=later))
