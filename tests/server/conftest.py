"""Runs the real server in a process of its own, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Postgres, Server, tiny_advisor


@pytest.fixture(scope="session")
def advisor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that, on the path, gives Attack! a tiny advisor."""
    return tiny_advisor(tmp_path_factory.mktemp("advisor"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, advisor: Path) -> Iterator[Server]:
    """One server for all tests that leave it as they found it."""
    with Server(tmp_path_factory.mktemp("house"), path=advisor) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own. `make test` installs it where it can; where not, the summary says so."""
    if not Postgres.places:
        pytest.skip("POSTGRESQL WAS NOT TESTED: its server is not installed (Debian: postgresql)")
    running = Postgres()
    yield running
    running.close()
