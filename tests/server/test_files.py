"""Whole games: saved, loaded, told as a story, branched off, replayed, deleted."""

from __future__ import annotations

import json
import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.games.axis.classic.actions import Done
from sandtable.kernel import registry, save
from sandtable.kernel.protocol import Entry, Setup
from sandtable.kernel.table import Table
from sandtable.kernel.verify import verify
from sandtable.server.patches import merge
from sandtable.server.replay import PAGES, NotBuilt, replay_page
from sandtable.server.sight import view_of
from tests.server.serving import PATIENCE, Seated, Server, wait_until

REPLAYS = Path(__file__).parents[1] / "replays"
GAME = (REPLAYS / "classic_2nd_1.sandtable").read_bytes()


def short(data: bytes, records: int = 200) -> bytes:
    return b"".join(data.splitlines(keepends=True)[: records + 1])


def test_save_and_load_again(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        tab.act("research", dice=2)
        position = tab.now["view"]["position"]
    file = seated.file()
    assert b"reveal" not in file, "the key of a running game stays here"
    again = server.load(file)
    with again.tab() as tab:
        assert tab.now["view"]["position"] == position
        tab.act("buy", units={"infantry": 1})
    log = again.log()
    assert [segment.number for segment in log.dice.segments] == [1, 2]
    assert log.dice.segments[0].commitment != log.dice.segments[1].commitment


def test_computers_sit_down_again(server: Server) -> None:
    kinds = {"germany": "stars4", "japan": "random"}
    seated = server.new(seats={seat: {"kind": kind} for seat, kind in kinds.items()})
    file = seated.file()
    again = server.load(file)
    assert {seat: plan["kind"] for seat, plan in again.summary()["seats"].items() if "kind" in plan} == kinds
    again.reseat("human", *kinds)
    assert b"computers" not in again.file()
    assert again.file().startswith(b'{"sandtable":1,')
    unknown = server.load(file.replace(b'"stars4"', b'"stars9"', 1))
    assert "kind" not in unknown.summary()["seats"]["germany"], "a seat nobody here can play is for people"


def test_the_download_has_a_name(server: Server) -> None:
    answer = server.new(name='Fri/day "1"').get("/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="fri-day-1-1.sandtable"'


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\xff\xfe", 1),
        (b"hello\n", 1),
        (short(GAME).replace(b'"classic"', b'"chess"', 1), 1),
        (short(GAME).replace(b'"sandtable":1', b'"sandtable":99', 1), 1),
        (short(GAME)[:-20], 201),
        (short(GAME) + b'{"n":999,"by":"ussr","do":{"act":"done"}}\n', 202),
        (short(GAME) + b"[" * 50_000 + b"\n", 202),
        (short(GAME) + b"x" * 70_000 + b"\n", 202),
        (short(GAME) + b"\n" * 200_001, 0),
    ],
)
def test_broken_files_are_refused_with_the_line(server: Server, data: bytes, line: int) -> None:
    answer = server.http.post("/api/tables/load", content=data)
    assert answer.status_code == 400
    assert answer.json()["extra"]["line"] == line
    assert answer.json()["extra"]["text"]


def test_one_upload_at_a_time(server: Server) -> None:
    """A second file from the same address is refused unread while the first still comes in."""
    name, _, port = server.host.partition(":")
    file = server.new().file()
    head = f"POST /api/tables/load HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: {len(file)}\r\n"
    with socket.create_connection((name, int(port)), PATIENCE) as line:
        line.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
        assert b" 100 " in line.recv(65536)
        line.sendall(file[:20])
        assert server.http.post("/api/tables/load", content=file).status_code == 429
        with httpx.Client(timeout=PATIENCE, transport=_from("127.0.0.2")) as other:
            assert other.post(f"{server.url}/api/tables/load", content=file).status_code == 201
        line.sendall(file[20:])
        assert line.recv(65536).startswith(b"HTTP/1.1 201 ")
    wait_until(lambda: server.http.post("/api/tables/load", content=file).status_code == 201)


def _from(address: str) -> httpx.HTTPTransport:
    return httpx.HTTPTransport(local_address=address)


WITNESS = '''
"""Notes which processes fold whole games."""
import os
from sandtable.kernel import save

load = save.load

def noted(*args, **kwargs):
    with open(os.environ["SANDTABLE_WITNESS"], "a") as file:
        file.write(f"{os.getpid()}\\n")
    return load(*args, **kwargs)

save.load = noted
'''


def test_uploads_and_branches_are_folded_in_a_worker_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "path").mkdir()
    (tmp_path / "path" / "sitecustomize.py").write_text(WITNESS)
    monkeypatch.setenv("SANDTABLE_WITNESS", str(tmp_path / "witness"))
    with Server(tmp_path / "house", path=tmp_path / "path") as house:
        assert house.process is not None
        seated = house.load(short(GAME))
        folded = (tmp_path / "witness").read_text().split()
        assert len(folded) == 1
        assert str(house.process.pid) not in folded
        seated.file()
        assert (tmp_path / "witness").read_text().split()[1:] == [str(house.process.pid)]
        assert seated.post("/branch", {"n": 100}).status_code == 201
        *_, opened, branched = (tmp_path / "witness").read_text().split()
        assert (opened, branched == opened) == (str(house.process.pid), False)


