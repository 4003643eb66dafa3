"""Figures of Classic's advisor. Reports, asserts nothing: python benchmarks/advice.py"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Over, Roll, Setup
from sandtable.odds.axis.advice import figures, rest
from sandtable.odds.axis.classic.advisor import ADVISOR

ARMY = "20 inf 10 arm 5 ftr 2 bmb"
FLEET = "5 sub 4 bb 2 cv 4 ftr 4 trn(inf,inf)"
SEATS = ("ussr", "germany", "uk", "japan", "usa")
PLAN = [
    {"act": "move", "units": {"infantry": 3}, "start": "ukraine_ssr", "route": ["caucasus"]},
    {"act": "move", "units": {"armor": 1}, "start": "ukraine_ssr", "route": ["caucasus"]},
    {"act": "move", "units": {"fighter": 1}, "start": "ukraine_ssr", "route": ["caucasus"]},
]


def forget() -> None:
    """Clear the battles worked out before."""
    figures.solved.cache_clear()
    figures._assaulted.cache_clear()
    rest.rest.cache_clear()


def timed(call: Callable[[], Any], times: int = 5) -> float:
    """The median processor time of a call in milliseconds, nothing remembered from the one before."""
    spent = []
    for _ in range(times):
        forget()
        began = time.process_time()
        call()
        spent.append(1000 * (time.process_time() - began))
    return sorted(spent)[len(spent) // 2]


def row(name: str, call: Callable[[], Any], wanted: str = "") -> None:
    print(f"{name:64} {timed(call):9.2f} ms {wanted:>8}")


def arranged(*lines: str) -> State:
    state = CLASSIC.start(Setup("classic", "2nd"))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def ordered(state: State, *lines: str) -> State:
    for line in lines:
        action = CLASSIC.parse(state, state.seat, line)
        state = CLASSIC.apply(state, Entry(state.seat, action)).state
    return state


def battle_report(name: str, state: State, wanted: str) -> None:
    """The slowest brief at each step of the first round, a third of the dice hitting."""
    rng = Random(1)
    slowest: dict[str, float] = {}
    while state.battle is not None and state.battle.round == 1:
        step: str = state.battle.step
        pending = CLASSIC.pending(state)
        slowest[step] = max(slowest.get(step, 0.0), timed(partial(ADVISOR.brief, state, SEATS), 1))
        if isinstance(pending, Roll):
            dice = tuple(1 if n % 3 == 0 else 6 for n in range(pending.count))
            state = CLASSIC.apply(state, Entry(CHANCE, dice=dice)).state
            continue
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        action = ADVISOR.default(state, seat, 0) or CLASSIC.pick(state, CLASSIC.options(state, seat), rng)
        state = CLASSIC.apply(state, Entry(seat, action)).state
    for step, spent in slowest.items():
        print(f"{'brief, ' + name + ', ' + step:64} {spent:9.2f} ms {wanted:>8}")


def large_land() -> State:
    state = arranged(
        "position empty",
        "units karelia_ssr ussr: 20 inf 5 arm 3 ftr 1 aa 1 ic",
        f"units eastern_europe germany: {ARMY}",
        "turn germany combat_move",
    )
    return ordered(state, f"move {ARMY} eastern_europe > karelia_ssr")


def large_landing() -> State:
    state = arranged(
        "position empty",
        "units eastern_usa usa: 8 inf 2 arm 3 ftr 1 bmb 1 aa",
        "units sz_east_usa usa: 3 trn 3 sub 3 bb 2 cv 4 ftr | uk: 2 trn 2 sub 1 bb",
        f"units sz_east_canada germany: {FLEET}",
        "turn germany combat_move",
    )
    state = ordered(state, f"move {FLEET} sz_east_canada > sz_east_usa")
    return ordered(state, "unload 8 inf sz_east_usa > eastern_usa")


def random_play() -> None:
    """Briefs through random games; as a server makes them, with what it remembers."""
    for edition in ("2nd", "3rd"):
        spent: list[float] = []
        for seed in range(3):
            rng, state = Random(seed), CLASSIC.start(Setup("classic", edition))
            while state.round <= 8 and not isinstance(pending := CLASSIC.pending(state), Over):
                began = time.process_time()
                ADVISOR.brief(state, SEATS)
                spent.append(1000 * (time.process_time() - began))
                if isinstance(pending, Roll):
                    dice = tuple(rng.randint(1, pending.sides) for _ in range(pending.count))
                    entry: Entry[Any] = Entry(CHANCE, dice=dice)
                else:
                    assert isinstance(pending, Decide)
                    seat = pending.seats[0]
                    entry = Entry(seat, CLASSIC.pick(state, CLASSIC.options(state, seat), rng))
                state = CLASSIC.apply(state, entry).state
        spent.sort()
        print(
            f"{edition}: {len(spent)} briefs of random games: mean {sum(spent) / len(spent):.2f} ms, "
            f"median {spent[len(spent) // 2]:.2f}, 99th percentile {spent[len(spent) * 99 // 100]:.2f}, "
            f"worst {spent[-1]:.1f}"
        )


def main() -> None:
    start = arranged("turn germany combat_move")
    some = ordered(start, "move 3 inf ukraine_ssr > caucasus", "move 2 inf eastern_europe > karelia_ssr")
    row("brief, start of a combat move", lambda: ADVISOR.brief(start, SEATS), "50 ms")
    row("brief, two attacks ordered", lambda: ADVISOR.brief(some, SEATS), "50 ms")
    reach = {"what": "reach", "origin": "germany"}
    row("reach of one space", lambda: ADVISOR.ask(start, "germany", reach), "50 ms")
    row(
        "odds of three planned moves",
        lambda: ADVISOR.ask(start, "germany", {"what": "odds", "planned": PLAN}),
        "50 ms",
    )
    row("threats at the start", lambda: ADVISOR.ask(start, "germany", {"what": "threats"}))
    land, landing = large_land(), large_landing()
    row("brief, 37 against 28 ordered", lambda: ADVISOR.brief(land, SEATS), "400 ms")
    battle_report("37 against 28", ordered(land, "done", "fight karelia_ssr"), "400 ms")
    row("brief, landing behind 19 against 18 ships ordered", lambda: ADVISOR.brief(landing, SEATS), "400 ms")
    battle_report("19 against 18 ships", ordered(landing, "done", "fight sz_east_usa"), "400 ms")
    random_play()


if __name__ == "__main__":
    main()
