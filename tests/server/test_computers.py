"""Computer seats and advisors: they think in workers, see no secrets, and never hold up a table."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from sandtable.kernel import registry
from sandtable.kernel.protocol import Decide
from sandtable.kernel.verify import verify
from tests.server.serving import Seated, Server, wait_until

NATIONS = ("ussr", "germany", "uk", "japan", "usa")
POWERS = tuple(seat for held in registry.find("attack").seatings("base", 1) for seat in held)


def test_computers_play_until_a_person_must_decide(server: Server) -> None:
    seated = server.new(seats={seat: {"kind": "random"} for seat in ("ussr", "germany", "uk")})
    wait_until(lambda: not {"ussr", "germany", "uk"} & set(seated.summary()["awaited"]))
    assert "ussr" in {entry.by for entry in seated.log().entries}


def test_a_computer_takes_over_and_gives_back(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        seated.reseat("random", "ussr")
        tab.until(lambda reply: reply["type"] == "update" and "seats" in reply)
        tab.until(lambda reply: reply["type"] == "update" and _awaits_a_person(reply["now"]["pending"]))
        assert seated.summary()["mine"] == ["germany", "uk", "japan", "usa"]
        assert seated.reseat("human", "ussr")["mine"] == list(NATIONS)


def _awaits_a_person(pending: dict[str, object]) -> bool:
    """Whether anybody but the computer is to decide: the next nation, or a defender who picks losses."""
    return pending["type"] == "decide" and pending["seats"] != ["ussr"]


def test_a_table_of_computers_plays_only_while_somebody_looks_on(server: Server) -> None:
    seated = server.new(seats={seat: {"kind": "random"} for seat in NATIONS})
    assert seated.summary()["v"] == 1
    with seated.tab() as tab:
        tab.until(lambda reply: reply["v"] > 30)
        assert tab.now["menus"] == {}
        assert tab.reason(do={"act": "done"}) in ("only_watching", "stale_version")
        seated.reseat("human", *NATIONS)
        wait_until(lambda: _stands_still(server, seated.table, seated.headers))


def _stands_still(server: Server, table: str, headers: dict[str, str]) -> bool:
    before = server.http.get(f"/api/tables/{table}", headers=headers).json()["v"]
    time.sleep(0.3)
    return bool(server.http.get(f"/api/tables/{table}", headers=headers).json()["v"] == before)


def test_a_game_with_secrets_shows_only_what_the_seat_may_see(server: Server) -> None:
    mine, *others = POWERS
    seated = server.new("attack", "base", seats={seat: {"kind": "random"} for seat in others})
    with seated.tab() as tab:
        for _ in range(12):
            if tab.pending()["type"] != "decide" or mine not in tab.pending()["seats"]:
                tab.until(lambda reply: reply["type"] == "update" and mine in reply["now"]["menus"])
            auto = tab.say(auto={"until": "battle"})
            assert auto["type"] in ("done", "refused"), auto
        told = [entry for m in tab.heard if m["type"] == "update" for entry in m.get("told", [])]
    assert {entry["by"] for entry in told} > {mine}
    for entry in told:
        if entry["by"] != mine:
            assert "do" not in entry
            assert "dice" not in entry
        for event in entry.get("events", ()):
            assert mine in event.get("seen_by", [mine])
    story = seated.get("/story").json()
    assert story["secret"]
    assert all("do" not in step and "cards" not in step for step in story["steps"] if step["by"] != mine)


def test_the_advisor_is_asked_in_a_worker(server: Server) -> None:
    mine, *others = POWERS
    seated = server.new("attack", "base", seats={seat: {"kind": "random"} for seat in others})
    with seated.tab() as tab:
        brief = tab.until(lambda reply: reply["type"] == "brief")["brief"]
        assert brief["seats"] == [mine]
        assert tab.say(ask={"what": "seat"})["answer"]["seat"] == mine
        refused = tab.say(ask={"what": "weather"})["refusal"]
        assert (refused["reason"], refused["facts"]["text"]) == ("bad_question", "ask me for the seat")
        assert tab.reason(ask=[1]) == "bad_question"
        assert tab.reason(seat=others[0], ask={"what": "seat"}) == "not_your_seat"


def test_automatic_decisions_stop_at_the_mark(server: Server) -> None:
    mine, *others = POWERS
    seated = server.new("attack", "base", seats={seat: {"kind": "random"} for seat in others})
    with seated.tab() as tab:
        if mine not in tab.pending().get("seats", ()):
            tab.until(lambda reply: reply["type"] == "update" and mine in reply["now"]["menus"])
        assert tab.reason(auto={"mark": 90}) == "decide_yourself"
        wish = {"id": "auto", "v": tab.v, "auto": {"until": "battle"}}
        first = tab.say(**wish)
        assert first["type"] == "done"
        decided = [entry for entry in seated.log().entries if entry.by == mine]
        assert tab.say(**wish) == first
        assert [entry for entry in seated.log().entries if entry.by == mine] == decided


def test_automatic_wishes_are_for_ones_own_seats_and_not_without_number(server: Server) -> None:
    mine, *others = POWERS
    seated = server.new("attack", "base", seats={seat: {"kind": "random"} for seat in others})
    with seated.tab() as tab:
        if mine not in tab.pending().get("seats", ()):
            tab.until(lambda reply: reply["type"] == "update" and mine in reply["now"]["menus"])
        for seat in (others[0], "narnia"):
            assert tab.reason(seat=seat, auto={"until": "battle"}) == "not_your_seat"
        for mark in (-1, 101, 10**6):
            assert tab.reason(seat=mine, auto={"mark": mark}) == "bad_message"
        ids = [f"a{n}" for n in range(20)]
        for ident in ids:
            tab.socket.send(json.dumps({"id": ident, "v": tab.v, "seat": mine, "auto": {"mark": 90}}))
        answers: list[dict[str, Any]] = []
        while len(answers) < len(ids):
            answers.append(tab.until(lambda reply: reply.get("id") in ids))
        assert sorted(answer["id"] for answer in answers) == sorted(ids), "each is answered once"
        reasons = Counter(answer["refusal"]["reason"] for answer in answers)
        assert set(reasons) == {"decide_yourself", "too_many_questions"}
        assert reasons["decide_yourself"] >= 2


def test_two_wishes_with_one_id_get_an_answer_each(server: Server) -> None:
    with server.new().tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
        tab.act("done")
        same = {"id": "same", "v": tab.v, "seat": "ussr"}
        tab.socket.send(json.dumps({**same, "auto": {"until": "phase"}}))
        tab.socket.send(json.dumps({**same, "do": {"act": "fight", "space": "finland_norway"}}))
        first = tab.until(lambda reply: reply.get("id") == "same")
        assert tab.until(lambda reply: reply.get("id") == "same")["type"] == first["type"] == "done"
        assert tab.reason(seat="narnia", do={"act": "done"}) == "not_your_seat", "the line is still open"


def test_a_game_with_a_real_advisor(server: Server) -> None:
    with server.new().tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
        brief = tab.until(lambda reply: reply["type"] == "brief" and reply["v"] == tab.v)["brief"]
        assert brief["battles"]
        tab.act("done")
        assert tab.pending()["what"] == "combat"
        assert tab.say(auto={"until": "phase"})["type"] == "done"
        assert tab.pending()["what"] == "noncombat_move"


def test_a_dead_worker_is_replaced(tmp_path: Path, advisor: Path) -> None:
    mine, *others = POWERS
    with Server(tmp_path / "house", path=advisor) as server:
        seated = server.new("attack", "base", seats={seat: {"kind": "random"} for seat in others})
        with seated.tab() as tab:
            tab.until(lambda reply: reply["type"] == "brief")
            assert tab.reason(ask={"what": "die"}) == "internal_error"
            assert tab.say(ask={"what": "seat"})["answer"]["seat"] == mine
        assert server.process is not None
        workers = _children(server.process.pid)
        assert workers
        server.kill()
        wait_until(lambda: not any(_is_running(pid) for pid in workers))


def _children(pid: int) -> list[int]:
    """The processes that belong to one, Linux only; elsewhere none are found and nothing is checked."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else [os.getpid()]


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return pid != os.getpid() and not (state.exists() and state.read_text().split()[2] == "Z")


def test_a_whole_game_between_computers(server: Server) -> None:
    # However the dice fall, the Axis produces enough to win when the first round is over.
    seated = server.new(options={"axis_economic": 20}, seats={seat: {"kind": "random"} for seat in NATIONS})
    watched(seated)
    log = seated.log()
    assert not isinstance(log.pending, Decide)
    assert verify(log).exit_code == 0


def watched(seated: Seated, lines: int = 20) -> None:
    """Look on until the game is over. Computers that never pause can be too quick for a line on a busy
    machine; who is sent away comes again, as a browser does."""
    for _ in range(lines):
        with suppress(ConnectionClosed), seated.tab() as tab:
            if tab.pending()["type"] != "over":
                tab.until(lambda r: r["type"] == "update" and r["now"]["pending"]["type"] == "over")
            return
    raise AssertionError(f"the game did not end within {lines} lines")
