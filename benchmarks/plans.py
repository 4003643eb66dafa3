"""Plans played out: whether what five stars think of their plans comes true, and which weights fit it.

python benchmarks/plans.py play --phase combat_move plans.jsonl        go on until stopped
python benchmarks/plans.py look plans.jsonl

`play` takes positions of four stars against themselves, lets five stars make their plans there, and plays
the first one, the one that looks best and another one out, each with the same dice: by four stars, until
the nation's next turn. `look` compares what was promised with what came, for the plans as a whole and, by
a regression without a constant, for each feature. Figures are IPC, more than what the first plan brought.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sandtable.ai.axis.features import PLAN, evaluate, vector
from sandtable.ai.axis.planner import Planner
from sandtable.ai.axis.search import Plan, Searcher
from sandtable.ai.classic.rules import EDITION
from sandtable.ai.classic.stars import FIVE, FOUR
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State, is_held_back
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Over, Roll, Setup

POSITIONS = 3
"""Of one game."""
ROUNDS = range(1, 10)
TRIED = {"combat_move": 36, "noncombat_move": 14}
"""Plans that are thought of in a position."""
Figures = NDArray[np.float64]


class Tried(Struct, frozen=True):
    """One plan and what came of it, by the dice of each playout."""

    features: dict[str, float]
    came: list[float]


class Case(Struct, frozen=True):
    """One position; `plans` by what they were picked as: first, best, other."""

    phase: str
    round: int
    seat: str
    plans: dict[str, Tried]


def play_on(state: State, rng: random.Random, until: Callable[[State], bool]) -> State:
    """The game of four stars against themselves from here."""
    players = {nation: Planner(EDITION, FOUR) for nation in state.rules.order}
    while not until(state):
        awaited = CLASSIC.pending(state)
        if isinstance(awaited, Over):
            break
        if isinstance(awaited, Decide):
            seat = awaited.seats[0]
            entry: Entry[Any] = Entry(seat, players[seat].decide(CLASSIC.view(state, seat), seat).action)
        else:
            assert isinstance(awaited, Roll)
            entry = Entry(CHANCE, dice=tuple(1 + rng.randrange(awaited.sides) for _ in range(awaited.count)))
        state = CLASSIC.apply(state, entry).state
    return state


def plans_of(state: State) -> list[Plan]:
    """The plans five stars think of, the first one first."""
    searcher = Searcher(EDITION, FIVE, budget=1000.0)
    made = searcher._attacks(state) if state.phase == "combat_move" else searcher._deployments(state)
    first = next(made)
    assert first is not None
    found, best = [first], first
    for _ in range(2 * TRIED[state.phase]):
        plan = made.send(best)
        if plan is None:
            continue
        found.append(plan)
        best = max(best, plan, key=lambda one: one.value)
        if len(found) == TRIED[state.phase]:
            break
    return found


def played_out(state: State, plan: Plan, luck: int) -> float:
    """What the position is worth when the nation moves again."""
    seat, number = state.seat, state.round
    for step in plan.steps:
        entry: Entry[Any] = Entry(seat, step.action)
        state = CLASSIC.apply(state, entry).state
    after = play_on(state, random.Random(luck), lambda now: now.round > number and now.seat == seat)
    return evaluate(vector(EDITION, after, seat), EDITION.weights)


def case_of(state: State, playouts: int, luck: random.Random) -> Case | None:
    """A position with the plans that are worth comparing; None where there is only one."""
    plans = plans_of(state)
    picked = {"first": plans[0]}
    for name, plan in (("best", max(plans, key=lambda one: one.value)), ("other", luck.choice(plans))):
        if all(plan is not one for one in picked.values()):
            picked[name] = plan
    if len(picked) == 1:
        return None
    throws = [luck.randrange(2**32) for _ in range(playouts)]
    tried = {
        name: Tried(plan.features, [played_out(state, plan, throw) for throw in throws])
        for name, plan in picked.items()
    }
    return Case(state.phase, state.round, state.seat, tried)


def play(path: Path, phase: str, edition: str, seed: int, playouts: int) -> None:
    """Cases to the end of the file, until stopped."""
    for game in range(1_000_000):
        luck = random.Random(f"{seed} {game} {phase}")
        state = CLASSIC.start(Setup("classic", edition))
        for number in sorted(luck.sample(ROUNDS, POSITIONS)):
            seat = luck.choice(state.rules.order)

            def is_there(now: State, number: int = number, seat: str = seat) -> bool:
                if now.round > number:
                    return True
                is_due = isinstance(CLASSIC.pending(now), Decide)
                return now.round == number and now.seat == seat and now.phase == phase and is_due

            state = play_on(state, luck, is_there)
            if state.round != number or is_held_back(state):
                continue
            case = case_of(state, playouts, luck)
            if case is not None:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(case) + b"\n")


def look(path: Path) -> None:
    """What was promised, what came, and the weights that fit."""
    cases = [msgspec.json.decode(line, type=Case) for line in path.read_bytes().splitlines()]
    for phase in EDITION.compared:
        rows = [case for case in cases if case.phase == phase]
        if rows:
            print(f"{phase}: {len(rows)} positions")
            _look_at(phase, rows)


def _look_at(phase: str, cases: list[Case]) -> None:
    features: list[list[float]] = []
    came: list[float] = []
    for name in ("best", "other"):
        promised: list[float] = []
        brought: list[float] = []
        for case in cases:
            if name in case.plans:
                first, plan = case.plans["first"], case.plans[name]
                more = {key: plan.features[key] - first.features[key] for key in PLAN}
                features.append([more[key] for key in PLAN])
                promised.append(evaluate(more, EDITION.compared[phase]))
                brought.append(float(np.mean(plan.came) - np.mean(first.came)))
        came += brought
        if brought:
            doubt = np.std(brought) / len(brought) ** 0.5
            told = f"promised {np.mean(promised):+.1f}, brought {np.mean(brought):+.1f} +- {doubt:.1f}"
            print(f"  {name}, {len(brought)} times another plan than the first: {told}")
    fitted = _fitted(np.array(features), np.array(came))
    print("  weights that fit: " + ", ".join(f"{k} {w:.2f}" for k, w in zip(PLAN, fitted, strict=True)))


def _fitted(features: Figures, came: Figures) -> Figures:
    """Weights by least squares, drawn to zero a little."""
    spread = features.std(axis=0)
    size = np.where(spread > 1e-6, spread, 1.0)
    scaled = features / size
    found: Figures = np.linalg.solve(scaled.T @ scaled + np.eye(len(size)), scaled.T @ came) / size
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("play", "look"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--phase", choices=tuple(EDITION.compared), default="combat_move")
    parser.add_argument("--edition", default="2nd")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=8)
    args = parser.parse_args()
    if args.what == "look":
        look(args.file)
    else:
        play(args.file, args.phase, args.edition, args.seed, args.playouts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
