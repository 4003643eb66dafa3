"""How long computer players think: seconds per nation turn, and the parts of a plan.

python benchmarks/ai.py            a table
python benchmarks/ai.py --json     the same figures as JSON
python benchmarks/ai.py --rounds 1 shorter games
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from time import perf_counter

from sandtable.ai.arena import play, times
from sandtable.ai.axis.answers import answers
from sandtable.ai.axis.assault import Assaults
from sandtable.ai.axis.danger import Danger
from sandtable.ai.axis.draft import Draft
from sandtable.ai.axis.reach import next_turn
from sandtable.ai.classic.rules import EDITION
from sandtable.ai.classic.stars import FOUR
from sandtable.ai.match import Fixture
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Setup

TARGETS = {"stars3": 0.3, "stars4": 0.8, "stars5": 1.1}
"""Seconds per nation turn on average; five stars with a budget of one second."""
ROUNDS = 6
REPEATS = 5


def turns(rounds: int) -> Iterator[tuple[str, float, str]]:
    """Seconds per nation turn in a game of each player against itself."""
    for name, target in TARGETS.items():
        for edition in ("2nd", "3rd"):
            result = play(Fixture(0, "classic", edition, name, name, "axis", 1, rounds, 1.0))
            found = times(result.seconds["a"] + result.seconds["b"])
            yield f"{name} {edition}: mean of a turn", found.mean, f"<= {target}"
            yield f"{name} {edition}: longest turn", found.most, ""


def parts() -> Iterator[tuple[str, float, str]]:
    """Seconds of the parts of a plan, on Germany's first combat move; caches are warm after the first."""
    state = CLASSIC.arrange(CLASSIC.start(Setup("classic", "2nd")), "turn germany combat_move")
    yield "reach of one nation", best(lambda: next_turn(EDITION, state, "ussr")), ""
    yield "all attacks of a combat move", best(lambda: attack(state)), ""
    yield "answers of all enemies", best(lambda: answers(Danger(EDITION, state, "germany"))), ""


def attack(state: State) -> None:
    Assaults(Draft(EDITION, state), Danger(EDITION, state, state.seat), FOUR).order()


def best(work: Callable[[], object]) -> float:
    """The shortest of several runs."""
    found = []
    for _ in range(REPEATS):
        began = perf_counter()
        work()
        found.append(perf_counter() - began)
    return min(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long computer players think.")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of each game")
    args = parser.parse_args()
    rows = chain(parts(), turns(args.rounds))
    if args.json:
        json.dump([{"name": n, "seconds": round(s, 4), "target": t} for n, s, t in rows], sys.stdout)
        return
    for name, seconds, target in rows:
        print(f"{name:40} {seconds:8.4f} s {target}", flush=True)


if __name__ == "__main__":
    main()
