"""Computer seats. They see what their seat sees and think in a worker process.

A worker remembers the players it has made, since a player follows its plan as long as the game goes as it
expected. A player that is made anew, in another worker or after a restart, plans from the position it finds.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.ai import players
from sandtable.ai.ahead import ahead_of
from sandtable.ai.players import Player, Reason
from sandtable.kernel import registry
from sandtable.kernel.protocol import Seat

ANY_MOVE = "random"
"""The player that every game has; no good for hints."""
ADVISING = "stars4"
"""The player that gives hints where the game has it: good, and quick enough to wait for."""
MOST_PLAYERS = 64

_kept: OrderedDict[tuple[Chair, float], Player] = OrderedDict()


class Chair(Struct, frozen=True):
    """A computer at a table: which player it is, and what its luck follows from."""

    table: str
    game: str
    seat: Seat
    kind: str
    luck: int


class Thought(Struct, frozen=True):
    """A decision as JSON, ready to be checked and stored."""

    action: bytes
    reasons: tuple[Reason, ...] = ()


def kinds(game: str) -> tuple[str, ...]:
    """The computer players of a game, the weakest first."""
    return players.names(game)


def adviser(game: str) -> str | None:
    """The player that gives hints, or None where the game has none that is good for it."""
    good = [name for name in kinds(game) if name != ANY_MOVE]
    return ADVISING if ADVISING in good else next(reversed(good), None)


def think(chair: Chair, view: bytes, budget: float) -> Thought:
    """What the chair's player does with this view; runs in a worker. `budget` is seconds for a turn."""
    rules = registry.find(chair.game)
    seen: Any = msgspec.json.decode(view, type=rules.view_type)
    decision = _player(chair, budget).decide(seen, chair.seat)
    return Thought(msgspec.json.encode(decision.action), decision.reasons)


def think_anew(chair: Chair, view: bytes, budget: float) -> Thought:
    """The same by a player without memory: what the old one had in mind was refused."""
    _kept.pop((chair, budget), None)
    return think(chair, view, budget)


def aheads(game: str) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """What can be answered ahead: the answers by decision, and pieces to be put in order. In a worker."""
    found = ahead_of(game)
    return (dict(found.decisions), dict(found.orders)) if found else ({}, {})


def answered(game: str, view: bytes, seat: Seat, what: str, said: str) -> bytes | None:
    """What a person who has answered ahead does now, as JSON; None where they must be asked. In a worker."""
    found, rules = ahead_of(game), registry.find(game)
    if found is None:
        return None
    action = found.answer(msgspec.json.decode(view, type=rules.view_type), seat, what, said)
    return None if action is None else msgspec.json.encode(action)


def _player(chair: Chair, budget: float) -> Player:
    player = _kept.pop((chair, budget), None)
    if player is None:
        player = players.make(chair.game, chair.kind, chair.luck, budget)
    _kept[chair, budget] = player
    while len(_kept) > MOST_PLAYERS:
        _kept.popitem(last=False)
    return player
