"""What an agreeable person would do in combat: fight, lose what is proposed, press on while odds are good."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic.actions import ClassicAction, Fight, Lose, Press
from ....games.axis.classic.combat import open_battles
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.losses import resolve
from ....games.axis.classic.state import State
from ....kernel.protocol import Decide, Refusal
from ...model import LEAVE, OddsError
from ..decide import decision
from ..reader import battle_at
from .battles import running
from .figures import ORDERS, solved
from .losses import WIN, proposal
from .shapes import BattleOdds

KINDS = ("sea", "raid", "land")
"""Which battles are fought first: fleets before the landings they cover."""


def default(state: State, seat: str, mark: int, aim: float = WIN) -> ClassicAction | None:
    """The decision; None where a person must decide: no battle, or odds below `mark` percent.

    `aim` is what a certain win counts in IPC where casualties are chosen.
    """
    awaited = CLASSIC.pending(state)
    if not isinstance(awaited, Decide) or seat not in awaited.seats:
        return None
    if awaited.what == "combat":
        return _next_battle(state)
    if awaited.what == "casualties":
        return Lose(_casualties(state, seat, aim))
    if awaited.what == "submarines":
        return _submarines(state, seat, awaited)
    if awaited.what == "retreat":
        return Press() if 100 * chance(state) >= mark else None
    return None


def _next_battle(state: State) -> ClassicAction | None:
    order = state.rules.board.index
    battles = sorted(open_battles(state), key=lambda found: (KINDS.index(found[0]), order[found[1]]))
    return Fight(battles[0][1]) if battles else None


def _casualties(state: State, seat: str, aim: float) -> dict[str, int]:
    """The losses proposed; a nation that must agree with others takes over what they asked for."""
    on = state.battle
    if on is not None and on.proposals and seat != state.seat:
        asked = next(iter(on.proposals.values()))
        if not isinstance(resolve(state, seat, asked), Refusal):
            return asked
    return proposal(state, seat, aim)[0].chosen


def chance(state: State) -> float:
    """The attacker's chance to win the battle that is on; certain where it is too large for odds."""
    odds = running(state)
    return odds.win if odds is not None else 1.0


def _submarines(state: State, seat: str, awaited: Decide) -> ClassicAction:
    """Submarines leave where staying costs more than it gains: a percent of chance for an IPC."""
    on = state.battle
    assert on is not None
    attacks = seat == state.seat
    leave = replace(ORDERS, attacker_subs=LEAVE) if attacks else replace(ORDERS, defender_subs=LEAVE)
    battle = battle_at(state, on.kind, on.space)
    try:
        stays, leaves = solved(battle), solved(battle, leave)
    except OddsError:
        return Press()
    if _merit(leaves, attacks) <= _merit(stays, attacks):
        return Press()
    do = decision(state, Decide((seat,), awaited.what, awaited.where), leave, None).do
    assert do is not None
    return do


def _merit(odds: BattleOdds, attacks: bool) -> float:
    return WIN * odds.win + odds.swing if attacks else WIN * odds.lose - odds.swing
