"""Advisors: odds, warnings and proposals for the games that have one.

An advisor is found by the entry point group `sandtable.advice`, under the name of its game, and is asked
in worker processes. It is given a state imagined from what the person sees, so it cannot give away secrets.
"""

from __future__ import annotations

import random
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from sandtable.kernel import registry
from sandtable.kernel.protocol import Seat
from sandtable.odds.advice import GROUP, Advisor, find


@cache
def exists(game: str) -> bool:
    """Whether the game has an advisor; nothing is imported for it."""
    return bool(entry_points(group=GROUP, name=game))


def brief(game: str, view: bytes, seat: Seat, seats: tuple[Seat, ...]) -> bytes:
    """The advisor's brief as JSON; runs in a worker."""
    return msgspec.json.encode(_advisor(game).brief(_imagined(game, view, seat), seats))


def ask(game: str, view: bytes, seat: Seat, asker: Seat | None, question: bytes) -> bytes:
    """The advisor's answer as JSON; runs in a worker. Raises ValueError on a bad question."""
    asked = msgspec.json.decode(question)
    if not isinstance(asked, dict):
        raise ValueError("a question is an object with what it asks for")
    return msgspec.json.encode(_advisor(game).ask(_imagined(game, view, seat), asker, asked))


def default(game: str, view: bytes, eyes: Seat, seat: Seat, mark: int) -> bytes | None:
    """The action the advisor would take for the seat, as JSON; runs in a worker."""
    action = _advisor(game).default(_imagined(game, view, eyes), seat, mark)
    return None if action is None else msgspec.json.encode(action)


def proposal(game: str, view: bytes, seat: Seat) -> bytes | None:
    """The action the brief proposes, as JSON; runs in a worker."""
    action = _advisor(game).proposal(_imagined(game, view, seat), seat)
    return None if action is None else msgspec.json.encode(action)


def _advisor(game: str) -> Advisor:
    advisor = find(game)
    if advisor is None:
        raise ValueError(f"{game} has no advisor")
    return advisor


def _imagined(game: str, view: bytes, seat: Seat) -> Any:
    rules = registry.find(game)
    return rules.imagine(msgspec.json.decode(view, type=rules.view_type), seat, random.Random(0))
