"""Positions for computer players, written in the lines of case files, and a player's answer to them."""

from __future__ import annotations

from sandtable.ai import make
from sandtable.games.axis.classic.actions import ClassicAction, Done
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Decide, Entry, Setup


def position(*lines: str, edition: str = "2nd") -> State:
    """The start, changed by arranging lines."""
    state = CLASSIC.start(Setup("classic", edition))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def still() -> float:
    """A clock that stands: what is thought of follows from the budget alone, not from a busy machine."""
    return 0.0


def phase_of(name: str, state: State, budget: float = 0.4) -> tuple[State, list[ClassicAction]]:
    """The position when the player has done with the phase, before the dice, and what it did."""
    player = make("classic", name, seed=1, budget=budget, clock=still)
    done: list[ClassicAction] = []
    while True:
        action = player.decide(CLASSIC.view(state, state.seat), state.seat).action
        assert isinstance(action, ClassicAction)
        assert CLASSIC.check(state, Entry(state.seat, action)) is None
        if isinstance(action, Done):
            return state, done
        done.append(action)
        state = CLASSIC.apply(state, Entry(state.seat, action)).state
        assert isinstance(CLASSIC.pending(state), Decide)


def count(state: State, space: str, nation: str, kind: str) -> int:
    return sum(p.count for p in state.at(space) if p.nation == nation and p.kind == kind)


def attackers(state: State, space: str, nation: str) -> int:
    """Pieces of a nation in a space, and troops ordered ashore there."""
    here = sum(p.count for p in state.at(space) if p.nation == nation)
    landing = sum(c.lands == space for piles in state.units.values() for p in piles for c in p.cargo)
    return here + landing
