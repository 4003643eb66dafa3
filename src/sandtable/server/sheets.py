"""The games of this server as the start screen needs them."""

from __future__ import annotations

from functools import cache

import msgspec

from sandtable.kernel import registry
from sandtable.kernel.protocol import Seat, Setup, Setups
from sandtable.kernel.registry import AnyGame
from sandtable.server import bots
from sandtable.server.messages import GameInfo, RulesetInfo


@cache
def games() -> tuple[GameInfo, ...]:
    """All games, with their editions, options and seats."""
    return tuple(_game_info(registry.find(name)) for name in registry.names())


def _game_info(game: AnyGame) -> GameInfo:
    rulesets = tuple(_ruleset_info(game, ruleset) for ruleset in game.rulesets())
    return GameInfo(game.name, rulesets, bots.kinds(game.name))


def _ruleset_info(game: AnyGame, ruleset: str) -> RulesetInfo:
    shares = registry.shares(game, ruleset)
    tables = [tuple(seat for held in share for seat in held) for share in shares.values()]
    return RulesetInfo(
        ruleset,
        game.settings(ruleset),
        seats=max(tables, key=len),
        usual=usual_seats(game, ruleset),
        sizes=tuple(sorted({len(table) for table in tables})),
        seatings={str(people): share for people, share in shares.items() if people > 1},
        sheet=game.sheet(game.start(Setup(game.name, ruleset))),
    )


def opening(name: str, ruleset: str) -> bytes | None:
    """What somebody who looks on sees before the first move, as JSON; None for a game that is not there."""
    if name not in registry.names() or ruleset not in registry.find(name).rulesets():
        return None
    return _opening(name, ruleset)


@cache
def _opening(name: str, ruleset: str) -> bytes:
    game = registry.find(name)
    return msgspec.json.encode(game.view(game.start(Setup(name, ruleset)), None))


def usual_seats(game: Setups, ruleset: str) -> tuple[Seat, ...]:
    """The seats that play where nobody chooses others, in turn order: what one person alone would hold."""
    return tuple(seat for held in game.seatings(ruleset, 1) for seat in held)
