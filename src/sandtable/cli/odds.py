"""The command `sandtable odds <game>`, for each game that has one; see `sandtable.odds.command`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import App, Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import inputs
from sandtable.cli.boards import new_console
from sandtable.cli.inputs import InputError
from sandtable.cli.options import Json, Options, print_json
from sandtable.odds import OddsError
from sandtable.odds.command import OddsCommand, find, names
from sandtable.odds.command.report import Heading, Line, Overview, Part, Report, Row, Table

T = TypeVar("T")


def odds_app() -> App:
    """The command with one below it for each game."""
    app = App(name="odds", help="The exact odds of battles; each game has its own.")
    for game in names():
        app.command(command_of(game), name=game, default_parameter=Parameter(consume_multiple=True))
    return app


def command_of(game: str) -> Callable[..., None]:
    """The command of a game: its own options, and those that every game has."""
    odds = find(game)
    nothing = odds.asked()

    def command(
        *,
        asked: Any = nothing,
        file: Path | None = None,
        position: Path | None = None,
        plan: list[str] | None = None,
        option: Options = None,
        as_json: Json = False,
    ) -> None:
        rules = inputs.read_options(option or ())
        try:
            if position is not None:
                state = _state_of(game, position)
                report = odds.overview(odds.position(asked, state, plan or []))
            elif file is not None:
                report = odds.overview(list(_of_lines(file, lambda text: odds.line(asked, rules, text))))
            else:
                report = odds.one(asked, rules)
        except OddsError as error:
            raise InputError(str(error)) from error
        _show(report, as_json)

    command.__doc__ = odds.help
    command.__annotations__ |= _own_options(odds)
    return command


def _own_options(odds: OddsCommand) -> dict[str, Any]:
    """The parts of the command's signature that differ from game to game."""
    own = {"asked": Annotated[odds.asked, Parameter(name="*")]}
    return own if odds.has_rule_options else {**own, "option": Annotated[None, Parameter(parse=False)]}


def _state_of(game: str, path: Path) -> Any:
    """The position in a file, which must be one of this game."""
    placed, _, state = inputs.read_position(path)
    if placed.name != game:
        raise InputError(f"{path} is a game of {placed.name}, not of {game}")
    return state


def _of_lines(path: Path, answer: Callable[[str], T]) -> Iterator[T]:
    """The answer to each line of a file; # begins a remark. An error names the line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                yield answer(text)
            except OddsError as error:
                raise InputError(f"{path}:{number}: {error}") from error


# The report


def _show(report: Report, as_json: bool) -> None:
    if as_json:
        print_json(report.data)
    else:
        new_console().print(Group(*map(_drawn, report.parts)))


def _drawn(part: Part) -> RenderableType:
    match part:
        case Heading(text):
            return Text(text, style="bold")
        case Line(text):
            return Text(text)
        case Table(columns, rows):
            return _grid(Grid(*columns), rows)
        case Overview(columns, rows, caption):
            return _overview(columns, rows, caption)


def _overview(columns: Row, rows: Sequence[Row], caption: str) -> Grid:
    """One row for each battle, within 80 columns."""
    grid = Grid(box=SIMPLE_HEAD, padding=0, caption=caption, caption_justify="left")
    name, kind, *figures = columns
    grid.add_column(name, overflow="fold")
    grid.add_column(kind)
    for figure in figures:
        grid.add_column(figure, justify="right", no_wrap=True)
    return _grid(grid, rows)


def _grid(grid: Grid, rows: Sequence[Row]) -> Grid:
    for row in rows:
        grid.add_row(*row)
    return grid
