"""The command `sandtable odds attack`: answers, refusals, and that the page names every key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from cyclopts import CycloptsError

from sandtable.cli.inputs import InputError
from sandtable.kernel import registry
from sandtable.odds.command import find, names

from ..commands import odds_command

command = odds_command("attack")

DOCS = Path(__file__).parents[3] / "docs" / "odds.md"


def answered(capsys: pytest.CaptureFixture[str], **words: Any) -> dict[str, Any]:
    command(**words, as_json=True)
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_games_with_odds_are_found_by_their_entry_points() -> None:
    assert names() == ("attack", "classic", "global40")
    assert set(names()) <= set(registry.names())
    with pytest.raises(LookupError, match="no odds for 'chess'; there are for attack, classic"):
        find("chess")


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        pytest.param({"attack": "4 inf 1 tank", "defend": "3 inf"}, "attacker takes", id="land"),
        pytest.param({"attack": "4 inf 1 tank", "defend": "neutral"}, "neutral troops", id="neutral"),
        pytest.param({"attack": "2 dd 1 bb", "defend": "2 ss"}, "sea control", id="sea"),
        pytest.param({"line": "dd ss bb", "defend": "ss ss cv"}, "holder loses", id="round"),
        pytest.param({"best_line": True, "attack": "2 dd 1 bb", "defend": "2 ss"}, "mixed lines", id="mixed"),
        pytest.param({"best_line": True, "attack": "2 dd", "defend": "ss bb"}, "best line: dd dd", id="best"),
        pytest.param(
            {"attack": "2 inf", "defend": "1 inf", "method": "play", "battles": 50},
            "50 battles played",
            id="played",
        ),
    ],
)
def test_people_are_shown_tables(
    words: dict[str, Any], seen: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command(**words)
    assert seen in capsys.readouterr().out


def test_a_file_of_battles_and_its_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "battles.txt"
    path.write_text("# three\n4 inf vs 3 inf; attacker=all\n1 bb vs 2 dd; name=narvik\n3 inf vs neutral\n")
    found = answered(capsys, file=path)["battles"]
    assert [one["kind"] for one in found] == ["land", "sea", "neutral"]
    assert found[0]["plan"]["attacker"] == "all"
    assert found[1]["name"] == "narvik"
    command(file=path)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("narvik" in line for line in lines)


def test_a_position_with_a_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "here.case"
    path.write_text(
        "case here\ngame attack base\nplayers brown green\nposition empty\n"
        "units poland brown: 5 inf\nunits ukraine green: 2 inf\nunits france green: 1 inf\nturn brown\n"
    )
    plan = ["choose move", "move 4 inf poland > ukraine"]
    found = answered(capsys, position=path, plan=plan)["battles"]
    alone = answered(capsys, attack="4 inf", defend="2 inf")
    assert [(one["name"], one["takes"]) for one in found] == [("ukraine", alone["takes"])]
    command(position=path)
    assert "There is no open battle." in capsys.readouterr().out
    with pytest.raises(InputError, match="plan: move 9 inf poland > ukraine: not_there"):
        command(position=path, plan=["choose move", "move 9 inf poland > ukraine"])


# Refusals


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param({"attack": "1 inf"}, "--defend is missing", id="no defender"),
        pytest.param({"defend": "1 inf"}, "--attack is missing", id="no attacker"),
        pytest.param({"attack": "3 mice", "defend": "1 inf"}, "attack: unknown unit 'mice'", id="unit"),
        pytest.param({"attack": "3 inf", "defend": "inf"}, "defend: write units like", id="no number"),
        pytest.param({"attack": "0 inf", "defend": "1 inf"}, "attack: a number from 1 on", id="none"),
        pytest.param({"attack": "99 inf", "defend": "1 inf"}, "attack: at most 60 units, not 99", id="many"),
        pytest.param({"attack": "1 inf 1 dd", "defend": "1 inf"}, "ships and army units", id="mixed"),
        pytest.param({"attack": "1 inf", "defend": "1 dd"}, "ships fight ships", id="land against sea"),
        pytest.param({"attack": "1 dd", "defend": "neutral"}, "ships fight ships", id="neutral ships"),
        pytest.param(
            {"attack": "1 inf", "defend": "1 inf", "attacker": "brave"},
            "attacker: 'brave' is none of screen, all, cheapest, none, optimal",
            id="policy",
        ),
        pytest.param(
            {"attack": "1 dd", "defend": "1 dd", "attacker": "all"},
            "attacker: 'all' is none of screen, any, best",
            id="lines",
        ),
        pytest.param({"attack": "1 inf", "defend": "1 inf", "goal": "fun"}, "goal: 'fun' is none", id="goal"),
        pytest.param({"attack": "1 inf", "defend": "1 inf", "method": "guess"}, "method: 'guess'", id="how"),
        pytest.param(
            {"attack": "1 inf", "defend": "1 inf", "method": "play", "battles": 0}, "battles: ", id="battles"
        ),
        pytest.param({"line": "dd inf", "defend": "dd"}, "line: a line names ships", id="line"),
        pytest.param({"line": "dd " * 9, "defend": "dd"}, "at most 8 ships, not 9", id="long line"),
        pytest.param({"best_line": True, "attack": "2 inf", "defend": "dd"}, "attack: name ships", id="army"),
        pytest.param(
            {"best_line": True, "attack": "9 dd 9 ss 9 bb 9 cv", "defend": "9 dd 9 ss 9 bb 9 cv"},
            "more than 5000 different lines",
            id="too many lines",
        ),
    ],
)
def test_bad_input_is_refused_in_one_line(words: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=re.escape(said)) as caught:
        command(**words)
    assert "\n" not in str(caught.value)


def test_a_bad_line_names_itself(tmp_path: Path) -> None:
    path = tmp_path / "battles.txt"
    path.write_text("3 inf vs 2 inf\n3 inf vs 2 inf; hue=red\n")
    with pytest.raises(InputError, match=r"battles.txt:2: cannot read 'hue=red'"):
        command(file=path)


# The page names every key


def documented(heading: str) -> set[str]:
    """The keys in the first column of the table under a heading of the chapter."""
    chapter = DOCS.read_text(encoding="utf-8").partition("\n## Attack!\n")[2].partition("\n## ")[0]
    section = chapter.partition(f"\n### {heading}\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", section.partition("| key")[2], flags=re.M)
    return set(re.findall(r"`(\w+)`", " ".join(rows)))


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        pytest.param("On land", {"attack": "3 inf", "defend": "2 inf"}, id="land"),
        pytest.param("Neutral regions", {"attack": "3 inf", "defend": "neutral"}, id="neutral"),
        pytest.param("Battles for the sea", {"attack": "2 dd", "defend": "1 bb"}, id="sea"),
        pytest.param("One round at sea", {"line": "dd", "defend": "bb"}, id="round"),
        pytest.param("Lines", {"best_line": True, "attack": "2 dd", "defend": "1 bb"}, id="lines"),
    ],
)
def test_every_key_of_an_answer_is_documented(
    heading: str, words: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert answered(capsys, **words).keys() == documented(heading)


def test_there_are_no_rule_options() -> None:
    with pytest.raises(CycloptsError, match="Unknown option"):
        command(attack="1 inf", defend="1 inf", option=["naval_line=all8"])
