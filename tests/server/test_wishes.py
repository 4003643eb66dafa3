"""Wishes over the socket: each acts once, in order, for the right seat, on what the player saw."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Server, types_of


def test_an_action_is_told_before_it_is_confirmed(server: Server) -> None:
    with server.new().tab() as tab:
        tab.act("buy", units={"infantry": 2})
        told_at_any_time = ("brief", "beat")
        heard = [m for m in tab.heard if m["type"] not in told_at_any_time]
        assert types_of(heard) == ["welcome", "update", "done"]
        (told,) = next(m for m in tab.heard if m["type"] == "update")["told"]
        assert (told["by"], told["do"]) == ("ussr", {"act": "buy", "units": {"infantry": 2}})
        assert told["events"][0]["what"] == "bought"
        assert [order["text"] for order in tab.now["orders"]] == ["buy 2 inf"]


def test_the_same_id_again_gets_the_same_answer_and_acts_once(server: Server) -> None:
    seated = server.new()
    wish = {"id": "once", "v": 1, "do": {"act": "buy", "units": {"infantry": 1}}}
    with seated.tab() as tab:
        first = tab.say(**wish)
        assert tab.say(**wish) == first
    with seated.tab() as other:
        assert other.say(**wish) == first
    assert len(seated.log().line) == 1


def test_an_id_is_remembered_over_a_restart(tmp_path: Path) -> None:
    house = Server(tmp_path / "house")
    with house:
        seated = house.new()
        wish = {"id": "once", "v": 1, "do": {"act": "buy", "units": {"infantry": 1}}}
        with seated.tab() as tab:
            first = tab.say(**wish)
        house.kill()
        house.start()
        with seated.tab() as tab:
            assert tab.welcome["v"] == first["v"]
            assert tab.say(**wish) == first
        assert len(seated.log().line) == 1


def test_a_version_is_stale_only_when_something_else_is_seen(server: Server) -> None:
    with server.new().tab() as tab:
        seen = tab.v
        tab.act("buy", units={"infantry": 1})
        assert tab.reason(v=seen, do={"act": "buy", "units": {"infantry": 1}}) == "stale_version"
        tab.say(undo=1)
        answer = tab.say(v=seen, do={"act": "buy", "units": {"armor": 1}})
        assert answer["type"] == "done", "the board looks as it did then"
        assert tab.reason(v=10**9, do={"act": "done"}) == "stale_version"
        assert tab.reason(v=-1, do={"act": "done"}) == "stale_version"


def test_undo_redo_and_remove(server: Server) -> None:
    with server.new().tab() as tab:
        tab.act("buy", units={"infantry": 1})
        tab.act("buy", units={"armor": 1})
        first, second = tab.now["orders"]
        assert tab.now["undo"] == {"ussr": 2}
        assert tab.say(remove=first["n"])["type"] == "done"
        assert [order["text"] for order in tab.now["orders"]] == ["buy 1 arm"]
        assert tab.say(undo=1)["type"] == "done"
        assert tab.now["redo"] == {"ussr": 1}
        assert tab.say(redo=1)["type"] == "done"
        assert tab.reason(undo=7) == "cannot_undo"
        assert tab.reason(undo=-3) == "cannot_undo"
        assert tab.reason(remove=second["n"]) == "cannot_remove"
        told = [[one["n"] for one in m.get("told", [])] for m in tab.heard if m["type"] == "update"][2:]
        gone = [m.get("gone", []) for m in tab.heard if m["type"] == "update"][2:]
        again = tab.now["orders"][0]["n"]
        assert told == [[again], [], [again]], "what is entered again is told again"
        assert gone == [[first["n"], second["n"]], [again], []]


def test_who_comes_back_hears_what_was_taken_back_meanwhile(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        tab.act("buy", units={"infantry": 1})
        tab.act("buy", units={"armor": 1})
        seen, (first, second) = tab.v, tab.now["orders"]
        tab.say(undo=1)
        with seated.tab(v=seen) as back:
            assert (back.welcome.get("missed", []), back.welcome["gone"]) == ([], [second["n"]])
        undone = tab.v
        tab.say(redo=1)
        with seated.tab(v=undone) as back:
            assert [one["n"] for one in back.welcome["missed"]] == [second["n"]]
            assert "gone" not in back.welcome
        with seated.tab() as new:
            assert [one["n"] for one in new.welcome["missed"]] == [first["n"], second["n"]]


def test_remove_names_the_orders_that_no_longer_stand(server: Server) -> None:
    with server.new(ruleset="3rd").tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 1}, start="karelia_ssr", route=["russia"])
        first = tab.now["orders"][-1]["n"]
        tab.act("done")
        answer = tab.say(remove=first)
        assert answer["type"] == "done"


def test_seats_of_others_are_refused(server: Server) -> None:
    seated = server.new(seats={"germany": {"kind": "random"}})
    with seated.tab() as tab:
        assert tab.welcome["mine"] == ["ussr", "uk", "japan", "usa"]
        assert tab.reason(seat="germany", do={"act": "done"}) == "not_your_seat"
        assert tab.reason(seat="narnia", do={"act": "done"}) == "not_your_seat"
        assert tab.reason(seat="japan", do={"act": "done"}) == "not_your_decision"


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("{", "bad_message"),
        ("[]", "bad_message"),
        ('{"id":"a"}', "bad_message"),
        ('{"id":"a","undo":1,"redo":1}', "bad_message"),
        ('{"id":"a","fly":1}', "bad_message"),
        ('{"id":"","undo":1}', "bad_message"),
        ('{"id":"%s","undo":1}' % ("a" * 65), "bad_message"),
        ('{"id":"a","v":1,"do":{"act":"fly"}}', "bad_action"),
        ('{"id":"a","v":1,"do":[1]}', "bad_action"),
        ('{"id":"a","v":1,"do":{"act":"buy","units":%s}}' % ("[" * 3000 + "]" * 3000), None),
        ('{"id":"a","v":1,"do":{"act":"buy","units":{"infantry":-1}}}', None),
        ('{"id":"a","v":1,"do":{"act":"buy","units":{"elephant":1}}}', None),
    ],
)
def test_nonsense_is_refused_and_the_line_stays_open(
    server: Server, message: str, reason: str | None
) -> None:
    with server.new().tab() as tab:
        tab.socket.send(message)
        answer = tab.until(lambda reply: reply["type"] == "refused")
        assert reason in (None, answer["refusal"]["reason"])
        assert answer["refusal"]["reason"] != "internal_error"
        tab.act("buy", units={"infantry": 1})


def test_a_message_over_64_kb_closes_the_line(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        tab.socket.send(json.dumps({"id": "big", "undo": 1, "seat": "x" * 70_000}))
        with pytest.raises(ConnectionClosed) as closed:
            tab.until(lambda reply: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert seated.summary()["v"] == 1


def test_two_tabs_see_the_same(server: Server) -> None:
    seated = server.new()
    with seated.tab() as one, seated.tab() as two:
        one.act("buy", units={"infantry": 8})
        one.act("done")
        two.until(lambda reply: reply["type"] == "update" and reply["v"] == one.v)
        assert two.now == one.now
        two.act("move", units={"infantry": 1}, start="russia", route=["caucasus"])
        one.until(lambda reply: reply["type"] == "update" and reply["v"] == two.v)
        assert two.now == one.now


def test_who_was_away_hears_what_was_missed(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        tab.act("buy", units={"infantry": 1})
        seen = tab.v
        tab.act("buy", units={"infantry": 2})
        tab.act("done")
        newest = tab.now
    with seated.tab(seen) as back:
        assert [told["do"]["act"] for told in back.welcome["missed"]] == ["buy", "done"]
        assert back.welcome["missed"][0]["events"]
        assert back.now == newest
    with seated.tab() as fresh:
        assert [told["do"]["act"] for told in fresh.welcome["missed"]] == ["buy", "buy", "done"]
    with seated.tab(back.v) as same:
        assert "missed" not in same.welcome


def test_dice_fall_in_the_same_answer(server: Server) -> None:
    with server.new().tab() as tab:
        tab.act("research", dice=2)
        told = next(m for m in tab.heard if m["type"] == "update")["told"]
        assert [entry["by"] for entry in told][:2] == ["ussr", "chance"]
        assert len(told[1]["dice"]) == 2
        assert tab.pending()["type"] == "decide"


def test_hello_comes_first_and_once(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        assert tab.reason(hello={"token": seated.token}) == "bad_message"
    with connect(f"ws://{server.host}{seated.path}/live") as socket:
        socket.send('{"id":"a","undo":1}')
        assert json.loads(socket.recv())["refusal"]["reason"] == "say_hello_first"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_somebody_says_the_time_for_the_whole_table(server: Server) -> None:
    options = {"end": "time", "quick_setup": True}
    with server.new(game="attack", ruleset="base", options=options).tab() as tab:
        offers = tab.now["menus"]["table"]["offers"]
        assert [offer["kind"] for offer in offers] == ["last_half_hour", "time_up"]
        assert tab.reason(seat="table", do={"act": "concede", "seat": "gray"}) == "not_your_seat"
        assert tab.reason(seat="table", do={"act": "end"}) == "not_your_seat"
        said = tab.say(seat="table", do={"act": "clock", "what": "time_up"})
        assert said["type"] == "done", said
        assert tab.now["view"]["clock"] == "time_up"
        assert "table" not in tab.now["menus"]
        assert tab.reason(seat="table", do={"act": "clock", "what": "last_half_hour"}) == "not_your_seat"


def test_nobody_says_the_time_where_none_was_agreed(server: Server) -> None:
    with server.new(game="attack", ruleset="base", options={"quick_setup": True}).tab() as tab:
        assert "table" not in tab.now["menus"]
        assert tab.reason(seat="table", do={"act": "clock", "what": "time_up"}) == "not_your_seat"
