"""People who share one browser in a game with secrets: a seat is seen once its player has the device."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from sandtable.games.attack.game import ATTACK
from sandtable.kernel import save
from sandtable.kernel.export import events_of
from sandtable.kernel.protocol import TABLE, Menu
from sandtable.kernel.save import AnyLog
from tests.server.serving import Seated, Server, Tab

PEOPLE = ("gray", "tan")


MOST_DECISIONS = 400


def begun(server: Server, *computers: str) -> Seated:
    """Gray and tan share a device; computers play others."""
    seats = {seat: {"kind": "random"} for seat in computers}
    playing = [*PEOPLE, *computers]
    return server.new("attack", "base", seats=seats, playing=playing, options={"quick_setup": True})


def any_action(tab: Tab, seat: str, rng: Random) -> Any:
    """Something the seat may do, thought up from what is on the screen alone."""
    view = msgspec.convert(tab.now["view"], ATTACK.view_type)
    state = ATTACK.imagine(view, tab.now.get("eyes", ""), Random(0))
    menu = msgspec.convert(tab.now["menus"][seat], Menu)
    return msgspec.to_builtins(ATTACK.pick(state, menu, rng))


def until_due(tab: Tab) -> str:
    """Wait until one of the people must decide; out comes the seat."""
    while not tab.due:
        tab.until(lambda reply: reply["type"] == "update")
    return tab.due


def decide(tab: Tab, rng: Random) -> str:
    """One decision of whoever is awaited, who takes the device where that is needed; out comes the seat."""
    until_due(tab)
    seat = tab.ready()
    answer = tab.say(seat=seat, do=any_action(tab, seat, rng))
    if answer["type"] == "refused":  # a computer that decides at the same time was quicker
        assert answer["refusal"]["reason"] == "stale_version", answer
        return decide(tab, rng)
    return seat


# What goes over the line


def changes(tab: Tab) -> list[dict[str, Any]]:
    return [reply for reply in tab.heard if reply["type"] in ("welcome", "update")]


def told_in(reply: dict[str, Any]) -> list[dict[str, Any]]:
    return list(reply.get("missed" if reply["type"] == "welcome" else "told", []))


def whispers(told: Iterable[dict[str, Any]]) -> set[tuple[int, bytes]]:
    """What not everybody may see, with the record it belongs to."""
    return {
        (entry["n"], msgspec.json.encode(event))
        for entry in told
        for event in entry.get("events", [])
        if "seen_by" in event
    }


def whispered_to(log: AnyLog, seat: str) -> set[tuple[int, bytes]]:
    return {
        (n, msgspec.json.encode(plain(event)))
        for n, events, _ in events_of(log, seat)
        for event in events
        if event.seen_by is not None
    }


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def is_for(reply: dict[str, Any], log: AnyLog) -> None:
    """Everything in a message is what the seat whose eyes it names may know, or a spectator."""
    now, eyes = reply["now"], reply["now"].get("eyes", "")
    state = log.state_at(reply["v"])
    assert now["view"] == plain(log.game.view(state, eyes or None))
    acting = set(now["menus"])
    for offer in now["menus"].get(TABLE, {}).get("offers", ()):
        assert offer["verb"] != "concede" or offer["targets"] == [eyes], "nobody resigns for somebody else"
    assert acting <= {eyes, TABLE} or now["pending"].get("open"), "a menu of somebody who has not the device"
    assert {order["seat"] for order in now.get("orders", [])} <= {eyes}
    assert set(now.get("redo", {})) <= {eyes}
    for entry in told_in(reply):
        assert "do" not in entry or entry["by"] == eyes
        assert all(eyes in event["seen_by"] for event in entry.get("events", []) if "seen_by" in event)


def test_every_message_is_for_the_eyes_that_have_the_device(server: Server) -> None:
    """Through the eyes of both people and of somebody who looks on in another tab without taking it."""
    seated, rng = begun(server, "brown"), Random(4)
    with seated.tab() as tab, seated.tab() as other:
        assert {decide(tab, rng) for _ in range(60)} == set(PEOPLE)
        log = until_whispers(seated, tab, rng)
        if other.v < tab.v:
            other.until(lambda reply: reply.get("v") == tab.v)
        for reply in (*changes(tab), *changes(other)):
            is_for(reply, log)
        assert {reply["now"].get("eyes", "") for reply in changes(tab)} == {"", *PEOPLE}
        assert {reply["now"].get("eyes", "") for reply in changes(other)} == {""}


def until_whispers(seated: Seated, tab: Tab, rng: Random) -> AnyLog:
    """Play on until something was whispered to both; how soon depends on the dice of the table."""
    for _ in range(MOST_DECISIONS):
        log = seated.log()
        if all(whispered_to(log, seat) for seat in PEOPLE):
            return log
        decide(tab, rng)
    raise AssertionError("nobody whispers")


def test_who_takes_the_device_is_told_all_that_the_seat_may_know(server: Server) -> None:
    """Also what was whispered to it while somebody else had the device, or nobody."""
    seated, rng = begun(server), Random(2)
    heard = dict.fromkeys(PEOPLE, 0)
    with seated.tab() as tab:
        for _ in range(MOST_DECISIONS):
            if all(heard.values()):
                break
            seat = until_due(tab)
            if seat not in tab.now["menus"]:
                before = len(tab.heard)
                tab.take()
                (update,) = (one for one in tab.heard[before:] if one["type"] == "update")
                log = seated.log()
                is_for(update, log)
                assert update["anew"]
                assert whispers(update["told"]) == whispered_to(log, seat)
                assert [entry["n"] for entry in update["told"]] == [n for n, _ in log.line]
                assert all(("do" in entry) == (entry["by"] == seat) for entry in update["told"])
                heard[seat] = len(whispers(update["told"]))
            decide(tab, rng)
    assert all(heard.values()), heard


def test_the_device_is_asked_for_again_after_a_reload(server: Server) -> None:
    seated = begun(server)
    with seated.tab() as tab:
        seat = until_due(tab)
        tab.take()
        assert tab.now["eyes"] == seat
        v = tab.v
    with seated.tab(v) as again:
        log = seated.log()
        is_for(again.welcome, log)
        assert again.welcome["anew"]
        assert [entry["n"] for entry in again.welcome["missed"]] == [n for n, _ in log.line]
        assert again.now.get("eyes", "") == ""
        assert again.take() == seat
        assert again.now["view"]["hand"] == list(log.state.hand(seat))
    other = next(one for one in PEOPLE if one != seat)
    with seated.tab(v, seat=seat) as lost, seated.tab(v, seat=other) as wrong:
        assert lost.now["eyes"] == seat, "whoever had it when the line was lost has it still"
        assert wrong.now.get("eyes", "") == "", "it is for the other one to decide"


def test_two_tabs_have_a_device_each(server: Server) -> None:
    seated = begun(server)
    with seated.tab() as one, seated.tab() as two:
        seat = one.take()
        other = next(person for person in PEOPLE if person != seat)
        assert two.now.get("eyes", "") == ""
        assert list(two.now["menus"]) == []
        for wish in ({"do": {"act": "end"}}, {"ask": {"what": "seat"}}, {"hint": True}, {"redo": 1}):
            assert two.reason(seat=seat, **wish) == "take_the_device", wish
        assert two.reason(do={"act": "end"}) == "take_the_device"
        assert two.reason(auto={}) == "take_the_device"
        assert two.reason(take="brown") == "not_your_seat"
        assert two.reason(take=other) == "not_your_decision"
        assert one.say(seat=seat, ask={"what": "seat"})["answer"]["seat"] == seat
        assert one.reason(seat=other, ask={"what": "seat"}) == "take_the_device"
        assert two.take() == seat
        assert two.now["view"] == one.now["view"]


def test_whoever_passes_the_device_on_may_take_back_until_somebody_takes_it(server: Server) -> None:
    """They are then asked again whether they have it; nobody else can take it back, nor sees them."""
    seated = server.new("attack", "base", seats={}, playing=list(PEOPLE), options={})
    with seated.tab() as tab:
        first = tab.take()
        region = tab.now["menus"][first]["offers"][0]["targets"][0]
        tab.say(seat=first, do={"act": "claim", "region": region})
        second = tab.due
        assert second != first
        assert (tab.now.get("eyes", ""), tab.now["undo"]) == ("", {first: 1})
        assert tab.say(seat=first, undo=1)["type"] == "done"
        assert (tab.due, tab.now.get("eyes", "")) == (first, "")
        tab.take()
        tab.say(seat=first, do={"act": "claim", "region": region})
        assert tab.take() == second
        assert "undo" not in tab.now
        assert tab.reason(seat=first, undo=1) == "take_the_device"
        assert tab.reason(undo=1) == "cannot_undo"


def story_of(seated: Seated, line: str = "") -> dict[str, Any]:
    story: dict[str, Any] = seated.get(f"/story?line={line}").json()
    return story


def test_the_story_is_that_of_the_seat_that_has_the_device(server: Server) -> None:
    """And of a spectator for whoever does not name the connection over which it was taken."""
    seated = begun(server)
    with seated.tab() as tab, seated.tab() as other:
        line = tab.welcome["line"]
        assert story_of(seated, line)["start"].get("seat") is None
        seat = tab.take()
        story = story_of(seated, line)
        hands = [step["patch"]["hand"] for step in story["steps"] if "hand" in (step.get("patch") or {})]
        assert (story["start"].get("seat"), hands) == (seat, [tab.now["view"]["hand"]])
        for name in ("", "nothing", other.welcome["line"]):
            seen = story_of(seated, name)
            assert seen["start"].get("seat") is None
            assert not any("hand" in (step.get("patch") or {}) for step in seen["steps"])
            assert not whispers(seen["steps"])


def test_a_fight_in_the_open_needs_no_hand_over(server: Server) -> None:
    """Whoever decides in it does so in front of everybody: with a menu and figures, and no secret."""
    seated, rng = begun(server), Random(3)
    with seated.tab() as tab:
        while not (tab.pending().get("open") and tab.now.get("eyes", "") == ""):
            decide(tab, rng)
        seat = tab.due
        assert list(tab.now["menus"]) == [seat]
        assert tab.now["view"]["hand"] == []
        brief = tab.until(lambda reply: reply["type"] == "brief" and reply["v"] == tab.v)["brief"]
        assert brief["seats"] == [seat]
        assert tab.reason(seat=seat, ask={"what": "seat"}) == "take_the_device"
        assert tab.reason(seat=seat, hint=True) == "take_the_device"
        assert tab.say(seat=seat, do=any_action(tab, seat, rng))["type"] == "done"
        is_for(changes(tab)[-1], seated.log())


# Seats that pass between people and computers


def log_lines(told: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        event["facts"] for entry in told for event in entry.get("events", []) if event["what"] == "seat_taken"
    ]


def test_who_takes_a_computers_seat_is_asked_first_and_everybody_reads_it(server: Server) -> None:
    seated = server.new(
        "attack",
        "base",
        seats={"tan": {"kind": "random"}},
        playing=list(PEOPLE),
        options={"quick_setup": True},
    )
    told = [{"seat": "tan", "human": True}]
    with seated.tab() as tab:
        v = tab.v if until_due(tab) == "gray" else 0
        hand = list(seated.log().state.hand("tan"))
        refused = seated.post("/seats", {"tan": {}})
        assert (refused.status_code, refused.json()["extra"]) == (409, {"seats": ["tan"]})
        assert seated.summary()["seats"]["tan"]["kind"] == "random"
        assert seated.log().version == v
        assert seated.post("/seats", {"tan": {"name": "Ben"}, "gray": {"name": "Anna"}}).status_code == 409
        assert seated.post("/seats?confirmed=true", {"tan": {"name": "Ben"}}).status_code == 200
        update = tab.until(lambda reply: reply["type"] == "update" and bool(reply.get("seats")))
        assert (update["mine"], update["v"], log_lines(update["told"])) == (["gray", "tan"], v + 1, told)
        assert tab.now.get("eyes", "") == "", "from now on two people may share the device"
        assert tab.now["view"]["hand"] == []
    with seated.tab() as again:
        assert log_lines(again.welcome["missed"]) == told
        assert hand != again.now["view"]["hand"]
    assert log_lines(seated.get("/story").json()["steps"]) == told
    log = seated.log()
    assert [(record.by, record.seat, record.takes) for record in log.takes] == [("table", "tan", "human")]
    assert save.load(save.dump(log)).header.sandtable == 3


def test_a_seat_given_to_a_computer_shows_no_other_hand(server: Server) -> None:
    """Whoever has the device and leaves does not see what the next one holds; it is marked too."""
    seated = begun(server)
    with seated.tab() as tab:
        seat = tab.take()
        other = next(person for person in PEOPLE if person != seat)
        assert seated.post("/seats", {seat: {"kind": "random"}}).status_code == 200
        tab.until(lambda reply: reply["type"] == "update" and bool(reply.get("seats")))
        assert (tab.mine, tab.now.get("eyes", "")) == ([other], "")
        while tab.due != other:
            tab.until(lambda reply: reply["type"] == "update")
        assert tab.now["view"]["hand"] == []
        assert tab.take() == other
        assert tab.now["view"]["hand"] == list(seated.log().state.hand(other))
    with seated.tab() as again:
        assert again.now.get("eyes", "") == ""
        assert log_lines(again.welcome["missed"]) == [{"seat": seat, "human": False}]


def test_in_a_game_without_secrets_nobody_is_asked(server: Server) -> None:
    seated = server.new(seats={"germany": {"kind": "random"}})
    assert seated.post("/seats", {"germany": {}}).status_code == 200
    assert not seated.log().takes
