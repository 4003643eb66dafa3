"""Answers given ahead: who has given them is not asked, and the log says so."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.kernel import save
from tests.server.serving import Seated, Server, Tab, wait_until

ATTACK = [
    {"act": "done"},
    {
        "act": "move",
        "units": {"infantry": 3, "armor": 1},
        "start": "karelia_ssr",
        "route": ["finland_norway"],
    },
    {"act": "done"},
    {"act": "fight", "space": "finland_norway"},
]


def answer(seated: Seated, **seats: dict[str, str]) -> Any:
    found = seated.post("/ahead", seats)
    assert found.status_code == 200, found.text
    return found.json()


def attacked(seated: Seated, tab: Tab) -> None:
    """The Soviets attack Norway; then somebody must decide."""
    for do in ATTACK:
        assert tab.say(seat="ussr", do=do)["type"] == "done"


def decided(tab: Tab) -> str:
    """Who is asked now, and what."""
    pending = tab.pending()
    return f"{pending['seats'][0]} {pending['what']}" if pending["type"] == "decide" else pending["type"]


def test_what_can_be_answered_and_nothing_is_at_first(server: Server) -> None:
    told = server.new().get("/ahead").json()
    assert told["decisions"]["retreat"] == ["ask", "never", "gains", "always"]
    assert set(told["answers"]) == {"ussr", "germany", "uk", "japan", "usa"}
    assert not any(told["answers"].values())
    none = server.new("attack", "base", playing=["gray", "tan"], seats={"tan": {"kind": "random"}})
    assert none.get("/ahead").json() == {"decisions": {}, "orders": {}, "answers": {"gray": {}}}


def test_a_defender_with_answers_is_never_asked(server: Server) -> None:
    seated = server.new()
    answer(seated, germany={"casualties": "advised"}, ussr={"casualties": "advised", "retreat": "never"})
    with seated.tab() as tab:
        attacked(seated, tab)
        wait_until(lambda: "battle" not in _position(tab), 60)
        log = seated.log()
    marked = [record for record in log.records if record.ahead]
    assert marked
    assert {record.by for record in marked} <= {"germany", "ussr"}
    assert all(record.do.__struct_config__.tag in ("lose", "press") for record in marked if record.do)
    assert b'"sandtable":4' in seated.file().split(b"\n")[0]
    again = save.load(seated.file())
    assert [record.ahead for record in again.records] == [record.ahead for record in log.records]
    told = [one for reply in tab.heard if reply["type"] == "update" for one in reply.get("told", [])]
    numbers = {one["n"] for one in told if {"key": "ahead"} in one.get("reasons", [])}
    assert numbers == {record.n for record in marked}, "everybody is told which these were"
    steps = server.load(seated.file()).get("/story").json()["steps"]
    of_file = {step["n"] for step in steps if {"key": "ahead"} in step.get("reasons", [])}
    assert of_file == numbers, "a table made of the file tells it too"


def _position(tab: Tab) -> dict[str, Any]:
    if tab.pending()["type"] == "decide" and tab.pending()["what"] not in ("combat", "noncombat_move"):
        tab.until(lambda reply: reply["type"] == "update")
    found: dict[str, Any] = tab.now["view"]["position"]
    return found


def test_an_answer_is_changed_in_the_middle_of_a_battle(server: Server) -> None:
    seated = server.new()
    answer(seated, germany={"casualties": "ask"})
    with seated.tab() as tab:
        attacked(seated, tab)
        for _ in range(6):
            if decided(tab) == "germany casualties":
                break
            _decide(tab)
        assert decided(tab) == "germany casualties"
        v = tab.v
        answer(seated, germany={"casualties": "advised"})
        tab.until(lambda reply: reply["type"] == "update")
        assert tab.v > v, "what was awaited is answered at once"
        answer(seated, germany={})
    assert [record.by for record in seated.log().records if record.ahead] == ["germany"]


def _decide(tab: Tab) -> None:
    """Whatever the advisor would do, for the other side."""
    seat, what = decided(tab).split()
    if what == "casualties":
        menu = tab.now["menus"][seat]
        units: dict[str, int] = {}
        owed = menu["owed"]
        for line in menu["offers"]:
            taken = min(owed, line.get("most", 0))
            if taken:
                units[line["unit"]] = taken
            owed -= taken
        tab.act("lose", units=units)
    else:
        tab.act("press")


def test_answers_outlive_a_kill_and_are_nobody_elses_business(server: Server) -> None:
    seated = server.new()
    order = " ".join(reversed(seated.get("/ahead").json()["orders"]["casualties"]))
    answer(seated, uk={"casualties": order})
    server.kill()
    server.start()
    assert seated.get("/ahead").json()["answers"]["uk"] == {"casualties": order}
    with seated.tab() as tab:
        assert order not in str(tab.welcome)
    assert order.encode() not in seated.file()
    assert order not in seated.get("/story").text


@pytest.mark.parametrize(
    ("seats", "status", "text"),
    [
        ({"nobody": {"retreat": "never"}}, 403, "not your seat"),
        ({"uk": {"dinner": "never"}}, 400, "unknown decision 'dinner'"),
        ({"uk": {"retreat": "sometimes"}}, 400, "retreat is answered by one of: ask, never, gains, always"),
        ({"uk": {"casualties": "infantry"}}, 400, "all of these in an order"),
        ({"uk": "never"}, 400, ""),
    ],
)
def test_wrong_answers_are_refused(server: Server, seats: Any, status: int, text: str) -> None:
    seated = server.new()
    found = seated.post("/ahead", seats)
    assert found.status_code == status
    assert text in found.text
    assert not any(seated.get("/ahead").json()["answers"].values())


def test_a_computers_seat_is_not_answered_for(server: Server) -> None:
    seated = server.new(seats={"germany": {"kind": "random"}})
    assert seated.post("/ahead", {"germany": {"casualties": "advised"}}).status_code == 403
    with seated.tab() as tab:
        attacked(seated, tab)
    assert not [record for record in seated.log().records if record.ahead]
