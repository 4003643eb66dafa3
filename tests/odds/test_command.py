"""The command `sandtable odds classic`: answers, refusals, and that the page names every key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.inputs import InputError

from .commands import odds_command

command = odds_command("classic")

DOCS = Path(__file__).parents[2] / "docs" / "odds.md"
KEYS = {
    "attacker_wins",
    "defender_wins",
    "both_destroyed",
    "retreat",
    "takes_territory",
    "survivors",
    "losses",
    "swing",
    "rounds",
}

LANDING = {
    "attack": "uk: 1 ftr",
    "defend": "germany: 1 inf 1 aa",
    "fleet": "uk: 1 bb 1 trn(inf,inf)",
    "ships": "germany: 1 sub",
}


def test_the_command_answers_json(capsys: pytest.CaptureFixture[str]) -> None:
    command(attack="germany: 3 inf", defend="ussr: 2 inf", as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert found.keys() >= KEYS
    assert found["orders"]["attacker"] == "cheapest"


def test_the_command_draws_bars(capsys: pytest.CaptureFixture[str]) -> None:
    command(attack="germany: 3 inf", defend="ussr: 2 inf")
    assert "█" in capsys.readouterr().out


def test_a_file_of_battles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "battles.txt"
    path.write_text("# two\ngermany: 3 inf vs ussr: 2 inf; rounds=2\njapan: 1 bb vs usa: 1 trn; name=wake\n")
    command(file=path, as_json=True)
    found = json.loads(capsys.readouterr().out)["battles"]
    assert [one["kind"] for one in found] == ["land", "sea"]
    assert found[0]["retreat"] > 0
    assert found[1]["name"] == "wake"


def test_a_bad_line_names_itself(tmp_path: Path) -> None:
    path = tmp_path / "battles.txt"
    path.write_text("germany: 3 inf vs ussr: 2 inf\ngermany: 3 mice vs ussr: 2 inf\n")
    with pytest.raises(InputError, match=r"battles.txt:2: attack: unknown unit 'mice'"):
        command(file=path)


def test_odds_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "here.case"
    path.write_text(
        "case here\ngame classic 2nd\nposition empty\nunits germany germany: 3 inf\n"
        "units eastern_europe ussr: 1 inf\nowner eastern_europe ussr\nturn germany combat_move\n"
    )
    command(position=path, plan=["move 3 inf germany > eastern_europe"], as_json=True)
    found = json.loads(capsys.readouterr().out)["battles"]
    assert [one["space"] for one in found] == ["eastern_europe"]


def test_a_position_is_answered_with_the_orders_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "here.case"
    path.write_text(
        "case here\ngame classic 2nd\nposition empty\nunits germany germany: 3 inf\n"
        "units eastern_europe ussr: 3 inf\nowner eastern_europe ussr\nturn germany combat_move\n"
    )
    plan = ["move 3 inf germany > eastern_europe"]
    command(position=path, plan=plan, orders="weakest", rounds=1, as_json=True)
    found = json.loads(capsys.readouterr().out)["battles"][0]
    assert found["orders"]["rounds"] == 1
    assert list(found["rounds"]) == ["1"]


# Refusals


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param({"attack": "germany: 1 inf"}, "--defend is missing", id="no defender"),
        pytest.param({"defend": "ussr: 1 inf"}, "--attack is missing", id="no attacker"),
        pytest.param({}, "--attack is missing", id="nothing"),
        pytest.param({"raid": True, "attack": "uk: 1 bmb"}, "--defend is missing", id="a raid on nobody"),
        pytest.param(
            {"attack": "germany: 1 inf", "defend": "ussr: 1 inf", "rounds": -1},
            "rounds: a number from 0 on, not -1",
            id="negative rounds",
        ),
    ],
)
def test_both_sides_must_be_named(words: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        command(**words)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param({"attack": "germany: 1 inf", "defend": "ussr:"}, id="nobody defends"),
        pytest.param({"attack": "germany:", "defend": "ussr: 1 inf"}, id="nobody attacks"),
        pytest.param({"raid": True, "attack": "uk: 1 bmb", "defend": "germany:"}, id="no gun"),
        pytest.param({k: v for k, v in LANDING.items() if k != "attack"}, id="the attack is the fleet"),
    ],
)
def test_an_empty_side_may_be_named(words: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    command(**words, as_json=True)
    assert json.loads(capsys.readouterr().out)["kind"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        pytest.param("germany: 3 mice vs ussr: 2 inf", "attack: unknown unit 'mice'", id="unit"),
        pytest.param("germany: 3 inf vs ussr: 0 inf", "defend: '0 inf'", id="none"),
        pytest.param("germany: 3 inf vs", "write 'germany: 3 inf vs ussr: 2 inf', not", id="no defender"),
        pytest.param(
            "germany: 1 inf vs ussr: 1 inf; rounds=-1", "rounds: a number from 0 on, not -1", id="minus"
        ),
        pytest.param(
            "germany: 1 inf vs ussr: 1 inf; rounds=two", "rounds: a number from 0 on, not 'two'", id="two"
        ),
        pytest.param("germany: 1 inf vs ussr: 1 inf; rounds", "cannot read 'rounds'", id="no value"),
        pytest.param("germany: 1 inf vs ussr: 1 inf; rounds=1; rounds=2", "rounds: said twice", id="twice"),
        pytest.param(
            "germany: 1 inf vs ussr: 1 inf; orders=bogus", "orders: 'bogus' is neither", id="orders"
        ),
        pytest.param("germany: 1 inf vs ussr: 1 inf; hue=red", "cannot read 'hue=red'", id="unknown part"),
    ],
)
def test_an_error_in_a_file_names_line_and_part(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "battles.txt"
    path.write_text(f"# one line\n{line}\n")
    with pytest.raises(InputError, match=re.escape(f"battles.txt:2: {said}")):
        command(file=path)


# How it looks


def test_many_battles_fit_into_80_columns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "battles.txt"
    path.write_text(
        "germany: 3 inf 2 arm 1 ftr vs ussr: 4 inf 1 arm\n"
        "germany: 30 bmb vs ussr: 30 ftr; name=far_too_long_a_name_for_one_line\n"
        "uk: 1 bb 1 trn(inf) vs germany: 1 inf; ships=germany: 1 sub\n"
    )
    command(file=path)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    for figures in ("83.1 14.7 2.2 0.0 74.1 +2.95 3.13", "battle kind wins loses both retreat takes swing"):
        assert any(figures in " ".join(line.split()) for line in lines)
    assert any("landing" in line for line in lines)


# The page names every key


def documented(heading: str) -> list[set[str]]:
    """The keys in the first column of each table of a section."""
    section = DOCS.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    tables = section.split("| key | meaning |")[1:]
    rows = [re.findall(r"^\| (`[^|]*) \|", table.partition("\n\n")[0], flags=re.M) for table in tables]
    return [set(re.findall(r"`(\w+)`", " ".join(table))) for table in rows]


@pytest.mark.parametrize(
    "words",
    [
        pytest.param({"attack": "germany: 3 inf", "defend": "ussr: 2 inf"}, id="land"),
        pytest.param({"attack": "germany: 3 inf", "defend": "ussr: 2 inf", "orders": "both"}, id="optimal"),
        pytest.param({"attack": "germany: 2 sub", "defend": "uk: 1 trn"}, id="sea"),
        pytest.param(LANDING, id="landing"),
        pytest.param({**LANDING, "method": "play", "battles": 20}, id="played"),
    ],
)
def test_every_key_of_an_answer_is_documented(
    words: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    command(**words, as_json=True)
    found = json.loads(capsys.readouterr().out)
    keys, orders = documented("The answer")
    for one in (found, *found["sea"]):
        assert one.keys() == keys
        assert one["orders"].keys() == orders
        assert one["method"] == words.get("method", "exact")
    assert bool(found["sea"]) == ("ships" in words)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param({"raid": True, "attack": "uk: 1 bmb", "defend": "germany: 1 aa"}, id="raid"),
        pytest.param({"rockets": True}, id="rocket"),
    ],
)
def test_every_key_of_a_raid_is_documented(words: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    command(**words, as_json=True)
    assert json.loads(capsys.readouterr().out).keys() == documented("Raids and rockets")[0]


# Options


def test_rule_options_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    sides = {"attack": "germany: 2 sub", "defend": "uk: 1 trn"}
    command(**sides, option=["unit.all.submarine.attack=6"], as_json=True)
    assert json.loads(capsys.readouterr().out)["rounds"] == {"1": 1.0}
    with pytest.raises(InputError, match="unknown option 'bogus'"):
        command(**sides, option=["bogus=3"])


def test_a_position_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "here.case"
    path.write_text("case here\ngame attack base\nplayers brown green\nposition empty\n")
    with pytest.raises(InputError, match=r"here.case is a game of attack, not of classic"):
        command(position=path)
