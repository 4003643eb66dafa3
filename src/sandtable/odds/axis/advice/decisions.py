"""What an agreeable person would do in combat: fight, lose what is proposed, press on while odds are good."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.core.actions import Fight, Lose, Press
from ....kernel.protocol import Action, Decide
from ...model import LEAVE, OddsError
from ..decide import CASUALTIES, SUBMARINES
from ..edition import Edition
from ..position import Position
from .battles import running
from .figures import solved
from .losses import WIN, proposal
from .shapes import BattleOdds


def default(edition: Edition, state: Position, seat: str, mark: int, aim: float = WIN) -> Action | None:
    """The decision; None where a person must decide: no battle, or odds below `mark` percent.

    `aim` is what a certain win counts in IPC where casualties are chosen.
    """
    awaited = edition.game.pending(state)
    if not isinstance(awaited, Decide) or seat not in awaited.seats:
        return None
    if awaited.what == "combat":
        return _next_battle(edition, state)
    if awaited.what == CASUALTIES:
        return Lose(_casualties(edition, state, seat, aim))
    if awaited.what in SUBMARINES:
        return _dive(edition, state, seat)
    if awaited.what == "retreat":
        return Press() if 100 * chance(edition, state) >= mark else None
    return None


def _next_battle(edition: Edition, state: Position) -> Action | None:
    order, first = state.rules.board.index, edition.precedence.index
    battles = sorted(edition.open_battles(state), key=lambda found: (first(found[0]), order[found[1]]))
    return Fight(battles[0][1]) if battles else None


def _casualties(edition: Edition, state: Position, seat: str, aim: float) -> dict[str, int]:
    """The losses proposed; a nation that must agree with others takes over what they asked for."""
    asked = edition.asked_for(state, seat)
    return proposal(edition, state, seat, aim)[0].chosen if asked is None else asked


def chance(edition: Edition, state: Position) -> float:
    """The attacker's chance to win the battle that is on; certain where it is too large for odds."""
    odds = running(edition, state)
    return odds.win if odds is not None else 1.0


def _dive(edition: Edition, state: Position, seat: str) -> Action:
    """Submarines leave where staying costs more than it gains: a percent of chance for an IPC."""
    on = state.battle
    assert on is not None
    attacks = seat == state.seat
    stay = edition.orders
    leave = replace(stay, attacker_subs=LEAVE) if attacks else replace(stay, defender_subs=LEAVE)
    battle = edition.battle_at(state, on.kind, on.space, "")
    try:
        stays, leaves = solved(battle, stay), solved(battle, leave)
    except OddsError:
        return Press()
    if _merit(leaves, attacks) <= _merit(stays, attacks):
        return Press()
    return edition.leave(state, seat) or Press()


def _merit(odds: BattleOdds, attacks: bool) -> float:
    return WIN * odds.win + odds.swing if attacks else WIN * odds.lose - odds.swing
