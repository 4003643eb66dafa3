"""Who is listened to, and with which words others are turned away."""

from __future__ import annotations

import pytest

from sandtable.kernel.protocol import (
    CHANCE,
    TABLE,
    Action,
    Decide,
    Entry,
    Over,
    Pending,
    Refusal,
    Roll,
    refuse,
)
from sandtable.tabletop.hearing import why_not_heard

DO = Action()
ASKED = Decide(("red", "blue"), "move")
OWED = Roll(2)


@pytest.mark.parametrize(
    ("entry", "awaited", "refusal"),
    [
        pytest.param(Entry("blue", DO), ASKED, None, id="one of those awaited"),
        pytest.param(Entry(TABLE, DO), ASKED, None, id="the table"),
        pytest.param(Entry(TABLE, DO), OWED, None, id="the table, while dice are owed"),
        pytest.param(Entry(CHANCE, dice=(1, 6)), OWED, None, id="dice that are owed"),
        pytest.param(
            Entry("green", DO), ASKED, refuse("not_your_decision", "t", seats=ASKED.seats), id="another"
        ),
        pytest.param(Entry("blue", DO), OWED, refuse("dice_owed", "t"), id="dice come first"),
        pytest.param(Entry("blue"), ASKED, refuse("malformed_entry", by="blue"), id="nothing to do"),
        pytest.param(Entry(CHANCE, dice=(1,)), ASKED, refuse("not_owed", what="dice"), id="dice not owed"),
        pytest.param(Entry(TABLE, DO), Over((), "x"), refuse("game_over", "e"), id="after the end"),
    ],
)
def test_why_not_heard(entry: Entry[Action], awaited: Pending, refusal: Refusal | None) -> None:
    assert why_not_heard(entry, awaited, end="e", turn="t") == refusal
