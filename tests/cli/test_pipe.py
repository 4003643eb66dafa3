"""`play --json`: a program can play a game through a pipe."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def talk(lines: list[str], folder: Path) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "sandtable.cli.main", "play", "classic", "--edition", "2nd", "--json"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_orders_refusals_undo_and_view(tmp_path: Path) -> None:
    out = talk(
        [
            "buy 8 inf",
            "buy 1 inf",
            "nonsense",
            "undo",
            "redo",
            "germany: done",
            "done",
            "view",
            "quit",
            "done",
        ],
        tmp_path,
    )
    assert out[0]["pending"] == {"type": "decide", "seats": ["ussr"], "what": "purchase"}
    assert {offer["verb"] for offer in out[0]["menus"]["ussr"]} == {"research", "buy", "done"}
    assert out[1]["events"][0]["what"] == "bought"
    assert out[2]["refused"]["reason"] == "cannot_pay"
    assert "unknown order" in out[3]["error"]
    assert out[4]["undone"] == 1
    assert out[5]["redone"] == 1
    assert out[6]["refused"]["reason"] == "not_your_decision"
    assert out[7]["pending"]["what"] == "combat_move"
    assert out[8]["view"]["position"]["bought"] == {"infantry": 8}
    assert len(out) == 9
    versions = [answer["version"] for answer in out]
    assert versions == sorted(versions)


def test_the_table_speaks_too_and_the_dice_are_revealed(tmp_path: Path) -> None:
    out = talk(["table: concede axis", f"save {tmp_path / 'end.sandtable'}", "done"], tmp_path)
    assert out[1]["pending"]["type"] == "over"
    assert out[2]["saved"]
    assert "over" in out[3]["error"]
    assert '"reveal"' in (tmp_path / "end.sandtable").read_text("utf-8")
