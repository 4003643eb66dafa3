"""The database: its schema, its promises, and the same on PostgreSQL."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from sandtable.ai.players import because
from sandtable.server.kept import Card, Given, Person, Standing
from sandtable.server.messages import SeatPlan
from sandtable.server.schema import METADATA
from sandtable.server.settings import Settings
from sandtable.server.store import ANSWERS_KEPT, PIECE, Conflict, Store
from tests.server.serving import Postgres, Server, wait_until

PEOPLE = (Person("maker", "0" * 64, ("ussr",)),)


def card(ident: str = "t1", v: int = 0) -> Card:
    standing = Standing(v, ("ussr",), False, 1, "purchase")
    seats = {"ussr": SeatPlan("human", "Änne")}
    return Card(ident, "classic", "2nd", "Friday", "{}", seats, standing, "", "2026-01-01", PEOPLE)


def at(v: int) -> Standing:
    return Standing(v, ("ussr",), False, 1, "purchase")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def test_migrations_lead_to_the_schema(store: Store) -> None:
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_sqlite_is_told_to_be_careful(store: Store) -> None:
    with store._engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def check_promises(store: Store) -> None:
    store.create(card(), [], b"k" * 32)
    why = {1: (because("attack", space="egypt", win=0.81),)}
    store.append("t1", ["one", "two"], b"k" * 32, at(2), Given("maker", "c1", b'{"v":2}'), why)
    kept = store.read("t1")
    assert kept is not None
    assert (kept.lines, kept.key, kept.card.seats["ussr"].name) == (("one", "two"), b"k" * 32, "Änne")
    assert kept.reasons == why
    assert store.answer("t1", "maker", "c1") == b'{"v":2}'
    assert store.answer("t1", "other", "c1") is None
    with pytest.raises(Conflict):
        store.append("t1", ["late"], b"k" * 32, at(2), None)
    with pytest.raises(Conflict):
        store.append("t1", ["three"], b"x" * 32, at(3), Given("maker", "c1", b"{}"))
    again = store.read("t1")
    assert again == kept, "what fails leaves nothing behind"
    store.append("t1", ["three"], None, at(3), None)
    kept = store.read("t1")
    assert kept is not None
    assert kept.key is None, "a revealed key is kept no longer"
    store.append("t1", [], None, at(3), None, seats={"ussr": SeatPlan("random")})
    assert store.cards()[0].seats["ussr"].kind == "random"
    with pytest.raises(Conflict):
        store.append("t1", [], None, at(2), None, seats={"ussr": SeatPlan()})
    assert store.cards()[0].seats["ussr"].kind == "random"
    store.put_thinking("t1", 30)
    assert store.cards()[0].thinking == 30
    for v in range(4, 4 + ANSWERS_KEPT + 50):
        store.append("t1", [str(v)], None, at(v), Given("maker", f"w{v}", b"{}"))
    assert store.answer("t1", "maker", "c1") is None, "old answers go"
    assert store.answer("t1", "maker", f"w{v}") == b"{}"
    store.delete("t1")
    assert (store.read("t1"), store.count()) == (None, 0)
    many = [str(n) for n in range(3 * PIECE + 1)]
    store.create(card("t2", len(many)), many, b"k" * 32)
    long = store.read("t2")
    assert long is not None
    assert (long.lines, long.key, long.card.people) == (tuple(many), b"k" * 32, PEOPLE)
    store.delete("t2")
    store.create(card(), [], None)
    assert store.answer("t1", "maker", f"w{v}") is None, "answers went with their table"
    store.delete("t1")


def test_promises_of_sqlite(store: Store) -> None:
    check_promises(store)


def test_tables_of_an_older_schema_go_on(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as house:
        seated = house.new(seats={"ussr": {"kind": "random"}})
        wait_until(lambda: "ussr" not in seated.summary()["awaited"])
        house.stop()
        _take_back_to("0001", tmp_path / "house" / "tables.db")
        house.start()
        assert seated.summary()["seats"]["ussr"] == {"kind": "random"}
        assert seated.summary().get("thinking", 5) == 5
        assert all("reasons" not in step for step in seated.get("/story").json()["steps"])
        seated.reseat("stars3", *seated.summary()["awaited"])
        v = seated.summary()["v"]
        wait_until(lambda: seated.summary()["v"] > v)


def _take_back_to(revision: str, database: Path) -> None:
    """Turn a database into one that an older server has left."""
    config = Config()
    config.set_main_option("script_location", "sandtable.server:migrations")
    store = Store(f"sqlite:///{database}")
    with store._engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    store.close()


def test_database_urls() -> None:
    assert Settings(Path("/d")).database_url == "sqlite:////d/tables.db"
    for url in ("postgres://h/d", "postgresql://h/d", "postgresql+pg8000://h/d"):
        assert Settings(Path("/d"), database=url).database_url == "postgresql+pg8000://h/d"


def test_promises_of_postgresql(postgres: Postgres) -> None:
    store = Store.open(Settings(Path(), database=postgres.url).database_url)
    try:
        check_promises(store)
        with store._engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    finally:
        store.close()


def test_a_game_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path / "house", "--database", postgres.url) as house:
        seated = house.new(seats={"germany": {"kind": "random"}})
        with seated.tab() as tab:
            tab.act("research", dice=1)
            tab.act("buy", units={"infantry": 1})
        house.kill()
        house.start()
        with seated.tab() as tab:
            assert [order["text"] for order in tab.now["orders"]] == ["buy 1 inf"]
        assert not list((tmp_path / "house").glob("*.db"))


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """Also one that others could read before, and the files beside it."""
    path = tmp_path / "tables.db"
    for _ in range(2):
        store = Store.open(f"sqlite:///{path}")
        store.create(card(), [], None)
        modes = {place.name: stat.S_IMODE(place.stat().st_mode) for place in tmp_path.iterdir()}
        assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
        store.delete("t1")
        for place in tmp_path.iterdir():
            place.chmod(0o644)
        store.close()
        path.chmod(0o644)


def test_a_table_that_was_never_finished_is_cleared_away(tmp_path: Path) -> None:
    """A server died while it stored a long game; one that was begun just now may still be under way."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store.open(url)
    for ident, hours in (("old", 2), ("new", 0)):
        begun = (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
        store.create(replace(card(ident), people=(), played=begun), ["one"], None)
    store.close()
    again = Store.open(url)
    assert [again.card(ident) is None for ident in ("old", "new")] == [True, False]
    again.close()


def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path / "house", "--database", postgres.url) as house:
        seated = house.new()
        tab = seated.tab()
        wish = {"id": "once", "v": tab.v, "do": {"act": "buy", "units": {"infantry": 1}}}
        postgres.stop()
        try:
            for path in (seated.path, "/api/desk"):
                headers = (
                    seated.headers if path == seated.path else {"Authorization": f"Bearer {house.owner}"}
                )
                answers = [house.http.get(path, headers=headers) for _ in range(4)]
                assert {(one.status_code, one.headers["retry-after"]) for one in answers} == {(503, "1")}
                quickest = min(answer.elapsed for answer in answers)
                assert quickest.total_seconds() < 3, "nobody waits for a database that is away"
            assert _code_of(lambda: tab.say(**wish)) == 1013
            assert _code_of(seated.tab) == 1013
            assert house.http.get("/api/games").status_code == 200
        finally:
            postgres.start()
        wait_until(lambda: seated.get().status_code == 200)
        with seated.tab() as again:
            done = again.say(**wish)
            assert done["type"] == "done"
            assert again.say(**wish) == done
        assert len(seated.log().line) == 1
        tab.close()
    for line in house.stderr.read_text().splitlines():
        assert json.loads(line)["event"], line


def _code_of(talk: Callable[[], object]) -> int:
    """How the server closes the line."""
    with pytest.raises(ConnectionClosed) as closed:
        talk()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_nul_is_a_sign_like_others_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path / "house", "--database", postgres.url) as house:
        seated = house.new(name="Fri\0day", seats={"ussr": {"name": "An\0na"}})
        assert seated.summary()["name"] == "Fri day"
        assert seated.summary()["seats"]["ussr"]["name"] == "An na"
        assert house.http.get("/api/tables/a%00b", headers=seated.headers).status_code == 404
        remembered = {"tables": [{"table": "a\0b", "token": "c\0d"}]}
        assert house.http.post("/api/mine", json=remembered).json() == []
        with seated.tab() as tab:
            tab.socket.send('{"id":"a\\u0000b","v":1,"undo":1}')
            assert tab.until(lambda reply: reply["type"] == "refused")["refusal"]["reason"] == "bad_message"
            tab.act("buy", units={"infantry": 1})
        assert house.stderr.read_text() == ""
