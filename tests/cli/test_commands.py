"""The commands other programs call: names, options, JSON keys and exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable import __version__
from sandtable.kernel.seal import Key, seal

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Answer = Callable[..., Any]
NATIONS = ["ussr", "germany", "uk", "japan", "usa"]
START_INCOMES = [40, 37, 36, 52, 18, 33, 17, 10, 10, 19]
"""Of Global 1940, nation by nation, those of the UK one after the other."""


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A short game of random players, its dice revealed."""
    path = tmp_path / "short.sandtable"
    done = run("selfplay", "classic", "--edition", "2nd", "--seed", 7, "--rounds", 1, "--out", path)
    assert done.returncode == 0, done.stderr
    return path


def test_version(run: Run) -> None:
    """A checkout changes from hour to hour and names no commit; a wheel does (tests/web/test_package.py)."""
    assert run("--version").stdout == f"sandtable {__version__} (from source)\n"


def test_the_installed_script_is_the_same_program() -> None:
    script = Path(sys.executable).with_name("sandtable")
    if not script.exists():
        pytest.skip("not installed as a script")
    done = subprocess.run([script, "--version"], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == f"sandtable {__version__} (from source)\n"


def test_games(run: Run, answer: Answer) -> None:
    (classic,) = (game for game in answer("games")["games"] if game["name"] == "classic")
    assert classic["rulesets"] == ["2nd", "3rd"]
    assert classic["seats"] == NATIONS
    assert classic["seatings"]["2"] == [["ussr", "uk", "usa"], ["germany", "japan"]]
    options = {option["name"]: option for option in classic["options"]}
    assert options["submerging_subs"]["default"] == {"2nd": False, "3rd": True}
    assert options["axis_economic"] | {"text": ""} == {
        "name": "axis_economic",
        "type": "int",
        "default": {"2nd": 84, "3rd": 84},
        "text": "",
        "high": 147,
    }
    assert all(option["text"] for option in options.values())
    assert "submerging_subs" in run("games").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        pytest.param(["nonsense"], "nonsense", id="unknown command"),
        pytest.param(["games", "--nonsense"], "--nonsense", id="unknown option"),
        pytest.param(["play"], "name a game", id="play what"),
        pytest.param(["play", "chess"], "unknown game 'chess'", id="unknown game"),
        pytest.param(["play", "classic", "--edition", "4th"], "there are 2nd, 3rd", id="unknown edition"),
        pytest.param(["play", "classic", "--people", "9"], "2 to 5 people", id="too many people"),
        pytest.param(["play", "classic", "--option", "x"], "name=value", id="option without a value"),
        pytest.param(["play", "classic", "--option", "x=1"], "unknown option 'x'", id="unknown rule option"),
        pytest.param(
            ["play", "classic", "--option", "axis_capitals=9"], "between 1 and 3", id="out of bounds"
        ),
        pytest.param(["play", "classic", "--salt", "x" * 201], "1 to 200", id="salt too long"),
        pytest.param(["play", "--load", "nowhere"], "No such file", id="load what is not there"),
        pytest.param(["selfplay", "classic"], "--out", id="selfplay to nowhere"),
        pytest.param(["selfplay", "classic", "--out", "x", "--rounds", "z"], "--rounds", id="not a number"),
        pytest.param(["selfplay", "classic", "--out", "x", "--rounds", "0"], "at least 1", id="no rounds"),
        pytest.param(["selfplay", "classic", "--out", "no/x", "--rounds", "1"], "no/x", id="no such folder"),
        pytest.param(["show", "nowhere"], "nowhere: No such file", id="show what is not there"),
        pytest.param(["verify", "."], "Is a directory", id="a folder is no save"),
        pytest.param(["case", "nowhere"], "no such file", id="case that is not there"),
        pytest.param(["case"], "no case files", id="no case at all"),
        pytest.param(
            ["moves", "classic", "--seat", "x", "--phase", "combat_move"], "unknown seat", id="seat"
        ),
        pytest.param(["moves", "classic", "--seat", "uk", "--phase", "place"], "unknown phase", id="phase"),
        pytest.param(["moves", "classic", "--seat", "uk"], "--phase", id="no phase"),
    ],
)
def test_wrong_usage_is_one_line_and_code_2(run: Run, args: list[str], said: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_the_same_selfplay_gives_the_same_bytes(run: Run, answer: Answer, tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    args = ("selfplay", "classic", "--edition", "3rd", "--rounds", 2, "--option", "axis_economic=100")
    summary = answer(*args, "--seed", 7, "--out", one)
    run(*args, "--seed", 7, "--out", two)
    run(*args, "--seed", 8, "--out", other)
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()
    assert set(summary) >= {"game", "ruleset", "seed", "entries", "result", "seconds", "file"}
    assert summary["result"] is None
    assert summary["entries"] > 100
    header = json.loads(one.read_bytes().splitlines()[0])
    assert header["setup"] == {"game": "classic", "ruleset": "3rd", "options": {"axis_economic": 100}}


def test_show(run: Run, answer: Answer, finished: Path) -> None:
    last = answer("show", finished)
    assert list(last) == ["game", "ruleset", "version", "at", "pending", "view"]
    assert (last["game"], last["ruleset"]) == ("classic", "2nd")
    assert last["at"] == last["version"] == len(finished.read_bytes().splitlines()) - 1
    start = answer("show", finished, "--at", 0)
    assert start["pending"] == {"type": "decide", "seats": ["ussr"], "what": "purchase"}
    assert start["view"]["position"]["ipc"] == {"ussr": 24, "germany": 32, "uk": 30, "japan": 25, "usa": 36}
    text = run("show", finished, "--at", 0).stdout
    assert re.search(r"karelia_ssr +│ ussr +│ 3 +│ ussr: 3 inf 1 arm 1 ftr 1 aa 1 ic", text)
    assert "After record 0" in text
    assert run("show", finished, "--at", 99999).returncode == 2


def test_verify_proves(run: Run, answer: Answer, finished: Path) -> None:
    assert run("verify", finished).returncode == 0
    report = answer("verify", finished)
    assert (report["verdict"], report["wrong"]) == ("proven", None)


def test_verify_names_the_first_wrong_die(run: Run, finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    spot = next(i for i, line in reversed(list(enumerate(lines))) if '"dice":[' in line)
    record = json.loads(lines[spot])
    found = record["dice"][-1]
    # A die that was a miss by far and stays one: the rules accept it, the key does not.
    for face in (6, 5, 4, 3, 2, 1):
        if face == found:
            continue
        record["dice"][-1] = face
        tampered = finished.with_name("tampered.sandtable")
        tampered.write_text("".join([*lines[:spot], json.dumps(record) + "\n", *lines[spot + 1 :]]))
        done = run("verify", tampered, "--json")
        if done.returncode != 2:
            break
    assert done.returncode == 1
    wrong = json.loads(done.stdout)["wrong"]
    position = len(record["dice"])
    assert wrong == {"record": record["n"], "position": position, "expected": found, "found": face}
    text = run("verify", tampered).stdout
    assert f"record {record['n']}, die {position}: expected {found}, found {face}" in text


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        pytest.param(lambda data: data[:-40], "cut short", id="cut short"),
        pytest.param(lambda data: b"hello\n" + data, "line 1: not a sandtable file", id="something else"),
        pytest.param(lambda data: data.replace(b'"n":3', b'"n":4', 1), "line 4", id="wrong number"),
        pytest.param(lambda data: b"\xff" + data, "line 1: not UTF-8", id="not text"),
        pytest.param(lambda data: b"", "line 1", id="empty"),
    ],
)
def test_unreadable_files_are_code_2_with_the_line(
    run: Run, finished: Path, damage: Callable[[bytes], bytes], said: str
) -> None:
    finished.write_bytes(damage(finished.read_bytes()))
    for command in ("verify", "show"):
        done = run(command, finished, "--json")
        assert done.returncode == 2
        assert re.search(said, done.stderr), done.stderr
        assert done.stdout == ""


def test_case(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.case", tmp_path / "bad.case"
    good.write_text("case starts\ngame classic 2nd\nexpect pending ussr purchase\n")
    bad.write_text(
        "case first\ngame classic 2nd\n\nexpect pending uk purchase\nexpect money uk 1\n"
        "case second\ngame classic 2nd\nexpect money uk 30\n"
        "case third\ngame classic 2nd\nexpect money usa 1\n"
    )
    assert run("case", good).stdout == "1 of 1 cases in 1 files passed.\n"
    done = run("case", tmp_path, "--json")
    assert done.returncode == 1
    answer = json.loads(done.stdout)
    assert (answer["ok"], answer["files"], answer["failed_files"]) == (False, 2, 1)
    assert (answer["cases"], answer["failed"]) == (4, 2)
    row = next(row for row in answer["results"] if not row["ok"])
    failure = row["failure"]
    assert (failure["line"], failure["expected"], failure["found"]) == (4, "uk purchase", "ussr purchase")
    assert (row["name"], row["cases"], row["failed"]) == ("first", 3, 2)
    assert [(one["case"], one["line"]) for one in row["failures"]] == [("first", 4), ("third", 11)]
    told = run("case", tmp_path)
    assert told.returncode == 1
    assert "bad.case:4: first" in told.stdout
    assert "bad.case:11: third" in told.stdout
    assert told.stdout.endswith("2 of 4 cases in 2 files passed.\n")


@pytest.mark.parametrize(
    ("seat", "phase", "space", "kind", "targets"),
    [
        (
            "germany",
            "combat_move",
            "germany",
            "infantry",
            "eastern_europe southern_europe switzerland western_europe",
        ),
        ("germany", "noncombat_move", "germany", "infantry", "eastern_europe southern_europe western_europe"),
        ("germany", "combat_move", "ukraine_ssr", "infantry", "caucasus eastern_europe karelia_ssr"),
        ("germany", "combat_move", "finland_norway", "infantry", "karelia_ssr sweden"),
        (
            "germany",
            "combat_move",
            "algeria",
            "infantry",
            "french_equatorial_africa french_west_africa libya",
        ),
        # The empty French colonies can be blitzed through, defended land and neutrals cannot.
        (
            "germany",
            "combat_move",
            "libya",
            "armor",
            "algeria anglo_egyptian_sudan belgian_congo french_equatorial_africa french_west_africa",
        ),
        ("germany", "combat_move", "sz_baltic", "submarine", "sz_united_kingdom"),
        # One gun a territory: Western and Southern Europe have theirs.
        ("germany", "noncombat_move", "germany", "aa_gun", "eastern_europe"),
        (
            "ussr",
            "combat_move",
            "sz_karelia",
            "transport",
            "sz_baltic sz_east_canada sz_united_kingdom sz_west_spain",
        ),
    ],
)
def test_moves(answer: Answer, seat: str, phase: str, space: str, kind: str, targets: str) -> None:
    found = answer("moves", "classic", "--edition", "2nd", "--seat", seat, "--phase", phase)
    assert found[space][kind] == targets.split()


def test_moves_of_planes_keep_a_landing(answer: Answer) -> None:
    found = answer("moves", "classic", "--seat", "germany", "--phase", "combat_move")
    western = found["western_europe"]["fighter"]
    assert "united_kingdom" in western, "two out, two back"
    assert "united_kingdom" not in found["germany"]["fighter"], "three out, two back"
    assert "sz_west_spain" in western, "a sea zone may be crossed and left again"
    assert "aa_gun" not in found["germany"]
    assert "industrial_complex" not in found["germany"]
    assert all(targets == sorted(targets) for kinds in found.values() for targets in kinds.values())


def test_moves_from_a_position(run: Run, answer: Answer, finished: Path) -> None:
    saved = answer("moves", "classic", "--seat", "usa", "--phase", "noncombat_move", "--position", finished)
    assert saved
    lone = finished.with_name("lone.case")
    lone.write_text("game classic 2nd\noption place.germany = germany: 1 inf\n")
    found = answer("moves", "classic", "--seat", "germany", "--phase", "combat_move", "--position", lone)
    assert set(found["germany"]) == {"infantry"}
    done = run("moves", "classic", "--seat", "uk", "--phase", "combat_move", "--position", "nowhere.case")
    assert done.returncode == 2


def test_moves_as_a_table(run: Run) -> None:
    text = run("moves", "classic", "--seat", "germany", "--phase", "combat_move").stdout
    assert re.search(r"algeria +│ infantry", text)


@pytest.mark.parametrize(("game", "totals"), [("classic", [24, 32, 30, 25, 36]), ("global40", START_INCOMES)])
def test_forecast(run: Run, answer: Answer, game: str, totals: list[int]) -> None:
    purses = answer("forecast", game)["purses"]
    assert [row["total"] for row in purses] == totals
    keys = {"nation", "purse", "land", "objectives", "convoy_most", "convoy_expected", "total"}
    assert all(set(row) == keys for row in purses)
    assert all(set(goal) == {"id", "amount", "holds"} for row in purses for goal in row["objectives"])
    assert purses[0]["purse"] in run("forecast", game).stdout


def test_forecast_from_a_position(run: Run, answer: Answer, finished: Path) -> None:
    assert len(answer("forecast", "classic", "--position", finished)["purses"]) == len(NATIONS)
    lone = finished.with_name("lone.case")
    lone.write_text("game global40\nposition empty\nunits sz_109 germany: 1 ss\n")
    found = {row["purse"]: row for row in answer("forecast", "global40", "--position", lone)["purses"]}
    assert found["uk_europe"]["convoy_most"] == 6
    assert found["uk_europe"]["convoy_expected"] == 2
    assert run("forecast", "attack").returncode == 2
    assert run("forecast", "classic", "--position", lone).returncode == 2


@pytest.mark.parametrize("command", ["show", "verify", "export", "play", "moves"])
def test_a_sealed_save_says_why_it_stays_shut(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "kiel.sandtable"
    file.write_bytes(seal(b'{"sandtable":1}\n', "attack", "2026-11-16", Key(house=b"somewhere else")))
    more: dict[str, tuple[object, ...]] = {
        "export": (file, "--out", tmp_path / "x.jsonl"),
        "play": ("--load", file),
        "moves": ("classic", "--seat", "ussr", "--phase", "combat_move", "--position", file),
    }
    done = run(command, *more.get(command, (file,)))
    assert done.returncode == 2
    assert done.stdout == ""
    assert "a sealed save: its players keep secrets until the game is over" in done.stderr
