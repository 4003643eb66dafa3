"""Runs the real command in a process of its own, with a data folder of its own."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.nursery import Done, nursery

Run = Callable[..., Done]


@pytest.fixture
def data_home(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def run(tmp_path: Path, data_home: Path) -> Run:
    """`run("games", "--json")`; `text` is typed into it; a traceback is never a good answer."""
    env = {**os.environ, "XDG_DATA_HOME": str(data_home), "COLUMNS": "120"}

    def start(*args: object, text: str = "") -> Done:
        done = nursery().run([str(arg) for arg in args], env, tmp_path, text, timeout=300)
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return start


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """The JSON a command answers; it must be all there is on stdout."""

    def ask(*args: object) -> Any:
        done = run(*args, "--json")
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return ask
