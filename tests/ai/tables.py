"""Positions for computer players, written in the lines of case files, and a player's answer to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet
from msgspec import Struct

from sandtable.ai import make
from sandtable.games.axis.classic.actions import ClassicAction, Done
from sandtable.games.axis.classic.data import roster
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.possible import why_impossible
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll, Scalar, Setup


def position(*lines: str, edition: str = "2nd") -> State:
    """The start, changed by arranging lines, with options like `option no_new_complexes = true`."""
    options: dict[str, Scalar] = {
        key: int(value) if value.isdigit() else value == "true" for key, value in map(_option, lines) if key
    }
    state = CLASSIC.start(Setup("classic", edition, options=options))
    for line in lines:
        if line.startswith("option "):
            continue
        state = CLASSIC.arrange(state, line)
    return state


def _option(line: str) -> tuple[str, str]:
    """Name and value of an option that is switched on or off; "" for other lines."""
    key, _, value = line.removeprefix("option ").partition("=")
    return (key.strip(), value.strip()) if line.startswith("option ") else ("", "")


def still() -> float:
    """A clock that stands: what is thought of follows from the budget alone, not from a busy machine."""
    return 0.0


def phase_of(
    name: str, state: State, budget: float = 0.4, seed: int = 1
) -> tuple[State, list[ClassicAction]]:
    """The position when the player has done with the phase, before the dice, and what it did."""
    player = make("classic", name, seed=seed, budget=budget, clock=still)
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


KEPT = {
    "russia": "ussr: 8 inf 1 aa 1 ic",
    "germany": "germany: 8 inf 1 aa 1 ic",
    "united_kingdom": "uk: 6 inf 1 aa 1 ic",
    "japan": "japan: 6 inf 1 aa 1 ic",
    "eastern_usa": "usa: 6 inf 1 aa 1 ic",
}
"""Every capital with a garrison: nothing there draws anybody."""


def quiet(*lines: str, edition: str = "2nd") -> State:
    """Garrisoned capitals and nothing else, changed by arranging lines to what could come about."""
    held = (f"units {space} {units}" for space, units in KEPT.items())
    state = position("position empty", *held, *lines, edition=edition)
    assert why_impossible(state) == ""
    return state


def turn_of(name: str, state: State) -> State:
    """The position at the end of the noncombat move, a lucky combat behind it."""
    state, _ = phase_of(name, state)
    state = lucky(closed(state), name)
    state, _ = phase_of(name, state)
    return closed(state)


def ordered(state: State, *orders: str) -> State:
    """The position after orders in the words of case files, by the nation whose turn it is."""
    for order in orders:
        action = CLASSIC.parse(state, state.seat, order)
        assert CLASSIC.check(state, Entry(state.seat, action)) is None, order
        state = CLASSIC.apply(state, Entry(state.seat, action)).state
    return state


def closed(state: State) -> State:
    """The position after the end of the phase."""
    return CLASSIC.apply(state, Entry(state.seat, Done())).state


def lucky(state: State, name: str) -> State:
    """The position after the battles, every die a 1 for the attacker and a 6 for everybody else."""
    player = make("classic", name, seed=1, budget=0.4, clock=still)
    while state.phase == "combat_move" or state.phase == "combat":
        pending = CLASSIC.pending(state)
        if isinstance(pending, Roll):
            face = 1 if pending.why == "attack" else 6
            state = CLASSIC.apply(state, Entry(CHANCE, dice=(face,) * pending.count)).state
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            action = player.decide(CLASSIC.view(state, seat), seat).action
            assert isinstance(action, ClassicAction)
            state = CLASSIC.apply(state, Entry(seat, action)).state
    return state


def army(state: State, space: str, nation: str) -> int:
    """Infantry and armor of a nation in a territory."""
    return sum(count(state, space, nation, kind) for kind in roster().having["occupies"])


def everywhere(state: State, nation: str, kind: str) -> int:
    """Pieces of a kind that a nation has on the whole board."""
    return sum(count(state, space, nation, kind) for space in state.units)


def aboard(state: State, nation: str) -> dict[str, int]:
    """How many land units of a nation are at sea, by zone."""
    found: dict[str, int] = {}
    for space, piles in state.units.items():
        for pile in piles:
            own = sum(c.nation == nation for c in pile.cargo)
            if own:
                found[space] = found.get(space, 0) + own * pile.count
    return found


class Spot(Struct, frozen=True):
    """A position with a clearly right answer, and what tells whether it was found."""

    lines: tuple[str, ...]
    turn: str
    """Whose turn, and which phase, as in case files."""
    right: Callable[[State], bool]
    """On the position after the phase, before any dice."""
    edition: str = "2nd"

    def state(self) -> State:
        return quiet(*self.lines, f"turn {self.turn}", edition=self.edition)


def spot(
    title: str, *lines: str, turn: str, right: Callable[[State], bool], edition: str = "2nd"
) -> ParameterSet:
    """A spot as one case of a test."""
    return pytest.param(Spot(lines, turn, right, edition), id=title)
