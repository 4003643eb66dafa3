"""A game read back from its file is the live game to the letter, in whatever order units were named."""

from __future__ import annotations

import msgspec

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel import save
from sandtable.kernel.protocol import Decide, Setup
from sandtable.kernel.table import Table

LINES = (
    "buy 2 inf 1 arm 1 ftr",
    "done",
    "move 2 inf 1 arm 1 ftr karelia_ssr > finland_norway",
    "move 1 inf 2 arm russia > caucasus",
    "load 1 inf karelia_ssr > sz_karelia",
    "done",
)


def test_reload_is_the_same_to_the_letter() -> None:
    table = Table.new(CLASSIC, Setup("classic", "2nd"), key=b"k" * 32, game_id="reload")
    for line in LINES:
        awaited = table.log.pending
        assert isinstance(awaited, Decide)
        seat = awaited.seats[0]
        table.act(seat, CLASSIC.parse(table.log.state, seat, line))
    again = save.load(save.dump(table.log))
    assert again.state == table.log.state
    assert msgspec.json.encode(again.state) == msgspec.json.encode(table.log.state)
    assert again.game.options(again.state, "ussr") == CLASSIC.options(table.log.state, "ussr")
