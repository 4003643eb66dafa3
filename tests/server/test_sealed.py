"""Games in which several people keep secrets: saved sealed, opened again, and never handed out in plain."""

from __future__ import annotations

import base64
import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.games.attack.data import card_table
from sandtable.kernel import save
from sandtable.kernel.seal import is_sealed
from sandtable.server.tokens import OWNER_FILE, SEAL_FILE
from tests.server.serving import Seated, Server

WORDS = "drei Möwen über Kiel"
CARDS = [card.encode() for card in card_table().cards]
ALONE = {seat: {"kind": "random"} for seat in ("tan", "brown", "green")}


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another house."""
    with Server(tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


def shared(server: Server, **more: Any) -> Seated:
    """A table at which four people share one device."""
    return server.new("attack", "base", options={"quick_setup": True}, name="Kiel", **more)


def saved(seated: Seated, passphrase: str = "") -> bytes:
    answer = seated.post("/file", {"passphrase": passphrase})
    assert answer.status_code == 200, answer.text
    return answer.content


def loaded(server: Server, data: bytes, passphrase: str = "") -> httpx.Response:
    words = base64.b64encode(passphrase.encode()).decode()
    return server.http.post("/api/tables/load", content=data, headers={"Sandtable-Passphrase": words})


def hand_of(seated: Seated) -> Any:
    """Who must decide, with their hand, once they have the device."""
    with seated.tab() as tab:
        return tab.take(), tab.now["view"]["hand"], tab.now["view"]["units"]


def test_a_game_goes_on_elsewhere_with_its_passphrase(server: Server, other: Server) -> None:
    seated = shared(server)
    file = saved(seated, WORDS)
    assert is_sealed(file)
    assert not any(card in file for card in CARDS)
    assert seated.log().header.id.encode() not in file
    for words, why in (("", "passphrase_needed"), ("drei Enten", "wrong_passphrase")):
        answer = loaded(other, file, words)
        assert answer.status_code == 423
        assert answer.json()["extra"] == {"sealed": why}
        assert "sealed save" in answer.json()["detail"]
    again = Seated(other, **loaded(other, file, WORDS).json())
    assert hand_of(again) == hand_of(seated)
    assert again.log().entries == seated.log().entries
    assert not any(word in other.stderr.read_text() for word in (WORDS, "Möwen"))


def test_without_a_passphrase_only_this_house_opens_it(server: Server, other: Server) -> None:
    seated = shared(server)
    file = seated.file()
    assert json.loads(file.partition(b"\n")[0])["lock"] == "house"
    assert hand_of(Seated(server, **loaded(server, file).json())) == hand_of(seated)
    answer = loaded(other, file, WORDS)
    assert (answer.status_code, answer.json()["extra"]) == (423, {"sealed": "other_house"})
    for name in (OWNER_FILE, SEAL_FILE):
        assert stat.S_IMODE((other.data / name).stat().st_mode) == 0o600
    key = (other.data / SEAL_FILE).read_bytes().strip()
    assert all(key not in file.read_bytes() for file in other.data.glob("tables.db*"))


def test_tampering_is_noticed(server: Server) -> None:
    file = shared(server).file()
    answer = loaded(server, file.replace(b'"attack"', b'"classic"', 1))
    assert (answer.status_code, answer.json()["extra"]) == (423, {"sealed": "damaged"})
    answer = server.http.post("/api/tables/load", content=file, headers={"Sandtable-Passphrase": "no base64"})
    assert answer.status_code == 400
    assert shared(server).post("/file", {"passphrase": "x" * 201}).status_code == 400


def test_no_door_leads_to_the_plain_log(server: Server) -> None:
    """Computers that take the others' seats over do not make their secrets the last one's own."""
    seated = shared(server)
    assert seated.summary()["file"] == "sealed"
    assert seated.post("/branch", {"n": 1}).status_code == 403
    assert seated.get("/story").json()["shared"]
    seated.reseat("random", "tan", "brown", "green")
    assert seated.summary()["file"] == "sealed"
    assert is_sealed(seated.file())
    again = Seated(server, **loaded(server, seated.file()).json())
    assert again.summary()["file"] == "sealed"
    assert is_sealed(again.file())
    answer = again.post("/branch", {"n": 1})
    assert answer.status_code == 403
    assert "when it is over" in answer.json()["detail"]


def test_who_plays_alone_gets_the_plain_file(server: Server) -> None:
    seated = shared(server, seats=ALONE)
    assert seated.summary()["file"] == "hands"
    assert save.load(seated.file()).header.computers
    assert seated.post("/branch", {"n": 1}).status_code == 201
    assert is_sealed(saved(seated, WORDS)), "whoever wants a seal gets one"
    seated.reseat("human", "tan")
    assert seated.summary()["file"] == "sealed"
    seated.reseat("random", "tan")
    assert seated.summary()["file"] == "sealed"


def test_when_the_game_is_over_everybody_may_have_it(server: Server) -> None:
    seated = server.new(
        "attack", "base", playing=("red", "blue"), options={"quick_setup": True, "end": "rounds:1"}
    )
    with seated.tab() as tab:
        for _ in range(2):
            tab.take()
            tab.act("end")
        assert tab.pending()["type"] == "over"
        assert not tab.now.get("undo")
        assert tab.reason(undo=1) in ("cannot_undo", "name_a_seat")
    assert "file" not in seated.summary(), "plain is not worth a word"
    assert save.load(seated.file()).dice.segments[0].key
    assert seated.post("/branch", {"n": 3}).status_code == 201


def test_open_games_are_as_they_were(server: Server) -> None:
    seated = server.new()
    assert "file" not in seated.summary()
    assert save.load(seated.file()).version == 1


def test_a_seat_takes_home_what_it_saw(server: Server) -> None:
    seated = shared(server)
    with seated.tab() as tab:
        line = tab.welcome["line"]
        assert hand_in(seated.get(f"/seen?line={line}").text) == [], "nobody has the device yet"
        seat, hand = tab.take(), tab.now["view"]["hand"]
        answer = seated.get(f"/seen?line={line}")
        other = next(other for other in ("gray", "tan", "brown", "green") if other != seat)
        assert seated.get(f"/seen?line={line}&seat={other}").status_code == 403
        assert seated.get(f"/seen?seat={seat}").status_code == 403, "that device is in nobody's hands"
    assert answer.headers["content-disposition"].endswith(f'-{seat}.jsonl"')
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines[0]["seat"] == seat
    assert hand_in(answer.text) == hand
    others = {card for held in seated.log().state.hands.values() for card in held} - set(hand)
    assert others
    assert not any(json.dumps(card) in answer.text for card in others)
    assert seated.get("/seen?seat=nobody").status_code == 403


def hand_in(export: str) -> list[str]:
    """The hand in the last view of an export."""
    found: list[str] = json.loads(export.splitlines()[-1])["view"]["hand"]
    return found


@pytest.mark.parametrize("seat", ["", "germany"])
def test_in_an_open_game_any_seat_may_be_named(server: Server, seat: str) -> None:
    lines = server.new().get(f"/seen?seat={seat}").text.splitlines()
    assert json.loads(lines[0])["seat"] == (seat or "ussr")


def test_a_table_that_no_longer_opens_names_no_card(tmp_path: Path) -> None:
    """What today's rules refuse is told by the number of the record, without what is in it."""
    with Server(tmp_path / "house") as house:
        seated = shared(house)
        house.stop()
        with closing(sqlite3.connect(house.data / "tables.db")) as database, database:
            dealt = "SELECT n, line FROM records WHERE line LIKE '%cards%' ORDER BY n LIMIT 1"
            n, line = database.execute(dealt).fetchone()
            cards = json.loads(line)["cards"]
            spoiled = line.replace(json.dumps(cards[1]), json.dumps(cards[0]))
            assert spoiled != line
            database.execute("UPDATE records SET line = ? WHERE n = ?", (spoiled, n))
        house.start()
        answer = seated.get("/story")
        assert answer.status_code == 409
        assert f"line {n + 1}: a record is refused" in answer.json()["detail"]
        assert not any(card.decode() in answer.text for card in CARDS)
        assert not any(card.decode() in house.stderr.read_text() for card in CARDS)
