"""`sandtable arena`: computer players against each other, sides changing, the win rate with its interval."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.ai import arena
from sandtable.ai import players as computers
from sandtable.ai.match import Result
from sandtable.cli import inputs
from sandtable.cli.inputs import InputError
from sandtable.cli.options import Json, Options, print_json


def arena_command(
    game: str,
    *,
    a: str,
    b: str,
    edition: str = "",
    games: int = 20,
    rounds: int = 12,
    jobs: int = 1,
    seed: int = 1,
    budget: float = computers.DEFAULT_BUDGET,
    engine: str = "local",
    players: Annotated[int, Parameter(help="How many players; the game's own number if left out.")] = 0,
    option: Options = None,
    out: Path | None = None,
    as_json: Json = False,
) -> None:
    """Let two computer players meet many times, with the same dice for every side player a holds.

    Where more than two play, a holds one seat and b all the others.
    With --out finished games are kept as JSON lines, and a second run goes on where the first stopped.
    """
    setup = inputs.make_setup(inputs.find_game(game), edition, option or (), players)
    options = dict(setup.options)
    contest = arena.Contest(game, setup.ruleset, a, b, games, rounds, seed, budget, players, options)
    _check(contest, jobs, engine)
    try:
        found = _watched(contest, jobs, engine, out)
    except arena.ArenaError as error:
        raise InputError(str(error)) from error
    if as_json:
        print_json(found.told())
    else:
        print("\n".join(lines(found)))


def _check(contest: arena.Contest, jobs: int, engine: str) -> None:
    for name in (contest.a, contest.b):
        if name not in computers.names(contest.game):
            raise InputError(f"no player {name!r}; there are {', '.join(computers.names(contest.game))}")
    if min(contest.games, contest.rounds, jobs) < 1 or contest.budget <= 0:
        raise InputError("games, rounds and jobs must be at least 1, and a budget more than 0 seconds")
    if engine not in arena.ENGINES:
        raise InputError(f"no engine {engine!r}; there are {', '.join(arena.ENGINES)}")


def _watched(contest: arena.Contest, jobs: int, engine: str, out: Path | None) -> arena.Summary:
    """The contest with a progress bar on stderr."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with bar:
        task = bar.add_task(f"{contest.a} against {contest.b}", total=contest.games)
        wins = {"a": 0, "b": 0, "": 0}

        def tell(result: Result) -> None:
            wins[result.winner] += 1
            text = f"{contest.a} {wins['a']} : {wins['b']} {contest.b}"
            bar.update(task, advance=1, description=text)

        return arena.run(contest, jobs, engine, out, tell)


def lines(found: arena.Summary) -> list[str]:
    """The summary for people."""
    contest, (low, high) = found.contest, found.interval
    text = [
        f"{contest.game} {contest.edition}, {found.played} games of {contest.rounds} rounds,"
        f" seed {contest.seed}",
        f"{contest.a} {found.a_wins} : {found.b_wins} {contest.b}, {found.draws} drawn",
        f"{contest.a} wins {found.rate:.1%} ({low:.1%} to {high:.1%}) where {found.fair:.1%} is fair;"
        f" {', '.join(f'as {side} {rate:.1%}' for side, rate in found.by_side.items())}",
    ]
    for who, name in (("a", contest.a), ("b", contest.b)):
        t = found.seconds[who]
        text.append(f"{name}: {t.mean:.3f} s a turn, p95 {t.p95:.3f}, max {t.most:.3f}, {t.turns} turns")
    troubles = f"illegal attempts: {found.illegal}; stalled games: {found.stalled}"
    return [*text, f"{troubles}; memory {found.memory_mb:.0f} MB"]
