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
