"""Runs `sandtable odds <game>` with options written as Python keywords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.cli.main import app


def odds_command(game: str) -> Callable[..., None]:
    """The command of a game: `best_line=True, plan=["a", "b"], as_json=True` are its options."""

    def command(**options: Any) -> None:
        words = [word for name, value in options.items() for word in _words(name, value)]
        app(["odds", game, *words], exit_on_error=False, print_error=False, result_action="return_value")

    return command


def _words(name: str, value: Any) -> list[str]:
    option = "--json" if name == "as_json" else f"--{name.replace('_', '-')}"
    if value is True:
        return [option]
    return [option, *(value if isinstance(value, list) else [str(value)])]
