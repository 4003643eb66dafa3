"""Positions for the tests of the advisor: arranged in text, or met in random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Over, Roll, Setup
from sandtable.odds.axis.classic.advisor import ADVISOR

SEATS = ("ussr", "germany", "uk", "japan", "usa")


def arranged(*lines: str, edition: str = "2nd") -> State:
    """The start with these lines of a case file."""
    state = CLASSIC.start(Setup("classic", edition))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def did(state: State, entry: Entry[Any]) -> State:
    refusal = CLASSIC.check(state, entry)
    assert refusal is None, f"{entry}: {refusal}"
    return CLASSIC.apply(state, entry).state


def ordered(state: State, *lines: str) -> State:
    """The position after orders in notation, by the first seat that is awaited."""
    for line in lines:
        pending = CLASSIC.pending(state)
        seat = getattr(pending, "seats", (state.seat,))[0]
        state = did(state, Entry(seat, CLASSIC.parse(state, seat, line)))
    return state


def rolled(state: State, *dice: int) -> State:
    """The position after these dice; a single number is the hits among as many dice as are owed."""
    pending = CLASSIC.pending(state)
    assert isinstance(pending, Roll)
    if len(dice) == 1 and pending.count != 1:
        dice = tuple(1 if n < dice[0] else 6 for n in range(pending.count))
    return did(state, Entry(CHANCE, dice=dice))


def attack(space: str, defense: str, start: str, force: str, edition: str = "2nd") -> State:
    """Germany's attack on a space, just opened, with nothing else on the board."""
    state = arranged(
        "position empty",
        f"units {space} {defense}",
        f"units {start} germany: {force}",
        "turn germany combat_move",
        edition=edition,
    )
    return ordered(state, f"move {force} {start} > {space}", "done", f"fight {space}")


def landing_behind_a_fleet() -> State:
    """Two German infantry are ordered ashore in Britain, behind a sea battle that is still to be fought."""
    state = arranged(
        "position empty",
        "units united_kingdom uk: 1 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units sz_baltic germany: 1 bb 1 trn(inf,inf)",
        "turn germany combat_move",
    )
    return ordered(
        state,
        "move 1 bb 1 trn(inf,inf) sz_baltic > sz_united_kingdom",
        "unload 2 inf sz_united_kingdom > united_kingdom",
    )


def thrown(pending: Roll, rng: Random) -> Entry[Any]:
    return Entry(CHANCE, dice=tuple(rng.randint(1, pending.sides) for _ in range(pending.count)))


def random_states(
    edition: str, seed: int, rounds: int, mark: int = 0, share: float = 0.0, **options: Any
) -> Iterator[State]:
    """Every position of a random game; a share of the decisions is left to the advisor."""
    rng = Random(seed)
    state = CLASSIC.start(Setup("classic", edition, options=options))
    while state.round <= rounds:
        yield state
        pending = CLASSIC.pending(state)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Roll):
            state = did(state, thrown(pending, rng))
            continue
        assert isinstance(pending, Decide)
        seat = rng.choice(pending.seats)
        action = ADVISOR.default(state, seat, mark) if rng.random() < share else None
        if action is None:
            action = CLASSIC.pick(state, CLASSIC.options(state, seat), rng)
        state = did(state, Entry(seat, action))
