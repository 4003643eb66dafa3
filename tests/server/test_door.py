"""The door: hosts, origins, tokens, the desk, and what browsers are told about our pages."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sandtable.server.assets import Shelf
from sandtable.server.guard import Guard
from sandtable.server.settings import Settings
from sandtable.server.tokens import owner_secret, token_of
from tests.server.serving import Server, Tab


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:8300"},
        {"Host": "127.0.0.1.evil.example"},
        {"Host": "10.0.0.7"},
        {"Host": "user@127.0.0.1"},
        {"Host": "127.0.0.1:bad"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "file://127.0.0.1"},
    ],
)
def test_strangers_are_refused(server: Server, headers: dict[str, str]) -> None:
    for path in ("/", "/api/games", "/nothing"):
        answer = server.http.get(path, headers=headers)
        assert answer.status_code in (400, 403), path
    posted = server.http.post("/api/tables", headers=headers, json={"game": "classic", "ruleset": "2nd"})
    assert posted.status_code in (400, 403)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_strange_pages_get_no_socket(server: Server, origin: str) -> None:
    seated = server.new()
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{server.host}{seated.path}/live", additional_headers={"Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_other_sites_get_nothing_but_a_link(server: Server, site: str) -> None:
    """Pictures and scripts have no Origin; the browser says where they are wanted."""
    picture = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
    link = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    frame = {**link, "Sec-Fetch-Dest": "iframe"}
    for path in ("/", "/favicon.ico", "/api/maps/style.json", "/nothing"):
        assert server.http.get(path, headers=picture).status_code == 403, path
        assert server.http.get(path, headers=frame).status_code == 403, path
    assert server.http.post("/api/mine", headers=link, json={"tables": []}).status_code == 403
    assert server.http.get("/api/maps/style.json", headers=link).status_code == 200
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{server.host}{server.new().path}/live", additional_headers={"Sec-Fetch-Site": site}),
    ):
        pass
    assert refused.value.response.status_code == 403
    own_page = {"Origin": server.url, "Sec-Fetch-Site": site}
    with connect(f"ws://{server.host}{server.new().path}/live", additional_headers=own_page):
        pass
    for own in ("same-origin", "none"):
        headers = {**picture, "Sec-Fetch-Site": own}
        assert server.http.get("/api/maps/style.json", headers=headers).status_code == 200


def test_own_pages_are_welcome(server: Server) -> None:
    for host in (server.host, server.host.replace("127.0.0.1", "localhost")):
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert server.http.get("/api/games", headers=headers).status_code == 200
    seated = server.new()
    own = {"Origin": server.url}
    with connect(f"ws://{server.host}{seated.path}/live", additional_headers=own) as socket:
        socket.send(json.dumps({"id": "h", "hello": {"token": seated.token}}))
        assert '"welcome"' in str(socket.recv())


def test_hosts_of_a_wider_server() -> None:
    wide = Guard(None, Settings(Path(), host="0.0.0.0", allowed_hosts=("table.example",)))  # type: ignore[arg-type]
    assert wide._may_come_in("192.168.1.5:8300", None)
    assert wide._may_come_in("[fe80::1]:8300", "http://[fe80::1]:8300")
    assert wide._may_come_in("table.example", "https://table.example")
    assert not wide._may_come_in("evil.example", None)


def test_pages_trust_nothing_else(server: Server) -> None:
    headers = server.http.get("/api/games").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert f"ws://{server.host}" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_wrong_token_is_like_an_unknown_table(server: Server) -> None:
    seated, other = server.new(), server.new()
    unknown = server.http.get("/api/tables/unknown", headers=seated.headers)
    for headers in ({}, other.headers, {"Authorization": "Basic x"}, {"Authorization": "Bearer"}):
        for path in ("", "/file", "/story", "/replay.html"):
            wrong = server.http.get(seated.path + path, headers=headers)
            assert (wrong.status_code, wrong.content) == (404, unknown.content)
        assert server.http.delete(seated.path, headers=headers).status_code == 404
        assert server.http.post(f"{seated.path}/seats", headers=headers, json={}).status_code == 404
    with pytest.raises(ConnectionClosed) as closed:
        Tab(seated, token=other.token).until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_the_desk_lists_every_table_with_its_token(server: Server) -> None:
    seated = server.new(name="Friday")
    found = server.http.get("/api/desk", headers={"Authorization": f"Bearer {server.owner}"}).json()
    assert {line["table"]: line["token"] for line in found}[seated.table] == seated.token
    assert found[0]["table"] == seated.table, "the one played last comes first"
    for headers in ({}, seated.headers, {"Authorization": f"Bearer {server.owner}x"}):
        assert server.http.get("/api/desk", headers=headers).status_code == 403


def test_a_browser_lists_what_it_remembers(server: Server) -> None:
    seated = server.new(name="Friday", seats={"uk": {"kind": "random"}})
    known = [{"table": seated.table, "token": seated.token}, {"table": seated.table, "token": "wrong"}]
    (line,) = server.http.post("/api/mine", json={"tables": [*known, {"table": "x", "token": "y"}]}).json()
    assert (line["name"], line["awaited"], line["round"]) == ("Friday", ["ussr"], 1)
    assert line["mine"] == ["ussr", "germany", "japan", "usa"]


def test_the_database_holds_no_token_and_the_desk_is_private(tmp_path: Path) -> None:
    house = tmp_path / "house"
    with Server(house) as server:
        seated = server.new()
    stored = b"".join(path.read_bytes() for path in house.glob("tables.db*"))
    assert seated.table.encode() in stored
    assert seated.token.encode() not in stored
    assert stat.S_IMODE((house / "desk.secret").stat().st_mode) == 0o600
    assert owner_secret(house) == server.owner
    assert token_of(server.owner, seated.table, "maker") == seated.token


def test_maps_are_packed_and_kept(server: Server) -> None:
    answer = server.http.get("/api/maps/classic.map.json")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "classic"
    again = server.http.get("/api/maps/classic.map.json", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "immutable" in server.http.get("/api/maps/style.json?v=1").headers["cache-control"]
    plain = server.http.get("/api/maps/classic.map.json", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
    for name in ("nothing.map.json", "..%2fstyle.py", "write.py"):
        assert server.http.get(f"/api/maps/{name}").status_code == 404


def test_the_client_is_served_from_its_folder_only(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("no")
    (tmp_path / "static" / "index.html").write_text("<p>hello</p>" * 99)
    shelf = Shelf(tmp_path / "static")
    page = shelf.find("index.html")
    assert page is not None
    assert len(page.packed) < len(page.body)
    assert shelf.find("../secret.txt") is None
    assert shelf.find("assets") is None
    (tmp_path / "static" / "index.html").write_text("new")
    newer = shelf.find("index.html")
    assert newer is not None
    assert newer.body == b"new"


def test_unknown_paths(server: Server) -> None:
    for path in ("/nothing", "/api", "/api/nothing", "/assets/x.js", "/..%2f..%2fapp.py", "/%2e%2e/app.py"):
        assert server.http.get(path).status_code == 404, path


def test_the_start_page_is_the_client_or_says_how_to_build_it(server: Server) -> None:
    answer = httpx.get(server.url)
    assert (answer.status_code, "make client" in answer.text) in ((200, False), (503, True))
    assert answer.headers["content-type"].startswith("text/html")
