"""Decisions inside the combat phase: which battle next, casualties, submarines, retreat.

What the odds propose to a person is what a computer player does; only the retreat is its own
judgment.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.ai.players import Decision, because
from sandtable.games.axis.classic.actions import ClassicAction, Done, Fight, Press, Retreat, Rocket
from sandtable.games.axis.classic.combat import rocket_targets
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.classic.withdraw import can_break_off, retreat_spaces
from sandtable.kernel.protocol import Decide, Entry
from sandtable.odds.axis.advice.battles import running
from sandtable.odds.axis.advice.decisions import default
from sandtable.odds.axis.advice.losses import WIN
from sandtable.odds.axis.classic.edition import EDITION

from ..axis.edition import Edition
from ..axis.features import Worth

AIM = 0.0
"""IPC that having a battlefield counts beside what the land is worth."""


def in_combat(edition: Edition, state: State, seat: str, awaited: Decide) -> Decision:
    """What to do where the game awaits casualties, submarines, retreat or the next battle."""
    if awaited.what == "combat":
        return _combat(state, seat)
    if awaited.what == "retreat":
        return _retreat(edition, state)
    action = default(EDITION, state, seat, 0, _aim(state))
    if action is None:
        action = _first_offer(state, seat)
    return Decision(action, (because(awaited.what, space=awaited.where),))


def _aim(state: State) -> float:
    """What winning the battle that is on counts beside the land and the pieces: everything for a capital."""
    on = state.battle
    if on is None or on.kind == "sea":
        return WIN
    is_capital = state.rules.board.capital_of.get(on.space, "") == state.owner.get(on.space, "none")
    return WIN if is_capital else AIM


def _combat(state: State, seat: str) -> Decision:
    action = default(EDITION, state, seat, 0)
    if isinstance(action, Fight):
        return Decision(action, (because("fight", space=action.space),))
    for gun, targets in rocket_targets(state).items():
        best = max(targets, key=lambda space: state.ipc.get(state.owner[space], 0))
        return Decision(Rocket(gun, best), (because("rocket", space=best),))
    return Decision(Done())


def _first_offer(state: State, seat: str) -> ClassicAction:
    """Any action of the menu, where the odds have no proposal."""
    menu = CLASSIC.options(state, seat)
    return CLASSIC.pick(state, menu, _First())


class _First:
    """Always the first of so many."""

    def randrange(self, stop: int, /) -> int:
        return 0


def _retreat(edition: Edition, state: State) -> Decision:
    """Fight on while that gains more than going back."""
    on = state.battle
    assert on is not None
    odds = running(EDITION, state)
    if odds is None:
        return Decision(Press())
    prize = 0.0
    if on.kind == "land":
        worth = Worth(edition, state)
        prize = worth.prize(on.space) + 0.5 * worth.keep(on.space)
    gain = odds.takes * prize + odds.swing
    if gain >= 0:
        return Decision(Press(), (because("press", space=on.space, win=odds.win, gain=gain),))
    for action in _ways_back(state):
        if CLASSIC.check(state, Entry(state.seat, action)) is None:
            return Decision(action, (because("retreat", space=on.space, win=odds.win, gain=gain),))
    return Decision(Press(), (because("press", space=on.space, win=odds.win, gain=gain),))


def _ways_back(state: State) -> Iterator[ClassicAction]:
    spaces = retreat_spaces(state)
    strength = {s: sum(p.count for p in state.at(s)) for s in spaces}
    for space in sorted(spaces, key=lambda s: (-strength[s], s)):
        yield Retreat(space)
    if can_break_off(state):
        yield Retreat()
