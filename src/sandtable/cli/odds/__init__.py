"""The command `sandtable odds <game>`: a module here named like a game has its command."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from cyclopts import App

from sandtable.kernel import registry


def games() -> tuple[str, ...]:
    """The games there are odds for."""
    return tuple(name for name in registry.names() if find_spec(f"{__name__}.{name}"))


def odds_app() -> App:
    """The command with one below it for each game."""
    app = App(name="odds", help="The exact odds of battles; each game has its own.")
    for name in games():
        app.command(import_module(f"{__name__}.{name}").command, name=name)
    return app
