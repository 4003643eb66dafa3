"""What an agreeable person would do in the battles of Attack!."""

from __future__ import annotations

from ...games.attack.actions import (
    AttackAction,
    Commit,
    Engage,
    Fight,
    Fly,
    Line,
    Press,
    Reinforce,
    Volunteer,
)
from ...games.attack.game import ATTACK
from ...games.attack.naval import line_length, usable
from ...games.attack.pieces import Army
from ...games.attack.state import State
from ...kernel.protocol import Decide
from ..model import OddsError
from .decide import forward, usual
from .lines import best_line, best_reply, screen
from .model import Choice, fight_of
from .positions import attack_odds
from .sea import sea


def default(state: State, seat: str, mark: int) -> AttackAction | None:
    """The decision; None where a person must decide: no battle, or a chance to win below `mark` percent."""
    awaited = ATTACK.pending(state)
    if not isinstance(awaited, Decide) or seat not in awaited.seats:
        return None
    if awaited.what in ("commit", "reinforce"):
        return _forward(state)
    if awaited.what == "command":
        return Volunteer()
    if awaited.what == "battle_order":
        return _next_battle(state, seat)
    if awaited.what == "planes":
        return _planes(state, seat, mark)
    if awaited.what == "naval_line":
        return Line(proposed_line(state, seat).line)
    if awaited.what in ("naval_answer", "naval_stay"):
        good = 100 * _sea_chance(state, seat) >= mark
        return (Engage() if awaited.what == "naval_answer" else Press()) if good else None
    return None


PROPOSED = ("commit", "reinforce", "naval_line")
"""Decisions for which the brief proposes something."""


def proposal(state: State, seat: str) -> AttackAction | None:
    """What the brief proposes to the seat; None where it proposes nothing."""
    awaited = ATTACK.pending(state)
    proposes = isinstance(awaited, Decide) and awaited.what in PROPOSED
    return default(state, seat, 0) if proposes else None


def _forward(state: State) -> AttackAction:
    battle = state.battle
    assert battle is not None
    found = forward(fight_of(battle), usual(battle.side, "optimal"))
    units = dict(found.units.items())
    return Commit(units) if battle.step == "commit" else Reinforce(units)


def _next_battle(state: State, seat: str) -> AttackAction:
    """The battle with the best odds first."""
    assert state.march is not None
    chances = {r: attack_odds(state, seat, r, army).takes for r, army in state.march.attacks.items()}
    return Fight(max(chances, key=lambda region: chances[region]))


def _planes(state: State, seat: str, mark: int) -> AttackAction:
    """Planes of a refused voyage go on where they are at home, or likely enough to win."""
    assert state.march is not None
    voyage = state.march.refused[0]
    if state.owner.get(voyage.target) == seat:
        return Fly(voyage.army.plane)
    army = voyage.army + state.march.attacks.get(voyage.target, Army())
    takes = attack_odds(state, seat, voyage.target, army).takes
    return Fly(voyage.army.plane if 100 * takes >= mark else 0)


def _sea_chance(state: State, seat: str) -> float:
    """The seat's chance to end up with sea control if both fight on."""
    on = state.sea
    assert on is not None
    ours, theirs = usable(state, on.challenger), usable(state, on.holder)
    control = sea(ours, theirs, "screen", "screen", state.rules.naval_line == "all8").control
    return control if seat == on.challenger else 1 - control


def proposed_line(state: State, seat: str) -> Choice:
    """The line that puts most enemy ships out of the battle for own ones, against ships in any order.

    Where there are too many lines for that: the best against the enemy's most cautious one, or else the own
    most cautious one.
    """
    on = state.sea
    assert on is not None
    enemy = on.holder if seat == on.challenger else on.challenger
    ours, theirs = usable(state, seat), usable(state, enemy)
    cautious = screen(theirs, line_length(state, enemy))
    try:
        return best_line(ours, theirs, "ships", state.rules.naval_line == "all8")
    except OddsError:
        pass
    try:
        return best_reply(ours, cautious, line_length(state, seat), "ships")
    except OddsError:
        return Choice(screen(ours, line_length(state, seat)), 0.0)
