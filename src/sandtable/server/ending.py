"""A game that is over, in figures: how the chances of victory went, and who was lucky. Runs in a worker.

The chances are those that a spectator could have worked out at the time (`sandtable.ai.chance_of`).
"""

from __future__ import annotations

import msgspec

from sandtable.ai import NoChance, chance_of
from sandtable.kernel import save
from sandtable.kernel.save import AnyLog
from sandtable.odds.luck import Fortune, reader_of
from sandtable.server.messages import ChancePoint, Ending, SeatLuck

DIGITS = 4
"""Of a chance: a hundredth of a percent."""


def ending_json(file: bytes) -> bytes:
    """The ending of the game in a save file, as JSON."""
    return msgspec.json.encode(look_back(save.load(file)))


def look_back(log: AnyLog) -> Ending:
    """The chances of all sides over the game, and the luck of all seats."""
    sides, chances = _chances(log)
    return Ending(sides, chances, _luck(log))


def _chances(log: AnyLog) -> tuple[tuple[str, ...], list[ChancePoint]]:
    """The chances after each entry that changed them, and after the last."""
    try:
        chance = chance_of(log.game.name)
    except NoChance:
        return (), []
    state = log.game.start(log.setup)
    found = chance(state)
    sides, points = tuple(found), [_point(0, found)]
    last = points[0]
    for n, entry in log.line:
        state = log.game.apply(state, entry).state
        last = _point(n, chance(state))
        if last.of != points[-1].of:
            points.append(last)
    return sides, points if points[-1].n == last.n else [*points, last]


def _point(n: int, found: dict[str, float]) -> ChancePoint:
    return ChancePoint(n, tuple(round(part, DIGITS) for part in found.values()))


def _luck(log: AnyLog) -> dict[str, SeatLuck]:
    reader = reader_of(log.game.name)
    found: dict[str, Fortune] = {}
    state = log.game.start(log.setup)
    for _, entry in log.line:
        step = log.game.apply(state, entry)
        volley = reader.volley(state, step.events) if reader else None
        if volley is not None:
            found[volley.by] = found.get(volley.by, Fortune()).with_volley(volley)
        state = step.state
    return {
        seat: SeatLuck(luck.hits, round(luck.expected, 2), round(luck.worth, 2))
        for seat, luck in found.items()
    }
