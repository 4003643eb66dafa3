"""Positions of Attack! for computer players, written in the lines of case files, and their answers."""

from __future__ import annotations

import random

from sandtable.ai import make
from sandtable.ai.players import Decision, Player
from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Roll, Scalar, Setup


def position(*lines: str, options: dict[str, Scalar] | None = None) -> State:
    """An empty board, changed by arranging lines; the first names the players."""
    state = ATTACK.start(Setup("attack", "base", options=options or {}))
    players, *rest = lines
    for line in (f"players {players}", "position empty", *rest):
        state = ATTACK.arrange(state, line)
    return state


def played(state: State, seat: str, *actions: AttackAction) -> State:
    """The position after a player did these things, all of them legal."""
    for action in actions:
        entry = Entry[AttackAction](seat, action)
        assert ATTACK.check(state, entry) is None
        state = ATTACK.apply(state, entry).state
    return state


def answer(name: str, state: State, seat: str, seed: int = 1) -> AttackAction:
    """What a player does next, which is legal."""
    return decided(make("attack", name, seed=seed, budget=0.3), state, seat)[1]


def decided(player: Player, state: State, seat: str) -> tuple[Decision, AttackAction]:
    decision = player.decide(ATTACK.view(state, seat), seat)
    action = decision.action
    assert isinstance(action, AttackAction)
    assert ATTACK.check(state, Entry(seat, action)) is None
    return decision, action


def turn_of(name: str, state: State, seed: int = 1, budget: float = 0.3) -> tuple[State, list[AttackAction]]:
    """The position when the player's turn is over, with random dice, and what it did; others do the same."""
    seat, before, done = state.seat, state.round, []
    rng = random.Random(seed)
    players = {s: make("attack", name, seed=seed, budget=budget) for s in state.order}
    while (state.seat, state.round) == (seat, before) and state.over is None:
        awaited = ATTACK.pending(state)
        if isinstance(awaited, Decide):
            who = awaited.seats[0]
            action = decided(players[who], state, who)[1]
            if who == seat:
                done.append(action)
            state = ATTACK.apply(state, Entry(who, action)).state
        else:
            assert isinstance(awaited, Roll | Draw)
            state = ATTACK.apply(state, thrown(awaited, rng)).state
    return state, done


def thrown(owed: Roll | Draw, rng: random.Random) -> Entry[AttackAction]:
    """Random dice or cards."""
    if isinstance(owed, Roll):
        return Entry(CHANCE, dice=tuple(1 + rng.randrange(owed.sides) for _ in range(owed.count)))
    return Entry(CHANCE, cards=tuple(rng.sample(owed.remaining, owed.count)))


def targets(actions: list[AttackAction], state: State, seat: str) -> set[str]:
    """Foreign regions that were moved or sailed into."""
    found = {str(target) for action in actions if (target := getattr(action, "target", ""))}
    return {target for target in found if state.owner.get(target) != seat}
