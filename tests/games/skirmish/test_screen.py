"""The moments of the skirmish that tests of the client show are those the game gives."""

from __future__ import annotations

from .screen import FIXTURE, moments, written


def test_the_fixture_is_what_the_game_gives() -> None:
    assert FIXTURE.read_bytes() == written(), "run python -m tests.games.skirmish.screen"


def test_it_shows_what_classic_does_without() -> None:
    shown = dict(moments())
    assert len(shown["purchase"]["sheet"]["order"]) == 3
    foes = [moment["view"]["relations"]["foes"] for moment in shown.values()]
    assert foes[0] != foes[-1], "relations change"
    assert len({str(moment["sheet"]["side"]) for moment in shown.values()}) == 1, "and the sheet does not"
    kinds = shown["purchase"]["sheet"]["figures"]["red"]
    assert kinds["ironclad"]["hits"] == 2
    assert any(pile.get("damage") for pile in shown["purchase"]["view"]["position"]["units"]["dale"])
    owed = shown["casualties"]["menus"]["red"]
    assert {offer["kind"] for offer in owed["offers"]} == {"guard", "cannon"}
