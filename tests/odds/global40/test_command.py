"""`sandtable odds global40`: what it answers, and that the page names every key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.inputs import InputError
from tests.odds.commands import odds_command

DOCS = Path(__file__).parents[3] / "docs" / "odds.md"
SIDES = {"attack": "germany: 3 inf 1 arm", "defend": "france: 2 inf | uk: 1 arm"}
LANDING = {
    "attack": "uk: 1 ftr",
    "fleet": "uk: 1 dd 1 tr(inf,inf)",
    "ships": "germany: 1 ss",
    "defend": "germany: 1 inf",
}
command = odds_command("global40")


def documented(heading: str, level: str = "###") -> set[str]:
    """The keys in the first column of the first table of a section."""
    section = DOCS.read_text(encoding="utf-8").partition(f"{level} {heading}\n")[2]
    table = section.partition("| key | meaning |")[2].partition("\n\n")[0]
    return set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]*) \|", table, flags=re.M))))


def told(capsys: pytest.CaptureFixture[str], **words: Any) -> Any:
    command(**words, as_json=True)
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("words", [SIDES, LANDING, {**SIDES, "method": "play", "battles": 5}])
def test_battles_have_the_keys_of_classic(words: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, **words)
    for one in (found, *found["sea"]):
        assert one.keys() == documented("The answer", "##")


def test_every_key_of_a_raid_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, raid=True, attack="uk: 2 bmb 1 ftr", defend="germany: 1 ftr 1 maj", damage="5 maj")
    targets = found["targets"]["major_factory"]
    assert found.keys() == documented("Raids of Global 1940")
    assert targets.keys() == {"damage", "expected_damage", "full"}
    assert sum(targets["damage"].values()) == pytest.approx(1)


def test_every_key_of_convoys_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, convoy=True, attack="germany: 3 ss", defend="uk:", at="sz_109")
    assert found.keys() == documented("Convoys")
    assert found["purses"]["uk_europe"].keys() == {"convoy", "expected"}


def test_a_file_of_battles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "battles.txt"
    path.write_text("germany: 3 inf vs france: 2 inf; at=france\njapan: 2 ss vs usa: 1 tr; name=hunt\n")
    found = told(capsys, file=path)["battles"]
    assert [one["name"] for one in found] == ["germany: 3 inf vs france: 2 inf", "hunt"]
    path.write_text("germany: 3 inf vs france: 2 tank; hue=red\n")
    with pytest.raises(InputError, match=r"battles.txt:1: cannot read 'hue=red'"):
        command(file=path)


def test_a_position_with_a_plan_and_its_convoys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "here.case"
    path.write_text("case here\ngame global40 2nd\nunits sz_109 germany: 3 ss\nturn germany combat_move\n")
    plan = ["move 4 inf 2 art greater_southern_germany > yugoslavia"]
    found = told(capsys, position=path, plan=plan)["battles"]
    assert ("land", "yugoslavia") in {(one["kind"], one["space"]) for one in found}
    convoys = told(capsys, position=path, convoy=True)["battles"]
    assert "uk" in {one["nation"] for one in convoys}


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(SIDES, id="a battle"),
        pytest.param({"raid": True, "attack": "uk: 2 bmb", "defend": "germany: 1 min"}, id="a raid"),
        pytest.param(
            {"convoy": True, "attack": "germany: 1 ss", "defend": "uk:", "at": "sz_109"}, id="convoys"
        ),
    ],
)
def test_it_is_told_in_tables(words: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    command(**words)
    assert "chance" in capsys.readouterr().out


def test_a_side_that_is_missing_is_named() -> None:
    with pytest.raises(InputError, match="--defend is missing; write --defend 'france: 2 inf'"):
        command(attack="germany: 1 inf")
