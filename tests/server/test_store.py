"""The database: its schema, its promises, and the same on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from sandtable.ai.players import because
from sandtable.server.messages import SeatPlan
from sandtable.server.schema import METADATA
from sandtable.server.settings import Settings
from sandtable.server.store import ANSWERS_KEPT, Card, Conflict, Given, Person, Standing, Store
from tests.server.serving import PATIENCE, Server, wait_until

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
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


# PostgreSQL. `make test` installs it where it can; where it is not there, the summary says so.


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of our own; it does not run as root, so root lends it another user."""
    if not PLACES:
        pytest.skip("POSTGRESQL WAS NOT TESTED: its server is not installed (Debian: postgresql)")
    lend = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if lend:
        shutil.chown(folder, lend)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    create = ["-D", str(folder / "db"), "-U", "sand", "--auth=trust", "-E", "UTF8"]
    subprocess.run([PLACES[0] / "initdb", *create], check=True, capture_output=True, cwd="/", user=lend)
    options = ["-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-c", "fsync=off"]
    running = subprocess.Popen(
        [PLACES[0] / "postgres", "-D", folder / "db", *options], stderr=subprocess.DEVNULL, cwd="/", user=lend
    )
    try:
        wait_until(lambda: _answers(port))
        yield f"postgresql://sand@127.0.0.1:{port}/postgres"
    finally:
        running.terminate()
        running.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _answers(port: int) -> bool:
    ready = ["-h", "127.0.0.1", "-p", str(port)]
    return subprocess.run([PLACES[0] / "pg_isready", *ready], capture_output=True).returncode == 0


def test_promises_of_postgresql(postgres: str) -> None:
    store = Store.open(Settings(Path(), database=postgres).database_url)
    try:
        check_promises(store)
        with store._engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    finally:
        store.close()


def test_a_game_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with Server(tmp_path / "house", "--database", postgres) as house:
        seated = house.new(seats={"germany": {"kind": "random"}})
        with seated.tab() as tab:
            tab.act("research", dice=1)
            tab.act("buy", units={"infantry": 1})
        house.kill()
        house.start()
        with seated.tab() as tab:
            assert [order["text"] for order in tab.now["orders"]] == ["buy 1 inf"]
        assert not list((tmp_path / "house").glob("*.db"))
