"""The battle calculator for browsers: the odds of `sandtable odds`, asked without a table."""

from __future__ import annotations

import time
from functools import cache

import msgspec

from sandtable.odds.calculator import Question, ask
from sandtable.odds.command import find, names

PATIENCE = 90.0
"""Seconds that one question may take, the start of its process included; some battles would take hours."""
LATE = 8.0
"""Seconds after which nothing more is tried of what would be enough."""
TOO_LONG = "this battle takes too long to compute; leave out some units, or name fixed orders of losses"


@cache
def exists(game: str) -> bool:
    """Whether the game has odds that can be asked by form."""
    return game in names() and find(game).calculator is not None


def form(game: str) -> bytes:
    """What can be asked, as JSON; runs in a worker."""
    calculator = find(game).calculator
    assert calculator is not None
    return msgspec.json.encode(calculator.form())


def answer(game: str, question: Question) -> bytes:
    """The answer as JSON; runs in a worker. Raises OddsError naming the part that is wrong."""
    late = time.monotonic() + LATE
    return msgspec.json.encode(ask(game, question, lambda: time.monotonic() > late))
