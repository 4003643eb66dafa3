"""`sandtable-map build|check|preview <game>`: make a board, prove it, look at it."""

from __future__ import annotations

import gzip
import sys
import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from . import check as checks
from . import definition as definitions
from . import facts, mapfile
from .errors import MapError

app = App(name="sandtable-map", help="Boards from public-domain geography, checked against the games' facts.")
console = Console(highlight=False)


@app.command
def build(game: str, *, force: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Build the board of a game and write it beside the others.

    Parameters
    ----------
    game
        Name of a definition.
    force
        Write the board even when it is wrong, to look at it.
    """
    from .build import build as build_board

    start = time.perf_counter()
    with console.status("starting") as status:

        def tell(stage: str) -> None:
            console.print(f"[dim]{time.perf_counter() - start:6.1f} s[/dim]  {stage}")
            status.update(stage)

        content = build_board(game, tell)
        tell("checking")
        report = checks.check(mapfile.decode(content), facts.load(definitions.load(game).facts))
    _show(report)
    if report.problems and not force:
        raise MapError(
            f"{game}: not written, {len(report.problems)} problems; --force writes it all the same"
        )
    path = mapfile.path_of(game)
    path.write_bytes(content)
    size = len(gzip.compress(content, 9, mtime=0))
    took = time.perf_counter() - start
    console.print(f"{path.name}: {len(content):,} bytes, {size:,} gzipped, {took:.1f} s")


@app.command
def check(game: str) -> None:
    """Check the committed board of a game against the facts."""
    report = checks.check(mapfile.load(game), facts.load(definitions.load(game).facts))
    _show(report)
    if report.problems:
        raise MapError(f"{game}: {len(report.problems)} problems")
    console.print(f"{game}: 0 missing, 0 extra beyond the named links and exceptions; all checks passed")


@app.command
def preview(
    game: str,
    *,
    width: tuple[int, ...] = (390, 1440, 3840),
    dark: Annotated[bool, Parameter(negative=())] = False,
    language: Literal["en", "de", "nl"] = "en",
    view: str = "",
    svg: Annotated[bool, Parameter(negative=())] = False,
    anchors: Annotated[bool, Parameter(negative=())] = False,
    owners: Path | None = None,
    fonts: Path | None = None,
    out: Path = Path("."),
) -> None:
    """Draw a board as PNG (or SVG), in several widths.

    Parameters
    ----------
    game
        Name of a board.
    width
        Widths in pixels.
    dark
        The dark variant.
    language
        Language of the names.
    view
        A view of the board, such as europe, instead of all of it.
    svg
        Write SVG instead of PNG.
    anchors
        Show the places for stacks.
    owners
        JSON file, area to owner, instead of the owners of the start.
    fonts
        Folder with more TTF files, beside those of the package; also $SANDTABLE_FONTS.
    out
        Folder for the pictures.
    """
    from .preview.render import png
    from .preview.svg import picture

    board, known = mapfile.load(game), facts.load(definitions.load(game).facts)
    if owners is not None:
        known = replace(known, owners=_owners(owners, known))
    out.mkdir(parents=True, exist_ok=True)
    box = None
    if view:
        if view not in board.views:
            raise MapError(f"{game} has no view {view!r}; it has: {', '.join(board.views) or 'none'}")
        left, top, right, bottom = (v / board.grid for v in board.views[view])
        box = (left, top, right, bottom)
    if any(not 100 <= pixels <= 16384 for pixels in width):
        raise MapError("a width lies between 100 and 16384 pixels")
    for pixels in width:
        text = picture(board, known, pixels, "dark" if dark else "light", language, box, anchors)
        name = "_".join(filter(None, [game, view, str(pixels), language, "dark" if dark else ""]))
        path = out / f"{name}.{'svg' if svg else 'png'}"
        path.write_bytes(text.encode() if svg else png(text, fonts))
        console.print(f"{path}: {path.stat().st_size:,} bytes")


def _owners(path: Path, known: facts.Facts) -> dict[str, str]:
    """Who holds which land, from a file; raises MapError."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError) as error:
        raise MapError(f"{path}: {error}") from error
    unknown = sorted(set(found) - set(known.land))
    if unknown:
        raise MapError(f"{path}: no such land: {', '.join(unknown)}")
    return {area: owner for area, owner in found.items() if owner}


def _show(report: checks.Report) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, figure in report.figures.items():
        table.add_row(name, f"{figure:,}")
    console.print(table)
    for problem in report.problems:
        console.print(f"[red]wrong[/red]  {problem}")


def main() -> None:
    """Entry point of the console script: errors are one readable line."""
    try:
        app(exit_on_error=False, print_error=False, result_action="return_value")
    except MapError as error:
        _fail(str(error), 1)
    except CycloptsError as error:
        _fail(str(error), 2)
    except OSError as error:
        _fail(f"{error.filename or 'output'}: {error.strerror or error}", 2)


def _fail(text: str, code: int) -> None:
    print("sandtable-map:", " ".join(text.split()), file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