def long_game(size: int) -> bytes:
    """A game of so many bytes, all of it moves that are taken back."""
    log = Table.new(registry.find("classic"), Setup("classic", "2nd"), key=b"k" * 32).log
    log.append(Entry("ussr", Done()))
    lines, n = [save.dump(log)], log.version
    move = '{"act":"move","units":{"infantry":2},"start":"russia","route":["caucasus"]}'
    while n * 72 < size:
        lines.append(f'{{"n":{n + 1},"by":"ussr","do":{move}}}\n'.encode())
        lines.append(f'{{"n":{n + 2},"by":"ussr","undo":1}}\n'.encode())
        n += 2
    return b"".join(lines)


@pytest.mark.soak
def test_long_files_do_not_hold_up_other_tables(tmp_path: Path) -> None:
    """Six long files are sent from six places and opened, while another table gives orders."""
    data = long_game(4_800_000)
    with Server(tmp_path / "house") as house, house.new().tab() as tab:

        def send(n: int) -> None:
            with httpx.Client(base_url=house.url, timeout=600, transport=_from(f"127.0.0.{n}")) as other:
                answer = other.post("/api/tables/load", content=data)
            assert answer.status_code == 201, answer.text
            Seated(house, **answer.json()).tab().close()

        with ThreadPoolExecutor(6) as people:
            sent, took = [people.submit(send, n) for n in range(1, 7)], [0.0]
            while not all(one.done() for one in sent):
                began = time.monotonic()
                tab.act("buy", units={"infantry": 1})
                tab.say(undo=1)
                took.append(time.monotonic() - began)
        for one in sent:
            one.result()
        print(f"{len(took)} orders with their undo, the slowest {max(took):.2f} s")
        assert max(took) < 6


def test_names_in_a_file_are_cleaned(server: Server) -> None:
    names = {"\u202eAn\u0000na\n\tBell " + "x" * 500: ["ussr"], "   ": ["germany"], "Zoë 👩\u200d🚀": ["uk"]}
    header, _, rest = server.new().file().partition(b"\n")
    with_names = {**json.loads(header), "people": names}
    seats = server.load(json.dumps(with_names).encode() + b"\n" + rest).summary()["seats"]
    assert seats["ussr"]["name"].startswith("An na Bell xxx")
    assert len(seats["ussr"]["name"]) == 80
    assert (seats["germany"], seats["uk"]["name"]) == ({}, "Zoë 👩\u200d🚀")


def test_too_large_a_file_is_refused_unread(server: Server) -> None:
    assert server.http.post("/api/tables/load", content=b"x" * 5_000_001).status_code == 413
    assert server.http.post("/api/tables", content=b"x" * 70_000).status_code in (400, 413)


