"""A person at the keyboard: everything is typed through stdin into the real program."""

from __future__ import annotations

import json
import re
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., "subprocess.CompletedProcess[str]"]

QUIET_TURN = ["buy 8 inf", "done", "done", "done", "place 8 inf russia", "done"]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def records(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()[1:]]


def test_a_whole_turn_with_undo_redo_save_and_load(run: Run, tmp_path: Path) -> None:
    lines = [
        "buy 1 bmb",
        "undo",
        "redo",
        "undo",
        "buy 8 inf",
        "done",
        "move 2 inf russia > karelia",
        "save middle",
        "done",
        "move 1 arm russia > caucasus",
        "place 3 inf russia",
        "done",
        "1 2 russia",
        "place 6 inf karelia",
        "done",
        "load middle.sandtable",
        "log",
        "quit",
        "this is never read",
    ]
    done = run("play", "classic", "--edition", "2nd", "--people", 2, text=typed(*lines))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "U.S.S.R. buys 8 inf." in done.stdout
    assert "That belongs to another phase; this is noncombat_move. (rule 7.place)" in done.stdout
    assert "U.S.S.R. places 6 inf in karelia_ssr." in done.stdout
    assert "Round 1, Germany: purchase" in done.stdout
    assert "(player 2)" in done.stdout
    after_load = done.stdout.rpartition("> load middle")[2]
    assert "Round 1, U.S.S.R.: combat move" in after_load
    assert "ussr: move 2 inf russia > karelia_ssr" in after_load
    middle = records(tmp_path / "middle.sandtable")
    assert [record.get("undo", 0) for record in middle].count(1) == 2
    assert not any("reveal" in record for record in middle)
    assert "never read" not in done.stdout


def test_a_battle_shows_its_dice(run: Run) -> None:
    lines = ["done", "move 3 inf karelia > ukraine", "move 2 arm russia > ukraine", "done", "fight ukraine"]
    done = run("play", "classic", text=typed(*lines))
    assert re.search(r"attack in ukraine_ssr:  at 1: \d.* at 3: \d.*\(\d hits?\)", done.stdout)
    assert done.returncode == 0


def test_menus_can_be_played_by_number(run: Run) -> None:
    done = run("play", "classic", text=typed("2", "3", "options armor", "99", "3 0", "2 1", "options 1"))
    assert "How many (1 to 8)? 3" in done.stdout
    assert "  buy 3 inf" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "1 to 1 can be chosen here, not 0" in done.stdout
    assert "U.S.S.R. buys 1 arm." in done.stdout


def test_mistakes_are_explained_and_change_nothing(run: Run, data_home: Path) -> None:
    lines = ["buy 99 inf", "fly me to the moon", "move 1 inf x > y", "undo", "redo", "board atlantis", "save"]
    done = run("play", "classic", text=typed(*lines, "load nowhere", "remove 7", "log x", "concede moon"))
    for said in (
        "That costs 297 IPC; you have 24. (rule 3.buy)",
        "Unknown order 'fly'",
        "Unknown space 'x",
        "There is nothing to undo",
        "There is nothing to redo",
        "Unknown space 'atlantis'; a board can be asked for allies, axis",
        "Name a file: save FILE",
        "nowhere: No such file",
        "Record 7 is not an order in effect",
        "There is no side moon.",
    ):
        assert said in done.stdout
    (autosave,) = (data_home / "sandtable" / "autosave").iterdir()
    assert [list(record) for record in records(autosave)] == [["n", "segment", "commit"]]


def test_boards(run: Run) -> None:
    words = ["", " axis", " japan", " africa", " sea", " land", " ukraine"]
    done = run("play", "classic", text=typed(*(f"board{word}" for word in words)))
    boards = done.stdout.split("> board")[1:]
    assert re.search(r"japan +│ axis +│ 25 +│ 25 +│ held", boards[0])
    assert "Neutral: afghanistan" in boards[0]
    assert "karelia_ssr" not in boards[1]
    assert "libya" in boards[1]
    assert "libya" not in boards[2]
    assert "sz_west_mediterranean" in boards[3]
    assert "germany: 3 inf 2 arm 1 ftr" in boards[6]


