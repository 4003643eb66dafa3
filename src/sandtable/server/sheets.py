"""The games of this house as the start screen needs them."""

from __future__ import annotations

from functools import cache

from sandtable.kernel import registry
from sandtable.kernel.protocol import Seat, Setup
from sandtable.kernel.registry import AnyGame
from sandtable.server.messages import GameInfo, RulesetInfo


@cache
def games() -> tuple[GameInfo, ...]:
    """All games, with their editions, options and seats."""
    return tuple(_game_info(registry.find(name)) for name in registry.names())


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(game.name, tuple(_ruleset_info(game, ruleset) for ruleset in game.rulesets()))


def _ruleset_info(game: AnyGame, ruleset: str) -> RulesetInfo:
    seats = all_seats(game, ruleset)
    seatings = {}
    for people in range(2, len(seats) + 1):
        try:
            seatings[str(people)] = game.seatings(ruleset, people)
        except ValueError:  # not playable by so many
            continue
    state = game.start(Setup(game.name, ruleset))
    return RulesetInfo(ruleset, game.settings(ruleset), seats, seatings, game.sheet(state))


def all_seats(game: AnyGame, ruleset: str) -> tuple[Seat, ...]:
    """All seats in turn order: what one person alone would hold."""
    return tuple(seat for held in game.seatings(ruleset, 1) for seat in held)
