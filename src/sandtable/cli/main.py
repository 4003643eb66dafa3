"""The command `sandtable` and its commands: to play, to show and check games, to ask about positions.

With `--json` a command writes one JSON value on stdout and nothing else. Bad usage and unreadable input
end with code 2 and one line on stderr.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.table import Table as Grid

from sandtable.cli import inputs, reports, vault
from sandtable.cli.boards import look_of, new_console, result_of
from sandtable.cli.inputs import InputError
from sandtable.cli.odds import odds_app
from sandtable.cli.options import Json, Options, print_json
from sandtable.cli.pipe import Pipe
from sandtable.cli.play import Session
from sandtable.cli.players import BadPick, self_play
from sandtable.cli.version import version_text
from sandtable.cli.words import sentence
from sandtable.kernel import case as cases
from sandtable.kernel import registry, save
from sandtable.kernel.export import export
from sandtable.kernel.log import Refused
from sandtable.kernel.table import Table
from sandtable.kernel.verify import verify as verify_dice

BAD_INPUT = 2
BIGGEST_SEED = 2**63
ALL_SEATS = "all"

app = App(
    name="sandtable",
    help="WWII grand-strategy board games, every rule enforced.",
    version=version_text,
    default_parameter=Parameter(negative=()),
)


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    tokens = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:
            sys.stdout.flush()
    except (CycloptsError, InputError) as error:
        _fail(str(error))
    except Refused as refused:
        _fail(sentence(refused.refusal))
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more while closing stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _fail(f"{error.filename or 'output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(text: str) -> None:
    print("sandtable:", " ".join(text.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)


@app.command
def games(*, as_json: Json = False) -> None:
    """List the games, their rulesets, seats and options."""
    rows = [reports.game_row(registry.find(name)) for name in registry.names()]
    if as_json:
        print_json({"games": rows})
    else:
        new_console().print(reports.games_text(rows))


@app.command
def play(
    game: str = "",
    *,
    edition: str = "",
    people: Annotated[int, Parameter(name=("--people", "--players"))] = 1,
    option: Options = None,
    load: Path | None = None,
    salt: str = "",
    seat: Annotated[str, Parameter(help="With --json: 'all' tells the secrets of all seats.")] = "",
    as_json: Json = False,
) -> None:
    """Play a game at one keyboard, from the start or from a saved game; with --json, for programs."""
    if seat and not (as_json and seat == ALL_SEATS):
        raise InputError(f"--seat {ALL_SEATS} is only possible with --json; no other seat can be named")
    salts = {"players": salt} if salt else {}
    notes: list[str] = []
    if load is not None:
        if edition or option or people != 1:
            raise InputError(
                "edition, options and people are fixed in a saved game; leave them out with --load"
            )
        table, notes = vault.resumed(load, salts)
        if game and table.log.game.name != game:
            raise InputError(f"{load} is a game of {table.log.game.name}, not of {game}")
    else:
        if not game:
            raise InputError(f"name a game: {', '.join(registry.names())}")
        found = inputs.find_game(game)
        setup = inputs.make_setup(found, edition, option or (), people if people > 1 else 0)
        seated = inputs.people_of(found, setup.ruleset, people)
        table = Table.new(found, setup, seated, salts=salts)
    if as_json:
        Pipe(table, is_referee=seat == ALL_SEATS).run()
        return
    session = Session(table, salts)
    for note in notes:
        session.say(note)
    session.run()


@app.command
def selfplay(
    game: str,
    *,
    out: Path,
    edition: str = "",
    seed: int = 0,
    rounds: int = 10,
    players: int = 0,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Let random players play a game; the same seed gives the same file."""
    found = inputs.find_game(game)
    setup = inputs.make_setup(found, edition, option or (), players)
    if rounds < 1 or abs(seed) >= BIGGEST_SEED:
        raise InputError("rounds must be at least 1, and a seed at most 63 bits")
    began = time.perf_counter()
    try:
        log = self_play(found, setup, seed, rounds).log
    except BadPick as bug:
        _write(bug.log, out)
        raise
    seconds = time.perf_counter() - began
    _write(log, out)
    summary = {
        "game": found.name,
        "ruleset": setup.ruleset,
        "seed": seed,
        "entries": len(log.line),
        "records": log.version,
        "round": found.moment(log.state).round,
        "result": result_of(log.pending),
        "seconds": round(seconds, 3),
        "file": str(out),
    }
    if as_json:
        print_json(summary)
    else:
        ended = look_of(found).heading(log.state, log.pending) if summary["result"] else "stopped"
        print(f"{summary['entries']} entries, {ended}, {seconds:.1f} seconds: {out}")


