"""How a table stands travels as patches, which together are the whole: for everybody, at every entry."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sandtable.kernel import registry
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Menu, Offer, Over, Setup
from sandtable.kernel.save import AnyLog
from sandtable.server import patches, sight
from sandtable.server.messages import Now
from tests.contract.randomplay import random_entry
from tests.server.serving import Server, unfolded

ENTRIES = 400


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Client:
    """What a connection of these seats has put together."""

    def __init__(self, log: AnyLog, seats: tuple[str, ...]) -> None:
        self.sight = sight.sight_of(log, seats)
        self.server: dict[str, Any] = patches.without_nulls(self._now(log))
        self.has: Any = through_json(self.server)

    def _now(self, log: AnyLog) -> dict[str, Any]:
        return patches.standing(sight.now_of(log, self.sight))

    def follow(self, log: AnyLog) -> int:
        """Take the patch to now; out comes how many bytes it has."""
        now = self._now(log)
        patch, self.server = patches.change(self.server, now)
        self.has = patches.merge(self.has, through_json(patch))
        assert self.has == through_json(self.server), "server and client put the same together"
        assert unfolded(self.has) == unfolded(through_json(patches.without_nulls(now)))
        return len(msgspec.json.encode(patch))


@pytest.mark.parametrize(
    ("name", "ruleset", "seats"),
    [("classic", "2nd", ()), ("classic", "3rd", ()), ("attack", "base", ("gray", "tan", "brown"))],
)
def test_patched_is_whole(name: str, ruleset: str, seats: tuple[str, ...]) -> None:
    game, rng = registry.find(name), Random(7)
    log: AnyLog = Log.new(game, Setup(name, ruleset, seats=seats))
    all_seats = seats or game.sheet(log.state).order
    clients = [Client(log, one) for one in ((), *((seat,) for seat in all_seats))]
    for _ in range(ENTRIES):
        if isinstance(pending := log.pending, Over):
            break
        log.append(random_entry(game, log.state, pending, rng))
        for client in clients:
            client.follow(log)
        undoable = next((seat for seat in all_seats if log.undoable(seat)), "")
        if undoable and rng.random() < 0.1:
            log.undo(undoable)
            for client in clients:
                client.follow(log)


def standing(*offers: Offer) -> dict[str, Any]:
    return patches.standing(Now({}, Over((), ""), {"ash": Menu("ash", offers)}))


def test_lines_keep_their_order() -> None:
    one, two, three = (Offer("go", origin=place) for place in ("a", "b", "c"))
    before = standing(one, three)
    patch, has = patches.change(before, standing(one, two, three))
    assert patch == {"menus": {"ash": {"lines": {"go b": {}}, "order": [0, 2, 1]}}}
    assert unfolded(has) == unfolded(standing(one, two, three))
    patch, has = patches.change(has, standing(one, three))
    assert patch == {"menus": {"ash": {"lines": {"go b": None}, "order": None}}}
    assert unfolded(has) == unfolded(standing(one, three))


def test_lines_that_read_alike_stay_apart() -> None:
    same = Offer("offer", kind="card", most=1)
    assert (
        len(unfolded(standing(same, Offer("offer", kind="card", most=2), same))["menus"]["ash"]["offers"])
        == 3
    )


def test_what_is_null_is_gone() -> None:
    before, after = {"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}
    assert patches.merge_patch(before, after) == {"a": {"c": None}}
    assert patches.merge(before, {"a": {"c": None}}) == after


def test_nothing_that_is_null_is_put_together() -> None:
    before = patches.without_nulls({"view": {"a": None, "b": 1}, "menus": {}})
    assert before == {"view": {"b": 1}, "menus": {}}
    after = {"view": {"a": None, "b": None, "c": {"d": None, "e": 2}}, "menus": {}}
    patch, has = patches.change(before, after)
    assert patches.merge(before, through_json(patch)) == has == patches.without_nulls(after)


def test_updates_are_patches_and_the_whole_comes_when_asked_for(server: Server) -> None:
    seat = server.new()
    with seat.tab() as tab, seat.tab() as other:
        tab.act("buy", units={"infantry": 1})
        (update,) = (reply for reply in tab.heard if reply["type"] == "update")
        assert update["base"] == tab.welcome["v"]
        assert len(msgspec.json.encode(update["patch"])) < len(msgspec.json.encode(tab.known)) / 5
        other.until(lambda reply: reply["type"] == "update")
        assert other.now == tab.now
        other.known, other.now = {}, {}
        answer = other.say(whole=True)
        assert answer["type"] == "done"
        assert "patch" not in next(reply for reply in reversed(other.heard) if reply["type"] == "update")
        assert other.now == tab.now
        tab.act("buy", units={"armor": 1})
        other.until(lambda reply: reply["type"] == "update")
        assert other.now == tab.now
    with seat.tab() as fresh:
        assert fresh.now == tab.now, "a welcome has the same as all the patches"
