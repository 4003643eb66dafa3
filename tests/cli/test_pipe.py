"""`play --json`: a program can play a game through a pipe."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from sandtable.kernel import save
from sandtable.kernel.protocol import Setup
from sandtable.kernel.registry import find
from sandtable.kernel.table import Table
from tests.cli.conftest import Run
from tests.nursery import nursery

CLASSIC = ("classic", "--edition", "2nd")


def talk(lines: list[str], folder: Path, game: tuple[str, ...] = CLASSIC) -> list[dict[str, Any]]:
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    done = nursery().run(["play", *game, "--json"], env, folder, "\n".join(lines) + "\n", timeout=300)
    done.check_returncode()
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


def whispers(answer: dict[str, Any]) -> list[list[str]]:
    return [event["seen_by"] for event in answer["events"] if "seen_by" in event]


def test_a_seat_hears_its_own_whispers_and_a_referee_all(tmp_path: Path) -> None:
    """Green rules the sea and allows a deal of blue and red: what they swap is for those two."""
    setup = Setup("attack", "base", seats=("red", "green", "blue"), options={"quick_setup": True})
    table = Table.new(find("attack"), setup, key=b"\1" * 32, game_id="g")
    table.throw_owed()
    file = tmp_path / "g.sandtable"
    save.write(table.log, file)
    orders = ["challenge", "end", "offer red nothing for nothing : peace", "accept", "allow"]
    heard = [whispers(answer) for answer in talk(orders, tmp_path, ("--load", str(file)))]
    assert heard == [[], [], [], [["blue", "red"]], [], []]
    heard = [whispers(answer) for answer in talk(orders, tmp_path, ("--load", str(file), "--seat", "all"))]
    assert heard == [[], [], [], [["blue", "red"]], [], [["blue", "red"]]]


def test_there_is_no_other_seat_to_name(run: Run) -> None:
    for words in (("--json", "--seat", "gray"), ("--seat", "all")):
        done = run("play", "attack", *words)
        assert done.returncode == 2
        assert "--seat all is only possible with --json" in done.stderr
