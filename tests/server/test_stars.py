"""Computer players with stars at real tables: they play, say why, give hints, and take over at any moment."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.ai import names
from sandtable.ai.axis.planner import Planner
from sandtable.ai.players import because
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Entry, Setup
from sandtable.kernel.registry import find
from sandtable.kernel.verify import verify
from sandtable.server import bots, sight, tokens
from tests.server.serving import Seated, Server, Tab, faulty_players, wait_until

NATIONS = ("ussr", "germany", "uk", "japan", "usa")


def stars(kind: str, *seats: str) -> dict[str, dict[str, str]]:
    return {seat: {"kind": kind} for seat in seats}


def faults(server: Server) -> str:
    """What the server had to complain about."""
    return "\n".join(line for line in server.stderr.read_text().splitlines() if "could not move" in line)


# Who may sit there


def test_the_games_say_which_computers_they_have(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        assert game["computers"] == list(names(game["name"]))
        assert game["computers"][0] == "random"
    with server.new().tab() as tab:
        assert tab.welcome["computers"] == ["random", "stars1", "stars2", "stars3", "stars4", "stars5"]


@pytest.mark.parametrize("kind", ["stars1", "stars2", "stars3", "stars4", "stars5", "random", "human"])
def test_every_player_of_the_game_may_sit_down(server: Server, kind: str) -> None:
    seated = server.new(seats=stars(kind, "usa"))
    assert seated.summary()["seats"]["usa"].get("kind", "human") == kind


@pytest.mark.parametrize("kind", ["stars9", "", "Human", "stars3 "])
def test_nobody_else_does(server: Server, kind: str) -> None:
    answer = server.http.post(
        "/api/tables", json={"game": "classic", "ruleset": "2nd", "seats": stars(kind, "uk")}
    )
    assert answer.status_code == 400
    assert "seats are for human, random, stars1, stars2, stars3, stars4, stars5" in answer.json()["detail"]
    seated = server.new()
    refused = seated.post("/seats", stars(kind, "uk"))
    assert refused.status_code == 400
    assert repr(kind) in refused.json()["detail"]
    assert seated.summary()["seats"]["uk"].get("kind", "human") == "human"


def test_how_long_they_may_think(server: Server) -> None:
    seated = server.new(thinking=30)
    assert seated.summary()["thinking"] == 30
    with seated.tab() as tab:
        assert tab.welcome["thinking"] == 30
        assert seated.post("/thinking", {"seconds": 1}).json()["thinking"] == 1
        assert tab.until(lambda reply: "thinking" in reply)["thinking"] == 1
    assert seated.post("/thinking", {"seconds": 7}).status_code == 400
    assert server.new().summary().get("thinking", 5) == 5


# They play


def test_a_round_of_three_stars_against_themselves(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as server:
        seated = server.new(seats=stars("stars3", *NATIONS))
        with seated.tab() as tab:
            tab.until(lambda reply: _round(reply) >= 2)
            told = [entry for m in tab.heard for entry in m.get("told", [])]
            seated.reseat("human", *NATIONS)
        assert faults(server) == ""
        log = seated.log()
        assert verify(log).exit_code in (0, 3)
        assert {entry.by for entry in log.entries} >= set(NATIONS)
        keys = {reason["key"] for entry in told for reason in entry.get("reasons", [])}
        assert {"buy", "attack", "press"} <= keys
        assert all(entry["by"] in NATIONS for entry in told if entry.get("reasons"))


def _round(reply: dict[str, Any]) -> int:
    now = reply.get("now")
    return int(now["view"]["position"].get("round", 1)) if now else 0


def test_reasons_stay_with_the_story_and_out_of_the_file(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as server:
        seated = server.new(seats=stars("stars3", "ussr"))
        wait_until(lambda: "ussr" not in seated.summary()["awaited"])
        server.kill()
        server.start()
        told = _reasons(seated.get("/story").json()["steps"])
        assert told
        assert told[min(told)][0]["key"] == "buy"
        with seated.tab() as tab:
            assert _reasons(tab.welcome["missed"]) == told
        assert b"reasons" not in seated.file()
        n = sorted(told)[-1]
        branch = Seated(server, **seated.post("/branch", {"n": n}).json())
        kept = _reasons(branch.get("/story").json()["steps"])
        assert list(kept.values()) == list(told.values())


def _reasons(steps: list[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    return {step["n"]: step["reasons"] for step in steps if step.get("reasons")}


def test_killed_in_the_middle_of_a_turn_they_go_on(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as server:
        seated = server.new(seats=stars("stars3", *NATIONS))
        with seated.tab() as tab:
            tab.until(
                lambda reply: reply["type"] == "update" and _seat(reply) == "germany" and reply["v"] > 20
            )
            seen = tab.v
        server.kill()
        server.start()
        assert seated.summary()["v"] >= seen
        with seated.tab(seen) as tab:
            assert _seat({"now": tab.now}) == "germany"
            tab.until(lambda reply: reply["type"] == "update" and _seat(reply) == "uk")
        assert verify(seated.log()).exit_code in (0, 3)
        assert faults(server) == ""


def _seat(reply: dict[str, Any]) -> str:
    return str(reply["now"]["view"]["position"]["seat"])


def test_a_player_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "faulty"
    folder.mkdir()
    with Server(tmp_path / "house", path=faulty_players(folder)) as server:
        seated = server.new(seats={**stars("stuck", *NATIONS), "germany": {"kind": "cheat"}})
        with seated.tab() as tab:
            tab.until(lambda reply: reply["type"] == "update" and _seat(reply) == "uk")
        assert "I do not know what to do" in faults(server)
        assert '"chair":"cheat"' in faults(server)


# Taking over


def test_taking_over_in_the_middle_of_a_battle(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        _to_the_battle(tab)
        assert tab.pending()["what"] != "combat"
        seated.reseat("stars4", "ussr", "germany")
        tab.until(lambda reply: reply["type"] == "update" and _over_with_battle(reply))
        seated.reseat("human", "ussr", "germany")
        tab.until(
            lambda reply: reply["type"] == "update" and "seats" in reply and reply["now"]["menus"] != {}
        )
        before = tab.v
        assert seated.summary()["mine"] == list(NATIONS)
        wait_until(lambda: seated.summary()["v"] == before)
        assert set(tab.pending()["seats"]) <= set(NATIONS)


def _to_the_battle(tab: Tab) -> None:
    """The Soviet Union attacks Norway, and somebody must choose."""
    tab.act("done")
    tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
    tab.act("done")
    tab.act("fight", space="finland_norway")
    assert tab.pending()["type"] == "decide"


def _over_with_battle(reply: dict[str, Any]) -> bool:
    return not reply["now"]["view"]["position"].get("battle")


# Hints


def test_a_hint_is_legal_and_changes_nothing(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        before = tab.v
        hint = tab.say(seat="ussr", hint=True)
        assert (hint["type"], hint["seat"], hint["v"]) == ("hint", "ussr", before)
        assert hint["do"]["act"] == "buy"
        assert hint["reasons"][0]["key"] == "buy"
        assert hint["text"].startswith("buy ")
        assert seated.summary()["v"] == before
        assert tab.say(seat="ussr", do=hint["do"])["type"] == "done"


def test_hints_lead_through_a_whole_turn(server: Server) -> None:
    seated = server.new(options={"restricted_soviet_attack": False})
    with seated.tab() as tab:
        asked = set()
        for _ in range(200):
            if "ussr" not in tab.pending()["seats"] and tab.pending()["what"] == "purchase":
                break
            asked.add(tab.pending()["what"])
            hint = tab.say(hint=True)
            assert hint["type"] == "hint", hint
            assert tab.say(seat=hint["seat"], do=hint["do"])["type"] == "done"
        assert _seat({"now": tab.now}) == "germany"
        assert {"purchase", "combat_move", "noncombat_move", "place"} <= asked


def test_a_hint_in_a_battle(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        _to_the_battle(tab)
        hint = tab.say(hint=True)
        assert hint["type"] == "hint"
        assert hint["seat"] in tab.pending()["seats"]
        assert tab.say(seat=hint["seat"], do=hint["do"])["type"] == "done"


def test_hints_are_for_those_whose_turn_it_is(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        assert tab.reason(seat="germany", hint=True) == "not_your_decision"
        assert tab.reason(seat="italy", hint=True) == "not_your_seat"
        seated.reseat("stars3", "germany")
        tab.until(lambda reply: "seats" in reply)
        assert tab.reason(seat="germany", hint=True) == "not_your_seat"
        assert tab.reason(hint=True, undo=1) == "bad_message"


# Inside


def test_a_plan_is_made_once_for_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[str] = []
    really = Planner.planned

    def counted(self: Planner, state: Any) -> Any:
        planned.append(state.phase)
        return really(self, state)

    monkeypatch.setattr(Planner, "planned", counted)
    log: Any = Log.new(CLASSIC, Setup("classic", "2nd"), {}, "plans")
    decided = 0
    while log.state.phase in ("purchase", "combat_move") and log.state.seat == "ussr":
        chair = bots.Chair("table", "classic", "ussr", "stars3", 1)
        thought = bots.think(chair, msgspec.json.encode(CLASSIC.view(log.state, "ussr")), 5)
        log.append(Entry("ussr", msgspec.json.decode(thought.action, type=CLASSIC.actions)))
        decided += 1
    assert planned == ["purchase", "combat_move"]
    assert decided > len(planned)


def test_players_are_remembered_by_table_and_not_for_ever() -> None:
    chairs = [bots.Chair(f"t{n}", "classic", "ussr", "random", 1) for n in range(bots.MOST_PLAYERS + 3)]
    first = bots._player(chairs[0], 5)
    assert bots._player(chairs[0], 5) is first
    assert bots._player(chairs[0], 30) is not first
    for chair in chairs:
        bots._player(chair, 5)
    assert len(bots._kept) == bots.MOST_PLAYERS


def test_luck_follows_from_the_secret_of_the_house() -> None:
    assert tokens.luck_of("secret", "t", "uk") == tokens.luck_of("secret", "t", "uk")
    others = {
        tokens.luck_of(*of) for of in (("secret", "t", "ussr"), ("secret", "u", "uk"), ("other", "t", "uk"))
    }
    assert tokens.luck_of("secret", "t", "uk") not in others


@pytest.mark.parametrize("game", ["classic", "attack"])
def test_reasons_are_told_where_nothing_is_secret(game: str) -> None:
    rules = find(game)
    ruleset = rules.rulesets()[0]
    log: Any = Log.new(rules, Setup(game, ruleset), {}, "reasons")
    entry: Any = Entry(rules.seatings(ruleset, 1)[0][0], None)
    (told,) = sight.told_of(
        log, sight.sight_of(log, ()), [(7, entry, ())], {7: (because("attack", win=0.5),)}
    )
    assert bool(told.reasons) == rules.is_open
    assert json.loads(msgspec.json.encode(told)).get("reasons", []) == (
        [{"key": "attack", "figures": {"win": 0.5}}] if rules.is_open else []
    )
