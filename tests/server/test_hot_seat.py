"""People who share one browser in a game with secrets: nothing of another hand is ever sent."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tests.server.serving import Seated, Server

PEOPLE = ("gray", "tan")


def test_only_the_seat_that_decides_is_seen(server: Server) -> None:
    seats = {seat: {"kind": "random"} for seat in ("brown", "green")}
    seated = server.new("attack", "base", seats=seats, options={"quick_setup": True})
    rng, seen = Random(4), set()
    with seated.tab() as tab:
        for _ in range(120):
            looks(tab.now)
            if tab.pending()["type"] == "over":
                break
            if not tab.now["menus"]:
                tab.until(lambda reply: reply["type"] == "update")
                continue
            (seat,) = tab.now["menus"]
            seen.add(seat)
            tab.say(seat=seat, do=any_action(seated, seat, rng))
    assert seen == set(PEOPLE)


def looks(now: dict[str, Any]) -> None:
    """The view, the menus and the orders are those of the seat that decides, or of nobody."""
    pending, view = now["pending"], now["view"]
    decides = next((seat for seat in PEOPLE if seat in pending.get("seats", ())), None)
    assert view.get("seat") == decides
    assert list(now["menus"]) == ([decides] if decides else [])
    assert all(order["seat"] == decides for order in now.get("orders", ()))
    if decides is None:
        assert view["hand"] == []
        assert view["known"] == {}


def any_action(seated: Seated, seat: str, rng: Random) -> Any:
    log = seated.log()
    return msgspec.to_builtins(log.game.pick(log.state, log.game.options(log.state, seat), rng))


def test_the_story_is_that_of_the_seat_that_decides(server: Server) -> None:
    seats = {seat: {"kind": "random"} for seat in ("brown", "green")}
    seated = server.new("attack", "base", seats=seats)
    with seated.tab() as tab:
        while not tab.now["menus"]:
            tab.until(lambda reply: reply["type"] == "update")
        (seat,) = tab.now["menus"]
        hand = tab.now["view"]["hand"]
    story = seated.get("/story").json()
    hands = [step["patch"]["hand"] for step in story["steps"] if "hand" in (step.get("patch") or {})]
    assert hands == [hand]
    assert story["start"]["seat"] == seat
