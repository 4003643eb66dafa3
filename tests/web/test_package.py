"""What is handed on: the wheel, in an environment of its own, is the whole program with its page."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sandtable import __version__
from tests.server.serving import Server
from tests.web.conftest import STATIC
from tests.web.desk import ROOT, Open

LOCK = ROOT / "requirements-play.lock"
READY = (".venv/ready", ".venv-play/ready", str(STATIC.relative_to(ROOT) / "index.html"))
SOURCE = ("src", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")
ALONE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: object, cwd: Path) -> str:
    """What a command prints; it must end well."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=ALONE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel of `make wheel`, made of the client that is there: other tests are looking at it."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: run `make client`", pytrace=False)
    as_they_are = [word for name in READY for word in ("--assume-old", name)]
    run("make", *as_they_are, "wheel", f"DIST={tmp_path / 'dist'}", cwd=ROOT)
    (built,) = (tmp_path / "dist").glob("*.whl")
    return built


@pytest.fixture
def program(wheel: Path, tmp_path: Path) -> Path:
    """`sandtable` of an environment that was empty: the wheel and what the lock pins, nothing else.

    With hashes pip refuses whatever the wheel asks for and the lock does not have.
    """
    wanted, env = tmp_path / "wanted.txt", tmp_path / "env"
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    lock = LOCK.read_text(encoding="utf-8")
    wanted.write_text(f"{lock}\nsandtable @ {wheel.as_uri()} --hash=sha256:{digest}\n", encoding="utf-8")
    run(sys.executable, "-m", "venv", "--without-pip", env, cwd=tmp_path)
    install = [sys.executable, "-m", "pip", "--python", env, "install", "--quiet", "--no-compile"]
    run(*install, "--no-index", "--find-links", packages(), "--require-hashes", "-r", wanted, cwd=tmp_path)
    return env / "bin" / "sandtable"


def packages() -> Path:
    """A folder with all that the lock pins; fetched once, so that later runs need no network."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    folder = ROOT / "build" / "packages" / digest[:12]
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as half:
            fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps"]
            run(*fetch, "-r", LOCK, "--dest", Path(half, "all"), cwd=ROOT)
            Path(half, "all").rename(folder)
    return folder


@pytest.fixture
def house(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """The installed program, away from the source folder."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    with Server(tmp_path / "house", program=[str(program)]) as running:
        yield running


def test_the_wheel_is_the_whole_program(sit: Open, house: Server, program: Path, wheel: Path) -> None:
    desk = sit(in_full=True)
    desk.go()
    expect(desk.page.locator("footer")).to_contain_text(__version__)
    desk.page.get_by_role("link", name=re.compile("New game")).click()
    desk.page.get_by_role("button", name=re.compile("Two players at one table")).click()
    desk.await_board()
    desk.buy(infantry=8)
    desk.go_on("Buy and go on")
    desk.phase_is(1)
    desk.order("karelia_ssr", "finland_norway", infantry=3)
    expect(desk.page.locator(".lists .line")).to_have_count(1)
    replay = house.new().get("/replay.html")
    assert replay.status_code == 200, replay.text
    assert house.stderr.read_text() == ""
    names_its_commit(program)
    names_no_place(wheel)


def names_its_commit(program: Path) -> None:
    said = run(program, "--version", cwd=program.parent)
    commit = "[0-9a-f]{12}|from source"  # unpacked from an archive; without git nobody knows
    if (ROOT / ".git").exists():
        commit = run("git", "rev-parse", "--short=12", "HEAD", cwd=ROOT).strip()
    assert re.fullmatch(rf"sandtable {re.escape(__version__)} \(({commit})(-dirty)?\)\n", said), said


def names_no_place(wheel: Path) -> None:
    """Nothing in the wheel says where it was built."""
    with zipfile.ZipFile(wheel) as packed:
        assert not [name for name in packed.namelist() if str(ROOT).encode() in packed.read(name)]


def test_without_a_built_client_serve_says_so(tmp_path: Path) -> None:
    """`pip install .` works in a source folder as it comes out of git; the rest of the program too."""
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for name in SOURCE:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, source / name, ignore=shutil.ignore_patterns("static", "__pycache__")
            )
        else:
            shutil.copy(ROOT / name, source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--no-compile", "--target", target, source, cwd=tmp_path)

    def ask(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sandtable.cli.main", *args]
        env = ALONE | {"PYTHONPATH": str(target)}
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)

    assert ask("--version").stdout == f"sandtable {__version__} (from source)\n"
    refused = ask("serve", "--no-open", "--port", "0", "--data", str(tmp_path / "data"))
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1, refused.stderr
    assert "page for the browser is missing" in refused.stderr
    assert "make client" in refused.stderr
