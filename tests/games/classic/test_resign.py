"""A side gives up: an entry of the table that ends the game, kept by files, proven, and never taken back."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.axis.classic.actions import Concede, Done
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel import save
from sandtable.kernel.log import Refused
from sandtable.kernel.menus import table_actions
from sandtable.kernel.protocol import TABLE, Decide, Entry, Menu, Offer, Over, Setup
from sandtable.kernel.table import Table
from sandtable.kernel.verify import verify

ALLIES = ("ussr", "uk", "usa")
IN_BATTLE = ("done", "move 3 inf karelia_ssr > ukraine_ssr", "done", "fight ukraine_ssr")


def played(*lines: str) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.new(CLASSIC, Setup("classic", "2nd"), key=b"k" * 32, game_id="g")
    for line in lines:
        awaited = table.log.pending
        assert isinstance(awaited, Decide)
        table.act(awaited.seats[0], CLASSIC.parse(table.log.state, awaited.seats[0], line))
    return table


@pytest.mark.parametrize("lines", [(), IN_BATTLE], ids=["at the start", "in a battle"])
@pytest.mark.parametrize(("side", "winners"), [("axis", ALLIES), ("allies", ("germany", "japan"))])
def test_the_other_side_has_won(lines: tuple[str, ...], side: str, winners: tuple[str, ...]) -> None:
    table = played(*lines)
    (step,) = table.table_act(Concede(side))
    over = table.log.pending
    assert isinstance(over, Over)
    assert (set(over.winners), over.how) == (set(winners), "conceded")
    assert [(event.what, event.facts["how"]) for event in step.events] == [("game_over", "conceded")]


def test_the_file_keeps_it_and_the_dice_are_proven() -> None:
    table = played(*IN_BATTLE)
    table.table_act(Concede("axis"))
    table.finish()
    data = save.dump(table.log)
    assert b'"by":"table","do":{"act":"concede","side":"axis"}' in data
    again = save.load(data)
    assert again.state == table.log.state
    assert save.dump(again) == data
    assert verify(again).exit_code == 0


def test_nobody_takes_it_back_and_nothing_follows() -> None:
    table = played("buy 1 inf")
    assert table.log.undoable("ussr") == 1
    table.table_act(Concede("axis"))
    assert [table.log.undoable(by) for by in (*CLASSIC.start(table.log.setup).rules.order, TABLE)] == [0] * 6
    assert CLASSIC.options(table.log.state, TABLE) == Menu(TABLE)
    for by, action in ((TABLE, Concede("allies")), ("ussr", Done())):
        refusal = table.log.check(Entry(by, action))
        assert refusal is not None
        assert refusal.reason == "game_over"


def test_only_the_table_says_it() -> None:
    table = played()
    with pytest.raises(Refused, match="not_now"):
        table.act("ussr", Concede("axis"))
    with pytest.raises(Refused, match="not_your_decision"):
        table.act("germany", Concede("axis"))
    with pytest.raises(Refused, match="unknown_side"):
        table.table_act(Concede("moon"))


def test_the_menu_of_the_table_has_both_sides() -> None:
    state = played().log.state
    assert CLASSIC.options(state, TABLE) == Menu(TABLE, (Offer("concede", targets=("axis", "allies")),))
    said = [
        (target, CLASSIC.speaks_for(state, action)) for _, target, action in table_actions(CLASSIC, state)
    ]
    assert said == [("axis", ("germany", "japan")), ("allies", ALLIES)]
    assert CLASSIC.speaks_for(state, Done()) == ()
    menu = CLASSIC.options(state, TABLE)
    assert CLASSIC.offered(menu, Concede("axis"))
    assert not CLASSIC.offered(menu, Concede("moon"))
    assert not CLASSIC.offered(CLASSIC.options(state, "ussr"), Concede("axis"))
