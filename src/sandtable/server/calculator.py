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
    """Whether the game has odds; nothing is imported for it."""
    return game in names()


def form(game: str) -> bytes:
    """What can be asked, as JSON; runs in a worker."""
    return msgspec.json.encode(find(game).calculator.form())


def answer(game: str, question: Question) -> bytes:
    """The answer as JSON; runs in a worker. Raises OddsError naming the part that is wrong."""
    late = time.monotonic() + LATE
    return msgspec.json.encode(ask(game, question, lambda: time.monotonic() > late))
