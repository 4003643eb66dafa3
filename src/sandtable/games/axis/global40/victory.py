"""Winning (ch. 23): cities or capitals that are held for a complete round.

A clock starts with the turn in which a side comes to hold what it needs, and stops when it no longer does. It
has run out when the same nation's next turn begins (A92); with the option `victory_hold = turn_end` nothing
has to be held on.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Over
from .data import Half
from .state import State, Stepping


def cities_held(state: State, board: Half, side: str) -> int:
    """How many victory cities of one board a side controls."""
    return sum(state.rules.side.get(state.owner[s]) == side for s in state.rules.cities[board])


def met(state: State) -> Iterator[tuple[str, str]]:
    """What a side holds now that wins if it lasts: the name of its clock, and the side."""
    table = state.rules.victory
    for board, needed in table.cities.items():
        if cities_held(state, board, "axis") >= needed:
            yield f"axis_{board}", "axis"
    if all(state.rules.side.get(state.owner[s]) == "allies" for s in table.axis):
        yield "allies", "allies"


def watched(state: State) -> State:
    """The position with clocks started where a side holds what it needs, stopped where it does not."""
    now = f"{state.seat} {state.round}"
    clocks = {name: state.clocks.get(name, now) for name, _ in met(state)}
    return state if clocks == state.clocks else replace(state, clocks=clocks)


def watch(step: Stepping) -> None:
    """Clocks start and stop with what the sides hold now."""
    before, step.state = step.state, watched(step.state)
    for name in step.state.clocks:
        if name not in before.clocks:
            step.tell("victory_near", clock=name, by=step.state.seat)
    for name in before.clocks:
        if name not in step.state.clocks:
            step.tell("victory_off", clock=name, by=step.state.seat)


def result(state: State, seat: str, round_over: bool) -> Over | None:
    """The result, if there is one, as a turn ends and that of the next nation would begin."""
    if state.rules.victory_hold == "round":
        return winner(state, seat, state.round + round_over)
    return winner_at_once(state) if round_over else None


def winner(state: State, seat: str, number: int) -> Over | None:
    """The result as a nation's turn begins: a clock that it started in an earlier round has run out.

    The side must hold a capital of its own then; else the clock starts anew.
    """
    for name, side in met(state):
        nation, _, begun = state.clocks.get(name, "").partition(" ")
        if nation == seat and int(begun) < number and holds_home(state, side):
            return won(state, side, name)
    return None


def winner_at_once(state: State) -> Over | None:
    """The result at the end of a round where nothing has to be held on."""
    return next((won(state, side, name) for name, side in met(state) if holds_home(state, side)), None)


def holds_home(state: State, side: str) -> bool:
    """Whether a side holds one of its own capitals that count."""
    table = state.rules.victory
    homes = table.axis if side == "axis" else table.allies
    return any(state.rules.side.get(state.owner[s]) == side for s in homes)


def won(state: State, side: str, how: str) -> Over:
    """The result: all nations of a side win together."""
    return Over(state.rules.teams[side], how)
