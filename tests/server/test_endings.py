"""Games that are over: how they went, and what a computer would have done. A running game tells nothing."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sandtable.kernel import save
from sandtable.server import studies
from sandtable.server.ending import look_back
from sandtable.server.messages import Ending
from sandtable.server.study import Thinker, decide_again, goes_of
from tests.ended import ATTACK, CLASSIC, one_before_the_end
from tests.server.serving import Seated, Server, wait_until

QUICK = Thinker("stars4", luck=1, budget=0.1)


# How it went


@pytest.mark.parametrize(("file", "winners"), [(CLASSIC, ["axis"]), (ATTACK, ["green"])])
def test_the_curve_goes_from_the_start_to_the_winner(server: Server, file: bytes, winners: list[str]) -> None:
    seated = server.load(file)
    answer = seated.get("/ending")
    assert answer.status_code == 200
    told = answer.json()
    points = told["chances"]
    assert points[0]["n"] == 0
    assert all(abs(sum(point["of"]) - 1) < 0.001 for point in points)
    assert [point["n"] for point in points] == sorted({point["n"] for point in points})
    last = dict(zip(told["sides"], points[-1]["of"], strict=True))
    assert [side for side, chance in last.items() if chance == 1] == winners
    assert told["luck"]


def test_the_curve_has_what_a_spectator_could_see(monkeypatch: pytest.MonkeyPatch) -> None:
    log = save.load(ATTACK)
    asked: list[str | None] = []
    view = log.game.view

    def seen(_: object, state: Any, seat: str | None) -> Any:
        asked.append(seat)
        return view(state, seat)

    monkeypatch.setattr(type(log.game), "view", seen)
    assert isinstance(look_back(log), Ending)
    assert asked
    assert set(asked) == {None}


def test_the_last_battle_of_a_phase_does_not_pay_for_the_end_of_the_phase() -> None:
    log = save.load(CLASSIC)
    told = look_back(log)
    points = {point.n: point.of for point in told.chances}
    alone = {point.n: point.timeless for point in told.chances if point.timeless}
    state, ends = log.game.start(log.setup), 0
    for n, entry in log.line:
        step = log.game.apply(state, entry)
        if state.phase == "combat" != step.state.phase and any(e.what == "battle_over" for e in step.events):
            ends += 1
            # The turn of Germany is worth much to the Axis: when it is half over, that is gone.
            assert state.seat != "germany" or alone[n][0] > points[n][0] + 0.02
        state = step.state
    assert ends > 5


@pytest.mark.parametrize("game", ["classic", "attack"])
def test_a_running_game_tells_nothing(server: Server, game: str) -> None:
    seated = server.new(game, "2nd" if game == "classic" else "base")
    assert seated.get("/ending").status_code == 403
    assert seated.post("/study", None).status_code == 403
    assert seated.get("/study").json() == {"of": 0, "done": 0, "found": []}


def test_one_entry_before_the_end_is_before_the_end(server: Server) -> None:
    seated = server.load(one_before_the_end(CLASSIC))
    assert seated.get("/ending").status_code == 403
    with seated.tab() as tab:
        tab.act("done")
        assert tab.pending()["type"] == "over"
    assert seated.get("/ending").status_code == 200


def test_nobody_else_gets_it(server: Server) -> None:
    seated = server.load(CLASSIC)
    stranger = Seated(server, seated.table, "x" * 32)
    for answer in (stranger.get("/ending"), stranger.get("/study"), stranger.post("/study", None)):
        assert answer.status_code == 404


# What a computer would have done


def test_a_go_ends_with_dice_and_begins_outside_of_fights() -> None:
    log = save.load(CLASSIC)
    entries = dict(log.line)
    goes = goes_of(CLASSIC, ("germany",), ())
    assert goes
    for go in goes:
        assert {entries[n].by for n, _ in go.moves} == {"germany"}
        assert go.moves[0][1] in ("purchase", "combat_move", "combat", "noncombat_move", "place")
    assert max(len(go.moves) for go in goes) > 5
    assert not goes_of(CLASSIC, ("germany",), frozenset(entries))


@pytest.mark.parametrize(("file", "seat"), [(CLASSIC, "japan"), (ATTACK, "brown")])
def test_the_computer_moves_from_where_the_person_began(file: bytes, seat: str) -> None:
    log = save.load(file)
    for go in goes_of(file, (seat,), ())[:4]:
        found = decide_again(file, go, QUICK)
        assert (found.n, found.seat, len(found.mine)) == (go.n, seat, len(go.moves))
        assert found.best
        state = log.state_at(go.n - 1)
        first = log.game.parse(state, seat, found.best[0].text)
        assert log.game.write(first) == found.best[0].text
        both = sum(move.both for move in found.mine)
        assert both == sum(move.both for move in found.best)


def test_a_study_is_followed_to_its_end(server: Server) -> None:
    seated = server.load(one_before_the_end(CLASSIC))
    seated.reseat("stars3", "ussr", "germany", "uk", "japan")
    with seated.tab() as tab:
        tab.act("done")
    begun = seated.post("/study", None)
    assert begun.status_code == 200
    wait_until(lambda: not seated.get("/study").json().get("is_running"))
    study = seated.get("/study").json()
    assert study["done"] == study["of"] == len(study["found"])
    assert {one["seat"] for one in study["found"]} == {"usa"}
    assert seated.post("/study", None).json() == study


def test_one_study_at_a_time_and_it_can_be_ended(server: Server) -> None:
    first, second = server.load(CLASSIC), server.load(CLASSIC)
    assert first.post("/study", None).json()["is_running"]
    assert second.post("/study", None).status_code == 429
    ended = server.http.delete(f"{first.path}/study", headers=first.headers)
    assert ended.status_code == 204
    wait_until(lambda: not first.get("/study").json().get("is_running"))
    assert second.post("/study", None).status_code == 200
    server.http.delete(f"{second.path}/study", headers=second.headers)
    wait_until(lambda: not second.get("/study").json().get("is_running"))
    before = first.get("/study").json()["done"]
    again = first.post("/study", None).json()
    assert again["is_running"]
    assert again["done"] >= before
    server.http.delete(f"{first.path}/study", headers=first.headers)


def test_a_study_that_nobody_asks_for_ends() -> None:
    subject = studies.Subject(b"", 1, (), frozenset(), "stars5", {})
    course, forsaken = studies.Course("here", subject), studies.Course("here", subject)
    forsaken.asked = time.monotonic() - studies.FORSAKEN - 1
    assert (course.is_forsaken, forsaken.is_forsaken) == (False, True)
    forsaken.told()
    assert [forsaken.is_forsaken] == [False]
