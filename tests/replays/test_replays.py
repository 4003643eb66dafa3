"""Golden replays: whole games whose every turn end must stay as it is, and saves that must open forever.

`*.sandtable` are the games, `*.turns` the position's digest and a short text at each turn end. They change
only on purpose: run `pytest tests/replays --rewrite-turns`, and say in the commit why.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from sandtable.kernel import save
from sandtable.kernel.seal import Key, unseal
from sandtable.kernel.verify import verify

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.sandtable"))
SAVES = sorted((HERE.parent / "saves").rglob("*.sandtable"))
SEALED = sorted((HERE.parent / "saves").rglob("*.sealed"))
PASSPHRASE = "drei Möwen über Kiel"


def turns_of(path: Path) -> str:
    """One line per turn end: record, whose turn comes, digest of the state, money and number of pieces."""
    log = save.read(path)
    lines = []
    last = None
    for n, _ in log.line:
        state = log.state_at(n)
        mark = (state.round, state.seat)
        if mark != last:
            last = mark
            digest = hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]
            pieces = sum(pile.count for piles in state.units.values() for pile in piles)
            money = " ".join(f"{nation} {ipc}" for nation, ipc in state.ipc.items())
            lines.append(f"{n} round {state.round} {state.seat} {digest} | {money} | {pieces} pieces")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_replay(path: Path, request: pytest.FixtureRequest) -> None:
    golden = path.with_suffix(".turns")
    turns = turns_of(path)
    if request.config.getoption("--rewrite-turns"):
        golden.write_text(turns, "utf-8")
    assert turns == golden.read_text("utf-8")


def test_there_are_games_of_both_editions() -> None:
    assert {path.stem.split("_")[1] for path in GAMES if path.stem.startswith("classic")} == {"2nd", "3rd"}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_saves_open(path: Path) -> None:
    log = save.read(path)
    assert log.version > 0
    expected = 3 if "running" in path.stem else 0
    assert verify(log).exit_code == expected


@pytest.mark.parametrize("path", SEALED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_sealed_saves_open(path: Path) -> None:
    assert save.load(unseal(path.read_bytes(), Key(PASSPHRASE))).version > 0


def test_each_release_has_saves() -> None:
    assert {path.parent.name for path in SAVES} >= {"0.1.0", "0.2.0"}
    assert {path.parent.name for path in SEALED} >= {"0.2.0"}
