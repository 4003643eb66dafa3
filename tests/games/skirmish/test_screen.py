"""The moments of the skirmish that tests of the client show are those the game gives."""

from __future__ import annotations

from .screen import FIXTURE, moments, written


def test_the_fixture_is_what_the_game_gives() -> None:
    assert FIXTURE.read_bytes() == written(), "run python -m tests.games.skirmish.screen"


def test_it_shows_what_classic_does_without() -> None:
    shown = dict(moments())
    assert len(shown["purchase"]["sheet"]["order"]) == 3
    sides = [set(moment["sheet"]["side"].values()) for moment in shown.values()]
    assert sides[0] != sides[-1], "relations change"
    kinds = shown["purchase"]["sheet"]["figures"]["red"]
    assert kinds["ironclad"]["hits"] == 2
    assert any(pile.get("damage") for pile in shown["purchase"]["view"]["position"]["units"]["dale"])
    owed = shown["casualties"]["menus"]["red"]
    assert {offer["kind"] for offer in owed["offers"]} == {"guard", "cannon"}