def without_none(value: Any) -> Any:
    """JSON in which what is absent and what is null are alike, as they are for a merge patch."""
    if isinstance(value, dict):
        return {key: without_none(part) for key, part in value.items() if part is not None}
    return [without_none(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", ["classic_2nd_1", "classic_3rd_2"])
def test_the_story_is_time_travel(server: Server, name: str) -> None:
    data = short((REPLAYS / f"{name}.sandtable").read_bytes(), 500)
    seated = server.load(data)
    story = seated.get("/story").json()
    log = save.load(seated.file())
    assert [step["n"] for step in story["steps"]] == [n for n, _ in log.line]
    view = story["start"]
    for step in story["steps"]:
        view = merge(view, step.get("patch", {}))
        if step["n"] % 5 and step is not story["steps"][-1]:
            continue
        then = json.loads(msgspec.json.encode(view_of(log, log.state_at(step["n"]), ())))
        assert without_none(view) == without_none(then), step["n"]
    assert story["sheet"]["order"]
    assert story["dice"][0]["commitment"] == log.dice.segments[0].commitment
    with seated.tab() as tab:
        assert tab.now["view"]["position"] == view["position"]


def test_branching_goes_on_from_an_earlier_moment(server: Server) -> None:
    seated = server.load(short(GAME))
    log = seated.log()
    n = log.line[100][0]
    answer = seated.post("/branch", {"n": n})
    assert answer.status_code == 201
    child = Seated(server, **answer.json())
    assert child.token != seated.token
    branched = child.log()
    assert branched.state == log.state_at(n)
    assert branched.header.parent == f"{log.header.id}@{n}"
    assert child.summary()["parent"] == branched.header.parent
    with child.tab() as tab:
        assert tab.pending()["type"] in ("decide", "over")
    assert seated.log().version == log.version, "the parent stays as it is"
    for wrong in (-1, log.version + 1, "x", None):
        assert seated.post("/branch", {"n": wrong}).status_code == 400


def test_a_finished_game_is_proven(server: Server) -> None:
    seated = server.new(
        ruleset="2nd",
        options={"axis_economic": 1},
        seats={seat: {"kind": "random"} for seat in ("ussr", "germany", "uk", "japan", "usa")},
    )
    with seated.tab() as tab:
        tab.until(lambda reply: reply["type"] == "update" and reply["now"]["pending"]["type"] == "over")
    log = seated.log()
    assert verify(log).exit_code == 0
    assert seated.get("/story").json()["dice"][0]["reveal"]
    assert seated.summary()["over"]
    again = server.load(seated.file())
    assert again.log().version == log.version, "a finished game needs no new dice"


def test_the_replay_is_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "some_game"
    folder.mkdir()
    (folder / "r.js").write_text('document.title = "</script>";')
    (folder / "r.css").write_text("p { color: red }")
    (folder / "replay.html").write_text(
        '<html><head><script type="module" crossorigin src="./r.js"></script>'
        '<link rel="stylesheet" crossorigin href="./r.css"></head>'
        '<body><script type="application/json" id="story"></script></body></html>'
    )
    html = replay_page("some_game", {"story": b'{"name":"</script><b>"}'}, tmp_path).decode()
    assert "src=" not in html
    assert "href=" not in html
    assert html.count("</script>") == 2
    story = html.partition('id="story">')[2].partition("</script>")[0]
    assert json.loads(story) == {"name": "</script><b>"}
    with pytest.raises(NotBuilt):
        replay_page("some_game", {"other": b"{}"}, tmp_path)
    with pytest.raises(NotBuilt):
        replay_page("other_game", {}, tmp_path)


def test_the_replay_of_a_table(server: Server) -> None:
    """With the client built it is a page that asks for nothing; without, it says so."""
    answer = server.load(short(GAME)).get("/replay.html")
    if not (PAGES / "classic").is_dir():
        assert answer.status_code == 503
        return
    html = answer.text
    assert answer.headers["content-disposition"].endswith('.html"')
    assert not re.search(r'<(script|link|img)[^>]*\b(src|href)="', html)
    for ident in ("story", "map", "map-style"):
        inside = html.partition(f'<script type="application/json" id="{ident}">')[2].partition("</script>")[0]
        assert json.loads(inside)


def test_a_deleted_table_is_gone(server: Server) -> None:
    seated = server.new()
    with seated.tab() as tab:
        assert server.http.delete(seated.path, headers=seated.headers).status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            tab.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410
    assert seated.get().status_code == 404
    remembered = {"tables": [{"table": seated.table, "token": seated.token}]}
    assert server.http.post("/api/mine", json=remembered).json() == []


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "chess", "ruleset": "2nd"},
        {"game": "classic", "ruleset": "9th"},
        {"game": "classic", "ruleset": "2nd", "options": {"flying_pigs": True}},
        {"game": "classic", "ruleset": "2nd", "seats": {"narnia": {}}},
        {"game": "classic", "ruleset": "2nd", "seats": {"ussr": {"kind": "genius"}}},
        {"game": "classic", "ruleset": "2nd", "playing": ["ussr", "germany"]},
        {"game": "attack", "ruleset": "base", "playing": ["gray"]},
        {"game": "attack", "ruleset": "base", "playing": ["gray", "gray", "tan"]},
        {"game": "attack", "ruleset": "base", "playing": ["gray", "pink"]},
        {"game": "attack", "ruleset": "base", "playing": ["gray", "tan"], "seats": {"red": {}}},
        {"game": "classic", "ruleset": "2nd", "more": 1},
        {"game": "classic"},
        [],
        None,
    ],
)
def test_bad_plans_are_refused(server: Server, plan: Any) -> None:
    answer = server.http.post("/api/tables", json=plan)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_games_say_how_many_seats_may_play(server: Server) -> None:
    info = {one["name"]: one["rulesets"][0] for one in server.http.get("/api/games").json()}
    assert (info["classic"]["sizes"], info["classic"]["usual"]) == ([5], info["classic"]["seats"])
    assert info["attack"]["sizes"] == [2, 3, 4, 5, 6]
    assert info["attack"]["seats"] == ["gray", "tan", "brown", "green", "blue", "red"]
    assert info["attack"]["usual"] == info["attack"]["seats"][:4]
    assert list(info["attack"]["seatings"]) == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize("playing", [(), ("tan", "red"), ("gray", "brown", "green", "blue", "red", "tan")])
def test_the_seats_that_were_chosen_play(server: Server, playing: tuple[str, ...]) -> None:
    usual = ("gray", "tan", "brown", "green")
    seats = {seat: {"kind": "random"} for seat in playing or usual} | {"tan": {"name": "Anna"}}
    seated = server.new(game="attack", ruleset="base", playing=playing, seats=seats)
    assert tuple(seated.summary()["seats"]) == (playing or usual)
    assert set(seated.log().state.order) == set(playing or usual)
    with seated.tab() as tab:
        assert set(tab.now["view"]["hand_sizes"]) == set(playing or usual)
    child = Seated(server, **seated.post("/branch", {"n": 0}).json())
    assert tuple(child.summary()["seats"]) == (playing or usual), "a branch has the same players"
