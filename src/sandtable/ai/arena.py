"""Many games between two players: the same dice for every side of a, resumable, on several processes."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from sandtable.kernel.protocol import Scalar

from .match import SHARE, STALLED, Fixture, Judge, Match, Result, opening

CONFIDENT = 1.96
"""Standard deviations to each side of a 95 % interval."""


class ArenaError(ValueError):
    """Something asked of the arena that it cannot do."""


class Contest(Struct, frozen=True, omit_defaults=True):
    """What is to be played."""

    game: str
    edition: str
    a: str
    b: str
    games: int
    rounds: int
    seed: int
    budget: float
    players: int = 0
    """How many play; 0: as many as the game has by itself."""
    options: dict[str, Scalar] = {}

    def sides(self) -> tuple[str, ...]:
        """The sides that a holds in turn."""
        state = opening(self.game, self.edition, self.players, self.options)
        return tuple(sorted(set(judge_of(self.game).sides(state).values()), reverse=True))

    def fixtures(self) -> list[Fixture]:
        """The games: as many in a row as there are sides have the same dice, and a changes its side."""
        sides = self.sides()
        return [
            Fixture(
                number,
                self.game,
                self.edition,
                self.a,
                self.b,
                sides[number % len(sides)],
                self.seed * 100_003 + number // len(sides),
                self.rounds,
                self.budget,
                self.players,
                self.options,
            )
            for number in range(self.games)
        ]


class Times(Struct, frozen=True):
    """Seconds per turn, on one core."""

    turns: int
    mean: float
    p95: float
    most: float = msgspec.field(name="max")


class Summary(Struct, frozen=True, omit_defaults=True):
    """The table of a contest; the rate and its interval are those of player a, draws count half."""

    contest: Contest
    played: int
    a_wins: int
    b_wins: int
    draws: int
    rate: float
    interval: tuple[float, float]
    victories: int
    seconds: dict[str, Times]
    memory_mb: float
    illegal: int
    stalled: int
    """Games in which a turn did not end; nobody has won them."""
    fair: float
    """The rate of a player as good as the others."""
    by_side: dict[str, float]
    """The rate of player a on each side."""

    def told(self) -> dict[str, Any]:
        """The table as plain data, with the rate on each side also by itself, as `a_as_<side>`."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {**plain, **{f"a_as_{side}": rate for side, rate in self.by_side.items()}}


def judge_of(game: str) -> Judge:
    """The judge of a game, beside its players; raises ArenaError."""
    try:
        return cast(Judge, import_module(f"{__package__}.{game}.judge").JUDGE)
    except ImportError as error:
        raise ArenaError(f"the arena has no judge for {game}") from error


def play(fixture: Fixture) -> Result:
    """One game; runs in a worker."""
    return Match(fixture, judge_of(fixture.game)).play()


def run(
    contest: Contest,
    jobs: int = 1,
    engine: str = "local",
    out: Path | None = None,
    tell: Callable[[Result], None] = print,
) -> Summary:
    """The summary of all games; those found in `out` are not played again, new ones are added to it."""
    judge_of(contest.game)
    done = {r.number: r for r in finished(contest, out)}
    for result in done.values():
        tell(result)
    owed = [f for f in contest.fixtures() if f.number not in done]
    for result in ENGINES[engine](owed, jobs):
        done[result.number] = result
        if out is not None:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
        tell(result)
    return summary(contest, done.values())


def finished(contest: Contest, out: Path | None) -> Iterator[Result]:
    """Games of this very contest that were played before; a line half written is passed over."""
    if out is None or not out.exists():
        return
    wanted = {f.number: f for f in contest.fixtures()}
    for line in out.read_bytes().splitlines():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        if wanted.get(result.number) == result.fixture:
            yield result


def _local(owed: list[Fixture], jobs: int) -> Iterator[Result]:
    if jobs <= 1 or len(owed) <= 1:
        yield from map(play, owed)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for task in as_completed([pool.submit(play, fixture) for fixture in owed]):
            yield task.result()


def _ray(owed: list[Fixture], jobs: int) -> Iterator[Result]:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise ArenaError(
            "--engine ray needs the package ray (pip install sandtable[ray]); leave it out to play here"
        ) from error
    # A cluster that is named in the environment has processors of its own and may not be told how many.
    here = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
    ray.init(log_to_driver=False, ignore_reinit_error=True, **here)
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(fixture) for fixture in owed]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


ENGINES: dict[str, Callable[[list[Fixture], int], Iterator[Result]]] = {"local": _local, "ray": _ray}


def summary(contest: Contest, results: Iterable[Result]) -> Summary:
    """Win rate with interval, times, illegal attempts, stalls."""
    found = sorted(results, key=lambda r: r.number)
    count = {who: sum(r.winner == who for r in found) for who in ("a", "b", "")}
    rate, sides = _rate(found), sorted(contest.sides())
    by_side = {side: round(_rate([r for r in found if r.fixture.a_side == side]), 4) for side in sides}
    return Summary(
        contest,
        len(found),
        count["a"],
        count["b"],
        count[""],
        round(rate, 4),
        interval(rate, len(found)),
        sum(r.how not in (SHARE, STALLED) for r in found),
        {who: times([s for r in found for s in r.seconds[who]]) for who in ("a", "b")},
        max((r.memory_mb for r in found), default=0.0),
        sum(r.illegal for r in found),
        sum(r.how == STALLED for r in found),
        round(1 / len(sides), 4),
        by_side,
    )


def _rate(results: list[Result]) -> float:
    points = sum({"a": 1.0, "": 0.5}.get(r.winner, 0.0) for r in results)
    return points / len(results) if results else 0.0


def interval(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson."""
    if not games:
        return 0.0, 1.0
    z2 = CONFIDENT**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENT / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def times(seconds: list[float]) -> Times:
    """Mean, 95th percentile and longest."""
    if not seconds:
        return Times(0, 0.0, 0.0, 0.0)
    ranked = sorted(seconds)
    p95 = ranked[min(len(ranked) - 1, math.ceil(0.95 * len(ranked)) - 1)]
    return Times(len(ranked), round(sum(ranked) / len(ranked), 4), p95, ranked[-1])
