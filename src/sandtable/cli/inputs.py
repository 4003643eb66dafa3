"""What people name on the command line, turned into games, setups and logs; or a clear one-line error."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sandtable.kernel import case, registry, save
from sandtable.kernel.protocol import Scalar, Setup, Setups
from sandtable.kernel.registry import AnyGame, UnknownGame
from sandtable.kernel.save import AnyLog, SaveError


class InputError(Exception):
    """Something a person typed or a file they named cannot be used; the text is for them."""


def find_game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return registry.find(name)
    except UnknownGame as error:
        raise InputError(str(error)) from error


def read_options(texts: Iterable[str]) -> dict[str, Scalar]:
    """Options from `name=value` texts: true, false, a whole number, or text."""
    options: dict[str, Scalar] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise InputError(f"an option is written name=value, not {text!r}")
        if name in options:
            raise InputError(f"option {name} is given twice")
        try:
            options[name] = case.read_scalar(value)
        except ValueError as error:
            raise InputError(f"cannot read option {text!r}") from error
    return options


def make_setup(game: AnyGame, edition: str, options: Iterable[str], players: int = 0) -> Setup:
    """The setup of a new game, tried out so that a bad one is refused here.

    With a number of players the seats are those the rule book gives to so many people.
    """
    if edition and edition not in game.rulesets():
        raise InputError(
            f"unknown edition {edition!r} of {game.name}; there are {', '.join(game.rulesets())}"
        )
    ruleset = edition or game.rulesets()[0]
    try:
        seating = game.seatings(ruleset, players) if players else ()
        seats = tuple(seat for person in seating for seat in person)
        setup = Setup(game.name, ruleset, seats=seats, options=read_options(options))
        game.start(setup)
    except ValueError as error:
        raise InputError(str(error)) from error
    return setup


def read_log(path: Path) -> AnyLog:
    """The saved game in a file."""
    try:
        return save.read(path)
    except SaveError as error:
        raise InputError(f"{path}: {error}") from error
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or error}") from error


def read_position(path: Path) -> tuple[AnyGame, str, Any]:
    """A game, its ruleset and a position: where a case file leads, or the last state of a saved game."""
    if path.suffix == save.SUFFIX:
        log = read_log(path)
        return log.game, log.header.setup.ruleset, log.state
    try:
        return case.read_position(path)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or error}") from error
    except (ValueError, UnknownGame, case.CaseFailed) as error:
        raise InputError(f"{path}: {error}") from error


def start_or_position(game: AnyGame, edition: str, path: Path | None, options: Iterable[str]) -> Any:
    """The position in a file, or the start of a game where none is named."""
    if path is None:
        return game.start(make_setup(game, edition, options))
    if list(options):
        raise InputError("options are fixed in a position; leave them out with --position")
    placed, ruleset, state = read_position(path)
    if placed is not game or edition not in ("", ruleset):
        raise InputError(f"{path} is a game of {placed.name} {ruleset}, not of {game.name} {edition}")
    return state


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and all `*.case` in folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob("*.case")))
        elif path.exists():
            found.append(path)
        else:
            raise InputError(f"{path}: no such file or folder")
    if not found:
        raise InputError("no case files found")
    return found


def people_of(game: Setups, ruleset: str, count: int) -> dict[str, tuple[str, ...]]:
    """This many people, by name, with the seats they hold."""
    try:
        seatings = game.seatings(ruleset, count)
    except ValueError as error:
        raise InputError(str(error)) from error
    return {f"player {number}": seats for number, seats in enumerate(seatings, start=1)}


def seat_of(log: AnyLog, seat: str) -> str | None:
    """A seat of a saved game, None for a spectator."""
    setup = log.header.setup
    seats = setup.seats or seats_of(log.game, setup.ruleset)
    if seat and seat not in seats:
        raise InputError(f"unknown seat {seat!r}; seats are {', '.join(seats)}")
    return seat or None


def seats_of(game: Setups, ruleset: str) -> tuple[str, ...]:
    """All seats of a game: what one person alone would hold."""
    return tuple(seat for held in game.seatings(ruleset, 1) for seat in held)
