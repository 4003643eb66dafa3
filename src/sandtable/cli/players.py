"""Games that play themselves: random players for any registered game."""

from __future__ import annotations

import random
from typing import Any

from sandtable.kernel import dice
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Decide, Setup
from sandtable.kernel.registry import AnyGame
from sandtable.kernel.save import AnyLog
from sandtable.kernel.table import Table


class BadPick(RuntimeError):  # noqa: N818 - says it already
    """A game broke its word: a menu was empty or offered what is refused. `log` shows where."""

    def __init__(self, text: str, log: AnyLog) -> None:
        super().__init__(f"{text} (after record {log.version})")
        self.log = log


def self_play(game: AnyGame, setup: Setup, seed: int, rounds: int) -> Table[Any, Any, Any]:
    """A game of random legal players, over or stopped after so many rounds, its dice revealed.

    Everything follows from the arguments, so that the same ones give the same log.
    """
    key = dice.key_from_seed(str(seed))
    table: Table[Any, Any, Any] = Table.new(game, setup, key=key, game_id=f"selfplay-{seed}")
    rng = random.Random(seed)
    table.throw_owed()
    while isinstance(pending := table.log.pending, Decide):
        if game.moment(table.log.state).round > rounds:
            break
        act_at_random(table, pending, rng)
    table.finish(force=True)
    return table


def act_at_random(table: Table[Any, Any, Any], pending: Decide, rng: random.Random) -> None:
    """One action by one of the seats awaited; raises BadPick where the game refuses its own offer."""
    game, state = table.log.game, table.log.state
    seat = pending.seats[rng.randrange(len(pending.seats))]
    menu = game.options(state, seat)
    if not menu.offers:
        raise BadPick(f"{seat} must decide ({pending.what}) and is offered nothing", table.log)
    action = game.pick(state, menu, rng)
    try:
        table.act(seat, action)
    except Refused as refused:
        text = f"{seat} was offered {game.write(action)!r}, which is refused: {refused}"
        raise BadPick(text, table.log) from refused