def _write(log: save.AnyLog, path: Path) -> None:
    try:
        save.write(log, path)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or error}") from error


@app.command
def show(file: Path, *, at: int | None = None, seat: str = "", as_json: Json = False) -> None:
    """Show a saved game after record N, or as it stands; as a spectator sees it, or a seat."""
    log = inputs.read_log(file)
    n = log.version if at is None else at
    if not 0 <= n <= log.version:
        raise InputError(f"there is no record {n}; the last one is {log.version}")
    if as_json:
        print_json(reports.position(log, n, inputs.seat_of(log, seat)))
    else:
        new_console().print(reports.position_text(log, n, inputs.seat_of(log, seat)))


@app.command(name="export")
def export_seat(file: Path, *, out: Path, seat: str = "", as_json: Json = False) -> None:
    """Write what one seat (or a spectator) saw of a game: its events and views, none of the log."""
    log = inputs.read_log(file)
    lines = list(export(log, inputs.seat_of(log, seat)))
    try:
        out.write_bytes(b"".join(lines))
    except OSError as error:
        raise InputError(f"{out}: {error.strerror or error}") from error
    if as_json:
        print_json({"file": str(out), "seat": seat or None, "lines": len(lines)})
    else:
        print(f"{len(lines)} lines: {out}")


@app.command
def verify(file: Path, *, as_json: Json = False) -> int:
    """Refold a saved game and prove its dice: 0 proven, 1 wrong, 3 not revealed, 2 unreadable."""
    report = verify_dice(inputs.read_log(file))
    if as_json:
        print_json(reports.dice_report(str(file), report))
    else:
        print("\n".join(reports.dice_lines(report)))
    return report.exit_code


@app.command
def case(*files: Path, as_json: Json = False) -> int:
    """Run case files, and all *.case in folders; 1 when any fails."""
    results = []
    for path in inputs.case_files(files):
        try:
            results.append(cases.run_file(path))
        except (OSError, ValueError) as error:
            raise InputError(f"{path}: {error}") from error
    if as_json:
        print_json(reports.case_report(results))
    else:
        print("\n".join(reports.case_lines(results)))
    return 0 if all(result.ok for result in results) else 1


@app.command
def moves(
    game: str,
    *,
    seat: str,
    phase: str,
    edition: str = "",
    position: Path | None = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """List for each space and kind of unit where one such unit may end its move."""
    found = inputs.find_game(game)
    state = inputs.start_or_position(found, edition, position, option or ())
    single_moves = getattr(found, "moves", None)
    if single_moves is None:
        raise InputError(f"{game} does not list its moves")
    try:
        table = single_moves(state, seat, phase)
    except ValueError as error:
        raise InputError(str(error)) from error
    if as_json:
        print_json(table)
        return
    grid = Grid("space", "unit", "may end its move in")
    for space, kinds in table.items():
        for kind, targets in kinds.items():
            grid.add_row(space, kind, " ".join(targets))
    new_console().print(grid)


@app.command
def forecast(
    game: str,
    *,
    edition: str = "",
    position: Path | None = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Tell for each purse what it would collect if its income phase came now."""
    found = inputs.find_game(game)
    state = inputs.start_or_position(found, edition, position, option or ())
    ahead = getattr(found, "forecast", None)
    if ahead is None:
        raise InputError(f"{game} does not forecast incomes")
    purses = list(ahead(state))
    if as_json:
        print_json({"purses": purses})
    else:
        new_console().print(reports.forecast_text(purses))


app.command(odds_app())
app.command("sandtable.cli.serve:serve_command", name="serve")
app.command("sandtable.cli.arena:arena_command", name="arena")


if __name__ == "__main__":
    main()
