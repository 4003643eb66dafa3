"""Every case file holds, and so do the examples in the documents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.kernel.case import run_file, run_text

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "cases").rglob("*.case"))
DOCUMENTS = sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case_file(path: Path) -> None:
    result = run_file(path)
    assert result.ok, "\n".join(f"{found.case}, line {found.line}: {found}" for found in result.failures)


def test_there_are_case_files() -> None:
    assert FILES


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_cases_in_documents(path: Path) -> None:
    for block in re.findall(r"```\n(case .*?)```", path.read_text("utf-8"), re.DOTALL):
        result = run_text(block, path.name)
        assert result.ok, f"{path.name}: {result.failures}"


def test_every_case_names_its_rules() -> None:
    lacking = []
    for path in FILES:
        blocks = re.split(r"^case ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
        lacking += [f"{path.name}: {b.splitlines()[0]}" for b in blocks if "\nrule " not in b]
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("case x\nposition empty", 2, "a case begins with"),
        ("case x\ngame chess", 2, "unknown game"),
        ("case x\ngame classic 2nd\nunits nowhere germany: 1 inf", 3, "unknown space"),
        ("case x\ngame classic 2nd\nturn germany combat_move\ndo move 1 inf germany > libya", 4, "refused"),
        ("case x\ngame classic 2nd\nturn germany combat_move\nrefuse done : has_moved", 4, "allowed"),
        ("case x\ngame classic 2nd\nexpect money germany 31", 3, "32"),
        ("case x\ngame classic 2nd\ndice x", 3, "whole numbers"),
        ("case x\ngame classic 2nd\nturn germany combat_move round x", 3, "turn germany combat_move round 2"),
        ("case x\ngame classic 2nd\nturn germany combat_move 2", 3, "turn germany combat_move round 2"),
        ("case x\ngame classic 2nd\nbought 1 trn(inf)", 3, "plain kinds"),
        ("case x\ngame classic 2nd\nbought 0 inf", 3, "plain kinds"),
        ("case x\ngame classic 2nd\nunits germany", 3, "or none"),
        ("case x\ngame classic 2nd\nunits germany germany: 1 ftr@2", 3, "fresh pieces of germany"),
        ("case x\ngame classic 2nd\nunits russia ussr: 1 uk:inf", 3, "fresh pieces of ussr"),
        ("case x\ngame classic 2nd\nunits sz_baltic germany: 1 trn(inf>russia)", 3, "fresh pieces"),
        ("case x\ngame classic 2nd\nexpect units germany germany: 1 ftr@2", 3, "fresh pieces"),
        ("case x\ngame attack base\nposition empty\nturn gray round 0", 4, "turn red round 3"),
        ("case x\ngame classic 2nd\ndice 3", 3, "not_owed"),
        ("case x\ngame classic 2nd\nexpect winner germany japan military", 3, "nobody yet"),
    ],
)
def test_a_wrong_line_is_named(text: str, line: int, found: str) -> None:
    result = run_text(text)
    assert not result.ok
    assert result.failure is not None
    assert result.failure.line == line
    assert found in result.failure.found


def test_every_failing_case_is_reported() -> None:
    result = run_text(
        "game classic 2nd\nexpect money uk 1\n"
        "case two\ngame classic 2nd\nexpect money uk 1\nexpect money usa 1\n"
        "case three\ngame classic 2nd\nexpect money uk 30\n"
        "case four\ngame chess\n",
        "some/file.case",
    )
    assert (result.ok, result.cases, result.failed, result.name) == (False, 4, 3, "file")
    assert [(one.case, one.line) for one in result.failures] == [("file", 2), ("two", 5), ("four", 11)]
    assert result.failure == result.failures[0]


def test_a_file_without_a_line_has_no_case() -> None:
    assert run_text("# nothing\n").cases == 0


CLASSIC = "game classic 2nd\nposition empty\n"
ATTACK = (
    "game attack base\nplayers red green\nposition empty\nunits france red: 3 inf\nunits egypt green: 1 inf\n"
)


@pytest.mark.parametrize(
    ("arranged", "found"),
    [
        pytest.param(
            f"{CLASSIC}units karelia_ssr ussr: 1 inf | germany: 1 arm",
            "karelia_ssr: enemies in one territory: ussr, germany",
            id="classic: enemies in one territory",
        ),
        pytest.param(
            f"{CLASSIC}units ukraine_ssr ussr: 1 inf",
            "ukraine_ssr: units on enemy land: germany owns it",
            id="classic: units on enemy land",
        ),
        pytest.param(
            f"{CLASSIC}units turkey uk: 1 inf", "turkey: units on neutral land", id="classic: neutral land"
        ),
        pytest.param(
            f"{CLASSIC}units sz_baltic germany: 1 trn(inf,arm)",
            "sz_baltic: too much cargo",
            id="classic: too much cargo",
        ),
        pytest.param(
            f"{CLASSIC}units sz_baltic germany: 1 trn(uk:inf)",
            "sz_baltic: cargo of an enemy",
            id="classic: cargo of an enemy",
        ),
        pytest.param(
            f"{CLASSIC}units germany germany: 2 aa", "germany: more than one gun", id="classic: two guns"
        ),
        pytest.param(
            f"{CLASSIC}units sz_baltic germany: 1 ftr 1 bb | uk: 1 cv",
            "sz_baltic: aircraft without a carrier",
            id="classic: a fighter at sea beside an enemy's carrier",
        ),
        pytest.param(
            f"{CLASSIC}units sz_baltic germany: 1 bmb 1 cv",
            "sz_baltic: aircraft without a carrier",
            id="classic: a bomber on a carrier",
        ),
        pytest.param(
            f"{CLASSIC}units sz_baltic germany: 3 ftr 1 cv",
            "sz_baltic: aircraft without a carrier",
            id="classic: three fighters on a carrier",
        ),
        pytest.param(
            f"{CLASSIC}owner karelia_ssr germany\nunits karelia_ssr ussr: 1 ic",
            "karelia_ssr: a complex belongs to the owner of the land",
            id="classic: a complex of somebody else",
        ),
        pytest.param(
            f"{CLASSIC}owner russia neutral",
            "russia: the capital of ussr cannot be neutral",
            id="classic: a neutral capital",
        ),
        pytest.param(
            f"{ATTACK}units iberia red: 0 inf\nturn red",
            "iberia: a region of red without a unit",
            id="attack: an empty region",
        ),
        pytest.param(
            f"{ATTACK}capital red france\ncapital green france\nturn red",
            "france: the capitals of red and green in one region",
            id="attack: two capitals in a region",
        ),
        pytest.param(
            f"{ATTACK}capital red iberia\nturn red",
            "iberia: the capital of red in a neutral region",
            id="attack: a neutral capital",
        ),
        pytest.param(
            f"{ATTACK}units egypt none\nturn red",
            "green: without a region, and not out of the game",
            id="attack: a player without a region",
        ),
        pytest.param(
            f"{ATTACK}turn red used blitzkrieg move",
            "red: used blitzkrieg move: move_first",
            id="attack: a blitzkrieg before the move",
        ),
        pytest.param(
            f"{ATTACK}turn red used move produce trade naval",
            "red: used move produce trade naval: no_actions_left",
            id="attack: four actions",
        ),
    ],
)
@pytest.mark.parametrize(
    "line", ["do done", "refuse done : not_now", "allow done", "offers done", "expect pending x", "dice 1"]
)
def test_an_impossible_position_is_an_error_when_it_is_used(arranged: str, found: str, line: str) -> None:
    result = run_text(f"case x\n{arranged}\n{line}\n")
    assert result.failure is not None
    assert (result.failure.text, result.failure.found) == (line, found)
    again = run_text(f"case x\n{arranged}\n{line}\nimpossible\n")
    assert again.failure is None or again.failure.found != found


def test_a_position_may_be_impossible_while_it_is_arranged() -> None:
    lines = "units turkey uk: 1 inf\nunits sz_baltic germany: 1 ftr"
    mended = "owner turkey uk\nunits sz_baltic germany: 1 ftr 1 cv\nturn uk combat_move\nallow done"
    assert run_text(f"case x\n{CLASSIC}{lines}\n{mended}").ok


def test_what_is_arranged_later_is_looked_at_again() -> None:
    played = "turn uk combat_move\ndo done\n"
    result = run_text(f"case x\n{CLASSIC}{played}units turkey uk: 1 inf\nturn uk place\nallow done")
    assert result.failure is not None
    assert result.failure.found == "turkey: units on neutral land"


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_guns_by_edition(edition: str) -> None:
    lines = "position empty\nunits germany germany: 2 aa\nturn germany combat_move\nallow done"
    assert run_text(f"case x\ngame classic {edition}\n{lines}").ok is (edition == "3rd")


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_the_start_is_possible(edition: str) -> None:
    """Units that are arranged as they are: the whole start position is looked at."""
    assert run_text(f"case x\ngame classic {edition}\nmoney uk 30\nexpect money uk 30").ok


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("offers buy 11 inf", "offered", "buy 10 infantry"),
        ("offers not buy 10 inf", "not offered", "buy 10 infantry"),
        ("offers germany: buy 1 inf", "offered", "the menu of germany has no buy like that"),
        ("offers buy 1 inf germany", "a line that can be read", "cannot read units"),
        ("offers move 1 inf germany", "a line that can be read", "name where from"),
        ("offers not place 1 trn sz_baltic via germany", "a line that can be read", "leave them out"),
        ("offers not move 1 arm libya > algeria > libya", "a line that can be read", "leave them out"),
        ("offers not load 1 inf japan > sz_japan on uk:trn", "a line that can be read", "leave them out"),
    ],
)
def test_what_an_offers_line_says_when_it_fails(line: str, expected: str, found: str) -> None:
    result = run_text(f"case x\ngame classic 2nd\nturn uk purchase\n{line}")
    assert result.failure is not None
    assert result.failure.expected == expected
    assert found in result.failure.found
