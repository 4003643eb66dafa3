"""What is in the repository stands on its own and holds nothing that does not belong."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OUTSIDE = ("/".join(["..", "shared"]), "/".join(["", "work", ""]), "/".join(["", "home", ""]))
UNWANTED = (".pickle", ".pkl", ".pyc", ".sqlite", ".db", ".sav")


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """Files in git, and those that would be added."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_nothing_reaches_outside_the_repository(files: list[Path]) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} mentions {place}"
        for path in files
        for place in OUTSIDE
        if place.encode() in path.read_bytes()
    ]
    assert not wrong, "\n".join(wrong)


def test_no_saves_caches_or_databases(files: list[Path]) -> None:
    names = [path.relative_to(ROOT) for path in files]
    wrong = [str(name) for name in names if name.suffix in UNWANTED or name.parts[0] == "saves"]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock", "requirements-node.lock"])
def test_lock_pins_by_hash_and_names_no_host(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in lock
    assert "file:" not in lock
    assert "--index" not in lock
    starts = [line for line in lock.splitlines() if line and not line.startswith((" ", "#"))]
    assert all("==" in line and line.endswith("\\") for line in starts)


def test_the_client_lock_names_no_host() -> None:
    lock = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
