"""Counters and chips of two hundred positions of computer games, at every size: `make soak`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.positions import ROOT, record

MANY = 200


@pytest.mark.soak
def test_nothing_stands_where_it_does_not_belong(tmp_path: Path) -> None:
    path = tmp_path / "positions.json"
    assert record(path, MANY, 8) == MANY
    node = subprocess.run(
        [sys.executable, ROOT / "client" / "node.py"], capture_output=True, text=True, check=True
    )
    search = os.pathsep.join((node.stdout.strip(), os.environ["PATH"]))
    done = subprocess.run(
        ["npx", "vitest", "run", "tests/board/measured.test.ts"],
        cwd=ROOT / "client",
        env={**os.environ, "PATH": search, "SANDTABLE_POSITIONS": str(path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