def test_the_dice_key_is_private_and_revealed_at_the_next_load(run: Run, data_home: Path) -> None:
    """The dice of a running game are unproven (3); once it is taken up again the old ones are proven (0)."""
    fight = ["done", "move 3 inf karelia > ukraine", "done", "fight ukraine"]
    run("play", "classic", "--salt", "we stir", text=typed(*fight))
    (first,) = (data_home / "sandtable" / "autosave").iterdir()
    (key,) = (data_home / "sandtable" / "keys").iterdir()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert key.read_text().strip() not in first.read_text()
    assert {"by": "players", "salt": "we stir"}.items() <= records(first)[1].items()
    assert run("verify", first).returncode == 3

    done = run("play", "classic", "--load", first, text="")
    assert done.returncode == 0, done.stderr
    (second,) = set((data_home / "sandtable" / "autosave").iterdir()) - {first}
    assert key.read_text().strip() in second.read_text()
    assert run("verify", second).returncode == 0

    key.unlink()
    done = run("play", "--load", first, text="")
    assert "The key of dice segment 1 is not here" in done.stdout


def test_the_end_of_a_game_reveals(run: Run, data_home: Path, tmp_path: Path) -> None:
    fight = ["done", "move 3 inf karelia > ukraine", "done", "fight ukraine", "concede axis"]
    done = run("play", "classic", text=typed(*fight, "done", "save end", "board", "quit"))
    assert "won (conceded)" in done.stdout
    assert "the dice are proven" in done.stdout
    assert "The game is over; you can look at it" in done.stdout
    assert run("verify", tmp_path / "end.sandtable").returncode == 0


def test_whoever_must_decide_can_resign_after_a_question(run: Run, tmp_path: Path) -> None:
    done = run("play", "classic", text=typed("resign", "no", "resign", "yes", "resign", "save end", "quit"))
    assert "Never mind." in done.stdout
    assert "won (conceded)" in done.stdout
    assert "Nobody can resign now" in done.stdout
    assert records(tmp_path / "end.sandtable")[-2:][0]["do"] == {"act": "concede", "side": "allies"}
    assert run("verify", tmp_path / "end.sandtable").returncode == 0


def test_an_order_taken_out_of_the_middle(run: Run) -> None:
    lines = ["buy 1 inf", "buy 1 arm", "buy 1 sub", "remove 3", "log"]
    done = run("play", "classic", text=typed(*lines))
    kept = done.stdout.rpartition("> log")[2]
    assert "buy 1 inf" in kept
    assert "buy 1 sub" in kept
    assert "buy 1 arm" not in kept


def test_another_game_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.sandtable"
    notes.write_text("dear diary")
    done = run("play", "classic", text=typed("save notes.sandtable", "save mine", "buy 1 inf", "save mine"))
    assert "exists and is not this game" in done.stdout
    assert notes.read_text() == "dear diary"
    assert done.stdout.count("Saved: mine.sandtable") == 2


def test_loading_needs_no_edition_and_takes_none(run: Run, tmp_path: Path) -> None:
    run("play", "classic", "--edition", "3rd", text=typed(*QUIET_TURN, "save third"))
    assert "Germany: purchase" in run("play", "--load", "third.sandtable", text="").stdout
    assert run("play", "classic", "--edition", "2nd", "--load", "third.sandtable").returncode == 2


def test_without_a_place_to_save_the_game_goes_on(run: Run, data_home: Path) -> None:
    data_home.write_text("a file where the folder should be")
    done = run("play", "classic", text=typed("buy 1 inf"))
    assert done.returncode == 0
    assert "No autosave" in done.stdout
    assert "U.S.S.R. buys 1 inf." in done.stdout
