"""A game that can never be lost: killed in the middle, it goes on from the autosave."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from sandtable.kernel import save
from sandtable.kernel.verify import verify


def test_killed_in_the_middle(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-u", "-m", "sandtable.cli.main", "play", "classic", "--edition", "3rd"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
    ) as process:
        assert process.stdin is not None
        process.stdin.write(
            "buy 8 inf\ndone\nmove 3 inf 1 arm karelia > finland_norway\ndone\nfight finland\n"
        )
        process.stdin.flush()
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline and not _has_dice(tmp_path):
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=180)
    (kept,) = (tmp_path / "sandtable" / "autosave").glob("*.sandtable")
    log = save.read(kept)
    assert log.entries[-1].dice or log.state.battle, "killed in the middle of a battle, or by its last dice"
    assert verify(log).exit_code == 3

    resumed = subprocess.run(
        [*command[:5], "--load", str(kept)],
        input="quit\n", capture_output=True, text=True, timeout=180, env=env, check=True,
    )  # fmt: skip
    where = "finland_norway" if log.state.battle else "noncombat move"
    assert where in resumed.stdout
    newest = max((tmp_path / "sandtable" / "autosave").glob("*.sandtable"), key=lambda p: p.stat().st_mtime)
    again = save.read(newest)
    assert again.state == log.state
    assert len(again.dice.segments) == 2
    assert again.dice.segments[0].key, "the old dice are revealed with the key that this machine kept"


def _has_dice(folder: Path) -> bool:
    return any('"dice"' in path.read_text("utf-8") for path in folder.rglob("*.sandtable"))
