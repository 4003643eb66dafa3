"""What can be answered ahead in Classic: losses, submarines that could leave, and retreats."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.ai.ahead import ASK
from sandtable.ai.players import make
from sandtable.games.axis.classic.actions import Lose, Press, Retreat
from sandtable.games.axis.classic.data import roster, unit_table
from sandtable.games.axis.classic.game import CLASSIC, View
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Action, Entry
from sandtable.odds.axis.advice.choices import in_order
from sandtable.odds.axis.advice.decisions import default
from sandtable.odds.axis.classic.edition import EDITION

ADVISED, NEVER, GAINS, ALWAYS = "advised", "never", "gains", "always"
CASUALTIES, SUBMARINES, RETREAT = "casualties", "submarines", "retreat"
THINKER = "stars4"
"""Who says whether a retreat gains."""


class ClassicAhead:
    """Answers given ahead by people at a table of Classic."""

    decisions: Mapping[str, tuple[str, ...]] = {
        CASUALTIES: (ASK, ADVISED),
        SUBMARINES: (ASK, NEVER, GAINS, ALWAYS),
        RETREAT: (ASK, NEVER, GAINS, ALWAYS),
    }
    orders: Mapping[str, tuple[str, ...]] = {
        CASUALTIES: tuple(kind for kind in unit_table() if kind not in roster().having["aside"])
    }

    def answer(self, view: View, seat: str, what: str, said: str) -> Action | None:
        if said == ASK:
            return None
        state = view.position
        if what == CASUALTIES:
            return _losses(state, seat, said)
        return _left(state, seat, said) if what == SUBMARINES else _retreated(view, seat, said)


def _losses(state: State, seat: str, said: str) -> Action | None:
    """Losses in the order given, or as the advisor proposes, also where that order will not do."""
    if said != ADVISED:
        wanted = Lose(in_order(EDITION, state, said.split()))
        if CLASSIC.check(state, Entry(seat, wanted)) is None:
            return wanted
    return default(EDITION, state, seat, 0)


def _left(state: State, seat: str, said: str) -> Action | None:
    """Submarines stay, leave, or leave where that gains."""
    if said == GAINS:
        return default(EDITION, state, seat, 0)
    return Press() if said == NEVER else EDITION.leave(state, seat) or Press()


def _retreated(view: View, seat: str, said: str) -> Action | None:
    """The attackers press on, go back as soon as they may, or where a good player would."""
    if said == NEVER:
        return Press()
    if said == GAINS:
        return make("classic", THINKER).decide(view, seat).action
    places = EDITION.retreats(view.position)
    return Retreat(places[0]) if places else Press()


AHEAD = ClassicAhead()
